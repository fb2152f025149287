"""The files that were opened last."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal

__all__ = ["RecentFiles"]

_KEY = "files/recent"
_MOST = 10


class RecentFiles(QObject):
    """Remembers the last ten files, newest first."""

    changed = Signal()

    def __init__(self, settings: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    @property
    def paths(self) -> list[str]:
        """Those that still exist."""
        stored = self._settings.value(_KEY, [])
        values = [stored] if isinstance(stored, str) else stored if isinstance(stored, list) else []
        return [str(value) for value in values if Path(str(value)).is_file()]

    def add(self, path: str) -> None:
        """A file was opened."""
        rest = [old for old in self.paths if old != path]
        self._settings.setValue(_KEY, [path, *rest][:_MOST])
        self.changed.emit()

    def clear(self) -> None:
        """Forget all."""
        self._settings.setValue(_KEY, [])
        self.changed.emit()
