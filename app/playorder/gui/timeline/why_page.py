"""Why-not: any entity, any event; and why it is dead, and where its numbers come from."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QHBoxLayout, QLabel, QWidget

from playorder.gui.timeline.aura_page import ledger
from playorder.gui.timeline.facts_page import FactsPage, box, heading, muted
from playorder.gui.widgets import narrow_combo
from playorder.scenario.asking.answers import Answer
from playorder.scenario.asking.questions import Questions
from playorder.timeline.rules import rule

__all__ = ["WhyPage"]


class WhyPage(FactsPage):
    """Asks about the entity that is chosen here, or selected on the board, and the node that is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Why not?"))
        self._questions: Questions | None = None
        self._node: int | None = None
        self._entity: int | None = None
        self.entity = narrow_combo(self.tr("The card that is asked about"), 8)
        self.entity.setToolTip(
            self.tr("The card that is asked about: choose it here or select it on the board")
        )
        self.entity.setEditable(True)
        self.entity.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = self.entity.completer()
        assert completer is not None, "an editable box has one"
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.entity.activated.connect(self._chosen)
        self.event_label = QLabel()
        self.event_label.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(QLabel(self.tr("Why did")))
        row.addWidget(self.entity, 1)
        row.addWidget(self.event_label)
        self.room_above().addLayout(row)
        self._ask()

    def set_questions(self, questions: Questions | None) -> None:
        """Another run."""
        self._questions, self._node = questions, None
        self.entity.clear()
        self._entity = None
        if questions is not None:
            for one in questions.askable():
                self.entity.addItem(questions.name_of(one), one)
        self.entity.setCurrentIndex(-1)
        self._ask()

    def show_node(self, node: int | None) -> None:
        """The node at which it is asked."""
        self._node = node
        self._ask()

    def show_entity(self, entity: int | None) -> None:
        """The entity that is asked about; None keeps the last."""
        place = self.entity.findData(entity)
        if entity is not None and place >= 0:
            self.entity.setCurrentIndex(place)
            self._entity = entity
            self._ask()

    def _chosen(self, place: int) -> None:
        self._entity = self.entity.itemData(place)
        self._ask()

    def _ask(self) -> None:
        where = self.tr("not trigger here?")
        if self._node is not None:
            where = self.tr("not trigger at node %1?").replace("%1", str(self._node + 1))
        self.event_label.setText(where)
        questions, entity, node = self._questions, self._entity, self._node
        if questions is None:
            self.fill([muted(self.tr("Run the script first."))])
        elif entity is None:
            self.fill([muted(self.tr("Choose a card above, or select one on the board."))])
        else:
            self.fill(self._parts(questions, entity, node))

    def _parts(self, questions: Questions, entity: int, node: int | None) -> Iterator[QWidget]:
        name = questions.name_of(entity)
        if node is None:
            yield muted(self.tr("Before the first action nothing has happened."))
        else:
            for answer in questions.why_not(entity, node):
                yield self._answer(name, answer, questions)
        numbers = questions.numbers(entity, node)
        if numbers:
            hint = self.tr("at this moment: what each change leaves")
            yield heading(self.tr("Where its numbers come from"), hint)
            for number, lines in numbers.items():
                yield ledger(number, lines)
        yield from self._death(questions, entity, name)

    def _answer(self, name: str, answer: Answer, questions: Questions) -> QWidget:
        lines: list[QWidget] = []
        if answer.trigger:
            lines.append(muted(f"“{answer.trigger}”"))
        for reading in answer.readings:
            lines.append(muted("· " + questions.told(reading)))
        for shown in answer.evidence:
            lines.append(self.link(shown.node, shown.words))
        known = rule(answer.rule) if answer.rule else None
        if known is not None:
            lines.append(muted(f"{known.id}  {known.title}: {known.text}"))
        if answer.reason is None:
            title = self.tr("%1 did trigger").replace("%1", name)
            return box(title, [(self.tr("resolved"), "good")], lines, "resolved")
        title = self.tr("%1 did not trigger: %2").replace("%1", name).replace("%2", answer.words)
        framed = box("", [(answer.rule, "accent")], lines, "aborted")
        told = muted(title)
        told.setObjectName("factTitle")
        framed.layout().insertWidget(0, told)  # type: ignore[union-attr]
        return framed

    def _death(self, questions: Questions, entity: int, name: str) -> Iterator[QWidget]:
        death = questions.death(entity)
        if death is None:
            return
        yield heading(self.tr("Why is %1 dead?").replace("%1", name))
        why = self.tr("It was marked for destruction.")
        if not death.destroyed or death.health <= 0:
            why = self.tr("Its health was %1.").replace("%1", str(death.health))
        yield muted(why)
        yield self.link(death.node, self.tr("it left play"))
        for cause in death.causes[:6]:
            if cause.node is not None:
                yield self.link(cause.node, f"{cause.tag.replace('_', ' ')} {cause.before} → {cause.after}")
