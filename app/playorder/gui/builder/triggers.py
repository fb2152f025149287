"""Triggers as sentences: when … if … do …."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QToolButton, QVBoxLayout, QWidget

from playorder.cards.vocabulary import Part, Slot, SlotKind, Vocabulary
from playorder.gui.builder.effects import EffectsEditor
from playorder.gui.builder.slots import CardNames, SlotField

__all__ = ["TriggerEditor", "TriggersEditor"]


class TriggerEditor(QWidget):
    """One trigger. ``value`` is the object that a document has for it."""

    changed = Signal()
    removed = Signal()

    def __init__(self, vocabulary: Vocabulary, card_names: CardNames, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        events = tuple(word.name for word in vocabulary.words[Part.EVENTS] if word.example == word.name)
        self.on = SlotField(Slot("on", SlotKind.CHOICE, None, True, events), vocabulary, card_names)
        self.condition = SlotField(Slot("if", SlotKind.CONDITION), vocabulary, card_names)
        self.name = QLineEdit()
        self.name.setPlaceholderText(self.tr("what the timeline calls it"))
        self.name.setAccessibleName(self.tr("Name of the trigger"))
        self.do = EffectsEditor(vocabulary, card_names, self.tr("Add an effect"))
        remove = QToolButton()
        remove.setText("✕")
        remove.setAccessibleName(self.tr("Remove this trigger"))
        remove.setToolTip(self.tr("Remove this trigger"))
        remove.clicked.connect(self.removed)
        head = QHBoxLayout()
        for part in (QLabel(self.tr("When")), self.on, QLabel(self.tr("and")), self.condition, self.name):
            head.addWidget(part)
        head.addStretch(1)
        head.addWidget(remove)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.addLayout(head)
        self.do.setContentsMargins(24, 0, 0, 0)
        layout.addWidget(self.do)
        for changes in (self.on.changed, self.condition.changed, self.do.changed):
            changes.connect(self.changed)
        self.name.textEdited.connect(lambda _text: self.changed.emit())

    @property
    def value(self) -> dict[str, Any]:
        """The trigger as an object."""
        made: dict[str, Any] = {"on": self.on.value or "", "do": self.do.value}
        if self.condition.value is not None:
            made["if"] = self.condition.value
        if self.name.text().strip():
            made["name"] = self.name.text().strip()
        return made

    def set_value(self, value: dict[str, Any]) -> None:
        """Show a trigger of a document."""
        self.on.set_value(value.get("on"))
        self.condition.set_value(value.get("if"))
        self.name.setText(str(value.get("name", "")))
        self.do.set_value(value.get("do", []))


class TriggersEditor(QWidget):
    """A list of triggers. ``value`` is the list that a document has for it."""

    changed = Signal()

    def __init__(self, vocabulary: Vocabulary, card_names: CardNames, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._vocabulary, self._card_names = vocabulary, card_names
        self.editors: list[TriggerEditor] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.add_button = QPushButton(self.tr("Add a &trigger"))
        self.add_button.clicked.connect(lambda _checked=False: self.add())
        line = QHBoxLayout()
        line.addWidget(self.add_button)
        line.addStretch(1)
        self._layout.addLayout(line)

    def add(self, value: dict[str, Any] | None = None) -> TriggerEditor:
        """One more trigger at the end."""
        editor = TriggerEditor(self._vocabulary, self._card_names)
        if value is not None:
            editor.set_value(value)
        editor.changed.connect(self.changed)
        editor.removed.connect(lambda: self.remove(editor))
        self.editors.append(editor)
        self._layout.insertWidget(self._layout.count() - 1, editor)
        self.changed.emit()
        return editor

    def remove(self, editor: TriggerEditor) -> None:
        """Take a trigger away."""
        self.editors.remove(editor)
        editor.deleteLater()
        self.changed.emit()

    @property
    def value(self) -> list[dict[str, Any]]:
        """All triggers as objects."""
        return [editor.value for editor in self.editors]

    def set_value(self, value: Any) -> None:
        """Show the triggers of a document."""
        for editor in list(self.editors):
            self.remove(editor)
        for trigger in value or []:
            self.add(trigger)
