"""The answer to "what can come of it?": every outcome with its weight, and what follows from that."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Final, NamedTuple

from playorder.explore.facts import EndFacts
from playorder.explore.questions import Value
from playorder.scenario.document import Scenario

_Z: Final = 1.959963984540054
"""The 97.5 % point of the normal distribution: two-sided 95 %."""


class Method(Enum):
    """How the outcomes were found."""

    EXACT = "exact"
    SAMPLED = "sampled"


class Interval(NamedTuple):
    """Where a probability lies with 95 % confidence, seen from a sample."""

    low: float
    high: float


class Seen(NamedTuple):
    """What is kept of one end position: what can be seen, and the answers to the questions."""

    facts: EndFacts
    answers: tuple[Value, ...]


@dataclass(frozen=True)
class Outcome:
    """End positions that look alike and answer every question alike.

    ``weight`` is their part of :attr:`Outcomes.whole`; ``positions`` how many different ones there are, or how many
    samples ended so; ``path`` the answers to the random decisions of an example run.
    """

    facts: EndFacts
    answers: tuple[Value, ...]
    weight: int
    positions: int
    path: tuple[int, ...]


@dataclass(frozen=True)
class Effort:
    """What it took: merged positions, branches walked, branches that met a known position, seconds."""

    positions: int = 0
    edges: int = 0
    merged: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Outcomes:
    """All outcomes, the likeliest first, as parts of ``whole``.

    Exact: the weights are whole numbers without any rounding. Sampled: ``whole`` is the number of runs, and ``why``
    says why it was not done exactly.
    """

    scenario: Scenario
    questions: tuple[str, ...]
    checks: tuple[bool, ...]
    """Which of the questions are answered by true or false."""
    method: Method
    whole: int
    outcomes: tuple[Outcome, ...]
    effort: Effort = Effort()
    why: str = ""

    def probability(self, weight: int) -> Fraction:
        """A part of the whole; of samples, the share of runs."""
        return Fraction(weight, self.whole)

    def interval(self, weight: int) -> Interval | None:
        """The Wilson interval of a share of samples; an exact probability has none."""
        return wilson(weight, self.whole) if self.method is Method.SAMPLED else None

    def weight_of(self, holds: Callable[[Outcome], bool]) -> int:
        """How much of the whole falls on outcomes for which something holds."""
        return sum(outcome.weight for outcome in self.outcomes if holds(outcome))

    def distribution(self, question: int) -> list[tuple[Value, int]]:
        """Every answer to a question with its weight: numbers by size, then words."""
        weights: Counter[Value] = Counter()
        for outcome in self.outcomes:
            weights[outcome.answers[question]] += outcome.weight
        return sorted(weights.items(), key=lambda item: answer_order(item[0]))

    def mean(self, question: int) -> Fraction | None:
        """The expected value of an answer, if all answers are numbers."""
        found = self.distribution(question)
        if not all(isinstance(value, int) for value, _ in found):
            return None
        return Fraction(sum(int(value or 0) * weight for value, weight in found), self.whole)

    def extreme(self, question: int, *, least: bool) -> Outcome:
        """The outcome whose answer is the least (or greatest) number, of those the likeliest."""
        numbers = [outcome for outcome in self.outcomes if isinstance(outcome.answers[question], int)]
        found = numbers or list(self.outcomes)
        sign = -1 if least else 1
        return max(found, key=lambda o: (sign * int(o.answers[question] or 0) if numbers else 0, o.weight))


def answer_order(value: Value) -> tuple[bool, int, str]:
    """Numbers before words, each in its own order."""
    is_number = isinstance(value, int)
    return not is_number, int(value or 0) if is_number else 0, "" if is_number else str(value)


def wilson(hits: int, count: int) -> Interval:
    """The Wilson score interval of a share at 95 % confidence: it is sound at 0 and at 1 too."""
    if count == 0:
        return Interval(0.0, 1.0)
    share = hits / count
    scale = 1 + _Z**2 / count
    middle = (share + _Z**2 / (2 * count)) / scale
    reach = _Z / scale * math.sqrt(share * (1 - share) / count + _Z**2 / (4 * count**2))
    low = 0.0 if hits == 0 else max(0.0, middle - reach)
    high = 1.0 if hits == count else min(1.0, middle + reach)
    return Interval(low, high)


def gathered(found: Iterable[tuple[Seen, int, int, tuple[int, ...]]]) -> tuple[Outcome, ...]:
    """Alike end positions as one outcome each. Given are what was seen, weight, positions and a path to it.

    The first path in the order of options is an outcome's example. The likeliest outcome comes first.
    """
    known: dict[Seen, tuple[int, int, tuple[int, ...]]] = {}
    for seen, weight, positions, path in found:
        before = known.get(seen)
        if before is None:
            known[seen] = (weight, positions, path)
        else:
            known[seen] = (before[0] + weight, before[1] + positions, min(before[2], path))
    outcomes = [Outcome(*seen, weight, positions, path) for seen, (weight, positions, path) in known.items()]
    outcomes.sort(key=lambda outcome: (-outcome.weight, outcome.path))
    return tuple(outcomes)
