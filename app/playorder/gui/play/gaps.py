"""The gaps of a row, into which something can be put."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from playorder.gui.board.scene import BoardScene
from playorder.gui.cards.look import pen
from playorder.gui.tokens import Tokens

__all__ = ["Gaps"]


class Gaps:
    """Where something may be put among what lies in a zone; gap 0 is left of everything."""

    def __init__(self, scene: BoardScene, player: int, zone: str) -> None:
        lying = sorted(
            (
                item.pos()
                for item in scene.entity_items()
                if item.zone == zone and item.entity.player == player
            ),
            key=lambda at: at.x(),
        )
        half = (lying[1].x() - lying[0].x()) / 2 if len(lying) > 1 else 76.0
        self.places = [QPointF(at.x() - half, at.y()) for at in lying]
        if lying:
            self.places.append(QPointF(lying[-1].x() + half, lying[-1].y()))

    def nearest(self, at: QPointF) -> int:
        """The gap that is next to a point."""
        return min(range(len(self.places)), key=lambda gap: abs(self.places[gap].x() - at.x()), default=0)

    def paint(self, painter: QPainter, gap: int, tokens: Tokens) -> None:
        """Mark one of them."""
        if not 0 <= gap < len(self.places):
            return
        at = self.places[gap]
        line = QPainterPath(at + QPointF(0, -58))
        line.lineTo(at + QPointF(0, 60))
        halo = QColor(tokens.good)
        halo.setAlpha(70)
        painter.strokePath(line, pen(halo, 12))
        painter.strokePath(line, pen(tokens.good, 4))
        for y, turn in ((-66.0, 1), (68.0, -1)):
            tip = QPainterPath(at + QPointF(-8, y - 4 * turn))
            tip.lineTo(at + QPointF(8, y - 4 * turn))
            tip.lineTo(at + QPointF(0, y + 7 * turn))
            tip.closeSubpath()
            painter.fillPath(tip, QColor(tokens.good))
