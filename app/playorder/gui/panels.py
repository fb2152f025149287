"""The panels around the board: where they stand, how large they are, and which of them are closed."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QCoreApplication, QSettings, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from playorder.gui.features import PanelSpec
from playorder.gui.layouts import Layout
from playorder.gui.widgets import Panel

__all__ = ["Panels"]

_VERSION = 2
_WIDEST = 240
"""No panel asks for more of the window's width than this, however much it has in its head."""
_TABS = 310
"""As wide is the right side at least at first, in pixels, so that the names on its tabs can be read."""
_IN_FRONT = frozenset({"order", "timeline", "inspector"})
"""Of panels that share a place, those that are seen at first."""
_Area = Qt.DockWidgetArea


class Panels:
    """Makes the docks of a window and remembers their places in the settings."""

    def __init__(
        self,
        window: QMainWindow,
        settings: QSettings,
        scenarios: QWidget,
        timeline: QWidget,
        inspector: QWidget,
        checks: QWidget,
    ) -> None:
        self._window = window
        self._settings = settings
        self._sized = False
        self._closed_at_first: frozenset[str] = frozenset()
        self._hidden = frozenset(filter(None, str(settings.value("window/hidden", "")).split(",")))
        window.setCorner(Qt.Corner.BottomRightCorner, _Area.RightDockWidgetArea)
        window.setCorner(Qt.Corner.BottomLeftCorner, _Area.BottomDockWidgetArea)
        self.scenarios = self._dock("scenarios", "Scenarios", scenarios, _Area.LeftDockWidgetArea)
        self.timeline = self._dock("timeline", "Timeline", timeline, _Area.BottomDockWidgetArea)
        self.inspector = self._dock("inspector", "Inspector", inspector, _Area.RightDockWidgetArea)
        self.checks = self._dock("checks", "Expectations", checks, _Area.BottomDockWidgetArea)
        self.docks: tuple[QDockWidget, ...] = (self.scenarios, self.timeline, self.inspector, self.checks)
        window.splitDockWidget(self.checks, self.timeline, Qt.Orientation.Horizontal)
        inspector.setMinimumWidth(250)
        scenarios.setMinimumWidth(200)
        timeline.setMinimumHeight(150)
        self._default = QByteArray()

    def add(self, spec: PanelSpec) -> None:
        """One more panel, as a tab beside another or in a place of its own; before `restore`."""
        if not spec.content.minimumWidth():
            spec.content.setMinimumWidth(min(_WIDEST, spec.content.minimumSizeHint().width()))
        dock = self._dock(spec.name, spec.title, spec.content, spec.area)
        other = next((known for known in self.docks if known.objectName() == spec.beside), None)
        if other is not None:
            # while both are hidden: tabs of panels that were shown before the window leave a second bar behind
            other.hide()
            dock.hide()
            self._window.tabifyDockWidget(other, dock)
            other.raise_()
        self.docks = (*self.docks, dock)
        if spec.closed:
            self._closed_at_first |= {spec.name}
            if not self._settings.contains("window/hidden"):
                self._hidden |= {spec.name}

    def show(self, on: bool, scenarios: int) -> None:
        """Show the panels that the user has not closed, or none; the list only for several scenarios."""
        for dock in self.docks:
            wanted = on and dock.objectName() not in self._hidden
            dock.setVisible(wanted and (dock is not self.scenarios or scenarios > 1))
        if on and not self._sized:
            self._sized = True
            self._size()

    def show_panel(self, name: str) -> None:
        """Show one panel, also if it was closed or lies behind another."""
        for dock in self.docks:
            if dock.objectName() == name:
                self._keep_hidden(name, False)
                dock.show()
                dock.raise_()

    def reset(self, on: bool, scenarios: int) -> None:
        """Everything back to where it was on the first day."""
        self._put_back()
        self._hidden = self._closed_at_first
        self._settings.remove("window/hidden")
        self.show(on, scenarios)
        self._size()

    def arrange(self, layout: Layout, on: bool, scenarios: int) -> None:
        """Everything where a layout wants it; this stays until the panels are moved or closed otherwise."""
        window = self._window
        self._put_back()
        self._hidden = layout.closed
        self._settings.setValue("window/hidden", ",".join(sorted(self._hidden)))
        docks = {dock.objectName(): dock for dock in self.docks}
        if layout.below:
            window.removeDockWidget(docks[layout.below])  # out of the tabs first, or these stay
            window.addDockWidget(_Area.RightDockWidgetArea, docks[layout.below])
            window.splitDockWidget(self.inspector, docks[layout.below], Qt.Orientation.Vertical)
        self.show(on, scenarios)
        self._size()
        for name in layout.front:
            docks[name].raise_()
        wide, high = window.width(), window.height()
        window.resizeDocks([self.timeline], [high * layout.lower // 100], Qt.Orientation.Vertical)
        window.resizeDocks([self.inspector], [wide * layout.right // 100], Qt.Orientation.Horizontal)
        if layout.below:
            upper = high * layout.inspector // 100
            shares = [upper, high - upper]
            window.resizeDocks([self.inspector, docks[layout.below]], shares, Qt.Orientation.Vertical)

    def _put_back(self) -> None:
        """The places of the first day. All are hidden meanwhile: those that are shown would leave tab bars behind."""
        for dock in self.docks:
            dock.hide()
        layout = self._window.layout()
        if layout is not None:
            layout.activate()
        self._window.restoreState(self._default, _VERSION)

    def save(self, with_places: bool) -> None:
        """Remember the window's size, and the places of the panels if they are shown."""
        self._settings.setValue("window/geometry", self._window.saveGeometry())
        if with_places:
            self._settings.setValue("window/state", self._window.saveState(_VERSION))

    def restore(self) -> bool:
        """Put everything where it was; False if nothing was remembered."""
        self._default = self._window.saveState(_VERSION)
        geometry = self._settings.value("window/geometry")
        state = self._settings.value("window/state")
        if not isinstance(geometry, QByteArray):
            return False
        if isinstance(state, QByteArray):
            self._sized = self._window.restoreState(state, _VERSION)
        # the size comes last: with the panels shown the window may have had to grow
        self.show(False, 0)
        layout = self._window.layout()
        if layout is not None:
            layout.activate()
        return self._window.restoreGeometry(geometry)

    def _dock(self, name: str, title: str, content: QWidget, area: Qt.DockWidgetArea) -> QDockWidget:
        shown = QCoreApplication.translate("Panels", title)
        dock = QDockWidget(shown, self._window)
        dock.setObjectName(name)
        dock.setWidget(content)
        dock.setTitleBarWidget(QWidget())  # the panels bring their own heads
        dock.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        if isinstance(content, Panel):
            dock.visibilityChanged.connect(content.set_seen)
        action = dock.toggleViewAction()
        action.setText(QCoreApplication.translate("Panels", "Panel: %1").replace("%1", shown))
        action.triggered.connect(lambda on: self._keep_hidden(name, not on))
        self._window.addDockWidget(area, dock)
        return dock

    def _keep_hidden(self, name: str, hidden: bool) -> None:
        """The user closed a panel, or wants it back."""
        self._hidden = self._hidden | {name} if hidden else self._hidden - {name}
        self._settings.setValue("window/hidden", ",".join(sorted(self._hidden)))

    def _size(self) -> None:
        """Sensible sizes for the present size of the window."""
        window = self._window
        for dock in self.docks:
            if dock.objectName() in _IN_FRONT:
                dock.raise_()
        wide, high = window.width(), window.height()
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        window.resizeDocks([self.inspector], [max(_TABS, min(380, wide // 5))], across)
        window.resizeDocks([self.scenarios], [max(210, min(300, wide // 6))], across)
        window.resizeDocks([self.timeline], [max(190, min(460, high * 37 // 100))], down)
        window.resizeDocks([self.checks, self.timeline], [wide * 32 // 100, wide * 48 // 100], across)
