"""One sitting without a mouse: a board is built, changed, played, expected, run, saved and opened again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from keyboard_alone import Keyboard
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.gui.cardlist.panel import PalettePanel
from playorder.gui.protocols import Engine
from playorder.gui.window import MainWindow

ALT = Qt.KeyboardModifier.AltModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
WAIT = 60_000


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings) -> Iterator[MainWindow]:
    """The start page."""
    made = shown_window(qtbot, qapp, engine, settings, (1366, 768))
    yield made
    made.session.close()


@pytest.fixture
def keys(qtbot: QtBot, window: MainWindow) -> Keyboard:
    """Somebody without a mouse."""
    return Keyboard(qtbot, window)


def put(
    qtbot: QtBot, window: MainWindow, keys: Keyboard, name: str, held: Qt.KeyboardModifier = NONE
) -> None:
    """Ctrl+P, the name, and Enter."""
    palette = window.findChild(PalettePanel)
    assert palette is not None
    keys.press(Qt.Key.Key_P, CTRL)
    keys.type(name)

    def is_found() -> None:
        assert palette.chosen is not None
        assert palette.chosen.name == name

    qtbot.waitUntil(is_found, timeout=WAIT)
    keys.press(Qt.Key.Key_Return, held)


def test_a_scenario_is_built_played_expected_saved_and_opened_with_keys_alone(
    qtbot: QtBot, window: MainWindow, keys: Keyboard, tmp_path: Path
) -> None:
    session, scene = window.session, window.board.scene

    def players() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = session.history.document["players"]
        return found

    with qtbot.waitSignal(session.board_changed, timeout=WAIT):
        keys.press(Qt.Key.Key_Space)  # New board has the keys
    put(qtbot, window, keys, "Knife Juggler")
    put(qtbot, window, keys, "Chillwind Yeti", ALT)
    assert [len(player["board"]) for player in players()] == [1, 1]

    # the Juggler gets 4 Attack, which is taken back and made again
    keys.press(Qt.Key.Key_F6)
    keys.type("1")
    assert [view.name for view in scene.chosen_views()] == ["Knife Juggler"]
    keys.type("e")
    before = session.history.document
    keys.type("4")
    keys.press(Qt.Key.Key_Return)
    changed = session.history.document
    assert players()[0]["board"][0]["attack"] == 4
    keys.press(Qt.Key.Key_Z, CTRL)
    assert session.history.document == before
    keys.press(Qt.Key.Key_Z, CTRL | SHIFT)
    assert session.history.document == changed

    # it attacks the Yeti, which is the second of its targets; then the turn is ended from the same place
    keys.press(Qt.Key.Key_F4)
    keys.type("1")
    keys.type("a")
    keys.type("t")
    keys.press(Qt.Key.Key_Return)
    assert [(entry["attack"], entry["target"]) for entry in session.history.document["script"]] == [
        ("knife-juggler", "chillwind-yeti")
    ]
    keys.type("e")
    assert len(session.history.document["script"]) == 2

    assert window.checks.visibleRegion().isEmpty(), "it lies behind another panel"
    keys.press(Qt.Key.Key_1, SHIFT)
    assert [view.name for view in scene.chosen_views()] == ["Chillwind Yeti"]
    keys.press(Qt.Key.Key_X, CTRL | SHIFT)
    qtbot.waitUntil(lambda: not window.checks.visibleRegion().isEmpty())
    (expected,) = session.history.document["expect"]
    assert (expected["attack"], expected["health"]) == (4, 1)
    with qtbot.waitSignal(session.run_finished, timeout=WAIT):
        keys.press(Qt.Key.Key_R, CTRL)
    assert [ok for ok, _ in window.checks.rows] == [True]
    assert window.timeline.tree.hasFocus(), "the run that was asked for is read next"

    path = tmp_path / "keys.scenario.json"
    keys.name_file(path, Qt.Key.Key_S, CTRL)
    assert path.exists()
    assert not session.history.dirty
    saved = session.history.document
    keys.press(Qt.Key.Key_W, CTRL)
    assert window.start.isVisible()
    with qtbot.waitSignal(session.board_changed, timeout=WAIT):
        keys.name_file(path, Qt.Key.Key_O, CTRL)
    assert session.history.document == saved
    with qtbot.waitSignal(session.run_finished, timeout=WAIT):
        keys.press(Qt.Key.Key_R, CTRL)
    assert [ok for ok, _ in window.checks.rows] == [True]
