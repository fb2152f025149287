"""A window over the real engine, with hands that drive it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hands import Hands
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.gui.protocols import Engine


@pytest.fixture
def hands(
    qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings, tmp_path: Path
) -> Iterator[Hands]:
    """A shown window over the real engine, and hands to drive it."""
    window = shown_window(qtbot, qapp, engine, settings, (1400, 900))
    yield Hands(qtbot, window, tmp_path)
    window.session.close()
