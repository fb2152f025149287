"""Any moment of a finished run in little time: the journal with its net changes at intervals.

Walking the whole journal takes as long as the run has changes. So for every so many entries their net effect is kept
(of each tag only the first value before and the last after), and for so many of these again: going from one end of a
long run to the other assigns each tag a few times, however often it changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from playorder.model.state import CREATED, Change, State, play_back, play_forward

SPACING: Final = 256
"""Journal entries in a leap of the first level."""
FACTOR: Final = 16
"""Leaps of one level in a leap of the next."""


class Leap(NamedTuple):
    """The net effect of a stretch of the journal: what came into being, and ``(whose, tag, before, after)``."""

    created: tuple[Any, ...]
    changes: tuple[Change, ...]


class Moments:
    """Shows a state as it was at any mark of its journal, for as long as it is looked at; nothing is copied.

    Nothing may be changed meanwhile. Leaps are made when they are first needed, or all of them by :meth:`prepare`.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._levels: list[list[Leap]] = []
        self._covered = 0
        self._newest: Change | None = None
        """The last journal entry that is covered: while it stands there, so do all before it."""
        self._here: int | None = None

    def prepare(self) -> None:
        """Make all leaps for the journal as it is now; afterwards no move takes long."""
        journal = self._state.journal
        covered = self._covered
        if covered and (
            covered > len(journal) or journal[covered - 1] is not self._newest
        ):  # that was undone
            self._levels, self._covered = [], 0
        if not self._levels:
            self._levels.append([])
        while self._covered + SPACING <= len(journal):
            end = self._covered + SPACING
            self._levels[0].append(net(journal[self._covered : end]))
            self._covered, self._newest = end, journal[end - 1]
        level = 0
        while len(self._levels[level]) >= FACTOR:
            if level + 1 == len(self._levels):
                self._levels.append([])
            below, above = self._levels[level], self._levels[level + 1]
            while (len(above) + 1) * FACTOR <= len(below):
                part = below[len(above) * FACTOR : (len(above) + 1) * FACTOR]
                above.append(joined(part))
            level += 1

    @contextmanager
    def at(self, mark: int) -> Iterator[None]:
        """The state as it was when its journal had ``mark`` entries. May be nested."""
        before = self._here
        if before is None:
            self.prepare()
            start = len(self._state.journal)
        else:
            start = before
        self._move(start, mark)
        self._here = mark
        try:
            yield
        finally:
            self._here = before
            self._move(mark, start)

    def _move(self, start: int, end: int) -> None:
        if end < start:
            self._back(start, end)
        else:
            self._on(start, end)

    def _back(self, start: int, end: int) -> None:
        state, journal = self._state, self._state.journal
        entities, listeners = state.entities, state.listeners
        while start > end:
            leap = self._leap_ending(start, end)
            if leap is not None:
                start -= self._length(leap[0])
                created, changes = leap[1]
                play_back(changes, entities, listeners)
                if created:
                    del entities[-len(created) :]
                continue
            stop = max(end, (start - 1) // SPACING * SPACING)
            play_back(journal[stop:start], entities, listeners)
            start = stop

    def _on(self, start: int, end: int) -> None:
        state, journal = self._state, self._state.journal
        entities, listeners = state.entities, state.listeners
        while start < end:
            leap = self._leap_beginning(start, end)
            if leap is not None:
                start += self._length(leap[0])
                created, changes = leap[1]
                entities.extend(created)
                play_forward(changes, entities, listeners)
                continue
            stop = min(end, (start // SPACING + 1) * SPACING)
            play_forward(journal[start:stop], entities, listeners)
            start = stop

    def _length(self, level: int) -> int:
        length: int = SPACING * FACTOR**level
        return length

    def _leap_ending(self, start: int, end: int) -> tuple[int, Leap] | None:
        """The longest leap that ends at ``start`` and does not go back beyond ``end``."""
        for level in range(len(self._levels) - 1, -1, -1):
            length = self._length(level)
            if start % length == 0 and start - length >= end and start // length <= len(self._levels[level]):
                return level, self._levels[level][start // length - 1]
        return None

    def _leap_beginning(self, start: int, end: int) -> tuple[int, Leap] | None:
        """The longest leap that begins at ``start`` and does not go on beyond ``end``."""
        for level in range(len(self._levels) - 1, -1, -1):
            length = self._length(level)
            if start % length == 0 and start + length <= end and start // length < len(self._levels[level]):
                return level, self._levels[level][start // length]
        return None


def net(changes: list[Change]) -> Leap:
    """The net effect of changes that follow each other."""
    created: list[Any] = []
    first: dict[tuple[int, Any], Change] = {}
    last: dict[tuple[int, Any], Any] = {}
    for change in changes:
        entity, tag, _, after = change
        if tag is CREATED:
            created.append(entity)
            continue
        key = (id(entity), tag)
        if key not in first:
            first[key] = change
        last[key] = after
    return Leap(tuple(created), tuple(_merged(first, last)))


def joined(leaps: list[Leap]) -> Leap:
    """The net effect of leaps that follow each other."""
    whole = net([change for leap in leaps for change in leap.changes])
    return Leap(tuple(entity for leap in leaps for entity in leap.created), whole.changes)


def _merged(first: dict[tuple[int, Any], Change], last: dict[tuple[int, Any], Any]) -> Iterator[Change]:
    for key, change in first.items():
        after = last[key]
        if change[3] is after:
            yield change  # the journal's own entry: no new one is kept
        elif change[2] is not after:
            yield (change[0], change[1], change[2], after)
