"""The nodes of a run as a Qt tree. Text is made only for rows that are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from playorder.gui.plural import counted
from playorder.gui.protocols import NodeLike
from playorder.gui.timeline.kinds import what_text
from playorder.gui.timeline.outline import Outline

__all__ = ["Column", "NodeTreeModel"]

AnyIndex = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    """The columns of the tree."""

    WHAT = 0
    SOURCE = 1
    TARGET = 2
    AMOUNT = 3
    RULE = 4
    STATUS = 5


_COLUMNS = len(Column)
_STATUS = {"not_queued": "not queued"}
_NO_STATUS = ("ongoing",)


class NodeTreeModel(QAbstractItemModel):
    """A tree over a flat list of nodes; a row's internal id is the node's index in that list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._nodes: Sequence[NodeLike] = ()
        self._name_of: Callable[[int | None], str] = lambda entity: "" if entity is None else f"#{entity}"
        self._roots: list[int] = []
        self._children: dict[int, list[int]] = {}
        self._parents: list[int] = []
        self._rows: list[int] = []
        self.outline = Outline(())
        """How the nodes lie in each other."""

    def set_nodes(self, nodes: Sequence[NodeLike], name_of: Callable[[int | None], str]) -> None:
        """Show another run."""
        self.beginResetModel()
        self._nodes = nodes
        self._name_of = name_of
        self.outline = Outline(nodes)
        self._roots = []
        self._children = {}
        self._parents = self.outline.parents
        self._rows = []
        for index, parent in enumerate(self._parents):
            siblings = self._roots if parent < 0 else self._children.setdefault(parent, [])
            self._rows.append(len(siblings))
            siblings.append(index)
        self.endResetModel()

    @property
    def nodes(self) -> Sequence[NodeLike]:
        """All nodes in the order of time."""
        return self._nodes

    def index_at(self, position: int, column: int = 0) -> QModelIndex:
        """The model index of the node with this index in the list."""
        if not 0 <= position < len(self._nodes):
            return QModelIndex()
        return self.createIndex(self._rows[position], column, position)

    def position_of(self, index: AnyIndex) -> int:
        """The index in the list of a row's node; -1 for none."""
        return int(index.internalId()) if index.isValid() else -1

    def parent_of(self, position: int) -> int:
        """The index of the node in which a node lies; -1 at the top."""
        return self._parents[position]

    def text_of(self, position: int, column: int) -> str:
        """The text of one cell, of one of the columns of :class:`Column`."""
        node = self._nodes[position]
        if column == Column.WHAT:
            return what_text(node)
        if column == Column.SOURCE:
            return self._name_of(node.source)
        if column == Column.TARGET:
            return self._name_of(node.target)
        if column == Column.AMOUNT:
            return self._amount(node)
        if column == Column.RULE:
            return node.rule
        shown = "" if node.status in _NO_STATUS else _STATUS.get(node.status, node.status)
        return ": ".join(filter(None, (shown, node.reason)))

    def _amount(self, node: NodeLike) -> str:
        if node.amount is not None:
            return str(node.amount)
        if node.kind == "queue" and node.queue:
            return counted(len(node.queue), "%n queued", "%n queued")
        if node.candidates:
            return self.tr("1 of %1").replace("%1", str(len(node.candidates)))
        return ""

    # What Qt asks

    def index(self, row: int, column: int, parent: AnyIndex = QModelIndex()) -> QModelIndex:  # noqa: B008
        if row < 0 or not 0 <= column < _COLUMNS or (parent.isValid() and parent.column() != 0):
            return QModelIndex()
        siblings = self._children.get(int(parent.internalId()), []) if parent.isValid() else self._roots
        return self.createIndex(row, column, siblings[row]) if row < len(siblings) else QModelIndex()

    def parent(self, child: AnyIndex | None = None) -> Any:
        if child is None:
            return super().parent()
        if not child.isValid():
            return QModelIndex()
        above = self._parents[self.position_of(child)]
        return QModelIndex() if above < 0 else self.createIndex(self._rows[above], 0, above)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        if not parent.isValid():
            return len(self._roots)
        return len(self._children.get(self.position_of(parent), ())) if parent.column() == 0 else 0

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return _COLUMNS

    def hasChildren(self, parent: AnyIndex = QModelIndex()) -> bool:  # noqa: B008
        return self.rowCount(parent) > 0

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        position = self.position_of(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text_of(position, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._nodes[position].reason or self.text_of(position, index.column()) or None
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0:
            return ", ".join(filter(None, (self.text_of(position, column) for column in Column)))
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == Column.AMOUNT:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < _COLUMNS:
            return None
        names = ("What", "Source", "Target", "Amount", "Rule", "Status")
        if role == Qt.ItemDataRole.DisplayRole:
            return self.tr(names[section])
        return None
