"""How much may be spent on an exploration, how far it is, and stopping it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

REPORT_EVERY: Final = 0.1
"""Seconds between two reports of progress."""
LOOK_EVERY: Final = 16
"""Edges between two looks at the clock: far less than the 0.2 s within which a cancel must be heard."""


@dataclass(frozen=True)
class Budget:
    """Bounds of an exact exploration: merged positions, seconds, and megabytes that the process grows by."""

    positions: int = 400_000
    seconds: float = 30.0
    megabytes: float = 1024.0


class Progress(NamedTuple):
    """How far an exploration is: positions known, those whose branches are being walked, branches that met one."""

    done: int
    open: int
    merged: int


class Cancelled(Exception):
    """The exploration was stopped from outside."""


class BudgetSpent(Exception):
    """The exploration would need more than its budget; the message says what of."""


def never() -> bool:
    """Nobody cancels."""
    return False


def unheard(_progress: Progress) -> None:
    """Nobody listens."""


@dataclass
class Watch:
    """Looks at budget and cancel while an exploration works. ``cancelled`` is asked at every edge."""

    budget: Budget = field(default_factory=Budget)
    cancelled: Callable[[], bool] = never
    report: Callable[[Progress], None] = unheard
    look_every: int = LOOK_EVERY
    _begin: float = field(default_factory=time.monotonic)
    _reported: float = 0.0
    _looks: int = 0
    _memory: float = field(default_factory=lambda: memory_in_use())

    def look(self, done: int, open_: int, merged: int) -> None:
        """Called at every edge. Raises :class:`Cancelled` or :class:`BudgetSpent`."""
        if self.cancelled():
            raise Cancelled
        if done > self.budget.positions:
            raise BudgetSpent(f"more than {self.budget.positions:,} positions")
        self._looks += 1
        if self._looks % self.look_every:
            return
        now = time.monotonic()
        if now - self._begin > self.budget.seconds:
            raise BudgetSpent(f"more than {self.budget.seconds:g} seconds")
        if now - self._reported >= REPORT_EVERY:
            self._reported = now
            self.report(Progress(done, open_, merged))
            if memory_in_use() - self._memory > self.budget.megabytes:
                raise BudgetSpent(f"more than {self.budget.megabytes:g} megabytes")


def memory_in_use() -> float:
    """Megabytes that this process holds now; on systems that do not tell, the most it ever held, or 0."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return _most_ever()
    import resource

    return pages * resource.getpagesize() / 2**20


def _most_ever() -> float:
    try:
        import resource
    except ImportError:  # Windows
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (2**20 if sys.platform == "darwin" else 2**10)
