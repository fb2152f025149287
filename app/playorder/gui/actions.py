"""Every command of the window: its words, its keys and what it says in the status bar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence

__all__ = ["COMMANDS", "ICON_PROPERTY", "Command", "make_action", "make_actions", "plain_words"]

ICON_PROPERTY = "iconName"
"""Of an action: the name of its icon, which the window draws in the colours of the theme."""


@dataclass(frozen=True, slots=True)
class Command:
    """One command. `icon` names one of our icons; several keys may do the same."""

    name: str
    words: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    tip: str = ""
    checkable: bool = False


COMMANDS: tuple[Command, ...] = (
    Command("open", "&Open…", ("Ctrl+O",), "open", "Open a scenario file"),
    Command("reload", "&Reload", ("F5",), "reload", "Read the opened file again"),
    Command("close", "&Close file", ("Ctrl+W",), "home", "Back to the start page"),
    Command("quit", "&Quit", ("Ctrl+Q",), "", "Leave the program"),
    Command("run", "&Run", ("Ctrl+R", "F9"), "run", "Run the script of this scenario"),
    Command("cancel", "&Cancel", ("Ctrl+.",), "stop", "Stop waiting for what is being done"),
    Command(
        "expect", "E&xpect what is selected", ("Ctrl+Shift+X",), "", "That it is at the end what it is now"
    ),
    Command("first", "&First step", ("Alt+Home",), "first", "Before the first action"),
    Command("previous", "&Previous step", ("Alt+Left",), "previous", "One step back"),
    Command("next", "&Next step", ("Alt+Right",), "next", "One step on"),
    Command("last", "&Last step", ("Alt+End",), "last", "To the end of the run (Esc)"),
    Command("find", "&Search the timeline", ("Ctrl+F",), "search", "Look for text among the nodes"),
    Command("find_next", "Next &match", ("F3",), "down", "To the next match"),
    Command("find_previous", "Previous m&atch", ("Shift+F3",), "up", "To the match before"),
    Command(
        "fold",
        "&Fold steps that change nothing",
        ("Ctrl+Shift+F",),
        "",
        "Leave them out of the timeline",
        True,
    ),
    Command("larger", "&Enlarge the board", ("Ctrl++", "Ctrl+="), "plus", "Enlarge (Ctrl + wheel)"),
    Command("smaller", "&Shrink the board", ("Ctrl+-",), "minus", "Shrink (Ctrl + wheel)"),
    Command("fit", "&Fit the board", ("Ctrl+0",), "fit", "As large as the window allows"),
    Command("to_board", "&Go to the board", ("F6",), "", "Back to the cards from any field or list"),
    Command("order", "&Order of play on the cards", ("Ctrl+Shift+O",), "", "", True),
    Command("names", "&Names on the cards", ("Ctrl+Shift+N",), "", "", True),
    Command("palette", "&Command palette…", ("Ctrl+K",), "search", "Find any command, card or scenario"),
    Command("reset", "Reset the &layout", (), "", "Put all panels back in their places"),
)


def make_actions(owner: QObject, handlers: dict[str, Callable[..., object]]) -> dict[str, QAction]:
    """The actions of all commands, each calling its handler."""
    return {command.name: make_action(owner, command, handlers[command.name]) for command in COMMANDS}


def make_action(owner: QObject, command: Command, handler: Callable[..., object]) -> QAction:
    """The action of a command. The handler of a checkable one is called with whether it is checked."""
    action = QAction(QCoreApplication.translate("Commands", command.words), owner)
    action.setObjectName(command.name)
    action.setCheckable(command.checkable)
    action.setShortcuts([QKeySequence(keys) for keys in command.keys])
    action.setProperty(ICON_PROPERTY, command.icon)
    if command.tip:
        tip = QCoreApplication.translate("Commands", command.tip)
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setStatusTip(tip)
        action.setToolTip(f"{tip} ({keys})" if keys and "(" not in tip else tip)
    if command.checkable:
        action.toggled.connect(handler)
    else:
        action.triggered.connect(lambda _checked=False: handler())
    return action


def plain_words(action: QAction) -> str:
    """The words of an action without the mark of its key and the dots of a dialogue."""
    return action.text().replace("&", "").rstrip("…")
