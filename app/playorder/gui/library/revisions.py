"""A scenario's revisions: see each, what changed from one to the next, and make an old one the newest again."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFontDatabase, QSyntaxHighlighter, QTextCharFormat, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.tokens import Tokens
from playorder.library.entries import Revision
from playorder.scenario.writing import as_text

__all__ = ["RevisionsDialog"]


class _Changes(QSyntaxHighlighter):
    """Lines that came in and went out, in their colours beside their signs."""

    def __init__(self, document: QTextDocument, tokens: Tokens) -> None:
        super().__init__(document)
        self._colours = {"+": tokens.good, "-": tokens.refused, "@": tokens.accent}

    def highlightBlock(self, text: str) -> None:
        colour = self._colours.get(text[:1])
        if colour is not None:
            form = QTextCharFormat()
            form.setForeground(QColor(colour))
            self.setFormat(0, len(text), form)


class RevisionsDialog(QDialog):
    """A list of revisions, and what each changed."""

    restore_wanted = Signal(int)

    def __init__(self, revisions: Sequence[Revision], tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Revisions"))
        self.resize(900, 560)
        self._revisions = list(revisions)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Revisions, the newest first"))
        for state in self._revisions:
            moment = f"{state.saved[:10]} {state.saved[11:19]}"
            self.list.addItem(f"{state.number}   {moment}   {state.document.get('title', '')}")
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(self.tr("What the revision changed"))
        self._highlighter = _Changes(self.text.document(), tokens)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.list)
        split.addWidget(self.text)
        split.setSizes([300, 600])
        self.restore_button = QPushButton(self.tr("Make this the newest"))
        self.restore_button.setToolTip(self.tr("Save this revision once more, so that it is the newest"))
        self.restore_button.clicked.connect(self._restore)
        close = QPushButton(self.tr("Close"))
        close.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.restore_button)
        buttons.addWidget(close)
        body = QVBoxLayout(self)
        body.addWidget(split, 1)
        body.addLayout(buttons)
        self.list.currentRowChanged.connect(self._show)
        self.list.setCurrentRow(0)

    def _show(self, row: int) -> None:
        self.restore_button.setEnabled(row > 0)
        if not 0 <= row < len(self._revisions):
            return
        now = self._revisions[row]
        if row + 1 == len(self._revisions):
            self.text.setPlainText(as_text(now.document))
            return
        before = self._revisions[row + 1]
        lines = difflib.unified_diff(
            as_text(before.document).splitlines(),
            as_text(now.document).splitlines(),
            self.tr("revision %1").replace("%1", str(before.number)),
            self.tr("revision %1").replace("%1", str(now.number)),
            lineterm="",
        )
        self.text.setPlainText("\n".join(lines))

    def _restore(self) -> None:
        self.restore_wanted.emit(self._revisions[self.list.currentRow()].number)
        self.accept()
