"""Piles open as ordered lists; while the board is edited their cards are dragged, moved with keys and removed."""

from __future__ import annotations

from typing import Any

import pytest
from by_hand import drop_on_row
from edit_hands import Hands
from menus import give
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from playorder.gui.board.pile_popup import PilePopup
from playorder.gui.editing.clipboard import mime_of
from playorder.gui.editing.overlay import EditOverlay
from playorder.gui.window import MainWindow
from playorder.scenario.editing.templates import empty_document

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def document() -> dict[str, Any]:
    """A deck of four, and something in every other pile."""
    side = {
        "board": ["Wisp"],
        "deck": ["Loot Hoarder", "Frostbolt", "Fireball", "Polymorph"],
        "graveyard": ["Chillwind Yeti", "Arcane Shot"],
        "setaside": ["Bloodfen Raptor"],
        "removed": ["River Crocolisk"],
    }
    return {**empty_document(), "players": [side, {}]}


def opened(qtbot: QtBot, hands: Hands, zone: str) -> PilePopup:
    """Click a pile."""
    pile = hands.scene.pile_of(1, zone)
    assert pile is not None
    qtbot.mouseClick(hands.viewport, LEFT, pos=hands.canvas.mapFromScene(pile.pos()))
    popup = hands.canvas.popup
    assert popup is not None
    assert popup.isVisible()
    return popup


def rows(popup: PilePopup) -> list[str]:
    """The names in the list."""
    return [card.name for card in popup.model.cards]


def mime(popup: PilePopup, *names: str) -> QMimeData:
    """What dragging these rows takes along."""
    return popup.model.mimeData([popup.model.index(rows(popup).index(name)) for name in names])


def above(popup: PilePopup, name: str) -> QPoint:
    """The upper edge of a row."""
    return popup.list.visualRect(popup.model.index(rows(popup).index(name))).topLeft() + QPoint(30, 1)


@pytest.mark.parametrize(
    ("zone", "names"),
    [
        ("deck", ["Loot Hoarder", "Frostbolt", "Fireball", "Polymorph"]),
        ("graveyard", ["Chillwind Yeti", "Arcane Shot"]),
        ("setaside", ["Bloodfen Raptor"]),
        ("removed", ["River Crocolisk"]),
    ],
)
def test_every_pile_opens_as_an_ordered_list(qtbot: QtBot, hands: Hands, zone: str, names: list[str]) -> None:
    popup = opened(qtbot, hands, zone)
    assert rows(popup) == names
    assert str(popup.model.index(0).data()).startswith("1.")
    popup.close()


def test_a_card_is_dragged_to_another_place_in_the_deck(qtbot: QtBot, hands: Hands) -> None:
    popup = opened(qtbot, hands, "deck")
    hands.after(drop_on_row, popup.list, mime(popup, "Polymorph"), above(popup, "Frostbolt"))
    wanted = ["Loot Hoarder", "Polymorph", "Frostbolt", "Fireball"]
    assert hands.cards(1, "deck") == wanted
    assert popup.isVisible(), "the list stays open for the next one"
    assert rows(popup) == wanted
    hands.after(give, hands.window, "undo")
    assert rows(popup) == ["Loot Hoarder", "Frostbolt", "Fireball", "Polymorph"]
    popup.close()


def test_several_cards_are_dragged_together(qtbot: QtBot, hands: Hands) -> None:
    popup = opened(qtbot, hands, "deck")
    hands.after(drop_on_row, popup.list, mime(popup, "Fireball", "Polymorph"), above(popup, "Loot Hoarder"))
    assert hands.cards(1, "deck") == ["Fireball", "Polymorph", "Loot Hoarder", "Frostbolt"]
    popup.close()


def test_a_card_is_dragged_out_of_the_deck_onto_the_board_and_into_the_hand(
    qtbot: QtBot, hands: Hands
) -> None:
    popup = opened(qtbot, hands, "deck")
    hands.after(hands.drop, mime(popup, "Loot Hoarder"), hands.zone(1, "board") + QPoint(80, 0))
    assert hands.cards(1, "board") == ["Wisp", "Loot Hoarder"]
    hands.after(hands.drop, mime(popup, "Fireball"), hands.zone(1, "hand"))
    assert hands.cards(1, "hand") == ["Fireball"]
    assert rows(popup) == hands.cards(1, "deck") == ["Frostbolt", "Polymorph"]
    with qtbot.waitSignal(hands.window.editor.refused):
        hands.drop(mime(popup, "Frostbolt"), hands.zone(1, "board"))
    assert hands.cards(1, "deck") == ["Frostbolt", "Polymorph"], "a spell is no minion"
    popup.close()


def test_the_name_of_a_card_dragged_out_of_a_pile_goes_with_the_pointer(qtbot: QtBot, hands: Hands) -> None:
    popup = opened(qtbot, hands, "graveyard")
    overlay = next(item for item in hands.scene.items() if isinstance(item, EditOverlay))
    hands.hold(mime(popup, "Chillwind Yeti"), hands.zone(1, "board"))
    assert overlay.words == "Chillwind Yeti"
    assert overlay.mark is not None
    hands.hold(mime(popup, "Chillwind Yeti", "Arcane Shot"), hands.zone(1, "hand"))
    assert overlay.words == "2 cards"
    hands.after(hands.drop, mime(popup, "Chillwind Yeti"), hands.zone(1, "board"))
    assert overlay.words == ""
    popup.close()


def test_a_card_of_the_palette_is_dropped_at_its_place_in_the_deck(qtbot: QtBot, hands: Hands) -> None:
    popup = opened(qtbot, hands, "deck")
    hands.after(drop_on_row, popup.list, mime_of([{"card": "CS2_024"}]), above(popup, "Fireball"))
    assert hands.cards(1, "deck") == ["Loot Hoarder", "Frostbolt", "Frostbolt", "Fireball", "Polymorph"]
    popup.close()


def test_keys_move_and_remove_a_card(qtbot: QtBot, hands: Hands) -> None:
    popup = opened(qtbot, hands, "deck")
    alt = Qt.KeyboardModifier.AltModifier
    hands.after(qtbot.keyClick, popup.list, Qt.Key.Key_Down, alt)
    assert hands.cards(1, "deck") == ["Frostbolt", "Loot Hoarder", "Fireball", "Polymorph"]
    hands.after(qtbot.keyClick, popup.list, Qt.Key.Key_Down, alt)
    assert hands.cards(1, "deck") == ["Frostbolt", "Fireball", "Loot Hoarder", "Polymorph"]
    hands.after(qtbot.keyClick, popup.list, Qt.Key.Key_Up, alt)
    hands.after(qtbot.keyClick, popup.list, Qt.Key.Key_Delete)
    assert hands.cards(1, "deck") == ["Frostbolt", "Fireball", "Polymorph"]
    qtbot.keyClick(popup.list, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not popup_lives(hands), timeout=5000)


def popup_lives(hands: Hands) -> bool:
    """Whether a list of a pile is shown."""
    return any(
        isinstance(widget, PilePopup) and widget.isVisible() for widget in QApplication.topLevelWidgets()
    )


def test_a_click_shows_the_card_in_the_inspector_and_keeps_the_list(qtbot: QtBot, hands: Hands) -> None:
    popup = opened(qtbot, hands, "graveyard")
    qtbot.mouseClick(popup.list.viewport(), LEFT, pos=popup.list.visualRect(popup.model.index(1)).center())
    assert hands.chosen() == ["Arcane Shot"]
    assert popup.isVisible()
    popup.close()


def test_the_last_card_leaves_an_empty_list_into_which_one_is_dropped(qtbot: QtBot, hands: Hands) -> None:
    popup = opened(qtbot, hands, "removed")
    hands.after(qtbot.keyClick, popup.list, Qt.Key.Key_Delete)
    assert rows(popup) == []
    assert popup.empty.isVisible()
    hands.after(drop_on_row, popup.list, mime_of([{"card": "CS2_231"}]), QPoint(20, 10))
    assert hands.cards(1, "removed") == ["Wisp"]
    popup.close()


def test_in_a_run_piles_are_only_looked_at(qtbot: QtBot, window: MainWindow, hands: Hands) -> None:
    popup = opened(qtbot, hands, "deck")
    with qtbot.waitSignal(window.session.run_finished, timeout=60_000):
        give(window, "run")
    qtbot.waitUntil(lambda: not popup_lives(hands), timeout=5000)
    popup = opened(qtbot, hands, "deck")
    assert not popup.close_button.isVisible()
    qtbot.keyClick(popup.list, Qt.Key.Key_Delete)
    assert len(hands.cards(1, "deck")) == 4
    popup.close()


def test_the_model_keeps_the_rules_of_qt(qtbot: QtBot, hands: Hands, qtmodeltester: ModelTester) -> None:
    popup = opened(qtbot, hands, "deck")
    qtmodeltester.check(popup.model)
    hands.after(qtbot.keyClick, popup.list, Qt.Key.Key_Delete)
    popup.close()
