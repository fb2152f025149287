"""The gallery that ships with the program."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from pathlib import Path

from playorder.paths import assets_folder

__all__ = ["GalleryEntry", "gallery"]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class GalleryEntry:
    """One file of the gallery."""

    path: Path
    title: str
    section: str
    count: int


def gallery(folder: Path | None = None) -> list[GalleryEntry]:
    """The gallery's index, in its order. What cannot be read is left out and logged."""
    folder = folder or assets_folder()
    index = folder / "gallery" / "index.json"
    try:
        rows = json.loads(index.read_text(encoding="utf-8"))
        return [
            GalleryEntry(
                path=index.parent / str(row["file"]),
                title=str(row["title"]),
                section=str(row.get("section", "")),
                count=int(row.get("count", 1)),
            )
            for row in rows
        ]
    except FileNotFoundError:
        return []
    except (OSError, ValueError, KeyError, TypeError) as problem:
        log.warning("the gallery's index cannot be read: %s", problem)
        return []
