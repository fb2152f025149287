"""Paints the rows of the gallery: the board, the title, and whether what is expected came true."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from playorder.gui.row_painting import paint_framed, paint_line, paint_ring, small_font, strong_font
from playorder.gui.start.gallery import GalleryHit
from playorder.gui.start.gallery_boards import GalleryBoards
from playorder.gui.start.gallery_model import HIT_ROLE, NOTE_ROLE, SECTION_ROLE
from playorder.gui.tokens import DARK, Tokens

__all__ = ["GalleryRows", "mark_words"]

AnyIndex = QModelIndex | QPersistentModelIndex
_HEIGHT = 68
_HEADING = 34
_PICTURE = QSize(99, 56)


class GalleryRows(QStyledItemDelegate):
    """One row for each hit; above the first of a section stands the section's name."""

    def __init__(self, boards: GalleryBoards, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tokens: Tokens = DARK
        self._boards = boards

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(320, _HEIGHT + (_HEADING if index.data(SECTION_ROLE) else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        hit: GalleryHit | None = index.data(HIT_ROLE)
        if hit is None:
            return
        t = self.tokens
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        row = QRect(option.rect)
        section = str(index.data(SECTION_ROLE))
        strong, small = strong_font(option.font), small_font(option.font)
        if section:
            heading = QRect(row.left() + 8, row.top() + 6, row.width() - 16, _HEADING - 6)
            paint_line(painter, heading, strong, t.muted, section)
            row.setTop(row.top() + _HEADING)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(row, QColor(t.accent_ground))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(row, QColor(t.hover))
        frame = QRect(
            row.left() + 8,
            row.top() + (_HEIGHT - _PICTURE.height()) // 2,
            _PICTURE.width(),
            _PICTURE.height(),
        )
        paint_framed(painter, frame, self._boards.picture(hit), t)
        mark, colour = mark_words(self._boards.marks(hit), t)
        height = QFontMetrics(strong).height() + 4
        left = frame.right() + 14
        line = QRect(left, row.top() + _HEIGHT // 2 - height, row.right() - left - 10, height)
        right = QFontMetrics(small).horizontalAdvance(mark)
        paint_line(painter, line.adjusted(0, 0, -right - 12, 0), strong, t.text, str(index.data()))
        paint_line(painter, line, small, colour, mark, right=True)
        paint_line(painter, line.translated(0, height), small, t.muted, str(index.data(NOTE_ROLE)))
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_ring(painter, row, t)
        painter.restore()


def mark_words(marks: Sequence[bool] | None, tokens: Tokens) -> tuple[str, str]:
    """Sign, words and colour of what the runs gave; nothing as long as nobody knows."""

    def tr(words: str) -> str:
        return QCoreApplication.translate("GalleryRows", words)

    if not marks:
        return "", tokens.faint
    failing = sum(not mark for mark in marks)
    if not failing:
        return "✓ " + tr("holds" if len(marks) == 1 else "all hold"), tokens.good
    if len(marks) == 1:
        return "✗ " + tr("fails"), tokens.refused
    words = tr("%1 of %2 fail").replace("%1", str(failing)).replace("%2", str(len(marks)))
    return f"✗ {words}", tokens.refused
