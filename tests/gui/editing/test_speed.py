"""How fast a full board is drawn and edited. The numbers are printed (`pytest -s`).

What is measured is the time that the processor needs for it on all threads, so that other programs do not count.
"""

from __future__ import annotations

import time
from statistics import median
from typing import Any

import pytest
from edit_hands import Hands
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from playorder.gui.window import MainWindow
from playorder.scenario.editing.templates import empty_document

REPAINT, EDIT = 16.0, 50.0
"""Milliseconds: what a repaint during a drag and an edit may take on a machine that does nothing else."""
NOISE = 5
"""A processor that is shared is slower as well."""


@pytest.fixture
def document() -> dict[str, Any]:
    """7 + 7 minions with 10 attachments each, 20 cards in hands, decks of 60."""
    minion = {"card": "Chillwind Yeti", "attach": [{"attack": 1, "health": 1}] * 10}
    side = {
        "board": [minion] * 7,
        "hand": ["Fireball"] * 10,
        "deck": ["Wisp"] * 60,
        "weapon": "Fiery War Axe",
    }
    return {**empty_document(), "players": [side, side]}


def test_a_full_board_is_drawn_and_edited_in_time(qtbot: QtBot, window: MainWindow, hands: Hands) -> None:
    window.resize(1920, 1080)
    qtbot.wait(300)
    viewport = hands.viewport
    start = hands.canvas.mapFromScene(next(
        item for item in hands.scene.entity_items() if item.entity.type == "minion"
    ).pos())  # fmt: skip
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    repaints = []
    for step in range(60):
        begun = time.process_time()
        qtbot.mouseMove(viewport, start + QPoint(6 * step, -4 * step))
        viewport.repaint()
        repaints.append((time.process_time() - begun) * 1000)
    hands.key(Qt.Key.Key_Escape)
    edits = []
    for step in range(9):
        hands.scene.select(hands.scene.entity_items()[0].entity.entity)
        begun = time.process_time()
        with qtbot.waitSignal(window.session.board_changed, timeout=60000):
            window.editor.change_entities(
                "Hurt", lambda entry, _view, step=step: {**entry, "damage": step + 1}
            )
        viewport.repaint()
        edits.append((time.process_time() - begun) * 1000)
    print(
        f"\nfull board at 1920×1080: repaint {median(repaints):.1f} ms, edit {median(edits):.1f} ms (medians)"
    )
    assert median(repaints) < REPAINT * NOISE
    assert median(edits) < EDIT * NOISE
