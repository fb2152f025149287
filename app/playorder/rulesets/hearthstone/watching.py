"""Which values a condition reads: it is asked again while every reading of a tag is noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playorder.carddata.cards import CardData
from playorder.model.watching import Reading, in_words, reads
from playorder.rulesets.hearthstone.entities import Entity, GameEntity, Player
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.keywords import names_of

_SILENT: Final = frozenset({"id", "became", "definition", "name", "number", "attached_to", "memory"})
"""Tags that say who is meant, not how things stand."""
_BITS: Final = frozenset({"keywords", "own", "other_keywords", "grants"})


def watch(game: Game, ask: Callable[[], bool]) -> tuple[bool, tuple[Reading, ...]]:
    """The answer to a question, and what was read to find it."""
    return reads(game.entities, (Entity, Player, GameEntity), _SILENT, ask, _in_words)


def _in_words(tag: str, value: Any) -> str:
    if tag in _BITS:
        return ", ".join(name.replace("_", " ") for name in names_of(value)) or "none"
    if isinstance(value, CardData):
        return value.name
    return in_words(tag, value)
