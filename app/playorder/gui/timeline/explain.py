"""The panel beside the timeline: queues, auras, why-not, rule and breakpoints of the shown moment."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from playorder.gui.protocols import RunLike
from playorder.gui.session import Session
from playorder.gui.timeline.aura_page import AuraPage
from playorder.gui.timeline.break_page import BreakPage
from playorder.gui.timeline.queue_page import QueuePage
from playorder.gui.timeline.rule_page import RulePage
from playorder.gui.timeline.why_page import WhyPage
from playorder.gui.widgets import Panel
from playorder.scenario.asking.questions import Questions
from playorder.timeline.board_view import EntityView

__all__ = ["ExplainPanel"]

_AFTER = 60


class ExplainPanel(Panel):
    """Only the page that is seen is filled, a moment after the cursor has come to rest."""

    example_wanted = Signal(object)
    """An `Example` of the gallery is to be opened."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._questions: Questions | None = None
        self.head.title.setText(self.tr("Explain"))
        self.queue, self.auras, self.why = QueuePage(), AuraPage(), WhyPage()
        self.rule, self.breaks = RulePage(), BreakPage()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(True)
        self.tabs.tabBar().setElideMode(Qt.TextElideMode.ElideNone)
        self.setMinimumSize(220, 150)
        self.tabs.setAccessibleName(self.tr("Explanations"))
        self.queue.set_ranks(self._ranks)
        for page, title in (
            (self.queue, self.tr("Queue")), (self.auras, self.tr("Auras")), (self.why, self.tr("Why not?")),
            (self.rule, self.tr("Rule")), (self.breaks, self.tr("Breakpoints")),
        ):  # fmt: skip
            self.tabs.addTab(page, title)
            page.went.connect(session.pin_node)
        self.body.addWidget(self.tabs, 1)
        self.rule.opened.connect(self.example_wanted)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_AFTER)
        self._timer.timeout.connect(self.refresh)
        session.run_finished.connect(self._ran)
        session.scenario_loaded.connect(lambda _scenario: self._ran(None))
        session.node_changed.connect(lambda _node: self._timer.start())
        self.tabs.currentChanged.connect(lambda _place: self.refresh())

    def show_entity(self, entity: EntityView | None) -> None:
        """A card was selected on the board."""
        if entity is not None:
            self.why.show_entity(entity.entity)

    def show_page(self, page: QWidget) -> None:
        """Bring one page to the front, for the keyboard too."""
        self.tabs.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def refresh(self) -> None:
        """Fill the page that is seen."""
        self._timer.stop()
        node = self._session.shown.node
        place = None if node is None else node.id
        shown = self.tabs.currentWidget()
        if shown is self.queue:
            self.queue.show_node(self._questions, place)
        elif shown is self.auras:
            self.auras.show_node(self._questions, place)
        elif shown is self.why:
            self.why.show_node(place)
        elif shown is self.rule:
            self.rule.show_rule("" if node is None else node.rule)
        words = "" if node is None else self.tr("node %1").replace("%1", str(self._session.position + 1))
        self.head.hint.set_text(words)

    def _ranks(self, node: int) -> dict[int, int]:
        """The places in the order of play at a node, of what was in play."""
        result = self._session.result
        if result is None:
            return {}
        players = result.board_at(node).players
        return {
            view.entity: view.rank for player in players for zone in player.zones for view in zone.entities
        }

    def _ran(self, result: RunLike | None) -> None:
        self._questions = None if result is None else result.questions
        self.why.set_questions(self._questions)
        if self._questions is not None:
            self.tabs.setTabText(self.tabs.indexOf(self.auras), self._questions.lasting)
        self.breaks.set_run(result)
        if result is not None:
            self.rule.know(result.rules)
        self._timer.start()
