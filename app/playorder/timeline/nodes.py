"""Nodes of the timeline, and the recorder that makes them while the machine runs."""

from __future__ import annotations

from typing import Any


class Node:
    """One thing that happened, inside another (``parent``).

    ``begin`` is where the journal stood when it began; its own changes go on to where the next node begins.
    Labels and sentences are made when shown, not when recorded.
    """

    __slots__ = (
        "amount", "begin", "candidates", "id", "kind", "label", "parent", "pick", "player", "queue", "reason", "rule",
        "source", "status", "target", "which",
    )  # fmt: skip

    def __init__(
        self, node_id: int, parent: int | None, kind: str, label: str, rule: str, begin: int
    ) -> None:
        self.id = node_id
        self.parent = parent
        self.kind = kind
        self.label = label
        self.rule = rule
        self.begin = begin
        self.source: int | None = None
        self.target: int | None = None
        self.player: int | None = None
        self.status = ""
        self.reason = ""
        self.amount: int | None = None
        self.queue: tuple[Any, ...] = ()
        self.candidates: tuple[Any, ...] = ()
        self.pick: Any = None
        self.which = ""


class TimelineRecorder:
    """Makes the tree of nodes; implements the machine's Recorder protocol."""

    def __init__(self, machine: Any) -> None:
        self.nodes: list[Node] = []
        self.machine = machine
        self.journal: list[Any] = machine.state.journal
        self._open: list[tuple[int, int]] = []

    def at_depth(self, depth: int) -> None:
        """Close what was opened deeper than this."""
        opened = self._open
        while opened and opened[-1][0] > depth:
            opened.pop()

    def leaf(self, kind: str, label: str, rule: str, **facts: Any) -> int:
        """A node that contains nothing."""
        nodes = self.nodes
        opened = self._open
        node = Node(len(nodes), opened[-1][1] if opened else None, kind, label, rule, len(self.journal))
        for name, value in facts.items():
            setattr(node, name, value)
        nodes.append(node)
        return node.id

    def open(self, kind: str, label: str, rule: str, **facts: Any) -> int:
        """A node that contains what is recorded until its frames are used up."""
        node = self.leaf(kind, label, rule, **facts)
        stack = self.machine.stack
        self._open.append((0 if stack is None else stack[2], node))
        return node

    def close(self, node: int) -> None:
        """End a node early."""
        opened = self._open
        while opened and opened[-1][1] >= node:
            opened.pop()

    def finish_all(self) -> None:
        """Between actions nothing is open."""
        self._open.clear()

    def amend(self, node: int, **facts: Any) -> None:
        """Change facts of a node."""
        for name, value in facts.items():
            setattr(self.nodes[node], name, value)

    def checkpoint(self) -> tuple[int, int]:
        """How much there is now."""
        return len(self.nodes), len(self._open)

    def rewind(self, checkpoint: Any) -> None:
        """Forget what came after a checkpoint."""
        nodes, opened = checkpoint
        del self.nodes[nodes:]
        del self._open[opened:]
