"""The start page begins boards: empty, or two heroes with minions; and the commands do the same anywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from edit_hands import Hands
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.gui.palette import CommandPalette
from playorder.gui.protocols import Engine
from playorder.gui.window import MainWindow


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings) -> Iterator[MainWindow]:
    """The start page."""
    made = shown_window(qtbot, qapp, engine, settings, (1500, 900))
    yield made
    made.session.close()


def button(window: MainWindow, words: str) -> QPushButton:
    """A button of the start page."""
    return next(one for one in window.start.findChildren(QPushButton) if one.text() == words)


def offered(window: MainWindow) -> list[QAction]:
    """The commands that begin boards."""
    return [action for name, action in window.actions_by_name.items() if name.split("_")[0] == "new"]


@pytest.mark.parametrize(
    ("words", "minions"), [("New board", 0), ("New board with minions", 4), ("New full boards", 14)]
)
def test_a_button_of_the_start_page_begins_a_board(
    qtbot: QtBot, window: MainWindow, words: str, minions: int
) -> None:
    with qtbot.waitSignal(window.session.board_changed, timeout=60_000):
        qtbot.mouseClick(button(window, words), Qt.MouseButton.LeftButton)
    views = list(window.board.scene.entity_views())
    assert sum(view.type == "hero" for view in views) == 2
    assert sum(view.zone == "board" for view in views) == minions
    assert window.session.editing
    assert window.board.canvas.hasFocus(), "the keys are on the board"
    assert not window.session.history.dirty, "an untouched board needs no saving"


def test_the_keys_reach_every_button_of_the_start_page(qtbot: QtBot, window: MainWindow) -> None:
    assert QApplication.focusWidget() is button(window, "New board"), "the keys begin there"
    reached = set()
    for _ in range(12):
        focus = QApplication.focusWidget()
        assert focus is not None
        if isinstance(focus, QPushButton):
            reached.add(focus.text())
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert {action.text().replace("&", "").rstrip("…") for action in offered(window)} <= reached
    assert {"Open a scenario file…", "Library"} <= reached
    new = button(window, "New board")
    new.setFocus()
    with qtbot.waitSignal(window.session.board_changed, timeout=60_000):
        qtbot.keyClick(new, Qt.Key.Key_Space)


def test_a_new_board_asks_about_changes(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(qtbot, window)
    with qtbot.waitSignal(window.session.board_changed, timeout=60_000):
        qtbot.keyClick(
            window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        )
    hands.key(Qt.Key.Key_1)
    hands.after(hands.key, Qt.Key.Key_Delete)
    monkeypatch.setattr(QMessageBox, "exec", lambda _self: QMessageBox.StandardButton.Cancel)
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert hands.cards(1, "board") == ["Bloodfen Raptor"], "nothing is lost without an answer"


def test_the_start_page_offers_boards_of_the_other_games(qtbot: QtBot, window: MainWindow) -> None:
    others = button(window, "New board of another game")
    menu = others.menu()
    qtbot.mouseClick(others, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(menu.isVisible)
    offered = next(action for action in menu.actions() if "World of Warcraft" in action.text())

    with qtbot.waitSignal(window.session.board_changed, timeout=60_000):
        qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(offered).center())
    assert window.session.scenario is not None
    assert window.session.scenario.ruleset == "wowtcg"


def test_the_command_palette_offers_boards_of_the_other_games(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = window.findChild(CommandPalette)
    assert isinstance(palette, CommandPalette)
    qtbot.keyClicks(palette.field, "another game")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)

    menu = window.actions_by_name["new_of"].menu()
    assert isinstance(menu, QMenu)
    qtbot.waitUntil(menu.isVisible)
    assert any("World of Warcraft" in action.text() for action in menu.actions())
    menu.close()
