"""The list of scenarios: read in pages, dragged out as files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTemporaryDir,
    QUrl,
)

from playorder.gui.library.shelf import Shelf
from playorder.library.entries import Entry, Query
from playorder.library.errors import LibraryError
from playorder.library.exporting import file_name, write_text
from playorder.scenario.writing import as_text

__all__ = ["ENTRY_ROLE", "EntriesModel"]

Result = TypeVar("Result")
AnyIndex = QModelIndex | QPersistentModelIndex
ENTRY_ROLE = int(Qt.ItemDataRole.UserRole) + 1
_PAGE = 200


class EntriesModel(QAbstractListModel):
    """What a query gives, as far as it has been looked at."""

    def __init__(self, shelf: Shelf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._query = Query(limit=_PAGE)
        self._entries: list[Entry] = []
        self._more = False
        self._folder = QTemporaryDir()

    @property
    def entries(self) -> Sequence[Entry]:
        """The entries that were read."""
        return self._entries

    @property
    def query(self) -> Query:
        """What is asked for."""
        return self._query

    def show(self, query: Query) -> None:
        """Ask for something else, or for the same again."""
        self._query = replace(query, limit=_PAGE, offset=0)
        self.beginResetModel()
        self._entries = self._read(0)
        self.endResetModel()

    def row_of(self, number: int) -> int:
        """The row of a scenario, or -1."""
        return next((row for row, entry in enumerate(self._entries) if entry.id == number), -1)

    def refresh_pictures(self) -> None:
        """Pictures came in: draw all rows again."""
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def canFetchMore(self, parent: AnyIndex) -> bool:
        return not parent.isValid() and self._more

    def fetchMore(self, parent: AnyIndex) -> None:
        found = self._read(len(self._entries))
        if found:
            self.beginInsertRows(QModelIndex(), len(self._entries), len(self._entries) + len(found) - 1)
            self._entries += found
            self.endInsertRows()

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._entries):
            return None
        entry = self._entries[index.row()]
        if role == ENTRY_ROLE:
            return entry
        title = entry.title or self.tr("(no title)")
        if role == Qt.ItemDataRole.DisplayRole:
            return title
        if role == Qt.ItemDataRole.ToolTipRole:
            return entry.description or title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            results = {None: self.tr("not run"), True: self.tr("passes"), False: self.tr("fails")}
            return f"{title}, {results[entry.passed]}, {', '.join(entry.tags)}"
        return None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def mimeTypes(self) -> list[str]:
        return ["text/uri-list"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The dragged scenarios as files of their own."""
        data = QMimeData()
        urls = []
        for index in indexes:
            entry = self._entries[index.row()]
            path = Path(self._folder.path()) / f"{file_name(entry.title)}-{entry.id}.scenario.json"
            if self._guarded(partial(self._write, entry, path), False):
                urls.append(QUrl.fromLocalFile(str(path)))
        data.setUrls(urls)
        return data

    def _write(self, entry: Entry, path: Path) -> bool:
        library = self._shelf.library
        if library is None:
            return False
        write_text(path, as_text(library.document(entry.id)) + "\n")
        return True

    def _read(self, offset: int) -> list[Entry]:
        library = self._shelf.library
        if library is None:
            return []
        nothing: list[Entry] = []
        found = self._guarded(lambda: library.search(replace(self._query, offset=offset)), nothing)
        self._more = len(found) == _PAGE
        return found

    def _guarded(self, act: Callable[[], Result], otherwise: Result) -> Result:
        try:
            return act()
        except (LibraryError, OSError) as problem:
            self._shelf.report(problem)
            return otherwise
