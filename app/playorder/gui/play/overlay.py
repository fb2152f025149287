"""What play mode draws over the board: what can be used, legal targets, the arrow, the gap, the card in the hand."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from playorder.gui.board.items import EntityItem
from playorder.gui.board.scene import BoardScene
from playorder.gui.cards.hand import paint_card
from playorder.gui.cards.look import Look, pen
from playorder.gui.play.gaps import Gaps
from playorder.gui.tokens import Tokens

__all__ = ["PlayOverlay"]

_ABOVE_ALL = 60
_FAINT = 0.45


class PlayOverlay(QGraphicsItem):
    """Lies over the cards and lets every click through. What it shows is set by the gestures."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__()
        self._scene = scene
        self.usable: frozenset[int] = frozenset()
        """Entities with which something can be done."""
        self.hand = 0
        """The player whose hand can be played from now; 0 is nobody."""
        self.legal: frozenset[int] = frozenset()
        """Targets that may be chosen now."""
        self.source: int | None = None
        """Where the arrow begins."""
        self.pointer: QPointF | None = None
        """Where the arrow ends, or the card in the hand is."""
        self.struck: int | None = None
        """An entity that may not be chosen, while the pointer is over it."""
        self.aiming = False
        self.gaps: Gaps | None = None
        self.gap: int | None = None
        self._box = QRectF()
        self._shows = False
        self.under = _Under(self)
        scene.addItem(self.under)
        scene.sceneRectChanged.connect(self._cover)
        self.setZValue(_ABOVE_ALL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _cover(self, box: QRectF) -> None:
        if box != self._box:
            self.prepareGeometryChange()
            self.under.prepareGeometryChange()
            self._box = QRectF(box)

    def clear(self) -> None:
        """Nothing is being done."""
        self.legal = frozenset()
        self.source = self.struck = self.gap = None
        self.pointer = None
        self.gaps = None
        self.aiming = False
        self.refresh()

    def refresh(self) -> None:
        """Draw again what lies under the cards, too."""
        self._dim()
        shows = bool(self.usable or self.legal) or self.source is not None or self.struck is not None
        if shows or self._shows:  # else the whole board would be painted for nothing at every edit
            self.under.update()
            self.update()
        self._shows = shows

    def _dim(self) -> None:
        """Cards in the hand of the player whose turn it is that cannot be played are faint."""
        for item in self._scene.entity_items():
            is_faint = (
                item.zone == "hand"
                and item.entity.player == self.hand
                and item.entity.entity not in self.usable
            )
            item.setOpacity(_FAINT if is_faint else 1.0)

    def boundingRect(self) -> QRectF:
        return self._box

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._scene.tokens
        for identity in self.legal:
            item = self._scene.item_of(identity)
            if item is not None:
                _ticks(painter, item, tokens.good)
        if self.struck is not None:
            item = self._scene.item_of(self.struck)
            if item is not None:
                _strike(painter, item, tokens)
        if self.gaps is not None and self.gap is not None:
            self.gaps.paint(painter, self.gap, tokens)
        self._paint_move(painter, tokens)

    def paint_under(self, painter: QPainter) -> None:
        """The rings, which shine out from behind the cards."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = self._scene.tokens
        usable = self.usable if self.source is None else frozenset[int]()
        for ringed, width, glow in ((usable, 2.0, 46), (self.legal, 3.0, 80)):
            for identity in ringed:
                item = self._scene.item_of(identity)
                if item is not None:
                    _ring(painter, item, tokens.good, width, glow)

    def _paint_move(self, painter: QPainter, tokens: Tokens) -> None:
        source = self._scene.item_of(self.source) if self.source is not None else None
        if source is None or self.pointer is None:
            return
        if self.aiming:
            refused = self.struck is not None
            _arrow(
                painter,
                source.pos(),
                self.pointer,
                tokens.refused if refused else tokens.good,
                refused,
                tokens,
            )
            return
        painter.save()
        painter.translate(self.pointer)
        painter.scale(0.9, 0.9)
        painter.setOpacity(0.92)
        paint_card(painter, source.entity, Look(tokens=tokens, hovered=True))
        painter.restore()


class _Under(QGraphicsItem):
    """What the overlay draws under the cards."""

    def __init__(self, overlay: PlayOverlay) -> None:
        super().__init__()
        self._overlay = overlay
        self.setZValue(-1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._overlay.boundingRect()

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._overlay.paint_under(painter)


def _outline(item: EntityItem, grow: float) -> QPainterPath:
    """The outline of a card, a little larger, where it lies."""
    path = item.shape()
    box = path.boundingRect()
    grown = QPainterPath()
    if item.form == "plate" and item.entity.type == "minion":
        grown.addEllipse(QPointF(0, 0), 48 + grow, 54 + grow)
        if "taunt" in item.entity.keywords:
            grown = QPainterPath()
            grown.addRoundedRect(QRectF(-60 - grow, -67 - grow, 120 + 2 * grow, 137 + 2 * grow), 18, 18)
    else:
        grown.addRoundedRect(box.adjusted(-grow, -grow, grow, grow), 14, 14)
    return grown.translated(item.pos())


def _ring(painter: QPainter, item: EntityItem, colour: str, width: float, glow: int) -> None:
    outline = _outline(item, 4)
    halo = QColor(colour)
    halo.setAlpha(glow)
    painter.strokePath(outline, pen(halo, width + 7))
    painter.strokePath(outline, pen(colour, width))


def _ticks(painter: QPainter, item: EntityItem, colour: str) -> None:
    """Four arrow heads that point at what is legal: the sign beside the colour."""
    box = _outline(item, 14).boundingRect()
    centre = box.center()
    for at, turn in (
        (QPointF(centre.x(), box.top()), 0.0),
        (QPointF(box.right(), centre.y()), 90.0),
        (QPointF(centre.x(), box.bottom()), 180.0),
        (QPointF(box.left(), centre.y()), 270.0),
    ):
        painter.save()
        painter.translate(at)
        painter.rotate(turn)
        tick = QPainterPath(QPointF(-6, -5))
        tick.lineTo(0, 1)
        tick.lineTo(6, -5)
        painter.strokePath(tick, pen(colour, 2.6))
        painter.restore()


def _strike(painter: QPainter, item: EntityItem, tokens: Tokens) -> None:
    """A dashed ring and a struck circle: this is refused."""
    outline = _outline(item, 4)
    painter.strokePath(outline, pen(tokens.refused, 2.6, [7, 5]))
    box = outline.boundingRect()
    at = QPointF(box.right() - 12, box.top() + 12)
    painter.setPen(pen(tokens.refused, 2.2))
    painter.setBrush(QColor(tokens.refused_ground))
    painter.drawEllipse(at, 10, 10)
    painter.drawLine(at + QPointF(-6.5, -6.5), at + QPointF(6.5, 6.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _arrow(
    painter: QPainter, start: QPointF, end: QPointF, colour: str, dashed: bool, tokens: Tokens
) -> None:
    """A bent arrow from what acts to the pointer."""
    dx, dy = end.x() - start.x(), end.y() - start.y()
    length = math.hypot(dx, dy)
    if length < 24:
        return
    ux, uy = dx / length, dy / length
    first = start + QPointF(ux, uy) * min(46.0, length * 0.4)
    bend = min(60.0, length * 0.16) * (1 if dx >= 0 else -1)
    control = (first + end) / 2 + QPointF(uy * bend, -ux * bend)
    angle = math.atan2(end.y() - control.y(), end.x() - control.x())
    tip = end - QPointF(math.cos(angle), math.sin(angle)) * 4
    neck = end - QPointF(math.cos(angle), math.sin(angle)) * 16
    line = QPainterPath(first)
    line.quadTo(control, neck)
    painter.strokePath(line, pen(tokens.zone, 9))
    painter.strokePath(line, pen(colour, 5, [13, 7] if dashed else None))
    head = QPainterPath(tip)
    for turn in (2.62, -2.62):
        head.lineTo(tip + QPointF(math.cos(angle + turn), math.sin(angle + turn)) * 22)
    head.closeSubpath()
    painter.fillPath(head, QColor(colour))
    painter.strokePath(head, pen(tokens.zone, 1.4))
