"""Fields for the slots of a word: each offers the words that fit, and takes an object written as JSON as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QHBoxLayout, QLineEdit, QWidget

from playorder.cards.vocabulary import Part, Slot, SlotKind, Vocabulary, Word
from playorder.gui.builder.values import from_text, to_text
from playorder.gui.builder.wording import plain

__all__ = ["SlotField", "words_for"]

CardNames = Callable[[str], list[str]]
"""Names of cards for what was typed so far."""


def words_for(vocabulary: Vocabulary, slot: Slot) -> list[Word]:
    """The words of the vocabulary that a slot takes."""
    parts = {
        SlotKind.SELECTION: Part.SELECTIONS, SlotKind.CONDITION: Part.CONDITIONS, SlotKind.AMOUNT: Part.AMOUNTS,
    }  # fmt: skip
    part = parts.get(slot.kind)
    if part is None:
        return []
    words = [word for word in vocabulary.words[part] if word.example == word.name]
    if not slot.accepts:
        return words
    return [word for word in words if slot.accepts & {*((word.facts or {}).get("kinds") or "").split(", ")}]


class SlotField(QWidget):
    """One slot. ``value`` is what stands in it, as a document has it; None where it is left out."""

    changed = Signal()

    def __init__(
        self, slot: Slot, vocabulary: Vocabulary, card_names: CardNames, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.slot = slot
        self._card_names = card_names
        self._names: dict[str, str] = {}
        """The words of the vocabulary by what is shown of them."""
        self.combo: QComboBox | None = None
        self.line: QLineEdit | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        if slot.kind is SlotKind.CHOICE:
            self.combo = self._made_combo(editable=False)
            for choice in slot.choices:
                self.combo.addItem(choice.replace("_", " ") or self.tr("for good"), choice)
            self.combo.setCurrentIndex(max(0, self.combo.findData(slot.default)))
        elif words := words_for(vocabulary, slot):
            self.combo = self._made_combo(editable=True)
            if slot.kind is SlotKind.AMOUNT:
                self.combo.addItems([str(number) for number in range(11)])
            for word in words:
                self._names[plain(word.name)] = word.name
                self.combo.addItem(plain(word.name))
                self.combo.setItemData(self.combo.count() - 1, word.meaning, Qt.ItemDataRole.ToolTipRole)
            start = slot.default if slot.default is not None else (1 if slot.kind is SlotKind.AMOUNT else "")
            self.combo.setEditText(self._shown(start))
        else:
            self.line = QLineEdit(
                to_text(list(slot.default) if isinstance(slot.default, tuple) else slot.default)
            )
            self.line.setPlaceholderText(_HINTS.get(slot.kind, ""))
            self.line.setMinimumWidth(90 if slot.kind is not SlotKind.NUMBER else 40)
            if slot.kind is SlotKind.CARD:
                self._complete(self.line)
            self.line.textEdited.connect(lambda _text: self.changed.emit())
        field: QWidget | None = self.combo or self.line
        assert field is not None
        field.setAccessibleName(slot.name)
        field.setToolTip(slot.name.replace("_", " "))
        layout.addWidget(field)
        self.setFocusProxy(field)

    def _made_combo(self, *, editable: bool) -> QComboBox:
        combo = QComboBox()
        combo.setEditable(editable)
        combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength({SlotKind.AMOUNT: 6, SlotKind.CHOICE: 12}.get(self.slot.kind, 22))
        combo.currentTextChanged.connect(lambda _text: self.changed.emit())
        if editable:
            completer = combo.completer()
            if completer is not None:
                completer.setFilterMode(Qt.MatchFlag.MatchContains)
                completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        return combo

    def _complete(self, line: QLineEdit) -> None:
        model = QStringListModel(self)
        completer = QCompleter(model, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        line.setCompleter(completer)
        line.textEdited.connect(
            lambda text: model.setStringList(self._card_names(text) if len(text) > 1 else [])
        )

    @property
    def value(self) -> Any:
        """What stands in it."""
        if self.combo is not None and self.slot.kind is SlotKind.CHOICE:
            chosen = self.combo.currentData()
            return None if chosen == (self.slot.default or "") else chosen
        text = self.combo.currentText() if self.combo is not None else self.line.text() if self.line else ""
        value = from_text(self._names.get(text.strip(), text))
        if self.slot.kind is SlotKind.KEYWORDS and isinstance(value, str):
            value = [word for word in value.replace(",", " ").split() if word]
        if not self.slot.required and value in (self.slot.default, None, [], list(self.slot.default or ())
                                                if isinstance(self.slot.default, tuple) else None):  # fmt: skip
            return None
        return value

    def _shown(self, value: Any) -> str:
        is_word = isinstance(value, str) and self._names.get(plain(value)) == value
        return plain(value) if is_word else to_text(value)

    def set_value(self, value: Any) -> None:
        """Put a document's value into it."""
        if self.combo is not None and self.slot.kind is SlotKind.CHOICE:
            self.combo.setCurrentIndex(max(0, self.combo.findData(value)))
        elif self.combo is not None:
            self.combo.setEditText(self._shown(value))
        elif self.line is not None:
            is_words = self.slot.kind is SlotKind.KEYWORDS and isinstance(value, list)
            self.line.setText(", ".join(value) if is_words else to_text(value))


_HINTS = {
    SlotKind.CARD: "card", SlotKind.KEYWORDS: "taunt, charge", SlotKind.CARDS: '{"type": "minion", "cost": 2}',
    SlotKind.TEXT: "word", SlotKind.NUMBER: "0",
}  # fmt: skip
