"""The table of outcomes: odds first, then whatever they differ in; filtered by text and by a value of the chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from playorder.explore.outcomes import Outcome, Outcomes
from playorder.gui.outcomes.quantities import Quantity
from playorder.gui.outcomes.words import exact_text, percent, value_text

__all__ = ["OutcomeFilter", "OutcomeTable"]

AnyIndex = QModelIndex | QPersistentModelIndex
SORT = Qt.ItemDataRole.UserRole


class OutcomeTable(QAbstractTableModel):
    """One row for each outcome. Questions that were asked come after the odds."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._outcomes: Outcomes | None = None
        self._columns: list[Quantity] = []

    def show_outcomes(self, outcomes: Outcomes | None, columns: Sequence[Quantity] = ()) -> None:
        """List other outcomes, with what they differ in."""
        self.beginResetModel()
        self._outcomes = outcomes
        self._columns = list(columns)
        self.endResetModel()

    def outcome(self, row: int) -> Outcome:
        """The outcome of a row."""
        assert self._outcomes is not None
        return self._outcomes.outcomes[row]

    def words(self, row: int) -> str:
        """All of a row that can be searched."""
        outcome = self.outcome(row)
        return " ".join(value_text(column.value(outcome)) for column in self._columns).lower()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() or self._outcomes is None else len(self._outcomes.outcomes)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() or self._outcomes is None else len(self._columns) + 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self.tr("Odds") if section == 0 else self._columns[section - 1].title

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._outcomes is None:
            return None
        outcome = self.outcome(index.row())
        if index.column() == 0:
            return self._odds(outcome, role)
        value = self._columns[index.column() - 1].value(outcome)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return value_text(value)
        if role == SORT:
            return value if isinstance(value, int) else value_text(value)
        return None

    def _odds(self, outcome: Outcome, role: int) -> Any:
        assert self._outcomes is not None
        if role == Qt.ItemDataRole.DisplayRole:
            return percent(self._outcomes, outcome.weight)
        if role == Qt.ItemDataRole.ToolTipRole:
            return exact_text(self._outcomes, outcome.weight)
        return outcome.weight / self._outcomes.whole if role == SORT else None


class OutcomeFilter(QSortFilterProxyModel):
    """Rows that hold every word of a text, and a value of the chart."""

    def __init__(self, table: OutcomeTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._words: list[str] = []
        self._value: tuple[Quantity, Any] | None = None
        self.setSourceModel(table)
        self.setSortRole(SORT)

    def set_text(self, text: str) -> None:
        """Only rows with all these words."""
        self._words = text.lower().split()
        self.invalidate()

    def set_value(self, quantity: Quantity | None, value: Any = None) -> None:
        """Only rows in which a quantity has this value."""
        self._value = None if quantity is None else (quantity, value)
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: AnyIndex) -> bool:
        if self._value is not None:
            quantity, value = self._value
            if quantity.value(self._table.outcome(source_row)) != value:
                return False
        if not self._words:
            return True
        text = self._table.words(source_row)
        return all(word in text for word in self._words)
