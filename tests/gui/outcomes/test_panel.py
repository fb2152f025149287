"""The outcomes panel over the real engine: asking, reading, filtering, exporting, and opening an example run."""

from __future__ import annotations

import csv
import json
import multiprocessing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from playorder.assembly import Program
from playorder.explore.budget import Progress
from playorder.explore.exploring import Wishes, explore
from playorder.explore.outcomes import Outcomes
from playorder.gui.outcomes.panel import OutcomesPanel
from playorder.gui.session import Session
from playorder.scenario.reading import read_values

DOCUMENT: dict[str, Any] = {
    "format": "playorder/scenario",
    "version": 1,
    "title": "Three missiles",
    "players": [{"hand": ["Arcane Missiles"]}, {"board": [{"id": "yeti", "card": "Chillwind Yeti"}, "Wisp"]}],
    "script": [{"play": "Arcane Missiles"}],
    "random": {"seed": 4},
    "expect": [{"entity": "yeti", "zone": "play"}],
}


@pytest.fixture(scope="module")
def outcomes() -> Outcomes:
    scenario = read_values(DOCUMENT)[0]
    return explore(scenario, Program().tools(), Wishes(("p2.hero_health", "yeti dead")))


@pytest.fixture
def document() -> dict[str, Any]:
    return DOCUMENT


def rows(panel: OutcomesPanel) -> list[list[str]]:
    model = panel.filter
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_exploring_fills_the_chart_and_the_table(qtbot: QtBot, panel: OutcomesPanel) -> None:
    qtbot.keyClicks(panel.ask, "p2.hero_health; yeti dead")

    with qtbot.waitSignal(panel.worker.finished, timeout=60_000):
        qtbot.keyClick(panel.ask, Qt.Key.Key_Return)
        assert panel.cancel_button.isVisible()

    assert [bar.value for bar in panel.chart.bars] == [27, 28, 29, 30]
    assert len(rows(panel)) > 5
    assert panel.head.hint.whole.startswith("Exact: ")
    assert not panel.cancel_button.isVisible()


def test_a_check_of_the_document_is_asked_in_words(qtbot: QtBot, panel: OutcomesPanel) -> None:
    panel.ask.setText('{"player": "p2", "hero_health": 27}')

    with qtbot.waitSignal(panel.worker.finished, timeout=60_000):
        panel.explore()

    assert panel.quantity.itemText(0) == "p2: hero health 27"
    assert panel.filter.headerData(1, Qt.Orientation.Horizontal) == "p2: hero health 27"


def test_a_cancelled_exploration_is_not_heard_of_again(qtbot: QtBot, panel: OutcomesPanel) -> None:
    qtbot.mouseClick(panel.explore_button, Qt.MouseButton.LeftButton)
    assert panel.worker.busy

    qtbot.mouseClick(panel.cancel_button, Qt.MouseButton.LeftButton)

    assert not panel.worker.busy
    assert panel.head.hint.whole == "Cancelled."
    with qtbot.assertNotEmitted(panel.worker.finished, wait=300):
        pass
    assert panel.explore_button.isEnabled()


def test_a_question_that_means_nothing_is_refused_in_words(qtbot: QtBot, panel: OutcomesPanel) -> None:
    panel.ask.setText("nobody dead")

    with qtbot.waitSignal(panel.worker.failed, timeout=60_000):
        panel.explore()

    assert "no entity 'nobody'" in panel.head.hint.whole


def test_progress_is_shown(panel: OutcomesPanel) -> None:
    panel.worker.progress.emit(Progress(12_345, 6, 78))

    assert "12,345 positions" in panel.head.hint.whole


def test_the_chart_shows_what_is_chosen(panel: OutcomesPanel, outcomes: Outcomes) -> None:
    panel.worker.finished.emit(outcomes)

    panel.quantity.setCurrentIndex(1)

    assert panel.quantity.currentText() == "yeti dead"
    assert [bar.value for bar in panel.chart.bars] == [False]
    assert "no: 100.00 %" in panel.chart.accessibleDescription()


def test_a_bar_filters_the_table_until_it_is_let_go(
    qtbot: QtBot, panel: OutcomesPanel, outcomes: Outcomes
) -> None:
    panel.worker.finished.emit(outcomes)
    everything = len(rows(panel))
    panel.chart.setFocus()

    qtbot.keyClick(panel.chart, Qt.Key.Key_Down)
    qtbot.keyClick(panel.chart, Qt.Key.Key_Space)

    assert {row[1] for row in rows(panel)} == {"27"}
    qtbot.keyClick(panel.chart, Qt.Key.Key_Escape)
    assert len(rows(panel)) == everything


def test_a_bar_can_be_clicked(qtbot: QtBot, panel: OutcomesPanel, outcomes: Outcomes) -> None:
    panel.worker.finished.emit(outcomes)

    qtbot.mouseClick(panel.chart, Qt.MouseButton.LeftButton, pos=panel.chart._row(3).center())

    assert {row[1] for row in rows(panel)} == {"30"}


def test_words_filter_the_table(qtbot: QtBot, panel: OutcomesPanel, outcomes: Outcomes) -> None:
    panel.worker.finished.emit(outcomes)

    qtbot.keyClicks(panel.search, "yeti 4/4")

    found = rows(panel)
    assert found
    assert all("yeti 4/4" in " ".join(row) for row in found)
    assert panel.shown.text() == f"{len(found)} outcomes"


def test_odds_sort_by_size_and_not_by_letters(panel: OutcomesPanel, outcomes: Outcomes) -> None:
    panel.worker.finished.emit(outcomes)

    shares = [float(row[0].split()[0]) for row in rows(panel)]

    assert shares == sorted(shares, reverse=True)
    assert abs(sum(shares) - 100) < 0.1


def test_an_example_run_is_opened_as_one_step_that_can_be_undone(
    qtbot: QtBot, panel: OutcomesPanel, session: Session, outcomes: Outcomes
) -> None:
    panel.worker.finished.emit(outcomes)
    panel.view.selectRow(panel.filter.rowCount() - 1)
    wanted = panel.chosen()
    assert wanted is not None

    with qtbot.waitSignal(session.run_finished, timeout=20_000):
        qtbot.mouseClick(panel.open_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not session.busy)

    result: Any = session.result
    assert not result.error
    zones = {zone.name: zone for zone in result.board_at(result.nodes[-1].id).players[1].zones}
    assert zones["hero"].entities[0].health == wanted.facts.p2.health
    assert [minion.health for minion in zones["board"].entities] == [m.health for m in wanted.facts.p2.board]
    assert session.history.last_step == "Picks of an outcome"
    assert panel.open_button.isEnabled(), "the picks do not change what can come of the scenario"
    session.history.undo()
    assert session.history.document["random"] == {"seed": 4}


def test_outcomes_of_a_scenario_that_was_changed_open_no_run(
    panel: OutcomesPanel, session: Session, outcomes: Outcomes
) -> None:
    panel.worker.finished.emit(outcomes)

    session.history.change("Another hero", {**DOCUMENT, "active": "p2"})

    assert "explore again" in panel.head.hint.whole
    assert not panel.open_button.isEnabled()
    panel.open_example()
    assert "picks" not in session.history.document["random"]


def test_outcomes_are_right_again_when_the_change_is_undone(
    panel: OutcomesPanel, session: Session, outcomes: Outcomes
) -> None:
    panel.worker.finished.emit(outcomes)
    words = panel.head.hint.whole

    session.history.change("Another hero", {**DOCUMENT, "active": "p2"})
    session.history.undo()

    assert panel.head.hint.whole == words
    assert panel.open_button.isEnabled()


def test_an_exploration_that_is_cancelled_makes_older_outcomes_no_newer(
    qtbot: QtBot, panel: OutcomesPanel, session: Session, outcomes: Outcomes
) -> None:
    """What is shown is still told of the document as it was, though the changed one began to be explored."""
    panel.worker.finished.emit(outcomes)
    session.history.change("Another hero", {**DOCUMENT, "active": "p2"})
    panel.explore()
    qtbot.mouseClick(panel.cancel_button, Qt.MouseButton.LeftButton)

    assert not panel.open_button.isEnabled()
    panel.open_example()
    assert "picks" not in session.history.document["random"]


def test_a_panel_that_goes_ends_its_exploration(qtbot: QtBot, session: Session) -> None:
    made = OutcomesPanel(session)
    made.explore()
    (process,) = [child for child in multiprocessing.active_children() if child.is_alive()]

    made.deleteLater()

    qtbot.waitUntil(
        lambda: not process.is_alive(), timeout=10_000
    )  # and no thread complains: that fails a test


@pytest.mark.parametrize("suffix", [".csv", ".json", ".png"])
def test_outcomes_are_exported(suffix: str, panel: OutcomesPanel, outcomes: Outcomes, tmp_path: Path) -> None:
    panel.worker.finished.emit(outcomes)
    path = tmp_path / f"odds{suffix}"

    panel.export(path)

    assert panel.head.hint.whole == f"Saved as odds{suffix}"
    if suffix == ".csv":
        table = list(csv.reader(path.read_text("utf-8").splitlines()))
        assert len(table) == len(outcomes.outcomes) + 1
        assert table[0][0] == "probability"
    elif suffix == ".json":
        assert len(json.loads(path.read_text("utf-8"))["outcomes"]) == len(outcomes.outcomes)
    else:
        assert path.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["odds.txt", "no/such/folder/odds.csv"])
def test_what_cannot_be_exported_is_told(
    name: str, panel: OutcomesPanel, outcomes: Outcomes, tmp_path: Path
) -> None:
    panel.worker.finished.emit(outcomes)

    panel.export(tmp_path / name)

    assert panel.head.hint.whole.startswith("Not saved: ")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("suffix", [".csv", ".json", ".png"])
def test_a_full_disk_is_told(suffix: str, panel: OutcomesPanel, outcomes: Outcomes, tmp_path: Path) -> None:
    panel.worker.finished.emit(outcomes)
    path = tmp_path / f"odds{suffix}"
    path.symlink_to("/dev/full")

    panel.export(path)

    assert panel.head.hint.whole == "Not saved: No space left on device"
