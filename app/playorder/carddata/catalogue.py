"""stop-gap"""
from __future__ import annotations
import difflib, json, os
from pathlib import Path
from playorder.carddata.cards import CardData, CardType
ERA_SETS = frozenset("CORE EXPERT1 HOF NAXX GVG BRM TGT LOE REWARD PROMO".split())
class UnknownCard(KeyError):
    def __init__(self, reference, near=()):
        super().__init__(reference); self.reference=reference; self.near=tuple(near)
class AmbiguousCard(ValueError):
    def __init__(self, reference, candidates):
        super().__init__(reference); self.reference=reference; self.candidates=tuple(candidates)
KW={"TAUNT":"taunt","DIVINE_SHIELD":"divine_shield","CHARGE":"charge","WINDFURY":"windfury","STEALTH":"stealth","IMMUNE":"immune","POISONOUS":"poisonous","CANT_ATTACK":"cant_attack","FORGETFUL":"forgetful","CANT_BE_TARGETED_BY_SPELLS":"cant_be_targeted_by_spells","CANT_BE_TARGETED_BY_HERO_POWERS":"cant_be_targeted_by_hero_powers","SECRET":"secret","CHOOSE_ONE":"choose_one","BATTLECRY":"battlecry","COMBO":"combo","DEATHRATTLE":"deathrattle","INSPIRE":"inspire"}
ERA={"EX1_169":{},"NEW1_019":{"attack":3},"EX1_029":{"attack":2},"EX1_166":{"health":4},"CS2_203":{"cost":2},"EX1_005":{"cost":3},"CS2_084":{"cost":0},"CS2_233":{"cost":2},"EX1_571":{"cost":6},"EX1_089":{"cost":3,"attack":4,"health":2},"EX1_620":{"cost":20},"CS2_045":{"cost":1},"CS2_108":{"cost":1},"CS2_103":{"cost":3},"CS2_188":{"attack":2},"CS2_106":{"cost":2},"EX1_246":{"cost":3}}
POW={"HERO_01":"CS2_102","HERO_02":"CS2_049","HERO_03":"CS2_083b","HERO_04":"CS2_101","HERO_05":"DS1h_292","HERO_06":"CS2_017","HERO_07":"CS2_056","HERO_08":"CS2_034","HERO_09":"CS1h_001","EX1_323h":"EX1_tk33","BRM_027h":"BRM_027p"}
def _parse():
    from hearthstone import cardxml
    from hearthstone.enums import CardSet, CardClass, Race, Rarity
    import xml.etree.ElementTree as ET, hearthstone_data
    from importlib.resources import files
    root=ET.parse(str(files("hearthstone_data")/"CardDefs.xml")).getroot()
    out=[]
    def nm(E,v):
        try: return E(v).name
        except ValueError: return ""
    for e in root.findall("Entity"):
        t={x.get("name"):int(x.get("value")) for x in e.findall("Tag") if x.get("type")=="Int"}
        ids={int(x.get("enumID")):int(x.get("value")) for x in e.findall("Tag") if x.get("type")=="Int"}
        name=[x.findtext("enUS") for x in e.findall("Tag") if x.get("enumID")=="185"]
        master=e.findtext("MasterPower")
        req=[]
        for p in e.findall("Power"):
            for r in p.findall("PlayRequirement"):
                req.append((int(r.get("reqID")),int(r.get("param") or 0)))
        hp=[x.get("cardID") for x in e.findall("Tag") if x.get("enumID")=="380"]
        race=nm(Race,t.get("CARDRACE",0)); race={"INVALID":"","MECHANICAL":"MECH","PET":"BEAST","ELEMENTAL":""}.get(race,race)
        cid=e.get("CardID")
        out.append(dict(id=cid,dbf=int(e.get("ID")),name=(name or [""])[0] or "",type=t.get("CARDTYPE",0),cost=t.get("COST",0),attack=t.get("ATK",0),health=t.get("HEALTH",0),durability=t.get("DURABILITY",0),armor=t.get("ARMOR",0),card_class=nm(CardClass,t.get("CLASS",0)),race=race,card_set=nm(CardSet,t.get("CARD_SET",0)),rarity=nm(Rarity,t.get("RARITY",0)),collectible=bool(t.get("COLLECTIBLE")),elite=bool(t.get("ELITE")),keywords=sorted(v for k,v in KW.items() if t.get(k)),spell_power=t.get("SPELLPOWER",0),overload=t.get("OVERLOAD_OWED",0) if t.get("OVERLOAD") else 0,entourage=[x.get("cardID") for x in e.findall("EntourageCard")],requirements=sorted(set(req)),hero_power=(hp or [POW.get(cid)])[0],tags=t,one_turn=bool(t.get("TAG_ONE_TURN_EFFECT"))))
    return out
TY={3:CardType.HERO,4:CardType.MINION,5:CardType.SPELL,6:CardType.ENCHANTMENT,7:CardType.WEAPON,10:CardType.HERO_POWER,1:CardType.GAME,2:CardType.PLAYER}
class Catalogue:
    def __init__(self, rows, edition):
        self.cards={}
        for r in rows:
            r=dict(r); r.update(ERA.get(r["id"],{}))
            r["type"]=TY.get(r["type"],CardType.OTHER)
            if r["type"] is CardType.WEAPON: r["durability"]=r["durability"] or r["health"]; r["health"]=0
            r["keywords"]=frozenset(r["keywords"])|({"overload"} if r["overload"] else set()); r["entourage"]=tuple(r["entourage"]); r["requirements"]=tuple(tuple(x) for x in r["requirements"])
            self.cards[r["id"]]=CardData(**r)
        self._pools={}
        self.by={}
        for c in self.cards.values(): self.by.setdefault(c.name,[]).append(c)
    def __getitem__(self,i):
        try: return self.cards[i]
        except KeyError: raise UnknownCard(i) from None
    def get(self,i): return self.cards.get(i)
    def __iter__(self): return iter(self.cards.values())
    def __len__(self): return len(self.cards)
    def find(self,ref):
        if ref in self.cards: return self.cards[ref]
        l=self.by.get(ref)
        if not l: raise UnknownCard(ref,difflib.get_close_matches(ref,[*self.by],5))
        col=[c for c in l if c.collectible]
        if len(col)>=1 and (len(col)==1): return col[0]
        l=col or l
        if len(l)==1: return l[0]
        raise AmbiguousCard(ref,[c.id for c in l])
    def pool(self,*,type=None,cost=None,card_class=None,race=None,sets=ERA_SETS,predicate=None):
        k=(type,cost,card_class,race,sets)
        if predicate is None and k in self._pools: return self._pools[k]
        r=tuple(sorted((c for c in self if c.collectible and c.card_set in sets and (type is None or c.type is type) and (cost is None or c.cost==cost) and (card_class is None or c.card_class==card_class) and (race is None or c.race==race) and (predicate is None or predicate(c))),key=lambda c:c.id))
        if predicate is None: self._pools[k]=r
        return r
def load_catalogue(edition="2016-03",*,cache_folder=None):
    p=Path("/tmp/playorder-stopgap.json")
    if not p.exists(): p.write_text(json.dumps(_parse()))
    return Catalogue(json.loads(p.read_text()),edition)
