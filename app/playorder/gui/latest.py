"""Work off the window's thread of which only the latest counts."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from playorder.gui.background import PATIENCE
from playorder.scenario.stopping import Stopped, stop_thread

__all__ = ["Latest"]

log = logging.getLogger(__name__)

Result = TypeVar("Result")


class Latest(QObject):
    """Does one job at a time: a later one takes the place of an earlier one, of which nothing is told any more."""

    busy_changed = Signal(bool)
    """Whether something is being done; before it is told what came of it."""

    _done = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._token = 0
        self._pending: tuple[Callable[[Any], None], Callable[[BaseException], None]] | None = None
        self._thread: threading.Thread | None = None
        self._done.connect(self._finish)
        if parent is not None:
            parent.destroyed.connect(self.close)

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return self._pending is not None

    def start(
        self,
        job: Callable[[], Result],
        done: Callable[[Result], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        """Begin a job; `done` or `failed` is called on the window's thread."""
        self._token += 1
        token = self._token
        self._pending = (done, failed)
        self.busy_changed.emit(True)

        def do() -> None:
            outcome: Any = None
            problem: BaseException | None = None
            try:
                outcome = job()
            except Stopped:
                return
            except BaseException as caught:
                problem = caught
            if token == self._token:
                try:
                    self._done.emit(token, outcome, problem)
                except RuntimeError:
                    log.debug("the window was gone before its work was done")

        def work() -> None:
            # being stopped may come at any instruction, also at those after the job
            with contextlib.suppress(Stopped):
                do()

        self._thread = threading.Thread(target=work, name=f"playorder-{token}", daemon=True)
        self._thread.start()

    def drop(self, *, stop: bool = False) -> None:
        """Nothing is told of what is being done; with `stop` it ends, also where the code of a card hangs."""
        if self._pending is None:
            return
        if stop and self._thread is not None:
            stop_thread(self._thread)
        self._token += 1
        self._pending = None
        self.busy_changed.emit(False)

    def close(self) -> None:
        """Nothing is told any more; what is being done is given a moment, so as not to tell one who is just going."""
        self._token += 1
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _finish(self, token: int, outcome: Any, problem: BaseException | None) -> None:
        if token != self._token or self._pending is None:
            return
        done, failed = self._pending
        self._pending = None
        self.busy_changed.emit(False)
        if problem is None:
            done(outcome)
        else:
            failed(problem)
