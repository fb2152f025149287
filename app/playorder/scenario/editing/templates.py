"""Documents to begin with."""

from __future__ import annotations

from typing import Any

from playorder.scenario.document import FORMAT, VERSION

__all__ = ["empty_document", "heroes_document"]


def empty_document(edition: str = "2016-03") -> dict[str, Any]:
    """Two heroes and nothing else."""
    return {"format": FORMAT, "version": VERSION, "edition": edition, "players": [{}, {}]}


def heroes_document(edition: str = "2016-03") -> dict[str, Any]:
    """Two heroes with a few plain minions on each side, and a card in hand and deck."""
    jaina = {
        "name": "Jaina",
        "board": ["Chillwind Yeti", "Bloodfen Raptor"],
        "hand": ["Fireball"],
        "deck": ["Wisp"],
    }
    uther = {
        "name": "Uther",
        "hero": "HERO_04",
        "board": ["Sen'jin Shieldmasta", "River Crocolisk"],
        "hand": ["Consecration"],
        "deck": ["Wisp"],
    }
    return {**empty_document(edition), "players": [jaina, uther]}
