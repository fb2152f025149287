"""The card workshop in the window: its command, and the scratch board on which its card is tried."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from playorder.gui.actions import Command, make_action
from playorder.gui.features import Feature, MenuPart, WindowParts
from playorder.gui.tokens import DARK, Tokens
from playorder.gui.widgets import to_front
from playorder.gui.workshop.window import CardWorkshop
from playorder.paths import user_plugins_folder

__all__ = ["workshop_feature"]

WORKSHOP = Command(
    "workshop", "Card &workshop…", ("Ctrl+Shift+K",), "", "Make a card without code, and try it"
)


class _Workshop(QObject):
    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._tokens = DARK
        self.window: CardWorkshop | None = None
        self.action = make_action(parts.window, WORKSHOP, self.show)
        self.action.setEnabled(parts.session.making is not None)

    def show(self) -> None:
        making = self._parts.session.making
        if making is None:
            return
        if self.window is None:
            self.window = CardWorkshop(making, user_plugins_folder(), self._parts.window)
            self.window.set_tokens(self._tokens)
            self.window.tried.connect(self._try)
        to_front(self.window)

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        if self.window is not None:
            self.window.set_tokens(tokens)

    def _try(self, document: Any) -> None:
        if self._parts.may_leave():
            self._parts.session.open_document(document, run=True)


def workshop_feature(parts: WindowParts) -> Feature:
    """The card workshop."""
    workshop = _Workshop(parts)
    return Feature(menus=(MenuPart("&Cards", (workshop.action,)),), set_tokens=workshop.set_tokens)
