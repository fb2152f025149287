"""The library as a part of the main window: its commands, and what they open."""

from __future__ import annotations

from PySide6.QtCore import QObject

from playorder.gui.actions import Command, make_action
from playorder.gui.features import Feature, MenuPart, WindowParts
from playorder.gui.library.saving import Saving
from playorder.gui.library.shelf import Shelf
from playorder.gui.library.window import LibraryWindow
from playorder.gui.tokens import DARK, Tokens
from playorder.gui.widgets import to_front
from playorder.library.entries import Entry

__all__ = ["LibraryPart", "library_feature"]

SHOW = Command(
    "library", "&Library…", ("Ctrl+L",), "library", "The saved scenarios: search, look, run, import"
)


class LibraryPart(QObject):
    """Owns the library of the main window; its own window is made when it is first wanted."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._tokens = DARK
        self.shelf = Shelf(parts.session.engine, self)
        self.saving = Saving(parts, self.shelf)
        self.window: LibraryWindow | None = None
        self.show_action = make_action(parts.window, SHOW, self.show)
        self.shelf.notice.connect(self._tell)
        parts.window.destroyed.connect(self.shelf.close)

    def show(self) -> None:
        """Show the library's window, in front of the others."""
        if self.window is None:
            self.window = LibraryWindow(self.shelf, self._parts.session.engine, self._parts.window)
            self.window.set_tokens(self._tokens)
            self.window.open_wanted.connect(self._open)
        to_front(self.window)

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        if self.window is not None:
            self.window.set_tokens(tokens)

    def _open(self, entry: Entry, document: dict[str, object]) -> None:
        if self._parts.may_leave():
            self.saving.open(entry, document)
            self._parts.window.raise_()
            self._parts.window.activateWindow()

    def _tell(self, words: str, details: str) -> None:
        if self.window is None or not self.window.isVisible():
            self._parts.session.error.emit(words, details)


def library_feature(parts: WindowParts) -> Feature:
    """Save to the library, and the library's window."""
    part = LibraryPart(parts)
    parts.start.add_found(part.tr("Saved scenarios"), part.show_action)
    return Feature(
        menus=(MenuPart("&File", (part.saving.action, part.show_action)),),
        tools=(part.show_action,),
        set_tokens=part.set_tokens,
    )
