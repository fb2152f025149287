"""A window on the screen, as tests begin with it."""

from __future__ import annotations

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from playorder.gui.application import make_window
from playorder.gui.protocols import Engine
from playorder.gui.window import MainWindow

__all__ = ["shown_window"]


def shown_window(
    qtbot: QtBot, app: QApplication, engine: Engine, settings: QSettings, size: tuple[int, int]
) -> MainWindow:
    """The window over an engine, with nothing open. Who asks for it closes its session."""
    made = make_window(engine, app, settings)
    # with changes left, closing would ask
    qtbot.addWidget(made, before_close_func=lambda _: made.session.history.mark_saved())
    made.resize(*size)
    with qtbot.waitExposed(made):
        made.show()
    return made
