"""Sampling: many runs by chance, each the same whatever process it happens in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playorder.engine.decisions import Decision, DecisionKind
from playorder.explore.budget import Watch
from playorder.explore.outcomes import Seen
from playorder.explore.walking import Walk
from playorder.scenario.answering import chance

_SPREAD = 0x9E3779B97F4A7C15
"""Keeps the seeds of neighbouring samples apart."""


@dataclass
class Dice:
    """Answers random decisions from a seed, and notes what it answered. Choices wait for the script."""

    seed: int
    path: list[int] = field(default_factory=list)

    def __call__(self, _game: Any, decision: Decision) -> int | None:
        """The option taken, or None where a player must choose."""
        if decision.kind is not DecisionKind.RANDOM:
            return None
        option = decision.fallen_on(chance(self.seed, len(self.path), decision.whole))
        self.path.append(option)
        return option


@dataclass
class Tally:
    """How often something was seen, and the first sample that ended so with its path."""

    count: int
    first: int
    path: tuple[int, ...]


Tallies = dict[Seen, Tally]


def sample(walk: Walk, read_end: Any, seed: int, begin: int, end: int, watch: Watch) -> Tallies:
    """The samples numbered from ``begin`` to before ``end``. Sample n depends on the seed and n alone.

    Raises :class:`Cancelled`; the positions of the watch's budget do not count here, its time does.
    """
    root = walk.checkpoint()
    found: Tallies = {}
    for number in range(begin, end):
        watch.look(number - begin, 1, 0)
        dice = Dice(seed + number * _SPREAD)
        walk.game.answerer = dice
        walk.start()
        seen: Seen = read_end(walk)
        known = found.get(seen)
        if known is None:
            found[seen] = Tally(1, number, tuple(dice.path))
        else:
            known.count += 1
        walk.go_back(root)
    walk.stop_at_chance()
    return found


def joined(parts: list[Tallies]) -> Tallies:
    """The samples of several parts as if they had been made in one go."""
    whole: Tallies = {}
    for part in parts:
        for seen, tally in part.items():
            known = whole.get(seen)
            if known is None:
                whole[seen] = Tally(tally.count, tally.first, tally.path)
                continue
            known.count += tally.count
            if tally.first < known.first:
                known.first, known.path = tally.first, tally.path
    return dict(sorted(whole.items(), key=lambda item: item[1].first))
