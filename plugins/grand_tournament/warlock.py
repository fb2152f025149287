"""Warlock cards of The Grand Tournament."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    DAMAGE,
    DISCARD,
    DRAW,
    ENEMY_CHARACTERS,
    ENEMY_MINIONS,
    EVENT_TARGET,
    HERO_POWER,
    OWN_HERO,
    OWN_MINIONS,
    SELF,
    TARGET,
    Attach,
    CardDef,
    CardType,
    Deal,
    Destroy,
    Discard,
    Enchant,
    Entity,
    Event,
    GainCrystals,
    Game,
    RandomOne,
    RandomSome,
    Summon,
    Trigger,
    about_me,
    both,
    event_amount,
    friendly,
)


def is_not_doomed(game: Game, me: Entity, entity: Entity) -> bool:
    """Not pending destroy."""
    return not entity.destroy


def drawn_by_the_power(game: Game, me: Entity, event: Event) -> bool:
    """the hero power drew it"""
    return event.source is not None and game.entities[event.source].type is CardType.HERO_POWER


FIST = Deal(4, RandomOne(ENEMY_CHARACTERS.where(is_not_doomed)))
"""It passes over what is pending destroy (seed 002, 六4: the exception)."""

DARK_BARGAIN = CardDef("AT_025", spell=(Destroy(RandomSome(ENEMY_MINIONS, 2)), Discard(2)))
DEMONFUSE = CardDef("AT_024", spell=(Attach("AT_024e", TARGET), GainCrystals(1, who="opponent")))
DARK_FUSION = CardDef("AT_024e", enchant=Enchant(attack=3, health=3))
DREADSTEED = CardDef("AT_019", deathrattle=Summon("AT_019"))
FIST_OF_JARAXXUS = CardDef("AT_022", spell=FIST, discarded=FIST)
TINY_KNIGHT_OF_EVIL = CardDef(
    "AT_021", triggers=[Trigger(DISCARD, friendly, Attach("AT_021e", SELF), "grow")]
)
FELRAGE = CardDef("AT_021e", enchant=Enchant(attack=1, health=1))
VOID_CRUSHER = CardDef(
    "AT_023",
    triggers=[
        Trigger(
            HERO_POWER,
            friendly,
            (Destroy(RandomOne(OWN_MINIONS)), Destroy(RandomOne(ENEMY_MINIONS))),
            "crush one of each",
        )
    ],
)
WILFRED_FIZZLEBANG = CardDef(
    "AT_027",
    triggers=[Trigger(DRAW, both(friendly, drawn_by_the_power), Attach("AT_027e", EVENT_TARGET), "summon")],
)
MASTER_SUMMONER = CardDef("AT_027e", enchant=Enchant(set_cost=0))
WRATHGUARD = CardDef(
    "AT_026", triggers=[Trigger(DAMAGE, about_me, Deal(event_amount, OWN_HERO), "share the pain")]
)
