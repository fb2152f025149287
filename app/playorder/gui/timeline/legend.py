"""What the signs of the strip mean, in one line below it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from playorder.gui.timeline.kinds import paint_mark
from playorder.gui.tokens import DARK, Tokens

__all__ = ["Legend"]


@dataclass(frozen=True, slots=True)
class _Sign:
    """A node that never was, to draw its mark."""

    kind: str
    words: str
    status: str = ""
    which: str = ""
    label: str = ""


_SIGNS = (
    _Sign("aura_update", "Aura Update (Health/Attack)"), _Sign("aura_update", "Aura Update (Other)", which="other"),
    _Sign("summon_resolution", "Summon Resolution"), _Sign("weapon_update", "Weapon Update"),
    _Sign("death_creation", "Death Creation"), _Sign("outcome_check", "Outcome check"), _Sign("queue", "Queue"),
    _Sign("trigger", "Trigger"), _Sign("trigger", "aborted", status="aborted"),
    _Sign("trigger", "not queued", status="not_queued"), _Sign("random", "Random"),
)  # fmt: skip


class Legend(QWidget):
    """As many signs as there is room for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens: Tokens = DARK
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Signs of the strip"))

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, max(22, self.fontMetrics().height() + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._tokens.panel))
        measure = QFontMetrics(self.font())
        x = 12
        for sign in _SIGNS:
            words = QCoreApplication.translate("Legend", sign.words)
            wide = 20 + measure.horizontalAdvance(words) + 18
            if x + wide > self.width():
                break
            paint_mark(painter, sign, QRectF(x, self.height() / 2 - 5.5, 11, 11), self._tokens)  # type: ignore[arg-type]
            painter.setPen(QColor(self._tokens.muted))
            painter.drawText(x + 18, 0, wide, self.height(), int(Qt.AlignmentFlag.AlignVCenter), words)
            x += wide
