"""The gallery that ships with the program."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playorder.paths import assets_folder

__all__ = ["GalleryEntry", "GallerySearch", "gallery"]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class GalleryEntry:
    """One file of the gallery."""

    path: Path
    title: str
    section: str
    count: int

    @property
    def heading(self) -> str:
        """Section and title, in small letters, for searching."""
        return f"{self.section} {self.title}".casefold()


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


class GallerySearch:
    """Finds files by their title and by what is written in their scenarios, cards among it.

    The files are read when the first word is looked for, about one megabyte in all.
    """

    def __init__(self, entries: Sequence[GalleryEntry]) -> None:
        self._entries = tuple(entries)
        self._texts: dict[Path, list[str]] = {}

    def find(self, text: str) -> list[tuple[GalleryEntry, int]]:
        """The files that fit, in their order, each with how many of its scenarios do."""
        words = text.casefold().split()
        counted = [(entry, self._fitting(entry, words)) for entry in self._entries]
        return [(entry, count) for entry, count in counted if count]

    def _fitting(self, entry: GalleryEntry, words: list[str]) -> int:
        rest = [word for word in words if word not in entry.heading]
        if not rest:
            return entry.count
        if entry.path not in self._texts:
            self._texts[entry.path] = _scenario_texts(entry.path)
        return sum(all(word in text for word in rest) for text in self._texts[entry.path])


def _scenario_texts(path: Path) -> list[str]:
    """What is written in each scenario of a file; nothing of a file that cannot be read."""
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        log.warning("%s cannot be searched: %s", path, problem)
        return []
    scenarios = value.get("scenarios", [value]) if isinstance(value, dict) else []
    return ["\n".join(_written(scenario)).casefold() for scenario in scenarios]


def _written(value: Any) -> Iterator[str]:
    """All texts of a JSON value, the names of fields left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _written(part)
