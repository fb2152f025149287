"""Paints the rows of the library's list: picture, title, words, date, and how the last run went."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from playorder.gui.library.entries_model import ENTRY_ROLE
from playorder.gui.library.pictures import Pictures
from playorder.gui.row_painting import paint_framed, paint_line, paint_ring, small_font, strong_font
from playorder.gui.tokens import DARK, Tokens
from playorder.library.entries import Entry

__all__ = ["EntryRows"]

AnyIndex = QModelIndex | QPersistentModelIndex
_HEIGHT = 92
_PICTURE = QSize(138, 78)
_STAR = "★"


class EntryRows(QStyledItemDelegate):
    """One row for each scenario."""

    def __init__(self, pictures: Pictures[Entry], parent: QObject | None = None) -> None:
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
        paint_framed(painter, frame, self._pictures.of(entry, close=True), t)
        text = QRect(frame.right() + 14, rect.top() + 8, rect.right() - frame.right() - 28, _HEIGHT - 16)
        self._words(painter, text, entry, option.font, str(index.data()))
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_ring(painter, rect, t)
        painter.restore()

    def _words(self, painter: QPainter, box: QRect, entry: Entry, base: QFont, title: str) -> None:
        t = self.tokens
        strong, small = strong_font(base), small_font(base)
        height = QFontMetrics(strong).height() + 4
        line = QRect(box.left(), box.top(), box.width(), height)
        mark, colour = _mark(entry, t)
        right = QFontMetrics(small).horizontalAdvance(mark)
        paint_line(painter, line.adjusted(0, 0, -right - 12, 0), strong, t.text, title)
        paint_line(painter, line, small, colour, mark, right=True)
        paint_line(painter, line.translated(0, height), small, t.muted, entry.description)
        star = f"{_STAR} " if entry.favourite else ""
        words = [entry.folder, *(f"#{tag}" for tag in entry.tags), entry.changed[:10]]
        paint_line(
            painter,
            line.translated(0, 2 * height),
            small,
            t.faint,
            star + "   ".join(filter(None, words)),
        )


def _mark(entry: Entry, tokens: Tokens) -> tuple[str, str]:
    """Sign, word and colour of the last run."""
    if entry.passed is None:
        return "", tokens.faint
    word = "passes" if entry.passed else "fails"
    sign = f"{'✓' if entry.passed else '✗'} " + QCoreApplication.translate("EntryRows", word)
    return sign, tokens.good if entry.passed else tokens.refused
