"""Warlock cards of Goblins vs Gnomes."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    ALL_MINIONS,
    DAMAGE,
    OTHER_OWN_MINIONS,
    OWN_HERO,
    SELF,
    TARGET,
    TURN_END,
    Attach,
    Aura,
    CardDef,
    Context,
    Deal,
    Destroy,
    Enchant,
    Entity,
    Event,
    Game,
    Heal,
    If,
    Race,
    RandomAmount,
    RandomOne,
    Script,
    Summon,
    TargetRace,
    Trigger,
    both,
    by_me,
    event_amount,
    friendly,
    my_hero_is_hit,
    own_turn,
    target_is_friendly,
)


def only_minion(game: Game, me: Entity, event: Event) -> bool:
    """it is the controller's only minion"""
    return len(game.players[me.controller].board) == 1


def is_no_mech(game: Game, me: Entity, entity: Entity) -> bool:
    """Not a Mech."""
    return entity.card.race != "MECH"


def imps_for_the_damage(game: Game, me: Entity, context: Context) -> Script:
    """An Imp for each damage."""
    return Summon("GVG_045t", context.value[0]) if context.value and context.value[0] else None


def her_hero_gains_or_lives(game: Game, me: Entity, event: Event) -> bool:
    """Auchenai does not turn the healing into harm, or the hero is not mortally wounded yet"""
    hero = game.hero_of(me.controller)
    return not (game.players[me.controller].healing_hurts and game.is_mortally_wounded(hero))


ANIMA_GOLEM = CardDef(
    "GVG_077", triggers=[Trigger(TURN_END, None, Destroy(SELF), "fall apart", when=only_minion)]
)
DARKBOMB = CardDef("GVG_015", spell=Deal(3, TARGET))
DEMONHEART = CardDef(
    "GVG_019",
    spell=If(both(TargetRace("DEMON"), target_is_friendly), Attach("GVG_019e", TARGET), Deal(5, TARGET)),
)
DEMON_HEARTED = CardDef("GVG_019e", enchant=Enchant(attack=5, health=5))
FEL_CANNON = CardDef(
    "GVG_020",
    triggers=[Trigger(TURN_END, friendly, Deal(2, RandomOne(ALL_MINIONS.where(is_no_mech))), "fire")],
)
FLOATING_WATCHER = CardDef(
    "GVG_100", triggers=[Trigger(DAMAGE, both(my_hero_is_hit, own_turn), Attach("GVG_100e", SELF), "watch")]
)
BROW_FURROW = CardDef("GVG_100e", enchant=Enchant(attack=2, health=2))
IMP_LOSION = CardDef("GVG_045", spell=Deal(RandomAmount(2, 4), TARGET, then=imps_for_the_damage))
MALGANIS = CardDef(
    "GVG_021",
    auras=[
        Aura(OTHER_OWN_MINIONS.where(Race("DEMON")), attack=2, health=2),
        Aura(OWN_HERO, keywords=("immune",), other=True),
    ],
)
MISTRESS_OF_PAIN = CardDef(
    "GVG_018",
    triggers=[Trigger(DAMAGE, by_me, Heal(event_amount, OWN_HERO), "enjoy", when=her_hero_gains_or_lives)],
)
