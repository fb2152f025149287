"""What the sections of the form have in common."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from playorder.gui.editing.editor import BoardEditor
from playorder.scenario.editing.entities import Entry
from playorder.timeline.board_view import EntityView

__all__ = ["Section", "small_button"]


class Section(QWidget):
    """A titled part of the form. `show_entity` fills it; what the user does in it goes to the editor."""

    def __init__(self, editor: BoardEditor, title: str) -> None:
        super().__init__()
        self.editor = editor
        self.title = QLabel(title)
        self.title.setObjectName("section")
        self.head = QHBoxLayout()
        self.head.setSpacing(6)
        self.head.addWidget(self.title)
        self.head.addStretch(1)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(6)
        self.body.addLayout(self.head)

    def show_entity(self, view: EntityView, entry: Entry) -> None:
        """Show an entity, as it is on the board and as the document has it."""


def small_button(words: str, tip: str) -> QPushButton:
    """A button for the head of a section."""
    button = QPushButton(words)
    button.setObjectName("small")
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    return button
