"""What each key does: of the commands in the menus, and of the letters that only the board knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from playorder.gui.actions import plain_words

__all__ = ["KeyRow", "board_rows", "menu_rows"]


@dataclass(frozen=True, slots=True)
class KeyRow:
    """One thing that keys do: where they are pressed, or in which menu it is; what they do; the keys in words."""

    where: str
    what: str
    keys: str


_BOARD: Final = (
    ("Board", "Walk over the cards", "← ↑ → ↓"),
    ("Board", "Select a minion of the near side", "1 – 7"),
    ("Board", "Select a minion of the far side", "Shift+1 – 7"),
    ("Board", "Select the hero; with Shift the far one", "H"),
    ("Board", "Select the weapon; with Shift the far one", "W"),
    ("Board, Edit mode", "Keep the card selected while the arrows go on", "Space"),
    ("Board, Edit mode", "Go to the numbers of the selected card", "E"),
    ("Board, Edit mode", "Let go of what is selected", "Esc"),
    ("Board, Play mode", "Play the selected card", "P"),
    ("Board, Play mode", "Attack with the selected character", "A"),
    ("Board, Play mode", "Go round the legal targets", "T"),
    ("Board, Play mode", "Do it with what is selected", "Enter"),
    ("Board, Play mode", "Use the hero power", "U"),
    ("Board, Play mode", "End the turn", "E"),
    ("Board, Play mode", "Take the move back into the hand", "Esc"),
    ("Palette", "Put the marked card on the board", "Enter"),
    ("Palette", "Put it on the other side", "Alt+Enter"),
    ("Palette", "Keep the marked card among the favourites", "F"),
    ("Script", "Take the action out", "Del"),
    ("Script", "Put another action in its place", "F2"),
    ("Script", "Move the action", "Alt+↑ ↓"),
)


def board_rows() -> list[KeyRow]:
    """The keys that belong to one place of the window and to no command in a menu."""
    return [KeyRow(_tr(where), _tr(what), keys) for where, what, keys in _BOARD]


def menu_rows(bar: QMenuBar) -> list[KeyRow]:
    """Every command with a key, in the order of the menus."""
    return _rows(bar, "")


def _rows(holder: QMenuBar | QMenu, where: str) -> list[KeyRow]:
    found: list[KeyRow] = []
    for action in holder.actions():
        menu = _menu_of(action)
        if menu is not None:
            found += _rows(menu, menu.title().replace("&", ""))
        elif action.shortcuts():
            keys = (key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts())
            found.append(KeyRow(where, plain_words(action).partition(":")[0], ", ".join(keys)))
    return found


def _menu_of(action: QAction) -> QMenu | None:
    return QMenu.menuInAction(action)


def _tr(words: str) -> str:
    return QCoreApplication.translate("Keys", words)
