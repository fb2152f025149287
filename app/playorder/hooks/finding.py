"""Finding plugins: those that ship, the user's, and installed distributions'. Nothing of them is imported."""

from __future__ import annotations

import importlib.metadata
import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from playorder.hooks.manifest import FILE

GROUP: Final = "playorder"
"""The entry point group of distributions: each names a package whose folder has a ``plugin.toml``."""


class Source(Enum):
    """Where a plugin comes from; later ones win where two define the same card."""

    SHIPPED = "shipped with Playorder"
    DISTRIBUTION = "installed distribution"
    USER = "your plugin folder"


@dataclass(frozen=True)
class Found:
    """A plugin's folder, by name. ``problem`` says why there is none."""

    name: str
    source: Source
    folder: Path
    problem: str = ""


def in_folder(folder: Path | None, source: Source) -> Iterator[Found]:
    """Every folder in a folder that has a manifest."""
    if folder is None or not folder.is_dir():
        return
    for path in sorted(folder.iterdir()):
        if (path / FILE).is_file():
            yield Found(path.name, source, path)


def in_distributions() -> Iterator[Found]:
    """Every entry point of the group."""
    for point in sorted(importlib.metadata.entry_points(group=GROUP), key=lambda point: point.name):
        package = point.value.partition(":")[0]
        try:
            spec = importlib.util.find_spec(package)
        except (ImportError, ValueError):
            spec = None
        if spec is None or not spec.origin:
            problem = f"its entry point names the package {package}, which cannot be found"
            yield Found(point.name, Source.DISTRIBUTION, Path(), problem)
            continue
        folder = Path(spec.origin).parent
        problem = "" if (folder / FILE).is_file() else f"there is no {FILE} beside its package {package}"
        yield Found(point.name, Source.DISTRIBUTION, folder, problem)
