"""Mage cards of Goblins vs Gnomes."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ADJACENT,
    ALL_CHARACTERS,
    DAMAGE,
    ENEMY_CHARACTERS,
    ENEMY_MINIONS,
    EVENT_TARGET,
    OWN_MINIONS,
    RESULT,
    AddCopy,
    AddRandomCard,
    Attach,
    Aura,
    CardDef,
    CardType,
    Deal,
    Enchant,
    Freeze,
    HasRace,
    If,
    Missiles,
    PoolOf,
    RandomOne,
    Trigger,
    by_me,
)

ECHO_OF_MEDIVH = CardDef("GVG_005", spell=AddCopy(OWN_MINIONS))
FLAMECANNON = CardDef("GVG_001", spell=Deal(4, RandomOne(ENEMY_MINIONS)))
FLAME_LEVIATHAN = CardDef("GVG_007", drawn=Deal(2, ALL_CHARACTERS))
GOBLIN_BLASTMAGE = CardDef("GVG_004", battlecry=If(HasRace("MECH"), Missiles(4, RandomOne(ENEMY_CHARACTERS))))
SNOWCHUGGER = CardDef("GVG_002", triggers=[Trigger(DAMAGE, by_me, Freeze(EVENT_TARGET), "freeze")])
UNSTABLE_PORTAL = CardDef(
    "GVG_003", spell=AddRandomCard(PoolOf(CardType.MINION), then=Attach("GVG_003e", RESULT))
)
PORTAL_DISCOUNT = CardDef("GVG_003e", enchant=Enchant(cost=-3))
WEE_SPELLSTOPPER = CardDef(
    "GVG_122",
    auras=[Aura(ADJACENT, keywords=("cant_be_targeted_by_spells", "cant_be_targeted_by_hero_powers"))],
)
