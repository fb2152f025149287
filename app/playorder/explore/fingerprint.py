"""The fingerprint of a position: 128 bits for all that can still matter, kept up to date from the journal.

A position is the state, the stack and what is left of the script. Each (entity, tag, value) has a number of 128
bits; the state's fingerprint is all of them XORed together, so that a change of one tag takes one number out and
puts another in. It is folded over the journal since the decision before: the hot path does nothing for it.
The journal, the seed and used-up picks are history and have no part in it.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from playorder.engine.machine import Cell
from playorder.explore.encoding import Encoder
from playorder.model.state import State, tag_names

HISTORY: Final = frozenset({"decisions", "picks_used", "key", "id"})
"""Tags that tell how a position came about, or only name things, and change nothing that comes."""

LISTENERS: Final = -1
"""Stands in the place of an entity's id for the index of triggers."""


def tags_of(kind: type) -> tuple[str, ...]:
    """The tags of a class of entities that can still matter, in a lasting order."""
    return tuple(sorted(tag_names(kind) - HISTORY))


class Fingerprints:
    """Fingerprints of the positions of one game; the root has 0 for its state."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.encoder = Encoder()
        self._changes: dict[tuple[Any, ...], int] = {}
        self._made: dict[tuple[Any, ...], int] = {}
        self._readers: dict[type, tuple[tuple[str, ...], attrgetter[Any]]] = {}
        self._frames: dict[tuple[Any, ...], int] = {}
        self._cells: dict[int, tuple[Cell, int]] = {}

    # --- the state -------------------------------------------------------------------------------------------

    def of_changes(self, begin: int, first_new: int) -> int:
        """What the journal changed since ``begin``, when there were ``first_new`` entities."""
        state = self.state
        listeners: Any = state.listeners
        known = self._changes
        total = 0
        for entity, tag, before, after in state.journal[begin:]:
            if entity is listeners:
                key: tuple[Any, ...] = (LISTENERS, tag, before, after)
            elif entity.id >= first_new:
                continue  # read as a whole below
            else:
                key = (entity.id, tag, before, after)
            number = known.get(key)
            if number is None:
                number = known[key] = self._of_change(*key)
            total ^= number
        entities = state.entities
        for place in range(first_new, len(entities)):
            total ^= self._of_made(entities[place])
        return total

    def _of_change(self, entity: int, tag: Any, before: Any, after: Any) -> int:
        if entity == LISTENERS:
            return self._of_tag(LISTENERS, tag, before or ()) ^ self._of_tag(LISTENERS, tag, after or ())
        if tag in HISTORY:
            return 0
        return self._of_tag(entity, tag, before) ^ self._of_tag(entity, tag, after)

    def _of_tag(self, entity: int, tag: Any, value: Any) -> int:
        return self.encoder.number((entity, tag, value))

    def _of_made(self, entity: Any) -> int:
        """All tags of an entity that was made since: they may have been given to it without a journal entry."""
        kind = type(entity)
        known = self._readers.get(kind)
        if known is None:
            tags = tags_of(kind)
            known = self._readers[kind] = (tags, attrgetter(*tags))
        values = (entity.id, known[1](entity))
        number = self._made.get(values)
        if number is None:
            number = self.encoder.number((entity.id, "kind", kind))
            for tag, value in zip(known[0], values[1], strict=True):
                number ^= self._of_tag(entity.id, tag, value)
            self._made[values] = number
        return number

    # --- the stack -------------------------------------------------------------------------------------------

    def of_stack(self, stack: Cell | None, more: Any) -> int:
        """The stack with answers given to its topmost frame, what is left of the script and the like (``more``)."""
        new, number = self._unknown_cells(stack)
        while new:  # from the deepest cell that is not known by its identity upwards
            number = self._joined(new.pop()[0], number)
        return self._joined(more, number)

    def _unknown_cells(self, stack: Cell | None) -> tuple[list[Cell], int]:
        """The topmost cells up to one that is known by its identity, and the number of that one."""
        new: list[Cell] = []
        cell = stack
        while cell is not None:
            known = self._cells.get(id(cell))
            if known is not None:
                return new, known[1]
            new.append(cell)
            cell = cell[1]
        return new, 0

    def _joined(self, frame: Any, below: int) -> int:
        key = (frame, below)
        number = self._frames.get(key)
        if number is None:
            number = self._frames[key] = self.encoder.number(key)
        return number

    def keep(self, stack: Cell | None) -> list[int]:
        """Know the cells of a position by their identity while it is open; for :meth:`forget`."""
        kept: list[int] = []
        cells, number = self._unknown_cells(stack)
        while cells:
            cell = cells.pop()
            number = self._joined(cell[0], number)
            self._cells[id(cell)] = (cell, number)
            kept.append(id(cell))
        return kept

    def forget(self, kept: list[int]) -> None:
        """The position that kept them is done."""
        for cell in kept:
            del self._cells[cell]
