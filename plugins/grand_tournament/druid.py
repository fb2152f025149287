"""Druid cards of The Grand Tournament."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    HERO_POWER,
    OWN_HAND,
    OWN_HERO,
    SELF,
    SUMMON_RESOLUTION,
    TARGET,
    AddCard,
    AddRandomCard,
    Attach,
    Aura,
    Become,
    CardDef,
    CardType,
    Deal,
    Destroy,
    DiscardHand,
    Enchant,
    FillCrystals,
    GainCrystals,
    If,
    Option,
    PoolOf,
    Summon,
    TargetRace,
    Trigger,
    both,
    friendly,
    full_of_mana,
    is_minion,
)

# the hand is discarded first, whatever the order of the card's two sentences
ASTRAL_COMMUNION = CardDef(
    "AT_043", spell=(DiscardHand(), If(full_of_mana, AddCard("CS2_013t"), FillCrystals()))
)
AVIANA = CardDef("AT_045", auras=[Aura(OWN_HAND.where(is_minion), set_cost=1)])
DARNASSUS_ASPIRANT = CardDef("AT_038", battlecry=GainCrystals(1, empty=True), deathrattle=GainCrystals(-1))
DRUID_OF_THE_SABER = CardDef(
    "AT_042", choose=(Option("AT_042a", Become("AT_042t")), Option("AT_042b", Become("AT_042t2")))
)
KNIGHT_OF_THE_WILD = CardDef(
    "AT_041",
    triggers=[
        Trigger(
            SUMMON_RESOLUTION,
            both(friendly, TargetRace("BEAST")),
            Attach("AT_041e", SELF),
            "get cheaper",
            zone="hand",
        )
    ],
)
CALL_OF_THE_WILD = CardDef("AT_041e", enchant=Enchant(cost=-1))
LIVING_ROOTS = CardDef(
    "AT_037", choose=(Option("AT_037a", Deal(2, TARGET)), Option("AT_037b", Summon("AT_037t", 2)))
)
MULCH = CardDef("AT_044", spell=(Destroy(TARGET), AddRandomCard(PoolOf(CardType.MINION), who="opponent")))
SAVAGE_COMBATANT = CardDef(
    "AT_039", triggers=[Trigger(HERO_POWER, friendly, Attach("AT_039e", OWN_HERO), "roar")]
)
SAVAGE = CardDef("AT_039e", enchant=Enchant(attack=2, until="end_of_turn"))
WILDWALKER = CardDef("AT_040", battlecry=Attach("AT_040e", TARGET))
KINDRED_SPIRIT = CardDef("AT_040e", enchant=Enchant(health=3))
