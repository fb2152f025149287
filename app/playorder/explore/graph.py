"""The graph of positions: walked depth first with undo, equal positions merged, then weighed in whole numbers."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playorder.explore.budget import Watch
from playorder.explore.walking import Checkpoint, Walk

NO_NODE: Final = -1

ReadEnd = Callable[[Walk], Any]
"""What is kept of an end position; called while the walk stands there."""


class CameBack(Exception):
    """A position can follow from itself: the graph has no last position to count back from."""


@dataclass(slots=True)
class _Open:
    """A position whose branches are being walked."""

    node: int
    checkpoint: Checkpoint
    options: int
    kept: list[int]
    children: list[int] = field(default_factory=list)


@dataclass
class Graph:
    """Merged positions by number, 0 being the root.

    ``children`` holds, for each option of a position's decision, the position it leads to; an end position has
    none. ``parent`` and ``option`` say how each position was first reached, ``finished`` lists positions after all
    that follow from them. ``ends`` is what was read at each end position, ``prints`` their fingerprints.
    """

    children: list[tuple[int, ...]] = field(default_factory=list)
    parent: array[int] = field(default_factory=lambda: array("q"))
    option: array[int] = field(default_factory=lambda: array("q"))
    finished: array[int] = field(default_factory=lambda: array("q"))
    loads: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """The weights of the options of a decision, where they are not all alike."""
    ends: dict[int, Any] = field(default_factory=dict)
    prints: dict[int, int] = field(default_factory=dict)
    edges: int = 0
    merged: int = 0

    def path_to(self, node: int) -> tuple[int, ...]:
        """The options that led to a position when it was first reached."""
        options: list[int] = []
        while self.parent[node] != NO_NODE:
            options.append(self.option[node])
            node = self.parent[node]
        return tuple(reversed(options))

    def weights(self) -> tuple[dict[int, int], int]:
        """How much of the whole falls on each end position, and the whole: probabilities without rounding.

        The whole is the least number that every branching divides, so that whole numbers do; a Fraction for
        every edge would cost more than walking it.
        """
        shares = [1] * len(self.children)
        for node in self.finished:
            following = self.children[node]
            if following:
                shares[node] = self._whole(node) * math.lcm(*{shares[child] for child in following})
        weight = [0] * len(self.children)
        weight[0] = shares[0]
        for node in reversed(self.finished):
            following = self.children[node]
            if following:
                part = weight[node] // self._whole(node)
                loads = self.loads.get(node) or (1,) * len(following)
                for child, load in zip(following, loads, strict=True):
                    weight[child] += part * load
        return {node: weight[node] for node in self.ends}, shares[0]

    def _whole(self, node: int) -> int:
        loads = self.loads.get(node)
        return len(self.children[node]) if loads is None else sum(loads)


class Explorer:
    """Walks all branches of a walk into a :class:`Graph`."""

    def __init__(self, walk: Walk, read_end: ReadEnd, watch: Watch) -> None:
        self.walk = walk
        self.read_end = read_end
        self.watch = watch
        self.graph = Graph()
        self._seen: dict[int, int] = {}
        """Fingerprints of positions, and of places on the way where branches may meet, with where they lead."""
        self._is_finished = bytearray()

    def explore(self, begin: Checkpoint | None = None) -> Graph:
        """All that can follow from where the walk stands (at a decision or an end, ``begin`` being before it).

        Raises :class:`BudgetSpent`, :class:`Cancelled` or :class:`CameBack`.
        """
        graph = self.graph
        walk = self.walk
        watch = self.watch
        root = walk.checkpoint() if begin is None else begin
        path: list[_Open] = []
        self._arrive(walk.position(root), NO_NODE, 0, path)
        while path:
            top = path[-1]
            option = len(top.children)
            if option == top.options:
                path.pop()
                walk.prints.forget(top.kept)
                graph.children[top.node] = tuple(top.children)
                self._finish(top.node)
                continue
            watch.look(len(graph.children), len(path), graph.merged)
            graph.edges += 1
            walk.go_back(top.checkpoint)
            walk.answer(option)
            top.children.append(self._follow(top, option, path))
        return graph

    def _follow(self, top: _Open, option: int, path: list[_Open]) -> int:
        """The position that the walk is on its way to, having answered ``top`` with an option."""
        walk = self.walk
        seen = self._seen
        place = walk.position(top.checkpoint)
        node = seen.get(place)
        if node is None:
            if walk.decision is not None:
                return self._arrive(place, top.node, option, path)
            walk.go_on()
            position = walk.position(top.checkpoint)
            node = seen.get(position)
            if node is None:
                node = seen[place] = self._arrive(position, top.node, option, path)
                return node
            seen[place] = node
        if not self._is_finished[node]:
            raise CameBack
        self.graph.merged += 1
        return node

    def _arrive(self, position: int, parent: int, option: int, path: list[_Open]) -> int:
        """A new position, put on the path if it has branches."""
        graph = self.graph
        node = len(graph.children)
        self._seen[position] = node
        graph.children.append(())
        graph.parent.append(parent)
        graph.option.append(option)
        self._is_finished.append(0)
        walk = self.walk
        decision = walk.decision
        if decision is None:
            graph.ends[node] = self.read_end(walk)
            graph.prints[node] = position
            self._finish(node)
        else:
            if decision.weights:
                graph.loads[node] = decision.weights
            kept = walk.prints.keep(walk.game.stack)
            path.append(_Open(node, walk.checkpoint(), len(decision.candidates), kept))
        return node

    def _finish(self, node: int) -> None:
        self._is_finished[node] = 1
        self.graph.finished.append(node)
