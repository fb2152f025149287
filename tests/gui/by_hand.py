"""A scenario built from nothing through the widgets: what a person does, step by step."""

from __future__ import annotations

from typing import Any

from edit_hands import Hands, enter
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox
from pytestqt.qtbot import QtBot

from playorder.gui.cardlist.panel import PalettePanel
from playorder.gui.editing.form.form import EntityForm
from playorder.gui.editing.panels.game import GamePanel
from playorder.gui.editing.panels.order import OrderPanel
from playorder.gui.play.mode import PlayMode
from playorder.gui.window import MainWindow

__all__ = ["Builder", "drop_on_row"]

LEFT = Qt.MouseButton.LeftButton
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


def drop_on_row(view: QAbstractItemView, mime: QMimeData, at: QPoint) -> None:
    """What a native drag brings to a list or a table."""
    rest = (Qt.DropAction.MoveAction, mime, LEFT, Qt.KeyboardModifier.NoModifier)
    for event in (QDragEnterEvent(at, *rest), QDragMoveEvent(at, *rest), QDropEvent(QPointF(at), *rest)):
        QApplication.sendEvent(view.viewport(), event)


class Builder:
    """One person at one window."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.bot = qtbot
        self.window = window
        self.board = Hands(qtbot, window)
        self.palette = self._part(PalettePanel)
        self.order = self._part(OrderPanel)
        self.game = self._part(GamePanel)
        self.form = self._part(EntityForm)
        self.play = self._part(PlayMode)

    def _part(self, kind: type[Any]) -> Any:
        (found,) = self.window.findChildren(kind)
        return found

    def settle(self) -> None:
        """Wait for what was begun."""
        self.bot.waitUntil(lambda: not self.window.session.busy, timeout=60_000)
        QApplication.processEvents()

    # --- the board ---

    def begin(self) -> None:
        """Ctrl+N on the start page."""
        self.board.after(self.bot.keyClick, self.window, Qt.Key.Key_N, CONTROL)
        self.settle()

    def find(self, name: str) -> None:
        """Ctrl+P, and type the name."""
        QTest.keyClick(self.window, Qt.Key.Key_P, CONTROL)
        self.bot.waitUntil(self.palette.field.hasFocus, timeout=20_000)
        QTest.keyClicks(self.palette.field, name)

        def is_found() -> None:
            chosen = self.palette.chosen
            assert chosen is not None
            assert chosen.name == name, "the first card found is the one that was typed"

        self.bot.waitUntil(is_found, timeout=60_000)

    def put(self, *names: str, player: int = 1) -> None:
        """Type each name, and press Enter, or Alt+Enter for the opponent."""
        for name in names:
            self.find(name)
            # Alt+Enter is the side across from the selected card
            self.board.key(Qt.Key.Key_Escape)
            self.palette.field.setFocus()
            keys = ALT if player == 2 else Qt.KeyboardModifier.NoModifier
            self.board.after(self.bot.keyClick, self.palette.field, Qt.Key.Key_Return, keys)

    def drop(self, name: str, player: int, zone: str) -> None:
        """Find a card and drag it out of the palette to a zone."""
        self.find(name)
        mime = self.palette.model.mimeData([self.palette.list.currentIndex()])
        self.board.after(self.board.drop, mime, self.board.zone(player, zone))

    def drag(self, name: str, player: int, zone: str) -> None:
        """Drag a card that is there to another zone."""
        self.board.after(self.board.drag, self.board.at(name), self.board.zone(player, zone))

    def damage(self, name: str, amount: int) -> None:
        """Select a minion and type its damage into the inspector."""
        self.board.click(name)
        self.settle()
        self.board.after(enter, self.bot, self.form.numbers.fields["damage"], amount)

    # --- the panels ---

    def turn_of(self, player: int) -> None:
        """Choose whose turn it is, with the arrow keys."""
        self.window.panels.show_panel("game")
        box: QComboBox = self.game.active
        box.setFocus()
        self.board.after(self.bot.keyClick, box, Qt.Key.Key_Down if player == 2 else Qt.Key.Key_Up)

    def ignore_mana(self) -> None:
        """Tick the box."""
        self.window.panels.show_panel("game")
        box = self.game.ignore_mana
        self.board.after(
            self.bot.mouseClick, box, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(8, box.height() // 2)
        )

    def older(self, name: str, than: str) -> None:
        """Drag a row of the order of play above another one."""
        self.window.panels.show_panel("order")
        names = [row.name for row in self.order.model.rows]
        table = self.order.table
        mime = self.order.model.mimeData([self.order.model.index(names.index(name), 0)])
        rect = table.visualRect(self.order.filter.mapFromSource(self.order.model.index(names.index(than), 2)))
        self.board.after(drop_on_row, table, mime, rect.topLeft() + QPoint(40, 1))

    def make_oldest(self, name: str, player: int) -> None:
        """Mark a row of the order of play and press To oldest."""
        self.window.panels.show_panel("order")
        row = [(row.name, row.player) for row in self.order.model.rows].index((name, player))
        table = self.order.table
        rect = table.visualRect(self.order.filter.mapFromSource(self.order.model.index(row, 2)))
        self.bot.mouseClick(table.viewport(), LEFT, pos=rect.center())
        self.board.after(self.bot.mouseClick, self.order.oldest, LEFT)

    # --- playing ---

    def rules_on(self) -> None:
        """Press Play on the switch."""
        self.bot.mouseClick(self.play.switch.play, LEFT)
        self.settle()

    def play_card(self, name: str, on: str = "", to: QPoint | None = None) -> None:
        """Drag a card out of the hand: onto its target, to a point, or to the middle of the board."""
        middle = self.board.viewport.rect().center() if to is None else to
        self.board.drag(self.board.at(name), self.board.at(on) if on else middle)
        self.settle()

    def pick(self, number: int, words: str) -> None:
        """In the picks panel, click the candidate of this name for a decision."""
        self.window.panels.show_panel("picks")
        row = self.play.picks.rows[number]
        place = [choice.words for choice in row.choices].index(words)
        self.bot.mouseClick(self.play.picks.candidates[number][place], LEFT)
        self.settle()
