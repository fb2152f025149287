"""Shaman cards of Goblins vs Gnomes."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    DEATH,
    ENEMY_HAND,
    OWN_HAND,
    OWN_HERO,
    OWN_MINIONS,
    TARGET,
    TURN_END,
    AddRandomCard,
    Attach,
    CardDef,
    CardType,
    Context,
    Deal,
    Draw,
    Enchant,
    Entity,
    Game,
    Heal,
    PoolOf,
    PutIntoPlay,
    Race,
    RandomAmount,
    RandomOne,
    Script,
    TargetRace,
    Trigger,
    both,
    friendly,
    is_minion,
    other_friendly,
)


def power_a_mech(game: Game, me: Entity, context: Context) -> Script:
    """A random friendly Mech; before patch 4.2 it passed over the mortally wounded (rule 5b)."""
    dying = not game.rules.powermace_skips_dying
    return Attach("GVG_036e", RandomOne(OWN_MINIONS.where(Race("MECH")), dying=dying))


ANCESTORS_CALL = CardDef(
    "GVG_029",
    spell=(
        PutIntoPlay(RandomOne(OWN_HAND.where(is_minion), dying=True)),
        PutIntoPlay(RandomOne(ENEMY_HAND.where(is_minion), dying=True)),
    ),
)
CRACKLE = CardDef("GVG_038", spell=Deal(RandomAmount(3, 6), TARGET))
NEPTULON = CardDef("GVG_042", battlecry=AddRandomCard(PoolOf(CardType.MINION, race="MURLOC"), count=4))
POWERMACE = CardDef("GVG_036", deathrattle=power_a_mech, makes="GVG_036e")
POWERED = CardDef("GVG_036e", enchant=Enchant(attack=2, health=2))
SILTFIN_SPIRITWALKER = CardDef(
    "GVG_040", triggers=[Trigger(DEATH, both(other_friendly, TargetRace("MURLOC")), Draw(), "draw")]
)
VITALITY_TOTEM = CardDef("GVG_039", triggers=[Trigger(TURN_END, friendly, Heal(4, OWN_HERO), "heal")])
