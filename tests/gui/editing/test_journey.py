"""One sitting of somebody new: a puzzle is built, played, expected, saved, shared, and opened again from its code."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from by_hand import Builder
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QFileDialog
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.gui.editing.trigger_dialog import TriggerDialog
from playorder.gui.protocols import Engine

LEFT = Qt.MouseButton.LeftButton
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
WAIT = 60_000


@pytest.fixture
def builder(qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings) -> Iterator[Builder]:
    """Somebody at the start page."""
    window = shown_window(qtbot, qapp, engine, settings, (1366, 768))
    yield Builder(qtbot, window)
    window.session.close()


def typed(qtbot: QtBot, combo: QComboBox | None, words: str) -> None:
    """Choose in a drop-down with the keys."""
    assert combo is not None
    combo.setFocus()
    for _ in range(combo.count()):
        if combo.currentText() == words:
            return
        qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert combo.currentText() == words


def when_a_minion_dies_draw(qtbot: QtBot) -> None:
    """In the dialogue that is open: when anybody's minion dies, draw a card."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, TriggerDialog)
    trigger = dialog.editor
    typed(qtbot, trigger.on.combo, "death")
    qtbot.mouseClick(trigger.do.add_button, LEFT)
    typed(qtbot, trigger.do.rows[0].kind, "draw")
    qtbot.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    if dialog.isVisible():
        dialog.reject()


def test_a_puzzle_is_built_played_expected_saved_shared_and_opened_again(
    qtbot: QtBot, builder: Builder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, session = builder.window, builder.window.session
    focus = QApplication.focusWidget()
    assert focus is not None
    builder.board.after(qtbot.keyClick, focus, Qt.Key.Key_Space)  # New board has the keys
    builder.put("Knife Juggler")
    builder.put("Wisp", player=2)
    builder.drop("Bloodfen Raptor", 1, "hand")
    builder.drop("Fireball", 1, "deck")

    builder.board.click("Knife Juggler")
    builder.settle()
    QTimer.singleShot(300, lambda: when_a_minion_dies_draw(qtbot))
    builder.board.after(qtbot.mouseClick, builder.form.triggers.build, LEFT)

    window.activateWindow()  # the offscreen platform does not give it back after the dialogue
    qtbot.waitUntil(window.isActiveWindow)

    # played by hand: the Raptor comes, and a knife hits the hero or the Wisp
    builder.rules_on()
    builder.play_card("Bloodfen Raptor")
    assert len(session.history.document["script"]) == 1
    builder.board.click("Knife Juggler")
    qtbot.mouseClick(window.checks.expect, LEFT)
    builder.settle()
    assert [ok for ok, _ in window.checks.rows] == [True]
    assert window.checks.rows[0][1].startswith("Knife Juggler: zone play")

    path = tmp_path / "puzzle.scenario.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(path.exists)
    assert not session.history.dirty
    QGuiApplication.clipboard().clear()
    qtbot.keyClick(window, Qt.Key.Key_C, CTRL | SHIFT)
    qtbot.waitUntil(lambda: QGuiApplication.clipboard().text() != "", timeout=WAIT)

    qtbot.keyClick(window, Qt.Key.Key_W, CTRL)
    assert window.start.isVisible()
    focus = QApplication.focusWidget()
    assert focus is not None
    builder.board.after(qtbot.keyClick, focus, Qt.Key.Key_V, CTRL)
    with qtbot.waitSignal(session.run_finished, timeout=WAIT):
        qtbot.keyClick(window, Qt.Key.Key_R, CTRL)
    assert [ok for ok, _ in window.checks.rows] == [True]
    saved = json.loads(path.read_text(encoding="utf-8"))
    opened = session.history.document
    for part in ("players", "script", "expect"):
        assert opened.get(part) == saved.get(part), part
