"""What random games of every ruleset look at: a state that cannot be, and whether undoing gives back what was."""

from __future__ import annotations

from typing import Any

from playorder.engine.machine import Machine
from playorder.model.state import tag_names


class BrokenInvariant(Exception):
    """The state of a game that cannot be; the message says what is wrong."""


def all_tags(game: Machine) -> list[Any]:
    """All tags of all entities, and what listens: two games in the same state give the same."""
    tags = []
    for entity in game.entities:
        tags.append({name: getattr(entity, name) for name in tag_names(type(entity))})
    listeners = {str(kind): value for kind, value in game.state.listeners.items() if value}
    return [tags, listeners]
