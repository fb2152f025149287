"""What is drawn over the board while something is dragged or selected with a frame."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from playorder.gui.board.scene import BoardScene
from playorder.gui.cards.look import metrics, pen, text

__all__ = ["EditOverlay"]

_SIZE, _WEIGHT = 12, 600
"""The letters of what is dragged."""
_WIDEST = 240
"""The most that its name takes, in the scene's units."""


class EditOverlay(QGraphicsItem):
    """The mark of the place where a drop would go, what is dragged, and the frame that selects."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__()
        self._owner = scene
        self.mark: QRectF | None = None
        self.frame: QRectF | None = None
        self.at = QPointF()
        self.words = ""
        """What is dragged; empty while nothing is."""
        self.setZValue(90)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_drag(self, words: str, at: QPointF, mark: QRectF | None) -> None:
        """Something is dragged and is here now; `mark` is where it would go."""
        self._change()
        self.words, self.at, self.mark = words, at, mark
        self._change()

    def show_frame(self, frame: QRectF | None) -> None:
        """The frame that selects what it touches."""
        self._change()
        self.frame = frame
        self._change()

    def clear(self) -> None:
        """Nothing is dragged any more."""
        self._change()
        self.words, self.mark, self.frame = "", None, None

    def _change(self) -> None:
        """Only what is drawn now is to be painted again, not the whole board."""
        self.prepareGeometryChange()

    def boundingRect(self) -> QRectF:
        box = QRectF()
        for part in (self.mark, self.frame):
            if part is not None:
                box = box.united(part)
        if self.words:
            box = box.united(QRectF(self.at.x() - 4, self.at.y() + 6, _WIDEST + 20, 34))
        return box.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._owner.tokens
        for part, fill in ((self.mark, 0.28), (self.frame, 0.12)):
            if part is None:
                continue
            outline = QPainterPath()
            outline.addRoundedRect(part, 3 if part.width() < 8 else 10, 3 if part.width() < 8 else 10)
            ground = QColor(tokens.accent)
            ground.setAlphaF(1.0 if part.width() < 8 else fill)
            painter.fillPath(outline, ground)
            painter.strokePath(outline, pen(tokens.accent, 1.4, [4, 3] if part is self.frame else None))
        if self.words:
            measure = metrics(_SIZE, _WEIGHT)
            words = measure.elidedText(self.words, Qt.TextElideMode.ElideRight, _WIDEST - 20)
            box = QRectF(self.at.x() + 12, self.at.y() + 10, measure.horizontalAdvance(words) + 20, 26)
            label = QPainterPath()
            label.addRoundedRect(box, 8, 8)
            painter.fillPath(label, QColor(tokens.raised))
            painter.strokePath(label, pen(tokens.accent, 1.2))
            text(painter, words, box.center(), _SIZE, tokens.text, _WEIGHT)
