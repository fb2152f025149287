"""What lies in what, how deep, and how wide each node is in the strip: plain numbers, made once for a run."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from playorder.gui.protocols import NodeLike

__all__ = ["STEPS", "Outline"]

STEPS: Final = frozenset(
    {"aura_update", "summon_resolution", "weapon_update", "death_creation", "outcome_check"}
)
"""Kinds that are marked lines in the strip; a step in which something happened is a block as well."""
_STEP_WIDTH: Final = 0.3
_LEAF_WIDTH: Final = 1.0


class Outline:
    """Positions (the place of a node in the order of time), not ids. Everything is told in lists by position."""

    def __init__(self, nodes: Sequence[NodeLike]) -> None:
        count = len(nodes)
        places = {node.id: place for place, node in enumerate(nodes)}
        self.parents: list[int] = [
            -1 if node.parent is None else places.get(node.parent, -1) for node in nodes
        ]
        self.depths: list[int] = [0] * count
        self.lasts: list[int] = list(range(count))
        for place, parent in enumerate(self.parents):
            if parent >= 0:
                self.depths[place] = self.depths[parent] + 1
        for place in range(count - 1, -1, -1):
            parent = self.parents[place]
            if parent >= 0 and self.lasts[place] > self.lasts[parent]:
                self.lasts[parent] = self.lasts[place]
        self.starts: list[float] = [0.0] * (count + 1)
        here = 0.0
        for place, node in enumerate(nodes):
            self.starts[place] = here
            if self.lasts[place] == place:
                here += _STEP_WIDTH if node.kind in STEPS else _LEAF_WIDTH
        self.starts[count] = here

    @property
    def count(self) -> int:
        """How many nodes there are."""
        return len(self.parents)

    @property
    def width(self) -> float:
        """The width of the whole run; a node that holds nothing has 1."""
        return self.starts[-1]

    def end(self, place: int) -> float:
        """Where a node ends: as wide as what it holds."""
        return self.starts[self.lasts[place] + 1]

    def at(self, x: float) -> int:
        """The innermost node at a place of the strip; -1 where there is nothing."""
        if not self.count or x < 0 or x >= self.width:
            return -1
        return min(self.count, bisect_right(self.starts, x)) - 1

    def first_at(self, x: float) -> int:
        """The first node that begins at a place of the strip or after it; the count if none does."""
        return min(self.count, bisect_left(self.starts, x - 1e-9))

    def at_depth(self, x: float, depth: int) -> int:
        """The node of this depth at a place of the strip; -1 if what is there is not so deep."""
        place = self.at(x)
        while place >= 0 and self.depths[place] > depth:
            place = self.parents[place]
        return place if place >= 0 and self.depths[place] == depth else -1

    # Steps, as a debugger has them: where to go from a position

    def into(self, place: int) -> int:
        """The next node, whatever it lies in."""
        return min(place + 1, self.count - 1)

    def over(self, place: int) -> int:
        """The next node that does not lie in this one."""
        return 0 if place < 0 else min(self.lasts[place] + 1, self.count - 1)

    def out(self, place: int) -> int:
        """The next node that does not lie in what this one lies in; the last one from the outermost."""
        if place < 0:
            return 0
        parent = self.parents[place]
        return self.count - 1 if parent < 0 else min(self.lasts[parent] + 1, self.count - 1)

    def back(self, place: int) -> int:
        """The node beside this one, before it; without one, what it lies in; -1 from the first."""
        if place <= 0:
            return -1
        parent = self.parents[place]
        before = place - 1
        while before > parent and self.parents[before] != parent:
            before = self.parents[before]
        return before
