"""Where playing stops: on a kind of node, a card, a changed tag, or a rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from playorder.gui.protocols import NodeLike
from playorder.scenario.asking.questions import Questions

__all__ = ["BreakOn", "Breakpoint", "next_stop"]


class BreakOn(Enum):
    """What a breakpoint looks at."""

    KIND = "kind"
    ENTITY = "entity"
    TAG = "tag"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class Breakpoint:
    """One place to stop. ``value`` is a kind, a rule or a tag; ``entity`` the card concerned, None for any.

    A kind may have a label behind a colon: ``event:death``.
    """

    on: BreakOn
    value: str = ""
    entity: int | None = None

    def stops_at(self, node: NodeLike, questions: Questions | None) -> bool:
        """Whether playing stops when this node has happened."""
        if self.on is BreakOn.KIND:
            kind, _, label = self.value.partition(":")
            return node.kind == kind and (not label or node.label == label)
        if self.on is BreakOn.RULE:
            return node.rule == self.value
        if self.on is BreakOn.ENTITY:
            return self.entity is not None and self.entity in (node.source, node.target)
        if questions is None:
            return False
        changed = questions.changed_tags(node.id)
        return any(tag == self.value and self.entity in (None, entity) for entity, tag in changed)


def next_stop(
    breakpoints: Iterable[Breakpoint],
    nodes: Sequence[NodeLike],
    position: int,
    questions: Questions | None,
    *,
    backwards: bool = False,
) -> int | None:
    """The next position at which one of the breakpoints stops; None if none does."""
    wanted = list(breakpoints)
    places = range(position - 1, -1, -1) if backwards else range(position + 1, len(nodes))
    for place in places:
        node = nodes[place]
        if any(one.stops_at(node, questions) for one in wanted):
            return place
    return None
