"""The gallery that ships with the program: its index, and the search in it."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playorder.paths import assets_folder

__all__ = ["GalleryEntry", "GalleryHit", "GallerySearch", "gallery"]

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


@dataclass(frozen=True, slots=True)
class GalleryHit:
    """What a search found: a whole file, or the one of its scenarios that fits."""

    entry: GalleryEntry
    index: int = 0
    """The scenario that fits; of a whole file the first one."""
    is_whole: bool = True


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


@dataclass(frozen=True, slots=True)
class _Written:
    """What is written in a scenario: its title, and all of its texts in small letters."""

    title: str
    text: str


class GallerySearch:
    """Finds files by their titles, and scenarios by what is written in them, cards among it.

    The files are read when the first word is looked for, about one megabyte in all.
    """

    def __init__(self, entries: Sequence[GalleryEntry]) -> None:
        self.entries = tuple(entries)
        self._written: dict[Path, list[_Written]] = {}

    def find(self, text: str) -> list[GalleryHit]:
        """What fits, in its order: files whose heading does as a whole, of others the scenarios that do."""
        words = text.casefold().split()
        return [hit for entry in self.entries for hit in self._fitting(entry, words)]

    def title(self, hit: GalleryHit) -> str:
        """The title of the scenario that was found; empty if it has none."""
        scenarios = self._scenarios(hit.entry.path)
        return scenarios[hit.index].title if hit.index < len(scenarios) else ""

    def name(self, hit: GalleryHit) -> str:
        """What a hit is called: the file, or the scenario."""
        return hit.entry.title if hit.is_whole else self.title(hit) or f"{hit.entry.title}, {hit.index + 1}"

    def _fitting(self, entry: GalleryEntry, words: list[str]) -> list[GalleryHit]:
        rest = [word for word in words if word not in entry.heading]
        if not rest:
            return [GalleryHit(entry)]
        return [
            GalleryHit(entry, index, is_whole=False)
            for index, scenario in enumerate(self._scenarios(entry.path))
            if all(word in scenario.text for word in rest)
        ]

    def _scenarios(self, path: Path) -> list[_Written]:
        if path not in self._written:
            self._written[path] = _read(path)
        return self._written[path]


def _read(path: Path) -> list[_Written]:
    """What is written in each scenario of a file; nothing of a file that cannot be read."""
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        log.warning("%s cannot be searched: %s", path, problem)
        return []
    scenarios = value.get("scenarios", [value]) if isinstance(value, dict) else []
    return [
        _Written(
            str(scenario.get("title", "")) if isinstance(scenario, dict) else "",
            "\n".join(_texts(scenario)).casefold(),
        )
        for scenario in scenarios
    ]


def _texts(value: Any) -> Iterator[str]:
    """All texts of a JSON value, the names of fields left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _texts(part)
