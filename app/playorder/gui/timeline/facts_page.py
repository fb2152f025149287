"""Small parts of the panels that explain: headings, rows of facts, links to nodes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from playorder.gui.widgets import FlowLayout, chip, new_page, scroll_area, wrapping

__all__ = ["FactsPage", "box", "heading", "link", "muted"]


class FactsPage(QWidget):
    """A page that scrolls and is filled anew whenever there is something else to tell."""

    went = Signal(int)
    """A node was asked for, by its id."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self._above = QVBoxLayout()
        whole.addLayout(self._above)
        self.area = scroll_area()
        whole.addWidget(self.area, 1)

    def room_above(self) -> QVBoxLayout:
        """The room above what scrolls, for what is asked there; it takes no height until it is wanted."""
        self._above.setContentsMargins(14, 10, 14, 4)
        return self._above

    def fill(self, parts: Iterable[QWidget]) -> None:
        """Show these parts, one below the other."""
        page, body = new_page((14, 10, 14, 14), 8)
        for part in parts:
            body.addWidget(part)
        body.addStretch(1)
        self.area.setWidget(page)

    def texts(self) -> list[str]:
        """All that can be read on the page now, from top to bottom."""
        page = self.area.widget()
        if page is None:
            return []
        found = [part for part in page.findChildren(QWidget) if isinstance(part, (QLabel, QPushButton))]
        return [part.text() for part in found if part.text()]

    def link(self, node: int, words: str) -> QPushButton:
        """A link to a node."""
        told = QCoreApplication.translate("Facts", "node %1").replace("%1", str(node + 1))
        return link(f"{told}  {words}".rstrip(), lambda: self.went.emit(node))


def heading(words: str, hint: str = "", kind: str = "plain", mark: str = "") -> QWidget:
    """A line that begins a part: words, and at the right a muted hint."""
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 4, 0, 0)
    row.setSpacing(8)
    if mark:
        row.addWidget(chip(mark, kind))
    title = QLabel(words)
    title.setTextFormat(Qt.TextFormat.PlainText)
    title.setObjectName("section")
    row.addWidget(title)
    side = wrapping(hint, "panelHint")
    row.addWidget(side, 1)
    return line


def muted(words: str) -> QLabel:
    """Running text that is less important."""
    return wrapping(words, "panelHint")


def link(words: str, then: Callable[[], None]) -> QPushButton:
    """Words that lead somewhere."""
    button = QPushButton(words)
    button.setObjectName("link")
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.clicked.connect(lambda _on=False: then())
    return button


def box(title: str, chips: Iterable[tuple[str, str]], lines: Iterable[QWidget], level: str = "") -> QFrame:
    """A framed part: a bold title, chips ``(words, kind)`` beside it, and what stands below."""
    frame = QFrame()
    frame.setObjectName("fact")
    frame.setProperty("level", level)
    body = QVBoxLayout(frame)
    body.setContentsMargins(10, 8, 10, 8)
    body.setSpacing(4)
    head = QWidget()
    row = FlowLayout(head, 6)
    if title:
        name = QLabel(title)
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setObjectName("factTitle")
        row.addWidget(name)
    for words, kind in chips:
        row.addWidget(chip(words, kind))
    body.addWidget(head)
    for line in lines:
        body.addWidget(line)
    return frame
