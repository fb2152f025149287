"""Which tags a question reads: it is asked while every reading of one is noted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from itertools import islice
from typing import Any, Final, NamedTuple


class Reading(NamedTuple):
    """One value that was read: whose (an entity's id), which tag, and the value in words."""

    entity: int
    tag: str
    value: str


MOST: Final = 8
"""Readings that are told; a condition that looks at everything would bury the answer."""

Seen = dict[tuple[int, str], Any]
"""What was read: entity and tag, with the value."""


def in_words(_tag: str, value: Any) -> str:
    """A tag's value for people; of what is listed, how many there are."""
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return str(len(value))
    return str(value)


def reads(
    entities: Iterable[Any],
    kinds: tuple[type[Any], ...],
    silent: frozenset[str],
    ask: Callable[[], object],
    tell: Callable[[str, Any], str] = in_words,
) -> tuple[bool, tuple[Reading, ...]]:
    """The answer to a question, and what was read first to find it, each tag of each entity once.

    While it is asked, the entities of these classes are of others that note what is read; nothing about them changes.
    Tags in ``silent`` and those that begin with ``_`` are not noted. ``tell`` puts a tag's value into words.
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
    told = islice(seen.items(), MOST)
    return answer, tuple(Reading(entity, tag, tell(tag, value)) for (entity, tag), value in told)


def _watched(kind: type[Any], seen: Seen, silent: frozenset[str]) -> type[Any]:
    """A class of the same layout that notes which tags are read."""

    def get(entity: Any, tag: str) -> Any:
        value = object.__getattribute__(entity, tag)
        if not tag.startswith("_") and tag not in silent and not callable(value):
            seen.setdefault((object.__getattribute__(entity, "id"), tag), value)
        return value

    return type(f"Watched{kind.__name__}", (kind,), {"__slots__": (), "__getattribute__": get})
