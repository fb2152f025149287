"""Edit mode with the mouse: cards are dragged to other places, a frame selects several, cards are dropped in."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QCursor, QDragMoveEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu

from playorder.gui.board.canvas import BoardCanvas
from playorder.gui.board.items import EntityItem, PileItem
from playorder.gui.board.pile_model import PILE_MIME, entities_of_pile
from playorder.gui.board.scene import BoardScene
from playorder.gui.editing.clipboard import CARDS_MIME, entities_in
from playorder.gui.editing.dropping import drop_target
from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.overlay import EditOverlay

__all__ = ["EditGestures"]


_PLAYING = (Qt.Key.Key_A, Qt.Key.Key_P, Qt.Key.Key_T)
"""Letters that attack, play and go round the targets where the rules are on."""


class EditGestures(QObject):
    """Watches the canvas; what it does not use goes on to the canvas as ever."""

    edit_wanted = Signal()
    """The numbers of the selected card are to be typed."""

    def __init__(self, canvas: BoardCanvas, editor: BoardEditor, menu: QMenu) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._scene: BoardScene = canvas.board_scene
        self._editor = editor
        self._menu = menu
        self._pressed: QPoint | None = None
        self._on_card = False
        self._dragging = False
        self.pointer: QPoint | None = None
        """Where in the canvas the mouse was last used; None if the last thing was done with a key."""
        self.overlay = EditOverlay(self._scene)
        self._scene.addItem(self.overlay)
        canvas.viewport().setAcceptDrops(True)
        canvas.setAcceptDrops(True)
        canvas.viewport().installEventFilter(self)
        canvas.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._editor.active:
            self._stop()
            return False
        if watched is self._canvas:
            if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                return self._key(event)
            return False
        if isinstance(event, QContextMenuEvent):
            return self._open_menu(event)
        if isinstance(event, QMouseEvent):
            self.pointer = event.position().toPoint()
            return self._mouse(event)
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.DragMove) and isinstance(
            event, QDragMoveEvent
        ):
            return self._drag_over(event)
        if event.type() == QEvent.Type.DragLeave:
            self.overlay.clear()
        if event.type() == QEvent.Type.Drop and isinstance(event, QDropEvent):
            return self._drop(event)
        return False

    # --- mouse -----------------------------------------------------------------------------------------------

    def _mouse(self, event: QMouseEvent) -> bool:
        kind, at = event.type(), event.position().toPoint()
        if kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            item = self._item_at(at)
            self._pressed = at
            self._on_card = isinstance(item, EntityItem)
            if isinstance(item, PileItem):
                self._pressed = None
        elif kind == QEvent.Type.MouseMove and self._pressed is not None:
            far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            if self._dragging or far:
                self._dragging = True
                self._drag_to(at)
                return True
        elif kind == QEvent.Type.MouseButtonRelease and self._pressed is not None:
            dragged, self._dragging = self._dragging, False
            if dragged:
                self._let_go(at)
            self._pressed = None
        return False

    def _drag_to(self, at: QPoint) -> None:
        here = self._canvas.mapToScene(at)
        if self._on_card:
            target = drop_target(self._scene, here)
            views = self._editor.views
            words = views[0].name if len(views) == 1 else self.tr("%1 cards").replace("%1", str(len(views)))
            self.overlay.show_drag(words, here, target.mark if target is not None else None)
        elif self._pressed is not None:
            frame = QRectF(self._canvas.mapToScene(self._pressed), here).normalized()
            self.overlay.show_frame(frame)

    def _let_go(self, at: QPoint) -> None:
        here = self._canvas.mapToScene(at)
        frame = self.overlay.frame
        self.overlay.clear()
        if self._on_card:
            target = drop_target(self._scene, here)
            if target is not None:
                self._editor.move(target.place)
        elif frame is not None:
            touched = [
                item.entity.entity
                for item in self._scene.entity_items()
                if frame.intersects(item.mapRectToScene(item.shape().boundingRect()))
            ]
            self._scene.select_all(touched)

    def _stop(self) -> None:
        if self._dragging or self._pressed is not None:
            self._dragging = False
            self._pressed = None
            self.overlay.clear()

    def _item_at(self, at: QPoint) -> object:
        return next((item for item in self._canvas.items(at) if item is not self.overlay), None)

    # --- drops -----------------------------------------------------------------------------------------------

    def _drag_over(self, event: QDragMoveEvent) -> bool:
        mime = event.mimeData()
        if not mime.hasFormat(CARDS_MIME) and not mime.hasFormat(PILE_MIME):
            return False
        here = self._canvas.mapToScene(event.position().toPoint())
        target = drop_target(self._scene, here)
        entities = entities_in(mime)
        words = self._editor.name_of(entities[0]["card"]) if entities else mime.text()
        self.overlay.show_drag(words, here, target.mark if target is not None else None)
        event.acceptProposedAction()
        return True

    def _drop(self, event: QDropEvent) -> bool:
        self.overlay.clear()
        mime = event.mimeData()
        if not mime.hasFormat(CARDS_MIME) and not mime.hasFormat(PILE_MIME):
            return False
        self.pointer = event.position().toPoint()
        target = drop_target(self._scene, self._canvas.mapToScene(self.pointer))
        event.acceptProposedAction()
        if target is None:
            return True
        if mime.hasFormat(PILE_MIME):
            self._scene.select_all(entities_of_pile(mime))
            done = self._editor.move(target.place)
        else:
            done = self._editor.put(entities_in(mime), target.place)
        if done:
            self._canvas.setFocus()
        return True

    # --- keys and menu -------------------------------------------------------------------------------------

    def _key(self, event: QKeyEvent) -> bool:
        self.pointer = None
        if event.key() == Qt.Key.Key_Escape and self._dragging:
            self._stop()
            return True
        if event.key() == Qt.Key.Key_Escape and self._scene.chosen is not None:
            self._scene.select(None)
            return True
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        if event.key() == Qt.Key.Key_Space:
            self._scene.hold()
            return True
        if event.key() == Qt.Key.Key_E and self._scene.chosen is not None:
            self.edit_wanted.emit()
            return True
        if event.key() in _PLAYING:
            self._editor.refused.emit(
                self.tr("While the board is edited, the rules are off: F4 turns them on")
            )
            return True
        return False

    def _open_menu(self, event: QContextMenuEvent) -> bool:
        at = event.pos()
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            self.pointer = at
            item = self._item_at(at)
            if isinstance(item, EntityItem) and item.entity.entity not in self._scene.chosen_all:
                self._scene.select(item.entity.entity)
            elif not isinstance(item, EntityItem):
                self._scene.select(None)
        else:
            at = self.place_of_selection()
        self._menu.popup(self._canvas.viewport().mapToGlobal(at))
        return True

    def place_of_selection(self) -> QPoint:
        """Where in the canvas the selected card is; else the mouse, else the middle."""
        item = self._scene.item_of(self._scene.chosen) if self._scene.chosen is not None else None
        if item is not None:
            return self._canvas.mapFromScene(item.pos())
        here = self._canvas.viewport().mapFromGlobal(QCursor.pos())
        inside = self._canvas.viewport().rect().contains(here)
        return here if inside else self._canvas.viewport().rect().center()

    def hint_place(self) -> QPoint:
        """Where a refusal is told: at the mouse if it was used, at the selected card after a key."""
        return self.pointer if self.pointer is not None else self.place_of_selection()
