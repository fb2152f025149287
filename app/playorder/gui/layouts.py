"""The two arrangements of the panels that ship: one for building a board, one for reading its run."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtWidgets import QMenu

from playorder.gui.actions import Command, make_action
from playorder.gui.features import Feature, MenuPart, ToolGroup, WindowParts
from playorder.gui.toolbar import menu_button

__all__ = ["BUILD", "READ", "Layout", "layouts_feature"]


@dataclass(frozen=True, slots=True)
class Layout:
    """Which panels are closed, which are in front, and how the window is shared, in percent.

    ``lower`` is the height of the panels below the board, ``right`` the width of those beside it. The inspector has all
    of the height, or with a panel ``below`` it so much as ``inspector`` says.
    """

    closed: frozenset[str]
    front: tuple[str, ...]
    lower: int
    right: int
    inspector: int = 100
    below: str = ""


BUILD: Final = Layout(
    closed=frozenset({"explain", "compare", "outcomes"}),
    front=("palette", "order", "timeline", "inspector"),
    lower=27,
    right=20,
)
READ: Final = Layout(
    closed=frozenset({"palette", "order", "game", "script", "picks", "checks", "compare", "outcomes"}),
    front=("timeline", "inspector", "explain"),
    lower=56,
    right=30,
    inspector=25,
    below="explain",
)
_BUILD = Command(
    "layout_build", "Layout for &building", ("Ctrl+Alt+B",), "", "Much room for the board and what edits it"
)
_READ = Command(
    "layout_read",
    "Layout for &reading",
    ("Ctrl+Alt+R",),
    "",
    "Much room for the timeline and what explains it, less for the board",
)


def layouts_feature(parts: WindowParts) -> Feature:
    """The commands for both."""
    actions = [
        make_action(parts.window, command, partial(parts.arrange, layout))
        for command, layout in ((_BUILD, BUILD), (_READ, READ))
    ]
    button = menu_button("chooser")
    button.setText(button.tr("Layout"))
    button.setToolTip(button.tr("Where the panels stand"))
    menu = QMenu(button)
    menu.addActions(actions)
    button.setMenu(menu)
    return Feature(menus=(MenuPart("&View", tuple(actions)),), tools=(button,), tool_group=ToolGroup.SETTINGS)
