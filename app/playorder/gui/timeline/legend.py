"""What the signs of the strip mean, in one line below it: those that the run has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from playorder.gui.protocols import NodeLike
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
    _Sign("link_added", "Added to the chain"), _Sign("link_resolved", "Resolves"),
    _Sign("link_interrupted", "Interrupted"), _Sign("event", "Event"), _Sign("effect", "Effect"),
    _Sign("packet", "Packet"), _Sign("priority", "Priority"),
)  # fmt: skip


class Legend(QWidget):
    """As many signs as there is room for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens: Tokens = DARK
        self._signs: tuple[_Sign, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Signs of the strip"))

    def set_run(self, nodes: Sequence[NodeLike]) -> None:
        """Tell the signs of another run."""
        kinds = {node.kind for node in nodes}
        statuses = {node.status for node in nodes if node.kind == "trigger"}
        which = {str(getattr(node, "which", "")) for node in nodes}
        self._signs = tuple(
            sign
            for sign in _SIGNS
            if sign.kind in kinds
            and (not sign.status or sign.status in statuses)
            and (not sign.which or sign.which in which)
        )
        self.update()

    @property
    def words(self) -> list[str]:
        """What is told of the run, in order."""
        return [QCoreApplication.translate("Legend", sign.words) for sign in self._signs]

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
        for sign, words in zip(self._signs, self.words, strict=True):
            wide = 20 + measure.horizontalAdvance(words) + 18
            if x + wide > self.width():
                break
            paint_mark(painter, sign, QRectF(x, self.height() / 2 - 5.5, 11, 11), self._tokens)  # type: ignore[arg-type]
            painter.setPen(QColor(self._tokens.muted))
            painter.drawText(x + 18, 0, wide, self.height(), int(Qt.AlignmentFlag.AlignVCenter), words)
            x += wide
