"""Paints the rows of the library's list: picture, title, words, date, and how the last run went."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from playorder.gui.library.entries_model import ENTRY_ROLE
from playorder.gui.library.pictures import Pictures
from playorder.gui.tokens import DARK, Tokens
from playorder.library.entries import Entry

__all__ = ["EntryRows"]

AnyIndex = QModelIndex | QPersistentModelIndex
_HEIGHT = 92
_PICTURE = QSize(138, 78)
_STAR = "★"


class EntryRows(QStyledItemDelegate):
    """One row for each scenario."""

    def __init__(self, pictures: Pictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tokens: Tokens = DARK
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(360, _HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        entry: Entry | None = index.data(ENTRY_ROLE)
        if entry is None:
            return
        t = self.tokens
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(t.accent_ground))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(t.hover))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), QColor(t.line))
        frame = QRect(rect.left() + 12, rect.top() + 7, _PICTURE.width(), _PICTURE.height())
        self._picture(painter, frame, entry)
        text = QRect(frame.right() + 14, rect.top() + 8, rect.right() - frame.right() - 28, _HEIGHT - 16)
        self._words(painter, text, entry, option.font, str(index.data()))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(t.accent), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(rect.adjusted(0, 0, -1, -1))
        painter.restore()

    def _picture(self, painter: QPainter, frame: QRect, entry: Entry) -> None:
        t = self.tokens
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(frame), 6, 6)
        painter.fillPath(shape, QColor(t.board))
        picture = self._pictures.of(entry, close=True)
        if picture is not None:
            painter.save()
            painter.setClipPath(shape)
            painter.drawPixmap(frame, picture, picture.rect())
            painter.restore()
        painter.setPen(QPen(QColor(t.line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)

    def _words(self, painter: QPainter, box: QRect, entry: Entry, base: QFont, title: str) -> None:
        t = self.tokens
        strong, small = QFont(base), QFont(base)
        strong.setWeight(QFont.Weight.DemiBold)
        small.setPixelSize(max(11, QFontMetrics(base).height() * 11 // 16))
        line = QFontMetrics(strong).height() + 4
        mark, colour = _mark(entry, t)
        right = QFontMetrics(small).horizontalAdvance(mark)
        self._line(painter, box.adjusted(0, 0, -right - 12, 0), 0, line, strong, t.text, title)
        painter.setFont(small)
        painter.setPen(QColor(colour))
        place = QRect(box.left(), box.top(), box.width(), line)
        painter.drawText(place, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), mark)
        self._line(painter, box, line, line, small, t.muted, entry.description)
        star = f"{_STAR} " if entry.favourite else ""
        words = [entry.folder, *(f"#{tag}" for tag in entry.tags), entry.changed[:10]]
        self._line(painter, box, 2 * line, line, small, t.faint, star + "   ".join(filter(None, words)))

    def _line(
        self, painter: QPainter, box: QRect, top: int, height: int, font: QFont, colour: str, text: str
    ) -> None:
        painter.setFont(font)
        painter.setPen(QColor(colour))
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        place = QRect(box.left(), box.top() + top, box.width(), height)
        painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)


def _mark(entry: Entry, tokens: Tokens) -> tuple[str, str]:
    """Sign, word and colour of the last run."""
    if entry.passed is None:
        return "", tokens.faint
    word = "passes" if entry.passed else "fails"
    sign = f"{'✓' if entry.passed else '✗'} " + QCoreApplication.translate("EntryRows", word)
    return sign, tokens.good if entry.passed else tokens.refused
