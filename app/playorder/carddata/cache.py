"""Files that keep what was read from the card data, in sections that are checked when they are read.

A cache is never trusted and never an error: one that is damaged, cut short, of another format or of other card data
is as good as none, and one that cannot be written is not written.
"""

from __future__ import annotations

import contextlib
import json
import os
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from playorder import paths
from playorder.carddata.source import Source

FORMAT: Final = 1
"""Raised whenever the contents of a section change their meaning."""

_LONGEST_HEADER: Final = 65536


def cache_path(folder: Path | None, kind: str, source: Source) -> Path:
    """The cache file of a kind (``"facts"``, ``"texts"``); ``folder`` None is the user's cache folder."""
    return (folder or paths.cache_folder()) / f"cards-{source.build}.{kind}"


class CacheFile(NamedTuple):
    """A cache whose header fits. Sections are read when asked for."""

    path: Path
    start: int
    sections: Mapping[str, tuple[int, int, int]]

    def read(self, section: str) -> str | None:
        """What was stored under that name; ``None`` when it is not there or damaged."""
        place = self.sections.get(section)
        if place is None:
            return None
        offset, length, checksum = place
        try:
            with self.path.open("rb") as file:
                file.seek(self.start + offset)
                body = file.read(length)
        except (OSError, ValueError, OverflowError):
            return None
        if len(body) != length or zlib.crc32(body) != checksum:
            return None
        return body.decode("utf-8", "replace")


def open_cache(path: Path, source: Source) -> CacheFile | None:
    """The cache at ``path`` if it was made of ``source`` in this format, else ``None``."""
    try:
        with path.open("rb") as file:
            line = file.readline(_LONGEST_HEADER)
        header = json.loads(line)
        if [header["format"], header["build"], header["size"]] != [FORMAT, source.build, source.size]:
            return None
        sections = {name: (int(a), int(b), int(c)) for name, (a, b, c) in header["sections"].items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None
    return CacheFile(path, len(line), sections)


def write_cache(path: Path, source: Source, sections: Mapping[str, str]) -> None:
    """Put the sections in place of the file, whole or not at all. Failure is silent."""
    places: dict[str, tuple[int, int, int]] = {}
    bodies = []
    offset = 0
    for name, content in sections.items():
        body = content.encode()
        places[name] = (offset, len(body), zlib.crc32(body))
        bodies.append(body)
        offset += len(body)
    header = {"format": FORMAT, "build": source.build, "size": source.size, "sections": places}
    import tempfile  # only here: it takes longer to import than a cache to read

    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            dir=path.parent, prefix=path.name, suffix=".tmp", delete=False
        ) as file:
            temporary = file.name
            file.write(json.dumps(header).encode() + b"\n")
            file.writelines(bodies)
        os.replace(temporary, path)
    except OSError:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
