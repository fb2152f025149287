"""Where the card data lies."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import NamedTuple

from playorder.carddata.errors import CardDataMissing


class Source(NamedTuple):
    """The installed card data: its file, the game's build number, and the file's size in bytes."""

    path: Path
    build: str
    size: int


def installed_source() -> Source:
    """The ``CardDefs.xml`` of the installed package ``hearthstone-data``.

    The package itself is not imported: its import takes longer than a whole load from the cache. The build number is
    the package's version without its last part.

    Raises :class:`CardDataMissing` when the package or its file is not there.
    """
    spec = importlib.util.find_spec("hearthstone_data")
    if spec is None or spec.origin is None:
        raise CardDataMissing("the package hearthstone-data is not installed")
    folder = Path(spec.origin).parent
    path = folder / "CardDefs.xml"
    try:
        return Source(path, (folder / "BUILD").read_text("ascii").strip(), path.stat().st_size)
    except (OSError, UnicodeDecodeError) as error:
        raise CardDataMissing(f"the card data cannot be read: {error}") from error
