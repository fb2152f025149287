"""Mouse and keys on the board that is edited, as tests use them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from playorder.gui.window import MainWindow


class Hands:
    """What a person does with the mouse and the keys on the board, and what the document says afterwards."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self._qtbot = qtbot
        self.window = window
        self.canvas = window.board.canvas
        self.scene = window.board.scene
        self.viewport = window.board.canvas.viewport()

    def at(self, name: str) -> QPoint:
        """Where a card is drawn."""
        item = next(item for item in self.scene.entity_items() if item.entity.name == name)
        return self.canvas.mapFromScene(item.pos())

    def corner(self, name: str) -> QPoint:
        """A free spot just outside the top left corner of a card."""
        item = next(item for item in self.scene.entity_items() if item.entity.name == name)
        return self.canvas.mapFromScene(item.sceneBoundingRect().topLeft()) - QPoint(4, 4)

    def zone(self, player: int, zone: str) -> QPoint:
        """The middle of a zone."""
        assert self.scene.layout is not None
        area = next(
            area for area in self.scene.layout.areas if (area.player, area.zone.name) == (player, zone)
        )
        return self.canvas.mapFromScene(area.box.center())

    def click(self, name: str, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Click a card."""
        self._qtbot.mouseClick(self.viewport, Qt.MouseButton.LeftButton, keys, self.at(name))

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move in steps, let go."""
        self._qtbot.mousePress(self.viewport, Qt.MouseButton.LeftButton, pos=start)
        for step in (0.3, 0.7, 1.0):
            self._qtbot.mouseMove(self.viewport, start + (end - start) * step)
        self._qtbot.mouseRelease(self.viewport, Qt.MouseButton.LeftButton, pos=end)

    def hold(self, mime: Any, at: QPoint) -> None:
        """What a native drag brings first: it is held over the board."""
        enter = QDragEnterEvent(at, *self._dragged(mime))
        QApplication.sendEvent(self.viewport, enter)
        assert enter.isAccepted()

    def drop(self, mime: Any, at: QPoint) -> None:
        """What a native drag brings: it is held over the board, then dropped."""
        self.hold(mime, at)
        QApplication.sendEvent(self.viewport, QDropEvent(QPointF(at), *self._dragged(mime)))

    def _dragged(self, mime: Any) -> tuple[Qt.DropAction, Any, Qt.MouseButton, Qt.KeyboardModifier]:
        none = Qt.KeyboardModifier.NoModifier
        return Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, none

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key on the board."""
        self.canvas.setFocus()
        self._qtbot.keyClick(self.canvas, key, keys)

    def after(self, act: Callable[..., object], *arguments: Any) -> None:
        """Do something, and wait for the board that results."""
        with self._qtbot.waitSignal(self.window.session.board_changed, timeout=60000):
            act(*arguments)

    def cards(self, player: int, zone: str) -> list[str]:
        """The cards of a zone in the document, by name."""
        held = self.window.session.history.document["players"][player - 1].get(zone, [])
        named = [item if isinstance(item, str) else item["card"] for item in held]
        return [self.window.session.catalogue.find(card).name for card in named]

    def chosen(self) -> list[str]:
        """The names of what is selected."""
        return [view.name for view in self.scene.chosen_views()]


def enter(qtbot: QtBot, box: QSpinBox, value: int) -> None:
    """Type a number and press Enter."""
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(box, str(value))
    qtbot.keyClick(box, Qt.Key.Key_Return)


def empty(qtbot: QtBot, line: QLineEdit) -> None:
    """Select all that stands in a field and delete it."""
    line.setFocus()
    qtbot.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(line, Qt.Key.Key_Delete)


def tick(qtbot: QtBot, box: QCheckBox) -> None:
    """Click the sign of a box to be ticked."""
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
