"""The card workshop: a form, the card as it is drawn, what is wrong with it, and trying and saving it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.protocols import CardMaking
from playorder.gui.tokens import Tokens
from playorder.gui.widgets import wrapping
from playorder.gui.workshop.cards import write_card
from playorder.gui.workshop.form import CardForm
from playorder.gui.workshop.preview import CardPreview
from playorder.hooks.writing import write_manifest
from playorder.scenario.errors import ScenarioError

__all__ = ["CardWorkshop"]

START: dict[str, Any] = {
    "id": "MY_001", "name": "New Card", "type": "minion", "cost": 2, "attack": 2, "health": 3, "text": "",
}  # fmt: skip

MINE = "mine"
"""The plugin in which cards are saved if nothing else is chosen."""


class CardWorkshop(QDialog):
    """Makes one card. It stays open beside the window, in which the card is tried."""

    tried = Signal(object)
    """The document of a scratch board with the card on it; it shall be opened and run."""
    saved = Signal(str)
    """The card file that the card was put into."""

    def __init__(self, making: CardMaking, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._making = making
        self._folder = folder
        self.setObjectName("workshop")
        self.setWindowTitle(self.tr("Card workshop"))
        self.resize(1080, 720)
        self.form = CardForm(making.vocabulary(), making.kinds(), making.names)
        self.preview = CardPreview()
        self.problem = wrapping()
        self.problem.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.problem.setAccessibleName(self.tr("What is wrong"))
        self.try_button = QPushButton(self.tr("&Try it"))
        self.try_button.setToolTip(self.tr("Put it on a scratch board and run it (Ctrl+Return)"))
        self.try_button.setShortcut("Ctrl+Return")
        self.try_button.setDefault(True)
        self.save_button = QPushButton(self.tr("&Save…"))
        self.save_button.setToolTip(self.tr("Put it into a card file (Ctrl+S)"))
        self.save_button.setShortcut("Ctrl+S")
        self.open_button = QPushButton(self.tr("&Open…"))
        self.open_button.setToolTip(self.tr("A card of a card file (Ctrl+O)"))
        self.open_button.setShortcut("Ctrl+O")
        side = QWidget()
        column = QVBoxLayout(side)
        column.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.problem)
        column.addStretch(1)
        for button in (self.try_button, self.save_button, self.open_button):
            column.addWidget(button)
        split = QSplitter()
        split.addWidget(self.form)
        split.addWidget(side)
        split.setStretchFactor(0, 1)
        split.setSizes([780, 280])
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.addWidget(split)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(60)
        self._wait.timeout.connect(self._look)
        self.form.changed.connect(self._wait.start)
        self.try_button.clicked.connect(lambda _checked=False: self.try_it())
        self.save_button.clicked.connect(lambda _checked=False: self.ask_and_save())
        self.open_button.clicked.connect(lambda _checked=False: self.ask_and_open())
        self.form.set_value(START)
        self._look()

    @property
    def card(self) -> dict[str, Any]:
        """The card as it is now."""
        return self.form.value

    def set_tokens(self, tokens: Tokens) -> None:
        """The colours."""
        self.preview.set_tokens(tokens)

    def _look(self) -> bool:
        """Draw the card and say what is wrong with it; whether nothing is."""
        card = self.card
        self.preview.show_card(card)
        problem = self._making.problem(card)
        self.problem.setText(f"⚠ {problem}" if problem else self.tr("The card can be played."))
        self.try_button.setEnabled(not problem)
        self.save_button.setEnabled(not problem)
        return not problem

    def try_it(self) -> None:
        """Put the card on a scratch board and run it."""
        if not self._look():
            return
        try:
            document = self._making.scratch(self.card)
        except ScenarioError as error:
            self.problem.setText(f"⚠ {error.message}")
            return
        self.tried.emit(document)

    def ask_and_save(self) -> None:
        """Ask for a card file, and put the card into it."""
        if not self._look():
            return
        (self._folder / MINE).mkdir(parents=True, exist_ok=True)
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the card"), str(self._folder / MINE / "my.cards.json"),
            self.tr("Card files (*.cards.json)"),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )  # fmt: skip
        if path:
            self.save(Path(path))

    def save(self, path: Path) -> bool:
        """Put the card into a card file; other cards of it stay. Whether it could be written.

        A folder among the user's plugins becomes a plugin by it.
        """
        if path.parent == self._folder:
            path = self._folder / MINE / path.name  # a card file lies in a plugin
        if not path.name.endswith(".cards.json"):
            path = path.with_name(path.name.removesuffix(".json") + ".cards.json")
        try:
            replaced = write_card(path, self.card)
            if path.parent.parent == self._folder:
                write_manifest(path.parent)
        except (OSError, ValueError) as error:
            self.problem.setText(f"⚠ {error}")
            return False
        words = (
            self.tr("The card took the place of the one in %1.")
            if replaced
            else self.tr("The card is in %1. Turn its plugin on in the plugin manager (Ctrl+Shift+G).")
        )
        self.problem.setText(words.replace("%1", str(path)))
        self.saved.emit(str(path))
        return True

    def ask_and_open(self) -> None:
        """Ask for a card file, and show its first card; with several, the one that is chosen."""
        from PySide6.QtWidgets import QInputDialog

        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a card"), str(self._folder), self.tr("Card files (*.cards.json *.cards.toml)")
        )
        if not path:
            return
        try:
            cards = self._making.read_file(Path(path))
        except Exception as error:
            self.problem.setText(f"⚠ {error}")
            return
        names = [f"{card.get('name', '?')} ({card.get('id', '?')})" for card in cards]
        if not cards:
            return
        index = 0
        if len(cards) > 1:
            chosen, agreed = QInputDialog.getItem(
                self, self.tr("Open a card"), self.tr("Card:"), names, 0, False
            )
            if not agreed:
                return
            index = names.index(chosen)
        self.show_card(cards[index])

    def show_card(self, card: dict[str, Any]) -> bool:
        """Put a card into the form; one that the form cannot show, because it is wrong, leaves what was there."""
        before = self.form.value
        try:
            self.form.set_value(card)
        except (AttributeError, KeyError, TypeError, ValueError, OverflowError):
            self.form.set_value(before)
            self._wait.stop()
            why = self._making.problem(card)
            self.problem.setText(
                self.tr("⚠ The form cannot show this card; mend its file: %1").replace("%1", why)
            )
            return False
        return True
