"""Pictures of the workshop, the plugin manager and a ruleset of a plugin, in both themes.

Run it with a folder to write them into; some of them stand on the pages of the documentation.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

home = Path(tempfile.mkdtemp(prefix="playorder-pictures-"))
os.environ["PLAYORDER_HOME"] = str(home)
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSettings, QTimer  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from playorder.gui.application import make_window, program_engine  # noqa: E402
from playorder.gui.plugins.manager_window import PluginManagerWindow  # noqa: E402
from playorder.gui.workshop.window import CardWorkshop  # noqa: E402
from playorder.paths import assets_folder  # noqa: E402

FOX: dict[str, Any] = {
    "id": "MY_FOX", "name": "Ember Fox", "type": "minion", "cost": 3, "attack": 3, "health": 4, "race": "beast",
    "text": "Battlecry: Deal 1 damage. Whenever this takes damage, deal 1 damage to a random enemy.",
    "target": "character", "battlecry": [{"damage": 1, "to": "target"}],
    "triggers": [
        {"on": "damage", "if": "self", "do": [{"damage": 1, "to": "random_enemy_character"}], "name": "bite back"}
    ],
}  # fmt: skip
OTHERS: dict[str, tuple[str, dict[str, Any]]] = {
    "auras": ("Auras", {
        **FOX, "auras": [{"to": "adjacent", "attack": 1, "keywords": ["taunt"]}, {"flag": "double_battlecry"}],
    }),
    "choose": ("Choose One", {
        **FOX, "target": {"what": "minion", "race": "demon", "max_attack": 3, "be": ["damaged"]},
        "choose": [{"name": "Draw", "text": "Draw a card.", "do": [{"draw": 1}]},
                   {"name": "Bite", "target": "enemy_minion", "do": [{"damage": 3, "to": "target"}]}],
    }),
}  # fmt: skip
TRICK: dict[str, Any] = {
    "format": "playorder/scenario", "version": 1, "ruleset": "tricks", "title": "A trick, and the next one is led",
    "players": [
        {"hand": ["Acorns 3", "Bells 2", "Leaves 4"], "stock": ["Leaves 9", "Acorns 1"]},
        {"hand": ["Acorns 6", "Leaves 8", "Bells 7"], "stock": ["Bells 1", "Bells 4"]},
    ],
    "script": [{"play": "Acorns 3"}, {"play": "Acorns 6"}, {"play": "Leaves 8"}],
    "expect": [{"player": "p2", "score": 2}],
}  # fmt: skip


def settle(app: QApplication, milliseconds: int = 500) -> None:
    """Let everything that is on its way be painted."""
    done: list[bool] = []
    QTimer.singleShot(milliseconds, lambda: done.append(True))
    while not done:
        app.processEvents()


def main() -> None:
    """Take all pictures."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("hearthside", "tricks"):
        shutil.copytree(assets_folder() / "example_plugins" / name, home / "plugins" / name)
    broken = home / "plugins" / "broken"
    broken.mkdir()
    (broken / "plugin.toml").write_text('name = "broken"\nversion = "1"\napi = 2\n', "utf-8")
    app = QApplication([])
    for theme in ("light", "dark"):
        settings = QSettings(str(home / f"{theme}.ini"), QSettings.Format.IniFormat)
        settings.setValue("appearance/theme", theme)
        window = make_window(program_engine(), app, settings)
        window.resize(1280, 800)
        window.show()
        settle(app)

        def take(name: str, widget: QWidget, theme: str = theme) -> None:
            settle(app)
            widget.grab().save(str(folder / f"{name}-{theme}.png"))

        window.actions_by_name["workshop"].trigger()
        workshop = window.findChild(CardWorkshop)
        assert isinstance(workshop, CardWorkshop)
        workshop.form.set_value(FOX)
        take("workshop", workshop)
        for name, (tab, card) in OTHERS.items():
            workshop.form.set_value(card)
            tabs = workshop.form.tabs
            tabs.setCurrentIndex(next(i for i in range(tabs.count()) if tabs.tabText(i) == tab))
            take(f"workshop-{name}", workshop)
        workshop.close()
        window.actions_by_name["plugins"].trigger()
        manager = window.findChild(PluginManagerWindow)
        assert isinstance(manager, PluginManagerWindow)
        manager.choose("broken")
        take("plugins", manager)
        manager.close()
        assert window.session.plugins is not None
        window.session.plugins.enable("tricks")
        window.session.open_document(TRICK, run=True)
        settle(app, 4000)
        take("tricks", window)
        window.session.history.mark_saved()
        window.session.close()
        window.close()
    shutil.rmtree(home, ignore_errors=True)


if __name__ == "__main__":
    main()
