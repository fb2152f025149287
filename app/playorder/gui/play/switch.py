"""Edit ⇄ Play: which of the two is on, by colour, sign and word."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from playorder.gui.icons import icon
from playorder.gui.tokens import Tokens

__all__ = ["ModeSwitch"]


class ModeSwitch(QWidget):
    """Two buttons of which one is down, and whether the rules are on in a word beside them."""

    editing_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edit = QToolButton()
        self.edit.setText(self.tr("Edit"))
        self.edit.setToolTip(self.tr("Put the board together. Nothing happens by itself. (F4)"))
        self.play = QToolButton()
        self.play.setText(self.tr("Play"))
        self.play.setToolTip(
            self.tr("Play cards and attack by the rules; each action goes into the script. (F4)")
        )
        self.edit.setProperty("segment", "edit")
        self.play.setProperty("segment", "play")
        group = QButtonGroup(self)
        frame = QFrame()
        frame.setObjectName("segments")
        inner = QHBoxLayout(frame)
        inner.setContentsMargins(2, 2, 2, 2)
        inner.setSpacing(2)
        for button in (self.edit, self.play):
            button.setCheckable(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setIconSize(QSize(16, 16))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAccessibleName(button.text())
            group.addButton(button)
            inner.addWidget(button)
        self.words = QLabel()
        self.words.setObjectName("panelHint")
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(8)
        row.addWidget(frame)
        row.addWidget(self.words)
        self.edit.clicked.connect(lambda: self.editing_wanted.emit(True))
        self.play.clicked.connect(lambda: self.editing_wanted.emit(False))

    def show_mode(self, editing: bool, usable: bool) -> None:
        """Show which mode is on."""
        self.edit.setChecked(editing)
        self.play.setChecked(not editing)
        self.edit.setEnabled(usable)
        self.play.setEnabled(usable)
        self.words.setText("" if not usable else self.tr("rules off") if editing else self.tr("rules on"))

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self.edit.setIcon(icon("lock", tokens))
        self.play.setIcon(icon("run", tokens))
