"""What is told of the chosen scenario: its board, its words, how its run went, and its revisions."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from playorder.gui.library.pictures import Pictures
from playorder.gui.widgets import FlowLayout, chip, scroll_area, wrapping
from playorder.library.entries import Entry

__all__ = ["Preview"]


class _Picture(QLabel):
    """A picture as wide as there is room, in the shape of a window."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = QPixmap()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(120)

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show another one, or none."""
        self._whole = picture or QPixmap()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        height = max(120, self.width() * 9 // 16)
        if height != self.height():
            self.setFixedHeight(height)
        if self._whole.isNull():
            self.clear()
            return
        smooth = Qt.TransformationMode.SmoothTransformation
        ratio = self.devicePixelRatioF()
        scaled = self._whole.scaled(self.size() * ratio, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        scaled.setDevicePixelRatio(ratio)
        self.setPixmap(scaled)


class Preview(QWidget):
    """The right side of the library's window."""

    open_wanted = Signal()
    run_wanted = Signal()
    revisions_wanted = Signal()

    def __init__(self, pictures: Pictures[Entry], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._pictures = pictures
        self._entry: Entry | None = None
        self.picture = _Picture()
        self.picture.setAccessibleName(self.tr("Picture of the board"))
        self.title = wrapping("", "entityName")
        self.result = chip("")
        self.failures = wrapping("", "muted")
        self.description = wrapping("", "")
        self.facts = wrapping("", "faint")
        self._tags = QWidget()
        self._flow = FlowLayout(self._tags)
        buttons = QHBoxLayout()
        self.open_button = self._button(self.tr("Open"), self.open_wanted, "primary")
        self.run_button = self._button(self.tr("Run"), self.run_wanted)
        self.revisions_button = self._button(self.tr("Revisions…"), self.revisions_wanted)
        for button in (self.open_button, self.run_button, self.revisions_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        page = QWidget()
        page.setObjectName("panel")
        body = QVBoxLayout(page)
        body.setContentsMargins(16, 16, 16, 16)
        body.setSpacing(10)
        body.addWidget(self.picture)
        body.addWidget(self.title)
        body.addLayout(buttons)
        body.addWidget(self.result, 0, Qt.AlignmentFlag.AlignLeft)
        body.addWidget(self.failures)
        body.addWidget(self.description)
        body.addWidget(self._tags)
        body.addWidget(self.facts)
        body.addStretch(1)
        self._page = page
        self.nothing = wrapping(self.tr("Choose a scenario to see it here."), "muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        area = scroll_area()
        area.setWidget(page)
        self._area = area
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)
        outer.addWidget(self.nothing)
        pictures.arrived.connect(self._draw)
        self.show_entry(None, 0)

    def show_entry(self, entry: Entry | None, chosen: int, failures: str = "") -> None:
        """Show a scenario, or how many are chosen; `failures` says what did not hold in its last run."""
        self._entry = entry
        self._area.setVisible(entry is not None)
        self.nothing.setVisible(entry is None)
        if entry is None:
            many = self.tr("%1 scenarios are chosen.").replace("%1", str(chosen))
            self.nothing.setText(many if chosen else self.tr("Choose a scenario to see it here."))
            return
        self.title.setText(entry.title or self.tr("(no title)"))
        self.description.setText(entry.description)
        self.description.setVisible(bool(entry.description))
        words = {None: self.tr("not run yet"), True: self.tr("every check holds"), False: self.tr("fails")}
        self.result.setText(words[entry.passed])
        self.result.setProperty("chip", {None: "plain", True: "good", False: "refused"}[entry.passed])
        self.result.style().unpolish(self.result)
        self.result.style().polish(self.result)
        self.failures.setText(failures)
        self.failures.setVisible(bool(failures))
        while (item := self._flow.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        for tag in entry.tags:
            self._flow.addWidget(chip(tag))
        self._tags.setVisible(bool(entry.tags))
        facts = [
            self.tr("Edition %1").replace("%1", entry.edition),
            self.tr("Folder: %1").replace("%1", entry.folder) if entry.folder else "",
            self.tr("Saved %1, revision %2")
            .replace("%1", _moment(entry.changed))
            .replace("%2", str(entry.revision)),
            self.tr("Made %1").replace("%1", _moment(entry.created)),
        ]
        self.facts.setText("\n".join(filter(None, facts)))
        self._draw()

    def _draw(self) -> None:
        if self._entry is not None:
            self.picture.show_picture(self._pictures.of(self._entry))

    def _button(self, words: str, wanted: SignalInstance, name: str = "") -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.clicked.connect(wanted)
        return button


def _moment(time: str) -> str:
    """A time of the library for people: to the minute, and that it is UTC."""
    return f"{time[:10]} {time[11:16]} UTC"
