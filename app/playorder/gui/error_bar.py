"""The bar that says what went wrong. It stays until it is dismissed."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.icons import icon
from playorder.gui.theme import mono_font
from playorder.gui.tokens import Tokens
from playorder.gui.widgets import quiet_button, wrapping

__all__ = ["ErrorBar"]


class ErrorBar(QFrame):
    """The last error in one line, with its details one click away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("errorBar")
        self.setAccessibleName(self.tr("Error"))
        self.sign = QLabel()
        self.text = wrapping(name="errorText")
        self.details_button = QPushButton(self.tr("Details"))
        self.details_button.setObjectName("small")
        self.details_button.setCheckable(True)
        self.copy_button = QPushButton(self.tr("Copy"))
        self.copy_button.setObjectName("small")
        self.dismiss_button = quiet_button(self.tr("Dismiss"))
        self.details = QPlainTextEdit()
        self.details.setObjectName("errorDetails")
        self.details.setReadOnly(True)
        self.details.setFont(mono_font(12))
        self.details.setFixedHeight(104)
        self.details.hide()
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.sign)
        row.addWidget(self.text, 1)
        row.addWidget(self.details_button)
        row.addWidget(self.copy_button)
        row.addWidget(self.dismiss_button)
        body = QVBoxLayout(self)
        body.setContentsMargins(16, 8, 12, 8)
        body.addLayout(row)
        body.addWidget(self.details)
        self.details_button.toggled.connect(self.details.setVisible)
        self.copy_button.clicked.connect(self._copy)
        self.dismiss_button.clicked.connect(self.hide)
        self.hide()

    def show_error(self, message: str, details: str) -> None:
        """Show an error in place of the one before."""
        self.text.setText(message)
        self.details.setPlainText(details or message)
        self.details_button.setChecked(False)
        self.show()

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self.sign.setPixmap(icon("warning", tokens, tokens.refused).pixmap(20, 20))
        self.dismiss_button.setIcon(icon("close", tokens))

    def _copy(self) -> None:
        message, details = self.text.text(), self.details.toPlainText()
        QGuiApplication.clipboard().setText(message if details in message else f"{message}\n\n{details}")
