"""The plugin manager over the real program: what the user does and what is to be seen then."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QInputDialog, QMessageBox
from pytestqt.qtbot import QtBot

from playorder.gui.plugins.differences import differences
from playorder.gui.plugins.manager_window import PluginManagerWindow
from playorder.gui.plugins.model import Column, PluginModel
from playorder.gui.window import MainWindow

CODE = """from playorder.rulesets.hearthstone.api import CardDef, GainArmor
WISP = CardDef("CS2_231", battlecry=GainArmor({armor}))
"""


@pytest.fixture
def manager(qtbot: QtBot, real: MainWindow) -> PluginManagerWindow:
    qtbot.keyClick(
        real, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    found = real.findChild(PluginManagerWindow)
    assert isinstance(found, PluginManagerWindow)
    return found


def wisp_file(home: Path) -> str:
    path = home / "wisp.scenario.json"
    document = {
        "format": "playorder/scenario", "version": 1, "players": [{"hand": ["Wisp"]}, {}], "script": [{"play": "Wisp"}],
        "expect": [{"player": "p1", "hero_armor": 3}],
    }  # fmt: skip
    path.write_text(json.dumps(document), "utf-8")
    return str(path)


def ran(qtbot: QtBot, window: MainWindow, home: Path) -> None:
    with qtbot.waitSignal(window.session.run_finished, timeout=20_000):
        window.session.open_file(wisp_file(home), run=True)


def turn_on(
    qtbot: QtBot,
    manager: PluginManagerWindow,
    monkeypatch: pytest.MonkeyPatch,
    button: int = 0,
    name: str = "ours",
) -> None:
    """Click the box of a plugin, and the button with that number of the question."""

    def answer(box: QMessageBox) -> int:
        chosen = box.buttons()[button]
        monkeypatch.setattr(QMessageBox, "clickedButton", lambda _box: chosen)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    index = manager.model.index(manager.model.row_of(name), Column.NAME, QModelIndex())
    manager.model.setData(index, Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole)


def state_of(manager: PluginManagerWindow, name: str = "ours") -> str:
    return str(manager.model.index(manager.model.row_of(name), Column.STATE, QModelIndex()).data())


def test_the_manager_lists_all_plugins_with_state_and_source(
    manager: PluginManagerWindow, home: Path
) -> None:
    QAbstractItemModelTester(manager.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert (state_of(manager), state_of(manager, "classic")) == ("off", "on")
    manager.choose("ours")
    assert str(home / "plugins" / "ours") in manager.details.toPlainText()
    assert "CS2_231" in manager.details.toPlainText()


def test_turning_on_asks_first_runs_again_and_shows_what_is_different(
    qtbot: QtBot, real: MainWindow, manager: PluginManagerWindow, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran(qtbot, real, home)
    assert not real.session.result.ok  # type: ignore[union-attr]
    turn_on(qtbot, manager, monkeypatch, button=1)
    assert state_of(manager) == "off", "the question was answered with no"
    with qtbot.waitSignal(manager.service.compared, timeout=20_000) as told:
        turn_on(qtbot, manager, monkeypatch)
    assert real.session.result.ok  # type: ignore[union-attr]
    assert state_of(manager) == "in use"
    lines = [line.text for line in told.args[0] if not line.gone]
    assert any("holds now" in line for line in lines)
    assert any("gain armor" in line.lower() for line in lines)
    manager.choose("ours")
    assert "What the last change changed" in manager.details.toPlainText()


def test_a_saved_file_is_taken_in_and_a_broken_one_keeps_the_last_good_version(
    qtbot: QtBot, real: MainWindow, manager: PluginManagerWindow, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran(qtbot, real, home)
    with qtbot.waitSignal(manager.service.compared, timeout=20_000):
        turn_on(qtbot, manager, monkeypatch)
    code = home / "plugins" / "ours" / "cards.py"
    with qtbot.waitSignal(manager.service.failed, timeout=20_000) as told:
        code.write_text(CODE.format(armor=9) + "def half(", "utf-8")
    assert "the last good version stays in use" in told.args[0]
    assert "def half(" in told.args[1]
    assert "^" in told.args[1]
    qtbot.waitUntil(lambda: not real.session.busy, timeout=20_000)
    assert real.session.result.ok  # type: ignore[union-attr]
    manager.choose("ours")
    assert "cards.py:3" in manager.details.toPlainText()
    assert state_of(manager).startswith("⚠")
    with qtbot.waitSignal(manager.service.compared, timeout=20_000) as compared:
        code.write_text(CODE.format(armor=4), "utf-8")
    assert any("holds no more" in line.text for line in compared.args[0])
    assert state_of(manager) == "in use"


def test_a_new_plugin_is_written_shown_and_turned_on_with_its_cards(
    qtbot: QtBot, real: MainWindow, manager: PluginManagerWindow, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("embers", True))
    qtbot.mouseClick(manager.new_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: manager.chosen is not None and manager.chosen.name == "embers", timeout=20_000)
    assert state_of(manager, "embers") == "off"
    assert str(home / "plugins" / "embers") in manager.details.toPlainText()
    turn_on(qtbot, manager, monkeypatch, name="embers")
    qtbot.waitUntil(lambda: state_of(manager, "embers") == "on", timeout=20_000)
    assert real.session.engine.catalogue("").find("Spark Mender").attack == 2
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("Bad Name", True))
    with qtbot.waitSignal(manager.service.failed) as told:
        qtbot.mouseClick(manager.new_button, Qt.MouseButton.LeftButton)
    assert "small letters" in told.args[0]


def test_differences_leave_out_what_is_the_same_and_numbers_that_shifted() -> None:
    def fake(lines: list[str], ok: bool) -> Any:
        nodes = [SimpleNamespace(id=number) for number in range(len(lines))]
        return SimpleNamespace(checks=[(ok, "c", 1)], error="", nodes=nodes, sentence=lambda i: lines[i])

    found = differences(fake(["Wisp (7) dies", "a"], True), fake(["Wisp (8) dies", "b"], False))
    assert [(line.text, line.gone) for line in found] == [
        ("the check c holds no more", True),
        ("a", True),
        ("b", False),
    ]


def test_the_table_of_plugins_is_a_sound_model() -> None:
    from playorder.assembly import Program

    model = PluginModel(Program().plugins)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert model.rowCount() >= 7
    assert model.plugin(-1) is None
