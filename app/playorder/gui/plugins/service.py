"""Plugins for the window: turned on and off, watched, and taken in again off the window's thread."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from playorder.gui.background import Background
from playorder.gui.plugins.differences import Difference, differences
from playorder.gui.protocols import RunLike
from playorder.gui.session import Session
from playorder.hooks.finding import Source
from playorder.hooks.manager import Plugins, PluginState

__all__ = ["PluginService"]

SETTLE = 120
"""Milliseconds without another change after which changed files are read: editors write in several steps."""


class PluginService(QObject):
    """Watches the user's plugins; after a change the open scenario is run again and compared with the run before."""

    changed = Signal()
    """What plugins there are, or their states, may be different."""
    compared = Signal(object)
    """A list of `Difference` between the last run and the one before a change."""
    failed = Signal(str, str)
    """One line, and details: a changed file is broken, and the last good version stays in use."""

    def __init__(
        self, plugins: Plugins, session: Session, folder: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.plugins = plugins
        self.folder = folder
        self.last_differences: list[Difference] = []
        self._session = session
        self._before: RunLike | None = None
        self._watcher = QFileSystemWatcher(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLE)
        self._timer.timeout.connect(self.refresh)
        self._watcher.directoryChanged.connect(lambda _: self._timer.start())
        self._watcher.fileChanged.connect(lambda _: self._timer.start())
        session.run_finished.connect(self._ran)
        self._background = Background(self)
        self._waiting: list[Callable[[], Any]] = []
        self._seen = self._signature()
        with contextlib.suppress(OSError):  # what is not there cannot be watched
            folder.mkdir(parents=True, exist_ok=True)
        self.watch()

    @property
    def busy(self) -> bool:
        """Whether plugins are being read."""
        return self._background.busy

    def watch(self) -> None:
        """Look at all folders and files of the user's plugins, also those that came since."""
        wanted = {str(self.folder)} if self.folder.is_dir() else set()
        for plugin in self.plugins.plugins.values():
            if plugin.found.source is Source.USER and plugin.found.folder.is_dir():
                folder = plugin.found.folder
                files = [path for path in folder.iterdir() if path.suffix in (".py", ".toml", ".json")]
                wanted |= {str(path) for path in (folder, *files)}
        watched = {*self._watcher.directories(), *self._watcher.files()}
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))

    def enable(self, name: str, on: bool) -> None:
        """Turn a plugin on or off; what is open is run again."""
        self._work(lambda: self.plugins.enable(name, on))

    def refresh(self) -> None:
        """Take in what has changed in the folders."""
        self._work(self.plugins.refresh)

    def _work(self, job: Callable[[], Any]) -> None:
        if self.busy:
            if job not in self._waiting:  # to read the folders once more is enough
                self._waiting.append(job)
            return
        before = {name: str(plugin.error or "") for name, plugin in self.plugins.plugins.items()}

        self._background.start(
            lambda _job: job(),
            lambda _: self._taken_in(before, None),
            lambda problem: self._taken_in(before, problem),
        )

    def _taken_in(self, before: dict[str, str], problem: Exception | None) -> None:
        if problem is not None:
            self.failed.emit(self.tr("The choice could not be kept: %1").replace("%1", str(problem)), "")
        for name, plugin in self.plugins.plugins.items():
            error = plugin.error
            if error is not None and str(error) != before.get(name, ""):
                what = self.tr("The plugin %1 is broken").replace("%1", name)
                if plugin.enabled and plugin.state is PluginState.ACTIVATED:
                    what = self.tr("The plugin %1 is broken, the last good version stays in use").replace(
                        "%1", name
                    )
                details = "\n".join(
                    part for part in (error.where + error.why, error.picture, error.details) if part
                )
                self.failed.emit(f"{what}: {error.why}", details)
        self.watch()
        self.changed.emit()
        self._play_again()
        if self._waiting:
            self._work(self._waiting.pop(0))

    def _play_again(self) -> None:
        """Run what is open once more, if what cards do may be different."""
        now = self._signature()
        if now == self._seen:
            return
        self._seen = now
        self._before = self._session.result
        self._session.forget_cards()
        if self._before is not None and not self._session.editing:
            self._session.run()

    def _signature(self) -> tuple[Any, ...]:
        """What the cards in use depend on: which plugins are on, and their files as they were read."""
        return tuple(
            (plugin.name, plugin.cards.stamp)
            for plugin in self.plugins.plugins.values()
            if plugin.enabled and plugin.cards is not None
        )

    def _ran(self, result: RunLike) -> None:
        before, self._before = self._before, None
        if before is not None and before is not result:
            self.last_differences = differences(before, result)
            self.compared.emit(self.last_differences)
