"""The rows of the gallery: files, or the scenarios that a search found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from playorder.gui.plural import counted
from playorder.gui.start.gallery import GalleryHit, GallerySearch

__all__ = ["HIT_ROLE", "NOTE_ROLE", "SECTION_ROLE", "GalleryModel"]

AnyIndex = QModelIndex | QPersistentModelIndex
HIT_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
NOTE_ROLE: Final = HIT_ROLE + 1
"""What stands under the title: the scenario whose board is pictured, or the file that it is in."""
SECTION_ROLE: Final = HIT_ROLE + 2
"""The heading above the row, where a section begins; else an empty text."""


class GalleryModel(QAbstractListModel):
    """What a search gives, in the gallery's order."""

    def __init__(self, search: GallerySearch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self._hits: Sequence[GalleryHit] = search.find("")

    def find(self, text: str) -> None:
        """Show what fits these words."""
        self.beginResetModel()
        self._hits = self._search.find(text)
        self.endResetModel()

    def redraw(self) -> None:
        """Pictures or marks came in: draw all rows again."""
        if self._hits:
            self.dataChanged.emit(self.index(0), self.index(len(self._hits) - 1), [HIT_ROLE])

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._hits)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._hits):
            return None
        hit = self._hits[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._title(hit)
            case Qt.ItemDataRole.AccessibleTextRole:
                if not hit.is_whole:
                    return f"{self._title(hit)}, {hit.entry.title}"
                return f"{hit.entry.title}, {counted(hit.entry.count, '1 scenario', '%n scenarios')}"
            case Qt.ItemDataRole.ToolTipRole:
                return f"{hit.entry.section}: {self._title(hit)}\n{self._note(hit)}"
            case role if role == HIT_ROLE:
                return hit
            case role if role == NOTE_ROLE:
                return self._note(hit)
            case role if role == SECTION_ROLE:
                return self._section(index.row())
        return None

    def _title(self, hit: GalleryHit) -> str:
        name = self._search.name(hit)
        return f"{name} ({hit.entry.count})" if hit.is_whole else name

    def _note(self, hit: GalleryHit) -> str:
        return self._search.title(hit) if hit.is_whole else hit.entry.title

    def _section(self, row: int) -> str:
        section = self._hits[row].entry.section
        return section if row == 0 or self._hits[row - 1].entry.section != section else ""
