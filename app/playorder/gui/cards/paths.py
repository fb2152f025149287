"""Painter paths out of the short notation that vector drawings use (M L H V C Q A Z, upper and lower case)."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF, Qt

__all__ = ["path", "polygon", "rounded"]

_TOKEN = re.compile(r"[MLHVCQAZmlhvcqaz]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")


@lru_cache(maxsize=512)
def path(notation: str, even_odd: bool = False) -> QPainterPath:
    """The path that the notation describes. Treat what comes back as read-only: it is shared."""
    result = QPainterPath()
    if even_odd:
        result.setFillRule(Qt.FillRule.OddEvenFill)
    else:
        result.setFillRule(Qt.FillRule.WindingFill)
    tokens = iter(_TOKEN.findall(notation))
    command = ""
    pending: str | None = next(tokens, None)
    here = QPointF()
    while pending is not None:
        if pending.isalpha():
            command, pending = pending, None
        elif command in "Mm":
            command = "L" if command == "M" else "l"
        base = here if command.islower() else QPointF()

        numbers = _Numbers(tokens, pending)
        match command.upper():
            case "Z":
                result.closeSubpath()
                here = result.currentPosition()
            case "M":
                here = base + numbers.point()
                result.moveTo(here)
            case "L":
                here = base + numbers.point()
                result.lineTo(here)
            case "H":
                here = QPointF(base.x() + numbers.one(), here.y())
                result.lineTo(here)
            case "V":
                here = QPointF(here.x(), base.y() + numbers.one())
                result.lineTo(here)
            case "C":
                first, second, here = (base + numbers.point() for _ in range(3))
                result.cubicTo(first, second, here)
            case "Q":
                control, here = (base + numbers.point() for _ in range(2))
                result.quadTo(control, here)
            case "A":
                rx, ry, _, large, sweep = (numbers.one() for _ in range(5))
                end = base + numbers.point()
                _arc(result, here, end, rx, ry, bool(large), bool(sweep))
                here = end
            case _:
                raise ValueError(f"not a path: {notation!r}")
        pending = next(tokens, None)
    return result


class _Numbers:
    """Reads numbers off the token stream, beginning with one that was already taken."""

    def __init__(self, tokens: Iterator[str], first: str | None) -> None:
        self._tokens = tokens
        self._first = first

    def one(self) -> float:
        if self._first is not None:
            value, self._first = self._first, None
            return float(value)
        return float(next(self._tokens))

    def point(self) -> QPointF:
        x = self.one()
        return QPointF(x, self.one())


def _arc(
    result: QPainterPath, start: QPointF, end: QPointF, rx: float, ry: float, large: bool, sweep: bool
) -> None:
    """An elliptic arc by its end points (no rotation)."""
    half_x, half_y = (start.x() - end.x()) / 2, (start.y() - end.y()) / 2
    size = (half_x / rx) ** 2 + (half_y / ry) ** 2
    if size > 1:
        rx, ry = rx * math.sqrt(size), ry * math.sqrt(size)
        size = 1.0
    root = math.sqrt(max(0.0, (1 - size) / size)) if size else 0.0
    if large == sweep:
        root = -root
    mid_x, mid_y = root * rx * half_y / ry, -root * ry * half_x / rx
    centre = QPointF(mid_x + (start.x() + end.x()) / 2, mid_y + (start.y() + end.y()) / 2)

    def angle(point: QPointF) -> float:
        return math.degrees(math.atan2((point.y() - centre.y()) / ry, (point.x() - centre.x()) / rx))

    first = angle(start)
    turn = angle(end) - first
    if sweep and turn < 0:
        turn += 360
    if not sweep and turn > 0:
        turn -= 360
    result.arcTo(centre.x() - rx, centre.y() - ry, 2 * rx, 2 * ry, -first, -turn)


@lru_cache(maxsize=128)
def polygon(*points: float) -> QPainterPath:
    """A closed path through the points x0, y0, x1, y1 …"""
    result = QPainterPath()
    result.addPolygon(QPolygonF([QPointF(x, y) for x, y in zip(points[::2], points[1::2], strict=True)]))
    result.closeSubpath()
    return result


@lru_cache(maxsize=128)
def rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    result = QPainterPath()
    result.addRoundedRect(x, y, width, height, radius, radius)
    return result
