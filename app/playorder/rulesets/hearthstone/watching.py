"""Which values a condition reads: it is asked again while every reading of a tag is noted."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final

from playorder.carddata.cards import CardData
from playorder.model.watching import Reading, reads
from playorder.rulesets.hearthstone.entities import Entity, GameEntity, Player
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.keywords import names_of

_SILENT: Final = frozenset({"id", "became", "definition", "name", "number", "attached_to", "memory"})
"""Tags that say who is meant, not how things stand."""
_BITS: Final = frozenset({"keywords", "own", "other_keywords", "grants"})
MOST: Final = 8
"""Readings that are told; a condition that looks at everything would bury the answer."""


def watch(game: Game, ask: Callable[[], bool]) -> tuple[bool, tuple[Reading, ...]]:
    """The answer to a question, and what was read to find it."""
    answer, seen = reads(game.entities, (Entity, Player, GameEntity), _SILENT, ask)
    readings = [Reading(entity, tag, in_words(tag, value)) for (entity, tag), value in seen.items()]
    return answer, tuple(readings[:MOST])


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
