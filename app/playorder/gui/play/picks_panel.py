"""The picks panel: every decision that chance made in the last run, and how it may be made otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.board.words import spoken, tooltip
from playorder.gui.cards.look import class_edge, fitted, pen, text
from playorder.gui.cards.paths import rounded
from playorder.gui.cards.picture import paint_picture
from playorder.gui.cards.shapes import ellipse
from playorder.gui.document_number import DocumentNumber
from playorder.gui.play.picker import Choice
from playorder.gui.play.questions import candidate_choice, reason_words
from playorder.gui.plural import counted
from playorder.gui.session import Session
from playorder.gui.tokens import DARK, Tokens
from playorder.gui.widgets import ElidedLabel, FlowLayout, Panel, chip, new_page, scroll_area, wrapping
from playorder.scenario.answering import SHUFFLES
from playorder.scenario.picking import keeping_all, with_pick, with_picks, with_seed, without_unused
from playorder.scenario.scripting import Document
from playorder.scenario.table import Table

__all__ = ["CandidateButton", "DecisionRow", "PicksPanel"]

_SHOWN_CANDIDATES = 5
_SHOWN_DECISIONS = 80


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """One decision of chance as the panel shows it; ``number`` counts all of the run from 0."""

    number: int
    source: str
    reason: str
    choices: tuple[Choice, ...]
    taken: int
    by_pick: bool


class CandidateButton(QAbstractButton):
    """A small picture of a candidate with its name; the one that was taken is marked."""

    def __init__(self, choice: Choice, taken: bool, tokens: Tokens) -> None:
        super().__init__()
        self.choice = choice
        self.taken = taken
        self._tokens = tokens
        self.setFixedSize(QSize(78, 88))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        named = spoken(choice.card) if choice.card is not None else choice.words
        self.setAccessibleName(self.tr("%1, taken").replace("%1", named) if taken else named)
        self.setToolTip(tooltip(choice.card) if choice.card is not None else choice.words)

    def paintEvent(self, event: QPaintEvent) -> None:
        t = self._tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        frame = rounded(-36, -42, 72, 84, 8)
        if self.taken:
            painter.fillPath(frame, QColor(t.accent_ground))
        elif self.underMouse():
            painter.fillPath(frame, QColor(t.hover))
        card = self.choice.card
        name = self.choice.words
        if card is not None:
            painter.save()
            painter.translate(0, -10)
            paint_picture(painter, card, QRectF(-23, -26, 46, 52), ellipse(22, 25), QPointF(0, 0), 0.5)
            painter.strokePath(ellipse(22, 25), pen(class_edge(card), 2.2))
            painter.restore()
            shown, size = fitted(name, 68, 11, 600 if self.taken else 500, 10)
            text(
                painter,
                shown,
                QPointF(0, 29),
                size,
                t.text if self.taken else t.muted,
                600 if self.taken else 500,
            )
        else:
            text(painter, name, QPointF(0, 0), 15, t.text, 600)
        if self.taken or self.hasFocus():
            painter.strokePath(frame, pen(t.accent, 2))
        if self.taken:
            painter.setBrush(QColor(t.accent))
            painter.setPen(pen(t.panel, 1.5))
            painter.drawEllipse(QPointF(28, -34), 8, 8)
            painter.setPen(pen(t.on_accent, 2))
            painter.drawPolyline([QPointF(24.5, -34), QPointF(27, -31), QPointF(32, -37)])
        painter.end()


class PicksPanel(Panel):
    """Who decides what chance does: the seed, somebody who is asked, or picks in the document."""

    more_wanted = Signal(object)
    """A `DecisionRow` of which all candidates are to be shown."""
    outcomes_wanted = Signal()
    """Not one run: everything that can come of the script."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._tokens: Tokens = DARK
        self.rows: list[DecisionRow] = []
        self.candidates: list[list[CandidateButton]] = []
        self.head.title.setText(self.tr("Picks"))
        self.setAccessibleName(self.tr("Picks"))
        top = QWidget()
        column = QVBoxLayout(top)
        column.setContentsMargins(14, 10, 14, 6)
        column.setSpacing(8)
        column.addWidget(self._make_modes(), 0, Qt.AlignmentFlag.AlignLeft)
        line = QHBoxLayout()
        self.seed = DocumentNumber()
        self.seed.setRange(0, 2_000_000_000)
        self.seed.setKeyboardTracking(False)
        self.seed.setFixedWidth(96)
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self.tr("Decides what no pick decides; the same on every machine"))
        self.seed.valueChanged.connect(self._seed_changed)
        self.summary = ElidedLabel()
        self.summary.setObjectName("panelHint")
        line.addWidget(QLabel(self.tr("Seed")))
        line.addWidget(self.seed)
        line.addWidget(self.summary, 1)
        column.addLayout(line)
        self.body.addWidget(top)
        self.misfit = QPushButton(self.tr("Forget picks that do not fit any more"))
        self.misfit.setToolTip(
            self.tr("A pick stopped the run; it and those that wait behind it are taken out")
        )
        self.misfit.clicked.connect(self.forget_misfits)
        column.addWidget(self.misfit)
        self._area = scroll_area()
        self.body.addWidget(self._area, 1)
        self.keep = QPushButton(self.tr("Keep all as picks"))
        self.keep.setToolTip(
            self.tr("Write every decision of this run into the document, so that no seed matters")
        )
        self.keep.clicked.connect(self.keep_all)
        bottom = QHBoxLayout()
        bottom.setContentsMargins(14, 8, 14, 10)
        bottom.addWidget(self.keep)
        bottom.addStretch(1)
        self.body.addLayout(bottom)
        session.scenario_loaded.connect(lambda _scenario: self.refresh())
        session.scenario_changed.connect(lambda _scenario: self.refresh())
        session.run_finished.connect(lambda _run: self.refresh())
        session.asking_changed.connect(lambda _asking: self.refresh())
        session.busy_changed.connect(self._waiting)
        self._show()
        self.refresh()

    def _make_modes(self) -> QFrame:
        frame = QFrame()
        frame.setObjectName("segments")
        inner = QHBoxLayout(frame)
        inner.setContentsMargins(2, 2, 2, 2)
        inner.setSpacing(2)
        group = QButtonGroup(self)
        self.by_seed = QToolButton()
        self.by_asking = QToolButton()
        self.by_picks = QToolButton()
        self.all_outcomes = QToolButton()
        for button, words, tip in (
            (self.by_seed, self.tr("Seed"), self.tr("Let the seed decide, and forget all picks")),
            (
                self.by_asking,
                self.tr("Ask me"),
                self.tr("Stop at each decision and ask; the answers become picks"),
            ),
            (self.by_picks, self.tr("Picks"), self.tr("What the document picks; the seed decides the rest")),
            (
                self.all_outcomes,
                self.tr("All outcomes"),
                self.tr("Every way that chance can go, with its odds, in the Outcomes panel"),
            ),
        ):
            button.setText(words)
            button.setToolTip(tip)
            button.setAccessibleName(words)
            button.setCheckable(True)
            button.setProperty("segment", "plain")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            group.addButton(button)
            inner.addWidget(button)
        self.by_seed.clicked.connect(self.let_seed_decide)
        self.by_asking.clicked.connect(lambda: self._session.set_asking(True))
        self.by_picks.clicked.connect(self._picks_wanted)
        self.all_outcomes.clicked.connect(self._outcomes)
        return frame

    def _outcomes(self) -> None:
        self.refresh()  # the run that is shown is still decided as before
        self.outcomes_wanted.emit()

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self._tokens = tokens
        self._show()

    # --- what there is -----------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the decisions of the last run."""
        random = self._session.history.document.get("random", {})
        self.seed.blockSignals(True)
        self.seed.setValue(int(random.get("seed", 0)))
        self.seed.blockSignals(False)
        asking, picks = self._session.asking, random.get("picks", [])
        current = self.by_asking if asking else self.by_picks if picks else self.by_seed
        current.setChecked(True)
        run = self._session.result
        rows: list[DecisionRow] = []
        failed = False
        if run is not None and not self._session.stale:
            with run.look(None) as table:
                if table is not None:
                    rows = self._rows_of(table)
                    failed = table.result.pick_failed
        self.misfit.setVisible(failed)
        if rows != self.rows:
            self.rows = rows
            self._show()

    def _rows_of(self, table: Table) -> list[DecisionRow]:
        run = self._session.result
        assert run is not None, "rows are made of a run"
        found = []
        for number, taken in enumerate(table.taken):
            decision = taken.decision
            if decision.reason in SHUFFLES:
                continue
            choices = tuple(
                candidate_choice(run, table, candidate, decision.reason) for candidate in decision.candidates
            )
            source = run.card_title(table, decision.source)
            found.append(
                DecisionRow(number, source, decision.reason, choices, taken.candidate, taken.pick is not None)
            )
        return found

    def _show(self) -> None:
        rows = self.rows
        by_pick = sum(row.by_pick for row in rows)
        words = (
            counted(len(rows), "%n decision", "%n decisions") if rows else self.tr("no decision of chance")
        )
        if by_pick:
            words += ", " + counted(by_pick, "%n by a pick", "%n by picks")
        self.summary.set_text(words)
        self.keep.setEnabled(any(not row.by_pick for row in rows))
        page, body = new_page((14, 4, 14, 12), 10)
        self.candidates = []
        if not rows:
            note = self.tr("What chance decides in a run is listed here, with what else it could have been.")
            body.addWidget(wrapping(note, "panelHint"))
        for row in rows[:_SHOWN_DECISIONS]:
            body.addWidget(self._decision(row))
        if len(rows) > _SHOWN_DECISIONS:
            more = self.tr("… and %1 more").replace("%1", str(len(rows) - _SHOWN_DECISIONS))
            body.addWidget(wrapping(more, "panelHint"))
        if rows:
            body.addWidget(
                wrapping(self.tr("Click another candidate: the run is redone from there."), "panelHint")
            )
        body.addStretch(1)
        self._area.setWidget(page)

    def _decision(self, row: DecisionRow) -> QWidget:
        frame = QFrame()
        frame.setObjectName("item")
        column = QVBoxLayout(frame)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(4)
        top = QHBoxLayout()
        top.addWidget(chip(str(row.number + 1), "accent"))
        name = ElidedLabel(row.source)
        name.setObjectName("section")
        top.addWidget(name, 1)
        top.addWidget(chip(self.tr("pick"), "warning") if row.by_pick else chip(self.tr("seed")))
        column.addLayout(top)
        column.addWidget(wrapping(reason_words(row.reason), "panelHint"))
        flow = FlowLayout(gap=2)
        buttons = []
        for index in _worth_showing(row):
            button = CandidateButton(row.choices[index], index == row.taken, self._tokens)
            button.clicked.connect(lambda _=False, row=row, index=index: self.pick(row, index))
            buttons.append(button)
            flow.addWidget(button)
        left = len(row.choices) - len(buttons)
        if left > 0:
            more = QPushButton(self.tr("%1 more…").replace("%1", str(left)))
            more.setObjectName("small")
            more.clicked.connect(lambda _=False, row=row: self.more_wanted.emit(row))
            flow.addWidget(more)
        self.candidates.append(buttons)
        column.addLayout(flow)
        return frame

    def _waiting(self, busy: bool) -> None:
        self._area.setEnabled(not busy)

    # --- deciding otherwise ------------------------------------------------------------------------------------

    def pick(self, row: DecisionRow, candidate: int) -> None:
        """Take another candidate of a decision; the run is redone from there."""
        if candidate == row.taken and row.by_pick:
            return
        words = (
            self.tr("Pick %1 for %2").replace("%1", row.choices[candidate].words).replace("%2", row.source)
        )
        self._rewrite(words, lambda table, document: with_pick(table, document, row.number, candidate))

    def keep_all(self) -> None:
        """Write every decision of the run into the document."""
        self._rewrite(self.tr("Keep all picks"), keeping_all)

    def forget_misfits(self) -> None:
        """Take out the pick that stopped the run, and those that were not used before it."""
        self._rewrite(self.tr("Forget picks that do not fit"), without_unused)

    def let_seed_decide(self) -> None:
        """Forget all picks."""
        self._session.set_asking(False)
        document = self._session.history.document
        if document.get("random", {}).get("picks"):
            self._session.history.change(self.tr("Forget all picks"), with_picks(document, []))
        self.refresh()

    def _rewrite(self, words: str, rewritten: Callable[[Table, Document], Document]) -> None:
        """Put another document in the place of this one, made of it and of the run that was made last."""
        run = self._session.result
        if run is None:
            return
        with run.look(None) as table:
            if table is None:
                return
            document = rewritten(table, self._session.history.document)
        self._session.history.change(words, document)

    def _picks_wanted(self) -> None:
        self._session.set_asking(False)
        if not self._session.history.document.get("random", {}).get("picks"):
            self.keep_all()
        self.refresh()

    def _seed_changed(self, seed: int) -> None:
        if self._session.scenario is not None:
            words = self.tr("Seed %1").replace("%1", str(seed))
            self._session.history.change(words, with_seed(self._session.history.document, seed))


def _worth_showing(row: DecisionRow) -> list[int]:
    """The first candidates, and the one that was taken."""
    if len(row.choices) <= _SHOWN_CANDIDATES + 1:
        return list(range(len(row.choices)))
    first = list(range(_SHOWN_CANDIDATES))
    return first if row.taken in first else [row.taken, *first[:-1]]
