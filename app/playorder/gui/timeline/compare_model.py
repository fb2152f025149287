"""The rows of two runs that are compared, as Qt wants them. Text is made only for rows that are shown."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from playorder.gui.timeline.outline import Outline
from playorder.gui.tokens import DARK, Tokens

if TYPE_CHECKING:
    from playorder.scenario.variation import Compared

__all__ = ["CompareModel", "Side"]

AnyIndex = QModelIndex | QPersistentModelIndex


class Side(IntEnum):
    """The columns: a sign where they differ, and the two runs."""

    SIGN = 0
    LEFT = 1
    RIGHT = 2


class CompareModel(QAbstractTableModel):
    """All rows, or only those that differ."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tokens: Tokens = DARK
        self._compared: Compared | None = None
        self.outlines = (Outline(()), Outline(()))
        """How the nodes of each run lie in each other."""
        self._only = False
        self._shown: list[int] = []

    def set_compared(self, compared: Compared | None) -> None:
        """Show two other runs."""
        self._compared = compared
        if compared is not None:
            self.outlines = (Outline(compared.left.nodes), Outline(compared.right.nodes))
        self._fill()

    def set_only_differences(self, on: bool) -> None:
        """Leave out the rows that are the same."""
        self._only = on
        self._fill()

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self.tokens = tokens
        if self._shown:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._shown) - 1, Side.RIGHT))

    def _fill(self) -> None:
        self.beginResetModel()
        rows = () if self._compared is None else self._compared.comparison.rows
        self._shown = [place for place, row in enumerate(rows) if not (self._only and row.same)]
        self.endResetModel()

    def left_of(self, row: int) -> int | None:
        """The node of the left run in a row."""
        return self.nodes_of(row)[0]

    def nodes_of(self, row: int) -> tuple[int | None, int | None]:
        """The nodes of both runs in a row; none outside the rows."""
        if self._compared is None or not 0 <= row < len(self._shown):
            return None, None
        shown = self._compared.comparison.rows[self._shown[row]]
        return shown.left, shown.right

    def row_of(self, node: int, *, is_left: bool) -> int | None:
        """The row of a node of one run; None if it is not shown."""
        found = (row for row in range(len(self._shown)) if self.nodes_of(row)[0 if is_left else 1] == node)
        return next(found, None)

    def difference_from(self, row: int, *, backwards: bool = False) -> int | None:
        """The next row that differs; the last one before it when going backwards."""
        if self._compared is None:
            return None
        rows = self._compared.comparison.rows
        places = range(row - 1, -1, -1) if backwards else range(row + 1, len(self._shown))
        return next((place for place in places if not rows[self._shown[place]].same), None)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(Side)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._compared is None:
            return None
        row = self._compared.comparison.rows[self._shown[index.row()]]
        first = self._compared.comparison.first == self._shown[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._text(index, role)
        if role == Qt.ItemDataRole.BackgroundRole and not row.same:
            return QColor(self.tokens.refused_ground if first else self.tokens.warning_ground)
        if role == Qt.ItemDataRole.ForegroundRole and row.same:
            return QColor(self.tokens.muted)
        return None

    def _text(self, index: AnyIndex, role: int) -> str:
        assert self._compared is not None
        row = self._compared.comparison.rows[self._shown[index.row()]]
        if index.column() == Side.SIGN:
            first = self._compared.comparison.first == self._shown[index.row()]
            if row.same:
                return ""
            if first:
                return "▶"
            return "+" if row.left is None else "−" if row.right is None else "≠"
        left = index.column() == Side.LEFT
        node = row.left if left else row.right
        if node is None:
            return ""
        side = self._compared.left if left else self._compared.right
        outline = self.outlines[0 if left else 1]
        indent = "" if role == Qt.ItemDataRole.ToolTipRole else "   " * outline.depths[node]
        return indent + side.sentence(node)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return ("", self.tr("As it is"), self.tr("With the change"))[section]
