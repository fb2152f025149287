"""Explores for the panel: in another process, told by signals."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Signal

from playorder.assembly import program_tools
from playorder.explore.background import Background, Failed, Message, Order, Search
from playorder.explore.best_play import BestPlay
from playorder.explore.budget import Progress

__all__ = ["ExploreWorker"]

log = logging.getLogger(__name__)


class ExploreWorker(QObject):
    """One exploration at a time; a new one or `cancel` ends the one before, of which nothing more is heard."""

    progress = Signal(object)
    """A `Progress`."""
    finished = Signal(object)
    """The `Outcomes`."""
    played = Signal(object)
    """The `BestPlay`."""
    failed = Signal(str)

    _heard = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: Background | None = None
        self._token = 0
        self._heard.connect(self._hear)
        if parent is not None:
            parent.destroyed.connect(self.cancel)

    @property
    def busy(self) -> bool:
        """Whether something is being explored."""
        return self._running is not None

    def start(self, document: dict[str, Any], ask: tuple[str, ...], search: Search = Search.OUTCOMES) -> None:
        """Explore a document, or search for its best play."""
        self.cancel()
        token = self._token

        def hear(message: Message) -> None:
            try:
                self._heard.emit(token, message)
            except RuntimeError:
                log.debug("the panel was gone before its exploration was done")

        self._running = Background(Order(document, ask, search=search), program_tools, hear)

    def cancel(self) -> None:
        """End it at once."""
        self._token += 1
        if self._running is not None:
            self._running.cancel()
            self._running = None

    def _hear(self, token: int, message: Message) -> None:
        if token != self._token:
            return
        if isinstance(message, Progress):
            self.progress.emit(message)
            return
        self._running = None
        if isinstance(message, Failed):
            self.failed.emit(message.why)
        elif isinstance(message, BestPlay):
            self.played.emit(message)
        else:
            self.finished.emit(message)
