"""The history of changes: one step each, undone and redone, saved, and not lost without a question."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from fakes import FakeEngine
from menus import give
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from playorder.gui.editing.history import History
from playorder.gui.window import MainWindow

Buttons = QMessageBox.StandardButton


def change_title(window: MainWindow, title: str) -> None:
    """A change as any panel makes it."""
    history = window.session.history
    history.change(f"Call it {title}", {**history.document, "title": title})


def answer(button: QMessageBox.StandardButton) -> None:
    """Click a button of the question that comes next."""

    def click() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, QMessageBox)
        question.button(button).click()

    QTimer.singleShot(50, click)


def test_a_file_opened_can_be_edited_and_nothing_can_be_undone(opened: MainWindow) -> None:
    history = opened.session.history
    assert history.document == {"title": "Sample"}
    assert not history.dirty
    assert not opened.actions_by_name["undo"].isEnabled()
    assert not opened.actions_by_name["save"].isEnabled()


def test_each_change_is_one_named_step_that_ctrl_z_takes_back(qtbot: QtBot, opened: MainWindow) -> None:
    change_title(opened, "First")
    change_title(opened, "Second")
    assert opened.title.whole == "Second •"
    assert opened.actions_by_name["undo"].text() == "&Undo: Call it Second"
    qtbot.keyClick(opened, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert opened.title.whole == "First •"
    assert opened.actions_by_name["redo"].text() == "&Redo: Call it Second"
    qtbot.keyClick(opened, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert opened.title.whole == "Sample", "the document of the file is not dirty"
    ctrl_shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(opened, Qt.Key.Key_Z, ctrl_shift)
    assert opened.session.history.document["title"] == "First"


def test_a_change_that_changes_nothing_is_no_step(opened: MainWindow) -> None:
    change_title(opened, "Sample")
    assert not opened.session.history.dirty
    assert not opened.actions_by_name["undo"].isEnabled()


def test_the_board_follows_a_change(qtbot: QtBot, opened: MainWindow) -> None:
    with qtbot.waitSignal(opened.session.board_changed):
        change_title(opened, "Other")
    assert opened.session.editing


def test_a_run_is_out_of_date_once_the_document_is_edited(qtbot: QtBot, ran: MainWindow) -> None:
    session = ran.session
    assert not session.editing
    session.set_editing(True)
    assert session.shown.mode == "start"
    with qtbot.waitSignals([session.stale_changed, session.board_changed]):
        change_title(ran, "Other")
    assert session.stale
    assert session.editing
    with qtbot.waitSignal(session.run_finished):
        session.set_editing(False)
    assert not session.stale
    assert session.shown.mode == "end"


def test_a_change_while_a_run_is_shown_runs_again(qtbot: QtBot, ran: MainWindow, fake: FakeEngine) -> None:
    with qtbot.waitSignal(ran.session.run_finished):
        change_title(ran, "Other")
    assert fake.runs == 2
    assert not ran.session.stale


def test_save_writes_the_document_and_leaves_nothing_to_save(qtbot: QtBot, opened: MainWindow) -> None:
    change_title(opened, "Saved")
    qtbot.keyClick(opened, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert json.loads(Path(opened.session.path).read_text(encoding="utf-8"))["title"] == "Saved"
    assert not opened.session.history.dirty
    assert not opened.isWindowModified()
    give(opened, "undo")
    assert opened.session.history.dirty, "what is on disk is no longer what is shown"


def test_save_as_goes_on_with_the_other_file(
    opened: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Path(opened.session.path).read_bytes()
    target = tmp_path / "copy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    change_title(opened, "Copy")
    give(opened, "save_as")
    written = tmp_path / "copy.scenario.json"
    assert json.loads(written.read_text(encoding="utf-8")) == {"title": "Copy"}
    assert opened.session.path == str(written)
    assert opened.recent.paths[0] == str(written)
    assert before == (tmp_path / "sample.scenario.json").read_bytes()


def test_a_place_that_cannot_be_written_is_told(opened: MainWindow, tmp_path: Path) -> None:
    change_title(opened, "Lost?")
    opened.session.saved_as(str(tmp_path / "no folder" / "x.json"))
    give(opened, "save")
    assert "could not be saved: No such file" in opened.error_bar.text.text()
    assert opened.session.history.dirty


@pytest.mark.parametrize(("button", "closes"), [(Buttons.Cancel, False), (Buttons.Discard, True)])
def test_closing_asks_about_changes(
    qtbot: QtBot, opened: MainWindow, button: QMessageBox.StandardButton, closes: bool
) -> None:
    change_title(opened, "Unsaved")
    answer(button)
    assert opened.close() is closes


def test_closing_saves_what_the_user_wants_saved(qtbot: QtBot, opened: MainWindow) -> None:
    change_title(opened, "Kept")
    answer(Buttons.Save)
    assert opened.close()
    assert "Kept" in Path(opened.session.path).read_text(encoding="utf-8")


def test_another_file_is_not_opened_over_changes_without_a_question(
    qtbot: QtBot, opened: MainWindow, scenario_file: Callable[..., str]
) -> None:
    change_title(opened, "Unsaved")
    answer(Buttons.Cancel)
    opened.open_path(scenario_file("Other", name="other.json"))
    qtbot.wait(50)
    assert opened.session.scenario is not None
    assert opened.session.scenario.title == "Unsaved"


def test_each_scenario_of_a_file_has_its_own_steps(
    qtbot: QtBot, window: MainWindow, scenario_file: Callable[..., str]
) -> None:
    with qtbot.waitSignal(window.session.board_changed):
        window.open_path(scenario_file("One", "Two"))
    change_title(window, "Uno")
    window.session.choose(1)
    assert not window.actions_by_name["undo"].isEnabled()
    change_title(window, "Due")
    window.session.choose(0)
    assert window.session.history.documents == [{"title": "Uno"}, {"title": "Due"}]
    give(window, "undo")
    assert window.session.history.documents == [{"title": "One"}, {"title": "Due"}]
    assert window.session.history.dirty


def test_undo_has_no_limit() -> None:
    history = History()
    history.open([{"turn": 0}], 0)
    for turn in range(1, 2001):
        history.change("Next turn", {"turn": turn})
    for _ in range(2000):
        history.undo()
    assert history.document == {"turn": 0}
    assert not history.dirty


def test_closing_the_file_forgets_its_steps(opened: MainWindow) -> None:
    give(opened, "close")
    assert opened.session.history.document == {}
    assert opened.session.history.change("Nothing", {"title": "x"}) is False
    assert opened.pages.currentWidget() is opened.start
