"""The outlines: each kind of thing on the board has its own. All are centred on (0, 0)."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from playorder.gui.cards.paths import path, polygon, rounded

__all__ = [
    "ARCH",
    "CARD_HEIGHT",
    "CARD_WIDTH",
    "OCTAGON",
    "TAUNT",
    "card",
    "drop",
    "ellipse",
    "flat_hexagon",
    "hexagon",
    "shield",
]

CARD_WIDTH, CARD_HEIGHT = 104.0, 126.0

ARCH = path("M-44 33V-10C-44 -28 -24 -38 0 -38C24 -38 44 -28 44 -10V33Q44 37 40 37H-40Q-44 37 -44 33Z")
"""The hero."""

OCTAGON = path("M-15 -36H15L36 -15V15L15 36H-15L-36 15V-15Z")
"""The weapon."""

TAUNT = path("M0 -64L30 -58Q56 -54 56 -46V8C56 36 30 54 0 66C-30 54 -56 36 -56 8V-46Q-56 -54 -30 -58Z")
"""The shield that stands behind a minion with Taunt."""


@lru_cache(maxsize=64)
def ellipse(rx: float, ry: float) -> QPainterPath:
    """The minion plate and the rings around it."""
    result = QPainterPath()
    result.addEllipse(QPointF(0, 0), rx, ry)
    return result


def card() -> QPainterPath:
    """A card in hand."""
    return rounded(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT, 10)


def hexagon(radius: float) -> QPainterPath:
    """Standing on a corner: attack, secrets."""
    side = radius * 0.87
    return polygon(
        0, -radius, side, -radius / 2, side, radius / 2, 0, radius, -side, radius / 2, -side, -radius / 2
    )


def flat_hexagon(radius: float) -> QPainterPath:
    """Lying on a side: cost."""
    wide, half, high = radius * 1.04, radius * 0.52, radius * 0.92
    return polygon(-wide, 0, -half, -high, half, -high, wide, 0, half, high, -half, high)


@lru_cache(maxsize=16)
def drop(radius: float) -> QPainterPath:
    """Health."""
    r = radius
    result = QPainterPath(QPointF(0, -1.22 * r))
    result.cubicTo(0.5 * r, -0.75 * r, r, -0.4 * r, r, 0.1 * r)
    result.arcTo(-r, -0.88 * r, 2 * r, 1.96 * r, 0, -180)
    result.cubicTo(-r, -0.4 * r, -0.5 * r, -0.75 * r, 0, -1.22 * r)
    result.closeSubpath()
    return result


@lru_cache(maxsize=16)
def shield(radius: float) -> QPainterPath:
    """Durability and armour."""
    r = radius
    result = QPainterPath(QPointF(0, -r))
    result.lineTo(0.92 * r, -0.66 * r)
    result.lineTo(0.92 * r, 0.1 * r)
    result.cubicTo(0.9 * r, 0.7 * r, 0.3 * r, 0.95 * r, 0, 1.1 * r)
    result.cubicTo(-0.3 * r, 0.95 * r, -0.9 * r, 0.7 * r, -0.92 * r, 0.1 * r)
    result.lineTo(-0.92 * r, -0.66 * r)
    result.closeSubpath()
    return result
