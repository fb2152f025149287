"""Makes the pictures of play mode in assets/screenshots: `python tests/gui/play_screenshots.py` (no display needed).

They are of the real window over the real engine. Look at each of them before it is kept.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from screenshots import TOP, app, make, settle, wait

from playorder.gui.play.mode import PlayMode
from playorder.gui.window import MainWindow

OUT = TOP / "assets" / "screenshots"

JAINA: dict[str, Any] = {
    "name": "Jaina",
    "hero": {"card": "Jaina Proudmoore", "damage": 8},
    "secrets": ["Counterspell"],
    "board": [
        {"id": "juggler", "card": "Knife Juggler"},
        {"id": "sheep", "card": "Explosive Sheep"},
        {"id": "champion", "card": "Stormwind Champion"},
        {"id": "sci", "card": "Mad Scientist"},
    ],
    "hand": ["Frostbolt", "Arcane Explosion", "Piloted Shredder", "Flamestrike", "Duplicate"],
    "deck": ["Wisp"] * 17,
    "graveyard": ["Wisp"] * 4,
    "mana": {"crystals": 9, "used": 3},
}
UTHER: dict[str, Any] = {
    "name": "Uther",
    "hero": "Uther Lightbringer",
    "weapon": "Truesilver Champion",
    "secrets": ["Avenge"],
    "board": [
        {"id": "senjin", "card": "Sen'jin Shieldmasta"},
        {"id": "squire", "card": "Argent Squire"},
        {"id": "cult", "card": "Cult Master"},
        {"id": "shredder", "card": "Piloted Shredder", "damage": 2},
    ],
    "hand": ["Consecration", "Equality", "Tirion Fordring", "Blessing of Kings"],
    "deck": ["Wisp"] * 18,
    "graveyard": ["Wisp"] * 6,
}


def document(title: str, **fields: Any) -> dict[str, Any]:
    """A scenario with both sides, and what is different in it."""
    players = [{**JAINA, **fields.pop("jaina", {})}, UTHER]
    return {
        "format": "playorder/scenario",
        "version": 1,
        "title": title,
        "turn": 15,
        "players": players,
        **fields,
    }


TAUNT = document("Taunt in the way")
DISCOVER = document(
    "A card from nowhere", jaina={"hand": ["Jeweled Scarab"]}, script=[{"play": "Jeweled Scarab"}]
)
PICKS = document(
    "What chance decides",
    jaina={"hand": ["Wisp", "Piloted Shredder", "Arcane Explosion"]},
    options={"ignore_mana": True},
    random={"seed": 7, "picks": [{"source": "juggler", "pick": "squire"}]},
    script=[{"play": "Wisp"}, {"play": "Arcane Explosion"}, {"attack": "champion", "target": "senjin"}],
    expect=[{"player": "p2", "hand_count": 5}, {"entity": "shredder", "zone": "graveyard"}],
)


def play(window: MainWindow, folder: Path, value: dict[str, Any]) -> PlayMode:
    """Open a document in play mode."""
    path = folder / f"{value['title']}.scenario.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    window.open_path(str(path))
    wait(lambda: window.session.path == str(path) and not window.session.busy)
    settle()
    mode = window.findChildren(PlayMode)[0]
    mode.switch.play.click()
    wait(lambda: not window.session.busy)
    settle()
    return mode


def carry(window: MainWindow, start: str, end: str) -> None:
    """Drag from one card to another without letting go."""
    canvas, scene = window.board.canvas, window.board.scene

    def at(key: str) -> QPoint:
        item = next(one for one in scene.entity_items() if one.entity.key == key)
        return canvas.mapFromScene(item.pos())

    def send(kind: QMouseEvent.Type, place: QPoint, button: Qt.MouseButton) -> None:
        where = QPointF(place)
        left, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        viewport = canvas.viewport()
        app.sendEvent(viewport, QMouseEvent(kind, where, viewport.mapToGlobal(where), button, left, no_key))

    send(QMouseEvent.Type.MouseButtonPress, at(start), Qt.MouseButton.LeftButton)
    for step in range(1, 6):
        place = at(start) + (at(end) - at(start)) * step / 5
        send(QMouseEvent.Type.MouseMove, place, Qt.MouseButton.NoButton)
    settle()


def show_panel(window: MainWindow, name: str) -> None:
    """Bring a panel to the front, with room."""
    docks = {dock.objectName(): dock for dock in window.panels.docks}
    docks[name].raise_()
    window.resizeDocks([docks["timeline"]], [420], Qt.Orientation.Vertical)
    settle(0.5)


def main() -> None:
    """Make all pictures."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        for theme in ("dark", "light"):
            window = make(folder, theme, 1440, 900)
            play(window, folder, TAUNT)
            carry(window, "juggler", "cult")
            window.grab().save(str(OUT / f"play-target-{theme}.png"))
            play(window, folder, DISCOVER)
            window.grab().save(str(OUT / f"play-discover-{theme}.png"))
            play(window, folder, PICKS)
            for panel in ("picks", "script"):
                show_panel(window, panel)
                window.grab().save(str(OUT / f"play-{panel}-{theme}.png"))
            window.session.history.mark_saved()
            window.close()


if __name__ == "__main__":
    main()
    os._exit(0)
