"""Writes what is not saved to a draft, soon after each change, off the window's thread."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from playorder.gui.recovery.drafts import Draft, DraftFile, changed_at
from playorder.gui.session import Session

__all__ = ["Autosave"]

_DELAY = 1000
"""Milliseconds from the first change that is not kept yet to its draft: all that a crash can cost."""


class Autosave(QObject):
    """Keeps one draft of the session's documents while they differ from what is saved, and none otherwise."""

    kept = Signal(object)
    """The moment, a `datetime`, at which the draft was written."""
    cleared = Signal()
    """Everything is saved: there is no draft."""
    failed = Signal(str)
    """Why no draft could be written; told once until one succeeds."""

    _done = Signal(object, str)

    def __init__(self, session: Session, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._folder = folder
        self._file: DraftFile | None = None
        self._file_changed: int | None = None
        self._has_failed = False
        self._ended = False
        # one worker: drafts are written in the order of the changes
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="autosave")
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DELAY)
        self._timer.timeout.connect(self.keep)
        session.file_loaded.connect(self._opened)
        session.scenario_changed.connect(lambda _scenario: self._changed())  # saved under another name, too
        session.history.changed.connect(self._changed)
        session.history.dirty_changed.connect(lambda _dirty: self._changed())
        self._done.connect(self._tell)

    def keep(self) -> None:
        """Write the draft now."""
        self._timer.stop()
        session = self._session
        if self._ended or not session.history.dirty:
            return
        draft = Draft(
            tuple(session.history.documents),
            max(0, session.index),
            session.path,
            self._file_changed,
            datetime.now(),
        )

        def write() -> None:
            if self._file is None:
                self._file = DraftFile.begin(self._folder)
            self._file.write(draft)

        self._do(write, draft.written)

    def adopt(self, file: DraftFile) -> None:
        """Go on with the draft of a window that is gone: what is open now was read from it."""

        def take() -> None:
            old, self._file = self._file, file
            if old is not None:
                old.remove()

        self._do(take, None)
        self.keep()

    def end(self) -> None:
        """The window is left in peace: what was not saved is not wanted."""
        if not self._ended:
            self._timer.stop()
            self._clear()
            self._ended = True
            self._worker.shutdown()

    def _opened(self) -> None:
        self._file_changed = changed_at(self._session.path)
        self._changed()

    def _changed(self) -> None:
        if self._session.history.dirty:
            if not self._timer.isActive():
                self._timer.start()
        else:
            self._file_changed = changed_at(self._session.path)
            self._timer.stop()
            self._clear()

    def _clear(self) -> None:
        def remove() -> None:
            file, self._file = self._file, None
            if file is not None:
                file.remove()

        self._do(remove, None)
        self.cleared.emit()

    def _do(self, work: Callable[[], None], moment: datetime | None) -> None:
        if self._ended:
            return

        def job() -> None:
            problem = ""
            try:
                work()
            except OSError as error:
                problem = error.strerror or str(error)
            with contextlib.suppress(RuntimeError):  # the window is gone
                self._done.emit(moment, problem)

        self._worker.submit(job)

    def _tell(self, moment: datetime | None, problem: str) -> None:
        if problem:
            if not self._has_failed:
                self.failed.emit(problem)
            self._has_failed = True
        elif moment is not None:
            self._has_failed = False
            self.kept.emit(moment)
