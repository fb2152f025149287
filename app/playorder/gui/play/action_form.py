"""An action put together from drop-downs: what may be done at a moment, with what, where and at what."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from playorder.engine.moves import Move, Need, Step
from playorder.gui.play.questions import reason_words
from playorder.gui.protocols import RunLike
from playorder.gui.widgets import ok_or_cancel
from playorder.scenario.moving import answer_entry, with_names
from playorder.scenario.scripting import Document, Entry
from playorder.scenario.table import Table

__all__ = ["ActionDialog", "ActionForm"]


class ActionForm(QWidget):
    """Drop-downs that follow one another: each answer brings the next question."""

    changed = Signal()

    def __init__(self, run: RunLike, done: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run = run
        self._done = done
        self._moves: list[Move] = []
        self._whole: Move | None = None
        self._choice: int | None = None
        self._is_choice = False
        self._rows = QFormLayout(self)
        self.first = QComboBox()
        self.first.setAccessibleName(self.tr("Action"))
        self._rows.addRow(self.tr("Action"), self.first)
        self.steps: list[QComboBox] = []
        with run.look(done) as table:
            if table is not None:
                self._fill(table)
        self.first.currentIndexChanged.connect(lambda _index: self._chosen(0))
        self._chosen(0)

    def _fill(self, table: Table) -> None:
        decision = table.question
        if decision is not None:
            self._is_choice = True
            for candidate in decision.candidates:
                card = self._run.card_of(table, candidate, decision.reason)
                self.first.addItem(card.name if card is not None else str(candidate))
            self.first.setToolTip(reason_words(decision.reason))
            return
        offers = [offer for entity in table.entities for offer in table.moves.offers(entity)]
        for offer in (*offers, *table.moves.general_offers()):
            if offer.refused is None:
                entity = offer.move.entity
                name = "" if entity is None else table.result.labels.get(entity, "")
                title = self._run.card_title(table, entity)
                told = title if not name or name == title else f"{title} ({name})"
                self.first.addItem(f"{self.tr(offer.verb.words)} {told}".strip())
                self._moves.append(offer.move)

    def _chosen(self, row: int) -> None:
        """An answer was given; what is asked after it is asked anew."""
        while len(self.steps) > row:
            self._rows.removeRow(self.steps.pop())
        index = self.first.currentIndex()
        self._whole = None
        if self._is_choice:
            self._choice = index if index >= 0 else None
        elif 0 <= index < len(self._moves):
            self._go_on(self._moves[index])
        self.changed.emit()

    def _go_on(self, move: Move) -> None:
        for step in self.steps:
            move = _with(move, step)
        with self._run.look(self._done) as table:
            while table is not None:
                need = table.moves.need(move)
                if need is None:
                    self._whole = move if table.moves.refusal(move) is None else None
                    return
                step = self._step(table, need)
                if step.count() == 0:
                    return
                move = _with(move, step)

    def _step(self, table: Table, need: Need) -> QComboBox:
        step = QComboBox()
        step.setProperty("step", need.step.value)
        names = table.result.labels
        if need.step is Step.TARGET:
            for entity in need.entities:
                title = self._run.card_title(table, entity)
                label = names.get(entity, "")
                step.addItem(title if label in ("", title) else f"{title} ({label})", entity)
            words = self.tr("Target")
        elif need.step is Step.OPTION:
            for number, way in enumerate(need.ways):
                if way.refused is None:
                    step.addItem(way.words, number)
            words = self.tr("Choose one")
        else:
            for place in range(need.count):
                step.addItem(self.tr("Place %1").replace("%1", str(place + 1)), place)
            step.setCurrentIndex(need.count - 1)
            words = self.tr("Place")
        step.setAccessibleName(words)
        self._rows.addRow(words, step)
        self.steps.append(step)
        row = len(self.steps)
        step.currentIndexChanged.connect(lambda _index: self._chosen(row))
        return step

    @property
    def is_whole(self) -> bool:
        """Whether an action has been said completely."""
        return self._whole is not None or self._choice is not None

    def entry(self, document: Document) -> tuple[Document, Entry] | None:
        """The action for the script, and the document in which all that it names has an id."""
        with self._run.look(self._done) as table:
            if table is None:
                return None
            if self._choice is not None and table.question is not None:
                return answer_entry(document, table.result, table.question, [self._choice])
            return with_names(document, table.result, self._whole) if self._whole is not None else None


def _with(move: Move, step: QComboBox) -> Move:
    """The move with the answer of one drop-down."""
    value = step.currentData()
    kind = Step(step.property("step"))
    if kind is Step.TARGET:
        return replace(move, targets=(*move.targets, value))
    return move.with_way(value) if kind is Step.OPTION else replace(move, place=value)


class ActionDialog(QDialog):
    """The form with two buttons."""

    def __init__(self, title: str, run: RunLike, done: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setObjectName("actionDialog")
        self.form = ActionForm(run, done)
        words = QLabel(self.tr("What may be done at this moment of the script:"))
        words.setObjectName("panelHint")
        self.buttons = ok_or_cancel(self)
        body = QVBoxLayout(self)
        body.addWidget(words)
        body.addWidget(self.form)
        body.addWidget(self.buttons)
        self.form.changed.connect(self._update)
        self.setMinimumWidth(380)
        self._update()

    def _update(self) -> None:
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(self.form.is_whole)
