"""Priest cards of Goblins vs Gnomes."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    BOTH_HEROES,
    ENEMY_CHARACTERS,
    HEAL,
    TARGET,
    Attach,
    CardDef,
    Context,
    Deal,
    DealInOrder,
    Enchant,
    Entity,
    Game,
    Heal,
    If,
    RandomOne,
    Summon,
    SwapHealth,
    Trigger,
    attack_of_target,
)


def target_still_damaged(game: Game, me: Entity, context: Context) -> bool:
    """the target is still damaged"""
    assert context.target is not None
    return bool(game.entities[context.target].damage > 0)


LIGHTBOMB = CardDef("GVG_008", spell=DealInOrder(attack_of_target, ALL_MINIONS))
LIGHT_OF_THE_NAARU = CardDef(
    "GVG_012", spell=Heal(3, TARGET, then=If(target_still_damaged, Summon("EX1_001")))
)
SHADOWBOMBER = CardDef("GVG_009", battlecry=Deal(3, BOTH_HEROES))
SHADOWBOXER = CardDef("GVG_072", triggers=[Trigger(HEAL, None, Deal(1, RandomOne(ENEMY_CHARACTERS)), "box")])
SHRINKMEISTER = CardDef("GVG_011", battlecry=Attach("GVG_011a", TARGET))
SHRUNK = CardDef("GVG_011a", enchant=Enchant(attack=-2, until="end_of_turn"))
UPGRADED_REPAIR_BOT = CardDef("GVG_083", battlecry=Attach("GVG_069a", TARGET))
REPAIRS = CardDef("GVG_069a", enchant=Enchant(health=4))
VELENS_CHOSEN = CardDef("GVG_010", spell=Attach("GVG_010b", TARGET))
CHOSEN = CardDef("GVG_010b", enchant=Enchant(attack=2, health=4, spell_power=1))
VOLJIN = CardDef("GVG_014", battlecry=SwapHealth(TARGET, "GVG_014a"))
