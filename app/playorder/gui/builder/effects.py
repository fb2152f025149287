"""Effects and auras as sentences: one row for each, with the words that there are and their slots as gaps."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from playorder.cards.vocabulary import Part, Slot, SlotKind, Vocabulary, Word
from playorder.gui.builder.rows import Row, RowsEditor
from playorder.gui.builder.slots import CardNames, SlotField
from playorder.gui.widgets import FlowLayout

__all__ = ["EffectsEditor"]

DEEPEST = 3
"""How deep effects within effects can be built; deeper ones are written as JSON."""
_GAP = re.compile(r"\{(\w+)\}")


class EffectRow(Row):
    """One effect, or whatever else is written as an object with the name of one of ``words`` among its fields."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        card_names: CardNames,
        depth: int,
        words: Sequence[Word],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._vocabulary, self._card_names, self._depth = vocabulary, card_names, depth
        self._words = {word.name: word for word in words}
        self.fields: dict[str, SlotField] = {}
        self.nested: dict[str, EffectsEditor] = {}
        self.kind = QComboBox()
        self.kind.setAccessibleName(self.tr("Effect"))
        for word in words:
            self.kind.addItem((word.facts or {}).get("label", word.name.replace("_", " ")), word.name)
            self.kind.setItemData(
                self.kind.count() - 1, word.meaning.replace("`", ""), 3
            )  # the tool tip's role
        self.kind.currentIndexChanged.connect(self._rebuild)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self.kind, 0, Qt.AlignmentFlag.AlignTop)
        self._sentence = QWidget()
        self._flow = FlowLayout(self._sentence, 4)
        head.addWidget(self._sentence, 1)
        remove = self._remove_button(self.tr("Remove this effect"))
        head.addWidget(remove, 0, Qt.AlignmentFlag.AlignTop)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 2, 0, 2)
        self._layout.addLayout(head)
        self._rebuild()

    @property
    def word(self) -> Word:
        """The chosen word."""
        return self._words[self.kind.currentData()]

    def _rebuild(self) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for editor in self.nested.values():
            editor.deleteLater()
        self.fields.clear()
        self.nested.clear()
        slots = {slot.name: slot for slot in self.word.slots}
        told: list[str] = []
        parts = _GAP.split(self.word.sentence)
        for index, part in enumerate(parts):
            if index % 2:
                told.append(part)
                self._put(slots[part])
            elif index + 1 < len(parts) and slots[parts[index + 1]].kind is SlotKind.EFFECTS:
                continue  # what leads to effects within the effect stands on the button that adds them
            elif part.strip(" ,:"):
                self._flow.addWidget(self._label(part.strip(" :;,")))
        for name, slot in slots.items():  # slots that the sentence does not speak of
            if name not in told and slot.kind is not SlotKind.FLAG:
                if slot.kind is not SlotKind.EFFECTS:
                    self._flow.addWidget(self._label(name))
                self._put(slot)
        self.changed.emit()

    def _label(self, words: str) -> QLabel:
        """Words between the gaps, in the middle of the row."""
        label = QLabel(words)
        label.setMinimumHeight(self.kind.sizeHint().height())
        return label

    def _put(self, slot: Slot) -> None:
        """The field of a slot; effects within effects get an editor of their own below the sentence."""
        if slot.kind is SlotKind.FLAG:
            return
        if slot.kind is SlotKind.EFFECTS:
            if self._depth < DEEPEST:
                words = self.tr("Add to “%1”").replace("%1", slot.name)
                editor = EffectsEditor(self._vocabulary, self._card_names, words, self._depth + 1)
                editor.changed.connect(self.changed)
                editor.setContentsMargins(24, 0, 0, 0)
                self.nested[slot.name] = editor
                self._layout.addWidget(editor)
            return
        field = SlotField(slot, self._vocabulary, self._card_names)
        field.changed.connect(self.changed)
        self.fields[slot.name] = field
        self._flow.addWidget(field)

    @property
    def value(self) -> dict[str, Any]:
        """The effect as an object."""
        made: dict[str, Any] = {}
        for slot in self.word.slots:
            if slot.kind is SlotKind.FLAG:
                made[slot.name] = True
            elif slot.name in self.nested:
                effects = self.nested[slot.name].value
                if effects or slot.required:
                    made[slot.name] = effects
            elif slot.name in self.fields:
                value = self.fields[slot.name].value
                if value is not None or slot.required:
                    made[slot.name] = "" if value is None else value
        return made

    def set_value(self, value: dict[str, Any]) -> None:
        """Show an effect of a document."""
        for index in range(self.kind.count()):
            if self.kind.itemData(index) in value:
                self.kind.setCurrentIndex(index)
                break
        for name, inner in value.items():
            if name in self.nested:
                self.nested[name].set_value(inner)
            elif name in self.fields:
                self.fields[name].set_value(inner)


class EffectsEditor(RowsEditor[EffectRow]):
    """A list of effects; with ``words`` of other things that are told in the same way, such as auras."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        card_names: CardNames,
        add_words: str,
        depth: int = 0,
        words: Sequence[Word] = (),
    ) -> None:
        told = words or vocabulary.words[Part.EFFECTS]
        super().__init__(lambda: EffectRow(vocabulary, card_names, depth, told))
        self._layout.setSpacing(2)
        self.add_button.setText(add_words)
