"""The field for a number that stands in the document."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QSpinBox

__all__ = ["DocumentNumber"]

_STEPS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class DocumentNumber(QSpinBox):
    """Once what was typed is taken, the keys for undo and redo are those of the document, not of the field."""

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and any(event.matches(step) for step in _STEPS)
            and self.text() == self.textFromValue(self.value())
        ):
            event.ignore()
            return True
        return super().event(event)
