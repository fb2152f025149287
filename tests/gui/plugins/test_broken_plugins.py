"""Whatever is wrong with a plugin, the window stays alive, says what it is, and goes on with the next scenario."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings, Qt
from pytestqt.qtbot import QtBot

from playorder.gui.plugins.manager_window import PluginManagerWindow
from playorder.gui.plugins.service import PluginService
from playorder.gui.protocols import RunLike
from playorder.gui.window import MainWindow
from playorder.hooks.manager import Plugins

API = (
    "from playorder.rulesets.hearthstone.api import CardDef, Call, Deal, GainArmor, Heal, OWN_HERO, Trigger\n"
)
EVENTS = "from playorder.rulesets.hearthstone.events import DAMAGE, HEAL\n"
CONTROL = Qt.KeyboardModifier.ControlModifier


def write_plugin(home: Path, name: str, *, api: int = 1, hooks: str = "", code: str = "") -> None:
    """A plugin with these modules among the user's."""
    folder = home / "plugins" / name
    folder.mkdir(parents=True, exist_ok=True)
    named = 'hooks = "hooks"\n' if hooks else ""
    (folder / "plugin.toml").write_text(f'name = "{name}"\nversion = "1"\napi = {api}\n{named}', "utf-8")
    if hooks:
        (folder / "hooks.py").write_text(hooks, "utf-8")
    if code:
        (folder / "cards.py").write_text(API + code, "utf-8")


def document(home: Path, card: str) -> str:
    """A file with a scenario that plays this card."""
    path = home / f"{card}.scenario.json"
    made = {
        "format": "playorder/scenario", "version": 1, "players": [{"hand": [card]}, {}], "script": [{"play": card}],
        "options": {"ignore_mana": True},
    }  # fmt: skip
    path.write_text(json.dumps(made), "utf-8")
    return str(path)


@pytest.fixture
def plugins(real: MainWindow) -> Plugins:
    assert real.session.plugins is not None
    return real.session.plugins


@pytest.fixture
def service(real: MainWindow) -> PluginService:
    found = real.findChild(PluginService)
    assert isinstance(found, PluginService)
    return found


@pytest.fixture
def turned_on(qtbot: QtBot, service: PluginService, plugins: Plugins) -> Callable[[str], None]:
    """Take in what is new in the folder, and turn a plugin on, as the manager does."""

    def turn_on(name: str) -> None:
        service.refresh()
        qtbot.waitUntil(lambda: name in plugins.plugins, timeout=20_000)
        qtbot.waitUntil(lambda: not service.busy, timeout=20_000)
        service.enable(name, True)
        qtbot.waitUntil(lambda: not service.busy, timeout=20_000)
        assert plugins.plugins[name].enabled

    return turn_on


def ran(qtbot: QtBot, window: MainWindow, path: str) -> RunLike:
    with qtbot.waitSignal(window.session.run_finished, timeout=30_000):
        window.session.open_file(path, run=True)
    result = window.session.result
    assert result is not None
    return result


def alive(qtbot: QtBot, window: MainWindow, home: Path) -> None:
    """The window is there, and another scenario is opened, and run with the button."""
    assert window.isVisible()
    result = ran(qtbot, window, document(home, "Chillwind Yeti"))
    assert not result.error
    with qtbot.waitSignal(window.session.run_finished, timeout=30_000):
        qtbot.mouseClick(window.run_button, Qt.MouseButton.LeftButton)


def test_one_that_raises_when_it_is_imported(
    qtbot: QtBot, real: MainWindow, home: Path, plugins: Plugins, turned_on: Callable[[str], None]
) -> None:
    write_plugin(
        home, "bad", code='WISP = CardDef("CS2_231", battlecry=GainArmor(1))\nraise RuntimeError("boom")\n'
    )
    turned_on("bad")
    result = ran(qtbot, real, document(home, "Wisp"))
    assert not result.error, "the Wisp does what it does without the plugin"
    error = plugins.plugins["bad"].error
    assert error is not None
    assert ("RuntimeError: boom" in error.why, error.line, error.file and error.file.name) == (
        True,
        3,
        "cards.py",
    )
    alive(qtbot, real, home)


@pytest.mark.parametrize(
    "hook", ["def rulesets():\n    return 1 / 0\n", "def card_definition(card_id):\n    1 / 0\n"]
)
def test_one_whose_hook_raises(
    qtbot: QtBot, real: MainWindow, home: Path, plugins: Plugins, turned_on: Callable[[str], None], hook: str
) -> None:
    write_plugin(home, "bad", hooks=f"from playorder.hooks.hookspecs import hookimpl\n\n\n@hookimpl\n{hook}")
    turned_on("bad")
    alive(qtbot, real, home)
    error = plugins.plugins["bad"].error
    assert error is not None
    assert ("ZeroDivisionError" in error.why, error.line) == (True, 6)


def test_one_whose_effect_raises(
    qtbot: QtBot, real: MainWindow, home: Path, turned_on: Callable[[str], None]
) -> None:
    write_plugin(home, "bad", code='WISP = CardDef("CS2_231", battlecry=lambda g, m, c: [1 // 0])\n')
    turned_on("bad")
    told: list[str] = []
    real.session.error.connect(lambda line, details: told.append(line + details))
    result = ran(qtbot, real, document(home, "Wisp"))
    assert [fault.error for fault in result.faults] == [
        "ZeroDivisionError: integer division or modulo by zero"
    ]
    failed = [node for node in result.nodes if node.status == "failed"]
    assert len(failed) == 1, "its node is marked, and the rest of the play went on"
    assert result.nodes[-1].kind == "outcome_check"
    assert any("1 // 0" in words for words in told)
    alive(qtbot, real, home)


def test_a_run_stops_where_a_card_fails_if_that_is_set_and_it_is_remembered(
    qtbot: QtBot, real: MainWindow, home: Path, turned_on: Callable[[str], None]
) -> None:
    write_plugin(home, "bad", code='WISP = CardDef("CS2_231", battlecry=lambda g, m, c: [1 // 0])\n')
    turned_on("bad")
    result = ran(qtbot, real, document(home, "Wisp"))
    assert not result.error
    with qtbot.waitSignal(real.session.run_finished, timeout=30_000):
        real.actions_by_name["stop_on_fault"].trigger()
    stopped = real.session.result
    assert stopped is not None
    assert "the code of a card failed: ZeroDivisionError" in stopped.error
    kept = QSettings(str(home / "window.ini"), QSettings.Format.IniFormat)
    assert kept.value("run/stop_on_fault", False, bool) is True
    with qtbot.waitSignal(real.session.run_finished, timeout=30_000):
        real.actions_by_name["stop_on_fault"].trigger()
    assert real.session.result is not None
    assert not real.session.result.error


def test_one_that_hangs_is_stopped_within_a_second(
    qtbot: QtBot, real: MainWindow, home: Path, turned_on: Callable[[str], None]
) -> None:
    code = (
        "def hang(g, m, c):\n    while True:\n        pass\n\n\nWISP = CardDef('CS2_231', battlecry=hang)\n"
    )
    write_plugin(home, "bad", code=code)
    turned_on("bad")
    real.session.open_file(document(home, "Wisp"), run=True)
    qtbot.waitUntil(lambda: real.session.running, timeout=20_000)
    qtbot.wait(200)
    began = time.monotonic()
    with qtbot.waitSignal(real.session.run_failed, timeout=5_000):
        qtbot.keyClick(real, Qt.Key.Key_Period, CONTROL)
    qtbot.waitUntil(lambda: not real.session.busy, timeout=5_000)
    assert time.monotonic() - began < 1.0
    alive(qtbot, real, home)


def test_one_that_feeds_itself_ends_at_a_limit_and_the_loop_is_named(
    qtbot: QtBot,
    real: MainWindow,
    home: Path,
    turned_on: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("playorder.engine.machine.Machine.step_limit", 5_000)
    code = EVENTS + (
        'WISP = CardDef("CS2_231", battlecry=Deal(1, OWN_HERO), triggers=[\n'
        '    Trigger(DAMAGE, None, Heal(1, OWN_HERO), "mend"), Trigger(HEAL, None, Deal(1, OWN_HERO), "bleed")])\n'
    )
    write_plugin(home, "bad", code=code)
    turned_on("bad")
    result = ran(qtbot, real, document(home, "Wisp"))
    assert "without an end" in result.error
    assert "mend" in result.error
    assert "bleed" in result.error
    assert result.board_at(None).players
    alive(qtbot, real, home)


def test_two_with_one_card(
    qtbot: QtBot, real: MainWindow, home: Path, plugins: Plugins, turned_on: Callable[[str], None]
) -> None:
    write_plugin(home, "one", code='WISP = CardDef("CS2_231", battlecry=GainArmor(1))\n')
    write_plugin(home, "two", code='WISP = CardDef("CS2_231", battlecry=GainArmor(2))\n')
    turned_on("one")
    turned_on("two")
    qtbot.keyClick(real, Qt.Key.Key_G, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    manager = real.findChild(PluginManagerWindow)
    assert isinstance(manager, PluginManagerWindow)
    manager.choose("one")
    told = manager.details.toPlainText()
    assert "CS2_231" in told
    assert "two" in told, "who has it, and why"
    result: Any = ran(qtbot, real, document(home, "Wisp"))
    armor = [
        e.armor
        for z in result.board_at(result.nodes[-1].id).players[0].zones
        if z.name == "hero"
        for e in z.entities
    ]
    assert armor == [2]
    alive(qtbot, real, home)


def test_one_for_another_version_of_the_interface(
    qtbot: QtBot, real: MainWindow, home: Path, plugins: Plugins, service: PluginService
) -> None:
    write_plugin(home, "bad", api=99, code='WISP = CardDef("CS2_231", battlecry=GainArmor(1))\n')
    service.refresh()
    qtbot.waitUntil(lambda: "bad" in plugins.plugins, timeout=20_000)
    qtbot.keyClick(real, Qt.Key.Key_G, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    manager = real.findChild(PluginManagerWindow)
    assert isinstance(manager, PluginManagerWindow)
    qtbot.waitUntil(lambda: manager.model.row_of("bad") >= 0, timeout=20_000)
    manager.choose("bad")
    assert (
        "made for API 99, this program has API 1: it needs a newer Playorder" in manager.details.toPlainText()
    )
    alive(qtbot, real, home)


def test_a_file_that_is_half_written_while_it_is_taken_in_again(
    qtbot: QtBot, real: MainWindow, home: Path, plugins: Plugins, turned_on: Callable[[str], None]
) -> None:
    whole = 'WISP = CardDef("CS2_231", battlecry=GainArmor(1))\n'
    write_plugin(home, "good", code=whole)
    turned_on("good")
    ran(qtbot, real, document(home, "Wisp"))
    file = home / "plugins" / "good" / "cards.py"
    for length in (len(API) + 10, len(API) + 30):
        file.write_text((API + whole)[:length], "utf-8")
        qtbot.waitUntil(lambda: plugins.plugins["good"].error is not None, timeout=20_000)
        alive(qtbot, real, home)
        file.write_text(API + whole, "utf-8")
        qtbot.waitUntil(lambda: plugins.plugins["good"].error is None, timeout=20_000)
