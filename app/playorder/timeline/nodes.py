"""Nodes of the timeline, and the recorder that makes them while the machine runs."""

from __future__ import annotations

from typing import Any


class Node:
    """One thing that happened, inside another (``parent``).

    ``begin`` is where the journal stood when it began; its own changes go on to where the next node begins.
    Labels and sentences are made when shown, not when recorded.
    """

    __slots__ = (
        "_reason", "amount", "begin", "by", "candidates", "event", "id", "kind", "label", "parent", "pick", "player",
        "queue", "rule", "source", "status", "target", "traceback", "unanswered", "what", "which",
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
        self._reason = ""
        self.event: Any = None
        """The event itself, of a node of that kind: the ruleset knows what is in it."""
        self.unanswered: Any = None
        """Why a trigger did not resolve: a value with a ``text``; None if it did."""
        self.amount: int | None = None
        self.queue: tuple[Any, ...] = ()
        self.candidates: tuple[Any, ...] = ()
        self.pick: Any = None
        self.which = ""
        self.what = ""
        """What kind of thing, where a kind of node has several: of a link, for one."""
        self.by: int | None = None
        """What it is done with, besides the source: the card with which a character deals damage."""
        self.traceback = ""

    @property
    def reason(self) -> str:
        """Why a trigger did not resolve, or what failed, in words; made when it is shown."""
        return self._reason if self.unanswered is None else str(self.unanswered.text)

    @reason.setter
    def reason(self, words: str) -> None:
        self._reason = words


Noted = tuple[
    int | None, str, str, str, int, int | None, int | None, int | None, int | None, Any, dict[str, Any] | None
]  # fmt: skip
"""The bare facts of a node: parent, kind, label, rule, where the journal stood, source, target, player, amount, event,
and what is particular to it. What most nodes have is not in the dictionary: to make one costs more than all the rest.
"""


class TimelineRecorder:
    """Makes the tree of nodes; implements the machine's Recorder protocol.

    While the machine runs only the bare facts are noted; nodes are made of them when somebody looks.
    """

    def __init__(self, machine: Any) -> None:
        self.machine = machine
        self.journal: list[Any] = machine.state.journal
        self._noted: list[Noted | None] = []
        self._made: list[Node] = []
        self._open: list[tuple[int, int]] = []

    @property
    def nodes(self) -> list[Node]:
        """All nodes so far. The list grows with the run; it is always the same list."""
        made, noted = self._made, self._noted
        for number in range(len(made), len(noted)):
            known = noted[number]
            assert known is not None
            noted[number] = None  # the node has it now
            parent, kind, label, rule, begin, source, target, player, amount, event, facts = known
            node = Node(number, parent, kind, label, rule, begin)
            node.source, node.target, node.player = source, target, player
            node.amount, node.event = amount, event
            if facts:
                for name, value in facts.items():
                    setattr(node, name, value)
            made.append(node)
        return made

    def count(self) -> int:
        """How many nodes there are."""
        return len(self._noted)

    def begin_step(self, depth: int) -> tuple[int, int]:
        """Close what was opened deeper than this; what is given back serves :meth:`rewind`."""
        opened = self._open
        while opened and opened[-1][0] > depth:
            opened.pop()
        return len(self._noted), len(opened)

    def leaf(
        self, kind: str, label: str, rule: str, *, source: int | None = None, target: int | None = None,
        player: int | None = None, amount: int | None = None, event: Any = None, **facts: Any,
    ) -> int:  # fmt: skip
        """A node that contains nothing."""
        noted = self._noted
        opened = self._open
        parent = opened[-1][1] if opened else None
        begin = len(self.journal)
        noted.append((parent, kind, label, rule, begin, source, target, player, amount, event, facts or None))
        return len(noted) - 1

    def open(
        self, kind: str, label: str, rule: str, *, source: int | None = None, target: int | None = None,
        player: int | None = None, amount: int | None = None, event: Any = None, **facts: Any,
    ) -> int:  # fmt: skip
        """A node that contains what is recorded until its frames are used up."""
        noted = self._noted
        opened = self._open
        parent = opened[-1][1] if opened else None
        begin = len(self.journal)
        noted.append((parent, kind, label, rule, begin, source, target, player, amount, event, facts or None))
        node = len(noted) - 1
        stack = self.machine.stack
        opened.append((0 if stack is None else stack[2], node))
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
        noted = self._noted[node]
        if noted is None:
            for name, value in facts.items():
                setattr(self._made[node], name, value)
            return
        self._noted[node] = (*noted[:-1], {**(noted[-1] or {}), **facts})

    def checkpoint(self) -> tuple[int, int]:
        """How much there is now."""
        return len(self._noted), len(self._open)

    def rewind(self, checkpoint: Any) -> None:
        """Forget what came after a checkpoint."""
        nodes, opened = checkpoint
        del self._noted[nodes:]
        del self._made[nodes:]
        del self._open[opened:]

    def fail(self, checkpoint: Any, source: int | None, reason: str, traceback: str) -> None:
        """Keep of what came after the checkpoint only the first node, marked as failed; make one if there is none."""
        place, opened = checkpoint
        parent = self._open[opened - 1][1] if opened else None
        kept: Noted = (parent, "effect", "failed", "", 0, source, None, None, None, None, None)
        if len(self._noted) > place:
            noted = self._noted[place]
            if noted is None:
                node = self._made[place]
                kept = (
                    node.parent, node.kind, node.label, node.rule, 0, node.source, node.target, node.player,
                    None, None, None,
                )  # fmt: skip
            else:
                kept = noted
        self.rewind(checkpoint)
        facts = {**(kept[-1] or {}), "status": "failed", "reason": reason, "traceback": traceback}
        self._noted.append((*kept[:4], len(self.journal), *kept[5:-1], facts))
