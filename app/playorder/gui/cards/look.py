"""How a card is to be drawn just now: colours, type, and the state it is shown in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from playorder.gui.tokens import CLASS_EDGES, DARK, Tokens
from playorder.timeline.board_view import EntityView

__all__ = ["Look", "box_shadow", "class_edge", "fitted", "metrics", "pen", "shadow", "text", "type_font"]


@dataclass(frozen=True, slots=True)
class Look:
    """Everything about the drawing of a card that is not the card itself."""

    tokens: Tokens = DARK
    name_width: float = 144.0
    """How wide the name strip of a plate may get."""
    order: bool = True
    """Whether the tab with the order of play is drawn."""
    names: bool = True
    hovered: bool = False
    selected: bool = False
    focused: bool = False
    role: str = ""
    """source or target: what the card is in the shown step of the run; "" is neither."""


@lru_cache(maxsize=64)
def type_font(pixels: float, weight: int = 400) -> QFont:
    """The application's font at a size in scene units and a weight of 400 to 700."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    return font


@lru_cache(maxsize=64)
def metrics(pixels: float, weight: int = 400) -> QFontMetricsF:
    """The measures of `type_font`."""
    return QFontMetricsF(type_font(pixels, weight))


@lru_cache(maxsize=1024)
def fitted(value: str, width: float, pixels: float, weight: int, smallest: float) -> tuple[str, float]:
    """The text and the size at which it fits the width: smaller first, then shortened."""
    size = pixels
    while size > smallest and metrics(size, weight).horizontalAdvance(value) > width:
        size -= 1
    measure = metrics(size, weight)
    if measure.horizontalAdvance(value) > width:
        value = measure.elidedText(value, Qt.TextElideMode.ElideRight, width)
    return value, size


def text(
    painter: QPainter,
    value: str,
    centre: QPointF,
    pixels: float,
    colour: str,
    weight: int = 400,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """One line of text, vertically centred on the point by the height of its capitals."""
    measure = metrics(pixels, weight)
    width = measure.horizontalAdvance(value)
    x = centre.x()
    if align == Qt.AlignmentFlag.AlignHCenter:
        x -= width / 2
    elif align == Qt.AlignmentFlag.AlignRight:
        x -= width
    painter.setFont(type_font(pixels, weight))
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(x, centre.y() + measure.capHeight() / 2), value)


def pen(colour: str | QColor, width: float, dashes: list[float] | None = None) -> QPen:
    """A pen with round ends; `dashes` are lengths in scene units."""
    result = QPen(QColor(colour), width)
    result.setCapStyle(Qt.PenCapStyle.FlatCap if dashes else Qt.PenCapStyle.RoundCap)
    result.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashes:
        result.setDashPattern([length / width for length in dashes])
    return result


def shadow(painter: QPainter, tokens: Tokens, box: QRectF, lifted: bool = False) -> None:
    """A soft shadow below something that lifts off the board."""
    grow = 1.24 if lifted else 1.16
    painter.save()
    painter.translate(box.center() + QPointF(0, 7 if lifted else 4))
    painter.scale(box.width() / 2 * grow, box.height() / 2 * grow)
    gradient = QRadialGradient(QPointF(0, 0), 1)
    strength = tokens.shadow * (1.2 if lifted else 1.0)
    for at, part in ((0.0, 1.0), (0.78, 0.9), (0.88, 0.45), (0.95, 0.13), (1.0, 0.0)):
        gradient.setColorAt(at, QColor.fromRgbF(0, 0, 0, min(1.0, strength * part)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


def box_shadow(painter: QPainter, tokens: Tokens, box: QRectF, lifted: bool = False) -> None:
    """A soft shadow below a card."""
    reach = 9 if lifted else 6
    layer = QColor.fromRgbF(0, 0, 0, tokens.shadow / reach)
    for step in range(reach):
        sheet = QPainterPath()
        grown = box.adjusted(-step, -step, step, step).translated(0, 3 if lifted else 2)
        sheet.addRoundedRect(grown, 10 + step, 10 + step)
        painter.fillPath(sheet, layer)


def class_edge(entity: EntityView) -> str:
    """The edge colour of the card's class."""
    return CLASS_EDGES.get(entity.card_class.upper(), CLASS_EDGES["NEUTRAL"])
