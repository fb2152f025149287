"""The World of Warcraft TCG at the board: both players pass, respond, attack, protect, strike and prevent."""

from __future__ import annotations

from typing import Any

import pytest
from hands import Hands
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

LEFT = Qt.MouseButton.LeftButton


def begin(hands: Hands, one: dict[str, Any], two: dict[str, Any], **fields: Any) -> None:
    """Open a document of this game, in play mode."""
    hands.open([one, two], ruleset="wowtcg", options={}, **fields)


def chain(hands: Hands) -> list[str]:
    """What lies on the chain as it is drawn, from the top."""
    items = [item for item in hands.scene.entity_items() if item.zone == "chain"]
    return [item.entity.name for item in sorted(items, key=lambda item: item.pos().y())]


def holder(hands: Hands) -> int:
    """Whose priority the board shows; 0 for nobody's."""
    assert hands.scene.board is not None
    return next((player.player for player in hands.scene.board.players if player.has_priority), 0)


def pass_on(hands: Hands) -> None:
    """Press the button that passes."""
    hands.bot.mouseClick(hands.mode.general.buttons["N"], LEFT)
    hands.settle()


def pick(hands: Hands, words: str) -> None:
    """Take a candidate of the open question."""
    hands.bot.waitUntil(hands.mode.picker.isVisible, timeout=20000)
    button = next(button for button in hands.mode.picker.buttons if words in button.choice.words)
    hands.bot.mouseClick(button, LEFT)
    hands.settle()


BLAST: dict[str, Any] = {"hand": [{"id": "fire", "card": "Fire Blast"}], "resources": 1}
DENY: dict[str, Any] = {"hand": [{"id": "denial", "card": "Denial"}], "resources": 2}


def test_a_card_waits_on_the_chain_for_an_opponent_who_could_answer(hands: Hands) -> None:
    begin(hands, BLAST, DENY)
    hands.drag(hands.at("fire"), hands.at("p2.hero"))
    assert hands.script == [{"play": "fire", "targets": ["p2.hero"]}, {"pass": True}]
    assert chain(hands) == ["Fire Blast → Hero"]
    assert holder(hands) == 2
    assert "priority" in hands.window.board.sentence.whole


def test_the_ground_under_the_stack_is_painted_anew_as_it_grows(hands: Hands) -> None:
    begin(hands, BLAST, DENY)
    empty = hands.window.board.canvas.grab().toImage()
    hands.drag(hands.at("fire"), hands.at("p2.hero"))
    assert hands.scene.layout is not None
    title = hands.canvas.mapFromScene(hands.scene.layout.stack.adjusted(0, 28, 0, 0)).boundingRect()
    title.setHeight(max(4, title.height() // 30))
    now = hands.window.board.canvas.grab().toImage()
    assert empty.copy(title) != now.copy(title), "it says no longer that the chain is empty"


def test_the_opponent_responds_and_the_link_is_interrupted(hands: Hands) -> None:
    begin(hands, BLAST, DENY)
    hands.drag(hands.at("fire"), hands.at("p2.hero"))
    hands.click(hands.at("denial"))
    hands.key("P")
    hands.click(hands.at("Fire Blast → Hero"))
    assert {"play": "denial", "targets": ["fire"]} in hands.script
    assert chain(hands) == []
    hero = next(view for view in hands.scene.entity_views() if view.key == "p2.hero")
    assert hero.damage == 0
    assert holder(hands) == 1


def test_a_card_of_who_has_no_priority_is_refused_with_that_reason(hands: Hands) -> None:
    begin(hands, {**BLAST, "name": "Ann"}, {**DENY, "name": "Bo"})
    hands.click(hands.at("denial"))
    hands.key("P")
    assert hands.mode.bubble.words.text() == "Bo does not have priority"
    assert hands.script == []


def test_who_does_not_want_to_respond_passes(hands: Hands) -> None:
    begin(hands, BLAST, DENY)
    hands.drag(hands.at("fire"), hands.at("p2.hero"))
    pass_on(hands)
    assert chain(hands) == []
    assert next(view for view in hands.scene.entity_views() if view.key == "p2.hero").damage == 2
    assert hands.script[-1] == {"pass": True}


def test_without_anybody_who_could_answer_a_card_resolves_at_once(hands: Hands) -> None:
    begin(hands, BLAST, {})
    hands.drag(hands.at("fire"), hands.at("p2.hero"))
    assert chain(hands) == []
    assert hands.script == [{"play": "fire", "targets": ["p2.hero"]}, {"pass": True}, {"pass": True}]


FOOTMAN: dict[str, Any] = {"allies": [{"id": "footman", "card": "Footman"}]}


def test_an_attack_asks_who_protects_and_the_board_answers(hands: Hands) -> None:
    begin(hands, FOOTMAN, {"allies": [{"id": "guard", "card": "Gate Guard"}, "Gate Guard"]})
    hands.drag(hands.at("footman"), hands.at("p2.hero"))
    assert hands.mode.picker.isVisible()
    assert "who protects?" in hands.mode.picker.title.text()
    assert holder(hands) == 0, "nobody has priority at the protect point"
    hands.mode.picker.hide()
    hands.click(hands.at("guard"))
    assert {"protect": "guard"} in hands.script
    guard = next(view for view in hands.scene.entity_views() if view.key == "guard")
    assert guard.damage == 2


def test_nobody_need_protect(hands: Hands) -> None:
    begin(hands, FOOTMAN, {"allies": [{"id": "guard", "card": "Gate Guard"}]})
    hands.drag(hands.at("footman"), hands.at("p2.hero"))
    pick(hands, "no")
    assert {"protect": False} in hands.script
    assert next(view for view in hands.scene.entity_views() if view.key == "p2.hero").damage == 2


def test_the_defender_strikes_and_prevents_with_armor_one_after_another(hands: Hands) -> None:
    two = {"equipment": [{"id": "sword", "card": "Training Sword"}, {"id": "vest", "card": "Leather Vest"},
                         {"id": "shield", "card": "Tower Shield"}], "resources": 1}  # fmt: skip
    begin(hands, {"allies": [{"id": "brute", "card": "Brute"}]}, two)
    hands.drag(hands.at("brute"), hands.at("p2.hero"))
    assert holder(hands) == 2
    hands.click(hands.at("sword"))
    hands.key("S")
    assert {"strike": "sword"} in hands.script
    pick(hands, "Leather Vest")
    pick(hands, "Tower Shield")
    assert [entry for entry in hands.script if "prevent" in entry] == [
        {"prevent": ["vest"]}, {"prevent": ["shield"]}
    ]  # fmt: skip
    views = {view.key: view for view in hands.scene.entity_views()}
    assert views["p2.hero"].damage == 1
    assert views["brute"].damage == 2


def test_a_stop_keeps_who_could_do_nothing_from_passing(hands: Hands) -> None:
    begin(hands, FOOTMAN, {})
    hands.mode.stops.menu.actions()[3].trigger()
    assert hands.mode.controller.stops == {"attack"}
    hands.drag(hands.at("footman"), hands.at("p2.hero"))
    assert hands.scene.board is not None
    assert hands.scene.board.moment == "attack window"
    assert holder(hands) == 1
    hands.mode.stops.menu.actions()[3].trigger()


def test_passing_by_itself_can_be_switched_off(hands: Hands) -> None:
    begin(hands, BLAST, {})
    hands.mode.stops.by_itself.trigger()
    hands.drag(hands.at("fire"), hands.at("p2.hero"))
    assert hands.script == [{"play": "fire", "targets": ["p2.hero"]}]
    assert chain(hands) == ["Fire Blast → Hero"]
    assert holder(hands) == 1
    hands.mode.stops.by_itself.trigger()


def test_the_turn_ends_as_a_whole_if_nobody_is_asked_anything(hands: Hands) -> None:
    begin(hands, FOOTMAN, {})
    hands.key("E")
    assert hands.script == [{"end_turn": True}]
    assert hands.scene.board is not None
    assert hands.scene.board.active == 2


def test_the_end_of_a_turn_stops_at_an_opponent_who_could_act(hands: Hands) -> None:
    begin(hands, FOOTMAN, {"hand": [{"id": "jab", "card": "Jab"}], "resources": 1})
    hands.key("E")
    assert hands.script == [{"pass": True}]
    assert holder(hands) == 2


def test_x_is_chosen(hands: Hands) -> None:
    begin(hands, {"hand": [{"id": "nova", "card": "Nova Burst"}], "resources": 3}, {})
    hands.click(hands.at("nova"))
    hands.key("P")
    pick(hands, "X = 2")
    hands.click(hands.at("p2.hero"))
    assert hands.script[0] == {"play": "nova", "targets": ["p2.hero"], "x": 2}


def test_a_run_that_came_to_rest_is_played_on_from_where_its_script_ends(hands: Hands) -> None:
    begin(hands, BLAST, DENY, script=[{"play": "fire", "targets": ["p2.hero"]}])
    assert chain(hands) == ["Fire Blast → Hero"], "in play mode nobody passes for the script"
    hands.window.actions_by_name["run"].trigger()
    hands.settle()
    assert chain(hands) == []
    assert "Press Play" in hands.window.board.sentence.whole
    hands.play_mode()
    QApplication.processEvents()
    assert chain(hands) == ["Fire Blast → Hero"]
    pass_on(hands)
    assert holder(hands) == 2


@pytest.mark.parametrize("steps", [3])
def test_drawn_blanks_are_told_apart_by_ids(hands: Hands, steps: int) -> None:
    begin(hands, {"deck": steps}, {})
    hands.key("E")
    hands.key("E")
    blank = next(view for view in hands.scene.entity_views() if view.name == "Blank" and view.zone == "hand")
    hands.scene.select(blank.entity)
    hands.key("R")
    placed = next(entry for entry in hands.script if "place" in entry)
    assert placed["place"] in [
        item["id"] for item in hands.document["players"][0]["deck"] if isinstance(item, dict)
    ]


def test_a_card_is_placed_as_a_resource_by_dropping_it_there(hands: Hands) -> None:
    begin(hands, {"hand": [{"id": "squire", "card": "Squire"}], "resources": 1}, {})
    place = next(item for item in hands.scene.entity_items() if item.entity.key == "p1.r1")
    hands.drag(hands.at("squire"), hands.canvas.mapFromScene(place.pos()))
    assert hands.script[0] == {"place": "squire"}


def test_a_card_that_cannot_be_played_is_not_placed_by_dropping_it_elsewhere(hands: Hands) -> None:
    begin(hands, {"hand": [{"id": "brute", "card": "Brute"}], "resources": 1}, FOOTMAN)
    hands.drag(hands.at("brute"), hands.at("footman"))
    assert hands.script == []
    assert hands.mode.bubble.words.text() == "The cost of Brute cannot be paid"


def test_dropped_on_equipment_an_attacker_disrupts(hands: Hands) -> None:
    begin(
        hands,
        {"allies": [{"id": "saboteur", "card": "Saboteur"}]},
        {"equipment": [{"id": "vest", "card": "Leather Vest"}]},
    )
    hands.drag(hands.at("saboteur"), hands.at("vest"))
    assert hands.script[0] == {"propose": "saboteur", "target": "vest", "disrupt": True}


def test_the_menu_of_a_card_has_all_that_it_is_for(hands: Hands) -> None:
    begin(
        hands,
        {"allies": [{"id": "tinker", "card": "Tinker"}], "hand": [{"id": "brute", "card": "Brute"}]},
        {},
    )

    def menu_of(name: str) -> QMenu:
        hands.bot.mouseClick(hands.canvas.viewport(), Qt.MouseButton.RightButton, pos=hands.at(name))
        return next(menu for menu in hands.canvas.findChildren(QMenu) if menu.isVisible())

    menu = menu_of("tinker")
    assert [action.text() for action in menu.actions()] == ["Attack\tA", "Use\tU"]
    menu.actions()[1].trigger()
    menu.close()
    hands.click(hands.at("p2.hero"))
    assert hands.script[0] == {"use": "tinker", "targets": ["p2.hero"]}
    menu = menu_of("brute")
    play = menu.actions()[0]
    assert (play.text(), play.isEnabled()) == ("Play\tP", False)
    assert "cannot be paid" in play.toolTip()
    menu.close()


def test_a_hero_that_the_document_does_not_write_is_chosen_by_its_id(hands: Hands) -> None:
    hands.open([{"allies": [{"id": "voss", "card": "Voss Treebender"}]}, {}], ruleset="wowtcg", options={})
    hands.drag(hands.at("voss"), hands.at("p2.hero"))
    hands.mode.picker.hide()
    hands.click(hands.at("p2.hero"))
    assert {"choose": "p2.hero"} in hands.script


def test_what_a_run_ended_with_becomes_an_expectation_of_a_card_that_gets_an_id(hands: Hands) -> None:
    begin(hands, {"allies": ["Footman"], "resources": 2}, {"allies": ["Footman"]})
    footman = next(view for view in hands.scene.entity_views() if view.name == "Footman" and view.player == 2)
    hands.drag(hands.at("Footman"), hands.at("p2.hero"))
    hands.scene.select(footman.entity)
    checks = hands.window.checks
    hands.bot.mouseClick(checks.expect, LEFT)
    hands.settle()
    (check,) = hands.document["expect"]
    named = hands.document["players"][1]["allies"][0]
    assert check == {"entity": named["id"], "zone": "play", "attack": 2, "health": 3}
    assert hands.session.result is not None
    assert hands.session.result.ok


def test_resources_that_are_only_counted_can_be_expected_of(hands: Hands) -> None:
    begin(hands, {"hand": [{"id": "squire", "card": "Squire"}], "resources": 2}, {})
    resource = next(view for view in hands.scene.entity_views() if view.key == "p1.r1")
    hands.scene.select(resource.entity)
    hands.bot.mouseClick(hands.window.checks.expect, LEFT)
    hands.settle()
    assert hands.document["expect"][0]["entity"] == "p1.r1"


def test_what_is_expected_while_the_chain_waits_names_the_moment(hands: Hands) -> None:
    begin(hands, BLAST, DENY)
    hands.drag(hands.at("fire"), hands.at("p2.hero"))
    hands.scene.select(hands.item("fire").entity.entity)
    hands.bot.mouseClick(hands.window.checks.expect, LEFT)
    hands.settle()
    (check,) = hands.document["expect"]
    assert (check["entity"], check["zone"], check["after"]) == ("fire", "chain", len(hands.script))
    assert [ok for ok, _ in hands.window.checks.rows] == [True]
    pass_on(hands)
    assert chain(hands) == []
    assert [ok for ok, _ in hands.window.checks.rows] == [True], (
        "it was expected of the moment, not of the end"
    )
