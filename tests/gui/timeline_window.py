"""A window over the real engine with a run that has queues, auras, deaths, an abort and a secret that keeps still."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QDockWidget
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.gui.application import program_engine
from playorder.gui.timeline.explain import ExplainPanel
from playorder.gui.window import MainWindow

DOCUMENT: dict[str, Any] = {
    "format": "playorder/scenario",
    "version": 1,
    "title": "Flamestrike, Cult Master and Duplicate",
    "turn": 14,
    "players": [
        {
            "name": "Jaina",
            "hand": [{"id": "fs", "card": "Flamestrike"}, "Fireball", "Wisp"],
            "board": [
                {"id": "questing", "card": "Questing Adventurer"},
                {"id": "ghoul", "card": "Flesheating Ghoul"},
                {"id": "flamewaker", "card": "Flamewaker"},
            ],
            "deck": ["Frostbolt", "Polymorph"],
        },
        {
            "name": "Medivh",
            "board": [
                {"id": "trogg", "card": "Burly Rockjaw Trogg"},
                {"id": "hoarder", "card": "Loot Hoarder"},
                {"id": "cult", "card": "Cult Master"},
                {"id": "acolyte", "card": "Acolyte of Pain"},
                {"id": "champion", "card": "Stormwind Champion", "damage": 3},
                {"id": "raptor", "card": "Bloodfen Raptor"},
            ],
            "secrets": [{"id": "duplicate", "card": "Duplicate"}],
            "hand": ["Wisp"] * 8,
            "deck": ["Frostbolt", "Fireball", "Water Elemental", "Wisp"],
        },
    ],
    "options": {"ignore_mana": True},
    "script": [{"play": "fs"}, {"attack": "questing", "target": "p2.hero"}, {"end_turn": True}],
}


def open_real(
    qtbot: QtBot, app: QApplication, settings: QSettings, folder: Path, document: dict[str, Any] = DOCUMENT
) -> MainWindow:
    """A shown window in which the document has been run."""
    window = shown_window(qtbot, app, program_engine(), settings, (1500, 950))
    path = folder / "real.scenario.json"
    path.write_text(json.dumps(document), "utf-8")
    with qtbot.waitSignal(window.session.run_finished, timeout=60000):
        window.session.open_file(str(path), run=True)
    window.actions_by_name["layout_read"].trigger()
    return window


def explain_of(window: MainWindow) -> ExplainPanel:
    """The panel that explains."""
    dock = window.findChild(QDockWidget, "explain")
    assert dock is not None
    panel = dock.widget()
    assert isinstance(panel, ExplainPanel)
    return panel


def position_of(window: MainWindow, test: Callable[[Any], bool]) -> int:
    """The first position whose node passes a test."""
    result = window.session.result
    assert result is not None
    return next(place for place, node in enumerate(result.nodes) if test(node))


def entity_of(window: MainWindow, name: str) -> int:
    """The entity of the run with this name."""
    result = window.session.result
    assert result is not None
    assert result.questions is not None
    return next(entity for entity in result.questions.askable() if result.name_of(entity) == name)
