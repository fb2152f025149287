"""Rogue cards of The Grand Tournament."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ATTACK,
    EQUIP,
    EVENT_TARGET,
    HERO_POWER,
    SELF,
    TARGET,
    AddCard,
    AddRandomCard,
    Attach,
    CardDef,
    Context,
    Deal,
    Destroy,
    Draw,
    Enchant,
    Entity,
    EquipWeapon,
    Event,
    Game,
    HasRace,
    If,
    PoolOf,
    ReturnToHand,
    Script,
    ShuffleCopy,
    Summon,
    Trigger,
    both,
    by_me,
    friendly,
    target_is_hero,
)


def burgled(game: Game, me: Entity, context: Context) -> Script:
    """Two random cards of the enemy hero's class; one without class has Coins only (seed 002, 四1)."""
    if game.hero_of(3 - me.controller).card.card_class == "NEUTRAL":
        return AddCard("GAME_005", count=2)
    return AddRandomCard(PoolOf(whose="enemy"), count=2)


def power_equips(game: Game, me: Entity, event: Event) -> bool:
    """the hero power equips a weapon"""
    definition = None if event.source is None else game.entities[event.source].definition
    effects = () if definition is None else definition.power
    return isinstance(effects, tuple) and any(isinstance(effect, EquipWeapon) for effect in effects)


ANUBARAK = CardDef("AT_036", deathrattle=(ReturnToHand(SELF), Summon("AT_036t")))
BENEATH_THE_GROUNDS = CardDef("AT_035", spell=ShuffleCopy("AT_035t", who="opponent", count=3))
NERUBIAN_AMBUSH = CardDef(
    "AT_035t",
    spell=(Summon("AT_036t", who="opponent"), Draw()),
    drawn=(Destroy(SELF), Summon("AT_036t", who="opponent"), Draw()),
)
BUCCANEER = CardDef("AT_029", triggers=[Trigger(EQUIP, friendly, Attach("AT_029e", EVENT_TARGET), "sharpen")])
EXTRA_STABBY = CardDef("AT_029e", enchant=Enchant(attack=1))
BURGLE = CardDef("AT_033", spell=burgled)
CUTPURSE = CardDef(
    "AT_031", triggers=[Trigger(ATTACK, both(by_me, target_is_hero), AddCard("GAME_005"), "steal")]
)
POISONED_BLADE = CardDef(
    "AT_034",
    outlasts_power=True,
    triggers=[Trigger(HERO_POWER, both(friendly, power_equips), Attach("AT_034e", SELF), "lace")],
)
LACED = CardDef("AT_034e", enchant=Enchant(attack=1))
SHADO_PAN_RIDER = CardDef("AT_028", combo=Attach("AT_028e", SELF))
CHI_LANCE = CardDef("AT_028e", enchant=Enchant(attack=3))
SHADY_DEALER = CardDef("AT_032", battlecry=If(HasRace("PIRATE"), Attach("AT_032e", SELF)))
SHADY_DEALS = CardDef("AT_032e", enchant=Enchant(attack=1, health=1))
UNDERCITY_VALIANT = CardDef("AT_030", combo=Deal(1, TARGET))
