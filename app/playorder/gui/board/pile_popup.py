"""A pile opened as a list, top card first."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, QStringListModel, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QLabel, QListView, QVBoxLayout, QWidget

from playorder.gui.board.words import numbers_line
from playorder.gui.plural import counted
from playorder.timeline.board_view import ZoneView

__all__ = ["PilePopup"]


class PilePopup(QFrame):
    """Lists the cards of a pile; a click or Enter selects one. It closes on Esc or a click elsewhere."""

    chosen = Signal(int)

    def __init__(self, player: int, zone: ZoneView, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._zone = zone
        count = counted(len(zone.entities), "%n card", "%n cards")
        head = QLabel(self.tr("%1 of p%2 · %3").replace("%3", count))
        head.setText(head.text().replace("%1", zone.label).replace("%2", str(player)))
        head.setObjectName("panelTitle")
        rows = [
            f"{index + 1}.  {card.name}   {numbers_line(card)}" for index, card in enumerate(zone.entities)
        ]
        self.list = QListView(self)
        self.list.setModel(QStringListModel(rows, self.list))
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setUniformItemSizes(True)
        self.list.setAccessibleName(head.text())
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        body = QVBoxLayout(self)
        body.setContentsMargins(12, 10, 12, 10)
        body.addWidget(head)
        if rows:
            body.addWidget(self.list)
        else:
            self.list.hide()
            empty = QLabel(self.tr("Nothing lies here."))
            empty.setObjectName("muted")
            body.addWidget(empty)
        self._rows = len(rows)

    def open_at(self, at: QPoint) -> None:
        """Show it beside a point of the screen, wholly on the screen."""
        width = min(420, max(240, self.list.sizeHintForColumn(0) + 48)) if self._rows else 240
        self.resize(width, min(460, 64 + 26 * max(1, self._rows)))
        screen = QGuiApplication.screenAt(at) or QGuiApplication.primaryScreen()
        room = screen.availableGeometry()
        x = min(at.x() - self.width() - 30, room.right() - self.width())
        y = min(at.y() - self.height() // 2, room.bottom() - self.height())
        self.move(max(room.left(), x), max(room.top(), y))
        self.show()
        self.list.setFocus()

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(self._zone.entities[index.row()].entity)
        self.close()
