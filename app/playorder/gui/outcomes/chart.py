"""A bar chart of one quantity: a bar for each value, its odds beside it. A bar can be chosen to filter the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from playorder.explore.outcomes import Outcomes
from playorder.gui.outcomes.quantities import Bar
from playorder.gui.outcomes.words import bar_text, exact_text, percent
from playorder.gui.tokens import DARK, Tokens

__all__ = ["BarChart"]

_ROW, _GAP, _MARGIN = 24, 4, 14


class BarChart(QWidget):
    """Horizontal bars, the values at the left. Arrow keys move among them, Space or Enter chooses, Esc lets go."""

    chosen = Signal(object)
    """The bar that was chosen, or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens: Tokens = DARK
        self._outcomes: Outcomes | None = None
        self._bars: list[Bar] = []
        self._chosen = -1
        self._current = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Chart of the odds"))

    @property
    def bars(self) -> list[Bar]:
        """What is drawn, from top to bottom."""
        return self._bars

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        self.update()

    def show_bars(self, outcomes: Outcomes | None, bars: list[Bar]) -> None:
        """Draw other bars; none is chosen."""
        self._outcomes = outcomes
        self._bars = bars
        self._chosen = self._current = -1
        self.setAccessibleDescription(
            ""
            if outcomes is None
            else "; ".join(f"{bar_text(b)}: {percent(outcomes, b.weight)}" for b in bars)
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, len(self._bars) * (_ROW + _GAP) + 12 if self._bars else 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def picture(self) -> QPixmap:
        """The whole chart without a choice, on the ground of the panel, for a file."""
        whole = BarChart()
        whole.setFont(self.font())
        whole.set_tokens(self._tokens)
        whole.show_bars(self._outcomes, self._bars)
        whole.resize(max(480, self.width()), max(1, whole.sizeHint().height()))
        ratio = 2.0
        pixmap = QPixmap(whole.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(self._tokens.panel))
        whole.render(pixmap, QPoint())
        return pixmap

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._outcomes is None or not self._bars:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = self.fontMetrics()
        # a pixel more: the advance is rounded, and what is one short would be elided
        labels = max(metrics.horizontalAdvance(bar_text(bar)) for bar in self._bars) + 1
        labels = min(labels, max(60, self.width() * 2 // 5))
        odds = max(metrics.horizontalAdvance(percent(self._outcomes, bar.weight)) for bar in self._bars)
        most = max(bar.weight for bar in self._bars)
        room = max(20, self.width() - 2 * _MARGIN - labels - odds - 20)
        for number, bar in enumerate(self._bars):
            self._paint_bar(painter, number, bar, labels, round(room * bar.weight / most) if most else 0)
        painter.end()

    def _paint_bar(self, painter: QPainter, number: int, bar: Bar, labels: int, length: int) -> None:
        assert self._outcomes is not None
        t = self._tokens
        row = self._row(number)
        is_chosen = number == self._chosen
        if is_chosen or (number == self._current and self.hasFocus()):
            painter.setPen(QColor(t.accent) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(t.accent_ground) if is_chosen else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(row.adjusted(4, 0, -4, 0), 4, 4)
        words = self.fontMetrics().elidedText(bar_text(bar), Qt.TextElideMode.ElideRight, labels)
        painter.setPen(QColor(t.muted if bar.rest else t.text))
        left = QRect(_MARGIN, row.top(), labels, row.height())
        painter.drawText(left, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(t.strong_line if bar.rest else t.accent))
        start = _MARGIN + labels + 10
        painter.drawRoundedRect(QRect(start, row.top() + 5, max(2, length), row.height() - 10), 2, 2)
        painter.setPen(QColor(t.text))
        right = QRect(start + max(2, length) + 8, row.top(), self.width(), row.height())
        painter.drawText(right, Qt.AlignmentFlag.AlignVCenter, percent(self._outcomes, bar.weight))

    def _row(self, number: int) -> QRect:
        return QRect(0, 6 + number * (_ROW + _GAP), self.width(), _ROW)

    # Mouse and keyboard

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._at(event.position().toPoint())
        self._current = number
        self._choose(-1 if number == self._chosen else number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self._bars:
            step = 1 if key == Qt.Key.Key_Down else -1
            self._current = max(0, min(len(self._bars) - 1, self._current + step))
            self.update()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._current >= 0:
            self._choose(-1 if self._current == self._chosen else self._current)
        elif key == Qt.Key.Key_Escape and self._chosen >= 0:
            self._choose(-1)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self._at(event.pos())
            if number >= 0 and self._outcomes is not None:
                bar = self._bars[number]
                words = f"{bar_text(bar)}\n{exact_text(self._outcomes, bar.weight)}"
                QToolTip.showText(event.globalPos(), words, self)
                return True
        return super().event(event)

    def _at(self, point: QPoint) -> int:
        return next((n for n in range(len(self._bars)) if self._row(n).contains(point)), -1)

    def _choose(self, number: int) -> None:
        if 0 <= number < len(self._bars) and self._bars[number].rest:
            return  # it stands for many values
        self._chosen = number
        self.chosen.emit(self._bars[number] if number >= 0 else None)
        self.update()
