"""The best play that was found: its odds, its line step by step, and opening that line in the timeline."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from playorder.explore.best_play import BestPlay
from playorder.gui.widgets import new_page, wrapping

__all__ = ["BestPlayPage"]


class BestPlayPage(QWidget):
    """The answer above, the steps below. The line is opened with the button, or with Enter on any step."""

    open_line = Signal(object)
    """The `BestPlay` whose line is wanted in the timeline."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.best: BestPlay | None = None
        page, body = new_page((0, 6, 0, 0), 4)
        self.answer = wrapping("", "factTitle")
        self.open_button = QPushButton(self.tr("Open this &line"))
        self.open_button.setObjectName("small")
        self.open_button.setToolTip(
            self.tr(
                "Run the scenario with this line as the rest of its script and the picks of its way (Enter):\n"
                "one step that can be undone"
            )
        )
        self.open_button.clicked.connect(self._open)
        top = QHBoxLayout()
        top.setContentsMargins(14, 0, 14, 0)
        top.addWidget(self.answer, 1)
        top.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignTop)
        body.addLayout(top)
        self.steps = QListWidget()
        self.steps.setObjectName("roomy")
        self.steps.setAccessibleName(self.tr("The best line, step by step"))
        self.steps.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.steps.setWordWrap(True)
        self.steps.itemActivated.connect(lambda _item: self._open())
        body.addWidget(self.steps, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(page)

    def show_play(self, best: BestPlay) -> None:
        """Show what was found."""
        self.best = best
        self.answer.setText(self._answer_of(best))
        self.steps.clear()
        for number, step in enumerate(best.steps, 1):
            item = QListWidgetItem(f"{number}.  {step.told}")
            if step.pick is not None:
                item.setToolTip(
                    self.tr("Decided by chance: the likeliest way, which the picks of the line take")
                )
            self.steps.addItem(item)
        if not best.steps:
            self.steps.addItem(self.tr("Nothing that can be done makes it better."))
        self.steps.setCurrentRow(0)

    def _answer_of(self, best: BestPlay) -> str:
        if best.certain:
            words = self.tr("%1: certain, whatever chance does")
        elif best.is_check:
            words = self.tr("%1: %2 with the best play (%3)")
        else:
            words = self.tr("%1: %4 on average with the best play")
        parts = {
            "%1": best.goal, "%2": f"{float(best.value):.2%}", "%3": str(best.value), "%4": f"{float(best.value):.2f}",
        }  # fmt: skip
        for place, text in parts.items():
            words = words.replace(place, text)
        return words

    def _open(self) -> None:
        if self.best is not None and self.best.steps:
            self.open_line.emit(self.best)
