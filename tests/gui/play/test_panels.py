"""The panels of play mode: the script, the picks, the expectations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from edit_hands import empty, enter
from hands import Hands
from menus import click_row, drop_down, give, take_from
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLineEdit, QSpinBox
from pytestqt.modeltest import ModelTester

from playorder.gui.check_form import CheckDialog
from playorder.gui.play.action_form import ActionDialog
from playorder.gui.play.script_model import ScriptModel

LEFT = Qt.MouseButton.LeftButton

PLAYERS: list[dict[str, Any]] = [
    {
        "board": [{"id": "juggler", "card": "Knife Juggler"}, {"id": "yeti", "card": "Chillwind Yeti"}],
        "hand": [{"id": "a", "card": "Wisp"}, {"id": "b", "card": "Murloc Raider"}],
    },
    {
        "board": [
            {"id": "taunt", "card": "Sen'jin Shieldmasta", "health": 12},
            {"id": "ogre", "card": "Boulderfist Ogre"},
        ]
    },
]
SCRIPT = [{"play": "a"}, {"play": "b"}, {"attack": "yeti", "target": "taunt"}]


def shown(hands: Hands) -> list[str]:
    model = hands.mode.script.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def choose_row(hands: Hands, row: int) -> None:
    """Click a row of the script: the board goes to the moment after it."""
    click_row(hands.mode.script.list, row)
    hands.settle()


# --- the script --------------------------------------------------------------------------------------------------


def test_the_script_lists_every_action_in_words_with_what_became_of_it(hands: Hands) -> None:
    hands.open(PLAYERS, script=[*SCRIPT, {"attack": "yeti", "target": "taunt"}])

    assert shown(hands) == [
        "✓  1.  Play Wisp",
        "✓  2.  Play Murloc Raider",
        "✓  3.  Attack Sen'jin Shieldmasta with Chillwind Yeti",
        "✗  4.  Attack Sen'jin Shieldmasta with Chillwind Yeti",
    ]
    tip = str(hands.mode.script.model.index(3).data(Qt.ItemDataRole.ToolTipRole))
    assert "attacked already" in tip


def test_the_model_keeps_what_qt_asks_of_models(hands: Hands, qtmodeltester: ModelTester) -> None:
    hands.open(PLAYERS, script=SCRIPT)
    qtmodeltester.check(hands.mode.script.model)
    qtmodeltester.check(ScriptModel(hands.session))


def test_a_click_goes_to_the_moment_after_an_action(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT)

    choose_row(hands, 0)

    assert hands.session.shown.mode == "pinned"
    assert hands.item("b").zone == "hand"
    assert hands.item("a").zone == "board"


def test_an_action_is_deleted_and_the_rest_is_played_again(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT)
    choose_row(hands, 1)

    hands.key(Qt.Key.Key_Delete, hands.mode.script.list)

    assert hands.script == [SCRIPT[0], SCRIPT[2]]
    assert hands.item("b").zone == "hand"
    give(hands.window, "undo")
    hands.settle()
    assert hands.script == SCRIPT


def test_an_action_is_moved_with_keys_and_with_its_button(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT)
    choose_row(hands, 2)

    hands.bot.keyClick(hands.mode.script.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    hands.settle()
    assert hands.script == [SCRIPT[0], SCRIPT[2], SCRIPT[1]]
    hands.bot.mouseClick(hands.mode.script.button("up"), LEFT)
    hands.settle()

    assert hands.script == [SCRIPT[2], SCRIPT[0], SCRIPT[1]]
    assert hands.session.result is not None
    assert hands.session.result.error == ""


def test_an_action_is_dragged_to_another_place(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT)
    panel = hands.mode.script
    first = panel.list.visualRect(panel.model.index(0))
    data = panel.model.mimeData([panel.model.index(2)])
    at = first.topLeft() + QPoint(40, 1)
    rest = (Qt.DropAction.MoveAction, data, LEFT, Qt.KeyboardModifier.NoModifier)

    for event in (QDragEnterEvent(at, *rest), QDragMoveEvent(at, *rest), QDropEvent(QPointF(at), *rest)):
        QApplication.sendEvent(panel.list.viewport(), event)
    hands.settle()

    assert hands.script == [SCRIPT[2], SCRIPT[0], SCRIPT[1]]
    assert len(shown(hands)) == 3


def in_dialog(kind: type, do: Callable[[Any], None]) -> None:
    """When a dialogue of this kind is open, do this in it."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind):
            do(dialog)
        else:
            QTimer.singleShot(20, look)

    QTimer.singleShot(0, look)


def press_ok(dialog: Any, hands: Hands) -> None:
    hands.bot.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)


def test_an_action_is_replaced_by_another_that_was_legal_then(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT)
    offered: list[str] = []

    def edit(dialog: ActionDialog) -> None:
        first = dialog.form.first
        offered.extend(first.itemText(row) for row in range(first.count()))
        drop_down(first, "Attack Chillwind Yeti")
        assert [step.accessibleName() for step in dialog.form.steps] == ["Target"]
        drop_down(dialog.form.steps[0], "Sen'jin")
        press_ok(dialog, hands)

    in_dialog(ActionDialog, edit)
    choose_row(hands, 1)
    hands.key(Qt.Key.Key_F2, hands.mode.script.list)

    assert hands.script[1] == {"attack": "yeti", "target": "taunt"}
    assert any(words.startswith("Play Murloc Raider") for words in offered)
    assert not any(words.startswith("Play Wisp") for words in offered), "it was played before"


def test_an_action_is_added_with_its_place(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT[:1])

    def add(dialog: ActionDialog) -> None:
        drop_down(dialog.form.first, "Play Murloc Raider")
        drop_down(dialog.form.steps[0], "Place 2")
        press_ok(dialog, hands)

    in_dialog(ActionDialog, add)
    hands.bot.mouseClick(hands.mode.script.button("plus"), LEFT)
    hands.settle()

    assert hands.script[1] == {"play": "b", "position": 1}


# --- picks -------------------------------------------------------------------------------------------------------


def test_each_decision_is_listed_with_its_candidates_and_what_was_taken(hands: Hands) -> None:
    hands.open(
        PLAYERS, script=SCRIPT[:2], random={"seed": 1, "picks": [{"source": "juggler", "pick": "ogre"}]}
    )
    first, second = hands.mode.picks.rows

    assert (first.source, first.by_pick, second.by_pick) == ("Knife Juggler", True, False)
    assert [choice.words for choice in first.choices] == [
        "Jaina Proudmoore",
        "Sen'jin Shieldmasta",
        "Boulderfist Ogre",
    ]
    assert first.choices[first.taken].words == "Boulderfist Ogre"
    assert hands.mode.picks.by_picks.isChecked()


def test_a_click_on_another_candidate_does_the_run_again_from_there(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT[:2])
    panel = hands.mode.picks
    before = [row.taken for row in panel.rows]
    other = (before[1] + 1) % 3

    hands.bot.mouseClick(panel.candidates[1][other], LEFT)
    hands.settle()

    assert [row.taken for row in panel.rows] == [before[0], other]
    assert panel.rows[1].by_pick
    give(hands.window, "undo")
    hands.settle()
    assert [row.taken for row in panel.rows] == before


def test_the_seed_is_changed_in_its_field(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT[:2])
    seed = hands.mode.picks.seed
    enter(hands.bot, seed, 12)
    hands.settle()

    assert hands.document["random"]["seed"] == 12


def test_all_is_kept_as_picks_and_forgotten_again(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT[:2])
    panel = hands.mode.picks

    hands.bot.mouseClick(panel.keep, LEFT)
    hands.settle()
    assert len(hands.document["random"]["picks"]) == 2
    assert all(row.by_pick for row in panel.rows)
    assert not panel.keep.isEnabled()

    hands.bot.mouseClick(panel.by_seed, LEFT)
    hands.settle()
    assert hands.document["random"]["picks"] == []
    assert panel.by_seed.isChecked()


def test_ask_me_stops_at_each_decision(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT[:1])

    hands.bot.mouseClick(hands.mode.picks.by_asking, LEFT)
    hands.settle()
    assert hands.mode.picker.isVisible()
    assert "you decide" in hands.mode.picker.title.text()
    hands.bot.mouseClick(hands.mode.picker.buttons[2], LEFT)
    hands.settle()

    assert hands.document["random"]["picks"] == [{"source": "juggler", "pick": "ogre"}]
    assert not hands.mode.picker.isVisible()


def test_a_pick_that_does_not_fit_any_more_can_be_forgotten(hands: Hands) -> None:
    picks = [{"source": "juggler", "pick": "ogre"}, {"source": "juggler", "pick": "Doomsayer"}]
    hands.open(PLAYERS, script=SCRIPT[:2], random={"picks": picks})
    panel = hands.mode.picks
    assert hands.session.result is not None
    assert "not among the candidates" in hands.session.result.error
    assert panel.misfit.isVisibleTo(panel)

    hands.bot.mouseClick(panel.misfit, LEFT)
    hands.settle()

    assert hands.document["random"]["picks"] == picks[:1]
    assert hands.session.result.error == ""
    assert not panel.misfit.isVisibleTo(panel)


def test_many_candidates_are_searched_in_a_list(hands: Hands) -> None:
    hands.open(
        [
            {"board": [{"id": "shredder", "card": "Piloted Shredder", "damage": 2}]},
            {"hand": [{"id": "ping", "card": "Arcane Explosion"}]},
        ],
        active="p2",
        script=[{"play": "ping"}],
    )
    panel, picker = hands.mode.picks, hands.mode.picker
    (row,) = panel.rows
    assert len(row.choices) > 50

    more = [button for button in panel.findChildren(type(panel.keep)) if "more…" in button.text()]
    hands.bot.mouseClick(more[0], LEFT)
    assert picker.isVisible()
    assert picker.field is not None
    hands.bot.keyClicks(picker.field, "doomsayer")
    hands.bot.keyClick(picker, Qt.Key.Key_Return)
    hands.settle()

    assert hands.document["random"]["picks"] == [{"source": "shredder", "pick": "Doomsayer"}]
    assert hands.item("Doomsayer").zone == "board"


# --- expectations ------------------------------------------------------------------------------------------------


def test_two_clicks_make_a_test_of_the_rules(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT)
    checks = hands.window.checks

    hands.click(hands.at("taunt"))
    hands.bot.mouseClick(checks.expect, LEFT)
    hands.settle()

    (check,) = hands.document["expect"]
    assert check["entity"] == "taunt"
    assert check["zone"] == "play"
    assert [ok for ok, _ in checks.rows] == [True]
    assert checks.summary.text() == "it holds"


def test_the_menu_offers_more_to_expect_of_a_hero(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT)
    checks = hands.window.checks
    hands.click(hands.at("p1.hero"))

    take_from(checks.expect, "hand count")
    hands.settle()

    assert hands.document["expect"] == [{"player": "p1", "hand_count": 0}]


def test_an_expectation_fails_when_the_script_is_changed_and_says_what_was_found(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT, expect=[{"player": "p1", "hand_count": 0}])
    assert [ok for ok, _ in hands.window.checks.rows] == [True]

    choose_row(hands, 1)
    hands.key(Qt.Key.Key_Delete, hands.mode.script.list)

    assert [ok for ok, _ in hands.window.checks.rows] == [False]
    assert hands.window.checks.summary.text() == "1 of 1 fail"


def test_an_expectation_is_edited_and_deleted(hands: Hands) -> None:
    hands.open(
        PLAYERS, script=SCRIPT, expect=[{"player": "p1", "hand_count": 3}, {"player": "p1", "mana": 8}]
    )
    checks = hands.window.checks

    def edit(dialog: CheckDialog) -> None:
        field = dialog.fields["hand_count"]
        assert isinstance(field, QSpinBox)
        enter(hands.bot, field, 0)
        press_ok(dialog, hands)

    in_dialog(CheckDialog, edit)
    hands.bot.mouseClick(checks.edit_buttons[0], LEFT)
    hands.settle()
    assert hands.document["expect"][0] == {"player": "p1", "hand_count": 0}

    hands.bot.mouseClick(checks.delete_buttons[1], LEFT)
    hands.settle()
    assert hands.document["expect"] == [{"player": "p1", "hand_count": 0}]


def test_a_value_that_makes_no_valid_document_is_not_taken(hands: Hands) -> None:
    hands.open(PLAYERS, script=SCRIPT, expect=[{"entity": "taunt", "zone": "play"}])
    told: list[str] = []

    def edit(dialog: CheckDialog) -> None:
        field = dialog.fields["zone"]
        assert isinstance(field, QLineEdit)
        empty(hands.bot, field)
        hands.bot.keyClicks(field, "nowhere")
        press_ok(dialog, hands)
        told.append(dialog.wrong.text())
        hands.bot.keyClick(dialog, Qt.Key.Key_Escape)

    in_dialog(CheckDialog, edit)
    hands.bot.mouseClick(hands.window.checks.edit_buttons[0], LEFT)
    hands.settle()

    assert "nowhere" in told[0]
    assert hands.document["expect"] == [{"entity": "taunt", "zone": "play"}]


@pytest.mark.parametrize("panel", ["script", "picks"])
def test_the_panels_have_names_for_people_who_listen(hands: Hands, panel: str) -> None:
    hands.open(PLAYERS, script=SCRIPT)
    dock = next(dock for dock in hands.window.panels.docks if dock.objectName() == panel)

    assert dock.widget().accessibleName()
