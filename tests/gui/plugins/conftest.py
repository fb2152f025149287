"""A window over the real program in the home of a user who has one plugin, which is off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from playorder.carddata.catalogue import load_catalogue
from playorder.gui.application import make_window, program_engine
from playorder.gui.window import MainWindow

CODE = """from playorder.rulesets.hearthstone.api import CardDef, GainArmor
WISP = CardDef("CS2_231", battlecry=GainArmor({armor}))
"""


@pytest.fixture
def home(own_home: Path) -> Path:
    # where there is no cache yet, this takes a while
    load_catalogue(cache_folder=own_home / "cache").text("CS2_231")
    made = own_home / "plugins" / "ours"
    made.mkdir(parents=True)
    (made / "plugin.toml").write_text('name = "ours"\nversion = "1.0"\napi = 1\n', "utf-8")
    (made / "cards.py").write_text(CODE.format(armor=3), "utf-8")
    return own_home


@pytest.fixture
def real(qtbot: QtBot, qapp: QApplication, home: Path) -> Iterator[MainWindow]:
    """The window over the real program, with the user's plugin `ours`, which is off."""
    settings = QSettings(str(home / "window.ini"), QSettings.Format.IniFormat)
    made = make_window(program_engine(), qapp, settings)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.session.close()
