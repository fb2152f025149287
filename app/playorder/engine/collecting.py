"""Python's collector of cycles, where very many games are played one after another.

States, stacks and journals hold no cycles: they are freed as soon as nobody holds them. The collector would look
through them again and again and find nothing, which is a tenth of the time of a compiled engine.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MADE_BETWEEN: Final = 50_000
"""How many more objects are made than freed before the collector looks at the youngest; Python itself has 700."""


def pass_over_what_is_there() -> None:
    """For the rest of this process the collector does not look at what is there by now, such as all the cards.

    A window that has them would else stand still for a tenth of a second again and again.
    """
    gc.collect()  # what is garbage already would never be found again
    gc.freeze()


def collect_rarely() -> None:
    """For the rest of this process: what is there stays out of the collector's sight, and it looks more rarely."""
    gc.freeze()
    gc.set_threshold(MADE_BETWEEN, *gc.get_threshold()[1:])


@contextmanager
def collecting_rarely() -> Iterator[None]:
    """The same for as long as the context lasts."""
    before = gc.get_threshold()
    collect_rarely()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
