"""A window of a process of its own, in which something is edited with the keys and nothing is saved.

`python crashing.py SETTINGS TITLE...`: one edited window for each title. Prints a line when the drafts are written, and
waits until it is killed.
"""

from __future__ import annotations

import sys
import time

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from playorder.gui.application import make_window, program_engine
from playorder.gui.recovery.feature import Recovery
from playorder.gui.window import MainWindow
from playorder.scenario.editing.templates import empty_document


def wait(window: MainWindow) -> None:
    """Until what was begun is done."""
    end = time.monotonic() + 60
    while window.session.busy and time.monotonic() < end:
        QTest.qWait(10)


def main(settings: str, *titles: str) -> None:
    """Open, edit, say so, wait."""
    app = QApplication([])
    windows = []
    for title in titles:
        window = make_window(program_engine(), app, QSettings(settings, QSettings.Format.IniFormat))
        window.show()
        document = {**empty_document(), "title": title}
        document["players"] = [{"board": ["Wisp", "Chillwind Yeti"]}, {}]
        window.session.open_document(document)
        wait(window)
        canvas = window.board.canvas
        canvas.setFocus()
        QTest.keyClick(canvas, Qt.Key.Key_2)
        QTest.keyClick(canvas, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
        wait(window)
        windows.append(window)
    states: list[QLabel] = [window.findChildren(Recovery)[0].state for window in windows]
    while not all(state.text() for state in states):
        QTest.qWait(10)
    print("kept", flush=True)
    QTest.qWait(600_000)


if __name__ == "__main__":
    main(*sys.argv[1:])
