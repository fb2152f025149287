"""The outcomes panel in the window, with its command."""

from __future__ import annotations

from PySide6.QtCore import Qt

from playorder.gui.actions import Command, make_action
from playorder.gui.features import Feature, MenuPart, PanelSpec, WindowParts
from playorder.gui.outcomes.panel import OutcomesPanel

__all__ = ["outcomes_feature"]

EXPLORE = Command(
    "explore",
    "All &outcomes",
    ("Ctrl+Shift+R",),
    "fan",
    "Find everything that can come of the script, with its odds",
)
PANEL = "outcomes"


def outcomes_feature(parts: WindowParts) -> Feature:
    """The panel beside the timeline, and the command that opens it and explores."""
    panel = OutcomesPanel(parts.session)

    def explore() -> None:
        parts.show_panel(PANEL)
        panel.explore()
        panel.ask.setFocus()

    action = make_action(parts.window, EXPLORE, explore)
    action.setEnabled(False)
    parts.session.scenario_loaded.connect(lambda _scenario: action.setEnabled(True))
    spec = PanelSpec(PANEL, "Outcomes", panel, Qt.DockWidgetArea.BottomDockWidgetArea, beside="timeline")
    return Feature(menus=(MenuPart("&Run", (None, action)),), panels=(spec,), set_tokens=panel.set_tokens)
