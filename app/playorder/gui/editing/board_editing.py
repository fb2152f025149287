"""Edit mode on the board: the editor, its commands, its gestures, and where refusals are told."""

from __future__ import annotations

from PySide6.QtCore import QObject

from playorder.engine.moves import Reason
from playorder.gui.editing.commands import EditCommands
from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.form.form import EntityForm
from playorder.gui.editing.gestures import EditGestures
from playorder.gui.editing.piles import PileEditing
from playorder.gui.features import Feature, MenuPart, WindowParts
from playorder.gui.play.bubble import Bubble

__all__ = ["BoardEditing", "board_editing_feature"]


class BoardEditing(QObject):
    """Puts the pieces together."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self.editor: BoardEditor = parts.editor
        canvas = parts.board.canvas
        self.commands = EditCommands(parts.window, canvas, self.editor)
        self.gestures = EditGestures(canvas, self.editor, self.commands.menu)
        self.form = EntityForm(self.editor, parts.inspector)
        self.piles = PileEditing(canvas, self.editor)
        self.bubble = Bubble(canvas.viewport())
        self.gestures.edit_wanted.connect(self._type_numbers)
        self.editor.refused.connect(self._tell)
        self.editor.selection_changed.connect(self.form.show_selection)
        session = parts.session
        session.editing_changed.connect(lambda _editing: self._follow())
        session.shown_changed.connect(lambda _shown: self._follow())
        session.history.changed.connect(self.bubble.hide)

    def _follow(self) -> None:
        self._parts.board.scene.keep_all(self.editor.active)
        self.piles.follow_mode()
        self.commands.update()
        self.form.show_selection()

    def _type_numbers(self) -> None:
        self._parts.show_panel("inspector")
        self.form.focus_first()

    def _tell(self, words: str) -> None:
        self.bubble.tell(Reason("EDIT", words), "", self.gestures.hint_place())


def board_editing_feature(parts: WindowParts) -> Feature:
    """Editing the board with mouse and keys."""
    editing = BoardEditing(parts)
    return Feature(menus=(MenuPart("&Edit", editing.commands.actions),), set_tokens=editing.bubble.set_tokens)
