"""The list of breakpoints, and how one is added."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from playorder.gui.protocols import RunLike
from playorder.gui.timeline.breakpoints import BreakOn, Breakpoint
from playorder.gui.timeline.facts_page import FactsPage, box, link, muted
from playorder.gui.timeline.kinds import KINDS
from playorder.gui.widgets import narrow_combo
from playorder.scenario.asking.questions import Questions
from playorder.timeline.rules import Rule, rules

__all__ = ["BreakPage"]


class BreakPage(FactsPage):
    """Breakpoints of this session; those on a card are dropped with the run that the card belongs to."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Breakpoints"))
        self._questions: Questions | None = None
        self._rules: Mapping[str, Rule] = rules()
        self._events: list[str] = []
        self.breakpoints: list[Breakpoint] = []
        self.on = narrow_combo(self.tr("What to stop on"), 10)
        for on, words in (
            (BreakOn.KIND, self.tr("a kind of node")),
            (BreakOn.ENTITY, self.tr("a card")),
            (BreakOn.TAG, self.tr("a changed tag")),
            (BreakOn.RULE, self.tr("a rule")),
        ):
            self.on.addItem(words, on)
        self.value = narrow_combo(self.tr("Which one to stop on"), 10)
        self.entity = narrow_combo(self.tr("Which card to stop on"), 10)
        self.add = QPushButton(self.tr("Add"))
        self.add.setObjectName("small")
        self.add.setToolTip(self.tr("Stop there while playing; F8 goes to the next one"))
        self.add.clicked.connect(self._add)
        self.on.currentIndexChanged.connect(self._offer)
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.on, 1)
        first.addWidget(self.value, 1)
        second.addWidget(self.entity, 1)
        second.addWidget(self.add)
        rows = QVBoxLayout()
        rows.addLayout(first)
        rows.addLayout(second)
        self.room_above().addLayout(rows)
        self._offer()
        self._show()

    def set_run(self, result: RunLike | None) -> None:
        """Another run: its cards and kinds are offered."""
        self._questions = None if result is None else result.questions
        self._rules = rules() if result is None else result.rules
        self.breakpoints = [one for one in self.breakpoints if one.entity is None]
        self.entity.clear()
        self.entity.addItem(self.tr("any card"), None)
        for entity in [] if self._questions is None else self._questions.askable():
            assert self._questions is not None
            self.entity.addItem(self._questions.name_of(entity), entity)
        if result is not None:
            self._events = sorted({node.label for node in result.nodes if node.kind == "event"})
            self._offer()
        self._show()

    def _offer(self) -> None:
        """The values that fit what is to be stopped on; the one that is chosen stays if it is among them."""
        on: BreakOn = self.on.currentData()
        kept = self.value.currentData()
        self.value.clear()
        if on is BreakOn.KIND:
            for kind, style in KINDS.items():
                self.value.addItem(style.title, kind)
            for label in self._events:
                self.value.addItem(self._kind_words(f"event:{label}"), f"event:{label}")
        elif on is BreakOn.RULE:
            for known in self._rules.values():
                self.value.addItem(f"{known.id}  {known.title}", known.id)
        elif on is BreakOn.TAG:
            for tag in () if self._questions is None else self._questions.tags:
                self.value.addItem(tag.replace("_", " "), tag)
        self.value.setCurrentIndex(max(0, self.value.findData(kept)))
        self.value.setVisible(on is not BreakOn.ENTITY)
        self.entity.setEnabled(on in (BreakOn.ENTITY, BreakOn.TAG))

    def _add(self) -> None:
        on: BreakOn = self.on.currentData()
        entity: int | None = self.entity.currentData() if self.entity.isEnabled() else None
        if on is BreakOn.ENTITY and entity is None:
            self.entity.setFocus()
            self.entity.showPopup()
            return
        made = Breakpoint(on, str(self.value.currentData() or ""), entity)
        if made not in self.breakpoints:
            self.breakpoints.append(made)
        self._show()
        self.changed.emit()

    def _remove(self, one: Breakpoint) -> None:
        self.breakpoints.remove(one)
        self._show()
        self.changed.emit()

    def words(self, one: Breakpoint) -> str:
        """A breakpoint in words."""
        who = ""
        if one.entity is not None and self._questions is not None:
            who = self._questions.name_of(one.entity)
        if one.on is BreakOn.KIND:
            return self._kind_words(one.value)
        if one.on is BreakOn.RULE:
            return self.tr("Rule %1").replace("%1", one.value)
        if one.on is BreakOn.ENTITY:
            return who
        told = self.tr("%1 changes").replace("%1", one.value.replace("_", " "))
        return f"{who}: {told}" if who else told

    def _kind_words(self, value: str) -> str:
        """A kind of node, or of event, in words."""
        kind, _, label = value.partition(":")
        title = KINDS[kind].title if kind in KINDS else kind
        return f"{title}: {label.replace('_', ' ')}" if label else title

    def _show(self) -> None:
        if not self.breakpoints:
            self.fill(
                [
                    muted(
                        self.tr(
                            "No breakpoints. Playing stops at each one that is added here; F8 goes to the next."
                        )
                    )
                ]
            )
            return
        self.fill(
            box(self.words(one), [], [link(self.tr("Remove"), partial(self._remove, one))])
            for one in self.breakpoints
        )
