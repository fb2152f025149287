"""The strip: the run from left to right, nested downwards. Zoom, pan, hover to preview, click to pin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from playorder.gui.cards.look import pen
from playorder.gui.protocols import NodeLike
from playorder.gui.timeline.kinds import what_text
from playorder.gui.timeline.outline import STEPS, Outline
from playorder.gui.timeline.strip_paint import AXIS, HEADS, ROW, Strip, StripView, paint_strip
from playorder.gui.tokens import DARK, Tokens

__all__ = ["StripWidget"]

_MAP: Final = 14
"""Height of the small map of the whole run at the foot."""
_LARGEST: Final = 220.0
"""Pixels for the narrowest block when zoomed in as far as it goes."""
_ALL: Final = 99


class StripWidget(QWidget):
    """Shows a run as a flame chart; knows its nodes and the moment that is shown, and tells what is wanted."""

    hovered = Signal(int)
    """The position of the node under the pointer; -1 for none."""
    chosen = Signal(int)
    """The position of the node that was clicked, or reached with the keys."""
    left = Signal()
    """Esc was pressed."""
    moved = Signal(float, float)
    """Another part is seen: the place at the left edge, and pixels for a width of 1."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens: Tokens = DARK
        self._strip = Strip((), Outline(()), lambda _entity: "", lambda _place: True)
        self._left = 0.0
        self._scale = 1.0
        self._depth = _ALL
        self._cursor = -1
        self._under = -1
        self._pressed: QPoint | None = None
        self._pan_from = 0.0
        self._moved = False
        self._fitted = True
        self._picture: QPixmap | None = None
        self._map: QPixmap | None = None
        self._kept: Callable[[int], bool] = lambda _place: True
        self._marked: frozenset[int] = frozenset()
        self._flag = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Strip of the run"))
        self.setAccessibleDescription(
            self.tr(
                "Left and right step, up and down go out and in, plus and minus zoom, F fits the whole run"
            )
        )

    # What is shown

    def set_run(
        self, nodes: Sequence[NodeLike], outline: Outline, name_of: Callable[[int | None], str]
    ) -> None:
        """Show another run, all of it."""
        self._strip = Strip(
            nodes, outline, name_of, lambda place: self._kept(place), lambda place: place in self._marked
        )
        self._map = None
        self._cursor = self._under = self._flag = -1
        self._marked = frozenset()
        self.fit()

    def set_kept(self, kept: Callable[[int], bool]) -> None:
        """Draw faintly what a filter does not keep."""
        self._kept = kept
        self._forget()

    def set_marked(self, places: frozenset[int], flag: int) -> None:
        """Frame these nodes, and put a flagged line before one of them; -1 is none."""
        self._marked, self._flag = places, flag
        self._forget()

    def look_at(self, left: float, scale: float) -> None:
        """Show this part at this scale, also where the run ends before the right edge."""
        self._scale = scale
        self._fitted = False
        self._left = left
        self._hold()
        self._picture = None
        self.update()

    def set_depth(self, depth: int) -> None:
        """Show only so many levels; 0 shows all."""
        self._depth = depth or _ALL
        self._forget()

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        self._map = None
        self._forget()

    def set_cursor(self, place: int) -> None:
        """Mark the moment that is shown, and bring it into view."""
        self._cursor = place
        if 0 <= place < self._strip.outline.count:
            x = self.view.x(self._strip.outline.starts[place])
            if not 0 <= x <= self.width() - 8:
                self._left = self._strip.outline.starts[place] - self.width() / self._scale / 3
                self._hold()
                self._forget()
        self.update()

    @property
    def view(self) -> StripView:
        """Which part is seen now."""
        return StripView(self._left, self._scale, self.width(), self.height() - _MAP - 6, self._depth)

    @property
    def count(self) -> int:
        """How many nodes the run has."""
        return self._strip.outline.count

    @property
    def marked(self) -> frozenset[int]:
        """The nodes that are framed."""
        return self._marked

    @property
    def flag(self) -> int:
        """The node with the flagged line; -1 if there is none."""
        return self._flag

    @property
    def scale(self) -> float:
        """Pixels of a block that holds nothing."""
        return self._scale

    def rect_of(self, place: int) -> QRectF:
        """Where a node is drawn now, in pixels of the widget."""
        outline, view = self._strip.outline, self.view
        if self._strip.nodes[place].kind in STEPS and outline.lasts[place] == place:
            return QRectF(view.x(outline.starts[place]) - 3, AXIS + 3, 12, 12)
        x = view.x(outline.starts[place])
        return QRectF(x, view.y(outline.depths[place]), max(1.0, view.x(outline.end(place)) - x), ROW - 2.5)

    # Zoom and pan

    def fit(self) -> None:
        """The whole run in the width that there is."""
        self._left = 0.0
        self._scale = self._smallest
        self._fitted = True
        self._moved_on()

    def zoom(self, factor: float, around: float | None = None) -> None:
        """Zoom around a pixel column; without one, around the cursor or the middle."""
        if around is None:
            x = self.view.x(self._strip.outline.starts[self._cursor]) if self._cursor >= 0 else -1.0
            around = x if 0 <= x <= self.width() else self.width() / 2
        place = self._left + around / self._scale
        self._scale = min(max(self._smallest, self._scale * factor), max(self._smallest, _LARGEST))
        self._left = place - around / self._scale
        self._fitted = self._scale <= self._smallest
        self._hold()
        self._moved_on()

    def pan(self, pixels: float) -> None:
        """Move the part that is seen."""
        self._left += pixels / self._scale
        self._hold()
        self._moved_on()

    @property
    def _smallest(self) -> float:
        return max(1e-6, (self.width() - 12) / max(1.0, self._strip.outline.width))

    def _hold(self) -> None:
        most = self._strip.outline.width - (self.width() - 12) / self._scale
        self._left = max(0.0, min(self._left, max(0.0, most)))

    # Events

    def sizeHint(self) -> QSize:
        return QSize(600, round(AXIS + HEADS + 7 * ROW) + _MAP)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, round(AXIS + HEADS + 3 * ROW) + _MAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._map = None
        if self._fitted:
            self._scale = self._smallest
        self._hold()
        self._forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._tokens.panel))
        outline = self._strip.outline
        if not outline.count:
            return
        if self._picture is None:
            self._picture = self._paint_picture()
        painter.drawPixmap(0, 0, self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if 0 <= self._under < outline.count:
            painter.setPen(pen(self._tokens.accent, 1.6))
            painter.drawRoundedRect(self.rect_of(self._under).adjusted(0.5, 0, -1, 0), 4, 4)
        if 0 <= self._cursor < outline.count:
            self._paint_cursor(painter)
        if 0 <= self._flag < outline.count:
            self._paint_flag(painter)
        self._paint_map(painter)

    def _paint_picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(self.width() * ratio), round(max(1, self.height() - _MAP) * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor(self._tokens.panel))
        painter = QPainter(picture)
        paint_strip(painter, self._strip, self.view, self._tokens, self.font())
        painter.end()
        return picture

    def _paint_flag(self, painter: QPainter) -> None:
        """The line before a node, with a pennant at its head."""
        x = self.view.x(self._strip.outline.starts[self._flag])
        colour = QColor(self._tokens.refused)
        painter.fillRect(QRectF(x - 1, AXIS, 2, self.height() - AXIS - _MAP - 6), colour)
        pennant = QPolygonF([QPointF(x, AXIS + 2), QPointF(x + 13, AXIS + 8), QPointF(x, AXIS + 14)])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(pennant)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_cursor(self, painter: QPainter) -> None:
        box = self.rect_of(self._cursor)
        x = box.left() + (3 if box.width() <= 12 else 0)
        colour = QColor(self._tokens.accent)
        painter.fillRect(QRectF(x - 1, AXIS, 2, self.height() - AXIS - _MAP - 6), colour)
        words = str(self._cursor + 1)
        wide = painter.fontMetrics().horizontalAdvance(words) + 12
        tag = QRectF(min(max(0.0, x - wide / 2), self.width() - wide), 1, wide, AXIS - 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(tag, 4, 4)
        painter.setPen(QColor(self._tokens.on_accent))
        painter.drawText(tag, int(Qt.AlignmentFlag.AlignCenter), words)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(self._tokens.accent, 2))
        painter.drawRoundedRect(box.adjusted(0, -0.5, -0.5, 0.5), 4, 4)

    def _paint_map(self, painter: QPainter) -> None:
        """The whole run at the foot, and a frame around what is seen."""
        if self._map is None:
            self._map = self._picture_of_map()
        whole = self.width() - 12
        top = self.height() - _MAP - 2
        painter.drawPixmap(6, top, self._map)
        each = whole / max(1.0, self._strip.outline.width)
        seen = self.width() / self._scale
        frame = QRectF(6 + self._left * each, top + 0.5, min(whole, seen * each), _MAP - 1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(self._tokens.accent, 1.5))
        painter.drawRoundedRect(frame, 3, 3)

    def _picture_of_map(self) -> QPixmap:
        """Its phases, or of a long run its actions, where they are wide enough to be seen."""
        outline, whole, ratio = self._strip.outline, max(1, self.width() - 12), self.devicePixelRatioF()
        picture = QPixmap(round(whole * ratio), round(_MAP * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor(self._tokens.input))
        painter = QPainter(picture)
        each = whole / max(1.0, outline.width)
        right = -1.0
        for place in self._outer():
            node = self._strip.nodes[place]
            x, end = outline.starts[place] * each, outline.end(place) * each
            if end - right < 1:
                continue
            right = end
            token = self._tokens.death if node.label in ("Death", "Forced Death") else self._tokens.phase
            colour = token if node.kind == "phase" else self._tokens.sequence
            painter.fillRect(QRectF(x, 4, max(1.0, end - x - 1), _MAP - 8), QColor(colour))
        painter.end()
        return picture

    def _outer(self) -> list[int]:
        """The phases of the run, or its actions where they hold none; of a long run only the actions."""
        outline, found = self._strip.outline, []
        place = 0
        deep = outline.count <= 5000
        while place < outline.count:
            if deep and self._strip.nodes[place].kind == "sequence" and outline.lasts[place] != place:
                place += 1
                continue
            if self._strip.nodes[place].kind not in STEPS:
                found.append(place)
            place = outline.lasts[place] + 1
        return found

    def _moved_on(self) -> None:
        self._forget()
        self.moved.emit(self._left, self._scale)

    def _forget(self) -> None:
        self._picture = None
        self.update()

    def _place_at(self, at: QPointF) -> int:
        """The node that is drawn at a pixel; -1 for none."""
        outline, view = self._strip.outline, self.view
        place = view.left + at.x() / view.scale
        if at.y() < AXIS:
            return outline.at(place)
        if at.y() < AXIS + HEADS:
            near = outline.at(place)
            for step in range(max(0, near - 12), min(outline.count, near + 12)):
                if self._strip.nodes[step].kind in STEPS and self.rect_of(step).adjusted(
                    -1, -3, 1, 5
                ).contains(at):
                    return step
                x = view.x(outline.starts[step]) - 3
                if self._strip.nodes[step].kind in STEPS and x - 1 <= at.x() <= x + 13:
                    return step
            return -1
        depth = int((at.y() - AXIS - HEADS) // ROW)
        return outline.at_depth(place, depth) if depth < view.depth else -1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed = event.position().toPoint()
            self._pan_from = self._left
            self._moved = False
            if event.position().y() > self.height() - _MAP - 4:
                self._go_on_map(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self._pressed is not None:
            if at.y() > self.height() - _MAP - 4 and self._pressed.y() > self.height() - _MAP - 4:
                self._go_on_map(at.x())
                return
            by = at.x() - self._pressed.x()
            if abs(by) > 4 or self._moved:
                self._moved = True
                self._left = self._pan_from - by / self._scale
                self._hold()
                self._moved_on()
                return
        self._point_at(self._place_at(at) if at.y() < self.height() - _MAP - 4 else -1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        on_map = event.position().y() > self.height() - _MAP - 4
        if pressed is None or self._moved or on_map or event.button() != Qt.MouseButton.LeftButton:
            return
        place = self._place_at(event.position())
        if place >= 0:
            self.chosen.emit(place)

    def _go_on_map(self, x: float) -> None:
        share = (x - 6) / max(1, self.width() - 12)
        self._left = share * self._strip.outline.width - self.width() / self._scale / 2
        self._moved = True
        self._hold()
        self._moved_on()

    def _point_at(self, place: int) -> None:
        if place != self._under:
            self._under = place
            self.hovered.emit(place)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(-1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or abs(turn.x()) > abs(turn.y()):
            self.pan(-(turn.x() or turn.y()))
        else:
            self.zoom(1.2 ** (turn.y() / 120), event.position().x())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        outline, here = self._strip.outline, self._cursor
        key = event.key()
        goals: dict[int, Callable[[], int]] = {
            Qt.Key.Key_Right: lambda: outline.over(here), Qt.Key.Key_Left: lambda: outline.back(here),
            Qt.Key.Key_Down: lambda: outline.into(here),
            Qt.Key.Key_Up: lambda: outline.parents[here] if here >= 0 else -1,
            Qt.Key.Key_Home: lambda: 0, Qt.Key.Key_End: lambda: outline.count - 1,
        }  # fmt: skip
        if key in goals and outline.count:
            place = goals[key]()
            if place >= 0:
                self.chosen.emit(place)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(1.4)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / 1.4)
        elif key in (Qt.Key.Key_F, Qt.Key.Key_0):
            self.fit()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = self._place_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self.tip_of(place) if place >= 0 else "", self)
            return True
        return super().event(event)

    def tip_of(self, place: int) -> str:
        """What the tip over a node says: what it is, whose, its number, its rule, and why it was aborted."""
        node = self._strip.nodes[place]
        name_of = self._strip.name_of
        first = what_text(node)
        who = " → ".join(filter(None, (name_of(node.source), name_of(node.target))))
        if who:
            first += f": {who}"
        amount = "" if node.amount is None else f" ({node.amount})"
        last = " · ".join(filter(None, (self.tr("node %1").replace("%1", str(place + 1)), node.rule)))
        status = ""
        if node.reason:
            status = f"{node.status.replace('_', ' ')}: {node.reason}"
        return "\n".join(filter(None, (first + amount, status, last)))
