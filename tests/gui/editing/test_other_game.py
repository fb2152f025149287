"""A board of the World of Warcraft TCG is put together with the same editor: its ruleset declares what is shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from edit_hands import Hands, empty, enter, tick
from menus import click_row, give
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from playorder.gui.cardlist.panel import PalettePanel
from playorder.gui.editing.form.form import EntityForm
from playorder.gui.editing.panels.game import GamePanel
from playorder.gui.editing.panels.order import OrderPanel
from playorder.gui.play.bubble import Bubble

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def document() -> dict[str, Any]:
    """Two sides with allies, equipment, an ability, counted resources."""
    return {
        "format": "playorder/scenario", "version": 1, "ruleset": "wowtcg",
        "players": [
            {"allies": ["Footman", {"id": "brute", "card": "Brute"}], "equipment": ["Training Sword"],
             "abilities": ["Toll"], "resources": 3, "hand": ["Fire Blast"]},
            {"allies": ["Squire"]},
        ],
    }  # fmt: skip


def side(hands: Hands, player: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = hands.window.session.history.document["players"][player - 1]
    return found


def form_of(hands: Hands) -> EntityForm:
    form = hands.window.findChild(EntityForm)
    assert form is not None
    return form


def test_the_order_of_play_calls_things_as_their_game_does(hands: Hands) -> None:
    order = hands.window.findChild(OrderPanel)
    assert order is not None
    kinds = {row.name: row.kind for row in order.model.rows}
    assert kinds["Footman"] == "ally"
    assert kinds["Toll"] == "ability"


def test_the_palette_has_the_cards_of_the_ruleset(qtbot: QtBot, hands: Hands) -> None:
    palette = hands.window.findChild(PalettePanel)
    assert palette is not None
    qtbot.waitUntil(lambda: len(palette.model.cards) > 50, timeout=30000)
    qtbot.keyClicks(palette.field, "ally protector")
    qtbot.waitUntil(lambda: len(palette.model.cards) < 10, timeout=5000)
    names = [str(palette.model.index(row).data()) for row in range(palette.model.rowCount())]
    assert names == [
        "Donna Calister",
        "Gate Guard",
        "Grunt Baranka",
        "High Overlord Saurfang",
        "Lord Grayson Shadowbreaker",
    ]
    assert palette.filters.isHidden()


def test_a_card_of_the_palette_goes_home_with_enter(qtbot: QtBot, hands: Hands) -> None:
    palette = hands.window.findChild(PalettePanel)
    assert palette is not None
    for words, zone, held in (("gate guard", "allies", ["Footman", {"id": "brute", "card": "Brute"}, "Gate Guard"]),
                              ("leather vest", "equipment", ["Training Sword", "Leather Vest"]),
                              ("stone totem", "abilities", ["Toll", "Stone Totem"]),
                              ("jab", "hand", ["Fire Blast", "Jab"])):  # fmt: skip
        empty(qtbot, palette.field)
        qtbot.keyClicks(palette.field, words)
        qtbot.waitUntil(lambda: not palette._delay.isActive(), timeout=5000)
        hands.key(Qt.Key.Key_Escape)
        hands.after(qtbot.keyClick, palette.field, Qt.Key.Key_Return)
        assert side(hands)[zone] == held


def test_an_ally_is_dragged_to_the_other_side_and_into_a_pile(hands: Hands) -> None:
    hands.after(hands.drag, hands.at("Brute"), hands.at("Squire") + QPoint(50, 0))
    assert side(hands, 2)["allies"] == ["Squire", {"id": "brute", "card": "Brute"}]
    hands.after(hands.drag, hands.at("Footman"), hands.zone(1, "graveyard"))
    assert "allies" not in side(hands)
    assert side(hands)["graveyard"] == ["Footman"]


def test_an_ally_cannot_lie_among_equipment(hands: Hands) -> None:
    hands.drag(hands.at("Brute"), hands.zone(1, "equipment"))
    bubbles = hands.viewport.findChildren(Bubble)
    assert "Brute is no equipment" in " ".join(
        bubble.words.text() for bubble in bubbles if bubble.isVisible()
    )
    assert not hands.window.session.history.dirty


def test_equipment_and_abilities_share_a_row_and_stay_in_their_own_lists(hands: Hands) -> None:
    hands.after(hands.drag, hands.at("Toll"), hands.zone(2, "equipment"))
    hands.after(hands.drag, hands.at("Training Sword"), hands.at("Toll") + QPoint(40, 0))
    assert side(hands, 2) == {"allies": ["Squire"], "abilities": ["Toll"], "equipment": ["Training Sword"]}


def test_a_deck_that_is_only_counted_is_spelled_out_when_a_card_is_put_on_it(hands: Hands) -> None:
    hands.after(hands.drag, hands.at("Footman"), hands.zone(1, "deck"))
    assert len(side(hands)["deck"]) == 11
    assert side(hands)["deck"].count("Blank") == 10


def test_one_of_several_counted_resources_is_taken_out(qtbot: QtBot, hands: Hands) -> None:
    first = next(item for item in hands.scene.entity_items() if item.entity.key == "p1.r2")
    qtbot.mouseClick(hands.viewport, LEFT, pos=hands.canvas.mapFromScene(first.pos()))
    hands.after(hands.key, Qt.Key.Key_Delete)
    assert [item["id"] for item in side(hands)["resources"]] == ["p1.r1", "p1.r3"]


def test_the_inspector_has_the_fields_of_this_game(qtbot: QtBot, hands: Hands) -> None:
    hands.click("Brute")
    form = form_of(hands)
    hands.after(enter, qtbot, form.numbers.fields["damage"], 2)
    hands.after(enter, qtbot, form.numbers.fields["attack"], 7)
    hands.after(form.numbers.flags["since_start_of_turn"].click)
    hands.after(qtbot.mouseClick, form.keywords.buttons["protector"], LEFT)
    form.tags.field.setFocus()
    qtbot.keyClicks(form.tags.field, "+1 ATK = 2")
    hands.after(qtbot.keyClick, form.tags.field, Qt.Key.Key_Return)
    assert side(hands)["allies"][1] == {
        "id": "brute", "card": "Brute", "damage": 2, "attack": 7, "since_start_of_turn": False,
        "keywords": ["protector"], "counters": {"+1 ATK": 2},
    }  # fmt: skip
    item = next(item for item in hands.scene.entity_items() if item.entity.key == "brute")
    assert (item.entity.attack, item.entity.health) == (9, 3)


def test_an_ability_is_attached_and_a_modifier_lasts_until_end_of_turn(qtbot: QtBot, hands: Hands) -> None:
    hands.click("Brute")
    attachments = form_of(hands).attachments
    qtbot.keyClicks(attachments.card, "Iron Oath")
    hands.after(qtbot.keyClick, attachments.card, Qt.Key.Key_Return)
    enter(qtbot, attachments.attack, 2)
    hands.after(qtbot.mouseClick, attachments.plain, LEFT)
    click_row(attachments.list, 1)
    attachments.until.setFocus()
    hands.after(qtbot.keyClick, attachments.until, Qt.Key.Key_Down)
    brute = side(hands)["allies"][1]
    assert brute["attached"] == ["Iron Oath"]
    assert brute["modifiers"] == [{"attack": 2, "until": "end_of_turn"}]


def test_what_attaches_to_nothing_is_refused(qtbot: QtBot, hands: Hands) -> None:
    hands.click("Brute")
    attachments = form_of(hands).attachments
    qtbot.keyClicks(attachments.card, "Footman")
    qtbot.keyClick(attachments.card, Qt.Key.Key_Return)
    bubbles = hands.viewport.findChildren(Bubble)
    assert "Footman attaches to nothing" in " ".join(one.words.text() for one in bubbles if one.isVisible())


def test_the_game_panel_has_this_rulesets_switches_and_what_its_players_have(
    qtbot: QtBot, hands: Hands
) -> None:
    game = hands.window.findChild(GamePanel)
    assert game is not None
    hands.window.panels.show_panel("game")
    assert "uniqueness" in game.switches
    hands.after(tick, qtbot, game.switches["uniqueness"])
    hands.after(tick, qtbot, game.player_flags[2, "placed"])
    document = hands.window.session.history.document
    assert document["rules"] == {"uniqueness": False}
    assert side(hands, 2)["placed"] is True


def test_a_card_that_is_not_known_lies_there_as_a_stand_in(qtbot: QtBot, hands: Hands) -> None:
    unknown = {"format": "playorder/scenario", "version": 1, "ruleset": "wowtcg",
               "players": [{"allies": ["Nobody Knows Him"], "hand": ["Nor This"]}, {}]}  # fmt: skip
    hands.after(hands.window.session.open_document, unknown)
    view = next(view for view in hands.scene.entity_views() if view.name == "Nobody Knows Him")
    assert "unscripted" in view.marks
    assert view.kind == "ally"


def test_what_was_put_together_is_saved_and_read_again(hands: Hands, tmp_path: Path) -> None:
    path = tmp_path / "board.scenario.json"
    hands.after(hands.drag, hands.at("Brute"), hands.zone(2, "removed"))
    hands.window.session.saved_as(str(path))
    give(hands.window, "save")
    written = json.loads(path.read_text(encoding="utf-8"))
    assert written["players"][1]["removed"] == [{"id": "brute", "card": "Brute"}]
    hands.after(hands.window.open_path, str(path))
    assert any(view.zone == "removed" for view in hands.scene.entity_views())


def test_another_games_new_board_is_begun_from_the_menu(hands: Hands) -> None:
    menu = hands.window.actions_by_name["new_of"].menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    armed = next(action for action in menu.actions() if "armed" in action.text())
    assert armed.text() == "World of Warcraft TCG: two armed heroes with resources"
    hands.after(armed.trigger)
    assert side(hands)["equipment"] == ["Training Sword"]


def test_two_rulesets_one_after_the_other_have_their_own_forms(qtbot: QtBot, hands: Hands) -> None:
    hands.click("Brute")
    assert "defense" in form_of(hands).numbers.fields
    board = {"format": "playorder/scenario", "version": 1, "players": [{"board": ["Wisp"]}, {}]}
    hands.after(hands.window.session.open_document, board)
    hands.click("Wisp")
    assert "durability" in form_of(hands).numbers.fields
    assert "divine_shield" in form_of(hands).keywords.buttons
