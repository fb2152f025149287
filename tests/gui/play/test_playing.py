"""Playing at the board with the mouse and with the keyboard."""

from __future__ import annotations

from typing import Any

from hands import Hands
from menus import give
from PySide6.QtCore import QPoint, Qt

MINE: dict[str, Any] = {
    "name": "Jaina",
    "hand": [
        {"id": "ball", "card": "Fireball"},
        {"id": "wisp", "card": "Wisp"},
        {"id": "coin", "card": "Innervate"},
    ],
    "board": [{"id": "yeti", "card": "Chillwind Yeti"}, {"id": "raptor", "card": "Bloodfen Raptor"}],
}
THEIRS: dict[str, Any] = {
    "name": "Uther",
    "board": [{"id": "taunt", "card": "Sen'jin Shieldmasta"}, {"id": "ogre", "card": "Boulderfist Ogre"}],
}


def test_the_switch_turns_the_rules_on_and_off_and_says_so(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    assert not hands.session.editing
    assert hands.mode.switch.words.text() == "rules on"
    assert hands.mode.switch.play.isChecked()
    assert "Play" in hands.mode.sign.text()

    hands.bot.mouseClick(hands.mode.switch.edit, Qt.MouseButton.LeftButton)
    assert hands.session.editing
    assert hands.mode.switch.words.text() == "rules off"
    assert "Edit" in hands.mode.sign.text()
    assert not hands.mode.end_button.isVisible()


def test_a_minion_is_dragged_from_hand_into_a_gap(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    between = (hands.at("yeti") + hands.at("raptor")) / 2

    hands.drag(hands.at("wisp"), between)

    assert hands.script == [{"play": "wisp", "position": 1}]
    row = sorted((hands.item(name).pos().x(), name) for name in ("yeti", "wisp", "raptor"))
    assert [name for _, name in row] == ["yeti", "wisp", "raptor"]


def test_an_attack_is_a_drag_from_the_attacker_to_its_target(hands: Hands) -> None:
    hands.open([MINE, THEIRS])

    hands.drag(hands.at("yeti"), hands.at("taunt"))

    assert hands.script == [{"attack": "yeti", "target": "taunt"}]
    assert hands.item("taunt").entity.health == 1


def test_only_legal_targets_are_lit_and_another_one_says_why_not(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    taunt, ogre = (hands.item(name).entity.entity for name in ("taunt", "ogre"))

    hands.carry(hands.at("yeti"), hands.at("ogre"))

    assert hands.mode.overlay.legal == {taunt}
    assert hands.mode.overlay.struck == ogre
    assert hands.mode.bubble.isVisible()
    assert "Sen'jin Shieldmasta has Taunt" in hands.mode.bubble.words.text()
    assert "lit targets" in hands.mode.bubble.note.text()
    pointer = hands.at("ogre")
    assert (hands.mode.bubble.pos() - pointer).manhattanLength() < 120, "it is at the pointer"

    hands.release(hands.at("ogre"))
    assert hands.script == []
    assert hands.mode.controller.move is not None, "the arrow stays"
    hands.click(hands.at("taunt"))
    assert hands.script == [{"attack": "yeti", "target": "taunt"}]


def test_a_spell_is_dragged_onto_its_target(hands: Hands) -> None:
    hands.open([MINE, THEIRS])

    hands.drag(hands.at("ball"), hands.at("ogre"))

    assert hands.script == [{"play": "ball", "target": "ogre"}]
    assert hands.item("ogre").entity.health == 1


def test_a_card_without_a_target_is_dropped_anywhere_on_the_board(hands: Hands) -> None:
    hands.open([MINE, THEIRS])

    hands.drag(hands.at("coin"), hands.at("yeti") + QPoint(0, -90))

    assert hands.script == [{"play": "coin"}]


def test_a_card_that_is_put_back_is_not_played(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    start = hands.at("coin")

    hands.carry(start, hands.at("yeti"))
    hands.move(start)
    hands.release(start)

    assert hands.script == []
    assert hands.mode.controller.move is None


def test_what_cannot_be_done_says_why_when_it_is_tried(hands: Hands) -> None:
    hands.open([{"board": [{"id": "new", "card": "Wisp", "exhausted": True}]}, THEIRS])

    hands.drag(hands.at("new"), hands.at("taunt"))

    assert hands.script == []
    assert "Charge" in hands.mode.bubble.words.text()
    assert "003:I" in hands.mode.bubble.note.text()


def test_the_hero_power_is_dragged_onto_its_target(hands: Hands) -> None:
    hands.open([MINE, THEIRS])

    hands.drag(hands.at("p1.power"), hands.at("p2.hero"))

    assert hands.script == [{"hero_power": True, "target": "p2.hero"}]


def test_the_button_ends_the_turn(hands: Hands) -> None:
    hands.open([MINE, THEIRS])

    hands.bot.mouseClick(hands.mode.end_button, Qt.MouseButton.LeftButton)
    hands.settle()

    assert hands.script == [{"end_turn": True}]
    assert hands.scene.board is not None
    assert hands.scene.board.active == 2


def test_a_play_is_one_step_that_can_be_undone_and_made_again(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    hands.drag(hands.at("ball"), hands.at("ogre"))

    give(hands.window, "undo")
    hands.settle()
    assert hands.script == []
    assert hands.item("ogre").entity.health == 7
    assert hands.item("ball").zone == "hand"

    give(hands.window, "redo")
    hands.settle()
    assert hands.item("ogre").entity.health == 1


def test_a_click_on_the_right_lets_go_of_the_arrow(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    hands.carry(hands.at("yeti"), hands.at("ogre"))
    hands.release(hands.at("ogre"))
    assert hands.mode.controller.move is not None

    hands.bot.mouseClick(hands.canvas.viewport(), Qt.MouseButton.RightButton, pos=hands.at("ogre"))

    assert hands.mode.controller.move is None
    assert hands.script == []


# --- the keyboard ------------------------------------------------------------------------------------------------


def choose(hands: Hands, name: str) -> None:
    hands.walk_to(name)


def test_a_and_enter_attack_with_the_selected_minion(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    hands.key("1")

    hands.key("a")
    assert hands.scene.chosen == hands.item("taunt").entity.entity, "the first legal target is selected"
    hands.key(Qt.Key.Key_Return)

    assert hands.script == [{"attack": "yeti", "target": "taunt"}]


def test_p_and_the_arrow_keys_put_a_minion_into_a_gap(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    choose(hands, "wisp")

    hands.key("p")
    hands.key(Qt.Key.Key_Left)
    hands.key(Qt.Key.Key_Left)
    hands.key(Qt.Key.Key_Left)
    hands.key(Qt.Key.Key_Return)

    assert hands.script == [{"play": "wisp", "position": 0}]


def test_t_goes_round_the_legal_targets(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    choose(hands, "ball")
    hands.key("p")
    seen = []
    for _ in range(6):
        chosen = hands.scene.find(hands.scene.chosen)
        assert chosen is not None
        seen.append(chosen.key)
        hands.key("t")

    assert sorted(seen) == ["ogre", "p1.hero", "p2.hero", "raptor", "taunt", "yeti"]


def test_escape_lets_go_and_enter_on_what_is_illegal_says_why(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    hands.key("1")
    hands.key("a")
    choose(hands, "ogre")

    hands.key(Qt.Key.Key_Return)
    assert hands.script == []
    assert "Taunt" in hands.mode.bubble.words.text()
    hands.key(Qt.Key.Key_Escape)
    assert hands.mode.controller.move is None


def test_e_ends_the_turn_and_u_uses_the_hero_power(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    choose(hands, "p1.power")
    hands.key("u")
    choose(hands, "p2.hero")
    hands.key(Qt.Key.Key_Return)
    hands.key("e")

    assert hands.script == [{"hero_power": True, "target": "p2.hero"}, {"end_turn": True}]


def test_enter_plays_the_selected_card(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    choose(hands, "coin")

    hands.key(Qt.Key.Key_Return)

    assert hands.script == [{"play": "coin"}]


def test_nothing_is_played_in_edit_mode(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    hands.bot.mouseClick(hands.mode.switch.edit, Qt.MouseButton.LeftButton)
    hands.settle()
    choose(hands, "coin")

    hands.key(Qt.Key.Key_Return)
    hands.key("e")

    assert hands.script == []


def test_a_refusal_is_forgotten_with_the_document_it_was_about(hands: Hands) -> None:
    hands.open([MINE, THEIRS])
    hands.carry(hands.at("yeti"), hands.at("ogre"))
    assert hands.mode.bubble.isVisible()

    hands.open([MINE, {}])

    assert not hands.mode.bubble.isVisible()
    assert hands.mode.controller.move is None
