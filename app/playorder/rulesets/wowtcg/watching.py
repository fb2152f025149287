"""Which values a condition reads: it is asked again while every reading of a tag is noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playorder.model.watching import Reading, reads
from playorder.rulesets.wowtcg.entities import Entity, GameEntity, Link, Player
from playorder.rulesets.wowtcg.game import Game

_SILENT: Final = frozenset({"id", "card", "name", "number", "key", "serial"})
"""Tags that say who is meant, not how things stand."""


def watch(game: Game, ask: Callable[[], bool]) -> tuple[bool, tuple[Reading, ...]]:
    """The answer to a question, and what was read to find it."""
    return reads(game.entities, (Entity, Link, Player, GameEntity), _SILENT, ask)
