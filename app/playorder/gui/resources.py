"""Where the files that ship with the program lie: a checkout, or an installation."""

from __future__ import annotations

import json
import logging
import os
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

__all__ = ["GalleryEntry", "assets_folder", "gallery"]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class GalleryEntry:
    """One file of the gallery."""

    path: Path
    title: str
    section: str
    count: int


def assets_folder() -> Path | None:
    """The folder `assets`, or None if it is not there."""
    here = Path(__file__).resolve()
    places = [
        Path(os.environ["PLAYORDER_ASSETS"]) if "PLAYORDER_ASSETS" in os.environ else None,
        here.parents[3] / "assets",
        here.parents[1] / "assets",
        Path(sysconfig.get_path("data")) / "share" / "playorder" / "assets",
        Path(sys.prefix) / "share" / "playorder" / "assets",
    ]
    return next((place for place in places if place is not None and place.is_dir()), None)


def gallery(folder: Path | None = None) -> list[GalleryEntry]:
    """The gallery's index, in its order. What cannot be read is left out and logged."""
    folder = folder or assets_folder()
    if folder is None:
        return []
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
