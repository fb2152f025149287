"""The best play in the outcomes panel, over the real engine: lethal checks, goals, and the line in the timeline."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from playorder.explore.budget import Progress
from playorder.gui.outcomes.panel import OutcomesPanel
from playorder.gui.session import Session

TEN_AND_A_TAUNT: dict[str, Any] = {
    "format": "playorder/scenario",
    "version": 1,
    "title": "Ten health and a Taunt",
    "players": [
        {"board": [{"id": "yeti", "card": "Chillwind Yeti"}, "Wolfrider"],
         "hand": ["Frostbolt", "Arcane Missiles"], "mana": {"crystals": 3}},
        {"hero": {"card": "HERO_08", "damage": 20}, "board": [{"id": "wall", "card": "Goldshire Footman"}, "Wisp"]},
    ],
}  # fmt: skip
"""Won in 13 of 36 cases: all missiles hit the hero, after a Frostbolt; see assets/docs/odds.md."""


@pytest.fixture
def document() -> dict[str, Any]:
    return TEN_AND_A_TAUNT


def choose(qtbot: QtBot, panel: OutcomesPanel, key: Qt.Key) -> None:
    """Open the menu of the button with the mouse, and choose from it with a letter."""
    qtbot.mouseClick(panel.best_button, Qt.MouseButton.LeftButton)
    menu = panel.best_button.menu()
    qtbot.waitUntil(menu.isVisible)
    qtbot.keyClick(menu, key)


def steps(panel: OutcomesPanel) -> list[str]:
    return [panel.play_page.steps.item(row).text() for row in range(panel.play_page.steps.count())]


def test_a_lethal_check_shows_the_line_with_the_best_chance(qtbot: QtBot, panel: OutcomesPanel) -> None:
    with qtbot.waitSignal(panel.worker.played, timeout=60_000):
        choose(qtbot, panel, Qt.Key.Key_L)
        assert panel.cancel_button.isVisible()

    assert panel.play_page.isVisible()
    assert not panel.answers.isVisible()
    assert panel.play_page.answer.text() == "p1 wins: 36.11% with the best play (13/36)"
    assert steps(panel)[0].startswith("1.  play Frostbolt")
    assert sum("(1 of 3)" in step for step in steps(panel)) == 3, "the likeliest way of the missiles"
    assert panel.head.hint.whole.startswith("Looked ")
    assert not panel.cancel_button.isVisible()


def test_the_line_is_opened_in_the_timeline_as_one_step_that_can_be_undone(
    qtbot: QtBot, panel: OutcomesPanel, session: Session
) -> None:
    before = session.history.document
    with qtbot.waitSignal(panel.worker.played, timeout=60_000):
        choose(qtbot, panel, Qt.Key.Key_L)

    with qtbot.waitSignal(session.run_finished, timeout=20_000):
        qtbot.keyClick(panel.play_page.steps, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not session.busy)

    result: Any = session.result
    assert not result.error
    assert result.nodes[-1].kind == "outcome_check"
    assert result.nodes[-1].status == "p1", "the line shown is one that wins"
    assert session.history.last_step == "Best play"
    assert not panel.play_page.open_button.isEnabled(), "it was the line of the scenario as it was before"
    session.history.undo()
    assert session.history.document == before
    assert panel.play_page.open_button.isEnabled()


def test_a_goal_is_the_first_question_and_may_be_asked_the_other_way(
    qtbot: QtBot, panel: OutcomesPanel
) -> None:
    qtbot.keyClicks(panel.ask, "p2.hero_health; wall dead")

    with qtbot.waitSignal(panel.worker.played, timeout=60_000):
        choose(qtbot, panel, Qt.Key.Key_E)
    least = panel.play_page.best
    with qtbot.waitSignal(panel.worker.played, timeout=60_000):
        choose(qtbot, panel, Qt.Key.Key_M)
    most = panel.play_page.best

    assert least is not None
    assert most is not None
    assert least.goal == most.goal == "p2.hero_health"
    assert least.value < most.value == 10
    assert steps(panel) == ["Nothing that can be done makes it better."]
    assert not panel.play_page.open_button.isEnabled()


def test_a_search_is_cancelled_and_told(qtbot: QtBot, panel: OutcomesPanel) -> None:
    choose(qtbot, panel, Qt.Key.Key_L)
    assert panel.worker.busy
    panel.worker.progress.emit(Progress(1_234, 5, 0))
    assert "1,234 positions" in panel.head.hint.whole

    qtbot.mouseClick(panel.cancel_button, Qt.MouseButton.LeftButton)

    assert panel.head.hint.whole == "Cancelled."
    with qtbot.assertNotEmitted(panel.worker.played, wait=300):
        pass
    assert panel.best_button.isEnabled()


def test_a_goal_that_means_nothing_is_refused_in_words(qtbot: QtBot, panel: OutcomesPanel) -> None:
    qtbot.keyClicks(panel.ask, "nobody dead")

    with qtbot.waitSignal(panel.worker.failed, timeout=60_000):
        choose(qtbot, panel, Qt.Key.Key_M)

    assert "no entity 'nobody'" in panel.head.hint.whole
