"""A finished run that was recorded: its nodes, what lies in what, and the state at each of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any, Final

from playorder.model.state import Change
from playorder.timeline.moments import Moments
from playorder.timeline.nodes import Node, TimelineRecorder

ROUTINE: Final = frozenset({
    "aura_update", "summon_resolution", "weapon_update", "death_creation", "outcome_check", "priority", "unique_check",
    "loss_check",
})  # fmt: skip
"""Kinds of nodes that come at fixed places of every run, whether or not there is anything for them to do."""


class Recorded:
    """Everything that questions about a run need. Nodes are named by their id, their place in the order of time."""

    def __init__(self, game: Any, recorder: TimelineRecorder | None) -> None:
        self.game = game
        self._recorder = recorder
        self.moments = Moments(game.state)
        self._lasts: list[int] = []
        self._newest: Node | None = None

    @property
    def nodes(self) -> list[Node]:
        """All nodes; none if nothing was recorded."""
        return [] if self._recorder is None else self._recorder.nodes

    @property
    def _last(self) -> list[int]:
        """For each node the last one that lies in it; made again where the run has gone on or back."""
        nodes = self.nodes
        newest = nodes[-1] if nodes else None
        if self._lasts and self._newest is newest:
            return self._lasts
        last = list(range(len(nodes)))
        for node in reversed(nodes):
            if node.parent is not None and last[node.id] > last[node.parent]:
                last[node.parent] = last[node.id]
        self._lasts, self._newest = last, newest
        return last

    def last_within(self, node: int) -> int:
        """The last node that lies in a node; itself if none does."""
        return self._last[node]

    def within(self, node: int) -> Iterator[Node]:
        """The node and all that lie in it, in the order of time."""
        return iter(self.nodes[node : self._last[node] + 1])

    def children(self, node: int) -> Iterator[Node]:
        """What lies directly in a node."""
        place = node + 1
        last = self._last[node]
        while place <= last:
            yield self.nodes[place]
            place = self._last[place] + 1

    def above(self, node: int) -> Iterator[Node]:
        """The node, what it lies in, and so on outwards."""
        here: int | None = node
        while here is not None:
            found = self.nodes[here]
            yield found
            here = found.parent

    def mark_before(self, node: int) -> int:
        """Where the journal stood when the node began."""
        return self.nodes[node].begin

    def mark_after(self, node: int | None) -> int:
        """Where the journal stood after the node's own changes; None is before the first action."""
        if node is None:
            return 0
        if node + 1 < len(self.nodes):
            return self.nodes[node + 1].begin
        end: int = self.game.state.mark()
        return end

    def at(self, mark: int) -> AbstractContextManager[None]:
        """The game's state as it was at a mark, for as long as it is looked at."""
        return self.moments.at(mark)

    def after(self, node: int | None) -> AbstractContextManager[None]:
        """The game's state after a node's own changes."""
        return self.at(self.mark_after(node))

    def changes(self, node: int, last: int | None = None) -> list[Change]:
        """What changed in a node itself, or from it to the end of another."""
        end = self.mark_after(node if last is None else last)
        found: list[Change] = self.game.state.journal[self.nodes[node].begin : end]
        return found

    def unchanged_steps(self, counting: frozenset[str]) -> frozenset[int]:
        """The nodes of :data:`ROUTINE` in which nothing lies and no card and no player became different.

        Of the game as a whole only a change of the tags in ``counting`` counts: the others say how far the rules are.
        """
        info = self.game.info
        return frozenset(
            node.id
            for node in self.nodes
            if node.kind in ROUTINE
            and self.last_within(node.id) == node.id
            and all(changed is info and tag not in counting for changed, tag, _, _ in self.changes(node.id))
        )

    def node_of_mark(self, mark: int) -> int | None:
        """The node in which a journal entry was written; None if that was before the first."""
        low, high = 0, len(self.nodes)
        while low < high:
            middle = (low + high) // 2
            if self.nodes[middle].begin <= mark:
                low = middle + 1
            else:
                high = middle
        return low - 1 if low else None
