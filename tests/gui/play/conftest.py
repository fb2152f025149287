"""A window over the real engine, with hands that drive it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hands import Hands
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from playorder.gui.application import make_window, program_engine
from playorder.gui.protocols import Engine


@pytest.fixture(scope="session")
def real_engine() -> Engine:
    """The program's own engine; card data is read once."""
    return program_engine()


@pytest.fixture
def hands(
    qtbot: QtBot, qapp: QApplication, real_engine: Engine, settings: QSettings, tmp_path: Path
) -> Iterator[Hands]:
    """A shown window over the real engine, and hands to drive it."""
    window = make_window(real_engine, qapp, settings)
    qtbot.addWidget(window, before_close_func=lambda _: window.session.history.mark_saved())
    window.resize(1400, 900)
    with qtbot.waitExposed(window):
        window.show()
    yield Hands(qtbot, window, tmp_path)
    window.session.close()
