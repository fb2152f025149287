"""The basic selections of this game: sides, zones, the event's and the effect's own entities."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playorder.carddata.cards import MINION, SPELL, CardType
from playorder.cards.context import Context
from playorder.cards.selectors import ORDER_OF_PLAY, RandomOne, Selection
from playorder.rulesets.hearthstone.entities import IN_PLAY, SET_ASIDE, Entity

Find = Callable[[Any, Any, Context], list[Any]]


@dataclass(frozen=True)
class Named(Selection):
    """A basic selection with its name in the vocabulary."""

    name: str
    function: Find

    @property
    def area(self) -> bool:
        return self.name.endswith(("minions", "characters"))

    def members(self, game: Any, me: Any, context: Context) -> list[Any]:
        return self.function(game, me, context)


def bearer(game: Any, me: Any) -> Any:
    """The entity that an enchantment is on (a player's is on its hero); any other entity itself."""
    if me.attached_to is None:
        return me
    holder = game.entities[me.attached_to]
    return holder if isinstance(holder, Entity) else game.hero_of(holder.number)


def _board(game: Any, player: int) -> list[Any]:
    return list(game.minions_in_order_of_play(player))


def _boards(game: Any) -> list[Any]:
    found = [*game.minions_in_order_of_play(1), *game.minions_in_order_of_play(2)]
    found.sort(key=ORDER_OF_PLAY)
    return found


def _characters(game: Any, player: int) -> list[Any]:
    minions = game.minions_in_order_of_play(player)
    hero = game.entities[game.players[player].hero]
    return [hero, *minions] if hero.zone is IN_PLAY else list(minions)


def _adjacent_to(game: Any, middle: Any) -> list[Any]:
    if middle.zone is not IN_PLAY or middle.type is not MINION:
        return []
    board = game.players[middle.controller].board
    place = board.index(middle.id)
    ids = [*board[max(0, place - 1) : place], *board[place + 1 : place + 2]]
    return [game.entities[i] for i in ids]


def _right_then_left(game: Any, middle: Any) -> list[Any]:
    """Neighbours in the order in which cones and explosions hit them (seed 002, 四10 rule 5)."""
    if middle.zone is not IN_PLAY:
        return []
    board = game.players[middle.controller].board
    place = board.index(middle.id)
    return [game.entities[i] for i in (*board[place + 1 : place + 2], *board[max(0, place - 1) : place])]


def _present(entities: Any, i: int | None) -> list[Any]:
    return [] if i is None else [entities[i]]


def _event(context: Context, name: str) -> int | None:
    value: int | None = getattr(context.event, name, None)
    return value


def _all_of(zone: str, own: bool) -> Find:
    def find(game: Any, me: Any, context: Context) -> list[Any]:
        number = me.controller if own else 3 - me.controller
        return [game.entities[i] for i in getattr(game.players[number], zone)]

    return find


def _single(attribute: str, own: bool) -> Find:
    def find(game: Any, me: Any, context: Context) -> list[Any]:
        number = me.controller if own else 3 - me.controller
        return _present(game.entities, getattr(game.players[number], attribute))

    return find


def _hero(own: bool) -> Find:
    def find(game: Any, me: Any, context: Context) -> list[Any]:
        hero = game.hero_of(me.controller if own else 3 - me.controller)
        return [hero]

    return find


def _except_me(find: Find) -> Find:
    def others(game: Any, me: Any, context: Context) -> list[Any]:
        mine = bearer(game, me).id
        return [entity for entity in find(game, me, context) if entity.id != mine]

    return others


def _own_minions(game: Any, me: Any, context: Context) -> list[Any]:
    return _board(game, me.controller)


def _enemy_minions(game: Any, me: Any, context: Context) -> list[Any]:
    return _board(game, 3 - me.controller)


def _all_minions(game: Any, me: Any, context: Context) -> list[Any]:
    return _boards(game)


def _own_characters(game: Any, me: Any, context: Context) -> list[Any]:
    return _characters(game, me.controller)


def _enemy_characters(game: Any, me: Any, context: Context) -> list[Any]:
    return _characters(game, 3 - me.controller)


def _all_characters(game: Any, me: Any, context: Context) -> list[Any]:
    # heroes come before minions, the dominant player's first (damage rule 6 note)
    found = [hero for hero in (game.hero_of(1), game.hero_of(2)) if hero.zone is IN_PLAY]
    found += _boards(game)
    if game.rules.all_characters_damage_skips_dying:
        found = [entity for entity in found if not game.is_mortally_wounded(entity)]
    return found


def who_was_played(game: Any, event: Any) -> Any:
    """The card that was played or, of Lord Jaraxxus, the hero that he has become (seed 002, 三4)."""
    played = game.entities[event.source]
    if played.type is MINION and played.zone is SET_ASIDE and played.memory is not None:
        return game.entities[played.memory]
    return played


def _value(game: Any, me: Any, context: Context) -> list[Any]:
    value = context.value
    ids = value if isinstance(value, tuple) else (value,)
    return [game.entities[i] for i in ids if i is not None]


def _self(game: Any, me: Any, context: Context) -> list[Any]:
    return [game.current(bearer(game, me))]


SELF: Final = Named("self", _self)
TARGET: Final = Named(
    "target", lambda game, me, context: [game.current(e) for e in _present(game.entities, context.target)]
)
EVENT_SOURCE: Final = Named(
    "event_source", lambda game, me, context: _present(game.entities, _event(context, "source"))
)
EVENT_TARGET: Final = Named(
    "event_target", lambda game, me, context: _present(game.entities, _event(context, "target"))
)
PLAYED_CHARACTER: Final = Named(
    "played_character", lambda game, me, context: [who_was_played(game, context.event)]
)
RESULT: Final = Named("result", _value)
OWN_HERO: Final = Named("friendly_hero", _hero(True))
ENEMY_HERO: Final = Named("enemy_hero", _hero(False))
BOTH_HEROES: Final = Named("heroes", lambda game, me, context: [game.hero_of(1), game.hero_of(2)])
OWN_MINIONS: Final = Named("friendly_minions", _own_minions)
ENEMY_MINIONS: Final = Named("enemy_minions", _enemy_minions)
ALL_MINIONS: Final = Named("minions", _all_minions)
OTHER_OWN_MINIONS: Final = Named("other_friendly_minions", _except_me(_own_minions))
OTHER_MINIONS: Final = Named("other_minions", _except_me(_all_minions))
OWN_CHARACTERS: Final = Named("friendly_characters", _own_characters)
OTHER_OWN_CHARACTERS: Final = Named("other_friendly_characters", _except_me(_own_characters))
ENEMY_CHARACTERS: Final = Named("enemy_characters", _enemy_characters)
ALL_CHARACTERS: Final = Named("characters", _all_characters)
OTHER_CHARACTERS: Final = Named("other_characters", _except_me(_all_characters))
ADJACENT: Final = Named("adjacent", lambda game, me, context: _adjacent_to(game, bearer(game, me)))
ADJACENT_TO_TARGET: Final = Named(
    "adjacent_to_target",
    lambda game, me, context: (
        [] if context.target is None else _adjacent_to(game, game.entities[context.target])
    ),
)
RIGHT_THEN_LEFT: Final = Named(
    "right_then_left_of_target",
    lambda game, me, context: (
        [] if context.target is None else _right_then_left(game, game.entities[context.target])
    ),
)
OWN_WEAPON: Final = Named("friendly_weapon", _single("weapon", True))
ENEMY_WEAPON: Final = Named("enemy_weapon", _single("weapon", False))
OWN_POWER: Final = Named("friendly_hero_power", _single("hero_power", True))
ENEMY_POWER: Final = Named("enemy_hero_power", _single("hero_power", False))
OWN_HAND: Final = Named("friendly_hand", _all_of("hand", True))
ENEMY_HAND: Final = Named("enemy_hand", _all_of("hand", False))
BOTH_HANDS: Final = Named(
    "hands", lambda game, me, context: [game.entities[i] for n in (1, 2) for i in game.players[n].hand]
)
OWN_DECK: Final = Named("friendly_deck", _all_of("deck", True))
ENEMY_DECK: Final = Named("enemy_deck", _all_of("deck", False))
OWN_SECRETS: Final = Named("friendly_secrets", _all_of("secrets", True))
ENEMY_SECRETS: Final = Named("enemy_secrets", _all_of("secrets", False))
NOTHING: Final = Named("nothing", lambda game, me, context: [])

SELECTIONS: Final[dict[str, Selection]] = {
    item.name: item
    for item in (
        SELF, TARGET, EVENT_SOURCE, EVENT_TARGET, RESULT, OWN_HERO, ENEMY_HERO, BOTH_HEROES, OWN_MINIONS,
        ENEMY_MINIONS, ALL_MINIONS, OTHER_OWN_MINIONS, OTHER_MINIONS, OWN_CHARACTERS, OTHER_OWN_CHARACTERS,
        ENEMY_CHARACTERS, ALL_CHARACTERS, OTHER_CHARACTERS, ADJACENT, ADJACENT_TO_TARGET, OWN_WEAPON, ENEMY_WEAPON,
        OWN_POWER, ENEMY_POWER, OWN_HAND, ENEMY_HAND, BOTH_HANDS, OWN_DECK, ENEMY_DECK, OWN_SECRETS, ENEMY_SECRETS,
    )
}  # fmt: skip


# --- tests for Selection.where -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Fixed(Selection):
    """Entities that were chosen before, by id, in this order."""

    ids: tuple[int, ...]

    def members(self, game: Any, me: Any, context: Context) -> list[Any]:
        return [game.entities[i] for i in self.ids]


@dataclass(frozen=True)
class Race:
    """Of a tribe."""

    race: str

    def __call__(self, game: Any, me: Any, entity: Any) -> bool:
        return bool(entity.card.race == self.race)


@dataclass(frozen=True)
class OfType:
    """Of a card type."""

    type: CardType

    def __call__(self, game: Any, me: Any, entity: Any) -> bool:
        return entity.type is self.type


@dataclass(frozen=True)
class IsCard:
    """Of one of these card ids."""

    ids: tuple[str, ...]

    def __call__(self, game: Any, me: Any, entity: Any) -> bool:
        return entity.card.id in self.ids


@dataclass(frozen=True)
class HasKeyword:
    """With a keyword bit now."""

    bit: int

    def __call__(self, game: Any, me: Any, entity: Any) -> bool:
        return bool(entity.keywords & self.bit)


@dataclass(frozen=True)
class Printed:
    """With a printed keyword of the card data, e.g. ``"deathrattle"``; not when silenced."""

    keyword: str

    def __call__(self, game: Any, me: Any, entity: Any) -> bool:
        return self.keyword in entity.card.keywords and not entity.silenced


@dataclass(frozen=True)
class AttackAtMost:
    """With this attack or less."""

    limit: int

    def __call__(self, game: Any, me: Any, entity: Any) -> bool:
        return bool(entity.attack <= self.limit)


@dataclass(frozen=True)
class AttackAtLeast:
    """With this attack or more."""

    limit: int

    def __call__(self, game: Any, me: Any, entity: Any) -> bool:
        return bool(entity.attack >= self.limit)


def is_damaged(game: Any, me: Any, entity: Any) -> bool:
    """Damaged."""
    return bool(entity.damage > 0)


def is_undamaged(game: Any, me: Any, entity: Any) -> bool:
    """Undamaged."""
    return bool(entity.damage <= 0)


def is_minion(game: Any, me: Any, entity: Any) -> bool:
    """A minion."""
    return entity.type is MINION


def is_spell(game: Any, me: Any, entity: Any) -> bool:
    """A spell."""
    return entity.type is SPELL


def is_alive(game: Any, me: Any, entity: Any) -> bool:
    """Not mortally wounded."""
    return not game.is_mortally_wounded(entity)


def is_dragon(game: Any, me: Any, entity: Any) -> bool:
    """A Dragon."""
    return bool(entity.card.race == "DRAGON")


def random_enemy(dying: bool = False) -> RandomOne:
    """A random enemy character."""
    return RandomOne(ENEMY_CHARACTERS, dying)
