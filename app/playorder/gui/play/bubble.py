"""The bubble at the pointer that says why something is refused."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from playorder.engine.moves import Reason
from playorder.gui.icons import icon
from playorder.gui.tokens import DARK, Tokens

__all__ = ["Bubble"]

_LASTS = 6000
"""Milliseconds until it goes by itself."""


class Bubble(QFrame):
    """Floats over the board beside a point; clicks go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("refusal")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._tokens: Tokens = DARK
        self._sign = QLabel()
        self.words = QLabel()
        self.words.setObjectName("refusalText")
        self.note = QLabel()
        self.note.setObjectName("refusalNote")
        for label in (self.words, self.note):
            label.setTextFormat(Qt.TextFormat.PlainText)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(self.words)
        texts.addWidget(self.note)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 14, 8)
        row.setSpacing(10)
        row.addWidget(self._sign)
        row.addLayout(texts)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        self._sign.setPixmap(icon("forbidden", tokens, tokens.refused, 22).pixmap(QSize(22, 22)))

    def tell(self, reason: Reason, note: str, at: QPoint) -> None:
        """Show a refusal beside a point of the parent, wholly within it."""
        words = reason.words[:1].upper() + reason.words[1:]
        self.words.setText(words)
        parts = [
            part
            for part in (self.tr("rule %1").replace("%1", reason.rule) if reason.rule else "", note)
            if part
        ]
        self.note.setText(" · ".join(parts))
        self.note.setVisible(bool(parts))
        self.setAccessibleName(f"{words}. {self.note.text()}")
        self.adjustSize()
        parent = self._over
        x = min(at.x() + 22, parent.width() - self.width() - 6)
        y = at.y() + 16
        if y + self.height() > parent.height() - 6:
            y = at.y() - self.height() - 16
        self.move(max(6, x), max(6, y))
        self.show()
        self.raise_()
        self._timer.start(_LASTS)
