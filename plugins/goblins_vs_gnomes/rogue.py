"""Rogue cards of Goblins vs Gnomes."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ENEMY_MINIONS,
    ENEMY_WEAPON,
    EVENT_SOURCE,
    OTHER_OWN_MINIONS,
    OWN_MINIONS,
    OWN_WEAPON,
    PLAY,
    SELF,
    SUMMON_RESOLUTION,
    TURN_END,
    AddCard,
    AddCopy,
    Attach,
    Aura,
    CardDef,
    Destroy,
    Enchant,
    Entity,
    Event,
    GainMana,
    Game,
    GiveKeyword,
    HasRace,
    Race,
    RandomOne,
    TargetRace,
    Trigger,
    both,
    enemy,
    friendly,
    other_friendly,
    source_is_spell,
)


def not_gallywixs_coin(game: Game, me: Entity, event: Event) -> bool:
    """the spell is not Gallywix's Coin"""
    return event.source is not None and game.entities[event.source].card.id != "GVG_028t"


COGMASTERS_WRENCH = CardDef("GVG_024", auras=[Aura(SELF, attack=2, when=HasRace("MECH"))])
GOBLIN_AUTO_BARBER = CardDef("GVG_023", battlecry=Attach("GVG_023a", OWN_WEAPON))
EXTRA_SHARP = CardDef("GVG_023a", enchant=Enchant(attack=1))
IRON_SENSEI = CardDef(
    "GVG_027",
    triggers=[
        Trigger(
            TURN_END,
            friendly,
            Attach("GVG_027e", RandomOne(OTHER_OWN_MINIONS.where(Race("MECH")), dying=True)),
            "train",
        )
    ],
)
IRONED_OUT = CardDef("GVG_027e", enchant=Enchant(attack=2, health=2))
ONE_EYED_CHEAT = CardDef(
    "GVG_025",
    triggers=[
        Trigger(
            SUMMON_RESOLUTION,
            both(other_friendly, TargetRace("PIRATE")),
            GiveKeyword(("stealth",), SELF),
            "hide",
        )
    ],
)
SABOTAGE = CardDef(
    "GVG_047",
    spell=Destroy(RandomOne(ENEMY_MINIONS)),
    combo=(Destroy(RandomOne(ENEMY_MINIONS)), Destroy(ENEMY_WEAPON)),
)
TINKERS_SHARPSWORD_OIL = CardDef(
    "GVG_022",
    spell=Attach("GVG_022a", OWN_WEAPON),
    combo=(Attach("GVG_022a", OWN_WEAPON), Attach("GVG_022b", RandomOne(OWN_MINIONS, dying=True))),
)
OILED_WEAPON = CardDef("GVG_022a", enchant=Enchant(attack=3))
OILED_MINION = CardDef("GVG_022b", enchant=Enchant(attack=3))
TRADE_PRINCE_GALLYWIX = CardDef(
    "GVG_028",
    triggers=[
        Trigger(
            PLAY,
            both(enemy, source_is_spell, not_gallywixs_coin),
            (AddCopy(EVENT_SOURCE), AddCard("GVG_028t", who="opponent")),
            "trade",
        )
    ],
)
GALLYWIXS_COIN = CardDef("GVG_028t", spell=GainMana(1))
