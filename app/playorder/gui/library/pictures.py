"""Small pictures of boards: built off the window's thread, drawn when the window has time, kept while it lives."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from playorder.gui.board.scene import BoardScene
from playorder.gui.library.background import Background, Job
from playorder.gui.library.shelf import Shelf
from playorder.gui.protocols import Engine
from playorder.gui.tokens import DARK, Tokens
from playorder.library.entries import Entry
from playorder.timeline.board_view import BoardView

__all__ = ["Pictures", "board_picture"]

_Key = tuple[int, int]
_DRAWN: Final = QSizeF(1280, 720)
_WHOLE: Final = QSize(960, 540)
_CLOSE: Final = QSize(320, 180)
_NEAREST: Final = 0.4
"""The least part of a board, of its width, that a close picture shows."""
_SCENE: Final = "pictures"
_KEPT: Final = 400
_WAITING: Final = 40


def board_picture(board: BoardView, tokens: Tokens, size: QSize, *, close: bool = False) -> QImage:
    """A board as it would stand in the window, drawn to this size; `close` shows only where minions are."""
    scene = _scene()
    scene.forget()
    scene.set_tokens(tokens)
    scene.set_order_shown(False)
    scene.resize(_DRAWN)
    scene.show_board(board)
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    seen = scene.sceneRect()
    if close:
        rows = {zone.name for player in board.players for zone in player.zones if zone.layout == "row"}
        seen = _close_up(scene, seen, rows)
    scene.render(painter, QRectF(image.rect()), seen)
    painter.end()
    return image


def _scene() -> BoardScene:
    """The one scene that pictures are taken of; it belongs to the application.

    One that is thrown away may be collected by whatever thread happens to run then, and that ends the program.
    """
    app = QCoreApplication.instance()
    found = app.findChild(BoardScene, _SCENE) if app is not None else None
    if found is None:
        found = BoardScene(app)
        found.setObjectName(_SCENE)
    return found


def _close_up(scene: BoardScene, whole: QRectF, rows: set[str]) -> QRectF:
    """The part of a scene that the cards of these zones are in, in the shape of the whole; not nearer than is sharp."""
    cards = QRectF()
    for item in scene.entity_items():
        if item.entity.zone in rows:
            cards = cards.united(item.sceneBoundingRect())
    if cards.isEmpty():
        return whole
    scale = min(
        1.0, max(_NEAREST, cards.width() / whole.width() * 1.06, cards.height() / whole.height() * 1.06)
    )
    part = QRectF(0, 0, whole.width() * scale, whole.height() * scale)
    part.moveCenter(cards.center())
    return part


class Pictures(QObject):
    """Pictures by scenario and revision. What is asked for last is made first."""

    arrived = Signal()

    def __init__(self, shelf: Shelf, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._engine = engine
        self._background = Background(self)
        self._boards: OrderedDict[_Key, BoardView | None] = OrderedDict()
        self._drawn: dict[tuple[_Key, bool], QPixmap] = {}
        self._waiting: OrderedDict[_Key, Entry] = OrderedDict()
        self._tokens = DARK

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        self._drawn.clear()
        self.arrived.emit()

    def of(self, entry: Entry, *, close: bool = False) -> QPixmap | None:
        """The picture of a scenario's board; None until `arrived` says that there are more."""
        key = (entry.id, entry.revision)
        if (key, close) in self._drawn:
            return self._drawn[key, close]
        if key in self._boards:
            board = self._boards[key]
            if board is None:
                return None
            size = _CLOSE if close else _WHOLE
            self._drawn[key, close] = QPixmap.fromImage(board_picture(board, self._tokens, size, close=close))
            return self._drawn[key, close]
        self._waiting[key] = entry
        self._waiting.move_to_end(key)
        while len(self._waiting) > _WAITING:
            self._waiting.popitem(last=False)
        self._next()
        return None

    def _next(self) -> None:
        if self._background.busy or not self._waiting:
            return
        key, entry = self._waiting.popitem()
        library = self._shelf.library
        if library is None:
            return
        try:
            document = library.document(entry.id)
        except Exception:
            self._take(key, None)
            return

        def build(_job: Job) -> BoardView:
            return self._engine.start_board(self._engine.read(document, "", 0))

        # a board that cannot be built has no picture; the preview says why
        self._background.start(
            build, lambda board: self._take(key, board), lambda _problem: self._take(key, None)
        )

    def _take(self, key: _Key, board: BoardView | None) -> None:
        self._boards[key] = board
        while len(self._boards) > _KEPT:
            old, _ = self._boards.popitem(last=False)
            for close in (False, True):
                self._drawn.pop((old, close), None)
        self.arrived.emit()
        self._next()
