"""The outcomes panel: ask, watch it work, read the chart and the table, open an example run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from playorder.explore.background import Search
from playorder.explore.best_play import BestPlay
from playorder.explore.budget import Progress
from playorder.explore.example import picks_of
from playorder.explore.outcomes import Method, Outcome, Outcomes
from playorder.gui.outcomes.best_play_page import BestPlayPage
from playorder.gui.outcomes.chart import BarChart
from playorder.gui.outcomes.quantities import Bar, bars_of, quantities_of
from playorder.gui.outcomes.saving import save_outcomes
from playorder.gui.outcomes.table import OutcomeFilter, OutcomeTable
from playorder.gui.outcomes.worker import ExploreWorker
from playorder.gui.plural import counted
from playorder.gui.session import Session
from playorder.gui.tokens import Tokens
from playorder.gui.widgets import FlowLayout, Panel, new_page, scroll_area, wrapping

__all__ = ["OutcomesPanel"]


class OutcomesPanel(Panel):
    """All that can come of the opened scenario. Exploring happens elsewhere; the window stays alive."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.outcomes: Outcomes | None = None
        self._asked: dict[str, Any] = {}
        """The document that is being explored, or was last."""
        self._explored: dict[str, Any] = {}
        """The document that the answer which is shown is told of."""
        self._found = ""
        """How the answer that is shown was found, in words."""
        self.worker = ExploreWorker(self)
        self.table = OutcomeTable(self)
        self.filter = OutcomeFilter(self.table, self)
        self.chart = BarChart()
        self.setAccessibleName(self.tr("Outcomes"))
        self.head.title.setText(self.tr("Outcomes"))
        self._make_question_row()
        self.intro = wrapping(
            self.tr("Explore to see everything that can come of the script, and how likely each outcome is."),
            "panelHint",
        )
        self.intro.setContentsMargins(16, 8, 16, 8)
        self.body.addWidget(self.intro)
        self._make_answers()
        self.worker.progress.connect(self._show_progress)
        self.worker.finished.connect(self._show_outcomes)
        self.worker.played.connect(self._show_play)
        self.worker.failed.connect(self._show_failure)
        session.scenario_loaded.connect(lambda _scenario: self.clear())
        session.scenario_changed.connect(self._document_changed)
        self.clear()

    # Building

    def _make_question_row(self) -> None:
        self.ask = QLineEdit()
        self.ask.setPlaceholderText(self.tr("ask: yeti dead; p2.hero_health; p1 wins …"))
        self.ask.setAccessibleName(self.tr("Questions about the end, several with a semicolon between them"))
        self.ask.setToolTip(
            self.tr(
                "What is asked of every outcome: “yeti dead”, “p2 wiped”, “p1 wins”, “p2.hero_health <= 10”,\n"
                "or a value such as “p1.hand_count”. Empty: what the scenario expects."
            )
        )
        self.ask.setClearButtonEnabled(True)
        self.ask.returnPressed.connect(self.explore)
        self.explore_button = QPushButton(self.tr("E&xplore"))
        self.explore_button.setObjectName("small")
        self.explore_button.setToolTip(self.tr("Find every outcome with its odds (Ctrl+Shift+R)"))
        self.explore_button.clicked.connect(self.explore)
        self.cancel_button = QPushButton(self.tr("Cancel"))
        self.cancel_button.setObjectName("small")
        self.cancel_button.setToolTip(self.tr("Stop exploring"))
        self.cancel_button.clicked.connect(self.cancel)
        self.best_button = QPushButton(self.tr("Best &play"))
        self.best_button.setObjectName("small")
        self.best_button.setToolTip(
            self.tr("Search for what the player whose turn it is should do after the script, within the turn")
        )
        self.best_button.setMenu(self._best_menu())
        self.head.row.addWidget(self.ask, 2)
        self.head.row.addWidget(self.explore_button)
        self.head.row.addWidget(self.best_button)
        self.head.row.addWidget(self.cancel_button)

    def _best_menu(self) -> QMenu:
        searches = (
            (Search.LETHAL, self.tr("&Lethal check"),
             self.tr("Is there a line that wins for certain, or which is likeliest to?")),
            (Search.MOST, self.tr("&Most"),
             self.tr("What makes the first question likeliest, or its number greatest?")),
            (Search.LEAST, self.tr("L&east"),
             self.tr("What makes the first question unlikeliest, or its number least?")),
        )  # fmt: skip
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        for search, words, tip in searches:
            action = menu.addAction(words)
            action.setToolTip(tip)
            action.triggered.connect(lambda _checked=False, search=search: self.search_play(search))
        return menu

    def _make_answers(self) -> None:
        self.quantity = QComboBox()
        self.quantity.setAccessibleName(self.tr("What the chart shows"))
        self.quantity.setToolTip(
            self.tr("What the chart shows: a question, or anything in which outcomes differ")
        )
        self.quantity.currentIndexChanged.connect(self._choose_quantity)
        chart_page, chart_body = new_page((0, 0, 0, 0), 4)
        top = QHBoxLayout()
        top.setContentsMargins(14, 6, 10, 0)
        top.addWidget(self.quantity, 1)
        chart_body.addLayout(top)
        self.chart.chosen.connect(self._choose_bar)
        page, page_body = new_page((0, 0, 0, 0), 0)
        page_body.addWidget(self.chart)
        page_body.addStretch(1)
        area = scroll_area()
        area.setWidget(page)
        chart_body.addWidget(area, 1)

        table_page, table_body = new_page((0, 0, 0, 0), 4)
        row = FlowLayout(gap=8)
        around = QVBoxLayout()
        around.setContentsMargins(10, 6, 14, 0)
        around.addLayout(row)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("filter the outcomes"))
        self.search.setAccessibleName(self.tr("Filter the outcomes"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.shown = QLabel()
        self.shown.setObjectName("muted")
        self.open_button = QPushButton(self.tr("&Open an example run"))
        self.open_button.setObjectName("small")
        self.open_button.setToolTip(
            self.tr(
                "Run the scenario so that it ends like the chosen row (Enter): its picks become those of the document"
            )
        )
        self.open_button.clicked.connect(self.open_example)
        self.save_button = QPushButton(self.tr("&Export…"))
        self.save_button.setObjectName("small")
        self.save_button.setToolTip(self.tr("Save the outcomes as CSV or JSON, or the chart as a picture"))
        self.save_button.clicked.connect(self.ask_for_export)
        for part in (self.search, self.shown, self.open_button, self.save_button):
            row.addWidget(part)
        table_body.addLayout(around)
        self.view = QTableView()
        self.view.setModel(self.filter)
        self.view.setAccessibleName(self.tr("The outcomes"))
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.view.setSortingEnabled(True)
        self.view.setShowGrid(False)
        self.view.setWordWrap(False)
        self.view.setTabKeyNavigation(False)
        self.view.verticalHeader().hide()
        self.view.horizontalHeader().setAccessibleName(self.tr("Columns of the outcomes"))
        self.view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.view.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        self.view.horizontalHeader().setStretchLastSection(True)
        self.view.activated.connect(lambda _index: self.open_example())
        self.view.selectionModel().currentChanged.connect(lambda *_: self._update_buttons())
        table_body.addWidget(self.view, 1)
        self.answers = QSplitter(Qt.Orientation.Horizontal)
        self.answers.addWidget(chart_page)
        self.answers.addWidget(table_page)
        self.answers.setStretchFactor(0, 2)
        self.answers.setStretchFactor(1, 3)
        self.answers.setChildrenCollapsible(False)
        self.body.addWidget(self.answers, 1)
        self.play_page = BestPlayPage()
        self.play_page.open_line.connect(self.open_line)
        self.body.addWidget(self.play_page, 1)
        self.body.addStretch(0)

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self.chart.set_tokens(tokens)

    # Exploring

    def explore(self) -> None:
        """Explore the opened scenario."""
        if self._session.scenario is None:
            return
        self._start(Search.OUTCOMES, self.tr("Exploring …"))

    def search_play(self, search: Search) -> None:
        """Search for the best play of the opened scenario, by the first question or for a win."""
        if self._session.scenario is not None:
            self._start(search, self.tr("Searching for the best play …"))

    def _start(self, search: Search, words: str) -> None:
        questions = tuple(part.strip() for part in self.ask.text().split(";") if part.strip())
        self._asked = self._session.history.document
        self.worker.start(self._asked, questions, search)
        self._say(words)
        self._update_buttons()

    def cancel(self) -> None:
        """Stop exploring; what was found before is still shown."""
        if self.worker.busy:
            self.worker.cancel()
            self._say(self.tr("Cancelled."))
            self._update_buttons()

    def clear(self) -> None:
        """Nothing has been explored."""
        self.worker.cancel()
        self._show(None)
        self._say("")

    def _document_changed(self, _scenario: object) -> None:
        """What was found is told of the document as it was."""
        if self.worker.busy:
            self.cancel()
        has_answer = self.outcomes is not None or self.play_page.best is not None
        if has_answer:
            changed = self.tr("The scenario was changed since: explore again.")
            self._say(self._found if self._is_current() else changed)
        self._update_buttons()

    def _is_current(self) -> bool:
        """Whether the document is still the one that was explored, picks and seed aside."""
        was, now = ({**data, "random": None} for data in (self._explored, self._session.history.document))
        return was == now

    def _show_progress(self, progress: Progress) -> None:
        words = self.tr("Exploring: %1 positions, %2 open, %3 branches met one of them")
        for place, number in enumerate((progress.done, progress.open, progress.merged), 1):
            words = words.replace(f"%{place}", f"{number:,}")
        self._say(words)

    def _show_failure(self, why: str) -> None:
        self._show(None)
        self._say(self.tr("It could not be explored: %1").replace("%1", why))

    def _show_outcomes(self, outcomes: Outcomes) -> None:
        self._explored = outcomes.scenario.data
        self._show(outcomes)
        if outcomes.method is Method.EXACT:
            words = self.tr("Exact: %1 positions, %2 s").replace("%1", f"{outcomes.effort.positions:,}")
        else:
            words = self.tr("Sampled: %1 runs, %2 s; the exact answer would take %3")
            words = words.replace("%1", f"{outcomes.whole:,}").replace("%3", outcomes.why)
        self._say_found(words.replace("%2", f"{outcomes.effort.seconds:.1f}"))

    def _show_play(self, best: BestPlay) -> None:
        self._explored = self._asked
        self._show(None)
        self.play_page.show_play(best)
        self.play_page.show()
        self.intro.hide()
        words = self.tr("Looked %1 actions ahead, %2 positions")
        if not best.complete:
            words = self.tr("Looked %1 actions ahead, %2 positions; not to the end: %3")
        words = words.replace("%1", str(best.depth)).replace("%2", f"{best.positions:,}")
        self._say_found(words.replace("%3", best.why))
        self._update_buttons()

    def _show(self, outcomes: Outcomes | None) -> None:
        self.outcomes = outcomes
        self.play_page.best = None
        self.play_page.hide()
        self.quantity.blockSignals(True)
        self.quantity.clear()
        names = self._session.name_of_reference
        differing = [] if outcomes is None else quantities_of(outcomes, names)
        for quantity in differing:
            self.quantity.addItem(quantity.title, quantity)
        self.quantity.blockSignals(False)
        self.search.clear()
        self.table.show_outcomes(outcomes, differing)
        self.view.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        for column in range(self.table.columnCount()):
            self.view.resizeColumnToContents(column)
            self.view.setColumnWidth(column, min(320, self.view.columnWidth(column) + 12))
        self.answers.setVisible(outcomes is not None)
        self.intro.setVisible(outcomes is None)
        self._choose_quantity()
        self.view.selectRow(0)
        self._update_buttons()

    # Looking

    def _choose_quantity(self) -> None:
        quantity = self.quantity.currentData()
        self.filter.set_value(None)
        bars: list[Bar] = []
        if self.outcomes is not None and quantity is not None:
            bars = bars_of(self.outcomes, quantity)
        self.chart.show_bars(self.outcomes, bars)
        self._count()

    def _choose_bar(self, bar: Bar | None) -> None:
        if bar is None:
            self.filter.set_value(None)
        else:
            self.filter.set_value(self.quantity.currentData(), bar.value)
        self._count()

    def _filter(self, text: str) -> None:
        self.filter.set_text(text)
        self._count()

    def _count(self) -> None:
        rows = self.filter.rowCount()
        self.shown.setText(counted(rows, "one outcome", "%n outcomes"))
        if rows and not self.view.selectionModel().hasSelection():
            self.view.selectRow(0)
        self._update_buttons()

    def chosen(self) -> Outcome | None:
        """The outcome of the chosen row."""
        index: QModelIndex = self.view.currentIndex()
        if self.outcomes is None or not index.isValid():
            return None
        return self.table.outcome(self.filter.mapToSource(index).row())

    def open_example(self) -> None:
        """Run the scenario to the chosen outcome: one step that can be undone gives the document its picks."""
        outcome = self.chosen()
        if outcome is None or self.outcomes is None or not self._is_current():
            return
        document = {**self._session.history.document, "random": {"picks": picks_of(outcome.path)}}
        self._session.history.change(self.tr("Picks of an outcome"), document)
        self._session.run()

    def open_line(self, best: BestPlay) -> None:
        """Run the scenario with the best line played: one step that can be undone gives it script and picks."""
        if self._is_current():
            self._session.history.change(self.tr("Best play"), best.scenario.data)
            self._session.run()

    def ask_for_export(self) -> None:
        """The dialogue for saving the outcomes."""
        if self.outcomes is None:
            return
        name = Path(self._session.path).name.partition(".")[0] or "outcomes"
        path, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Save the outcomes"),
            f"{name}.csv",
            self.tr("Table (*.csv);;JSON (*.json);;Picture of the chart (*.png)"),
        )
        if path:
            self.export(Path(path))

    def export(self, path: Path) -> None:
        """Save to a file; what goes wrong is told in the panel."""
        assert self.outcomes is not None
        try:
            save_outcomes(path, self.outcomes, self.chart.picture())
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            self._say(self.tr("Not saved: %1").replace("%1", why))
            return
        self._say(self.tr("Saved as %1").replace("%1", path.name))

    def _say(self, words: str) -> None:
        self.head.hint.set_text(words)

    def _say_found(self, words: str) -> None:
        """Say how something was found, and again when the document is again the one that was explored."""
        self._found = words
        self._say(words)

    def _update_buttons(self) -> None:
        busy = self.worker.busy
        for button in (self.explore_button, self.best_button):
            button.setEnabled(self._session.scenario is not None and not busy)
        self.cancel_button.setVisible(busy)
        self.open_button.setEnabled(self.chosen() is not None and self._is_current())
        best = self.play_page.best
        self.play_page.open_button.setEnabled(best is not None and bool(best.steps) and self._is_current())
        self.save_button.setEnabled(self.outcomes is not None)
