"""More cards of Blackrock Mountain: what no worked example of the rulebook names."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    OWN_HAND,
    SELF,
    SPEND,
    Attach,
    Aura,
    Become,
    CardDef,
    Context,
    Enchant,
    EnchantPlayer,
    Entity,
    Event,
    Game,
    If,
    Option,
    RandomAmount,
    Trigger,
    UseUpEnchantment,
    both,
    empty_hand,
    friendly,
    holding_dragon,
    is_dragon,
)


def minus_deaths(game: Game, me: Entity, entity: Entity) -> int:
    """One less for each minion that died this turn."""
    return -sum(len(player.died_this_turn) + player.other_deaths for player in game.players[1:])


def enemy_hero_is_low(game: Game, me: Entity, context: Context) -> bool:
    """the enemy hero has 15 health or less"""
    return game.hero_of(3 - me.controller).health <= 15


def dragon_played(game: Game, me: Entity, event: Event) -> bool:
    """a Dragon was played"""
    return event.source is not None and bool(game.entities[event.source].card.race == "DRAGON")


CORE_RAGER = CardDef("BRM_014", battlecry=If(empty_hand, Attach("BRM_014e", SELF)))
CORE_POWER = CardDef("BRM_014e", enchant=Enchant(attack=3, health=3))
DRAGON_CONSORT = CardDef("BRM_018", battlecry=EnchantPlayer("BRM_018e"))
UNCHAINED = CardDef(
    "BRM_018e",
    auras=[Aura(OWN_HAND.where(is_dragon), cost=-2)],
    triggers=[Trigger(SPEND, both(friendly, dragon_played), UseUpEnchantment(), "use up")],
)
DRAKONID_CRUSHER = CardDef("BRM_024", battlecry=If(enemy_hero_is_low, Attach("BRM_024e", SELF)))
LARGE_TALONS = CardDef("BRM_024e", enchant=Enchant(attack=3, health=3))
DRUID_OF_THE_FLAME = CardDef(
    "BRM_010", choose=(Option("BRM_010a", Become("BRM_010t")), Option("BRM_010b", Become("BRM_010t2")))
)
FIREGUARD_DESTROYER = CardDef("BRM_012", battlecry=Attach("BRM_012e", SELF, attack=RandomAmount(1, 4)))
TWILIGHT_WHELP = CardDef("BRM_004", battlecry=If(holding_dragon, Attach("BRM_004e", SELF)))
TWILIGHT_ENDURANCE = CardDef("BRM_004e", enchant=Enchant(health=2))
VOLCANIC_LUMBERER = CardDef("BRM_009", auras=[Aura(SELF, cost=minus_deaths, zone="hand")])
