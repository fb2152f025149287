"""The script as a list: each action in words, with what became of it."""

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

from playorder.gui.play.words import entry_words
from playorder.gui.session import Session
from playorder.scenario.scripting import script_of

__all__ = ["STATE_ROLE", "ScriptModel"]

STATE_ROLE = Qt.ItemDataRole.UserRole + 1
"""What became of an action: ``done``, ``failed``, ``asks`` or ``waits``."""

AnyIndex = QModelIndex | QPersistentModelIndex
_MIME = "application/x-playorder-script-row"
_SIGNS = {"done": "✓", "failed": "✗", "asks": "?", "waits": "·"}


class ScriptModel(QAbstractListModel):
    """Follows the document and its run. Dragging a row asks for the move; the history does it."""

    move_wanted = Signal(int, int)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._entries: list[dict[str, Any]] = []
        session.scenario_loaded.connect(lambda _scenario: self.refresh())
        session.scenario_changed.connect(lambda _scenario: self.refresh())
        session.run_finished.connect(lambda _result: self.refresh())
        session.stale_changed.connect(lambda _stale: self.refresh())
        session.cards_ready.connect(self.refresh)
        session.language_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the document as it is now."""
        entries = script_of(self._session.history.document)
        if len(entries) == len(self._entries):
            self._entries = entries
            if entries:
                self.dataChanged.emit(self.index(0), self.index(len(entries) - 1))
            return
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    def words(self, row: int) -> str:
        """An action in words."""
        return entry_words(self._entries[row], self._session.name_of_reference)

    def state(self, row: int) -> str:
        """What became of an action in the last run."""
        run = self._session.result
        if run is None or self._session.stale:
            return "waits"
        done = len(run.moments) - 1
        if row < done:
            return "done"
        if row > done:
            return "waits"
        return "failed" if run.error else "asks"

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._entries):
            return None
        row = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{_SIGNS[self.state(row)]}  {row + 1}.  {self.words(row)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            said = {
                "done": self.tr("Done. Click to see the board after it."),
                "failed": self._error(),
                "asks": self.tr("Waits for a decision."),
                "waits": self.tr("Not played yet."),
            }
            return said[self.state(row)]
        if role == STATE_ROLE:
            return self.state(row)
        return None

    def _error(self) -> str:
        run = self._session.result
        return run.error if run is not None else ""

    # --- dragging ----------------------------------------------------------------------------------------------

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        base = super().flags(index)
        if index.isValid():
            return base | Qt.ItemFlag.ItemIsDragEnabled
        return base | Qt.ItemFlag.ItemIsDropEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        return [_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        data.setData(_MIME, str(indexes[0].row()).encode() if indexes else b"")
        return data

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: AnyIndex
    ) -> bool:
        if not data.hasFormat(_MIME):
            return False
        moved = int(bytes(data.data(_MIME).data()).decode())
        to = row if row >= 0 else self.rowCount()
        self.move_wanted.emit(moved, to - (to > moved))
        # the history has moved it already; the view must not take the row away once more
        return False
