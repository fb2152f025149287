"""What the rows of several lists are painted with: a picture in its frame, lines that are shortened, small letters."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen, QPixmap

from playorder.gui.tokens import Tokens

__all__ = ["paint_framed", "paint_line", "paint_ring", "small_font", "strong_font"]


def strong_font(base: QFont) -> QFont:
    """The letters of a title."""
    font = QFont(base)
    font.setWeight(QFont.Weight.DemiBold)
    return font


def small_font(base: QFont) -> QFont:
    """The letters of what stands under a title."""
    font = QFont(base)
    font.setPixelSize(max(11, QFontMetrics(base).height() * 11 // 16))
    return font


def paint_framed(painter: QPainter, frame: QRect, picture: QPixmap | None, tokens: Tokens) -> None:
    """A picture with round corners and a thin edge; the empty frame while there is none."""
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(frame), 6, 6)
    painter.fillPath(shape, QColor(tokens.board))
    if picture is not None:
        painter.save()
        painter.setClipPath(shape)
        painter.drawPixmap(frame, picture, picture.rect())
        painter.restore()
    painter.setPen(QPen(QColor(tokens.line), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)


def paint_line(
    painter: QPainter, box: QRect, font: QFont, colour: str, text: str, *, right: bool = False
) -> None:
    """One line in the middle of a box, at its left or right, shortened with dots where it does not fit."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    painter.drawText(box, int(side | Qt.AlignmentFlag.AlignVCenter), shown)


def paint_ring(painter: QPainter, box: QRect, tokens: Tokens) -> None:
    """The edge of the row that has the keys."""
    painter.setPen(QPen(QColor(tokens.accent), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(box.adjusted(0, 0, -1, -1))
