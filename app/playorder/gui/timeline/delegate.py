"""Paints the rows of the tree: mark and text, muted columns, the status in its colour, hits of a search."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from playorder.gui.protocols import NodeLike
from playorder.gui.timeline.kinds import kind_of, paint_mark
from playorder.gui.timeline.tree_model import Column, NodeTreeModel
from playorder.gui.tokens import DARK, Tokens

__all__ = ["NodeDelegate"]

AnyIndex = QModelIndex | QPersistentModelIndex
_STRONG = ("sequence", "phase")
_UNDER_POINTER = QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected
"""Of a row that is chosen the view has painted the ground already."""
_FAINT = ("aura_update", "summon_resolution", "weapon_update", "outcome_check")


class NodeDelegate(QStyledItemDelegate):
    """One delegate for all columns. ``position_of`` says which node of the model a row of the view shows.

    A cell asks the model once for its words: what Qt would ask besides goes through the filter each time, and that
    is most of what scrolling over a long run would cost.
    """

    def __init__(
        self,
        model: NodeTreeModel,
        position_of: Callable[[AnyIndex], int],
        words: Callable[[], list[str]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.tokens: Tokens = DARK
        self._model = model
        self._position_of = position_of
        self._words = words

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        hint = super().sizeHint(option, index)
        extra = 30 if index.column() == Column.WHAT else 12
        return QSize(hint.width() + extra, max(26, hint.height()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        position = self._position_of(index)
        if position < 0:
            return
        t = self.tokens
        if option.state & _UNDER_POINTER == QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, QColor(t.hover))
        column = index.column()
        text = self._model.text_of(position, column)
        if not text and column != Column.WHAT:
            return
        node = self._model.nodes[position]
        painter.save()
        box = option.rect.adjusted(6, 0, -6, 0)
        font, colour = self._style(option.font, column, node)
        if column == Column.WHAT:
            mark = QRectF(box.left(), box.center().y() - 5.5, 12, 12)
            paint_mark(painter, node, mark, t)
            box.setLeft(box.left() + 20)
        measure = QFontMetrics(font)
        shown = measure.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.setFont(font)
        self._hits(painter, shown, measure, QRectF(box))
        painter.setPen(QColor(colour))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
        painter.restore()

    def _style(self, base: QFont, column: int, node: NodeLike) -> tuple[QFont, str]:
        t = self.tokens
        if column == Column.WHAT:
            font = base
            if node.kind in _STRONG:
                font = QFont(base)
                font.setWeight(QFont.Weight.DemiBold)
            if node.kind in _FAINT or node.status == "not_queued":
                return font, t.muted
            return font, t.text
        if column == Column.RULE:
            return base, t.accent
        if column == Column.STATUS:
            colours = {"resolved": t.good, "aborted": t.warning, "not_queued": t.muted}
            return base, colours.get(node.status, t.muted)
        if column == Column.AMOUNT and kind_of(node).token == "refused":
            return base, t.refused
        return base, t.muted

    def _hits(self, painter: QPainter, shown: str, measure: QFontMetrics, box: QRectF) -> None:
        folded = shown.casefold()
        for word in self._words():
            at = folded.find(word)
            if at >= 0 and len(folded) == len(shown):
                left = box.left() + measure.horizontalAdvance(shown[:at])
                width = measure.horizontalAdvance(shown[at : at + len(word)])
                hit = QRectF(left - 1, box.center().y() - 9, width + 2, 18)
                painter.fillRect(hit, QColor(self.tokens.warning_ground))
