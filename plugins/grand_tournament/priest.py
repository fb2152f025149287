"""Priest cards of The Grand Tournament."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    ATTACK,
    BOTH_HEROES,
    DRAW,
    EVENT_TARGET,
    HEAL,
    HERO_POWER,
    SELF,
    TARGET,
    AddCopy,
    Attach,
    CardDef,
    CardType,
    Context,
    Deal,
    Enchant,
    Entity,
    Fixed,
    Game,
    Heal,
    If,
    PoolOf,
    Script,
    SummonRandom,
    Trigger,
    attack_of_target,
    by_me,
    friendly,
    health_of_target,
    holding_dragon,
)


def heal_the_caster(game: Game, me: Entity, context: Context) -> Script:
    """Four health for the hero of the player who cast it."""
    return Heal(4, Fixed((game.hero_of(me.caster).id,)))


CONFESSOR_PALETRESS = CardDef(
    "AT_018",
    triggers=[
        Trigger(
            HERO_POWER,
            friendly,
            SummonRandom(PoolOf(CardType.MINION, rarity="LEGENDARY")),
            "call a legend",
        )
    ],
)
CONFUSE = CardDef(
    "AT_016", spell=Attach("AT_016e", ALL_MINIONS, set_attack=health_of_target, set_health=attack_of_target)
)
CONVERT = CardDef("AT_015", spell=AddCopy(TARGET))
FLASH_HEAL = CardDef("AT_055", spell=Heal(5, TARGET))
HOLY_CHAMPION = CardDef("AT_011", triggers=[Trigger(HEAL, None, Attach("AT_011e", SELF), "gain attack")])
LIGHTS_BLESSING = CardDef("AT_011e", enchant=Enchant(attack=2))
POWER_WORD_GLORY = CardDef("AT_013", spell=Attach("AT_013e", TARGET))
GLORIOUS = CardDef("AT_013e", triggers=[Trigger(ATTACK, by_me, heal_the_caster, "heal the caster")])
SHADOWFIEND = CardDef(
    "AT_014", triggers=[Trigger(DRAW, friendly, Attach("AT_014e", EVENT_TARGET), "discount")]
)
SHADOWFIENDED = CardDef("AT_014e", enchant=Enchant(cost=-1))
SPAWN_OF_SHADOWS = CardDef("AT_012", triggers=[Trigger(HERO_POWER, friendly, Deal(4, BOTH_HEROES), "scream")])
WYRMREST_AGENT = CardDef("AT_116", battlecry=If(holding_dragon, Attach("AT_116e", SELF)))
BRING_IT_ON = CardDef("AT_116e", enchant=Enchant(attack=1, keywords=("taunt",)))
