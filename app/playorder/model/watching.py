"""Which tags a question reads: it is asked while every reading of one is noted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple


class Reading(NamedTuple):
    """One value that was read: whose (an entity's id), which tag, and the value in words."""

    entity: int
    tag: str
    value: str


Seen = dict[tuple[int, str], Any]
"""What was read: entity and tag, with the value."""


def reads(
    entities: Iterable[Any], kinds: tuple[type[Any], ...], silent: frozenset[str], ask: Callable[[], object]
) -> tuple[bool, Seen]:
    """The answer to a question, and what was read to find it, each tag of each entity once.

    While it is asked, the entities of these classes are of others that note what is read; nothing about them changes.
    Tags in ``silent`` and those that begin with ``_`` are not noted.
    """
    seen: Seen = {}
    watched = {kind: _watched(kind, seen, silent) for kind in kinds}
    changed = [entity for entity in entities if type(entity) in watched]
    for entity in changed:
        entity.__class__ = watched[type(entity)]
    try:
        answer = bool(ask())
    finally:
        for entity in changed:
            entity.__class__ = type(entity).__base__
    return answer, seen


def _watched(kind: type[Any], seen: Seen, silent: frozenset[str]) -> type[Any]:
    """A class of the same layout that notes which tags are read."""

    def get(entity: Any, tag: str) -> Any:
        value = object.__getattribute__(entity, tag)
        if not tag.startswith("_") and tag not in silent and not callable(value):
            seen.setdefault((object.__getattribute__(entity, "id"), tag), value)
        return value

    return type(f"Watched{kind.__name__}", (kind,), {"__slots__": (), "__getattribute__": get})
