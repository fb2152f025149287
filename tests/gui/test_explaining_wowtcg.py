"""The panels that explain, over a run of the World of Warcraft TCG: the window asks the ruleset."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from timeline_window import entity_of, explain_of, open_real, position_of

from playorder.engine.account import Line
from playorder.gui.timeline.aura_page import ledger
from playorder.gui.timeline.breakpoints import BreakOn
from playorder.gui.window import MainWindow

DOCUMENT: dict[str, Any] = {
    "format": "playorder/scenario",
    "version": 1,
    "title": "Grayson attacks and mends",
    "ruleset": "wowtcg",
    "players": [
        {
            "hero": {"card": "Hero", "damage": 5},
            "allies": [{"id": "gray", "card": "Lord Grayson Shadowbreaker"}],
            "abilities": [{"id": "banner", "card": "Banner of Courage"}],
        },
        {"allies": [{"id": "other", "card": "Lord Grayson Shadowbreaker"}]},
    ],
    "script": [{"propose": "gray", "target": "p2.hero"}, {"choose": "p1.hero", "for": "gray"}],
}


@pytest.fixture
def wow(qtbot: QtBot, qapp: QApplication, settings: QSettings, tmp_path: Path) -> Iterator[MainWindow]:
    window = open_real(qtbot, qapp, settings, tmp_path, DOCUMENT)
    yield window
    window.session.close()


def test_the_queue_inspector_tells_what_an_event_triggered(qtbot: QtBot, wow: MainWindow) -> None:
    panel = explain_of(wow)
    panel.show_page(panel.queue)
    wow.session.pin(position_of(wow, lambda node: node.kind == "event" and node.label == "exhausted"))
    panel.refresh()
    told = "\n".join(panel.queue.texts())
    assert "the turn player's, first" in told
    assert "Lord Grayson Shadowbreaker (gray)" in told
    assert "resolved" in told
    assert "Not in this queue" in told
    link = next(text for text in panel.queue.texts() if "its turn" in text)
    assert wow.session.result is not None
    place = int(link.split()[1]) - 1
    assert wow.session.result.nodes[place].kind == "link_resolved"


def test_why_not_is_answered_with_the_games_own_rule(wow: MainWindow) -> None:
    panel = explain_of(wow)
    panel.show_page(panel.why)
    wow.session.pin(position_of(wow, lambda node: node.kind == "event" and node.label == "exhausted"))
    panel.why.show_entity(entity_of(wow, "Lord Grayson Shadowbreaker (other)"))
    panel.refresh()
    told = "\n".join(panel.why.texts())
    assert "did not trigger: its condition did not hold: it happens to this card" in told
    assert "001:703" in told
    assert "health" in told


def test_the_aura_inspector_shows_the_continuous_modifiers_with_their_arithmetic(wow: MainWindow) -> None:
    panel = explain_of(wow)
    assert panel.tabs.tabText(panel.tabs.indexOf(panel.auras)) == "Modifiers"
    panel.show_page(panel.auras)
    wow.session.pin(0)
    panel.refresh()
    told = panel.auras.texts()
    assert "Continuous modifiers" in told
    assert "Lord Grayson Shadowbreaker (gray)" in told
    assert "=  Banner of Courage: +1 ATK (kept)" in told
    at = told.index("attack")
    assert told[at : at + 6] == ["attack", "printed", "4", "Banner of Courage", "+1", "5"]


def test_tags_to_stop_on_are_those_of_the_game(qtbot: QtBot, wow: MainWindow) -> None:
    page = explain_of(wow).breaks
    page.on.setCurrentIndex(page.on.findData(BreakOn.TAG))
    offered = {page.value.itemData(place) for place in range(page.value.count())}
    assert {"damage", "exhausted", "counters"} <= offered
    assert "silenced" not in offered
    page.value.setCurrentIndex(page.value.findData("exhausted"))
    qtbot.mouseClick(page.add, Qt.MouseButton.LeftButton)
    wow.session.to_start()
    wow.actions_by_name["next_stop"].trigger()
    assert wow.session.result is not None
    node = wow.session.result.nodes[wow.session.position]
    assert node.label in ("exhausted", "attack window", "mend")


def test_the_next_change_of_a_card_and_the_folded_steps(wow: MainWindow) -> None:
    wow.session.to_start()
    wow.board.scene.select(entity_of(wow, "Hero (p1.hero)"))
    wow.actions_by_name["next_change"].trigger()
    assert wow.session.result is not None
    assert wow.session.result.nodes[wow.session.position].kind == "heal"
    questions = wow.session.result.questions
    assert questions is not None
    quiet = questions.unchanged_steps()
    assert {wow.session.result.nodes[place].kind for place in quiet} == {"priority"}
    assert "Priority" in wow.timeline.legend.words


def test_the_arithmetic_keeps_its_numbers_in_sight_in_a_narrow_panel(wow: MainWindow) -> None:
    panel = explain_of(wow)
    panel.show_page(panel.auras)
    wow.session.pin(0)
    panel.refresh()
    page = panel.auras.area.widget()
    assert page is not None
    assert page.minimumSizeHint().width() <= panel.minimumWidth() + 60
    lines = [Line("base", "printed", "", 4), Line("aura", "Banner of Courage and of long names", "+1", 5)]
    assert ledger("attack", lines, lines).minimumSizeHint().width() < 320
