"""The list of plugins as a table."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from playorder.hooks.manager import Plugin, Plugins

__all__ = ["Column", "PluginModel"]

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class Column(IntEnum):
    """What the table tells of a plugin."""

    NAME = 0
    STATE = 1
    VERSION = 2
    CARDS = 3
    SOURCE = 4


class PluginModel(QAbstractTableModel):
    """One row for each plugin, with a box to turn it on and off."""

    wanted = Signal(str, bool)
    """A box was clicked: the plugin's name, and whether it shall be on."""

    def __init__(self, plugins: Plugins) -> None:
        super().__init__()
        self._plugins = plugins
        self._rows: list[Plugin] = list(plugins.plugins.values())

    def refresh(self) -> None:
        """Look again at what there is."""
        self.beginResetModel()
        self._rows = list(self._plugins.plugins.values())
        self.endResetModel()

    def plugin(self, row: int) -> Plugin | None:
        """The plugin of a row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def row_of(self, name: str) -> int:
        """The row of a plugin; -1 if it is not there."""
        return next((row for row, plugin in enumerate(self._rows) if plugin.name == name), -1)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return [self.tr("Plugin"), self.tr("State"), self.tr("Version"), self.tr("Cards"), self.tr("From")][
            section
        ]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        plugin = self.plugin(index.row()) if index.isValid() else None
        if plugin is None:
            return None
        if role == Qt.ItemDataRole.CheckStateRole and index.column() == Column.NAME:
            return Qt.CheckState.Checked if plugin.enabled else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == Column.CARDS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return str(plugin.found.folder)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        match Column(index.column()):
            case Column.NAME:
                return plugin.name
            case Column.STATE:
                # a word and a sign: what is wrong is not told by colour alone
                return f"⚠ {plugin.state.value}" if plugin.error is not None else plugin.state.value
            case Column.VERSION:
                return plugin.manifest.version if plugin.manifest is not None else ""
            case Column.CARDS:
                return str(len(plugin.card_ids) or "")
            case Column.SOURCE:
                return plugin.found.source.value

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsUserCheckable if index.column() == Column.NAME else flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        plugin = self.plugin(index.row()) if index.isValid() else None
        if plugin is None or role != Qt.ItemDataRole.CheckStateRole:
            return False
        self.wanted.emit(plugin.name, Qt.CheckState(value) is Qt.CheckState.Checked)
        return False  # the box follows when it is done
