"""The view upon the board: fits the window, zooms with Ctrl + wheel, walks with the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from playorder.gui.board.pile_popup import PilePopup
from playorder.gui.board.scene import MARGIN, BoardScene
from playorder.gui.board.words import spoken
from playorder.timeline.board_view import EntityView, ZoneView

__all__ = ["BoardCanvas"]

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_FIRST, _LAST = 0.4, 4.0


class BoardCanvas(QGraphicsView):
    """Shows a `BoardScene`. At zoom 1 the board fits; above, it scrolls."""

    zoom_changed = Signal(float)
    pile_list_opened = Signal(object)
    """The `PilePopup` of a pile that was opened."""

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._zoom = 1.0
        self._popup: PilePopup | None = None
        self.piles_take: str | None = None
        """What may be dropped into the lists of piles; None while they are not edited."""
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(360, 240)
        self.setAccessibleName(self.tr("Board"))
        self.setAccessibleDescription(self.tr("Arrow keys walk over the cards; 1 to 7, H and W jump."))
        scene.pile_opened.connect(self._open_pile)
        scene.selected.connect(self._say)

    @property
    def board_scene(self) -> BoardScene:
        """The scene that it shows."""
        return self._scene

    @property
    def zoom(self) -> float:
        """1 is the size that fits the window."""
        return self._zoom

    def set_zoom(self, zoom: float) -> None:
        """Enlarge or shrink."""
        zoom = min(_LAST, max(_FIRST, zoom))
        if abs(zoom - self._zoom) > 1e-6:
            self._zoom = zoom
            self.refit()
            self.zoom_changed.emit(zoom)

    def refit(self) -> None:
        """Lay the board out for the present size of the window."""
        size = self.viewport().size()
        if size.width() < 40 or size.height() < 40:
            return
        self._scene.resize(QSizeF(size.width() - 2 * MARGIN, size.height() - 2 * MARGIN))
        box = self._scene.sceneRect()
        if box.isEmpty():
            return
        scale = min(size.width() / box.width(), size.height() / box.height()) * self._zoom
        wanted = QTransform.fromScale(scale, scale)
        if wanted != self.transform():  # the picture of the ground is kept as long as the size is
            self.setTransform(wanted)
        shown = (
            Qt.ScrollBarPolicy.ScrollBarAsNeeded if self._zoom > 1 else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        self.setHorizontalScrollBarPolicy(shown)
        self.setVerticalScrollBarPolicy(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self._zoom * 1.0015 ** event.angleDelta().y())
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            super().keyPressEvent(event)
        elif key in _ARROWS:
            self._scene.select_towards(*_ARROWS[key])
        elif not self._jump(event):
            super().keyPressEvent(event)

    def _jump(self, event: QKeyEvent) -> bool:
        """1–7 own board, Shift + 1–7 the opponent's, H hero, W weapon (Shift for the opponent's)."""
        board = self._scene.board
        if board is None:
            return False
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        player = board.players[1 if shifted else 0]
        # with Shift many keyboards give a sign instead of the digit: the place on the keyboard decides
        digit = event.key() - Qt.Key.Key_0
        if shifted and not 1 <= digit <= 7:
            digit = event.nativeScanCode() - 9
        wanted: list[EntityView] = []
        if 1 <= digit <= 7:
            row = next((zone for zone in player.zones if zone.layout == "row"), None)
            wanted = list(row.entities[digit - 1 : digit]) if row is not None else []
        elif event.key() in (Qt.Key.Key_H, Qt.Key.Key_W):
            kind = "hero" if event.key() == Qt.Key.Key_H else "weapon"
            wanted = [e for z in player.zones if z.layout == "slot" for e in z.entities if e.type == kind]
        else:
            return False
        if wanted:
            self._scene.step_to(wanted[0].entity)
        return True

    def _say(self, entity: EntityView | None) -> None:
        self.setAccessibleDescription(
            spoken(entity) if entity is not None else self.tr("Nothing is selected")
        )

    def _open_pile(self, player: int, zone: ZoneView) -> None:
        item = self._scene.pile_of(player, zone.name)
        at = self.mapFromScene(item.pos()) if item is not None else QPoint()
        popup = PilePopup(player, zone, self, takes=self.piles_take)
        popup.chosen.connect(self._scene.select)
        self.pile_list_opened.emit(popup)
        popup.open_at(self.mapToGlobal(at))
        self._popup = popup

    @property
    def popup(self) -> PilePopup | None:
        """The list of a pile that was opened last."""
        return self._popup
