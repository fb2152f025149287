"""Small pictures of boards: built off the window's thread, drawn when the window has time, kept while it lives."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from playorder.gui.background import Job
from playorder.gui.board.scene import BoardScene
from playorder.gui.library.shelf import Shelf
from playorder.gui.on_demand import OnDemand
from playorder.gui.protocols import Engine
from playorder.gui.tokens import DARK, Tokens
from playorder.library.entries import Entry
from playorder.timeline.board_view import BoardView

__all__ = ["Pictures", "board_picture", "pictures_of_entries"]

Thing = TypeVar("Thing")
_DRAWN: Final = QSizeF(1280, 720)
_WHOLE: Final = QSize(960, 540)
_CLOSE: Final = QSize(320, 180)
_NEAREST: Final = 0.4
"""The least part of a board, of its width, that a close picture shows."""
_SCENE: Final = "pictures"
_KEPT: Final = 400


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


class Pictures(QObject, Generic[Thing]):
    """The pictures of what has boards: scenarios of the library, of the gallery."""

    arrived = Signal()

    def __init__(
        self,
        prepare: Callable[[Thing], Callable[[Job], BoardView] | None],
        key: Callable[[Thing], Hashable],
        delay: int = 0,
        parent: QObject | None = None,
    ) -> None:
        """What `OnDemand` asks for; `prepare` gives the work that builds a board."""
        super().__init__(parent)
        self._key = key
        self._boards: OnDemand[Thing, BoardView] = OnDemand(prepare, key, _KEPT, delay, self)
        self._boards.arrived.connect(self.arrived)
        self._drawn: OrderedDict[tuple[Hashable, bool], QPixmap] = OrderedDict()
        self._tokens = DARK

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        self._drawn.clear()
        self.arrived.emit()

    def of(self, thing: Thing, *, close: bool = False) -> QPixmap | None:
        """The picture of its board; None until `arrived` says that there are more."""
        key = (self._key(thing), close)
        if key not in self._drawn:
            board = self._boards.of(thing)
            if board is None:
                return None
            size = _CLOSE if close else _WHOLE
            self._drawn[key] = QPixmap.fromImage(board_picture(board, self._tokens, size, close=close))
            while len(self._drawn) > _KEPT:
                self._drawn.popitem(last=False)
        return self._drawn[key]

    def rest(self) -> None:
        """Nobody looks any more: boards that are not built yet are not built."""
        self._boards.rest()


def pictures_of_entries(shelf: Shelf, engine: Engine, parent: QObject) -> Pictures[Entry]:
    """Those of the library, one for each revision."""

    def prepare(entry: Entry) -> Callable[[Job], BoardView] | None:
        library = shelf.library
        if library is None:
            return None
        document = library.document(entry.id)
        # a board that cannot be built has no picture; the preview says why
        return lambda _job: engine.start_board(engine.read(document, "", 0))

    return Pictures(prepare, lambda entry: (entry.id, entry.revision), parent=parent)
