"""The ways of a Choose One card: each with its name, its words, what it is aimed at and what it does."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from playorder.cards.vocabulary import Vocabulary
from playorder.gui.builder.effects import EffectsEditor
from playorder.gui.builder.rows import Row, RowsEditor
from playorder.gui.builder.slots import CardNames
from playorder.gui.protocols import CardKinds
from playorder.gui.workshop.target import TargetEditor

__all__ = ["OptionsEditor"]


class OptionRow(Row):
    """One way."""

    def __init__(
        self, vocabulary: Vocabulary, kinds: CardKinds, card_names: CardNames, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.name, self.text = QLineEdit(), QLineEdit()
        self.name.setPlaceholderText(self.tr("name of this way"))
        self.name.setAccessibleName(self.tr("Name of this way"))
        self.text.setPlaceholderText(self.tr("what is written on it"))
        self.text.setAccessibleName(self.tr("Text of this way"))
        self.target = TargetEditor(kinds)
        self.do = EffectsEditor(vocabulary, card_names, self.tr("Add an effect"))
        self.do.setContentsMargins(24, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.text, 2)
        head.addWidget(self._remove_button(self.tr("Remove this way")))
        aimed = QHBoxLayout()
        aimed.addWidget(QLabel(self.tr("Aimed at")))
        aimed.addWidget(self.target, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 8)
        layout.addLayout(head)
        layout.addLayout(aimed)
        layout.addWidget(self.do)
        for line in (self.name, self.text):
            line.textEdited.connect(lambda _text: self.changed.emit())
        for changes in (self.target.changed, self.do.changed):
            changes.connect(self.changed)

    @property
    def value(self) -> dict[str, Any]:
        """The way as an object."""
        made: dict[str, Any] = {}
        for name, words in (("name", self.name.text().strip()), ("text", self.text.text().strip())):
            if words:
                made[name] = words
        if self.target.value is not None:
            made["target"] = self.target.value
        return {**made, "do": self.do.value}

    def set_value(self, value: dict[str, Any]) -> None:
        """Show a way of a document."""
        self.name.setText(str(value.get("name", "")))
        self.text.setText(str(value.get("text", "")))
        self.target.set_value(value.get("target"))
        self.do.set_value(value.get("do", []))


class OptionsEditor(RowsEditor[OptionRow]):
    """All ways; a card needs two or more, or none."""

    def __init__(self, vocabulary: Vocabulary, kinds: CardKinds, card_names: CardNames) -> None:
        super().__init__(lambda: OptionRow(vocabulary, kinds, card_names))
        self.add_button.setText(self.tr("Add a &way"))
