"""Two runs as strips, one above the other and in step: what differs is framed, the first difference has a flag."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from playorder.gui.timeline.outline import Outline
from playorder.gui.timeline.strip import StripWidget
from playorder.gui.tokens import Tokens

if TYPE_CHECKING:
    from playorder.scenario.result import RunResult
    from playorder.scenario.variation import Compared

__all__ = ["ComparedStrips"]

_LOWEST = 84
"""Pixels: the ruler, the heads of steps and one level."""


class ComparedStrips(QWidget):
    """Both strips always show the same part, so that up to the first difference everything stands below itself."""

    hovered = Signal(int)
    """The node under the pointer in the run as it is; -1 for none."""
    chosen = Signal(bool, int)
    """Whether it was in the run as it is (else the changed one), and the node that was clicked there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.left, self.right = StripWidget(), StripWidget()
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        for words, name, strip, other in (
            (self.tr("As it is"), self.tr("Strip of the run as it is"), self.left, self.right),
            (self.tr("With the change"), self.tr("Strip of the changed run"), self.right, self.left),
        ):
            title = QLabel(words)
            title.setObjectName("panelHint")
            title.setContentsMargins(10, 4, 10, 0)
            strip.setAccessibleName(name)
            strip.setMinimumHeight(_LOWEST)
            strip.moved.connect(other.look_at)
            strip.chosen.connect(partial(self.chosen.emit, strip is self.left))
            body.addWidget(title)
            body.addWidget(strip, 1)
        self.left.hovered.connect(self.hovered)
        self.setFocusProxy(self.left)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_compared(self, compared: Compared | None, outlines: tuple[Outline, Outline]) -> None:
        """Show two other runs, both whole; `outlines` are theirs."""
        if compared is None:
            for strip in (self.left, self.right):
                strip.set_run((), Outline(()), lambda _entity: "")
            return
        comparison = compared.comparison
        differing = [row for row in comparison.rows if not row.same]
        flags = (-1, -1) if comparison.first is None else _flags(compared, comparison.first)
        for strip, run, outline, places, flag in (
            (self.left, compared.left, outlines[0], {row.left for row in differing}, flags[0]),
            (self.right, compared.right, outlines[1], {row.right for row in differing}, flags[1]),
        ):
            _show(strip, run, outline)
            strip.set_marked(frozenset(place for place in places if place is not None), flag)
        wide = max((self.left, self.right), key=lambda strip: strip.count)
        wide.fit()

    def show_row(self, left: int | None, right: int | None) -> None:
        """Mark the nodes of one row of the table."""
        for strip, place in ((self.left, left), (self.right, right)):
            strip.set_cursor(-1 if place is None else place)

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self.left.set_tokens(tokens)
        self.right.set_tokens(tokens)


def _show(strip: StripWidget, run: RunResult, outline: Outline) -> None:
    labels = run.labels
    strip.set_run(run.nodes, outline, lambda entity: "" if entity is None else labels.get(entity, ""))


def _flags(compared: Compared, first: int) -> tuple[int, int]:
    """Where the runs part: the node of that row, or the next one that the run has."""
    rows = compared.comparison.rows[first:]
    left = next((row.left for row in rows if row.left is not None), -1)
    right = next((row.right for row in rows if row.right is not None), -1)
    return left, right
