"""Triggers as sentences: when … if … do …."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from playorder.cards.vocabulary import Part, Slot, SlotKind, Vocabulary
from playorder.gui.builder.effects import EffectsEditor
from playorder.gui.builder.rows import Row, RowsEditor
from playorder.gui.builder.slots import CardNames, SlotField

__all__ = ["TriggerEditor", "TriggersEditor"]


_WHOSE = {
    "": "anybody",
    "friendly": "its own side",
    "enemy": "the other side",
    "self": "the bearer itself",
    "other": "anyone but the bearer",
    "by_self": "what the bearer does",
    "by_other": "what others do",
}
"""Conditions that say of whom the event must be, in words that go on with the sentence."""


_AROUND = 28
"""Pixels of a field at both sides of its text."""


class TriggerEditor(Row):
    """One trigger."""

    def __init__(self, vocabulary: Vocabulary, card_names: CardNames, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        events = tuple(word.name for word in vocabulary.words[Part.EVENTS] if word.example == word.name)
        self.on = SlotField(Slot("on", SlotKind.CHOICE, None, True, events), vocabulary, card_names)
        whose = Slot("whose", SlotKind.CHOICE, None, False, tuple(_WHOSE))
        self.whose = SlotField(whose, vocabulary, card_names)
        assert self.whose.combo is not None
        for place, words in enumerate(_WHOSE.values()):
            self.whose.combo.setItemText(place, self.tr(words))
        self.condition = SlotField(Slot("if", SlotKind.CONDITION), vocabulary, card_names)
        assert self.condition.combo is not None
        typed = self.condition.combo.lineEdit()
        assert typed is not None
        typed.setPlaceholderText(self.tr("no other condition"))
        self.name = QLineEdit()
        called = self.tr("what the timeline calls it")
        self.name.setPlaceholderText(called)
        self.name.setMinimumWidth(self.name.fontMetrics().horizontalAdvance(called) + _AROUND)
        self.name.setAccessibleName(self.tr("Name of the trigger"))
        self.do = EffectsEditor(vocabulary, card_names, self.tr("Add an effect"))
        head = QHBoxLayout()
        sentence = (self.tr("When"), self.on, self.tr("of"), self.whose, self.tr("and"), self.condition)
        for part in (*sentence, self.name):
            head.addWidget(QLabel(part) if isinstance(part, str) else part)
        head.addStretch(1)
        head.addWidget(self._remove_button(self.tr("Remove this trigger")))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.addLayout(head)
        self.do.setContentsMargins(24, 0, 0, 0)
        layout.addWidget(self.do)
        for changes in (self.on.changed, self.whose.changed, self.condition.changed, self.do.changed):
            changes.connect(self.changed)
        self.name.textEdited.connect(lambda _text: self.changed.emit())

    @property
    def value(self) -> dict[str, Any]:
        """The trigger as an object."""
        made: dict[str, Any] = {"on": self.on.value or "", "do": self.do.value}
        conditions = [self.whose.value] if self.whose.value else []
        if self.condition.value is not None:
            more = self.condition.value
            conditions += more if isinstance(more, list) else [more]
        if conditions:
            made["if"] = conditions if len(conditions) > 1 else conditions[0]
        if self.name.text().strip():
            made["name"] = self.name.text().strip()
        return made

    def set_value(self, value: dict[str, Any]) -> None:
        """Show a trigger of a document."""
        self.on.set_value(value.get("on"))
        asked = value.get("if")
        conditions = asked if isinstance(asked, list) else [] if asked is None else [asked]
        whose = next((one for one in conditions if isinstance(one, str) and one in _WHOSE), "")
        rest = [one for one in conditions if one is not whose]
        self.whose.set_value(whose)
        self.condition.set_value(rest[0] if len(rest) == 1 else rest or None)
        self.name.setText(str(value.get("name", "")))
        self.do.set_value(value.get("do", []))


class TriggersEditor(RowsEditor[TriggerEditor]):
    """A list of triggers."""

    def __init__(self, vocabulary: Vocabulary, card_names: CardNames, parent: QWidget | None = None) -> None:
        super().__init__(lambda: TriggerEditor(vocabulary, card_names), parent)
        self.add_button.setText(self.tr("Add a &trigger"))
