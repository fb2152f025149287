"""A window over the real engine, with a small board that is no file yet, in Edit mode."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from edit_hands import Hands
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from windows import shown_window

from playorder.gui.protocols import Engine
from playorder.gui.window import MainWindow
from playorder.scenario.editing.templates import empty_document

Document = dict[str, Any]


@pytest.fixture
def document() -> Document:
    """Three minions against one, cards in hand and deck, a weapon and a secret."""
    first: Document = {
        "board": ["Wisp", {"id": "yeti", "card": "Chillwind Yeti"}, "Knife Juggler"],
        "hand": ["Fireball", "Bloodfen Raptor"],
        "deck": ["Loot Hoarder", "Frostbolt"],
        "weapon": "Fiery War Axe",
        "secrets": ["Counterspell"],
    }
    return {**empty_document(), "players": [first, {"board": ["River Crocolisk"]}]}


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, engine: Engine, settings: QSettings, document: Document
) -> Iterator[MainWindow]:
    """The shown window, editing the document."""
    made = shown_window(qtbot, qapp, engine, settings, (1500, 900))
    with qtbot.waitSignal(made.session.board_changed, timeout=60000):
        made.session.open_document(document)
    qtbot.wait(20)
    yield made
    made.session.close()


@pytest.fixture
def hands(qtbot: QtBot, window: MainWindow) -> Hands:
    """Mouse and keys on the board."""
    return Hands(qtbot, window)
