"""What can be done in a game at rest, as plain values: a ruleset answers, a window or any other player asks.

A :class:`Move` is said step by step: with what, in which way, at which place, at what. Between the steps
:meth:`Moves.need` says what is asked next and which answers are legal, and :meth:`Moves.refusal` why one is not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Protocol


class Step(Enum):
    """What a move still has to be told."""

    OPTION = "option"
    PLACE = "place"
    TARGET = "target"


@dataclass(frozen=True, slots=True)
class Verb:
    """A kind of move, as the ruleset's documents write it. ``words`` are for people, ``key`` is a letter or empty.

    With a ``zone`` of the board it is what is meant by dropping a card there, and nowhere else.
    """

    name: str
    words: str
    key: str = ""
    zone: str = ""


@dataclass(frozen=True, slots=True)
class Move:
    """A player action, as far as it has been said. Entities by id; ``option`` and ``place`` count from 0.

    ``option`` is the first way that was chosen, ``details`` are those chosen after it.
    """

    verb: str
    entity: int | None = None
    option: int | None = None
    place: int | None = None
    targets: tuple[int, ...] = ()
    details: tuple[int, ...] = ()

    def with_way(self, way: int) -> Move:
        """The move with one more way chosen."""
        if self.option is None:
            return replace(self, option=way)
        return replace(self, details=(*self.details, way))


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused: the refusal's name, a sentence, and the rule where the rulebooks number one."""

    name: str
    words: str
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})" if self.rule else self.words


@dataclass(frozen=True, slots=True)
class Way:
    """One way among which a move must choose, shown as a card; ``refused`` if it cannot be taken now."""

    card: str
    words: str
    refused: Reason | None = None


@dataclass(frozen=True, slots=True)
class Need:
    """The next thing a move must be told.

    For a target ``entities`` are the legal ones; for an option ``ways`` are all of them; for a place ``count`` is how
    many there are in the ``zone`` of ``player``. What is ``optional`` may be left unsaid.
    """

    step: Step
    entities: tuple[int, ...] = ()
    ways: tuple[Way, ...] = ()
    zone: str = ""
    player: int = 0
    count: int = 0
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """What could be done with an entity, or by the player; ``refused`` says why not now."""

    verb: Verb
    move: Move
    refused: Reason | None = None


class Moves(Protocol):
    """A ruleset's answers about a state. Asking changes nothing."""

    def offers(self, entity: int) -> tuple[Offer, ...]:
        """What an entity is for: also what it may not do now, with the reason."""

    def general_offers(self) -> tuple[Offer, ...]:
        """What needs no entity, such as ending the turn."""

    def need(self, move: Move) -> Need | None:
        """What the move must be told next; None if it is complete."""

    def refusal(self, move: Move) -> Reason | None:
        """Why this move cannot be made as it is said so far; None if it can, or needs only to be told more."""
