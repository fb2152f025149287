"""Draws the strip: blocks as wide as what they hold, queues with numbered cells, steps as lines with a head."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from playorder.gui.cards.look import pen
from playorder.gui.protocols import NodeLike
from playorder.gui.timeline.kinds import edge_of, ground_of, paint_mark, what_text
from playorder.gui.timeline.outline import STEPS, Outline
from playorder.gui.tokens import Tokens

__all__ = ["AXIS", "HEADS", "ROW", "Strip", "StripView"]

AXIS: Final = 20.0
"""Height of the ruler with node numbers."""
HEADS: Final = 22.0
"""Height of the lane in which the heads of steps stand."""
ROW: Final = 20.0
"""Height of one depth, with the gap below its block."""
_GAP: Final = 2.5
_TEXT_FROM: Final = 26.0
"""Narrower blocks have no words."""
_SMALLEST: Final = 0.8
"""What is narrower than this many pixels is not drawn, nor what lies in it."""
_CELL: Final = 16.0
_MARKED_FROM: Final = 8.0
"""Narrower blocks have no room for the frame of one that is marked."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A run ready to be drawn: its nodes, how they lie, their words, which ones a filter leaves, which are marked."""

    nodes: Sequence[NodeLike]
    outline: Outline
    name_of: Callable[[int | None], str]
    kept: Callable[[int], bool]
    marked: Callable[[int], bool] = lambda _place: False


@dataclass(frozen=True, slots=True)
class StripView:
    """Which part is seen: the place at the left edge, pixels for a width of 1, and how deep it goes."""

    left: float
    scale: float
    width: float
    height: float
    depth: int

    def x(self, place: float) -> float:
        """Pixels of a place of the strip."""
        return (place - self.left) * self.scale

    def y(self, depth: int) -> float:
        """Pixels of the top of a depth."""
        return AXIS + HEADS + depth * ROW


def paint_strip(painter: QPainter, strip: Strip, view: StripView, tokens: Tokens, font: QFont) -> None:
    """Everything but the cursor and what the pointer is over."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = strip.outline
    small = QFont(font)
    small.setPixelSize(max(10, round(font.pixelSize() * 0.92 if font.pixelSize() > 0 else 11)))
    painter.setFont(small)
    measure = QFontMetricsF(small)
    _axis(painter, outline, view, tokens, measure)
    place = max(0, outline.at(max(0.0, view.left)))
    above = [place]
    while outline.parents[above[-1]] >= 0:
        above.append(outline.parents[above[-1]])
    for outer in reversed(above[1:]):
        _block(painter, strip, view, outer, tokens, measure)
    _blocks(painter, strip, view, place, tokens, measure)


def _blocks(
    painter: QPainter, strip: Strip, view: StripView, place: int, tokens: Tokens, measure: QFontMetricsF
) -> None:
    """All that begins in the part that is seen; what is too narrow is skipped with what lies in it."""
    nodes, outline = strip.nodes, strip.outline
    starts, lasts, depths, count = outline.starts, outline.lasts, outline.depths, outline.count
    scale, deepest = view.scale, view.depth
    right = view.left + view.width / max(scale, 1e-9)
    heads_to = -1.0
    while place < count and starts[place] <= right:
        last = lasts[place]
        is_step = nodes[place].kind in STEPS
        if is_step:
            heads_to = _step(painter, strip, view, place, tokens, heads_to)
        if (starts[last + 1] - starts[place]) * scale < _SMALLEST or depths[place] >= deepest:
            place = last + 1
            continue
        if not is_step or last != place:
            _block(painter, strip, view, place, tokens, measure)
        place += 1


def _axis(
    painter: QPainter, outline: Outline, view: StripView, tokens: Tokens, measure: QFontMetricsF
) -> None:
    """Node numbers, as many as there is room for."""
    painter.setPen(QColor(tokens.muted))
    x = 0.0
    while x < view.width:
        place = outline.first_at(view.left + x / view.scale)
        if place >= outline.count:
            break
        at = view.x(outline.starts[place])
        if at >= -1:
            words = str(place + 1)
            painter.drawText(QPointF(max(2.0, at), AXIS - 6), words)
            painter.fillRect(QRectF(max(0.0, at), AXIS - 3, 1, 3), QColor(tokens.strong_line))
        x = max(x, at) + max(70.0, measure.horizontalAdvance("00000") + 20)
    painter.fillRect(QRectF(0, AXIS, view.width, 1), QColor(tokens.line))


def _step(
    painter: QPainter, strip: Strip, view: StripView, place: int, tokens: Tokens, heads_to: float
) -> float:
    """A line from its head down; heads that would lie on each other are left out, but for deaths."""
    node = strip.nodes[place]
    x = view.x(strip.outline.starts[place]) + 3
    strong = node.kind == "death_creation" and strip.outline.lasts[place] != place
    if x < heads_to and not strong:
        return heads_to
    kept = strip.kept(place)
    painter.setOpacity(1.0 if kept else 0.3)
    colour = QColor(tokens.death if strong else tokens.strong_line)
    bottom = min(view.height, view.y(view.depth))
    if strong:
        painter.fillRect(QRectF(x - 0.75, AXIS + HEADS - 4, 1.5, bottom - AXIS - HEADS + 4), colour)
    else:
        painter.setPen(pen(colour, 1, [1.5, 2.5]))
        painter.drawLine(QPointF(x, AXIS + HEADS - 4), QPointF(x, bottom))
    paint_mark(painter, node, QRectF(x - 6, AXIS + 3, 12, 12), tokens)
    painter.setOpacity(1.0)
    return x + 11


def _block(
    painter: QPainter, strip: Strip, view: StripView, place: int, tokens: Tokens, measure: QFontMetricsF
) -> None:
    node = strip.nodes[place]
    depth = strip.outline.depths[place]
    if depth >= view.depth:
        return
    left = max(-4.0, view.x(strip.outline.starts[place]))
    right = min(view.width + 4, view.x(strip.outline.end(place)))
    box = QRectF(left + 0.5, view.y(depth), max(1.0, right - left - 1.5), ROW - _GAP)
    kept = strip.kept(place)
    thin = box.width() < 5
    if thin and kept:
        _thin(painter, node, box, tokens)
        return
    painter.setOpacity(1.0 if kept else 0.22)
    if node.kind == "queue":
        _queue(painter, node, box, tokens, measure)
    elif thin:
        _thin(painter, node, box, tokens)
    else:
        _plain(painter, strip, node, box, tokens, measure)
    painter.setOpacity(1.0)
    if strip.marked(place) and box.width() >= _MARKED_FROM:
        painter.setPen(pen(tokens.text, 2))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)


def _thin(painter: QPainter, node: NodeLike, box: QRectF, tokens: Tokens) -> None:
    """A bar without room for an edge around it: one that needs an edge to be seen has its colour."""
    edge = edge_of(node, tokens)
    painter.fillRect(box, ground_of(node, tokens) if edge is None else QColor(edge))


def _plain(
    painter: QPainter, strip: Strip, node: NodeLike, box: QRectF, tokens: Tokens, measure: QFontMetricsF
) -> None:
    shape = QPainterPath()
    shape.addRoundedRect(box, 3.5, 3.5)
    colour, edge = ground_of(node, tokens), edge_of(node, tokens)
    considered = node.status == "not_queued"
    if considered:
        painter.strokePath(shape, pen(colour, 1.2, [2.4, 2]))
    else:
        painter.fillPath(shape, colour)
        if edge is not None:
            painter.strokePath(shape, pen(edge, 1))
    if node.status == "aborted":
        painter.save()
        painter.setClipPath(shape)
        painter.setPen(pen("#8A5A00", 1.4))
        x = box.left() - box.height()
        while x < box.right():
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
            x += 6
        painter.restore()
    if box.width() < _TEXT_FROM:
        return
    ink = tokens.text if considered else ink_on(colour)
    painter.setPen(QColor(ink))
    room = box.adjusted(5, 0, -4, 0)
    words = measure.elidedText(block_words(node, strip.name_of), Qt.TextElideMode.ElideRight, room.width())
    if node.status == "aborted" and not considered:
        told = QRectF(
            room.left() - 2,
            box.top() + 2,
            min(room.width(), measure.horizontalAdvance(words) + 4),
            box.height() - 4,
        )
        painter.fillRect(told, colour)
    painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)


def _queue(painter: QPainter, node: NodeLike, box: QRectF, tokens: Tokens, measure: QFontMetricsF) -> None:
    """An outline with the player and one numbered cell for each member."""
    shape = QPainterPath()
    shape.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3.5, 3.5)
    painter.fillPath(shape, QColor(tokens.panel))
    painter.strokePath(shape, pen(tokens.queue, 1.5))
    x = box.left() + 4
    player = node.player
    if player and box.width() > 34:
        tag = QRectF(x, box.top() + 2.5, 20, box.height() - 5)
        painter.fillRect(tag, QColor(tokens.player_ground(player)))
        painter.setPen(QColor(tokens.player_text(player)))
        painter.drawText(tag, int(Qt.AlignmentFlag.AlignCenter), f"p{player}")
        x += 24
    for number, _ in enumerate(node.queue, 1):
        if x + _CELL > box.right() - 2:
            if x + 8 < box.right():
                painter.setPen(QColor(tokens.muted))
                painter.drawText(QPointF(x, box.center().y() + measure.ascent() / 2 - 1), "…")
            break
        cell = QRectF(x, box.top() + 2.5, _CELL - 2, box.height() - 5)
        painter.fillRect(cell, QColor(tokens.trigger))
        painter.setPen(QColor(tokens.trigger_text))
        painter.drawText(cell, int(Qt.AlignmentFlag.AlignCenter), str(number))
        x += _CELL


def block_words(node: NodeLike, name_of: Callable[[int | None], str]) -> str:
    """The few words that stand in a block."""
    source, target = name_of(node.source), name_of(node.target)
    if node.kind == "damage":
        return f"{target} −{node.amount}"
    if node.kind == "heal":
        return f"{target} +{node.amount}"
    if node.kind in ("death", "summon", "draw", "trigger"):
        return source or what_text(node)
    if node.kind == "transform":
        return f"{source} → {target}"
    if node.kind == "event":
        about = target or source
        return f"{node.label.replace('_', ' ')}: {about}" if about else node.label.replace("_", " ")
    if node.kind == "sequence":
        return f"{node.label}: {source}" if source else node.label
    if node.kind in ("phase", "attach"):
        return node.label
    return what_text(node)


def ink_on(colour: QColor) -> str:
    """Dark or white, whichever reads better on a ground."""
    light = 0.299 * colour.red() + 0.587 * colour.green() + 0.114 * colour.blue()
    return "#1A1200" if light > 140 else "#FFFFFF"
