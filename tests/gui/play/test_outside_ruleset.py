"""A ruleset of a plugin in the window: run, stepped through, played with the mouse, and begun from a new board."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hands import Hands
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.gui.application import program_engine
from playorder.gui.timeline.rule_page import RulePage
from playorder.paths import assets_folder


@pytest.fixture
def hands(
    qtbot: QtBot, qapp: QApplication, settings: QSettings, own_home: Path, tmp_path: Path
) -> Iterator[Hands]:
    """A shown window over the real engine, with the example ruleset turned on."""
    shutil.copytree(assets_folder() / "example_plugins" / "tricks", own_home / "plugins" / "tricks")
    engine = program_engine()
    assert engine.plugins is not None
    engine.plugins.enable("tricks")
    window = shown_window(qtbot, qapp, engine, settings, (1400, 900))
    yield Hands(qtbot, window, tmp_path)
    window.session.close()


MINE = {"hand": [{"id": "three", "card": "Acorns 3"}, {"id": "bell", "card": "Bells 2"}]}
THEIRS = {"hand": [{"id": "six", "card": "Acorns 6"}, {"id": "nine", "card": "Leaves 9"}]}


def test_its_board_is_drawn_zone_by_zone_and_its_timeline_is_stepped_through(hands: Hands) -> None:
    hands.open([MINE, THEIRS], ruleset="tricks", options={}, script=[{"play": "three"}, {"play": "six"}])
    board = hands.scene.board
    assert board is not None
    assert [zone.label for zone in board.players[0].zones] == ["Hand", "Stock", "Taken", "Table"]
    assert hands.item("bell").entity.zone == "hand"
    result = hands.session.result
    assert result is not None
    labels = [node.label for node in result.nodes if node.kind == "phase"]
    assert labels == ["Lead", "Follow", "Take"]
    follow = next(node for node in result.nodes if node.label == "Follow")
    hands.session.pin_node(follow.id)
    assert {hands.item(name).entity.zone for name in ("three", "six")} == {"table"}
    hands.session.to_end()
    pile = hands.scene.pile_of(2, "taken")
    assert pile is not None


def test_what_its_rules_say_stands_beside_the_timeline(hands: Hands) -> None:
    hands.open([MINE, THEIRS], ruleset="tricks", options={}, script=[{"play": "three"}, {"play": "six"}])
    result = hands.session.result
    assert result is not None
    hands.session.pin_node(next(node.id for node in result.nodes if node.label == "Take"))
    hands.window.actions_by_name["rule_page"].trigger()
    (page,) = hands.window.findChildren(RulePage)
    hands.bot.waitUntil(
        lambda: "The higher card" in " ".join(one.text() for one in page.findChildren(QLabel))
    )
    assert page.choice.findData("tricks:5") >= 0
    hands.open([{}, {}], script=[{"end_turn": True}])
    hands.bot.waitUntil(lambda: page.choice.findData("tricks:5") < 0)


def test_cards_are_played_with_mouse_and_key_and_what_is_not_legal_is_refused(hands: Hands) -> None:
    hands.open([MINE, THEIRS], ruleset="tricks", options={})
    hands.click(hands.at("three"))
    hands.key("p")
    assert hands.script == [{"play": "three"}]
    assert hands.item("three").entity.zone == "table"
    hands.click(hands.at("nine"))
    hands.key("p")
    assert hands.script == [{"play": "three"}], "the suit must be followed"
    hands.click(hands.at("six"))
    hands.key("p")
    assert hands.script == [{"play": "three"}, {"play": "six"}]


def test_a_new_board_of_it_is_begun_from_the_menu(hands: Hands) -> None:
    hands.open([{}, {}])
    action = hands.window.actions_by_name["new_of"]
    menu = action.menu()
    assert isinstance(menu, QMenu)
    menu.popup(hands.window.mapToGlobal(hands.window.rect().center()))
    entries = {entry.text(): entry for entry in menu.actions()}
    assert [text for text in entries if text.startswith("Tricks")] == [
        "Tricks: no cards",
        "Tricks: three cards each",
    ]
    assert any(text.startswith("World of Warcraft TCG: ") for text in entries)
    hands.session.history.mark_saved()
    place = menu.actionGeometry(entries["Tricks: three cards each"]).center()
    with hands.bot.waitSignal(hands.session.board_changed, timeout=20_000):
        hands.bot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)
    hands.settle()
    assert hands.document["ruleset"] == "tricks"
    assert hands.item("Bells 8").entity.zone == "hand"


def test_a_broken_version_of_it_leaves_the_window_and_the_last_good_one(hands: Hands, own_home: Path) -> None:
    hands.open([MINE, THEIRS], ruleset="tricks", options={}, script=[{"play": "three"}, {"play": "six"}])
    rules = own_home / "plugins" / "tricks" / "rules.py"
    rules.write_text("def broken(:\n", "utf-8")
    plugins = hands.session.plugins
    assert plugins is not None
    assert not plugins.refresh("tricks")
    with hands.bot.waitSignal(hands.session.run_finished, timeout=20_000):
        hands.session.run()
    assert hands.session.result is not None
    assert not hands.session.result.error
    assert hands.window.isVisible()


FAILING = {
    "reading": ("ruleset.py", "    def read_side(self, value, path):\n", "        1 / 0\n"),
    "building": ("ruleset.py", "    def build(self, scenario, tools, on_fault):\n", "        1 / 0\n"),
    "drawing": ("ruleset.py", "    def _side(self, game, number, paths):\n", "        1 / 0\n"),
    "a step": ("rules.py", "def _put(game, frame):\n", "    1 / 0\n"),
}


@pytest.mark.parametrize("where", FAILING)
def test_a_ruleset_that_fails_is_told_and_the_window_goes_on(
    hands: Hands, own_home: Path, where: str
) -> None:
    file, head, code = FAILING[where]
    path = own_home / "plugins" / "tricks" / file
    text = path.read_text("utf-8")
    assert head in text
    path.write_text(text.replace(head, head + code, 1), "utf-8")
    plugins = hands.session.plugins
    assert plugins is not None
    # nothing is wrong with it until it is used; the window may still be reading the folder on its own
    hands.bot.waitUntil(lambda: plugins.refresh("tricks"), timeout=10_000)
    hands.session.forget_cards()
    document = {
        "format": "playorder/scenario", "version": 1, "ruleset": "tricks", "players": [MINE, THEIRS],
        "script": [{"play": "three"}],
    }  # fmt: skip
    with hands.bot.waitSignal(hands.session.error, timeout=20_000) as told:
        hands.session.open_document(document, run=True)
    assert "ZeroDivisionError" in told.args[0] + told.args[1]
    hands.settle()
    hands.open([{"board": ["Wisp"]}, {}])
    assert hands.item("Wisp").entity.zone == "board"
