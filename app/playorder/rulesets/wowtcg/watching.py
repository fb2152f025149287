"""Which values a condition reads, in words."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final

from playorder.model.watching import Reading, reads
from playorder.rulesets.wowtcg.entities import Entity, GameEntity, Link, Player
from playorder.rulesets.wowtcg.game import Game

_SILENT: Final = frozenset({"id", "card", "name", "number", "key", "serial"})
"""Tags that say who is meant, not how things stand."""
MOST: Final = 8
"""Readings that are told; a condition that looks at everything would bury the answer."""


def watch(game: Game, ask: Callable[[], bool]) -> tuple[bool, tuple[Reading, ...]]:
    """The answer to a question, and what was read to find it."""
    answer, seen = reads(game.entities, (Entity, Link, Player, GameEntity), _SILENT, ask)
    readings = [Reading(entity, tag, in_words(value)) for (entity, tag), value in seen.items()]
    return answer, tuple(readings[:MOST])


def in_words(value: Any) -> str:
    """A tag's value for people."""
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return str(len(value))
    return str(value)
