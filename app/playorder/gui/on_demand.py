"""What is made off the window's thread when it is asked for, and kept: pictures of boards, marks of runs."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from playorder.gui.background import Background, Job

__all__ = ["OnDemand"]

log = logging.getLogger(__name__)
_WAITING = 40
"""So many things wait at most: what was asked for before them has been scrolled away since."""

Thing = TypeVar("Thing")
Made = TypeVar("Made")


class OnDemand(QObject, Generic[Thing, Made]):
    """Makes one thing at a time; what was asked for last is made first.

    ``prepare`` is called on the window's thread and gives the work to be done off it, or None if there is nothing to
    be made. ``key`` tells things apart. Nothing is begun before ``delay`` milliseconds have passed since the first
    thing was asked for: what is only passed by in a hurry takes no time from anything.
    """

    arrived = Signal()
    """There is more than before."""

    def __init__(
        self,
        prepare: Callable[[Thing], Callable[[Job], Made] | None],
        key: Callable[[Thing], Hashable],
        kept: int,
        delay: int = 0,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._prepare = prepare
        self._key = key
        self._kept = kept
        self._background = Background(self)
        self._made: OrderedDict[Hashable, Made | None] = OrderedDict()
        self._waiting: OrderedDict[Hashable, Thing] = OrderedDict()
        self._delay = QTimer(self, singleShot=True, interval=delay)
        self._delay.timeout.connect(self._next)

    def of(self, thing: Thing) -> Made | None:
        """What was made of it. None until it `arrived`, and for good if it cannot be made."""
        key = self._key(thing)
        if key in self._made:
            return self._made[key]
        self._waiting[key] = thing
        self._waiting.move_to_end(key)
        while len(self._waiting) > _WAITING:
            self._waiting.popitem(last=False)
        if not self._background.busy and not self._delay.isActive():
            self._delay.start()
        return None

    def rest(self) -> None:
        """Nobody looks any more: what was asked for is dropped, and what is being made is asked to end."""
        self._delay.stop()
        self._waiting.clear()
        self._background.stop_all()

    def _next(self) -> None:
        if self._background.busy or not self._waiting:
            return
        key, thing = self._waiting.popitem()
        try:
            work = self._prepare(thing)
        except Exception as problem:
            self._failed(key, problem)
            return
        if work is None:
            self._take(key, None)
            return
        job = self._background.start(
            work, lambda made: self._finished(job, key, made), partial(self._failed, key)
        )

    def _finished(self, job: Job, key: Hashable, made: Made) -> None:
        if job.stopped:  # it may be half of the thing only
            self._next()
        else:
            self._take(key, made)

    def _failed(self, key: Hashable, problem: Exception) -> None:
        log.info("%s cannot be made: %s", key, problem)
        self._take(key, None)

    def _take(self, key: Hashable, made: Any) -> None:
        self._made[key] = made
        while len(self._made) > self._kept:
            self._made.popitem(last=False)
        self.arrived.emit()
        self._next()
