"""The bar that offers what was not saved when the program ended the last time."""

from __future__ import annotations

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from playorder.gui.icons import icon
from playorder.gui.recovery.drafts import Draft
from playorder.gui.recovery.words import moment_words
from playorder.gui.tokens import Tokens
from playorder.gui.widgets import wrapping

__all__ = ["RecoveryBar"]


class RecoveryBar(QFrame):
    """One draft at a time, with what can be done about it."""

    restore_wanted = Signal()
    discard_wanted = Signal()
    later_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("noticeBar")
        self.setAccessibleName(self.tr("Not saved"))
        self._sign = QLabel()
        self.text = wrapping(name="noticeText")
        self.restore = self._button(
            self.tr("Restore"), self.tr("Open it as it was; it is not saved yet"), self.restore_wanted
        )
        self.discard = self._button(
            self.tr("Throw away"), self.tr("It is lost for good"), self.discard_wanted
        )
        self.later = self._button(self.tr("Later"), self.tr("Ask again next time"), self.later_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 12, 8)
        row.setSpacing(10)
        row.addWidget(self._sign)
        row.addWidget(self.text, 1)
        for button in (self.restore, self.discard, self.later):
            row.addWidget(button)
        self.hide()

    def offer(self, draft: Draft, more: int) -> None:
        """Show a draft; so many `more` wait behind it."""
        words = self.tr("“%1” was not saved when the program ended. It is kept as it was %2.")
        if draft.is_overtaken:
            words += " " + self.tr("Its file was changed since; what you restore gets a file of its own.")
        if more:
            words += " " + self.tr("%1 more wait.").replace("%1", str(more))
        words = words.replace("%2", moment_words(draft.written))
        self.text.setText(words.replace("%1", draft.title or self.tr("A new scenario")))
        self.show()
        self.restore.setFocus()

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._sign.setPixmap(icon("warning", tokens, tokens.warning).pixmap(20, 20))

    def _button(self, words: str, tip: str, wanted: SignalInstance) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName("small")
        button.setToolTip(tip)
        button.clicked.connect(lambda _checked=False: wanted.emit())
        return button
