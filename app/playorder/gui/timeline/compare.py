"""Two runs beside each other: the same board with another edition, rule switch, pick, order of play or seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSplitter,
    QTableView,
    QToolButton,
    QWidget,
)

from playorder.gui.actions import Command, make_action
from playorder.gui.features import Feature, MenuPart, PanelSpec, WindowParts
from playorder.gui.icons import icon
from playorder.gui.latest import Latest
from playorder.gui.plural import counted
from playorder.gui.session import Session
from playorder.gui.timeline.compare_model import CompareModel, Side
from playorder.gui.timeline.compare_strips import ComparedStrips
from playorder.gui.timeline.facts_page import FactsPage, heading, muted
from playorder.gui.tokens import Tokens
from playorder.gui.widgets import Panel, narrow_combo, quiet_button

if TYPE_CHECKING:
    from playorder.scenario.variation import Compared, Variation

__all__ = ["ComparePanel", "compare_feature"]

_PREVIEW_AFTER = 60
"""Milliseconds that the pointer rests on a node until the board shows it."""

_OPEN = Command(
    "compare", "&Compare two runs", ("Ctrl+Shift+D",), "", "The same board with one thing different"
)
_NEXT = Command("next_difference", "Next &difference", ("F7",), "", "Where the two runs differ next")
_BACK = Command("previous_difference", "Previous di&fference", ("Shift+F7",), "", "Where they differed last")


class ComparePanel(Panel):
    """Choose what is different, run both, and look at where they part."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setMinimumHeight(150)
        self._latest = Latest(self)
        self._latest.busy_changed.connect(self._follow_work)
        self._variations: list[Variation] = []
        self.compared: Compared | None = None
        self.head.title.setText(self.tr("Compare"))
        self._make_head()
        self.model = CompareModel(self)
        self.strips = ComparedStrips()
        self.strips.chosen.connect(self._go_to)
        self.strips.hovered.connect(self._hover)
        self._hovered = -1
        self._hovering = QTimer(self, singleShot=True, interval=_PREVIEW_AFTER)
        self._hovering.timeout.connect(self._preview)
        self.table = self._make_table()
        self.ends = FactsPage(self.tr("How the ends differ"))
        self.body.addWidget(self._in_one_frame(), 1)
        session.scenario_loaded.connect(lambda _scenario: self.forget())
        session.scenario_changed.connect(lambda _scenario: self._forget_what_was_found())
        self.forget()

    def _make_head(self) -> None:
        self.group = narrow_combo(self.tr("What is different"), 14)
        self.group.currentIndexChanged.connect(self._offer)
        self.choice = narrow_combo(self.tr("Which one"), 20)
        self.go = QPushButton(self.tr("Compare"))
        self.go.setObjectName("small")
        self.go.setToolTip(self.tr("Run both and lay them beside each other"))
        self.go.clicked.connect(self.compare)
        self.only = self._tool(self.tr("Show only what differs"), self._set_only)
        self.only.setCheckable(True)
        self.previous = self._tool(
            self.tr("Previous difference (Shift+F7)"), lambda: self.step(backwards=True)
        )
        self.next = self._tool(self.tr("Next difference (F7)"), self.step)
        row = QHBoxLayout()
        row.setSpacing(6)
        for part in (self.group, self.choice, self.go, self.previous, self.next, self.only):
            row.addWidget(part)
        self.head.row.addLayout(row)
        self.head.setSizePolicy(
            self.head.sizePolicy().Policy.Ignored, self.head.sizePolicy().verticalPolicy()
        )

    def _tool(self, tip: str, then: Callable[[], object]) -> QToolButton:
        button = quiet_button(tip)
        button.clicked.connect(lambda _on=False: then())
        return button

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.model)
        table.setAccessibleName(self.tr("Both runs"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(24)
        header = table.horizontalHeader()
        header.setAccessibleName(self.tr("The two runs"))
        table.verticalHeader().setAccessibleName(self.tr("Rows of both runs"))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(Side.SIGN, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(Side.SIGN, 28)
        table.clicked.connect(lambda index: self._pin(index.row()))
        table.selectionModel().currentRowChanged.connect(
            lambda index, _before: self.strips.show_row(*self.model.nodes_of(index.row()))
        )
        return table

    def _in_one_frame(self) -> QWidget:
        """The strips above, the table and the ends below them; the handles between them move."""
        below = QSplitter(Qt.Orientation.Horizontal)
        below.addWidget(self.table)
        below.addWidget(self.ends)
        below.setStretchFactor(0, 3)
        below.setStretchFactor(1, 1)
        below.setSizes([720, 240])
        whole = QSplitter(Qt.Orientation.Vertical)
        whole.addWidget(self.strips)
        whole.addWidget(below)
        for splitter in (below, whole):
            splitter.setHandleWidth(3)
        whole.setStretchFactor(0, 1)
        whole.setStretchFactor(1, 1)
        return whole

    # What happens

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in another theme."""
        self.model.set_tokens(tokens)
        self.strips.set_tokens(tokens)
        self.only.setIcon(icon("filter", tokens))
        self.previous.setIcon(icon("up", tokens))
        self.next.setIcon(icon("down", tokens))

    def _forget_what_was_found(self) -> None:
        """The document was edited: most often there is nothing to forget."""
        if self._variations or self.compared is not None or not self.go.isEnabled():
            self.forget()

    def forget(self) -> None:
        """Another document: nothing is compared yet."""
        self._latest.drop()
        self._variations = []
        self.compared = None
        self.model.set_compared(None)
        self.strips.set_compared(None, self.model.outlines)
        self.group.clear()
        self.choice.clear()
        self.head.hint.set_text("")
        self._enable(False)
        self.go.setText(self.tr("Find what can differ"))
        self.go.setEnabled(self._session.scenario is not None)
        self.ends.fill(
            [muted(self.tr("The same board with another edition, rule, pick, order of play or seed."))]
        )

    def compare(self) -> None:
        """Run both; the first time, find out what can be different."""
        scenario, engine = self._session.scenario, self._session.engine
        if scenario is None or engine.variations is None or engine.compared is None:
            return
        chosen: Variation | None = self.choice.currentData()
        if not self._variations or chosen is None:
            offer = engine.variations
            self._latest.start(lambda: list(offer(scenario)), self._take, self._failed)
        else:
            make = engine.compared
            self._latest.start(lambda: make(chosen), self._show, self._failed)

    def _follow_work(self, busy: bool) -> None:
        self.go.setEnabled(not busy)
        self.head.hint.set_text(self.tr("running…") if busy else "")

    def _failed(self, problem: BaseException) -> None:
        told = str(getattr(problem, "message", "") or problem)
        self._session.error.emit(self.tr("The runs could not be compared: %1").replace("%1", told), told)

    def _take(self, variations: list[Variation]) -> None:
        """What can be different."""
        self._variations = variations
        self.go.setText(self.tr("Compare"))
        for group in dict.fromkeys(variation.group for variation in variations):
            self.group.addItem(self.tr("another %1").replace("%1", group.value), group)
        self._offer()

    def _offer(self) -> None:
        self.choice.clear()
        group = self.group.currentData()
        for variation in self._variations:
            if variation.group is group:
                self.choice.addItem(variation.words, variation)
                self.choice.setItemData(self.choice.count() - 1, variation.words, Qt.ItemDataRole.ToolTipRole)

    def _show(self, compared: Compared) -> None:
        self.compared = compared
        self.model.set_compared(compared)
        self.strips.set_compared(compared, self.model.outlines)
        comparison = compared.comparison
        differing = sum(1 for row in comparison.rows if not row.same)
        self._enable(differing > 0)
        words = (
            counted(differing, "%n node differs", "%n nodes differ")
            if differing
            else self.tr("no node differs")
        )
        self.head.hint.set_text(words)
        self._show_ends(compared)
        self.step()

    def _show_ends(self, compared: Compared) -> None:
        ends = compared.comparison.ends
        parts: list[QWidget] = []
        for title, error in (
            (self.tr("The run as it is has stopped"), compared.left.error),
            (self.tr("The other run has stopped"), compared.right.error),
        ):
            if error:
                parts += [heading(title), muted(error)]
        parts.append(
            heading(
                counted(len(ends), "%n thing is different at the end", "%n things are different at the end")
                if ends
                else self.tr("The ends are the same")
            )
        )
        for end in ends[:200]:
            left, right = ("—" if value is None else str(value) for value in (end.left, end.right))
            parts.append(muted(f"{end.entity}: {end.fact.replace('_', ' ')}  {left} → {right}"))
        self.ends.fill(parts)

    def step(self, *, backwards: bool = False) -> None:
        """To the next row that differs."""
        here = self.table.currentIndex().row()
        found = self.model.difference_from(here, backwards=backwards)
        if found is not None:
            self.table.setCurrentIndex(self.model.index(found, Side.LEFT))
            self.table.scrollTo(
                self.model.index(found, Side.LEFT), QAbstractItemView.ScrollHint.PositionAtCenter
            )

    def _set_only(self) -> None:
        self.model.set_only_differences(self.only.isChecked())

    def _hover(self, node: int) -> None:
        """The pointer rests on a node of the run as it is: the board shows it after a moment."""
        self._hovered = node
        self._hovering.start()

    def _preview(self) -> None:
        if self._is_shown():
            self._session.preview(self._hovered if self._hovered >= 0 else None)

    def _is_shown(self) -> bool:
        """Whether the run as it is, is the one that the board shows."""
        result = self._session.result
        if result is None or self.compared is None:
            return False
        return len(result.nodes) == len(self.compared.left.nodes)

    def _go_to(self, is_left: bool, node: int) -> None:
        """A node was clicked in one of the strips: its row is shown, and the board goes there."""
        row = self.model.row_of(node, is_left=is_left)
        if row is not None:
            index = self.model.index(row, Side.LEFT if is_left else Side.RIGHT)
            self.table.setCurrentIndex(index)
            self.table.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
            self._pin(row)

    def _pin(self, row: int) -> None:
        """The board goes to the node of the left run, if it is the one that is shown."""
        node = self.model.left_of(row)
        if node is not None and self._is_shown():
            self._session.pin(node)

    def _enable(self, on: bool) -> None:
        for button in (self.previous, self.next, self.only):
            button.setEnabled(on)


def compare_feature(parts: WindowParts) -> Feature:
    """The panel, and the commands for it."""
    panel = ComparePanel(parts.session)

    def show() -> None:
        parts.show_panel("compare")
        if not panel.group.count():
            panel.compare()
        panel.go.setFocus()

    opening = make_action(parts.window, _OPEN, show)
    forward = make_action(parts.window, _NEXT, panel.step)
    back = make_action(parts.window, _BACK, lambda: panel.step(backwards=True))
    area = Qt.DockWidgetArea.BottomDockWidgetArea
    return Feature(
        menus=(MenuPart("&Timeline", (None, opening, forward, back)),),
        panels=(PanelSpec("compare", "Compare", panel, area, beside="timeline", closed=True),),
        set_tokens=panel.set_tokens,
    )
