"""Plugins in the window: the manager, the folder, and the workshop's place in the menu."""

from __future__ import annotations

from PySide6.QtCore import QObject

from playorder.gui.actions import Command, make_action
from playorder.gui.features import Feature, MenuPart, WindowParts
from playorder.gui.plugins.manager_window import PluginManagerWindow
from playorder.gui.plugins.service import PluginService
from playorder.gui.widgets import to_front
from playorder.paths import user_plugins_folder

__all__ = ["plugins_feature"]

MANAGE = Command(
    "plugins", "&Plugin manager…", ("Ctrl+Shift+G",), "", "See all plugins, turn them on and off"
)
FOLDER = Command("plugin_folder", "Open the plugin &folder", (), "", "Where your own plugins lie")
STOP = Command(
    "stop_on_fault", "&Stop where a card fails", (), "", "A run ends where the code of a card fails; else it goes on",
    checkable=True,
)  # fmt: skip
SETTING = "run/stop_on_fault"


class _PluginsFeature(QObject):
    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._window: PluginManagerWindow | None = None
        plugins = parts.session.plugins
        self.service = None
        if plugins is not None:
            self.service = PluginService(plugins, parts.session, user_plugins_folder(), self)
            self.service.failed.connect(parts.session.error)
        self.manage = make_action(parts.window, MANAGE, self.show)
        self.folder = make_action(parts.window, FOLDER, self.open_folder)
        self.stop = make_action(parts.window, STOP, self.stop_on_fault)
        self.stop.setChecked(parts.settings.value(SETTING, False, bool) is True)
        for action in (self.manage, self.folder):
            action.setEnabled(self.service is not None)

    @property
    def window(self) -> PluginManagerWindow | None:
        """The manager, made when it is first needed."""
        if self._window is None and self.service is not None:
            self._window = PluginManagerWindow(self.service, self._parts.window)
        return self._window

    def show(self) -> None:
        if self.window is not None:
            to_front(self.window)

    def stop_on_fault(self, stop: bool) -> None:
        """Remember it, and run what is open anew."""
        session = self._parts.session
        self._parts.settings.setValue(SETTING, stop)
        session.engine.stop_on_fault(stop)
        if session.result is not None and not session.editing:
            session.run()

    def open_folder(self) -> None:
        if self.window is not None:
            self.window.open_folder()


def plugins_feature(parts: WindowParts) -> Feature:
    """The plugin manager and the watched plugin folder."""
    feature = _PluginsFeature(parts)
    return Feature(
        menus=(MenuPart("&Cards", (feature.manage, feature.folder)), MenuPart("&Run", (None, feature.stop)))
    )
