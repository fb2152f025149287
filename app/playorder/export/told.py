"""What every export needs of a run, and how its nodes are walked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from playorder.timeline.board_view import BoardView
from playorder.timeline.nodes import Node
from playorder.timeline.rules import Rule

MARKS = {
    "aura_update": "●", "summon_resolution": "▲", "weapon_update": "■", "death_creation": "✕", "outcome_check": "⚑",
    "random": "⚂", "choice": "⚂", "death": "†", "queue": "▭",
}  # fmt: skip
"""A sign for each kind that has one; the others are told by their words."""


class Told(Protocol):
    """A finished run that can be looked at from any of its nodes (``scenario.run.RunResult`` is one)."""

    @property
    def title(self) -> str: ...

    @property
    def description(self) -> str: ...

    @property
    def edition(self) -> str: ...

    @property
    def error(self) -> str: ...

    @property
    def nodes(self) -> Sequence[Node]: ...

    @property
    def checks(self) -> Sequence[Any]:
        """For each expectation: whether it holds (``ok``), the expectation (``check``) and what was ``got``."""

    @property
    def rules(self) -> Mapping[str, Rule]:
        """What the rules say that its nodes may name, by identifier."""

    def board_at(self, node: int | None) -> BoardView:
        """The board when a node had happened; None is before the first action."""

    def sentence(self, node: int) -> str:
        """The node in plain language."""


def outline(nodes: Sequence[Node]) -> Iterator[tuple[Node, int]]:
    """Every node in the order of time, with its depth: 0 for what lies in nothing."""
    depth: dict[int, int] = {}
    for node in nodes:
        depth[node.id] = 0 if node.parent is None else depth[node.parent] + 1
        yield node, depth[node.id]
