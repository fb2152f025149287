"""Questions that are asked with cards: Discover, Choose One, the mulligan, and chance that somebody decides."""

from __future__ import annotations

from typing import Any

from hands import Hands
from menus import click_row, give
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

SCARAB: list[Any] = [{"hand": [{"id": "scarab", "card": "Jeweled Scarab"}]}, {}]


def test_discover_asks_with_three_cards_and_a_click_takes_one(hands: Hands) -> None:
    hands.open(SCARAB, script=[{"play": "scarab"}])
    picker = hands.mode.picker
    assert picker.isVisible()
    assert len(picker.buttons) == 3
    name = picker.buttons[1].choice.words

    hands.bot.mouseClick(picker.buttons[1], Qt.MouseButton.LeftButton)
    hands.settle()

    assert not picker.isVisible()
    assert hands.script == [{"play": "scarab"}, {"pick": name}]
    assert hands.item(name).zone == "hand"


def test_a_number_takes_a_card_and_escape_takes_the_action_back(hands: Hands) -> None:
    hands.open(SCARAB, script=[{"play": "scarab"}])
    name = hands.mode.picker.buttons[2].choice.words
    hands.key("3", hands.mode.picker.buttons[0])
    assert hands.script[1:] == [{"pick": name}]

    give(hands.window, "undo")
    hands.settle()
    assert hands.mode.picker.isVisible(), "undone, it is asked again"
    hands.key(Qt.Key.Key_Escape, hands.mode.picker)

    assert hands.script == []
    assert not hands.mode.picker.isVisible()
    assert hands.item("scarab").zone == "hand"


def test_choose_one_asks_for_the_way_and_then_for_the_target(hands: Hands) -> None:
    hands.open(
        [{"hand": [{"id": "wrath", "card": "Wrath"}]}, {"board": [{"id": "yeti", "card": "Chillwind Yeti"}]}]
    )
    hands.walk_to("wrath")
    hands.key("p")
    picker = hands.mode.picker
    assert len(picker.buttons) == 2

    hands.key(Qt.Key.Key_Right, picker)
    hands.key(Qt.Key.Key_Return, picker)
    assert hands.mode.overlay.legal == {hands.item("yeti").entity.entity}
    hands.click(hands.at("yeti"))

    (entry,) = hands.script
    assert entry == {"play": "wrath", "target": "yeti", "choose": "EX1_154b"}
    assert hands.item("yeti").entity.damage == 1


def test_a_choose_one_minion_goes_where_it_was_dropped(hands: Hands) -> None:
    hands.open(
        [
            {
                "hand": [{"id": "claw", "card": "Druid of the Claw"}],
                "board": [{"id": "a", "card": "Wisp"}, {"id": "b", "card": "Wisp"}],
            },
            {},
        ]
    )
    hands.drag(hands.at("claw"), (hands.at("a") + hands.at("b")) / 2)
    assert hands.script == []

    hands.bot.mouseClick(hands.mode.picker.buttons[0], Qt.MouseButton.LeftButton)
    hands.settle()

    (entry,) = hands.script
    assert entry["position"] == 1


def test_a_way_that_cannot_be_taken_says_why(hands: Hands) -> None:
    hands.open([{"hand": [{"id": "wrath", "card": "Wrath"}]}, {}])

    hands.walk_to("wrath")
    hands.key("p")

    assert "needs a target" in hands.mode.bubble.words.text()


def test_the_mulligan_marks_cards_and_both_players_are_asked(hands: Hands) -> None:
    deck = ["Wisp", "Fireball", "Chillwind Yeti", "Boulderfist Ogre"] * 3
    hands.open([{"deck": deck}, {"deck": deck}], start="game")
    picker = hands.mode.picker
    assert len(picker.buttons) == 3
    assert "replaced" in picker.title.text()

    hands.bot.mouseClick(picker.buttons[0], Qt.MouseButton.LeftButton)
    hands.bot.mouseClick(picker.buttons[2], Qt.MouseButton.LeftButton)
    hands.bot.mouseClick(picker.confirm, Qt.MouseButton.LeftButton)
    hands.settle()
    assert len(picker.buttons) == 4
    hands.key(Qt.Key.Key_Return, picker)

    first, second = hands.script
    assert len(first["pick"]) == 2
    assert second == {"pick": []}
    assert not picker.isVisible()


JUGGLER: list[Any] = [
    {"board": [{"id": "juggler", "card": "Knife Juggler"}], "hand": [{"id": "wisp", "card": "Wisp"}]},
    {"board": [{"id": "yeti", "card": "Chillwind Yeti"}, {"id": "ogre", "card": "Boulderfist Ogre"}]},
]


def test_chance_that_is_asked_for_is_decided_by_a_click_and_becomes_a_pick(hands: Hands) -> None:
    hands.open(JUGGLER)
    hands.session.set_asking(True)
    hands.settle()

    hands.drag(hands.at("wisp"), hands.at("juggler") + (hands.at("ogre") - hands.at("yeti")))
    picker = hands.mode.picker
    assert [button.choice.words for button in picker.buttons] == [
        "Jaina Proudmoore",
        "Chillwind Yeti",
        "Boulderfist Ogre",
    ]
    hands.bot.mouseClick(picker.buttons[2], Qt.MouseButton.LeftButton)
    hands.settle()

    assert hands.document["random"]["picks"] == [{"source": "juggler", "pick": "ogre"}]
    assert hands.item("ogre").entity.damage == 1
    assert len(hands.script) == 1


# --- playing differently from the past ---------------------------------------------------------------------------


def answer(hands: Hands, words: str) -> None:
    """When the question about the fork is open, click the button that says this."""

    def click() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            button = next(one for one in box.buttons() if words in one.text().replace("&", ""))
            hands.bot.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            QTimer.singleShot(20, click)

    QTimer.singleShot(20, click)


TWO: list[Any] = [
    {"board": [{"id": "a", "card": "Chillwind Yeti"}], "hand": [{"id": "wisp", "card": "Wisp"}]},
    {"board": [{"id": "b", "card": "Wisp", "health": 9}]},
]
PLAYED = [{"attack": "a", "target": "b"}, {"end_turn": True}]


def go_back(hands: Hands) -> None:
    """Click the first action in the script panel."""
    click_row(hands.mode.script.list, 0)
    hands.settle()


def test_what_follows_can_be_replaced(hands: Hands) -> None:
    hands.open(TWO, script=PLAYED)
    go_back(hands)
    answer(hands, "Replace")

    hands.drag(hands.at("wisp"), hands.at("a") + (hands.at("wisp") - hands.at("a")) / 3)

    assert [next(iter(entry)) for entry in hands.script] == ["attack", "play"]
    assert len(hands.session.scenarios) == 1


def test_another_line_becomes_a_scenario_of_its_own_beside_the_first(hands: Hands) -> None:
    hands.open(TWO, script=PLAYED)
    go_back(hands)
    answer(hands, "Another line")

    hands.drag(hands.at("wisp"), hands.at("a") + (hands.at("wisp") - hands.at("a")) / 3)
    hands.bot.waitUntil(lambda: hands.session.result is not None)
    hands.settle()

    assert len(hands.session.scenarios) == 2
    assert [next(iter(entry)) for entry in hands.script] == ["attack", "play"]
    assert hands.session.history.documents[0]["script"] == PLAYED
    assert hands.session.history.dirty


def test_the_question_can_be_left_and_nothing_changes(hands: Hands) -> None:
    hands.open(TWO, script=PLAYED)
    go_back(hands)
    answer(hands, "Cancel")

    hands.drag(hands.at("wisp"), hands.at("a") + (hands.at("wisp") - hands.at("a")) / 3)

    assert hands.script == PLAYED


def test_in_the_middle_of_an_action_nothing_can_be_played(hands: Hands) -> None:
    hands.open(TWO, script=PLAYED)
    hands.session.pin(2)
    hands.settle()

    hands.drag(hands.at("wisp"), hands.at("a"))

    assert hands.script == PLAYED
    assert "middle of an action" in hands.mode.bubble.words.text()
