"""State: the list of entities, the trigger index, and the journal that can play every change backwards.

Nothing here knows a rule of any game. Tags are attributes of entities; every change of one goes through
:meth:`State.set`, so that undoing is assigning the old values in reverse order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Entity:
    """Anything that exists in a game. Rulesets add their own tags as slots.

    ``id`` is the place in :attr:`State.entities` and never changes.
    """

    __slots__ = ("id",)

    id: int

    def __init__(self) -> None:
        self.id = -1


def tag_names(kind: type) -> frozenset[str]:
    """The names of all tags that a class of entities has; a compiled class lists them in a place of its own."""
    listed = (getattr(part, "__slots__", ()) or getattr(part, "__mypyc_attrs__", ()) for part in kind.__mro__)
    return frozenset(name for names in listed for name in names if not name.startswith("__"))


CREATED: Final = "created"
"""Pseudo-tag under which the journal notes that an entity came into being."""

Change = tuple[Any, Any, Any, Any]
"""``(entity, tag, before, after)``; for what listens, the index of it and the kind of event stand in place of both."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Journaled:
    """What changes tags: every change is noted in a journal."""

    journal: list[Change]

    def set(self, entity: Any, tag: str, value: Any) -> None:
        """Change one tag of one entity. A change to the same value is no change."""
        before = getattr(entity, tag)
        if before != value:
            setattr(entity, tag, value)
            self.journal.append((entity, tag, before, value))

    def change(self, entity: Any, tag: str, before: Any, value: Any) -> None:
        """Like :meth:`set`, where it is known what the tag was ``before``, and that it was not the same."""
        setattr(entity, tag, value)
        self.journal.append((entity, tag, before, value))

    def add(self, entity: Any, tag: str, more: Any) -> None:
        """Add to a number, or more members at the end of what is listed; ``more`` is not 0 or nothing."""
        before = getattr(entity, tag)
        value = before + more
        setattr(entity, tag, value)
        self.journal.append((entity, tag, before, value))


class State(Journaled):
    """All entities of a game and the journal of changes since it was built.

    A *mark* is the length of the journal; :meth:`undo_to` goes back to one. Tag values are immutable.
    """

    def __init__(self) -> None:
        self.journal = []
        self.entities: list[Any] = []
        self.listeners: dict[Any, tuple[Any, ...]] = {}
        self.undone = 0
        """How often something was undone: with the journal's length it tells whether anything changed."""

    def create(self, entity: Entity) -> None:
        """Give the entity its id and add it to the game."""
        entity.id = len(self.entities)
        self.entities.append(entity)
        self.journal.append((entity, CREATED, None, None))

    def set_listeners(self, kind: Any, value: tuple[Any, ...]) -> None:
        """Replace what listens to one kind of event."""
        before = self.listeners.get(kind, ())
        self.listeners[kind] = value
        self.journal.append((self.listeners, kind, before, value))

    def mark(self) -> int:
        """Where the journal stands now."""
        return len(self.journal)

    def undo_to(self, mark: int) -> None:
        """Play the journal backwards to an earlier mark."""
        journal = self.journal
        if len(journal) > mark:
            self.undone += 1
            play_back(journal[mark:], self.entities, self.listeners)
            del journal[mark:]

    def rewind(self, mark: int) -> list[Change]:
        """Like :meth:`undo_to`, but give back what was undone, for :meth:`replay`."""
        undone = self.journal[mark:]
        self.undo_to(mark)
        return undone

    def replay(self, changes: list[Change]) -> None:
        """Play undone changes forward again."""
        play_forward(changes, self.entities, self.listeners)
        self.journal.extend(changes)


def play_back(changes: Sequence[Change], entities: list[Any], listeners: dict[Any, tuple[Any, ...]]) -> None:
    """Undo changes, the last one first; the journal stays as it is."""
    for entity, tag, before, _after in changes[::-1]:
        if tag is CREATED:
            entities.pop()
        elif entity is listeners:
            listeners[tag] = before
        else:
            setattr(entity, tag, before)


def play_forward(
    changes: Sequence[Change], entities: list[Any], listeners: dict[Any, tuple[Any, ...]]
) -> None:
    """Make changes that were undone again; the journal stays as it is."""
    for entity, tag, _before, after in changes:
        if tag is CREATED:
            entities.append(entity)
        elif entity is listeners:
            listeners[tag] = after
        else:
            setattr(entity, tag, after)
