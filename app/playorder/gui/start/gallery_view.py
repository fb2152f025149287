"""The gallery of the start page: a field to search it, and its rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListView, QVBoxLayout, QWidget

from playorder.gui.protocols import Engine
from playorder.gui.start.gallery import GalleryEntry, GalleryHit, GallerySearch
from playorder.gui.start.gallery_boards import GalleryBoards
from playorder.gui.start.gallery_model import HIT_ROLE, GalleryModel
from playorder.gui.start.gallery_rows import GalleryRows
from playorder.gui.tokens import Tokens
from playorder.gui.widgets import wrapping

__all__ = ["GalleryView"]

_OPENING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class GalleryView(QWidget):
    """A hit opens with a click, or with Enter from the field or the list."""

    chosen = Signal(str, int)
    """The path of a file, and which of its scenarios."""

    def __init__(
        self, entries: Sequence[GalleryEntry], engine: Engine, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.boards = GalleryBoards(engine, self)
        self.search = GallerySearch(entries)
        self.model = GalleryModel(self.search, self)
        self._rows = GalleryRows(self.boards, self)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Search the gallery: a rule, a card, a word"))
        self.field.setAccessibleName(self.tr("Search the gallery"))
        self.field.setClearButtonEnabled(True)
        self.field.installEventFilter(self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setItemDelegate(self._rows)
        self.list.setAccessibleName(self.tr("Gallery by rule"))
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.verticalScrollBar().setSingleStep(24)
        self.list.setCursor(Qt.CursorShape.PointingHandCursor)
        self.list.installEventFilter(self)
        nothing = self.tr("Nothing fits.") if entries else self.tr("The gallery is not installed.")
        self.note = wrapping(nothing, "muted")
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(10)
        body.addWidget(self.field)
        body.addWidget(self.note)
        body.addWidget(self.list, 1)
        self.field.textChanged.connect(self._find)
        self.list.clicked.connect(self._choose)
        self.boards.arrived.connect(self.model.redraw)
        self._find("")

    @property
    def titles(self) -> list[str]:
        """The titles of the rows that are listed now."""
        return [str(self.model.index(row).data()) for row in range(self.model.rowCount())]

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._rows.tokens = tokens
        self.boards.set_tokens(tokens)

    def hideEvent(self, event: QHideEvent) -> None:
        self.boards.rest()
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if watched is self.list and event.key() in _OPENING_KEYS:
            self._choose(self.list.currentIndex())
            return True
        if watched is self.field and event.key() == Qt.Key.Key_Down:
            self.list.setFocus()
            self.list.setCurrentIndex(self.model.index(0))
            return True
        if watched is self.field and event.key() in _OPENING_KEYS[:2] and self.field.text():
            self._choose(self.model.index(0))
            return True
        return False

    def _find(self, text: str) -> None:
        self.model.find(text)
        self.list.scrollToTop()
        self.note.setVisible(not self.model.rowCount())

    def _choose(self, index: QModelIndex) -> None:
        hit = index.data(HIT_ROLE)
        if isinstance(hit, GalleryHit):
            self.chosen.emit(str(hit.entry.path), hit.index)
