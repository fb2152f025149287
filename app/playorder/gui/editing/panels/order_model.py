"""The order of play as rows: every entity with its attachments, oldest first."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from playorder.timeline.board_view import BoardView

__all__ = ["Column", "OrderModel", "Row", "rows_of"]

AnyIndex = QModelIndex | QPersistentModelIndex
_MIME = "application/x-playorder-order-row"


@dataclass(frozen=True, slots=True)
class Row:
    """One entity or attachment. `entity` is what the board shows of it: itself, or its bearer."""

    order: int
    rank: int
    """Its place among what is in play; 0 for the others."""
    player: int
    name: str
    kind: str
    where: str
    listens: str
    path: str
    entity: int
    is_attachment: bool
    in_play: bool


class Column(IntEnum):
    """The columns."""

    ORDER = 0
    PLAYER = 1
    NAME = 2
    KIND = 3
    WHERE = 4
    LISTENS = 5


# put together once: Qt asks for them some hundreds of times for each edit
_COLUMNS = len(Column)
_FIXED = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
_DRAGGED = _FIXED | Qt.ItemFlag.ItemIsDragEnabled


def rows_of(board: BoardView, played: Collection[str], *, all_zones: bool = True) -> list[Row]:
    """The entities and attachments of both sides, oldest first; ``played`` are the zones in play."""
    found: list[Row] = []
    for player in board.players:
        for zone in player.zones:
            in_play = zone.name in played
            if not in_play and not all_zones:
                continue
            for view in zone.entities:
                place = f"{zone.label} {view.position + 1}" if zone.layout != "slot" else zone.label
                listens = ", ".join(dict.fromkeys(one.event for one in view.listens if not one.bringer))
                kind = view.kind or view.type.replace("_", " ")
                found.append(
                    Row(
                        view.order,
                        view.rank,
                        view.player,
                        view.name,
                        kind,
                        place,
                        listens,
                        view.path,
                        view.entity,
                        False,
                        in_play,
                    )
                )
                for item in view.attachments:
                    if item.path:
                        found.append(
                            Row(item.order, item.rank, view.player, item.name, "attachment", view.name, "", item.path,
                                view.entity, True, in_play)
                        )  # fmt: skip
    return sorted(found, key=lambda row: row.order)


class OrderModel(QAbstractTableModel):
    """Rows that can be dragged to other places."""

    moved = Signal(list, int)
    """The rows that are dragged, and the row before which they go."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self._dominant = 1

    def show_rows(self, rows: Sequence[Row], dominant: int) -> None:
        """Show another order. `dominant` is the dominant player, or 0 where there is none."""
        # most edits leave most rows as they are: only what is different is drawn anew
        before, after = len(self.rows), len(rows)
        changed = [
            at
            for at, (old, new) in enumerate(zip(self.rows, rows, strict=False))
            if old != new or dominant != self._dominant
        ]
        if after > before:
            self.beginInsertRows(QModelIndex(), before, after - 1)
        elif after < before:
            self.beginRemoveRows(QModelIndex(), after, before - 1)
        self.rows, self._dominant = list(rows), dominant
        if after > before:
            self.endInsertRows()
        elif after < before:
            self.endRemoveRows()
        if changed:
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], len(Column) - 1))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else _COLUMNS

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if way == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            titles = (
                "#",
                self.tr("player"),
                self.tr("entity"),
                self.tr("kind"),
                self.tr("where"),
                self.tr("listens to"),
            )
            return titles[section]
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            mark = " ◆" if row.player == self._dominant else ""
            name = f"    └ {row.name}" if row.is_attachment else row.name
            return (row.rank or "", f"p{row.player}{mark}", name, row.kind, row.where, row.listens)[
                index.column()
            ]
        if (
            role == Qt.ItemDataRole.ToolTipRole
            and index.column() == Column.PLAYER
            and row.player == self._dominant
        ):
            return self.tr("The dominant player: triggers of this player are queued first")
        return None

    # --- dragging --------------------------------------------------------------------------------------------

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return _DRAGGED if self.rows[index.row()].in_play else _FIXED

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        mime = QMimeData()
        mime.setData(_MIME, ",".join(str(row) for row in sorted({index.row() for index in indexes})).encode())
        return mime

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: AnyIndex
    ) -> bool:
        if not data.hasFormat(_MIME):
            return False
        at = row if row >= 0 else parent.row() if parent.isValid() else len(self.rows)
        dragged = [int(number) for number in bytes(data.data(_MIME).data()).decode().split(",") if number]
        self.moved.emit(dragged, at)
        return False  # the document tells the new order; nothing is moved here
