"""A bar on the terminal while something long goes on; nothing where nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

Item = TypeVar("Item")


def with_progress(items: Iterable[Item], words: str, total: int, *, quiet: bool = False) -> Iterator[Item]:
    """The same items, with a bar on standard error if that is a terminal and there is something to wait for."""
    if quiet or total < 5 or not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(items, words, total=total, console=Console(stderr=True), transient=True)
