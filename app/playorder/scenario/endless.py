"""What goes round and round in a run that does not end, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playorder.engine.cycles import cycle_at_end
from playorder.timeline.nodes import Node
from playorder.timeline.sentences import words

LOOKED_AT: Final = 3000
"""How many nodes at the end are looked through for the cycle."""

TOLD: Final = ("trigger", "effect")
"""The kinds of nodes that make a loop plain; the others follow from them."""


def cycle_of(nodes: Sequence[Node], names: dict[int, str]) -> list[str]:
    """The triggers and effects that came round last, each with whose it is; empty where no cycle is to be seen.

    Cards are compared by name: a loop that makes new minions makes other ones each time.
    """

    def name(entity: int | None) -> str:
        return "" if entity is None else names.get(entity, f"#{entity}").partition(" (")[0].partition("#")[0]

    steps = [
        f"{name(node.source)}: {words(node.label)}"
        for node in nodes[-LOOKED_AT:]
        if node.kind in TOLD and node.status in ("", "resolved")
    ]
    return cycle_at_end(steps)


def cycle_words(cycle: Sequence[str]) -> str:
    """A cycle for the end of a sentence, long ones cut short."""
    if not cycle:
        return ""
    shown = [*cycle[:8], "…"] if len(cycle) > 8 else list(cycle)
    return "; this comes round again and again: " + " → ".join([*shown, cycle[0]])
