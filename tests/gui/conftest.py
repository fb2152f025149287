"""A window over the stand-in engine, in a home of its own, closed after each test."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

sys.path.insert(0, str(Path(__file__).parent))

from fakes import FakeEngine
from menus import give
from timeline_window import open_real
from windows import shown_window

from playorder.gui.application import program_engine
from playorder.gui.protocols import Engine
from playorder.gui.window import MainWindow

Open = Callable[..., MainWindow]


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    """Settings in a file of the test's own."""
    return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def fake() -> FakeEngine:
    """The stand-in for the engine."""
    return FakeEngine()


@pytest.fixture(scope="session")
def engine() -> Engine:
    """The real engine, shared by all tests that leave its plugins alone: its card data is loaded once."""
    return program_engine()


@pytest.fixture
def real(qtbot: QtBot, qapp: QApplication, settings: QSettings, tmp_path: Path) -> Iterator[MainWindow]:
    """A window over a real engine, after the run of `timeline_window.DOCUMENT`."""
    made = open_real(qtbot, qapp, settings, tmp_path)
    yield made
    made.session.close()


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, fake: FakeEngine, settings: QSettings) -> Iterator[MainWindow]:
    """The shown window, with no file open."""
    made = shown_window(qtbot, qapp, fake.engine, settings, (1280, 800))
    yield made
    made.session.close()


@pytest.fixture
def scenario_file(tmp_path: Path) -> Callable[..., str]:
    """Writes a file with scenarios of these titles."""

    def write(*titles: str, name: str = "sample.scenario.json") -> str:
        path = tmp_path / name
        path.write_text(json.dumps({"titles": list(titles or ("Sample",))}), encoding="utf-8")
        return str(path)

    return write


@pytest.fixture
def opened(qtbot: QtBot, window: MainWindow, scenario_file: Callable[..., str]) -> MainWindow:
    """The window with a file open; nothing is run yet."""
    with qtbot.waitSignal(window.session.board_changed, timeout=5000):
        window.open_path(scenario_file("Sample"))
    return window


@pytest.fixture
def ran(qtbot: QtBot, opened: MainWindow) -> MainWindow:
    """The window after a run."""
    with qtbot.waitSignal(opened.session.run_finished, timeout=5000):
        give(opened, "run")
    return opened
