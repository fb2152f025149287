"""Decks by their codes, as the game and the sites about it write them: what was pasted is read while it is typed."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.editing.history import Document
from playorder.gui.latest import Latest
from playorder.gui.plural import counted
from playorder.gui.protocols import Engine
from playorder.gui.widgets import ok_or_cancel, wrapping
from playorder.library.decks import Deck, read_deck, scenario_of

__all__ = ["DeckDialog", "DeckField"]

_MOST_PROBLEMS = 4


@dataclass(frozen=True, slots=True)
class _Reading:
    """A deck that was read, and what is told of it besides."""

    deck: Deck
    hero: str
    unscripted: int


class DeckField(QWidget):
    """One deck: the text, and below it what was understood."""

    changed = Signal()

    def __init__(self, title: str, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._latest = Latest(self)
        self.deck: Deck | None = None
        """What was read; None while nothing is."""
        heading = QLabel(title)
        heading.setObjectName("section")
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(title)
        self.text.setPlaceholderText(
            self.tr("A deck code (AAE…), with or without its list,\nor lines such as: 2 Fireball")
        )
        self.text.setTabChangesFocus(True)
        self.understood = wrapping("", "muted")
        self.problems = wrapping("", "warningText")
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.addWidget(heading)
        body.addWidget(self.text, 1)
        body.addWidget(self.understood)
        body.addWidget(self.problems)
        self.text.textChanged.connect(self._read)
        self._read()

    @property
    def is_ready(self) -> bool:
        """Whether nothing is being read, and nothing was left unread."""
        return not self._latest.busy and (self.deck is None or bool(self.deck.cards))

    def _read(self) -> None:
        text = self.text.toPlainText()
        self.deck = None
        if not text.strip():
            self._latest.drop()
            self._tell(self.tr("No deck: this player begins without cards."), ())
        else:
            self._latest.start(lambda: self._reading(text), self._take, self._fail)
            self._tell(self.tr("Reading…"), ())
        self.changed.emit()

    def _reading(self, text: str) -> _Reading:
        catalogue = self._engine.catalogue("2016-03")
        deck = read_deck(text, catalogue)
        unscripted = sum(not self._engine.is_scripted(catalogue[card]) for card in deck.cards)
        return _Reading(deck, catalogue.name(deck.hero) if deck.hero else "", unscripted)

    def _take(self, reading: _Reading) -> None:
        self.deck = reading.deck
        words = [reading.hero] if reading.hero else []
        words.append(counted(len(reading.deck.cards), "1 card", "%n cards"))
        if reading.unscripted:
            words.append(
                counted(reading.unscripted, "1 of them does nothing here", "%n of them do nothing here")
            )
        self._tell(", ".join(words), reading.deck.problems)
        self.changed.emit()

    def _fail(self, problem: BaseException) -> None:
        self._tell("", (str(problem),))
        self.changed.emit()

    def _tell(self, understood: str, problems: tuple[str, ...]) -> None:
        self.understood.setText(understood)
        shown = list(problems[:_MOST_PROBLEMS])
        if len(problems) > len(shown):
            shown.append(counted(len(problems) - len(shown), "and 1 more", "and %n more"))
        self.problems.setText("\n".join(shown))
        self.problems.setVisible(bool(shown))


class DeckDialog(QDialog):
    """The decks of both players, of which one may be left out."""

    def __init__(self, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("decks")
        self.setWindowTitle(self.tr("New from deck codes"))
        self.fields = (
            DeckField(self.tr("Deck of player 1"), engine),
            DeckField(self.tr("Deck of player 2"), engine),
        )
        self.game = QCheckBox(self.tr("A whole game: shuffle the decks, draw opening hands, give the Coin"))
        self.game.setToolTip(
            self.tr("Without it, all cards lie in the decks in the order in which they are listed")
        )
        self.buttons = ok_or_cancel(self)
        both = QHBoxLayout()
        both.setSpacing(16)
        for field in self.fields:
            both.addWidget(field)
            field.changed.connect(self._follow)
        body = QVBoxLayout(self)
        body.setContentsMargins(16, 16, 16, 16)
        body.setSpacing(12)
        body.addLayout(both, 1)
        body.addWidget(self.game)
        body.addWidget(self.buttons)
        self.resize(760, 420)
        self._follow()

    @property
    def document(self) -> Document:
        """The document with these decks."""
        none = Deck("", "", (), ())
        document = scenario_of([field.deck or none for field in self.fields])
        if self.game.isChecked():
            document["start"] = "game"
        return document

    def _follow(self) -> None:
        is_whole = all(field.is_ready for field in self.fields)
        any_deck = any(field.deck is not None for field in self.fields)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(is_whole and any_deck)
