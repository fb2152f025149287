"""The words for conditions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from playorder.cards.context import Context
from playorder.cards.effects import Amount, amount_of
from playorder.rulesets.hearthstone import conditions

Test = Callable[[Any, Any, Any], bool]


class ConditionWord(NamedTuple):
    """One condition: its test, when it is true, and whether it is about an event (an aura, a battlecry have none)."""

    test: Test
    meaning: str
    about_event: bool


def always(game: Any, me: Any, event: Any) -> bool:
    """always"""
    return True


def _about(test: Test, meaning: str) -> ConditionWord:
    return ConditionWord(test, meaning, True)


def _board(test: Test, meaning: str) -> ConditionWord:
    return ConditionWord(test, meaning, False)


CONDITION_WORDS: Final[dict[str, ConditionWord]] = {
    "any": _board(always, "always"),
    "friendly": _about(conditions.friendly, "the event's player controls the bearer"),
    "enemy": _about(conditions.enemy, "the event's player does not control the bearer"),
    "self": _about(conditions.about_me, "the event's target is the bearer"),
    "other": _about(conditions.not_about_me, "the event's target is not the bearer"),
    "by_self": _about(conditions.by_me, "the event's source is the bearer"),
    "by_other": _about(conditions.not_by_me, "the event's source is not the bearer"),
    "minion": _about(conditions.target_is_minion, "the event's target is a minion"),
    "hero": _about(conditions.target_is_hero, "the event's target is a hero"),
    "by_minion": _about(conditions.source_is_minion, "the event's source is a minion"),
    "by_spell": _about(conditions.source_is_spell, "the event's source is a spell"),
    "by_hero": _about(conditions.source_is_hero, "the event's source is a hero"),
    "target_is_friendly": _about(conditions.target_is_friendly, "the event's target is on the bearer's side"),
    "target_in_play": _about(conditions.target_in_play, "the event's target is in play"),
    "own_turn": _board(conditions.own_turn, "it is the turn of the bearer's controller"),
    "damaged": _board(conditions.is_damaged_now, "the bearer is damaged"),
    "not_mortally_wounded": _board(conditions.not_mortally_wounded, "the bearer has health left"),
    "has_minion": _board(conditions.has_minion, "the bearer's controller has a minion on the board"),
    "has_weapon": _board(conditions.has_weapon, "the bearer's controller has a weapon"),
    "has_secret": _board(conditions.has_secret, "the bearer's controller has a secret in play"),
    "board_not_full": _board(conditions.board_not_full, "the bearer's controller has room for a minion"),
    "hand_not_full": _board(conditions.hand_not_full, "the bearer's controller has room for a card"),
    "empty_hand": _board(conditions.empty_hand, "the bearer's controller holds no card"),
    "holding_dragon": _board(
        conditions.holding_dragon, "the bearer's controller holds a Dragon, the bearer itself not counted"
    ),
}

CONDITION_OBJECTS: Final[dict[str, str]] = {
    "not": "the condition in it is not",
    "any_of": "at least one of the conditions in the list is",
    "race": "the event's target is of that tribe",
    "source_race": "the event's source is of that tribe",
    "has_race": "the bearer's controller has another minion of that tribe",
    "keyword": "the event's target has that printed keyword and is not silenced",
    "source_keyword": "the event's source has that printed keyword and is not silenced",
    "card": "the event's target is that card",
    "source_card": "the event's source is that card",
    "amount": "the amount is `at_least` or `at_most` so much, or both",
}
"""Conditions that are objects, by the field that names them, with when they are true."""

ABOUT_EVENT: Final = frozenset({"race", "source_race", "keyword", "source_keyword", "card", "source_card"})
"""Those among the objects that are about an event."""


@dataclass(frozen=True)
class AnyOf:
    """At least one of several conditions."""

    parts: tuple[Test, ...]

    @property
    def text(self) -> str:
        """In words."""
        return " or ".join(str(getattr(p, "text", None) or p.__doc__).strip() for p in self.parts)

    def __call__(self, game: Any, me: Any, event: Any) -> bool:
        return any(part(game, me, event) for part in self.parts)


@dataclass(frozen=True)
class IsThatCard:
    """the event is about one card"""

    card: str
    source: bool

    @property
    def text(self) -> str:
        """In words."""
        return f"it {'was done by' if self.source else 'happens to'} the card {self.card}"

    def __call__(self, game: Any, me: Any, event: Any) -> bool:
        entity = event.source if self.source else event.target
        return entity is not None and bool(game.entities[entity].card.id == self.card)


@dataclass(frozen=True)
class Compare:
    """an amount is within bounds"""

    amount: int | Amount
    at_least: int | None
    at_most: int | None

    @property
    def text(self) -> str:
        """In words."""
        bounds = [f"at least {self.at_least}"] if self.at_least is not None else []
        bounds += [f"at most {self.at_most}"] if self.at_most is not None else []
        return f"the amount is {' and '.join(bounds)}"

    def __call__(self, game: Any, me: Any, event: Any) -> bool:
        # while effects resolve that answer no event, what is handed over is their context
        context = (
            event if isinstance(event, Context) else Context(me.id, getattr(event, "target", None), event)
        )
        number = amount_of(self.amount, game, context)
        return (self.at_least is None or number >= self.at_least) and (
            self.at_most is None or number <= self.at_most
        )


@dataclass(frozen=True)
class AskedNow:
    """A condition asked while effects resolve: about the event that they answer, where there is one."""

    condition: Test

    def __call__(self, game: Any, me: Any, context: Any) -> bool:
        return self.condition(game, me, context if context.event is None else context.event)
