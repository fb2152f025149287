"""Which values a condition reads: it is asked again while every reading of a tag is noted."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, NamedTuple

from playorder.carddata.cards import CardData
from playorder.rulesets.hearthstone.entities import Entity, GameEntity, Player
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.keywords import names_of

_SILENT: Final = frozenset({"id", "became", "definition", "name", "number", "attached_to", "memory"})
"""Tags that say who is meant, not how things stand."""
_BITS: Final = frozenset({"keywords", "own", "other_keywords", "grants"})
MOST: Final = 8
"""Readings that are told; a condition that looks at everything would bury the answer."""


class Reading(NamedTuple):
    """One value that was read: whose (an entity's id), which tag, and the value in words."""

    entity: int
    tag: str
    value: str


def watch(game: Game, ask: Callable[[], bool]) -> tuple[bool, tuple[Reading, ...]]:
    """The answer to a question, and what was read to find it, each tag of each entity once.

    While it is asked all entities are of classes that note what is read; nothing about them changes.
    """
    seen: dict[tuple[int, str], Any] = {}
    kinds = {kind: _watched(kind, seen) for kind in (Entity, Player, GameEntity)}
    changed = [entity for entity in game.entities if type(entity) in kinds]
    for entity in changed:
        entity.__class__ = kinds[type(entity)]
    try:
        answer = bool(ask())
    finally:
        for entity in changed:
            entity.__class__ = type(entity).__base__
    readings = [Reading(entity, tag, in_words(tag, value)) for (entity, tag), value in seen.items()]
    return answer, tuple(readings[:MOST])


def _watched(kind: type[Any], seen: dict[tuple[int, str], Any]) -> type[Any]:
    """A class of the same layout that notes which tags are read."""

    def get(entity: Any, tag: str) -> Any:
        value = object.__getattribute__(entity, tag)
        if not tag.startswith("_") and tag not in _SILENT and not callable(value):
            seen.setdefault((object.__getattribute__(entity, "id"), tag), value)
        return value

    return type(f"Watched{kind.__name__}", (kind,), {"__slots__": (), "__getattribute__": get})


def in_words(tag: str, value: Any) -> str:
    """A tag's value for people."""
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    if tag in _BITS:
        return ", ".join(name.replace("_", " ") for name in names_of(value)) or "none"
    if isinstance(value, CardData):
        return value.name
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return str(len(value))
    return str(value)
