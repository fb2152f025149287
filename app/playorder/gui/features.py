"""What one part of the window brings along: commands for menus and toolbar, panels, and what it asks to be told.

The window knows only this shape. A part is a function that takes the `WindowParts` and gives a `Feature`; it is listed
in `gui/feature_list.py`, which is all that is needed to have it in the window.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget

from playorder.gui.board.panel import BoardPanel
from playorder.gui.editing.editor import BoardEditor
from playorder.gui.inspector import InspectorPanel
from playorder.gui.recent import RecentFiles
from playorder.gui.session import Session
from playorder.gui.start.page import StartPage
from playorder.gui.tokens import Tokens

if TYPE_CHECKING:
    from playorder.gui.layouts import Layout

__all__ = ["Feature", "MenuPart", "PanelSpec", "ToolGroup", "WindowParts"]


@dataclass(frozen=True, slots=True)
class WindowParts:
    """What a feature works with."""

    window: QMainWindow
    session: Session
    settings: QSettings
    board: BoardPanel
    inspector: InspectorPanel
    start: StartPage
    recent: RecentFiles
    editor: BoardEditor
    may_leave: Callable[[], bool]
    """Asks whether the open document may be left for another."""
    show_panel: Callable[[str], None]
    """Shows a panel by its name, also one that was closed or lies behind another tab."""
    arrange: Callable[[Layout], None]
    """Puts all panels where a layout wants them."""


class ToolGroup(Enum):
    """Where in the toolbar the tools of a feature stand, from left to right."""

    NEW = "new"
    FILES = "files"
    HISTORY = "history"
    MODE = "mode"
    RUN = "run"
    OTHERS = "others"
    SETTINGS = "settings"


@dataclass(frozen=True, slots=True)
class PanelSpec:
    """A panel around the board. `name` keeps its place in the settings; `title` stands on its tab and in the menu."""

    name: str
    title: str
    content: QWidget
    area: Qt.DockWidgetArea
    beside: str = ""
    """The panel with which it shares a place, as a tab."""
    closed: bool = False
    """Whether it waits in the menu until it is asked for."""


@dataclass(frozen=True, slots=True)
class MenuPart:
    """Commands for the menu of this title, which is made if there is none; None is a line between them."""

    menu: str
    actions: tuple[QAction | None, ...]
    inside: str = ""
    """The menu in which that one is a menu of its own; without, it stands in the bar."""
    first: bool = False
    """Whether they stand above what the menu has already."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """What a part of the window brings. Actions made by `gui.actions.make_action` get their icon from the window."""

    menus: tuple[MenuPart, ...] = ()
    tools: tuple[QAction | QWidget, ...] = ()
    """For the toolbar; where it is too narrow, most of the commands are left out, for the menus have them as well."""
    tool_group: ToolGroup = ToolGroup.OTHERS
    panels: tuple[PanelSpec, ...] = ()
    bars: tuple[QWidget, ...] = ()
    """Across the window, above the board and the start page; each shows itself when it has something to say."""
    set_tokens: Callable[[Tokens], None] | None = None
    """Called with the colours at first and whenever the theme changes."""
    opens: Callable[[str], bool] | None = None
    """Given what is to be opened, a path or a link: whether it was something of this feature's own, now open."""
    may_leave: Callable[[], bool] | None = None
    """Asked before the document is left for another one or for good; False keeps it. It may ask the user."""
    welcome: Callable[[], None] | None = None
    """Called when the program was started with nothing to open."""
    closed: Callable[[], None] | None = None
    """Called when the window is closed for good."""
