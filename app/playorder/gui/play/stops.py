"""Where nobody passes unasked: a menu of the windows in which players act in turn, kept in the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from playorder.gui.actions import Command, make_action

__all__ = ["Stops"]

BY_ITSELF = Command(
    "pass_by_itself", "Pass when &nothing can be done", ("Ctrl+Shift+P",), "",
    "Whoever could do nothing passes unasked, except where a stop is set",
)  # fmt: skip
STOP_IN = Command("stops", "&Stop in", (), "", "Windows in which nobody passes unasked")
_PASSING, _STOPS = "play/pass_by_itself", "play/stops"


class Stops(QObject):
    """Two commands: whether anybody passes unasked at all, and the windows where nobody does."""

    changed = Signal()

    def __init__(self, window: QWidget, settings: QSettings) -> None:
        super().__init__(window)
        self._settings = settings
        self._windows: tuple[tuple[str, str], ...] = ()
        self.by_itself = make_action(window, BY_ITSELF, lambda: self._write())
        self.by_itself.setCheckable(True)
        self.by_itself.setChecked(str(settings.value(_PASSING, "true")) == "true")
        self.stop_in = make_action(window, STOP_IN, lambda: None)
        self.menu = QMenu(window)
        self.stop_in.setMenu(self.menu)
        self._marks: dict[str, QAction] = {}
        self.show_windows(())

    @property
    def wanted(self) -> frozenset[str] | None:
        """The windows with a stop; None if nobody ever passes unasked."""
        if not self.by_itself.isChecked():
            return None
        return frozenset(name for name, mark in self._marks.items() if mark.isChecked())

    def show_windows(self, windows: tuple[tuple[str, str], ...]) -> None:
        """The windows of another game; without any there is nothing to choose."""
        self.by_itself.setVisible(bool(windows))
        self.stop_in.setVisible(bool(windows))
        if windows == self._windows:
            return
        self._windows = windows
        self.menu.clear()
        self._marks = {}
        kept = str(self._settings.value(_STOPS, "") or "").split(",")
        for name, words in windows:
            mark = self.menu.addAction(self.tr(words).capitalize())
            mark.setCheckable(True)
            mark.setChecked(name in kept)
            mark.triggered.connect(lambda: self._write())
            self._marks[name] = mark
        self.changed.emit()

    def _write(self) -> None:
        self._settings.setValue(_PASSING, "true" if self.by_itself.isChecked() else "false")
        if self._marks:
            stops = [name for name, mark in self._marks.items() if mark.isChecked()]
            self._settings.setValue(_STOPS, ",".join(stops))
        self.changed.emit()
