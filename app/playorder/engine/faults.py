"""Faults: errors that the code of a card raises while it is asked or resolved.

Card code is somebody else's. What it raises ends its own effect, never the program; whether the run goes on is set
with :class:`OnFault`.
"""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from enum import Enum


class OnFault(Enum):
    """What a fault does to the run."""

    RAISE = "raise"
    """The error itself leaves :meth:`Machine.run`; nothing is undone."""
    STOP = "stop"
    """The step is undone and marked, and the run ends with :class:`CardFailed`."""
    GO_ON = "go_on"
    """The step is undone and marked, and the run goes on without it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One error of a card's code. ``source`` is the entity whose text it was, where that is known."""

    source: int | None
    error: str
    traceback: str


class CardFailed(Exception):
    """A fault that ends the run, under :attr:`OnFault.STOP`."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.error)
        self.fault = fault


def fault_of(error: Exception, source: int | None) -> Fault:
    """The fault that an error stands for: the kind of error with its message on one line, and the traceback."""
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return Fault(source, what, "".join(traceback.format_exception(error)))
