"""Help, Keyboard shortcuts."""

from __future__ import annotations

from playorder.gui.actions import Command, make_action
from playorder.gui.features import Feature, MenuPart, WindowParts
from playorder.gui.keys.rows import board_rows, menu_rows
from playorder.gui.keys.window import KeysWindow
from playorder.gui.widgets import to_front

__all__ = ["keys_feature"]

KEYS = Command("keys", "&Keyboard shortcuts", ("F1",), "", "All keys in one list, those of the board as well")


def keys_feature(parts: WindowParts) -> Feature:
    """The list of all keys; it is put together when it is opened, for plugins and features may bring commands."""
    window: list[KeysWindow] = []

    def show() -> None:
        if not window:
            window.append(KeysWindow(parts.window))
        window[0].show_rows([*board_rows(), *menu_rows(parts.window.menuBar())])
        to_front(window[0])

    return Feature(menus=(MenuPart("&Help", (make_action(parts.window, KEYS, show),)),))
