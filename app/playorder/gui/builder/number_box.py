"""The box for numbers in a form."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox, QWidget

__all__ = ["NumberBox"]


class NumberBox(QSpinBox):
    """A whole number; the style sheet's padding does not reach the field inside it."""

    def __init__(self, low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(low, high)
        self.setMinimumWidth(64)
        self.lineEdit().setTextMargins(6, 0, 0, 0)
