"""Paladin cards of Goblins vs Gnomes."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    BEFORE_SUMMON,
    DEATH,
    OWN_HERO,
    OWN_MINIONS,
    SELF,
    TARGET,
    Attach,
    CardDef,
    Deal,
    Enchant,
    Entity,
    EquipWeapon,
    ForEach,
    Game,
    GiveKeyword,
    Heal,
    IsCard,
    RandomOne,
    Summon,
    TargetRace,
    Trigger,
    both,
    friendly,
    has_deathrattle,
    other_friendly,
    target_is_minion,
)


def deathrattle_minion(game: Game, me: Entity, entity: Entity) -> bool:
    """With a Deathrattle, its own or one that it was given."""
    return has_deathrattle(game, entity)


BOLVAR_FORDRAGON = CardDef(
    "GVG_063",
    triggers=[
        Trigger(DEATH, both(friendly, target_is_minion), Attach("GVG_063a", SELF), "gain attack", zone="hand")
    ],
)
RETRIBUTION = CardDef("GVG_063a", enchant=Enchant(attack=1))
COBALT_GUARDIAN = CardDef(
    "GVG_062",
    triggers=[
        Trigger(
            BEFORE_SUMMON,
            both(other_friendly, TargetRace("MECH")),
            GiveKeyword(("divine_shield",), SELF),
            "guard",
        )
    ],
)
COGHAMMER = CardDef(
    "GVG_059",
    battlecry=ForEach(RandomOne(OWN_MINIONS, dying=True), GiveKeyword(("divine_shield", "taunt"), TARGET)),
)
MUSTER_FOR_BATTLE = CardDef("GVG_061", spell=(Summon("CS2_101t", 3), EquipWeapon("CS2_091")))
QUARTERMASTER = CardDef("GVG_060", battlecry=Attach("GVG_060e", OWN_MINIONS.where(IsCard(("CS2_101t",)))))
WELL_EQUIPPED = CardDef("GVG_060e", enchant=Enchant(attack=2, health=2))
SCARLET_PURIFIER = CardDef("GVG_101", battlecry=Deal(2, ALL_MINIONS.where(deathrattle_minion)))
# the game of early 2016 held it to be immune to Spell Damage, which shows under Auchenai Soulpriest
SEAL_OF_LIGHT = CardDef("GVG_057", spell=(Heal(4, OWN_HERO, plain=True), Attach("GVG_057a", OWN_HERO)))
SEALED = CardDef("GVG_057a", enchant=Enchant(attack=2, until="end_of_turn"))
