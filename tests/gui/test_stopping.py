"""A run in which the code of a card hangs is stopped by Cancel, and what cards get wrong is told in the error bar."""

from __future__ import annotations

import time
from types import SimpleNamespace

from fakes import FakeEngine, FakeRun
from menus import give
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from playorder.gui.window import MainWindow


class HangingEngine(FakeEngine):
    """Its runs never come back; `left` tells that the thread did."""

    left = False

    def run(self, scenario: object) -> FakeRun:
        try:
            while True:
                pass
        finally:
            self.left = True


def test_cancel_ends_a_hanging_card_within_a_second(
    qtbot: QtBot, opened: MainWindow, fake: FakeEngine
) -> None:
    hanging = HangingEngine()
    object.__setattr__(opened.session._engine, "run", hanging.run)
    qtbot.keyClick(opened, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: opened.session.running)
    began = time.monotonic()
    with qtbot.waitSignal(opened.session.run_failed):
        qtbot.keyClick(opened, Qt.Key.Key_Period, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: hanging.left, timeout=1000)
    assert time.monotonic() - began < 1.0
    assert not opened.session.busy


def test_a_fault_of_a_card_is_told_with_its_traceback(
    qtbot: QtBot, opened: MainWindow, fake: FakeEngine
) -> None:
    fault = SimpleNamespace(error="ZeroDivisionError: division by zero", traceback="Traceback: here\n1 // 0")
    fake.result = FakeRun(faults=[fault])
    with qtbot.waitSignal(opened.session.error) as told:
        give(opened, "run")
    message, details = told.args
    assert "ZeroDivisionError" in message
    assert "1 // 0" in details
    assert opened.session.result is not None
