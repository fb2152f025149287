"""The page that is shown while no file is open: new boards, the gallery by rule, what was open before."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.actions import ICON_PROPERTY, plain_words
from playorder.gui.icons import icon
from playorder.gui.protocols import Engine
from playorder.gui.recent import RecentFiles
from playorder.gui.start.gallery import GalleryEntry
from playorder.gui.start.gallery_view import GalleryView
from playorder.gui.start.link_row import LinkRow
from playorder.gui.tokens import DARK, Tokens
from playorder.gui.widgets import new_page, restyle, scroll_area, wrapping

__all__ = ["StartPage"]


class StartPage(QWidget):
    """Three columns: what one can begin, the gallery, what was open and what others made."""

    open_wanted = Signal()
    file_chosen = Signal(str, int)
    """The path of a file, and which of its scenarios."""

    def __init__(
        self,
        entries: Sequence[GalleryEntry],
        recent: RecentFiles,
        engine: Engine,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("startPage")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._recent = recent
        self._tokens = DARK
        self._signs: list[tuple[QPushButton, str]] = []
        self._new_buttons: list[QPushButton] = []
        self._found_parts: list[QWidget] = []
        self.gallery = GalleryView(entries, engine)
        self.open_button = QPushButton(self.tr("Open a scenario file…"))
        columns = QHBoxLayout()
        columns.setSpacing(24)
        columns.addWidget(self._beginning(), 3)
        columns.addWidget(self._galleries(), 6)
        columns.addLayout(self._earlier(), 4)
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
        self.gallery.chosen.connect(self.file_chosen)
        self._fill_recent()

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        self.gallery.set_tokens(tokens)
        self.open_button.setIcon(icon("open", tokens, tokens.muted))
        self._drop_sign.setPixmap(icon("file", tokens, tokens.muted, 32).pixmap(32, 32))
        for button, sign in self._signs:
            button.setIcon(icon(sign, tokens, tokens.on_accent if button.objectName() == "primary" else ""))

    def add_new(self, *actions: QAction) -> None:
        """Buttons that begin a board, the first one in colour; an action with a menu opens it below its button."""
        for action in actions:
            button = self._button_of(action)
            if not self._new.count():
                button.setObjectName("primary")
            self._new.addWidget(button)
            self._new_buttons.append(button)
        # the widest of them is seen whole, also beside a scroll bar
        bar = self._beginning_area.verticalScrollBar()
        self._beginning_area.setMinimumWidth(self._beginning_page.sizeHint().width() + bar.sizeHint().width())
        self._order_keys()

    def add_found(self, title: str, *parts: QWidget | QAction) -> None:
        """One more way to what was made before, at the right: a heading, and controls below it."""
        card, body = _card(title)
        for part in parts:
            widget = self._button_of(part) if isinstance(part, QAction) else part
            body.addWidget(widget)
            self._found_parts.append(widget)
        self._found.addWidget(card)
        self._order_keys()

    def set_drop_hot(self, hot: bool) -> None:
        """A file is held over the window."""
        restyle(self.drop, "hot", "true" if hot else "false")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # in no field: there, Ctrl+V would not open the share code that was copied
        (self._new_buttons[0] if self._new_buttons else self.open_button).setFocus()

    def _order_keys(self) -> None:
        """Tab goes through the columns from left to right."""
        middle = (self.open_button, self.gallery.field, self.gallery.list, self._recent_area)
        order = (*self._new_buttons, *middle, *self._found_parts)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    # Columns

    def _beginning(self) -> QWidget:
        card, outside = _card(self.tr("New"))
        page, body = new_page((0, 0, 6, 0), 10)
        self._beginning_page, self._beginning_area = page, scroll_area()
        self._beginning_area.setWidget(page)
        outside.addWidget(self._beginning_area, 1)
        self._new = QVBoxLayout()
        self._new.setSpacing(6)
        body.addLayout(self._new)
        heading = QLabel(self.tr("Open"))
        heading.setObjectName("section")
        heading.setContentsMargins(0, 10, 0, 0)
        body.addWidget(heading)
        self.open_button.clicked.connect(self.open_wanted)
        body.addWidget(self.open_button)
        self.drop = QFrame()
        self.drop.setObjectName("dropZone")
        self.drop.setMinimumHeight(110)
        self.drop.setMaximumHeight(170)
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
        body.addWidget(self.drop, 1)
        body.addWidget(wrapping(self.tr("Ctrl+O opens a file. Ctrl+K finds every command."), "faint"))
        body.addStretch(1)
        return card

    def _galleries(self) -> QWidget:
        card, body = _card(self.tr("Gallery by rule"))
        body.addWidget(self.gallery, 1)
        return card

    def _earlier(self) -> QVBoxLayout:
        card, body = _card(self.tr("Recent"))
        self._recent_area = scroll_area()
        self._recent_area.setMinimumHeight(24)  # in a low window the buttons below it have the room
        body.addWidget(self._recent_area, 1)
        column = QVBoxLayout()
        column.setSpacing(16)
        column.addWidget(card, 1)
        self._found = QVBoxLayout()
        self._found.setSpacing(16)
        column.addLayout(self._found)
        return column

    def _button_of(self, action: QAction) -> QPushButton:
        button = QPushButton(plain_words(action))
        button.setToolTip(action.toolTip())
        button.setIconSize(QSize(18, 18))
        menu = action.menu()
        if isinstance(menu, QMenu):
            button.setMenu(menu)
        else:
            button.clicked.connect(action.trigger)
        sign = str(action.property(ICON_PROPERTY) or "")
        if sign:
            self._signs.append((button, sign))
        return button

    def _fill_recent(self) -> None:
        page, body = new_page((0, 0, 6, 0), 1)
        for path in self._recent.paths:
            row = LinkRow(
                Path(path).name.removesuffix(".json").removesuffix(".scenario"), Path(path).parent.name, path
            )
            row.clicked.connect(lambda _=False, path=path: self.file_chosen.emit(path, 0))
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
