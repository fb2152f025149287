"""The list of all keys, with a field that narrows it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSortFilterProxyModel, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QDialog, QHeaderView, QLineEdit, QTableView, QVBoxLayout, QWidget

from playorder.gui.keys.rows import KeyRow

__all__ = ["KeysWindow"]


class KeysWindow(QDialog):
    """Stays open beside the window while one tries the keys; Esc closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("keys")
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Search by command, place or key"))
        self.field.setAccessibleName(self.tr("Search the keyboard shortcuts"))
        self.field.setClearButtonEnabled(True)
        self._rows = QStandardItemModel(0, 3, self)
        self.shown = QSortFilterProxyModel(self)
        self.shown.setSourceModel(self._rows)
        self.shown.setFilterKeyColumn(-1)
        self.shown.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.field.textChanged.connect(self.shown.setFilterFixedString)
        self.table = QTableView()
        self.table.setModel(self.shown)
        self.table.setAccessibleName(self.tr("Keyboard shortcuts"))
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(28)
        header = self.table.horizontalHeader()
        header.setAccessibleName(self.tr("Columns of the keyboard shortcuts"))
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setStretchLastSection(True)
        body = QVBoxLayout(self)
        body.setContentsMargins(12, 12, 12, 12)
        body.addWidget(self.field)
        body.addWidget(self.table, 1)
        self.resize(640, 620)

    def show_rows(self, rows: Sequence[KeyRow]) -> None:
        """List these; the field keeps what was typed."""
        self._rows.clear()
        self._rows.setHorizontalHeaderLabels([self.tr("where"), self.tr("what it does"), self.tr("keys")])
        for row in rows:
            self._rows.appendRow([QStandardItem(words) for words in (row.where, row.what, row.keys)])
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.field.setFocus()
        self.field.selectAll()
