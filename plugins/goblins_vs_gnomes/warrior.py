"""Warrior cards of Goblins vs Gnomes."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    ARMOR,
    AT_LEAST_ONE_HEALTH,
    DIVINE_SHIELD,
    FORGETFUL_TRIGGER,
    IMMUNE,
    OWN_HERO,
    SELF,
    TARGET,
    Attach,
    Aura,
    CardDef,
    Context,
    Deal,
    Destroy,
    Draw,
    Enchant,
    Entity,
    GainArmor,
    Game,
    RandomOne,
    Script,
    ShuffleCopy,
    Trigger,
    friendly,
)


def can_be_hurt(game: Game, me: Entity, minion: Entity) -> bool:
    """Whether a hit would change anything about a minion; the Blade passes over the others."""
    if minion.keywords & IMMUNE:
        return False
    return bool(minion.own & DIVINE_SHIELD) or not (
        minion.keywords & AT_LEAST_ONE_HEALTH and minion.health <= 1
    )


def bounce_on(game: Game, me: Entity, context: Context) -> Script:
    """Once more, while nobody has been brought to 0 health (002, 四10 rule 4)."""
    minions = [minion for number in (1, 2) for minion in game.minions_of(number)]
    if not context.value or any(game.is_mortally_wounded(minion) for minion in minions):
        return None
    return bounce(game, me, context)


def bounce(game: Game, me: Entity, context: Context) -> Script:
    """1 damage to a random minion, then a look at what came of it."""
    return Deal(1, RandomOne(ALL_MINIONS.where(can_be_hurt)), then=bounce_on)


def four_less_with_damaged(game: Game, me: Entity, entity: Entity) -> int:
    """Four less with a damaged friendly minion."""
    return -4 if any(minion.damage > 0 for minion in game.minions_of(me.controller)) else 0


BOUNCING_BLADE = CardDef("GVG_050", spell=bounce)
CRUSH = CardDef(
    "GVG_052", spell=Destroy(TARGET), auras=[Aura(SELF, cost=four_less_with_damaged, zone="hand")]
)
IRON_JUGGERNAUT = CardDef("GVG_056", battlecry=ShuffleCopy("GVG_056t", who="opponent"))
BURROWING_MINE = CardDef("GVG_056t", drawn=(Destroy(SELF), Deal(10, OWN_HERO, plain=True), Draw()))
OGRE_WARMAUL = CardDef("GVG_054", triggers=[FORGETFUL_TRIGGER])
SCREWJANK_CLUNKER = CardDef("GVG_055", battlecry=Attach("GVG_055e", TARGET))
SCREWY_JANK = CardDef("GVG_055e", enchant=Enchant(attack=2, health=2))
SHIELDMAIDEN = CardDef("GVG_053", battlecry=GainArmor(5))
SIEGE_ENGINE = CardDef("GVG_086", triggers=[Trigger(ARMOR, friendly, Attach("GVG_086e", SELF), "armor up")])
ARMOR_PLATED = CardDef("GVG_086e", enchant=Enchant(attack=1))
WARBOT = CardDef("GVG_051", enrage=Enchant(attack=1))
