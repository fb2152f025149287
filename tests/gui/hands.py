"""Hands that drive a window over the real engine: mouse and keys on real widgets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from playorder.gui.board.items import EntityItem
from playorder.gui.play.mode import PlayMode
from playorder.gui.window import MainWindow

_FARTHEST = 30
"""So many arrow keys lead from any card to any other."""
_ROW = 40
"""What is less far apart, up and down, lies in the same row."""


class Hands:
    """Drives one window as a person would."""

    def __init__(self, bot: QtBot, window: MainWindow, folder: Path) -> None:
        self.bot = bot
        self.window = window
        self.session = window.session
        self.canvas = window.board.canvas
        self.scene = window.board.scene
        self._folder = folder
        modes = window.findChildren(PlayMode)
        assert len(modes) == 1
        self.mode: PlayMode = modes[0]

    # --- files ---

    def open(self, players: list[Any], **fields: Any) -> None:
        """Open a scenario in play mode."""
        document = {
            "format": "playorder/scenario",
            "version": 1,
            "title": "Test",
            "players": players,
            "options": {"ignore_mana": True},
            **fields,
        }
        path = self._folder / "test.scenario.json"
        path.write_text(json.dumps(document), encoding="utf-8")
        with self.bot.waitSignal(self.session.board_changed, timeout=60000):
            self.window.open_path(str(path))
        self.bot.waitUntil(lambda: not self.session.busy, timeout=60000)
        self.play_mode()

    def play_mode(self) -> None:
        """Press Play on the switch."""
        self.bot.mouseClick(self.mode.switch.play, Qt.MouseButton.LeftButton)
        self.settle()

    def settle(self) -> None:
        """Wait until what was started is done."""
        self.bot.waitUntil(lambda: not self.session.busy, timeout=60000)
        QApplication.processEvents()

    @property
    def script(self) -> list[dict[str, Any]]:
        """The script of the document as it is now."""
        return list(self.session.history.document.get("script", []))

    @property
    def document(self) -> dict[str, Any]:
        """The document as it is now."""
        return self.session.history.document

    # --- things on the board ---

    def item(self, name: str) -> EntityItem:
        """The drawn card with this id or name."""
        found = [one for one in self.scene.entity_items() if name in (one.entity.key, one.entity.name)]
        assert found, f"no {name} on the board"
        return found[0]

    def at(self, name: str) -> QPoint:
        """Where it is drawn, in the viewport."""
        return self.canvas.mapFromScene(self.item(name).pos())

    # --- mouse ---

    def _mouse(
        self, kind: QMouseEvent.Type, at: QPoint, button: Qt.MouseButton, buttons: Qt.MouseButton
    ) -> None:
        viewport = self.canvas.viewport()
        place = QPointF(at)
        event = QMouseEvent(
            kind, place, viewport.mapToGlobal(place), button, buttons, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(viewport, event)
        QApplication.processEvents()

    def press(self, at: QPoint) -> None:
        """Left button down."""
        left = Qt.MouseButton.LeftButton
        self._mouse(QMouseEvent.Type.MouseButtonPress, at, left, left)

    def move(self, at: QPoint, held: bool = True) -> None:
        """The pointer goes somewhere."""
        held_down = Qt.MouseButton.LeftButton if held else Qt.MouseButton.NoButton
        self._mouse(QMouseEvent.Type.MouseMove, at, Qt.MouseButton.NoButton, held_down)

    def release(self, at: QPoint) -> None:
        """Left button up."""
        self._mouse(
            QMouseEvent.Type.MouseButtonRelease, at, Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        )

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move in steps, let go; and wait for what comes of it."""
        self.carry(start, end)
        self.release(end)
        self.settle()

    def carry(self, start: QPoint, end: QPoint) -> None:
        """Press and move in steps, without letting go."""
        self.press(start)
        for step in range(1, 6):
            self.move(start + (end - start) * step / 5)

    def click(self, at: QPoint) -> None:
        """Press and let go."""
        self.move(at, held=False)
        self.press(at)
        self.release(at)
        self.settle()

    # --- keys ---

    def walk_to(self, name: str) -> None:
        """Select a card with the arrow keys, from the own hero on."""
        wanted = self.item(name)
        self.key("h")
        for _ in range(_FARTHEST):
            assert self.scene.chosen is not None
            here = self.scene.item_of(self.scene.chosen)
            assert here is not None
            if here is wanted:
                return
            way = wanted.pos() - here.pos()
            if abs(way.y()) > _ROW:
                self.key(Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up)
            else:
                self.key(Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left)
        raise AssertionError(f"the arrow keys do not lead to {name}")

    def key(self, key: Qt.Key | str, widget: QWidget | None = None) -> None:
        """A key, where the focus is or in a widget."""
        target = widget or self.canvas
        if isinstance(key, str):
            self.bot.keyClicks(target, key)
        else:
            self.bot.keyClick(target, key)
        self.settle()
