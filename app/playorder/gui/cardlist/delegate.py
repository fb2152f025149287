"""How a card is drawn in a list: its picture, its name with what was found marked, id, numbers and cost."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from playorder.gui.cardlist.model import AnyIndex, Role
from playorder.gui.cards import shapes
from playorder.gui.cards.look import class_edge, pen
from playorder.gui.cards.picture import paint_picture
from playorder.gui.tokens import DARK, Tokens
from playorder.timeline.board_view import EntityView

__all__ = ["CardDelegate"]

_HEIGHT = 46


class CardDelegate(QStyledItemDelegate):
    """Draws the rows of a `CardListModel`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tokens: Tokens = DARK

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(160, _HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens, box = self.tokens, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen or option.state & QStyle.StateFlag.State_MouseOver:
            ground = QColor(tokens.accent_ground if is_chosen else tokens.hover)
            painter.setPen(pen(tokens.accent, 1) if is_chosen else Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(box.adjusted(6.5, 1.5, -6.5, -1.5), 7, 7)
        view = index.data(Role.VIEW)
        if isinstance(view, EntityView):
            self._portrait(painter, view, QPointF(box.left() + 28, box.center().y()))
        self._words(painter, option.font, box, index)
        painter.restore()

    def _portrait(self, painter: QPainter, view: EntityView, at: QPointF) -> None:
        painter.save()
        painter.translate(at)
        painter.scale(0.34, 0.34)
        oval = shapes.ellipse(44, 50)
        paint_picture(painter, view, QRectF(-46, -52, 92, 104), oval, QPointF(0, 0), 1.1)
        painter.strokePath(oval, pen(class_edge(view), 4.5))
        painter.restore()

    def _words(self, painter: QPainter, font: QFont, box: QRectF, index: AnyIndex) -> None:
        tokens = self.tokens
        bold, small = QFont(font), QFont(font)
        bold.setWeight(QFont.Weight.DemiBold)
        small.setPixelSize(max(10, round(font.pixelSize() * 12 / 13)) if font.pixelSize() > 0 else 12)
        left, right = box.left() + 54, box.right() - 16
        above, below = box.center().y() - 4, box.center().y() + 14
        numbers = str(index.data(Role.NUMBERS))
        star = "★" if index.data(Role.FAVOURITE) else ""
        painter.setFont(bold)
        painter.setPen(QColor(tokens.warning))
        width = QFontMetricsF(bold).horizontalAdvance(star)
        painter.drawText(QPointF(right - width, above), star)
        right_name = right - width - (6 if star else 0)
        painter.setPen(QColor(tokens.text))
        width = QFontMetricsF(bold).horizontalAdvance(numbers)
        painter.drawText(QPointF(right_name - width, above), numbers)
        room = right_name - width - 8 - left
        name = QFontMetricsF(bold).elidedText(str(index.data()), Qt.TextElideMode.ElideRight, room)
        self._mark(painter, bold, QPointF(left, above), name, str(index.data(Role.WORDS)))
        painter.drawText(QPointF(left, above), name)
        painter.setFont(small)
        painter.setPen(QColor(tokens.muted))
        mana = str(index.data(Role.COST))
        width = QFontMetricsF(small).horizontalAdvance(mana)
        painter.drawText(QPointF(right - width, below), mana)
        details = QFontMetricsF(small).elidedText(
            str(index.data(Role.DETAILS)), Qt.TextElideMode.ElideRight, right - width - 8 - left
        )
        painter.drawText(QPointF(left, below), details)

    def _mark(self, painter: QPainter, font: QFont, at: QPointF, name: str, words: str) -> None:
        """A ground behind what was found in the name."""
        start = name.casefold().find(words.casefold()) if words else -1
        if start < 0:
            return
        metrics = QFontMetricsF(font)
        before = metrics.horizontalAdvance(name[:start])
        width = metrics.horizontalAdvance(name[start : start + len(words)])
        found = QRectF(at.x() + before - 1, at.y() - metrics.ascent(), width + 2, metrics.height())
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.tokens.warning_ground))
        painter.drawRoundedRect(found, 3, 3)
        painter.restore()
