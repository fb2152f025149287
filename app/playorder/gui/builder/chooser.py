"""Boxes of a form: a combo box with its arrow, which the style sheet takes away, and one for numbers."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

__all__ = ["Chooser", "NumberBox"]


class NumberBox(QSpinBox):
    """A whole number; the style sheet's padding does not reach the field inside it."""

    def __init__(self, low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(low, high)
        self.setMinimumWidth(64)
        self.lineEdit().setTextMargins(6, 0, 0, 0)


class Chooser(QComboBox):
    """Draws a small triangle at its right end."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        role = QPalette.ColorRole.Text if self.isEnabled() else QPalette.ColorRole.PlaceholderText
        painter.setPen(self.palette().color(role))
        room = self.rect().adjusted(0, 0, -7, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, "▾")
        painter.end()
