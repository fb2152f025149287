"""The start page in windows of any size: what it offers can be read and reached."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fakes import FakeEngine
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.gui.window import MainWindow


@pytest.fixture
def small(qtbot: QtBot, qapp: QApplication, fake: FakeEngine, settings: QSettings) -> Iterator[MainWindow]:
    """The start page in a small window."""
    made = shown_window(qtbot, qapp, fake.engine, settings, (900, 560))
    qtbot.wait(20)
    yield made
    made.session.close()


def test_no_button_is_squeezed_or_cut_off_in_a_small_window(small: MainWindow) -> None:
    buttons = [button for button in small.start.findChildren(QPushButton) if button.objectName() != "row"]
    assert len(buttons) >= 7
    for button in buttons:
        assert button.height() >= button.sizeHint().height(), button.text()
        seen = button.visibleRegion().boundingRect()
        assert button.width() >= button.minimumSizeHint().width(), button.text()
        assert seen.width() in (0, button.width()), f"{button.text()} is cut off"


def test_tab_brings_what_lies_below_into_view(qtbot: QtBot, small: MainWindow) -> None:
    small.start.open_button.setFocus()
    qtbot.waitUntil(lambda: not small.start.open_button.visibleRegion().isEmpty())
