"""Lists of what is built: a row for each thing, and below them a button that adds one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

__all__ = ["Row", "RowsEditor"]


class Row(QWidget):
    """One thing of a list. ``value`` is the object that a document has for it."""

    changed = Signal()
    removed = Signal()

    @property
    def value(self) -> dict[str, Any]:
        """The thing as an object."""
        raise NotImplementedError

    def set_value(self, value: dict[str, Any]) -> None:
        """Show a thing of a document."""
        raise NotImplementedError

    def _remove_button(self, words: str) -> QToolButton:
        remove = QToolButton()
        remove.setText("✕")
        remove.setAccessibleName(words)
        remove.setToolTip(words)
        remove.clicked.connect(self.removed)
        return remove


AnyRow = TypeVar("AnyRow", bound=Row)


class RowsEditor(QWidget, Generic[AnyRow]):
    """A list of such things. ``value`` is the list that a document has for it."""

    changed = Signal()

    def __init__(self, make_row: Callable[[], AnyRow], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make_row = make_row
        self.rows: list[AnyRow] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.add_button = QPushButton()
        self.add_button.clicked.connect(lambda _checked=False: self.add())
        line = QHBoxLayout()
        line.addWidget(self.add_button)
        line.addStretch(1)
        self._layout.addLayout(line)

    def add(self, value: dict[str, Any] | None = None) -> AnyRow:
        """One more at the end."""
        row = self._make_row()
        if value is not None:
            row.set_value(value)
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self.remove(row))
        self.rows.append(row)
        self._layout.insertWidget(self._layout.count() - 1, row)
        self.changed.emit()
        return row

    def remove(self, row: AnyRow) -> None:
        """Take one away."""
        self.rows.remove(row)
        row.deleteLater()
        self.changed.emit()

    @property
    def value(self) -> list[dict[str, Any]]:
        """All of them as objects."""
        return [row.value for row in self.rows]

    def set_value(self, value: Any) -> None:
        """Show what a document has: one or a list."""
        for row in list(self.rows):
            self.remove(row)
        for held in value if isinstance(value, list) else [value] if value else []:
            self.add(held)
