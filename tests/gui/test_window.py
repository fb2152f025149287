"""The window as a person uses it: menus, buttons, keys, drops."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from fakes import FakeEngine, FakeRun
from menus import click_in, give
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSettings, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from playorder.gui.application import make_window
from playorder.gui.theme import ThemeManager
from playorder.gui.tokens import DARK, LIGHT
from playorder.gui.window import MainWindow


def drag_enter(mime: QMimeData) -> QDragEnterEvent:
    """Qt changed what the place is made of."""
    rest = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    try:
        return QDragEnterEvent(QPointF(50, 50), *rest)
    except TypeError:
        return QDragEnterEvent(QPoint(50, 50), *rest)


def test_starts_on_the_start_page_without_panels(window: MainWindow) -> None:
    assert window.pages.currentWidget() is window.start
    assert not any(dock.isVisible() for dock in window.panels.docks)
    assert not window.actions_by_name["run"].isEnabled()
    assert not window.run_button.isEnabled()


def test_opening_a_file_shows_its_board(opened: MainWindow) -> None:
    assert opened.pages.currentWidget() is opened.board
    names = {item.entity.name for item in opened.board.scene.entity_items()}
    assert {"Knife Juggler", "Jaina Proudmoore", "Flamestrike", "Avenge"} <= names
    assert opened.windowTitle().startswith("Sample")
    assert opened.edition.text() == "Edition 2016-03"
    assert opened.timeline.model.rowCount() == 0
    assert opened.panels.inspector.isVisible()
    assert not opened.panels.scenarios.isVisible()


def test_run_fills_the_tree_and_goes_to_the_end(ran: MainWindow) -> None:
    assert ran.timeline.model.rowCount() == 2
    assert ran.timeline.stack.currentWidget() is ran.timeline.views
    assert ran.session.shown.mode == "end"
    assert "4 of 5" in ran.verdict.text()


def test_the_run_button_runs(qtbot: QtBot, opened: MainWindow, fake: FakeEngine) -> None:
    with qtbot.waitSignal(opened.session.run_finished):
        qtbot.mouseClick(opened.run_button, Qt.MouseButton.LeftButton)
    assert fake.runs == 1


def test_everything_slow_is_done_off_the_windows_thread(ran: MainWindow, fake: FakeEngine) -> None:
    assert fake.threads
    assert threading.get_ident() not in fake.threads


def test_a_bad_file_shows_the_error_bar_and_the_window_lives_on(
    qtbot: QtBot, opened: MainWindow, tmp_path: Path, scenario_file: Callable[..., str]
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{", encoding="utf-8")
    with qtbot.waitSignal(opened.session.error):
        opened.open_path(str(bad))
    assert opened.error_bar.isVisible()
    assert "bad.json" in opened.error_bar.text.text()
    assert not opened.error_bar.details.isVisible()
    qtbot.mouseClick(opened.error_bar.details_button, Qt.MouseButton.LeftButton)
    assert opened.error_bar.details.isVisible()
    assert "not JSON" in opened.error_bar.details.toPlainText()
    qtbot.mouseClick(opened.error_bar.copy_button, Qt.MouseButton.LeftButton)
    assert "not JSON" in QGuiApplication.clipboard().text()
    # the file that was open is still there, and runs
    with qtbot.waitSignal(opened.session.run_finished):
        give(opened, "run")
    assert opened.error_bar.isVisible(), "an error stays until it is dismissed"
    qtbot.mouseClick(opened.error_bar.dismiss_button, Qt.MouseButton.LeftButton)
    assert not opened.error_bar.isVisible()


def test_a_missing_file_is_told(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    with qtbot.waitSignal(window.session.error) as told:
        window.open_path(str(tmp_path / "nowhere.json"))
    assert "No such file" in told.args[0]
    assert window.pages.currentWidget() is window.start


def test_a_fault_in_a_run_comes_with_its_traceback(
    qtbot: QtBot, opened: MainWindow, fake: FakeEngine
) -> None:
    fake.failure = ZeroDivisionError("by a plugin")
    with qtbot.waitSignals([opened.session.error, opened.session.run_failed]):
        give(opened, "run")
    assert "ZeroDivisionError" in opened.error_bar.text.text()
    assert "Traceback" in opened.error_bar.details.toPlainText()
    assert opened.actions_by_name["run"].isEnabled()


def test_a_run_that_stopped_says_why(qtbot: QtBot, opened: MainWindow, fake: FakeEngine) -> None:
    fake.result = FakeRun(error="action 0 is refused: not enough mana")
    with qtbot.waitSignal(opened.session.run_finished):
        give(opened, "run")
    assert "not enough mana" in opened.error_bar.text.text()
    assert opened.checks.summary.text() == "stopped"
    assert opened.board.mode.text() == "The run stopped"
    assert opened.verdict.text() == "the run stopped"


def test_cancel_gives_the_window_back(qtbot: QtBot, opened: MainWindow, fake: FakeEngine) -> None:
    fake.gate = threading.Event()
    give(opened, "run")
    assert opened.session.running
    assert not opened.actions_by_name["run"].isEnabled()
    with qtbot.waitSignal(opened.session.run_failed):
        give(opened, "cancel")
    fake.gate.set()
    qtbot.wait(80)
    assert opened.session.result is None, "what was cancelled does not come back"
    assert opened.actions_by_name["run"].isEnabled()


def test_drag_and_drop_opens_a_file(
    qtbot: QtBot, window: MainWindow, scenario_file: Callable[..., str]
) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(scenario_file("Dropped"))])
    any_button, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = drag_enter(mime)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    assert window.start.drop.property("hot") == "true"
    drop = QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, mime, any_button, no_key)
    with qtbot.waitSignal(window.session.board_changed):
        QApplication.sendEvent(window, drop)
    assert window.windowTitle().startswith("Dropped")
    assert window.start.drop.property("hot") == "false"


def test_what_is_no_file_is_not_taken(window: MainWindow) -> None:
    mime = QMimeData()
    mime.setText("hello")
    enter = drag_enter(mime)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    assert not enter.isAccepted()


def test_a_file_with_several_scenarios_lists_them(
    qtbot: QtBot, window: MainWindow, scenario_file: Callable[..., str]
) -> None:
    with qtbot.waitSignal(window.session.board_changed):
        window.open_path(scenario_file("First", "Second", "Third one"))
    assert window.panels.scenarios.isVisible()
    qtbot.keyClicks(window.scenarios.field, "third")
    assert window.scenarios.filter.rowCount() == 1
    row = window.scenarios.list.visualRect(window.scenarios.filter.index(0, 0))
    with qtbot.waitSignal(window.session.board_changed):
        qtbot.mouseClick(window.scenarios.list.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert window.session.index == 2
    assert window.title.whole == "Third one"


def test_reload_keeps_the_scenario_and_runs_again(
    qtbot: QtBot, window: MainWindow, scenario_file: Callable[..., str], fake: FakeEngine
) -> None:
    path = scenario_file("First", "Second")
    with qtbot.waitSignal(window.session.board_changed):
        window.open_path(path)
    with qtbot.waitSignal(window.session.board_changed):
        window.session.choose(1)
    with qtbot.waitSignal(window.session.run_finished):
        give(window, "run")
    scenario_file("First", "Second, changed")
    with qtbot.waitSignal(window.session.run_finished):
        qtbot.keyClick(window, Qt.Key.Key_F5)
    assert window.title.whole == "Second, changed"
    assert fake.runs == 2


def test_recent_files_are_remembered(
    qtbot: QtBot, opened: MainWindow, qapp: QApplication, fake: FakeEngine, settings: QSettings
) -> None:
    assert opened.recent_menu.actions()[0].text().endswith(opened.session.path)
    opened.close()
    again = make_window(fake.engine, qapp, settings)
    qtbot.addWidget(again)
    assert again.recent.paths == [opened.session.path]


def test_size_and_panels_are_remembered(
    qtbot: QtBot, opened: MainWindow, qapp: QApplication, fake: FakeEngine, settings: QSettings,
    scenario_file: Callable[..., str],
) -> None:  # fmt: skip
    docks = {dock.objectName(): dock for dock in opened.panels.docks}
    for name in ("inspector", "checks", "script", "picks", "explain"):
        click_in(opened.menuBar(), docks[name].toggleViewAction())
        assert not docks[name].isVisible()
    qtbot.wait(20)
    opened.resize(700, 620)  # no larger than the offscreen platform's screen
    opened.resizeDocks([opened.panels.timeline], [211], Qt.Orientation.Vertical)
    qtbot.wait(20)
    size, height = opened.size(), opened.panels.timeline.height()
    opened.close()
    again = make_window(fake.engine, qapp, settings)
    qtbot.addWidget(again)
    again.show()
    assert again.size() == size
    with qtbot.waitSignal(again.session.board_changed):
        again.open_path(scenario_file())
    qtbot.wait(20)
    assert abs(again.panels.timeline.height() - height) <= 2
    assert not again.panels.inspector.isVisible(), "a panel that was closed stays closed"
    give(again, "reset")
    assert again.panels.inspector.isVisible()
    again.session.close()


def test_theme_switches_and_is_remembered(
    qtbot: QtBot, window: MainWindow, qapp: QApplication, settings: QSettings
) -> None:
    click_in(window.menuBar(), window.theme_actions["dark"])
    assert window.theme.tokens is DARK
    assert qapp.palette().window().color().name().upper() == DARK.window
    click_in(window.menuBar(), window.theme_actions["light"])
    assert window.theme.tokens is LIGHT
    assert window.board.scene.tokens is LIGHT
    assert ThemeManager(qapp, settings).choice == "light"
    qtbot.mouseClick(window.theme_button, Qt.MouseButton.LeftButton)
    assert window.theme.tokens is DARK


def test_the_command_palette_finds_and_runs_a_command(
    qtbot: QtBot, opened: MainWindow, fake: FakeEngine
) -> None:
    qtbot.keyClick(opened, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = opened.palette_dialog
    assert palette.isVisible()
    qtbot.keyClicks(palette.field, "run")
    assert palette.model.action_at(palette.list.currentIndex().row()).objectName() == "run"
    with qtbot.waitSignal(opened.session.run_finished):
        qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert fake.runs == 1


def test_every_command_is_in_the_palette_and_in_a_menu(window: MainWindow) -> None:
    listed = {action.objectName() for action in window._all_actions()}
    assert set(window.actions_by_name) - {"palette"} <= listed


def test_no_two_commands_share_a_key(window: MainWindow) -> None:
    keys = [key.toString() for action in window._all_actions() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_controls_have_accessible_names(opened: MainWindow) -> None:
    from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QToolButton

    for kind in (QAbstractItemView, QLineEdit, QToolButton):
        for control in opened.findChildren(kind):
            if control.objectName().startswith("qt_") or not control.isVisible():
                continue
            text = control.text() if isinstance(control, QToolButton) else ""
            named = control.accessibleName() or text or control.toolTip()
            assert named, f"{type(control).__name__} {control.objectName()!r} has no name"
