"""Cards of The League of Explorers, neutral and of all classes."""

from __future__ import annotations

from playorder.rulesets.hearthstone.api import (
    AFTER_PLAY,
    ALL_MINIONS,
    ENEMY_CHARACTERS,
    EVENT_SOURCE,
    OVERLOAD,
    OWN_HAND,
    PREDAMAGE,
    SELF,
    TARGET,
    AddCard,
    Attach,
    Aura,
    CardData,
    CardDef,
    CardType,
    CastAgainOnMe,
    Context,
    Deal,
    Destroy,
    Discover,
    Enchant,
    Entity,
    Event,
    Game,
    Option,
    RandomOne,
    SetPredamage,
    ShuffleCopy,
    ShuffleInto,
    SourcePrinted,
    SummonRandom,
    Trigger,
    both,
    enemy,
    friendly,
    my_hero_is_hit,
    not_by_me,
    played_minion_in_play,
    played_minion_lives,
    predamage_amount,
    source_is_minion,
    source_is_spell,
)


def aimed_at_another_friend(game: Game, me: Entity, event: Event) -> bool:
    """the spell was aimed at another minion that is friendly now"""
    if event.target is None or event.target == me.id:
        return False
    target: Entity = game.entities[event.target]
    return target.type is CardType.MINION and target.controller == me.controller


def own_class(game: Game, me: Entity) -> tuple[str, ...]:
    """The classes whose cards the controller may discover."""
    return (game.hero_of(me.controller).card.card_class, "NEUTRAL")


def three_cost(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Cards that cost 3, neutral or of the controller's class."""
    return tuple(card for card in game.catalogue.pool(cost=3) if card.card_class in own_class(game, me))


def class_minions(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Minions, neutral or of the controller's class."""
    pool = game.catalogue.pool(type=CardType.MINION)
    return tuple(card for card in pool if card.card_class in own_class(game, me))


def class_spells(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Spells of the controller's class."""
    pool = game.catalogue.pool(type=CardType.SPELL)
    return tuple(card for card in pool if card.card_class in own_class(game, me))


def one_cost(game: Game, me: Entity) -> tuple[CardData, ...]:
    """Any minion that costs 1."""
    return game.catalogue.pool(type=CardType.MINION, cost=1)


def more_than_one_damage(game: Game, me: Entity, event: Event) -> bool:
    """more than 1 damage is about to be dealt"""
    return predamage_amount(game) > 1


def three_other_minions(game: Game, me: Entity, event: Event) -> bool:
    """the player of the minion has at least three others"""
    return len(game.players[event.player].board) > 3


def overload_gained(game: Game, me: Entity, context: Context) -> int:
    """How much was overloaded."""
    return int(context.event.amount)


# --- Neutral minions -------------------------------------------------------------------------------------------

BRANN_BRONZEBEARD = CardDef("LOE_077", auras=[Aura(SELF, flag="double_battlecry")])
DJINNI_OF_ZEPHYRS = CardDef(
    "LOE_053",
    triggers=[
        Trigger(
            AFTER_PLAY,
            both(friendly, source_is_spell, aimed_at_another_friend),
            CastAgainOnMe(),
            "cast it again",
            priority=10,
        )
    ],
)
HUGE_TOAD = CardDef("LOE_046", deathrattle=Deal(1, RandomOne(ENEMY_CHARACTERS)))
JEWELED_SCARAB = CardDef("LOE_029", battlecry=Discover(three_cost))
NAGA_SEA_WITCH = CardDef("LOE_038", auras=[Aura(OWN_HAND, set_cost=5)])
RUMBLING_ELEMENTAL = CardDef(
    "LOE_016",
    triggers=[
        Trigger(
            AFTER_PLAY,
            both(friendly, not_by_me, source_is_minion, SourcePrinted("battlecry"), played_minion_in_play),
            Deal(2, RandomOne(ENEMY_CHARACTERS)),
            "rumble",
        )
    ],
)

# --- Classes ---------------------------------------------------------------------------------------------------

ANIMATED_ARMOR = CardDef(
    "LOE_119",
    triggers=[Trigger(PREDAMAGE, both(my_hero_is_hit, more_than_one_damage), SetPredamage(1), "protect")],
)
CURSED_BLADE = CardDef("LOE_118", doubles_damage=True)
ENTOMB = CardDef("LOE_104", spell=ShuffleInto(TARGET, who="you"))
EXCAVATED_EVIL = CardDef("LOE_111", spell=(Deal(3, ALL_MINIONS), ShuffleCopy("LOE_111", who="opponent")))
EXPLORERS_HAT = CardDef("LOE_105", spell=Attach("LOE_105e", TARGET))
HATTED = CardDef("LOE_105e", enchant=Enchant(attack=1, health=1), deathrattle=AddCard("LOE_105"))
MOUNTED_RAPTOR = CardDef("LOE_050", deathrattle=SummonRandom(one_cost))
RAVEN_IDOL = CardDef(
    "LOE_115",
    choose=(Option("LOE_115a", Discover(class_minions)), Option("LOE_115b", Discover(class_spells))),
)
SACRED_TRIAL = CardDef(
    "LOE_027",
    triggers=[
        Trigger(
            AFTER_PLAY,
            both(enemy, played_minion_in_play, three_other_minions),
            Destroy(EVENT_SOURCE),
            "judge",
            when=played_minion_lives,
        )
    ],
)
TUNNEL_TROGG = CardDef(
    "LOE_018", triggers=[Trigger(OVERLOAD, friendly, Attach("LOE_018e", SELF, attack=overload_gained), "dig")]
)
