"""Makes the pictures of the board editor in assets/docs/pictures: `python tests/gui/editor_screenshots.py`.

They are of the real window over the real engine. Look at each of them before it is kept.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from play_screenshots import TAUNT, carry, play
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from screenshots import BOARDS_DRAWN, SCENARIO, TOP, make, settle, wait

from playorder.gui.cardlist.panel import PalettePanel
from playorder.gui.editing.form.form import EntityForm
from playorder.gui.editing.trigger_dialog import TriggerDialog
from playorder.gui.window import MainWindow

OUT = TOP / "assets" / "docs" / "pictures"
SIZE = (1440, 900)
TRIGGER = {
    "on": "after_summon",
    "if": ["friendly", "minion"],
    "do": [{"damage": 1, "to": "random_enemy_character"}, {"armor": 1}],
    "name": "splash",
}


def keep(picture: QWidget, name: str) -> None:
    """Write a picture, packed as well as PNG goes."""
    picture.grab().save(str(OUT / f"editor-{name}.png"), "PNG", 0)  # type: ignore[call-overload]


def edit(window: MainWindow, folder: Path, chosen: str) -> None:
    """Open the sample in Edit mode, with a card selected and a search in the palette."""
    path = folder / "sample.scenario.json"
    path.write_text(json.dumps(SCENARIO), encoding="utf-8")
    window.open_path(str(path))
    wait(lambda: window.session.path == str(path) and not window.session.busy)
    docks = {dock.objectName(): dock for dock in window.panels.docks}
    window.resizeDocks([docks["timeline"]], [230], Qt.Orientation.Vertical)
    settle()
    item = next(item for item in window.board.scene.entity_items() if item.entity.key == chosen)
    window.board.scene.select(item.entity.entity)
    palette = window.findChildren(PalettePanel)[0]
    wait(lambda: not palette.search.busy and palette.model.rowCount() > 0)
    settle()


def search(window: MainWindow, words: str) -> None:
    """Type into the palette."""
    palette = window.findChildren(PalettePanel)[0]
    palette.field.setText(words)
    wait(lambda: not palette.search.busy and not palette._delay.isActive())
    settle()


def builder(window: MainWindow) -> None:
    """The trigger builder with a trigger in it."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, TriggerDialog):
            QTimer.singleShot(50, look)
            return
        dialog.set_value(TRIGGER)
        settle()
        keep(dialog, "trigger-builder")
        dialog.reject()

    QTimer.singleShot(50, look)
    window.findChildren(EntityForm)[0].triggers.build.click()


def main() -> None:
    """Make all pictures."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        window = make(folder, "light", *SIZE)
        settle(BOARDS_DRAWN)
        keep(window, "start-light")
        edit(window, folder, "sci")
        search(window, "jugg")
        keep(window, "edit-light")
        builder(window)
        window.actions_by_name["language_zhCN"].trigger()
        wait(lambda: not window.session.busy)
        search(window, "")
        keep(window, "chinese-light")
        window.close()
        window = make(folder, "dark", *SIZE)
        edit(window, folder, "juggler")
        search(window, "murloc")
        keep(window, "edit-dark")
        play(window, folder, TAUNT)
        carry(window, "juggler", "senjin")
        keep(window, "play-dark")
        window.session.history.mark_saved()
        window.close()


if __name__ == "__main__":
    main()
    os._exit(0)
