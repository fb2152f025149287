"""The cards of a pile as rows, top card first; while the board is edited they can be dragged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from playorder.gui.board.words import numbers_line, spoken
from playorder.gui.plural import counted
from playorder.timeline.board_view import EntityView

__all__ = ["PILE_MIME", "PileModel", "entities_of_pile"]

AnyIndex = QModelIndex | QPersistentModelIndex
PILE_MIME = "application/x-playorder-pile-rows"
"""Numbers of entities of the board that is shown."""


def entities_of_pile(mime: QMimeData) -> list[int]:
    """The entities that are dragged out of a pile."""
    raw = bytes(mime.data(PILE_MIME).data()).decode("ascii", "replace")
    return [int(number) for number in raw.split(",") if number.isdigit()]


class PileModel(QAbstractListModel):
    """One row for each card. Nothing is moved here: whoever hears `moved` changes the document."""

    moved = Signal(list, int)
    """Entities, and the row before which they go."""
    put_wanted = Signal(QMimeData, int)
    """Something else that was dropped before a row."""

    def __init__(self, also_takes: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cards: tuple[EntityView, ...] = ()
        self._also_takes = also_takes

    def show_cards(self, cards: Sequence[EntityView]) -> None:
        """Show other cards."""
        self.beginResetModel()
        self.cards = tuple(cards)
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.cards)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.cards):
            return None
        card = self.cards[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{index.row() + 1}.  {card.name}   {numbers_line(card)}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(card)
        return None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | (Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else Qt.ItemFlag.ItemIsDropEnabled)

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        return [PILE_MIME, *filter(None, [self._also_takes])]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        mime = QMimeData()
        rows = sorted(index.row() for index in indexes)
        mime.setData(PILE_MIME, ",".join(str(self.cards[row].entity) for row in rows).encode())
        # said while it is dragged over the board
        mime.setText(
            self.cards[rows[0]].name if len(rows) == 1 else counted(len(rows), "%n card", "%n cards")
        )
        return mime

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: AnyIndex
    ) -> bool:
        at = row if row >= 0 else parent.row() if parent.isValid() else len(self.cards)
        if data.hasFormat(PILE_MIME):
            self.moved.emit(entities_of_pile(data), at)
        elif self._also_takes and data.hasFormat(self._also_takes):
            self.put_wanted.emit(data, at)
        return False  # the document tells the new order
