"""Somebody without a mouse: every key goes to what has the focus."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from playorder.gui.window import MainWindow

__all__ = ["Keyboard"]

_WAIT = 60_000
_OPENING = 500
"""Milliseconds in which a dialogue has opened."""
_NONE = Qt.KeyboardModifier.NoModifier


class Keyboard:
    """Drives one window with keys alone."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self._bot = qtbot
        self._window = window

    @property
    def focus(self) -> QWidget:
        """What has the keys."""
        found = QApplication.activePopupWidget() or QApplication.focusWidget()
        assert found is not None, "nothing has the keys"
        return found

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = _NONE) -> None:
        """One key, and what comes of it."""
        QTest.keyClick(self.focus, key, held)
        self.settle()

    def type(self, words: str) -> None:
        """Letters, one after the other."""
        QTest.keyClicks(self.focus, words)
        self.settle()

    def settle(self) -> None:
        """Wait for what was begun."""
        QApplication.processEvents()
        self._bot.waitUntil(lambda: not self._window.session.busy, timeout=_WAIT)
        QApplication.processEvents()

    def name_file(self, path: Path, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
        """Press what asks for a file, type its path into the dialogue, and Enter."""
        asked: list[QFileDialog] = []

        def answer() -> None:
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, QFileDialog)
            asked.append(dialog)
            field = dialog.focusWidget()
            QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            QTest.keyClicks(field, str(path))
            QTest.keyClick(field, Qt.Key.Key_Return)
            if dialog.isVisible():
                dialog.reject()

        QTimer.singleShot(_OPENING, answer)
        self.press(key, held)
        assert asked, "no dialogue asked for a file"
        self._window.activateWindow()  # the offscreen platform does not give it back after the dialogue
        self._bot.waitUntil(self._window.isActiveWindow)
