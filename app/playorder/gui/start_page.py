"""The page that is shown while no file is open: open or drop a file, the gallery by rule, recent files."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.actions import plain_words
from playorder.gui.gallery import GalleryEntry, GallerySearch
from playorder.gui.icons import icon
from playorder.gui.recent import RecentFiles
from playorder.gui.tokens import DARK, Tokens
from playorder.gui.widgets import ElidedLabel, new_page, restyle, scroll_area, wrapping

__all__ = ["StartPage"]


class _Row(QPushButton):
    """A line that opens something: its name, and a muted note at the right."""

    def __init__(self, text: str, note: str, tip: str = "") -> None:
        super().__init__()
        self.setObjectName("row")
        self.setToolTip(tip)
        self.setAccessibleName(f"{text}, {note}" if note else text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.words = text
        line = QHBoxLayout(self)
        line.setContentsMargins(10, 4, 10, 4)
        label = ElidedLabel(text)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        line.addWidget(label, 1)
        if note:
            count = QLabel(note)
            count.setObjectName("muted")
            count.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            line.addWidget(count)
        self.setMinimumHeight(34)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)


class StartPage(QWidget):
    """Three columns: what one can open, the gallery, what was open."""

    open_wanted = Signal()
    file_chosen = Signal(str)

    def __init__(
        self, entries: Sequence[GalleryEntry], recent: RecentFiles, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("startPage")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._search = GallerySearch(entries)
        self._has_gallery = bool(entries)
        self._recent = recent
        self._rows: list[_Row] = []
        self.open_button = QPushButton(self.tr("Open a scenario file…"))
        self._last_way: QWidget = self.open_button
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addWidget(self._opening(), 3)
        columns.addWidget(self._gallery(), 6)
        columns.addWidget(self._recents(), 4)
        title = QLabel(self.tr("Which effect comes first, and why?"))
        title.setObjectName("pageTitle")
        lead = wrapping(
            self.tr(
                "Open a board, run it, and see every queue, aura update and death in the order of the rulebook."
            ),
            "muted",
        )
        body = QVBoxLayout(self)
        body.setContentsMargins(40, 28, 40, 32)
        body.setSpacing(6)
        body.addWidget(title)
        body.addWidget(lead)
        body.addSpacing(14)
        body.addLayout(columns, 1)
        recent.changed.connect(self._fill_recent)
        self._fill_gallery("")
        self._fill_recent()

    @property
    def rows(self) -> list[str]:
        """The gallery's rows that are shown now."""
        return [row.words for row in self._rows]

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self.open_button.setIcon(icon("open", tokens, tokens.on_accent))
        self._drop_sign.setPixmap(icon("file", tokens, tokens.muted, 32).pixmap(32, 32))

    def add_actions(self, *actions: QAction) -> None:
        """More buttons for beginning something; an action with a menu opens it below its button."""
        for action in actions:
            button = QPushButton(plain_words(action))
            button.setToolTip(action.toolTip())
            menu = action.menu()
            if isinstance(menu, QMenu):
                button.setMenu(menu)
            else:
                button.clicked.connect(action.trigger)
            self.add(button)

    def add(self, widget: QWidget) -> None:
        """One more way to open something, below the buttons; Tab comes to it after them."""
        self._actions.addWidget(widget)
        QWidget.setTabOrder(self._last_way, widget)
        self._last_way = widget

    def set_drop_hot(self, hot: bool) -> None:
        """A file is held over the window."""
        restyle(self.drop, "hot", "true" if hot else "false")

    # Columns

    def _opening(self) -> QWidget:
        card, body = _card(self.tr("Open"))
        self.open_button.setObjectName("primary")
        self.open_button.clicked.connect(self.open_wanted)
        body.addWidget(self.open_button)
        self._actions = QVBoxLayout()
        self._actions.setSpacing(6)
        body.addLayout(self._actions)
        self.drop = QFrame()
        self.drop.setObjectName("dropZone")
        self.drop.setMinimumHeight(150)
        inner = QVBoxLayout(self.drop)
        self._drop_sign = QLabel()
        self._drop_sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._drop_sign.setPixmap(icon("file", DARK, DARK.muted, 32).pixmap(32, 32))
        words = wrapping(self.tr("or drop a file here, anywhere in the window"), "muted")
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inner.addStretch(1)
        inner.addWidget(self._drop_sign)
        inner.addWidget(words)
        inner.addStretch(1)
        body.addWidget(self.drop)
        keys = wrapping(self.tr("Ctrl+O opens a file. Ctrl+K finds every command."), "faint")
        body.addWidget(keys)
        body.addStretch(1)
        return card

    def _gallery(self) -> QWidget:
        card, body = _card(self.tr("Gallery by rule"))
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Search the gallery: a rule, a card, a word"))
        self.field.setAccessibleName(self.tr("Search the gallery"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._fill_gallery)
        body.addWidget(self.field)
        self._area = scroll_area()
        body.addWidget(self._area, 1)
        return card

    def _recents(self) -> QWidget:
        card, body = _card(self.tr("Recent"))
        self._recent_area = scroll_area()
        body.addWidget(self._recent_area, 1)
        return card

    def _fill_gallery(self, text: str) -> None:
        found = self._search.find(text)
        page, body = new_page((0, 0, 6, 0), 1)
        self._rows = []
        for section, group in groupby(found, key=lambda one: one[0].section):
            if section:
                label = QLabel(section)
                label.setObjectName("muted")
                label.setContentsMargins(10, 10, 0, 2)
                body.addWidget(label)
            for entry, count in group:
                row = _Row(entry.title, self._note(entry, count))
                row.clicked.connect(lambda _=False, path=str(entry.path): self.file_chosen.emit(path))
                self._rows.append(row)
                body.addWidget(row)
        if not found:
            nothing = (
                self.tr("Nothing fits.") if self._has_gallery else self.tr("The gallery is not installed.")
            )
            body.addWidget(wrapping(nothing, "muted"))
        body.addStretch(1)
        self._area.setWidget(page)

    def _note(self, entry: GalleryEntry, count: int) -> str:
        """How many scenarios a file holds, and how many of them fit."""
        if count < entry.count:
            return self.tr("%1 of %2").replace("%1", str(count)).replace("%2", str(entry.count))
        return str(count) if count > 1 else ""

    def _fill_recent(self) -> None:
        page, body = new_page((0, 0, 6, 0), 1)
        for path in self._recent.paths:
            row = _Row(
                Path(path).name.removesuffix(".json").removesuffix(".scenario"), Path(path).parent.name, path
            )
            row.clicked.connect(lambda _=False, path=path: self.file_chosen.emit(path))
            body.addWidget(row)
        if not self._recent.paths:
            body.addWidget(wrapping(self.tr("Files that you open are listed here."), "muted"))
        body.addStretch(1)
        self._recent_area.setWidget(page)


def _card(title: str) -> tuple[QFrame, QVBoxLayout]:
    frame = QFrame()
    frame.setObjectName("card")
    body = QVBoxLayout(frame)
    body.setContentsMargins(16, 14, 16, 14)
    body.setSpacing(10)
    label = QLabel(title)
    label.setObjectName("section")
    body.addWidget(label)
    return frame, body
