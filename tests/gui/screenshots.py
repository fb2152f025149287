"""Makes the pictures in assets/screenshots: `python tests/gui/screenshots.py` (no display needed).

They are of the real window over the real engine. Look at each of them before it is kept.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
TOP = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "app"))

from PySide6.QtCore import QSettings  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from playorder.gui.application import make_window, program_engine  # noqa: E402
from playorder.gui.window import MainWindow  # noqa: E402

SCENARIO = {
    "format": "playorder/scenario",
    "version": 1,
    "title": "Flamestrike into Avenge, and what the Shredder drops",
    "description": "Two full sides. Flamestrike kills; a deathrattle, a secret and an aura answer in order.",
    "turn": 15,
    "players": [
        {
            "name": "Jaina",
            "hero": {"card": "Jaina Proudmoore", "damage": 8, "armor": 3},
            "secrets": ["Counterspell"],
            "board": [
                {"id": "juggler", "card": "Knife Juggler"},
                {"id": "sheep", "card": "Explosive Sheep"},
                {"id": "champion", "card": "Stormwind Champion"},
                {
                    "id": "sci",
                    "card": "Mad Scientist",
                    "attach": [{"attack": 1, "health": 1, "name": "Rallied"}],
                },
                {"id": "amani", "card": "Amani Berserker", "damage": 1},
            ],
            "hand": [
                "Frostbolt",
                "Arcane Explosion",
                "Piloted Shredder",
                {"id": "fs", "card": "Flamestrike"},
                "Mirror Entity",
            ],
            "deck": ["Duplicate", "Fireball", "Water Elemental", "Polymorph", "Azure Drake"],
            "graveyard": ["Wisp", "Mana Wyrm"],
            "mana": {"crystals": 9, "locked": 1},
        },
        {
            "name": "Uther",
            "hero": "Uther Lightbringer",
            "weapon": "Truesilver Champion",
            "secrets": ["Avenge"],
            "board": [
                {"id": "senjin", "card": "Sen'jin Shieldmasta"},
                {"id": "squire", "card": "Argent Squire"},
                {"id": "cult", "card": "Cult Master"},
                {"id": "shredder", "card": "Piloted Shredder"},
                {"id": "dragon", "card": "Faerie Dragon", "keywords": ["frozen"]},
                {"id": "harrison", "card": "Boulderfist Ogre", "damage": 2},
            ],
            "hand": ["Consecration", "Equality", "Tirion Fordring", "Blessing of Kings"],
            "deck": ["Aldor Peacekeeper", "Truesilver Champion", "Lay on Hands"],
            "fatigue": 2,
            "mana": {"crystals": 8},
        },
    ],
    "script": [{"play": "fs"}, {"attack": "juggler", "target": "senjin"}],
    "expect": [
        {"entity": "cult", "zone": "graveyard"},
        {"entity": "squire", "without": ["divine_shield"], "after": 1},
        {"player": "p2", "secrets": []},
        {"player": "p1", "mana": 1},
        {"order": [{"kind": "death", "source": "cult"}, {"kind": "death", "source": "shredder"}]},
    ],
}

app = QApplication.instance() or QApplication([])


def wait(done: Callable[[], bool], seconds: float = 60) -> None:
    """Let the window live until something is true."""
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            raise SystemExit("the window did not get there in time")
        QApplication.processEvents()
        time.sleep(0.005)


BOARDS_DRAWN = 8.0
"""Seconds that the small boards of the gallery take at the most."""


def settle(seconds: float = 0.1) -> None:
    """Let everything be laid out and painted."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.005)


def make(folder: Path, theme: str, width: int, height: int) -> MainWindow:
    """A window of its own, that finds nothing which somebody else left."""
    os.environ["PLAYORDER_HOME"] = str(folder)
    settings = QSettings(str(folder / f"{theme}-{width}.ini"), QSettings.Format.IniFormat)
    settings.setValue("appearance/theme", theme)
    assert isinstance(app, QApplication)
    window = make_window(program_engine(), app, settings)
    window.resize(width, height)
    window.show()
    settle()
    return window


def run(window: MainWindow, path: Path) -> None:
    """Open and run a file."""
    window.session.open_file(str(path), run=True)
    wait(lambda: window.session.result is not None or window.error_bar.isVisible())
    settle()


def main() -> None:
    """Make all pictures."""
    out = TOP / "assets" / "screenshots"
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        path = folder / "flamestrike.scenario.json"
        path.write_text(json.dumps(SCENARIO), encoding="utf-8")
        for theme, width, height in (("dark", 1920, 1080), ("light", 1920, 1080), ("dark", 1280, 800)):
            window = make(folder, theme, width, height)
            settle(BOARDS_DRAWN)
            window.grab().save(str(out / f"start-{theme}-{width}.png"))
            run(window, path)
            session = window.session
            hits = [node for node in session.result.nodes if node.kind == "damage"] if session.result else []
            if len(hits) > 4 and width == 1920:
                session.pin_node(hits[4 if theme == "dark" else -1].id)
            else:
                session.to_end()
            chosen = next(i for i in window.board.scene.entity_items() if i.entity.key == "sci")
            window.board.scene.select(chosen.entity.entity)
            settle()
            window.grab().save(str(out / f"window-{theme}-{width}.png"))
            if theme == "dark" and width == 1920:
                window.error_bar.hide()
                bad = folder / "bad.scenario.json"
                wrong = {**SCENARIO, "players": [{"board": ["Knife Jugler"]}, {}]}
                bad.write_text(json.dumps(wrong), encoding="utf-8")
                window.open_path(str(bad))
                wait(window.error_bar.isVisible)
                settle()
                window.grab().save(str(out / "error-dark-1920.png"))
            window.close()


if __name__ == "__main__":
    main()
    os._exit(0)
