"""The board is edited with mouse and keys; each thing done is one step, and no event happens."""

from __future__ import annotations

from typing import Any

import pytest
from edit_hands import Hands
from menus import give
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from playorder.gui.editing.clipboard import mime_of
from playorder.gui.play.bubble import Bubble
from playorder.gui.window import MainWindow

CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


def hint(window: MainWindow) -> str:
    """What the bubbles over the board say."""
    bubbles = window.board.canvas.viewport().findChildren(Bubble)
    return " ".join(bubble.words.text() for bubble in bubbles if bubble.isVisible())


def test_a_minion_is_dragged_to_another_place_in_its_row(hands: Hands) -> None:
    end = hands.at("Wisp") - QPoint(40, 0)
    hands.after(hands.drag, hands.at("Knife Juggler"), end)
    assert hands.cards(1, "board") == ["Knife Juggler", "Wisp", "Chillwind Yeti"]
    assert hands.chosen() == ["Knife Juggler"]
    assert hands.window.session.history.last_step == "Move Knife Juggler"


def test_a_minion_is_dragged_to_the_other_side(hands: Hands) -> None:
    hands.after(hands.drag, hands.at("Chillwind Yeti"), hands.at("River Crocolisk") + QPoint(50, 0))
    assert hands.cards(1, "board") == ["Wisp", "Knife Juggler"]
    assert hands.cards(2, "board") == ["River Crocolisk", "Chillwind Yeti"]


def test_a_card_is_dragged_from_the_hand_between_two_minions(hands: Hands) -> None:
    between = (hands.at("Wisp") + hands.at("Chillwind Yeti")) / 2
    hands.after(hands.drag, hands.at("Bloodfen Raptor"), between)
    assert hands.cards(1, "board") == ["Wisp", "Bloodfen Raptor", "Chillwind Yeti", "Knife Juggler"]
    assert hands.cards(1, "hand") == ["Fireball"]


@pytest.mark.parametrize("zone", ["deck", "graveyard", "setaside", "removed", "hand"])
def test_a_minion_is_dragged_to_any_zone_that_may_hold_it(hands: Hands, zone: str) -> None:
    hands.after(hands.drag, hands.at("Wisp"), hands.zone(2, zone))
    assert hands.cards(2, zone) == ["Wisp"]


def test_a_drag_that_is_let_go_nowhere_changes_nothing(hands: Hands) -> None:
    hands.drag(hands.at("Wisp"), QPoint(5, hands.viewport.height() // 2))
    assert not hands.window.session.history.dirty


def test_escape_gives_a_drag_up(qtbot: QtBot, hands: Hands) -> None:
    start = hands.at("Wisp")
    qtbot.mousePress(hands.viewport, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(hands.viewport, hands.at("River Crocolisk"))
    hands.key(Qt.Key.Key_Escape)
    qtbot.mouseRelease(hands.viewport, Qt.MouseButton.LeftButton, pos=hands.at("River Crocolisk"))
    assert not hands.window.session.history.dirty


def test_ctrl_click_selects_several_that_move_together(hands: Hands) -> None:
    hands.click("Wisp")
    hands.click("Knife Juggler", CTRL)
    assert hands.chosen() == ["Wisp", "Knife Juggler"]
    hands.after(hands.drag, hands.at("Wisp"), hands.at("River Crocolisk") - QPoint(50, 0))
    assert hands.cards(2, "board") == ["Wisp", "Knife Juggler", "River Crocolisk"]
    assert hands.chosen() == ["Wisp", "Knife Juggler"]


def test_a_frame_selects_what_it_touches(hands: Hands) -> None:
    hands.drag(hands.corner("Wisp"), hands.at("Chillwind Yeti"))
    assert hands.chosen() == ["Wisp", "Chillwind Yeti"]
    assert not hands.window.session.history.dirty


def test_delete_removes_and_undo_brings_back(hands: Hands) -> None:
    hands.click("Chillwind Yeti")
    hands.after(hands.key, Qt.Key.Key_Delete)
    assert hands.cards(1, "board") == ["Wisp", "Knife Juggler"]
    assert hands.chosen() == ["Knife Juggler"], "what takes its place is selected next"
    hands.after(give, hands.window, "undo")
    assert hands.cards(1, "board") == ["Wisp", "Chillwind Yeti", "Knife Juggler"]


def test_copy_and_paste_put_a_copy_behind_the_selected_card(hands: Hands) -> None:
    hands.click("Chillwind Yeti")
    hands.key(Qt.Key.Key_C, CTRL)
    hands.click("Wisp")
    hands.after(hands.key, Qt.Key.Key_V, CTRL)
    assert hands.cards(1, "board") == ["Wisp", "Chillwind Yeti", "Chillwind Yeti", "Knife Juggler"]
    ids = [
        item
        for item in hands.window.session.history.document["players"][0]["board"]
        if isinstance(item, dict)
    ]
    assert len(ids) == 1, "the id stays with the first one"


def test_cut_and_paste_on_the_other_side(hands: Hands) -> None:
    hands.click("Wisp")
    hands.after(hands.key, Qt.Key.Key_X, CTRL)
    hands.click("River Crocolisk")
    hands.after(hands.key, Qt.Key.Key_V, CTRL)
    assert hands.cards(2, "board") == ["River Crocolisk", "Wisp"]


def test_text_that_is_no_card_is_not_pasted(hands: Hands) -> None:
    QApplication.clipboard().setText('{"card": 7}')
    hands.click("Wisp")
    hands.key(Qt.Key.Key_V, CTRL)
    QApplication.clipboard().setText("[" * 3000)
    hands.key(Qt.Key.Key_V, CTRL)
    assert not hands.window.session.history.dirty


def test_duplicate_and_change_side_by_key(hands: Hands) -> None:
    hands.click("Wisp")
    hands.after(hands.key, Qt.Key.Key_D, CTRL)
    assert hands.cards(1, "board")[:2] == ["Wisp", "Wisp"]
    hands.after(hands.key, Qt.Key.Key_S)
    assert hands.cards(2, "board") == ["River Crocolisk", "Wisp"]


def test_ctrl_arrows_move_a_card_and_arrows_walk(hands: Hands) -> None:
    hands.click("Wisp")
    hands.after(hands.key, Qt.Key.Key_Right, CTRL)
    assert hands.cards(1, "board") == ["Chillwind Yeti", "Wisp", "Knife Juggler"]
    hands.after(hands.key, Qt.Key.Key_Left, CTRL)
    assert hands.cards(1, "board") == ["Wisp", "Chillwind Yeti", "Knife Juggler"]
    hands.key(Qt.Key.Key_Right)
    assert hands.chosen() == ["Chillwind Yeti"]
    hands.key(Qt.Key.Key_3)
    assert hands.chosen() == ["Knife Juggler"]
    hands.key(Qt.Key.Key_W)
    assert hands.chosen() == ["Fiery War Axe"]


def test_select_all_selects_the_zone(hands: Hands) -> None:
    hands.click("Wisp")
    hands.key(Qt.Key.Key_A, CTRL)
    assert hands.chosen() == ["Wisp", "Chillwind Yeti", "Knife Juggler"]


def test_the_eighth_minion_is_refused_with_a_hint_at_the_mouse(qtbot: QtBot, hands: Hands) -> None:
    hands.click("Wisp")
    for _ in range(4):
        hands.after(hands.key, Qt.Key.Key_D, CTRL)
    assert len(hands.cards(1, "board")) == 7
    at = hands.zone(1, "board")
    hands.drag(hands.at("Bloodfen Raptor"), at)
    assert len(hands.cards(1, "board")) == 7
    assert hint(hands.window) == "There are seven minions already"
    bubble = next(one for one in hands.viewport.findChildren(Bubble) if one.isVisible())
    assert (bubble.pos() - at).manhattanLength() < 120, "the hint is where the mouse is"


def test_the_eleventh_card_in_hand_is_refused(hands: Hands) -> None:
    hands.click("Fireball")
    for _ in range(8):
        hands.after(hands.key, Qt.Key.Key_D, CTRL)
    assert len(hands.cards(1, "hand")) == 10
    hands.key(Qt.Key.Key_D, CTRL)
    assert "ten cards" in hint(hands.window)
    hands.drag(hands.at("Wisp"), hands.zone(1, "hand"))
    assert len(hands.cards(1, "hand")) == 10
    assert "Wisp" in hands.cards(1, "board")


def test_a_spell_is_not_put_on_the_board(hands: Hands) -> None:
    hands.drag(hands.at("Fireball"), hands.zone(1, "board"))
    assert hint(hands.window) == "Fireball is no minion: only minions stand on the board"
    assert not hands.window.session.history.dirty


def test_a_second_copy_of_a_secret_is_refused(hands: Hands) -> None:
    hands.drop(mime_of([{"card": "Counterspell"}]), hands.zone(1, "secrets"))
    assert "Counterspell is among the secrets already" in hint(hands.window)
    assert hands.cards(1, "secrets") == ["Counterspell"]


def test_a_hero_is_not_removed(hands: Hands) -> None:
    hands.key(Qt.Key.Key_H)
    hands.key(Qt.Key.Key_Delete)
    assert "each side has a hero" in hint(hands.window).lower()


def test_the_menu_of_a_card_works_on_it(qtbot: QtBot, hands: Hands) -> None:
    at = hands.at("Knife Juggler")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, hands.viewport.mapToGlobal(at))
    QApplication.sendEvent(hands.viewport, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert hands.chosen() == ["Knife Juggler"]
    action = next(action for action in menu.actions() if action.objectName() == "side")
    hands.after(qtbot.mouseClick, menu, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
                menu.actionGeometry(action).center())  # fmt: skip
    assert hands.cards(2, "board") == ["River Crocolisk", "Knife Juggler"]


def test_edits_fire_no_events(hands: Hands, document: dict[str, Any]) -> None:
    hands.after(hands.drag, hands.at("Bloodfen Raptor"), hands.zone(1, "board") + QPoint(300, 0))
    views = list(hands.scene.entity_views())
    assert all(view.damage == 0 for view in views), "the Knife Juggler throws nothing"


def test_nothing_is_edited_while_a_run_is_shown(qtbot: QtBot, hands: Hands) -> None:
    with qtbot.waitSignal(hands.window.session.run_finished, timeout=60000):
        give(hands.window, "run")
    hands.click("Wisp")
    hands.key(Qt.Key.Key_Delete)
    hands.drag(hands.at("Wisp"), hands.at("River Crocolisk") + QPoint(60, 0))
    assert not hands.window.session.history.dirty


def test_space_holds_a_card_while_the_keys_go_on(hands: Hands) -> None:
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Space)
    hands.key(Qt.Key.Key_Right)
    assert hands.chosen() == ["Wisp", "Chillwind Yeti"]
    hands.key(Qt.Key.Key_Right)
    assert hands.chosen() == ["Wisp", "Knife Juggler"], "what was not held is let go of"
    hands.after(hands.key, Qt.Key.Key_Delete)
    assert hands.cards(1, "board") == ["Chillwind Yeti"]
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Right)
    assert len(hands.chosen()) == 1, "nothing is held any more"


def test_space_takes_a_card_where_none_is_selected(hands: Hands) -> None:
    hands.key(Qt.Key.Key_Escape)
    assert hands.chosen() == []
    hands.key(Qt.Key.Key_Space)
    assert len(hands.chosen()) == 1


def test_arrows_after_the_mouse_selected_several_go_on_with_one(hands: Hands) -> None:
    hands.click("Wisp")
    hands.click("Chillwind Yeti", Qt.KeyboardModifier.ControlModifier)
    hands.key(Qt.Key.Key_Right)
    assert hands.chosen() == ["Knife Juggler"]


def test_e_goes_to_the_first_number_of_the_selected_card(qtbot: QtBot, hands: Hands) -> None:
    hands.key(Qt.Key.Key_2)
    hands.key(Qt.Key.Key_E)
    focus = hands.window.focusWidget()
    assert focus is not None
    assert focus.accessibleName() == "Attack"
    qtbot.keyClicks(focus, "9")
    hands.after(qtbot.keyClick, focus, Qt.Key.Key_Return)
    assert hands.window.session.history.document["players"][0]["board"][1]["attack"] == 9


@pytest.mark.parametrize("key", [Qt.Key.Key_A, Qt.Key.Key_P, Qt.Key.Key_T])
def test_letters_of_play_mode_say_that_the_rules_are_off(hands: Hands, key: Qt.Key) -> None:
    told: list[str] = []
    hands.window.editor.refused.connect(told.append)
    hands.key(Qt.Key.Key_1)
    hands.key(key)
    assert told == ["While the board is edited, the rules are off: F4 turns them on"]
