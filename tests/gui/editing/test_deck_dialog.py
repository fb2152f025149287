"""A board from deck codes: what was understood is told while it is pasted, and the decks are the document's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hearthstone.deckstrings import Deck as GameDeck
from hearthstone.enums import FormatType
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.gui.editing.deck_dialog import DeckDialog
from playorder.gui.protocols import Engine
from playorder.gui.window import MainWindow

WAIT = 60_000
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings) -> Iterator[MainWindow]:
    """The start page."""
    made = shown_window(qtbot, qapp, engine, settings, (1500, 900))
    yield made
    made.session.close()


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow) -> DeckDialog:
    """The dialogue, opened by its button on the start page."""
    button = next(
        one for one in window.start.findChildren(QPushButton) if one.text() == "New from deck codes"
    )
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    made = window.findChild(DeckDialog)
    assert isinstance(made, DeckDialog)
    qtbot.waitUntil(made.isVisible)
    return made


def ok(dialog: DeckDialog) -> QPushButton:
    """The button that takes the decks."""
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)


def druid_code(engine: Engine) -> str:
    """Two Innervates and two Wisps, with the Druid's hero."""
    catalogue = engine.catalogue("2016-03")
    deck = GameDeck()
    deck.heroes, deck.format = [274], FormatType.FT_WILD
    deck.cards = [(catalogue.find(name).dbf, 2) for name in ("Innervate", "Wisp")]
    return str(deck.as_deckstring)


def paste(qtbot: QtBot, dialog: DeckDialog, player: int, text: str) -> None:
    """Put a text into a player's field with Ctrl+V, and wait until it was read."""
    QGuiApplication.clipboard().setText(text)
    field = dialog.fields[player - 1]
    field.text.setFocus()
    qtbot.keyClick(field.text, Qt.Key.Key_V, CTRL)
    qtbot.waitUntil(lambda: field.deck is not None, timeout=WAIT)


def test_a_pasted_code_and_a_list_of_names_become_the_decks(
    qtbot: QtBot, window: MainWindow, dialog: DeckDialog, engine: Engine
) -> None:
    assert not ok(dialog).isEnabled(), "there is nothing to be taken yet"
    paste(qtbot, dialog, 1, druid_code(engine))
    assert "Malfurion Stormrage, 4 cards" in dialog.fields[0].understood.text()
    paste(qtbot, dialog, 2, "2 Fireball\nMad Scientist")
    with qtbot.waitSignal(window.session.board_changed, timeout=WAIT):
        qtbot.mouseClick(ok(dialog), Qt.MouseButton.LeftButton)
    views = list(window.board.scene.entity_views())
    decks = [[view.name for view in views if view.zone == "deck" and view.player == who] for who in (1, 2)]
    assert sorted(decks[0]) == ["Innervate", "Innervate", "Wisp", "Wisp"]
    assert sorted(decks[1]) == ["Fireball", "Fireball", "Mad Scientist"]
    assert any(view.name == "Malfurion Stormrage" for view in views)
    assert window.session.editing


def test_what_is_not_understood_is_told_with_near_names(qtbot: QtBot, dialog: DeckDialog) -> None:
    paste(qtbot, dialog, 1, "2 Fireball\nDr Bom")
    field = dialog.fields[0]
    assert field.understood.text().startswith("2 cards")
    assert "Dr. Boom" in field.problems.text()
    assert ok(dialog).isEnabled(), "the rest can be used"


def test_a_text_without_a_card_cannot_be_taken(qtbot: QtBot, dialog: DeckDialog) -> None:
    paste(qtbot, dialog, 1, "AAECAf0EAr8I7/EB")
    assert "cannot be read" in dialog.fields[0].problems.text()
    assert not ok(dialog).isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_whole_game_can_be_begun_with_the_decks(
    qtbot: QtBot, window: MainWindow, dialog: DeckDialog, engine: Engine
) -> None:
    paste(qtbot, dialog, 1, "\n".join(f"2 {name}" for name in ("Wisp", "Fireball", "Frostbolt")))
    paste(qtbot, dialog, 2, "\n".join(f"2 {name}" for name in ("Wisp", "Equality", "Consecration")))
    dialog.game.setFocus()
    qtbot.keyClick(dialog.game, Qt.Key.Key_Space)
    with qtbot.waitSignal(window.session.board_changed, timeout=WAIT):
        qtbot.keyClick(ok(dialog), Qt.Key.Key_Space)
    assert window.session.history.document["start"] == "game"
    with qtbot.waitSignal(window.session.run_finished, timeout=WAIT):
        window.actions_by_name["run"].trigger()
    views = list(window.board.scene.entity_views())
    hands = [sum(view.zone == "hand" and view.player == who for view in views) for who in (1, 2)]
    assert min(hands) >= 3, "both have drawn their opening hands"
