"""The plugin manager and the card workshop, over the real program: what the user does and what is to be seen then."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QSettings, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from playorder.carddata.catalogue import load_catalogue
from playorder.gui.application import make_window, program_engine
from playorder.gui.plugins.differences import differences
from playorder.gui.plugins.manager_window import PluginManagerWindow
from playorder.gui.plugins.model import Column, PluginModel
from playorder.gui.window import MainWindow
from playorder.gui.workshop.cards import scratch_document, write_card
from playorder.gui.workshop.window import CardWorkshop

CODE = """from playorder.rulesets.hearthstone.api import CardDef, GainArmor
WISP = CardDef("CS2_231", battlecry=GainArmor({armor}))
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    home.mkdir()
    cache = Path(os.environ["PLAYORDER_HOME"]) / "cache"
    cache.mkdir(exist_ok=True)
    (home / "cache").symlink_to(cache)
    load_catalogue(cache_folder=cache).text("CS2_231")  # where there is no cache yet, this takes a while
    monkeypatch.setenv("PLAYORDER_HOME", str(home))
    made = home / "plugins" / "ours"
    made.mkdir(parents=True)
    (made / "plugin.toml").write_text('name = "ours"\nversion = "1.0"\napi = 1\n', "utf-8")
    (made / "cards.py").write_text(CODE.format(armor=3), "utf-8")
    return home


@pytest.fixture
def real(qtbot: QtBot, qapp: QApplication, home: Path) -> Iterator[MainWindow]:
    """The window over the real program, with the user's plugin `ours`, which is off."""
    settings = QSettings(str(home / "window.ini"), QSettings.Format.IniFormat)
    made = make_window(program_engine(), qapp, settings)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.session.close()


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
    qtbot: QtBot, manager: PluginManagerWindow, monkeypatch: pytest.MonkeyPatch, button: int = 0
) -> None:
    """Click the box of `ours`, and the button with that number of the question."""

    def answer(box: QMessageBox) -> int:
        chosen = box.buttons()[button]
        monkeypatch.setattr(QMessageBox, "clickedButton", lambda _box: chosen)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    index = manager.model.index(manager.model.row_of("ours"), Column.NAME, QModelIndex())
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


def test_the_workshop_draws_checks_and_tries_a_card(qtbot: QtBot, real: MainWindow) -> None:
    qtbot.keyClick(
        real, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    workshop = real.findChild(CardWorkshop)
    assert isinstance(workshop, CardWorkshop)
    form = workshop.form
    form.name.selectAll()
    qtbot.keyClicks(form.name, "Ember Fox")
    form.numbers["attack"].setValue(4)
    qtbot.mouseClick(form.effects["battlecry"].add_button, Qt.MouseButton.LeftButton)
    row = form.effects["battlecry"].rows[0]
    row.kind.setCurrentIndex(row.kind.findData("damage"))
    row.fields["damage"].set_value(2)
    row.fields["to"].set_value("target")
    qtbot.waitUntil(lambda: "not aimed" in workshop.problem.text())
    assert not workshop.try_button.isEnabled()
    form.target.setCurrentIndex(form.target.findData("enemy_minion"))
    qtbot.waitUntil(lambda: workshop.try_button.isEnabled())
    assert workshop.card["battlecry"] == [{"damage": 2, "to": "target"}]
    with qtbot.waitSignal(real.session.run_finished, timeout=20_000):
        qtbot.mouseClick(workshop.try_button, Qt.MouseButton.LeftButton)
    result = real.session.result
    assert result is not None
    assert not result.error
    enemy = [e for zone in result.board_at(None).players[1].zones for e in zone.entities if e.key == "enemy"]
    hurt = [
        e
        for z in result.board_at(result.nodes[-1].id).players[1].zones
        for e in z.entities
        if e.key == "enemy"
    ]
    assert (enemy[0].damage, hurt[0].damage) == (0, 2)


WHOLE: dict[str, Any] = {
    "id": "A_1", "name": "Whole", "type": "minion", "cost": 3, "attack": 1, "health": 2, "class": "mage",
    "race": "beast",
    "keywords": ["taunt"], "text": "Text.", "target": "minion",
    "battlecry": [{"if": "has_weapon", "then": [{"armor": 3}], "else": [{"draw": 2}]}],
    "deathrattle": [{"summon": "Wisp", "count": 2, "who": "opponent"}],
    "triggers": [{"on": "damage",
                  "do": [{"buff": "self", "attack": 1, "keywords": ["windfury"], "until": "end_of_turn"}],
                  "if": "self", "name": "grow"}],
    "auras": [{"to": "adjacent", "attack": 1}],
}  # fmt: skip


def test_a_card_comes_out_of_the_form_as_it_went_in(qtbot: QtBot, real: MainWindow) -> None:
    real.actions_by_name["workshop"].trigger()
    workshop = real.findChild(CardWorkshop)
    assert isinstance(workshop, CardWorkshop)
    workshop.form.set_value(WHOLE)
    assert workshop.card == WHOLE


def test_a_saved_card_takes_the_place_of_the_one_with_its_id_and_leaves_the_others(
    qtbot: QtBot, real: MainWindow, home: Path
) -> None:
    real.actions_by_name["workshop"].trigger()
    workshop = real.findChild(CardWorkshop)
    assert isinstance(workshop, CardWorkshop)
    file = home / "plugins" / "ours" / "my.cards.json"
    write_card(file, {"id": "OTHER", "name": "Other", "type": "minion"})
    assert workshop.save(file)
    workshop.form.numbers["cost"].setValue(9)
    assert workshop.save(file)
    cards = json.loads(file.read_text("utf-8"))["cards"]
    assert [(card["id"], card.get("cost")) for card in cards] == [("OTHER", None), ("MY_001", 9)]
    file.write_text("[]", "utf-8")
    assert not workshop.save(file)
    assert "holds no list of cards" in workshop.problem.text()


@pytest.mark.parametrize("kind", ["minion", "spell", "weapon", "hero", "hero_power"])
def test_every_type_of_card_can_be_tried(kind: str) -> None:
    from playorder.assembly import Program
    from playorder.scenario.reading import read_values
    from playorder.scenario.run import run

    numbers = {"minion": {"attack": 1, "health": 1}, "weapon": {"attack": 1, "durability": 1}}.get(kind, {})
    card = {"id": "T_1", "name": "Tried", "type": kind, "cost": 1, **numbers}
    result = run(read_values(scratch_document(card))[0], Program().tools())
    assert not result.error, result.error


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
