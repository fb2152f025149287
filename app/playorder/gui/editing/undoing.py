"""Undo and redo in the menu, each with the words of the step that it is about."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from playorder.gui.actions import Command, make_action
from playorder.gui.features import Feature, MenuPart, ToolGroup, WindowParts

__all__ = ["undo_feature"]

UNDO = Command("undo", "&Undo", ("Ctrl+Z",), "undo", "Take the last change back")
REDO = Command(
    "redo", "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo", "Make the change again that was taken back"
)


def undo_feature(parts: WindowParts) -> Feature:
    """The two commands of the history."""
    history = parts.session.history
    undo = make_action(parts.window, UNDO, history.undo)
    redo = make_action(parts.window, REDO, history.redo)
    group = history.group

    def name_undo(step: str) -> None:
        undo.setText(_words("&Undo", step))

    def name_redo(step: str) -> None:
        redo.setText(_words("&Redo", step))

    group.undoTextChanged.connect(name_undo)
    group.redoTextChanged.connect(name_redo)
    for action, can, changed in (
        (undo, group.canUndo(), group.canUndoChanged),
        (redo, group.canRedo(), group.canRedoChanged),
    ):
        action.setEnabled(can)
        changed.connect(action.setEnabled)
    return Feature(menus=(MenuPart("&Edit", (undo, redo)),), tools=(undo, redo), tool_group=ToolGroup.HISTORY)


def _words(verb: str, step: str) -> str:
    shown = QCoreApplication.translate("Commands", verb)
    return f"{shown}: {step}" if step else shown
