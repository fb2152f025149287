"""The two panels in the window."""

from __future__ import annotations

from PySide6.QtCore import Qt

from playorder.gui.editing.panels.game import GamePanel
from playorder.gui.editing.panels.order import OrderPanel
from playorder.gui.features import Feature, PanelSpec, WindowParts

__all__ = ["game_panels_feature"]


def game_panels_feature(parts: WindowParts) -> Feature:
    """Order of play and Game, side by side as tabs, left of the timeline."""
    session, editor = parts.session, parts.editor
    order = OrderPanel(editor, parts.board.scene)
    game = GamePanel(editor)
    session.board_changed.connect(order.show_board)
    session.board_lost.connect(lambda: order.show_board(None))
    session.editing_changed.connect(lambda _editing: order.follow_mode())
    session.scenario_loaded.connect(lambda _scenario: game.refill())
    session.scenario_changed.connect(lambda _scenario: game.refill())
    area = Qt.DockWidgetArea.BottomDockWidgetArea
    return Feature(
        panels=(
            PanelSpec("order", "Order of play", order, area, beside="checks"),
            PanelSpec("game", "Game", game, area, beside="checks"),
        )
    )
