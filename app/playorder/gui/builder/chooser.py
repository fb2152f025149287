"""A combo box that shows that it is one: the style sheet takes the arrow away, here it is drawn."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox

__all__ = ["Chooser"]


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
