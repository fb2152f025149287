"""Paints the rows of the tree: mark and text, muted columns, the status in its colour, hits of a search."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from playorder.gui.protocols import NodeLike
from playorder.gui.timeline.kinds import kind_of, paint_mark
from playorder.gui.timeline.tree_model import NODE_ROLE, Column
from playorder.gui.tokens import DARK, Tokens

__all__ = ["NodeDelegate"]

AnyIndex = QModelIndex | QPersistentModelIndex
_STRONG = ("sequence", "phase")
_FAINT = ("aura_update", "summon_resolution", "weapon_update", "outcome_check")


class NodeDelegate(QStyledItemDelegate):
    """One delegate for all columns."""

    def __init__(self, words: Callable[[], list[str]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tokens: Tokens = DARK
        self._words = words

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        hint = super().sizeHint(option, index)
        extra = 30 if index.column() == Column.WHAT else 12
        return QSize(hint.width() + extra, max(26, hint.height()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        node: NodeLike | None = index.data(NODE_ROLE)
        if node is None:
            super().paint(painter, option, index)
            return
        self.initStyleOption(option, index)
        t = self.tokens
        painter.save()
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(t.accent_ground))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, QColor(t.hover))
        box = option.rect.adjusted(6, 0, -6, 0)
        column = Column(index.column())
        font, colour = self._style(option.font, column, node)
        if column == Column.WHAT:
            mark = QRectF(box.left(), box.center().y() - 5.5, 12, 12)
            paint_mark(painter, node, mark, t)
            box.setLeft(box.left() + 20)
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        measure = QFontMetrics(font)
        shown = measure.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.setFont(font)
        self._hits(painter, shown, measure, QRectF(box))
        painter.setPen(QColor(colour))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
        painter.restore()

    def _style(self, base: QFont, column: Column, node: NodeLike) -> tuple[QFont, str]:
        t = self.tokens
        font = QFont(base)
        if column == Column.WHAT:
            if node.kind in _STRONG:
                font.setWeight(QFont.Weight.DemiBold)
            if node.kind in _FAINT or node.status == "not_queued":
                return font, t.muted
            return font, t.text
        if column == Column.RULE:
            return font, t.accent
        if column == Column.STATUS:
            colours = {"resolved": t.good, "aborted": t.warning, "not_queued": t.muted}
            return font, colours.get(node.status, t.muted)
        if column == Column.AMOUNT and kind_of(node).token == "refused":
            return font, t.refused
        return font, t.muted

    def _hits(self, painter: QPainter, shown: str, measure: QFontMetrics, box: QRectF) -> None:
        folded = shown.casefold()
        for word in self._words():
            at = folded.find(word)
            if at >= 0 and len(folded) == len(shown):
                left = box.left() + measure.horizontalAdvance(shown[:at])
                width = measure.horizontalAdvance(shown[at : at + len(word)])
                hit = QRectF(left - 1, box.center().y() - 9, width + 2, 18)
                painter.fillRect(hit, QColor(self.tokens.warning_ground))
