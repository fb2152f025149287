"""Work off the window's thread, with progress and a way to stop it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal

__all__ = ["PATIENCE", "Background", "Job"]

log = logging.getLogger(__name__)
PATIENCE: Final = 2.0
"""Seconds that work is waited for when its window goes."""

Result = TypeVar("Result")


class Job:
    """One piece of work. Whoever does it asks `stopped` now and then, and tells how far it is."""

    def __init__(self, tell: Callable[[int, int], None], later: Callable[[Callable[[], None]], None]) -> None:
        self._stop = threading.Event()
        self._tell = tell
        self._later = later

    @property
    def stopped(self) -> bool:
        """Whether it is to end now."""
        return self._stop.is_set()

    def stop(self) -> None:
        """Ask it to end."""
        self._stop.set()

    def progress(self, done: int, total: int) -> None:
        """Tell that so much of the whole is done."""
        self._tell(done, total)

    def on_window(self, draw: Callable[[], Result]) -> Result | None:
        """Have something done on the window's thread, which alone may draw scenes; None if the job is stopped first."""
        found: list[Result] = []
        ready = threading.Event()

        def call() -> None:
            found.append(draw())
            ready.set()

        self._later(call)
        while not ready.wait(0.1):
            if self.stopped:
                return None
        return found[0]


class Background(QObject):
    """Does work in threads; what comes of it is told on the window's thread."""

    _calls = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._calls.connect(_call)
        self._jobs: set[Job] = set()
        self._threads: list[threading.Thread] = []
        self._closed = False
        if parent is not None:
            parent.destroyed.connect(self.close)

    @property
    def busy(self) -> bool:
        """Whether anything is being done."""
        return bool(self._jobs)

    def start(
        self,
        work: Callable[[Job], Result],
        done: Callable[[Result], None],
        failed: Callable[[Exception], None],
        progress: Callable[[int, int], None] = lambda _done, _total: None,
    ) -> Job:
        """Begin something. `done` or `failed` is called when it has ended, also after it was stopped."""

        def tell(count: int, total: int) -> None:
            self._later(lambda: progress(count, total))

        job = Job(tell, self._later)

        def run() -> None:
            try:
                result = work(job)
            except Exception as caught:
                problem = caught
                self._later(lambda: self._end(job, lambda: failed(problem)))
            else:
                self._later(lambda: self._end(job, lambda: done(result)))

        self._jobs.add(job)
        thread = threading.Thread(target=run, name="playorder-background", daemon=True)
        self._threads = [*(known for known in self._threads if known.is_alive()), thread]
        thread.start()
        return job

    def stop_all(self) -> None:
        """Ask everything to end."""
        for job in self._jobs:
            job.stop()

    def close(self) -> None:
        """Nothing is told any more; what is being done is asked to end, and given a moment to."""
        self._closed = True
        self.stop_all()
        for thread in self._threads:
            thread.join(PATIENCE)

    def _end(self, job: Job, tell: Callable[[], None]) -> None:
        self._jobs.discard(job)
        tell()

    def _later(self, call: Callable[[], None]) -> None:
        if self._closed:
            return
        try:
            self._calls.emit(call)
        except RuntimeError:
            log.debug("the window was gone before its work was done")


def _call(call: Callable[[], None]) -> None:
    call()
