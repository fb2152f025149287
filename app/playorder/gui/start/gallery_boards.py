"""What the gallery shows of its scenarios besides their titles: the boards, and whether their checks hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from playorder.gui.background import Job
from playorder.gui.library.pictures import Pictures
from playorder.gui.on_demand import OnDemand
from playorder.gui.protocols import Engine, ScenarioLike
from playorder.gui.start.gallery import GalleryHit
from playorder.gui.tokens import Tokens
from playorder.timeline.board_view import BoardView

__all__ = ["GalleryBoards"]

_FILES = 8
"""Files of scenarios that are held: those whose rows are looked at."""
_MARKS = 1000
_DELAY = 250
"""Milliseconds: whoever opens something at once does not wait for what the gallery would have shown."""


class GalleryBoards(QObject):
    """Builds boards and runs scenarios off the window's thread, for the rows that are looked at."""

    arrived = Signal()
    """There is more to be shown than before."""

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._scenarios: Callable[[Path], Sequence[ScenarioLike]] = lru_cache(_FILES)(
            lambda path: engine.load(str(path))
        )
        self._pictures: Pictures[GalleryHit] = Pictures(
            self._board_of, lambda hit: (hit.entry.path, hit.index), _DELAY, self
        )
        self._marks: OnDemand[Path, tuple[bool, ...]] = OnDemand(
            self._run_of, lambda path: path, _MARKS, _DELAY, self
        )
        self._pictures.arrived.connect(self.arrived)
        self._marks.arrived.connect(self.arrived)

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._pictures.set_tokens(tokens)

    def picture(self, hit: GalleryHit) -> QPixmap | None:
        """The board of the scenario that was found; None until it `arrived`."""
        return self._pictures.of(hit, close=True)

    def marks(self, hit: GalleryHit) -> tuple[bool, ...] | None:
        """Whether the checks hold, of the scenario that was found or of each in its file; None until it `arrived`."""
        marks = self._marks.of(hit.entry.path)
        return marks if marks is None or hit.is_whole else marks[hit.index : hit.index + 1]

    def rest(self) -> None:
        """Nobody looks at the gallery any more."""
        self._pictures.rest()
        self._marks.rest()

    def _board_of(self, hit: GalleryHit) -> Callable[[Job], BoardView]:
        return lambda _job: self._engine.start_board(self._scenarios(hit.entry.path)[hit.index])

    def _run_of(self, path: Path) -> Callable[[Job], tuple[bool, ...]] | None:
        test = self._engine.test
        if test is None:
            return None

        def work(job: Job) -> tuple[bool, ...]:
            marks: list[bool] = []
            for scenario in self._scenarios(path):
                if job.stopped:
                    break
                result = test(scenario)
                marks.append(not result.error and all(check[0] for check in result.checks))
            return tuple(marks)

        return work
