"""Two runs beside each other: which nodes are the same, where they part, and how their ends differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any, Final, Protocol

from playorder.timeline.board_view import BoardView, EntityView
from playorder.timeline.nodes import Node

MOST: Final = 4_000
"""Between the common beginning and the common end, longer stretches than this are not matched node by node."""
FACTS: Final = ("zone", "player", "attack", "health", "armor", "durability", "damage")
"""What is compared of an entity at the end."""


class Side(Protocol):
    """One of the two runs (``scenario.result.RunResult`` is one)."""

    @property
    def nodes(self) -> Sequence[Node]: ...

    @property
    def labels(self) -> dict[int, str]:
        """Names of entities that mean the same in both runs."""

    def board_at(self, node: int | None) -> BoardView: ...


@dataclass(frozen=True, slots=True)
class Row:
    """Two nodes that stand beside each other, or one that the other run does not have. ``same``: nothing differs."""

    left: int | None
    right: int | None
    same: bool


@dataclass(frozen=True, slots=True)
class EndDifference:
    """What is different at the end; None where there is no such entity."""

    entity: str
    fact: str
    left: Any
    right: Any


@dataclass(frozen=True, slots=True)
class Comparison:
    """Both runs in step. ``first`` is the place of the first row that differs; None if none does."""

    rows: tuple[Row, ...]
    first: int | None
    ends: tuple[EndDifference, ...]

    @property
    def alike(self) -> bool:
        """Whether the runs are the same."""
        return self.first is None and not self.ends


def compare(left: Side, right: Side) -> Comparison:
    """Lay two runs beside each other."""
    rows = tuple(_rows(left, right))
    first = next((place for place, row in enumerate(rows) if not row.same), None)
    return Comparison(rows, first, tuple(_ends(left, right)))


def signature(side: Side, node: Node) -> tuple[Any, ...]:
    """All that a node says, in words that mean the same in both runs."""

    def name(entity: int | None) -> str:
        return "" if entity is None else side.labels.get(entity, "")

    queue = tuple(
        (name(member[2]), getattr(member[3], "name", "")) for member in node.queue if len(member) > 3
    )
    return (
        node.kind, node.label, node.rule, name(node.source), name(node.target), node.player, node.status, node.amount,
        queue, len(node.candidates), str(node.pick),
    )  # fmt: skip


def _rows(left: Side, right: Side) -> Iterator[Row]:
    mine = [signature(left, node) for node in left.nodes]
    theirs = [signature(right, node) for node in right.nodes]
    start, most = 0, min(len(mine), len(theirs))
    while start < most and mine[start] == theirs[start]:
        start += 1
    end = 0
    while end < most - start and mine[-1 - end] == theirs[-1 - end]:
        end += 1
    for place in range(start):
        yield Row(place, place, True)
    yield from _middle(mine[start : len(mine) - end], theirs[start : len(theirs) - end], start)
    for place in range(end, 0, -1):
        yield Row(len(mine) - place, len(theirs) - place, True)


def _middle(mine: list[Any], theirs: list[Any], start: int) -> Iterator[Row]:
    """The part in which the runs differ, matched node by node unless it is too long."""
    if len(mine) > MOST or len(theirs) > MOST:
        steps = [("replace", 0, len(mine), 0, len(theirs))]
    else:
        steps = list(SequenceMatcher(None, mine, theirs, autojunk=False).get_opcodes())
    for what, i1, i2, j1, j2 in steps:
        if what == "equal":
            for offset in range(i2 - i1):
                yield Row(start + i1 + offset, start + j1 + offset, True)
        else:
            yield from _replaced(mine, theirs, (i1, i2, j1, j2), start)


def _replaced(
    mine: list[Any], theirs: list[Any], span: tuple[int, int, int, int], start: int
) -> Iterator[Row]:
    """Nodes of the same kind and label stand beside each other as changed; the rest is on one side only."""
    i, i2, j, j2 = span
    while i < i2 or j < j2:
        if i < i2 and j < j2 and mine[i][:2] == theirs[j][:2]:
            yield Row(start + i, start + j, False)
            i, j = i + 1, j + 1
        elif i < i2:
            yield Row(start + i, None, False)
            i += 1
        else:
            yield Row(None, start + j, False)
            j += 1


def _ends(left: Side, right: Side) -> Iterator[EndDifference]:
    mine, theirs = _last(left), _last(right)
    for number in (0, 1):
        for fact in ("mana", "crystals", "locked", "owed", "fatigue"):
            a, b = getattr(mine.players[number], fact), getattr(theirs.players[number], fact)
            if a != b:
                yield EndDifference(f"p{number + 1}", fact, a, b)
    if mine.result != theirs.result:
        yield EndDifference("the game", "result", mine.result or "ongoing", theirs.result or "ongoing")
    one, two = _entities(left, mine), _entities(right, theirs)
    for name in [*one, *(name for name in two if name not in one)]:
        yield from _of_entity(name, one.get(name), two.get(name))


def _of_entity(name: str, one: EntityView | None, two: EntityView | None) -> Iterator[EndDifference]:
    if one is None or two is None:
        yield EndDifference(
            name, "zone", None if one is None else one.zone, None if two is None else two.zone
        )
        return
    for fact in FACTS:
        a, b = getattr(one, fact), getattr(two, fact)
        if a != b:
            yield EndDifference(name, fact, a, b)
    if one.keywords != two.keywords:
        mine, theirs = (", ".join(sorted(view.keywords)) or "none" for view in (one, two))
        yield EndDifference(name, "keywords", mine, theirs)


def _last(side: Side) -> BoardView:
    return side.board_at(side.nodes[-1].id if side.nodes else None)


def _entities(side: Side, board: BoardView) -> dict[str, EntityView]:
    return {
        side.labels.get(view.entity, view.name): view
        for player in board.players
        for zone in player.zones
        for view in zone.entities
    }
