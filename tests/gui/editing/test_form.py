"""The inspector's form: what is set in it is what the document says, in one step each."""

from __future__ import annotations

from typing import Any

import pytest
from edit_hands import Hands, empty, enter, tick
from menus import click_row, give
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from playorder.gui.editing.form.form import EntityForm
from playorder.gui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def form(window: MainWindow, hands: Hands) -> EntityForm:
    """The form of the Yeti."""
    found = window.findChild(EntityForm)
    assert found is not None
    hands.click("Chillwind Yeti")
    assert found.isVisible()
    return found


def entry(window: MainWindow, player: int = 1, zone: str = "board", index: int = 1) -> Any:
    """What the document says of an entity."""
    return window.session.history.document["players"][player - 1][zone][index]


@pytest.mark.parametrize(
    ("field", "value"), [("attack", 7), ("health", 9), ("damage", 2), ("cost", 0), ("attacks_this_turn", 1)]
)
def test_a_number_typed_is_written(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm, field: str, value: int
) -> None:
    hands.after(enter, qtbot, form.numbers.fields[field], value)
    assert entry(window) == {"id": "yeti", "card": "Chillwind Yeti", field: value}
    hands.after(give, window, "undo")
    assert entry(window) == {"id": "yeti", "card": "Chillwind Yeti"}
    assert hands.chosen() == ["Chillwind Yeti"], "undoing keeps the selection"


def test_the_printed_number_is_not_written(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    hands.after(enter, qtbot, form.numbers.fields["attack"], 7)
    hands.after(enter, qtbot, form.numbers.fields["attack"], 4)
    assert "attack" not in entry(window)


def test_a_hero_that_is_not_written_yet_can_be_edited(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    hands.key(Qt.Key.Key_H)
    hands.after(enter, qtbot, form.numbers.fields["armor"], 5)
    hands.after(enter, qtbot, form.numbers.fields["damage"], 12)
    assert window.session.history.document["players"][0]["hero"] == {
        "card": "HERO_08",
        "armor": 5,
        "damage": 12,
    }


def test_several_selected_cards_are_changed_in_one_step(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    hands.click("Wisp", Qt.KeyboardModifier.ControlModifier)
    assert form.several.isVisible()
    hands.after(enter, qtbot, form.numbers.fields["health"], 8)
    assert entry(window, index=0)["health"] == 8
    assert entry(window, index=1)["health"] == 8
    hands.after(give, window, "undo")
    assert not window.session.history.dirty


def test_keywords_are_given_and_taken(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    hands.after(qtbot.mouseClick, form.keywords.buttons["divine_shield"], LEFT)
    assert entry(window)["keywords"] == ["divine_shield"]
    assert window.session.history.last_step == "Give Chillwind Yeti Divine Shield"
    assert form.keywords.buttons["divine_shield"].isChecked()
    hands.after(qtbot.mouseClick, form.keywords.buttons["divine_shield"], LEFT)
    assert "keywords" not in entry(window)


def test_rare_keywords_wait_behind_more(qtbot: QtBot, form: EntityForm) -> None:
    rare = form.keywords.buttons["mega_windfury"]
    assert not rare.isVisible()
    qtbot.mouseClick(form.keywords.more, LEFT)
    assert rare.isVisible()


THORNS = {
    "keyword": "thorns", "text": "Whenever this takes damage, deal 1 damage to whatever dealt it.",
    "triggers": [{"on": "damage", "if": "self", "do": {"damage": 1, "to": "event_source"}, "name": "thorns"}],
}  # fmt: skip


def test_a_keyword_that_a_card_of_the_document_defines_is_offered_and_given(
    qtbot: QtBot, window: MainWindow, hands: Hands, document: dict[str, Any]
) -> None:
    with qtbot.waitSignal(window.session.board_changed, timeout=60_000):
        window.session.open_document({**document, "cards": [THORNS]})
    form = window.findChild(EntityForm)
    assert form is not None
    hands.click("Chillwind Yeti")
    assert "thorns" not in form.keywords.buttons
    qtbot.mouseClick(form.keywords.more, LEFT)
    hands.after(qtbot.mouseClick, form.keywords.buttons["thorns"], LEFT)
    assert entry(window)["keywords"] == ["thorns"]
    assert form.keywords.buttons["thorns"].isChecked()
    hands.after(qtbot.mouseClick, form.keywords.buttons["thorns"], LEFT)
    assert "keywords" not in entry(window)


def test_exhausted_and_controller(qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm) -> None:
    hands.after(tick, qtbot, form.numbers.flags["exhausted"])
    assert entry(window)["exhausted"] is True
    form.numbers.controller.setFocus()
    hands.after(qtbot.keyClick, form.numbers.controller, Qt.Key.Key_Down)
    assert hands.cards(2, "board") == ["River Crocolisk", "Chillwind Yeti"]


def test_where_numbers_come_from_is_told_step_by_step(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    assert form.origins.rows == [], "as printed there is nothing to tell"
    enter(qtbot, form.attachments.attack, 2)
    enter(qtbot, form.attachments.health, 1)
    hands.after(qtbot.mouseClick, form.attachments.plain, LEFT)
    hands.after(enter, qtbot, form.numbers.fields["damage"], 3)
    assert form.origins.rows == [
        ("Base, printed", "", "4/5"),
        ("Plain statistics", "+2/+1", "6/6"),
        ("Now", "3 damage", "6/3"),
    ]


def attach(qtbot: QtBot, form: EntityForm, name: str) -> None:
    """Type a card into the field for attachments and press Enter."""
    form.attachments.card.setFocus()
    qtbot.keyClicks(form.attachments.card, name)
    qtbot.keyClick(form.attachments.card, Qt.Key.Key_Return)


def test_attachments_are_added_ordered_and_removed(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    hands.after(attach, qtbot, form, "Blessing of Kings")
    hands.after(attach, qtbot, form, "Ancestral Spirit")
    assert entry(window)["attach"] == ["CS2_092", "CS2_038"]
    click_row(form.attachments.list, 1)
    hands.after(qtbot.mouseClick, form.attachments.up, LEFT)
    assert entry(window)["attach"] == ["CS2_038", "CS2_092"]
    click_row(form.attachments.list, 0)
    hands.after(qtbot.mouseClick, form.attachments.remove, LEFT)
    assert entry(window)["attach"] == ["CS2_092"]


def test_how_long_and_for_whom_an_attachment_is(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    hands.after(attach, qtbot, form, "Blessing of Kings")
    hands.after(qtbot.keyClick, form.attachments.until, Qt.Key.Key_Down)
    hands.after(qtbot.keyClick, form.attachments.by, Qt.Key.Key_End)
    assert entry(window)["attach"] == [{"card": "CS2_092", "until": "end_of_turn", "by": "p2"}]


def test_what_makes_no_enchantment_is_not_attached(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    for name in ("Wisp", "no such card"):
        with qtbot.waitSignal(window.editor.refused):
            attach(qtbot, form, name)
    assert not window.session.history.dirty


def complete(qtbot: QtBot, line: QLineEdit, part: str) -> None:
    """Type a part of a name, and take the first of those that are offered with the keys."""
    line.setFocus()
    qtbot.keyClicks(line, part)
    offered = line.completer().popup()
    qtbot.waitUntil(offered.isVisible, timeout=20_000)
    qtbot.keyClick(offered, Qt.Key.Key_Down)
    qtbot.keyClick(offered, Qt.Key.Key_Return)


def test_the_field_for_attachments_completes_names(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    line = form.attachments.card
    hands.after(complete, qtbot, line, "ing of Ki")  # all cards are gathered while one types
    assert "Wisp" not in window.session.attachable()
    assert entry(window)["attach"] == ["CS2_092"]
    assert line.text() == "", "the next one can be typed at once"


def test_the_field_for_tags_completes_names(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    complete(qtbot, form.tags.field, "be_destr")
    assert form.tags.field.text() == "TO_BE_DESTROYED"
    assert not window.session.history.dirty, "its number is still to be typed"
    qtbot.keyClicks(form.tags.field, " = 1")
    hands.after(qtbot.keyClick, form.tags.field, Qt.Key.Key_Return)
    assert entry(window)["tags"] == {"TO_BE_DESTROYED": 1}


def test_the_value_of_a_tag_is_typed_into_the_table(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    qtbot.keyClicks(form.tags.field, "ATK = 3")
    hands.after(qtbot.keyClick, form.tags.field, Qt.Key.Key_Return)
    click_row(form.tags.table, 0)
    qtbot.keyClick(form.tags.table, Qt.Key.Key_F2)
    box = form.tags.table.findChild(QSpinBox)
    assert box is not None, "only whole numbers can be typed"
    hands.after(enter, qtbot, box, 8)
    assert entry(window)["tags"] == {"ATK": 8}


def test_tags_are_set_checked_and_taken_out(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    tester = QAbstractItemModelTester(
        form.tags.model, QAbstractItemModelTester.FailureReportingMode.Fatal, form
    )
    qtbot.keyClicks(form.tags.field, "to_be_destroyed = 1")
    hands.after(qtbot.keyClick, form.tags.field, Qt.Key.Key_Return)
    assert entry(window)["tags"] == {"TO_BE_DESTROYED": 1}
    for wrong in ("NO_SUCH_TAG = 1", "ATK = many", "ATK = 99999999999"):
        empty(qtbot, form.tags.field)
        qtbot.keyClicks(form.tags.field, wrong)
        with qtbot.waitSignal(window.editor.refused):
            qtbot.keyClick(form.tags.field, Qt.Key.Key_Return)
    click_row(form.tags.table, 0)
    hands.after(qtbot.keyClick, form.tags.table, Qt.Key.Key_Delete)
    assert "tags" not in entry(window)
    assert tester.model() is form.tags.model


def test_triggers_are_listed_and_those_of_the_document_taken_out(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    hands.click("Knife Juggler")
    assert form.triggers.list.count() == 1
    click_row(form.triggers.list, 0)
    assert not form.triggers.remove.isEnabled(), "what is printed stays"
    own = {"card": "Knife Juggler", "triggers": [{"on": "turn_end", "do": [{"armor": 1}]}]}
    document = window.session.history.document
    side = {**document["players"][0], "board": ["Wisp", "Chillwind Yeti", own]}
    changed = {**document, "players": [side, document["players"][1]]}
    hands.after(window.session.history.change, "Give it a trigger", changed)
    assert form.triggers.list.count() == 2
    row = next(row for row in range(2) if form.triggers._written[row] == 0)
    click_row(form.triggers.list, row)
    hands.after(qtbot.mouseClick, form.triggers.remove, LEFT)
    assert hands.cards(1, "board")[2] == "Knife Juggler"
    assert isinstance(entry(window, index=2), str)


def test_while_a_run_is_shown_the_inspector_only_tells(
    qtbot: QtBot, window: MainWindow, hands: Hands, form: EntityForm
) -> None:
    with qtbot.waitSignal(window.session.run_finished, timeout=60000):
        give(window, "run")
    hands.click("Chillwind Yeti")
    assert not form.isVisible()
