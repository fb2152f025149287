"""New boards: empty, two heroes with a few minions, full boards, decks by their codes, boards of other games."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from playorder.gui.actions import Command, make_action
from playorder.gui.editing.deck_dialog import DeckDialog
from playorder.gui.editing.history import Document
from playorder.gui.features import Feature, MenuPart, ToolGroup, WindowParts
from playorder.gui.toolbar import menu_button
from playorder.scenario.editing.templates import empty_document, full_document, heroes_document

__all__ = ["NewBoard", "new_board_feature"]

EMPTY = Command("new", "&New board", ("Ctrl+N",), "new", "Two heroes, and nothing else on the board")
HEROES = Command(
    "new_heroes", "New board with &minions", ("Ctrl+Shift+M",), "", "Two heroes with a few minions"
)
FULL = Command(
    "new_full",
    "New &full boards",
    ("Ctrl+Shift+B",),
    "",
    "Seven minions on each side, secrets, hands and decks",
)
DECKS = Command(
    "new_decks",
    "New from &deck codes…",
    ("Ctrl+Alt+D",),
    "",
    "Decks of one or both players, from the game's deck codes or lists of names",
)
OTHERS = Command("new_of", "New board of &another game", (), "", "A board of another ruleset")


class NewBoard(QObject):
    """Begins documents, after asking about changes to the one that is open."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        window = parts.window
        self.empty = make_action(window, EMPTY, lambda: self._begin(empty_document()))
        self.heroes = make_action(window, HEROES, lambda: self._begin(heroes_document()))
        self.full = make_action(window, FULL, lambda: self._begin(full_document()))
        self.decks = make_action(window, DECKS, self._ask_for_decks)
        self.others = make_action(window, OTHERS, self._offer_others)
        self.menu = QMenu(window)
        self.menu.aboutToShow.connect(self._list_others)
        self.others.setMenu(self.menu)
        self.button = menu_button("outlined", self.empty)
        self.empty.setIconText("  " + self.tr("New"))
        more = QMenu(self.button)
        more.addActions([self.heroes, self.full, self.decks, self.others])
        self.button.setMenu(more)
        self.actions = (self.empty, self.heroes, self.full, self.decks, self.others)

    def _ask_for_decks(self) -> None:
        """The dialogue for decks stays open until they are taken or given up."""
        dialog = DeckDialog(self._parts.session.engine, self._parts.window)
        dialog.accepted.connect(lambda: self._begin(dialog.document))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _offer_others(self) -> None:
        """The command palette has no submenus: the menu opens in the middle of the window."""
        window = self._parts.window
        self.menu.popup(window.mapToGlobal(window.rect().center()))

    def _list_others(self) -> None:
        """What the rulesets offer that are there now, the usual one left out."""
        self.menu.clear()
        for ruleset in self._parts.session.engine.rulesets().all()[1:]:
            for template in ruleset.templates():
                words = self.tr("%1: %2").replace("%1", ruleset.title).replace("%2", template.title)
                action = self.menu.addAction(words.replace("&", "&&"))
                action.triggered.connect(partial(self._begin, template.document))

    def _begin(self, document: Document, _checked: bool = False) -> None:
        if self._parts.may_leave():
            self._parts.session.open_document(document)
            self._parts.board.canvas.setFocus()


def new_board_feature(parts: WindowParts) -> Feature:
    """The commands for new boards, on the start page as well."""
    new = NewBoard(parts)
    parts.start.add_new(*new.actions)
    return Feature(
        menus=(MenuPart("&File", new.actions, first=True),),
        tools=(new.button,),
        tool_group=ToolGroup.NEW,
    )
