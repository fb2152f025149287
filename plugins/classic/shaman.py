"""Shaman cards of the Basic and Classic sets, and the shaman hero powers."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ADJACENT,
    ENEMY_MINIONS,
    OWN_MINIONS,
    PLAY,
    RESULT,
    SELF,
    TARGET,
    TURN_END,
    Attach,
    Aura,
    CardData,
    CardDef,
    Deal,
    DealInOrder,
    Draw,
    Enchant,
    Entity,
    Freeze,
    Game,
    GiveKeyword,
    Heal,
    HealInFull,
    Option,
    Race,
    RandomSome,
    Silence,
    Summon,
    SummonCopy,
    SummonRandom,
    TransformInto,
    Trigger,
    both,
    friendly,
    not_by_me,
    played_overload_card,
)

BASIC_TOTEMS = ("CS2_050", "CS2_051", "CS2_052", "NEW1_009")


def missing_totems(game: Game, me: Entity) -> tuple[CardData, ...]:
    """The basic totems that are not in play on this side."""
    present = {minion.card.id for minion in game.minions_of(me.controller)}
    return tuple(game.catalogue[card] for card in BASIC_TOTEMS if card not in present)


TOTEMIC_CALL = CardDef("CS2_049", power=SummonRandom(missing_totems))
TOTEMIC_SLAM = CardDef(
    "AT_132_SHAMAN",
    choose=(
        Option("AT_132_SHAMANa", Summon("NEW1_009")),
        Option("AT_132_SHAMANb", Summon("CS2_050")),
        Option("AT_132_SHAMANc", Summon("CS2_051")),
        Option("AT_132_SHAMANd", Summon("CS2_052")),
    ),
)
HEALING = Trigger(TURN_END, friendly, Heal(1, OWN_MINIONS), "heal")
HEALING_TOTEM = CardDef("NEW1_009", triggers=[HEALING])
HEALING_TOTEM_OF_THE_CHOICE = CardDef("AT_132_SHAMANa", triggers=[HEALING])

# --- Spells ----------------------------------------------------------------------------------------------------

ANCESTRAL_HEALING = CardDef("CS2_041", spell=(HealInFull(TARGET), Attach("CS2_041e", TARGET)))
ANCESTRAL_INFUSION = CardDef("CS2_041e", enchant=Enchant(keywords=("taunt",)))
ANCESTRAL_SPIRIT = CardDef("CS2_038", spell=Attach("CS2_038e", TARGET))
SPIRIT = CardDef("CS2_038e", deathrattle=SummonCopy(SELF, exact=False), deathrattle_name="resummon")
BLOODLUST = CardDef("CS2_046", spell=Attach("CS2_046e", OWN_MINIONS))
BLOODTHIRSTY = CardDef("CS2_046e", enchant=Enchant(attack=3, until="end_of_turn"))
EARTH_SHOCK = CardDef("EX1_245", spell=(Silence(TARGET), Deal(1, TARGET)))
FAR_SIGHT = CardDef("CS2_053", spell=Draw(1, then=Attach("CS2_053e", RESULT)))
FORESEEN = CardDef("CS2_053e", enchant=Enchant(cost=-3))
FERAL_SPIRIT = CardDef("EX1_248", spell=Summon("EX1_tk11", 2))
FORKED_LIGHTNING = CardDef("EX1_251", spell=Deal(2, RandomSome(ENEMY_MINIONS, 2)))
FROST_SHOCK = CardDef("CS2_037", spell=(Deal(1, TARGET), Freeze(TARGET)))
HEX = CardDef("EX1_246", spell=TransformInto("hexfrog", TARGET))
LAVA_BURST = CardDef("EX1_241", spell=Deal(5, TARGET))
LIGHTNING_BOLT = CardDef("EX1_238", spell=Deal(3, TARGET))
LIGHTNING_STORM = CardDef("EX1_259", spell=DealInOrder(0, ENEMY_MINIONS, random=(2, 3)))
ROCKBITER_WEAPON = CardDef("CS2_045", spell=Attach("CS2_045e", TARGET))
ROCKBITTEN = CardDef("CS2_045e", enchant=Enchant(attack=3, until="end_of_turn"))
TOTEMIC_MIGHT = CardDef("EX1_244", spell=Attach("EX1_244e", OWN_MINIONS.where(Race("TOTEM"))))
TOTEMIC_HEALTH = CardDef("EX1_244e", enchant=Enchant(health=2))
WINDFURY_SPELL = CardDef("CS2_039", spell=GiveKeyword(("windfury",), TARGET))

# --- Minions ---------------------------------------------------------------------------------------------------

FIRE_ELEMENTAL = CardDef("CS2_042", battlecry=Deal(3, TARGET))
FLAMETONGUE_TOTEM = CardDef("EX1_565", auras=[Aura(ADJACENT, attack=2)])
MANA_TIDE_TOTEM = CardDef("EX1_575", triggers=[Trigger(TURN_END, friendly, Draw(), "draw")])
UNBOUND_ELEMENTAL = CardDef(
    "EX1_258",
    triggers=[
        Trigger(PLAY, both(friendly, not_by_me, played_overload_card), Attach("EX1_258e", SELF), "unbind")
    ],
)
OVERLOADING = CardDef("EX1_258e", enchant=Enchant(attack=1, health=1))
WINDSPEAKER = CardDef("EX1_587", battlecry=GiveKeyword(("windfury",), TARGET))
