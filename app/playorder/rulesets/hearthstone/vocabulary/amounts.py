"""Numbers that are read from the board when an effect resolves or an aura is updated."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from playorder.cards.context import Context
from playorder.cards.effects import Amount
from playorder.cards.selectors import Selection
from playorder.rulesets.hearthstone import amounts
from playorder.rulesets.hearthstone.effects.damage import random_number


class AmountWord(NamedTuple):
    """One amount: how it is read, what it is, and whether it is an event's."""

    read: Callable[[Any, Any, Context], int]
    meaning: str
    about_event: bool = False


def _player(game: Any, me: Any) -> Any:
    return game.players[me.controller]


AMOUNT_WORDS: Final[dict[str, AmountWord]] = {
    "event_amount": AmountWord(
        amounts.event_amount,
        "how much was dealt, healed, gained or paid",
        True,
    ),
    "friendly_deaths_this_game": AmountWord(
        lambda game, me, context: len(_player(game, me).died_this_game),
        "how many minions of the controller died in this game",
    ),
    "deaths_this_turn": AmountWord(
        amounts.deaths_this_turn,
        "how many minions of both sides died this turn",
    ),
    "cards_played_this_turn": AmountWord(
        lambda game, me, context: int(_player(game, me).cards_played_this_turn),
        "how many cards the controller has played this turn, the one being played included",
    ),
    "hero_powers_this_game": AmountWord(
        lambda game, me, context: int(_player(game, me).powers_used_this_game),
        "how often the controller has used a hero power in this game",
    ),
    "free_places": AmountWord(
        amounts.free_places,
        "how many minions still fit on the controller's side",
    ),
}

AMOUNT_OBJECTS: Final[dict[str, str]] = {
    "count": "how many a selection holds",
    "attack_of": "the attack of all of a selection together",
    "health_of": "the present health of all of a selection together",
    "cost_of": "the cost of all of a selection together",
    "damage_on": "the damage on all of a selection together",
    "counter": "how far the controller's counter of that name has been counted with `count_up`",
    "random": "a number by chance, from the first to the second",
}
"""Amounts that are objects, by the field that names them; ``times`` and ``plus`` may stand beside it."""

MEASURES: Final[dict[str, Callable[[Any, Any], int]]] = {
    "count": lambda game, entity: 1,
    "attack_of": lambda game, entity: int(game.attack_of(entity)),
    "health_of": lambda game, entity: int(entity.health),
    "cost_of": lambda game, entity: int(game.cost_of(entity)),
    "damage_on": lambda game, entity: int(entity.damage),
}


class Read(Amount):
    """An amount that also serves an aura, which asks ``(game, me, entity)``."""

    __slots__ = ()

    def __call__(self, game: Any, me: Any, entity: Any) -> int:
        return self.value(game, Context(me.id, getattr(entity, "id", None)))


@dataclass(frozen=True)
class Told(Read):
    """What one of the words says."""

    word: str

    def value(self, game: Any, context: Context) -> int:
        return AMOUNT_WORDS[self.word].read(game, game.entities[context.source], context)


@dataclass(frozen=True)
class Measured(Read):
    """A measure of every member of a selection, added up."""

    measure: str
    of: Selection

    def value(self, game: Any, context: Context) -> int:
        measure = MEASURES[self.measure]
        return sum(measure(game, entity) for entity in self.of.find(game, context))


@dataclass(frozen=True)
class Counted(Read):
    """A counter of the controller's."""

    name: str

    def value(self, game: Any, context: Context) -> int:
        counters = game.players[game.entities[context.source].controller].counters
        return next((number for name, number in counters if name == self.name), 0)


@dataclass(frozen=True)
class Between(Read):
    """A number by chance."""

    low: int
    high: int

    def value(self, game: Any, context: Context) -> int:
        return random_number(game, context.source, self.low, self.high)


@dataclass(frozen=True)
class Scaled(Read):
    """Another amount, multiplied and added to."""

    amount: Amount
    times: int = 1
    plus: int = 0

    def value(self, game: Any, context: Context) -> int:
        return self.amount.value(game, context) * self.times + self.plus
