"""A line of the start page that opens something."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy

from playorder.gui.widgets import ElidedLabel

__all__ = ["LinkRow"]


class LinkRow(QPushButton):
    """Its name, and a muted note at the right."""

    def __init__(self, text: str, note: str, tip: str = "") -> None:
        super().__init__()
        self.setObjectName("row")
        self.setToolTip(tip)
        self.setAccessibleName(f"{text}, {note}" if note else text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        line = QHBoxLayout(self)
        line.setContentsMargins(10, 4, 10, 4)
        label = ElidedLabel(text)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        line.addWidget(label, 1)
        if note:
            beside = QLabel(note)
            beside.setObjectName("muted")
            beside.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            line.addWidget(beside)
        self.setMinimumHeight(34)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
