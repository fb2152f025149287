"""A pile opened as a list, top card first."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.board.pile_model import PileModel
from playorder.gui.plural import counted
from playorder.gui.widgets import drag_rows, wrapping
from playorder.timeline.board_view import ZoneView

__all__ = ["PilePopup"]


class PilePopup(QFrame):
    """Lists the cards of a pile; a click or Enter selects one. It closes on Esc or a click elsewhere.

    While the board is edited it stays open beside the board: cards are dragged to other places in the list or onto
    the board, Alt+↑ and Alt+↓ move one, Del removes it.
    """

    chosen = Signal(int)
    moved = Signal(list, int)
    """Entities, and the index in the pile before which they go."""
    remove_wanted = Signal(int)

    def __init__(
        self, player: int, zone: ZoneView, parent: QWidget | None = None, *, takes: str | None = None
    ) -> None:
        """`takes` is what else may be dropped into the list while it is edited; None shows it only."""
        editable = takes is not None
        kind = Qt.WindowType.Tool | Qt.WindowType.FramelessWindowHint if editable else Qt.WindowType.Popup
        super().__init__(parent, kind)
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.player = player
        self.zone = zone
        self._editable = editable
        self.head = QLabel()
        self.head.setObjectName("panelTitle")
        self.model = PileModel(takes or "", self)
        self.model.moved.connect(self.moved)
        self.list = self._make_list()
        self.empty = QLabel(self.tr("Nothing lies here."))
        self.empty.setObjectName("muted")
        self.hint = wrapping(self.tr("Drag to another place or onto the board · Alt+↑ ↓ · Del"), "faint")
        self.hint.setVisible(editable)
        self.close_button = QPushButton(self.tr("Close"))
        self.close_button.setObjectName("small")
        self.close_button.setVisible(editable)
        self.close_button.clicked.connect(self.close)
        top = QHBoxLayout()
        top.addWidget(self.head, 1)
        top.addWidget(self.close_button)
        body = QVBoxLayout(self)
        body.setContentsMargins(12, 10, 12, 10)
        body.addLayout(top)
        body.addWidget(self.list, 1)
        body.addWidget(self.empty)
        body.addWidget(self.hint)
        self.show_zone(zone)

    def show_zone(self, zone: ZoneView) -> None:
        """Show the pile as it is now; the marked row stays marked."""
        row = self.list.currentIndex().row()
        self.zone = zone
        self.model.show_cards(zone.entities)
        count = counted(len(zone.entities), "%n card", "%n cards")
        words = self.tr("%1 of p%2 · %3").replace("%3", count)
        self.head.setText(words.replace("%1", zone.label).replace("%2", str(self.player)))
        self.list.setAccessibleName(self.head.text())
        self.list.setVisible(bool(zone.entities) or self._editable)
        self.empty.setVisible(not zone.entities)
        if zone.entities:
            self.list.setCurrentIndex(self.model.index(min(max(row, 0), len(zone.entities) - 1)))

    def open_at(self, at: QPoint) -> None:
        """Show it beside a point of the screen, wholly on the screen."""
        rows = len(self.zone.entities)
        width = min(420, max(260, self.list.sizeHintForColumn(0) + 48)) if rows else 260
        self.resize(width, min(480, 64 + (44 if self._editable else 0) + 26 * max(3, rows)))
        screen = QGuiApplication.screenAt(at) or QGuiApplication.primaryScreen()
        room = screen.availableGeometry()
        x = min(at.x() - self.width() - 30, room.right() - self.width())
        y = min(at.y() - self.height() // 2, room.bottom() - self.height())
        self.move(max(room.left(), x), max(room.top(), y))
        self.show()
        self.list.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key, index = event.key(), self.list.currentIndex()
        if key == Qt.Key.Key_Escape:
            self.close()
            return True
        if not self._editable or not index.isValid():
            return False
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.remove_wanted.emit(self.zone.entities[index.row()].entity)
            return True
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._move(index.row(), -1 if key == Qt.Key.Key_Up else 1)
            return True
        return False

    def _make_list(self) -> QListView:
        view = QListView(self)
        view.setModel(self.model)
        view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        view.setUniformItemSizes(True)
        view.clicked.connect(self._choose)
        view.activated.connect(self._choose)
        if self._editable:
            view.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
            drag_rows(view)
        view.installEventFilter(self)
        return view

    def _move(self, row: int, by: int) -> None:
        to = row + by
        if 0 <= to < len(self.zone.entities):
            self.list.setCurrentIndex(self.model.index(to))  # it is marked where it goes
            self.moved.emit([self.zone.entities[row].entity], to + (by > 0))

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(self.zone.entities[index.row()].entity)
        if not self._editable:
            self.close()
