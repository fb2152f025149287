"""Number gems, name strips and the order-of-play tab."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from playorder.gui.cards import shapes
from playorder.gui.cards.look import Look, fitted, metrics, pen, text
from playorder.gui.cards.paths import path
from playorder.gui.tokens import GEM, Tokens
from playorder.timeline.board_view import EntityView

__all__ = [
    "Level",
    "attack_gem",
    "attack_level",
    "cost_gem",
    "cost_level",
    "health_gem",
    "health_level",
    "name_strip",
    "order_tab",
    "shield_gem",
]

Level = Literal["printed", "above", "damaged"]

_UP = path("M10 -9L15.5 -18L21 -9Z")
_DOWN = path("M10 -17L15.5 -8L21 -17Z")


def attack_level(entity: EntityView) -> Level:
    """Whether attack stands above the printed number."""
    return "above" if entity.attack > entity.base_attack else "printed"


def health_level(entity: EntityView) -> Level:
    """Damaged before raised: what is hurt shows as hurt."""
    if entity.damage > 0 or entity.health < entity.max_health:
        return "damaged"
    return "above" if entity.max_health > entity.base_health else "printed"


def cost_level(entity: EntityView) -> Level:
    """A cheaper card is good news, a dearer one is not."""
    if entity.cost < entity.base_cost:
        return "above"
    return "damaged" if entity.cost > entity.base_cost else "printed"


def _gem(
    painter: QPainter, at: QPointF, outline: QPainterPath, rim: str, number: int, level: Level, radius: float
) -> None:
    colour = {"printed": GEM.printed, "above": GEM.above, "damaged": GEM.damaged}[level]
    painter.save()
    painter.translate(at)
    painter.fillPath(outline, QColor(GEM.ground))
    painter.strokePath(outline, pen(rim, 2))
    digits = str(number)
    size = radius * (1.07 if len(digits) < 3 else 0.86)
    text(painter, digits, QPointF(0, 0), size, colour, 700)
    if level != "printed":
        mark = _UP if level == "above" else _DOWN
        grow = radius / 14
        painter.scale(grow, grow)
        painter.fillPath(mark, QColor(colour))
        painter.strokePath(mark, pen(GEM.ground, 1))
    painter.restore()


def attack_gem(
    painter: QPainter, at: QPointF, number: int, level: Level = "printed", radius: float = 14
) -> None:
    """Attack: a hexagon on its corner, golden rim."""
    _gem(painter, at, shapes.hexagon(radius), GEM.attack, number, level, radius)


def health_gem(
    painter: QPainter, at: QPointF, number: int, level: Level = "printed", radius: float = 14
) -> None:
    """Health: a drop, red rim."""
    _gem(painter, at, shapes.drop(radius), GEM.health, number, level, radius)


def cost_gem(
    painter: QPainter, at: QPointF, number: int, level: Level = "printed", radius: float = 14
) -> None:
    """Cost: a hexagon on its side, blue rim."""
    painter.save()
    painter.translate(at)
    outline = shapes.flat_hexagon(radius)
    colour = {"printed": GEM.printed, "above": GEM.above, "damaged": GEM.damaged}[level]
    painter.fillPath(outline, QColor(GEM.ground))
    painter.strokePath(outline, pen(GEM.cost, 2))
    text(painter, str(number), QPointF(0, 0), radius * (1.07 if abs(number) < 100 else 0.86), colour, 700)
    painter.restore()


def shield_gem(
    painter: QPainter, at: QPointF, number: int, level: Level = "printed", radius: float = 13
) -> None:
    """Durability and armour: a shield, grey rim."""
    _gem(painter, at, shapes.shield(radius), GEM.shield, number, level, radius)


def name_strip(painter: QPainter, look: Look, name: str, y: float, least: float, widest: float) -> None:
    """The strip that carries a name, centred on x = 0."""
    t = look.tokens
    shown, size = fitted(name, widest - 14, 12, 600, 11)
    width = max(least, min(widest, metrics(size, 600).horizontalAdvance(shown) + 16))
    box = QPainterPath()
    box.addRoundedRect(QRectF(-width / 2, y - 10, width, 20), 6, 6)
    painter.fillPath(box, QColor(t.strip))
    painter.strokePath(box, pen(t.strip_line, 1))
    text(painter, shown, QPointF(0, y), size, t.strip_text, 600)


def order_tab(painter: QPainter, tokens: Tokens, order: int, player: int, y: float) -> None:
    """The small tab with the order of play; its edge is in the player's colour."""
    half = max(11.0, metrics(12, 700).horizontalAdvance(str(order)) / 2 + 8)
    box = QPainterPath()
    box.addRoundedRect(QRectF(-half, y - 8, 2 * half, 16), 4, 4)
    painter.fillPath(box, QColor(tokens.raised))
    painter.strokePath(box, pen(tokens.player_edge(player), 1.5))
    text(painter, str(order), QPointF(0, y), 12, tokens.text, 700, Qt.AlignmentFlag.AlignHCenter)
