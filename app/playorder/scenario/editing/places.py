"""Where in a document something is written: a player's zone and the index in it, and attachments on that."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

__all__ = ["LISTS", "SLOTS", "ZonePlace", "attachment_index", "place_of"]

SLOTS: Final = ("hero", "hero_power", "weapon")
"""Zones of one entity."""
LISTS: Final = (
    "secrets", "board", "hand", "deck", "graveyard", "setaside", "removed", "allies", "equipment", "abilities",
    "resources",
)  # fmt: skip
"""Zones that are lists, in any ruleset."""

_PATH = re.compile(r"\.players\[(\d+)\]\.(\w+)(?:\[(\d+)\])?(?:\.attach(?:ed)?\[(\d+)\])?")


@dataclass(frozen=True, order=True, slots=True)
class ZonePlace:
    """A place of an entity: player 1 or 2, the zone's name in the document, the index in it (0 in a slot)."""

    player: int
    zone: str
    index: int = 0

    @property
    def is_slot(self) -> bool:
        """Whether the zone holds one entity and no list."""
        return self.zone in SLOTS

    @property
    def path(self) -> str:
        """The JSON path within the document."""
        tail = "" if self.is_slot else f"[{self.index}]"
        return f"$.players[{self.player - 1}].{self.zone}{tail}"


@lru_cache(maxsize=4096)
def place_of(path: str) -> ZonePlace | None:
    """The place that a JSON path lies in, be it of the entity itself or of something of it; None for other paths."""
    found = _PATH.search(path)
    if found is None or found[2] not in SLOTS + LISTS:
        return None
    return ZonePlace(int(found[1]) + 1, found[2], int(found[3] or 0))


def attachment_index(path: str) -> int | None:
    """Which of its bearer's attachments a path names; None for a path of something else."""
    found = _PATH.search(path)
    return int(found[4]) if found is not None and found[4] is not None else None
