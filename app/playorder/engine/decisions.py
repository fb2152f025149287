"""Decisions: every random pick, coin flip and choice of a player is one and the same thing."""

from __future__ import annotations

from bisect import bisect_right
from enum import Enum
from itertools import accumulate
from typing import Any, Final

from mypy_extensions import mypyc_attr

from playorder.model.values import Value


class DecisionKind(Enum):
    """Who is meant to answer."""

    RANDOM = "random"
    CHOICE = "choice"
    PRIORITY = "priority"
    """The right to act: an answer passes it on, acting goes through the ruleset. Recorded when it is given."""


# A name of the module is found many times faster than a member of an enumeration.
RANDOM: Final = DecisionKind.RANDOM
CHOICE: Final = DecisionKind.CHOICE
PRIORITY: Final = DecisionKind.PRIORITY

NUMBERS: Final = ("random amount", "place in deck")
"""Reasons of decisions whose candidates are numbers to be taken as they are."""


def names_entity(candidate: Any, reason: str) -> bool:
    """Whether a candidate is an entity's id, not a card id, a number or true or false."""
    return not isinstance(candidate, (str, bool)) and reason not in NUMBERS


@mypyc_attr(acyclic=True)
class Decision(Value):
    """A question with named candidates.

    ``candidates`` are entity ids, card ids (strings), numbers or booleans; the answer is an index among them.
    ``source`` is the entity that asks, ``player`` (1 or 2) the player concerned, ``reason`` a word for people.
    ``weights`` say how likely each candidate is beside the others; without them all are alike.
    ``asker`` is by what a frame that runs again with the answer knows that it asked this; see
    :meth:`Machine.asked_again`.
    """

    __slots__ = ("asker", "candidates", "kind", "player", "reason", "several", "source", "weights")

    def __init__(
        self,
        kind: DecisionKind,
        source: int,
        candidates: tuple[Any, ...],
        reason: str,
        player: int = 0,
        several: bool = False,
        weights: tuple[int, ...] = (),
        asker: Any = None,
    ) -> None:
        self.kind: Final = kind
        self.source: Final = source
        self.candidates: Final = candidates
        self.reason: Final = reason
        self.player: Final = player
        self.several: Final = several
        self.weights: Final = weights
        self.asker: Final = asker

    def parts(self) -> tuple[Any, ...]:
        return (
            self.kind, self.source, self.candidates, self.reason, self.player, self.several, self.weights, self.asker
        )  # fmt: skip

    @property
    def whole(self) -> int:
        """What the weights add up to; each candidate weighs 1 where none are given."""
        return sum(self.weights) if self.weights else len(self.candidates)

    def fallen_on(self, number: int) -> int:
        """The index of the candidate that a number from 0 to before :attr:`whole` falls on."""
        return bisect_right(list(accumulate(self.weights)), number) if self.weights else number


class Undecided(Exception):
    """Raised by :meth:`Machine.decide` when nobody answers yet; the machine puts the frame back and stops."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision.reason)
        self.decision = decision


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerError(Exception):
    """An answerer cannot give an answer that fits. It leaves :meth:`Machine.run`; no card's code is at fault."""
