"""The library as the window uses it: reads at once, writes off the window's thread."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from playorder import paths
from playorder.gui.background import Background, Job
from playorder.gui.protocols import Engine
from playorder.library.entries import Entry
from playorder.library.errors import ConflictError
from playorder.library.indexing import CardNames, CatalogueNames
from playorder.library.store import Check, Library

__all__ = ["Shelf"]

Result = TypeVar("Result")


class _LateNames:
    """The cards' names, loaded when something is first saved."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @cached_property
    def _names(self) -> CardNames:
        return CatalogueNames(self._engine.catalogue("2016-03"))

    def id_of(self, reference: str) -> str:
        return self._names.id_of(reference)

    def names_of(self, card_id: str) -> tuple[str, ...]:
        return self._names.names_of(card_id)


class Shelf(QObject):
    """One library, opened when it is first needed."""

    opened = Signal()
    """It can be read now."""
    changed = Signal()
    """Something in it is different."""
    notice = Signal(str, str)
    """Something the user has to know: one line, and details."""

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.background = Background(self)
        self._names = _LateNames(engine)
        self._library: Library | None = None
        self._opening = False

    @property
    def library(self) -> Library | None:
        """For reading, on the window's thread; None until it is open."""
        return self._library

    @property
    def path(self) -> Path:
        """Its file."""
        return paths.library_path()

    def open(self) -> None:
        """Look through the file and open it; `opened` follows, or a notice."""
        if self._library is not None or self._opening:
            return
        self._opening = True

        def look(_job: Job) -> str:
            with Library.open(self.path, self._names) as library:
                return library.notice

        def ready(notice: str) -> None:
            self._opening = False
            self._library = Library.open(self.path, self._names, Check.NONE)
            if notice:
                self.notice.emit(notice, notice)
            self.opened.emit()

        self.background.start(look, ready, self._not_opened)

    def write(
        self,
        act: Callable[[Library], Result],
        done: Callable[[Result], None] = lambda _result: None,
        conflict: Callable[[ConflictError], None] | None = None,
    ) -> None:
        """Change something. `done` gets the outcome; with `conflict`, that is asked when somebody else was quicker."""

        def work(_job: Job) -> Result:
            with Library.open(self.path, self._names, Check.NONE) as library:
                return act(library)

        def written(result: Result) -> None:
            self.changed.emit()
            done(result)

        def failed(problem: Exception) -> None:
            if conflict is not None and isinstance(problem, ConflictError):
                conflict(problem)
            else:
                self.report(problem)

        self.background.start(work, written, failed)

    def long_work(
        self,
        work: Callable[[Library, Job], Result],
        done: Callable[[Result], None],
        progress: Callable[[int, int], None],
        ended: Callable[[], None],
    ) -> Job:
        """Do something that takes its time; `ended` is called whatever comes of it."""

        def open_and_work(job: Job) -> Result:
            with Library.open(self.path, self._names, Check.NONE) as library:
                return work(library, job)

        def finished(result: Result) -> None:
            ended()
            self.changed.emit()
            done(result)

        def failed(problem: Exception) -> None:
            ended()
            self.changed.emit()
            self.report(problem)

        return self.background.start(open_and_work, finished, failed, progress)

    def report(self, problem: Exception) -> None:
        """Tell of an error in one line; what was not foreseen comes with its traceback."""
        message = getattr(problem, "message", "")
        if message:
            self.notice.emit(message, message)
        else:
            details = "".join(traceback.format_exception(problem))
            self.notice.emit(f"{type(problem).__name__}: {problem}", details)

    def entry(self, number: int) -> Entry | None:
        """An entry as it is now, or None if it is gone."""
        if self._library is None:
            return None
        try:
            return self._library.entry(number)
        except Exception as problem:
            self.report(problem)
            return None

    def close(self) -> None:
        """Let go of the file."""
        self.background.stop_all()
        if self._library is not None:
            self._library.close()
            self._library = None

    def _not_opened(self, problem: Exception) -> None:
        self._opening = False
        self.report(problem)
