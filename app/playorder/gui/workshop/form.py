"""The form of a card: what is printed on it, and what it does, in sentences."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from playorder.cards.vocabulary import Vocabulary
from playorder.gui.builder.effects import EffectsEditor
from playorder.gui.builder.number_box import NumberBox
from playorder.gui.builder.slots import CardNames
from playorder.gui.builder.triggers import TriggersEditor
from playorder.gui.protocols import CardKinds
from playorder.gui.widgets import scroll_area
from playorder.gui.workshop.options import OptionsEditor
from playorder.gui.workshop.target import TargetEditor

__all__ = ["CardForm"]

NUMBERS = ("cost", "attack", "health", "durability", "armor")
SHOWN = {
    "minion": ("cost", "attack", "health"), "spell": ("cost",), "weapon": ("cost", "attack", "durability"),
    "hero": ("cost", "health", "armor"), "hero_power": ("cost",), "enchantment": ("attack", "health"),
}  # fmt: skip
"""Which numbers each type has."""
TEXTS = {
    "minion": ("battlecry", "deathrattle", "triggers", "auras", "choose"), "spell": ("spell", "triggers", "choose"),
    "weapon": ("battlecry", "deathrattle", "triggers", "auras"), "hero": ("battlecry", "triggers", "auras"),
    "hero_power": ("power", "choose"), "enchantment": ("deathrattle", "triggers", "auras"),
}  # fmt: skip
"""Which effects each type has."""
TITLES = {
    "spell": "Spell", "power": "Power", "battlecry": "Battlecry", "deathrattle": "Deathrattle", "triggers": "Triggers",
    "auras": "Auras", "choose": "Choose One",
}  # fmt: skip


class CardForm(QWidget):
    """``value`` is the card as a document has it; fields that the form does not show are kept as they were."""

    changed = Signal()

    def __init__(
        self, vocabulary: Vocabulary, kinds: CardKinds, card_names: CardNames, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._kept: dict[str, Any] = {}
        self.id, self.name, self.keywords = QLineEdit(), QLineEdit(), QLineEdit()
        self.keywords.setPlaceholderText("taunt, charge")
        self.keywords.setToolTip(", ".join(kinds.keywords))
        self.text = QPlainTextEdit()
        self.text.setFixedHeight(58)
        self.text.setTabChangesFocus(True)
        self.type, self.card_class, self.race = (QComboBox() for _ in range(3))
        self.target = TargetEditor(kinds)
        for box, words in (
            (self.type, kinds.types), (self.card_class, kinds.classes), (self.race, ("", *kinds.races)),
        ):  # fmt: skip
            for word in words:
                box.addItem(word.replace("_", " ") or "–", word)
        self.card_class.setCurrentIndex(max(0, self.card_class.findData("neutral")))
        self.numbers: dict[str, QSpinBox] = {}
        self._labels: dict[str, QLabel] = {}
        numbers = QHBoxLayout()
        for name in NUMBERS:
            spin = NumberBox(0, 99)
            spin.setToolTip(self.tr("Type it, or use the arrow keys"))
            spin.setAccessibleName(self.tr(name.capitalize()))
            label = QLabel(self.tr(name.capitalize()))
            label.setBuddy(spin)
            self.numbers[name], self._labels[name] = spin, label
            numbers.addWidget(label)
            numbers.addWidget(spin)
            spin.valueChanged.connect(lambda _n: self.changed.emit())
        numbers.addStretch(1)
        rows = QFormLayout()
        for label_words, field in (
            (self.tr("&Name"), self.name), (self.tr("&Id"), self.id), (self.tr("T&ype"), self.type),
            (self.tr("C&lass"), self.card_class), (self.tr("Tri&be"), self.race), (self.tr("&Keywords"), self.keywords),
            (self.tr("Te&xt"), self.text), (self.tr("Aimed &at"), self.target),
        ):  # fmt: skip
            field.setAccessibleName(label_words.replace("&", ""))
            rows.addRow(label_words, field)
        rows.insertRow(3, self.tr("Numbers"), numbers)
        self.effects = {
            name: EffectsEditor(vocabulary, card_names, self.tr("Add an &effect"))
            for name in ("spell", "power", "battlecry", "deathrattle")
        }
        self.triggers = TriggersEditor(vocabulary, card_names)
        self.auras = EffectsEditor(vocabulary, card_names, self.tr("Add an a&ura"), words=kinds.auras)
        self.options = OptionsEditor(vocabulary, kinds, card_names)
        self._parts: dict[str, EffectsEditor | TriggersEditor | OptionsEditor] = {
            **self.effects, "triggers": self.triggers, "auras": self.auras, "choose": self.options,
        }  # fmt: skip
        self.tabs = QTabWidget()
        self._pages: dict[str, QWidget] = {}
        for name, editor in self._parts.items():
            area = scroll_area()
            inner = QWidget()
            column = QVBoxLayout(inner)
            column.addWidget(editor)
            column.addStretch(1)
            area.setWidget(inner)
            self._pages[name] = area
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(rows)
        layout.addWidget(self.tabs, 1)
        for line in (self.id, self.name, self.keywords):
            line.textEdited.connect(lambda _text: self.changed.emit())
        self.text.textChanged.connect(self.changed)
        for combo in (self.card_class, self.race):
            combo.currentIndexChanged.connect(lambda _i: self.changed.emit())
        self.type.currentIndexChanged.connect(self._fit)
        for changes in (self.target.changed, *(part.changed for part in self._parts.values())):
            changes.connect(self.changed)
        self._fit()

    def _fit(self) -> None:
        kind = self.type.currentData()
        for name, spin in self.numbers.items():
            for part in (spin, self._labels[name]):
                part.setVisible(name in SHOWN[kind])
        self.tabs.clear()
        for name in TEXTS[kind]:
            self.tabs.addTab(self._pages[name], self.tr(TITLES[name]))
        self.changed.emit()

    @property
    def value(self) -> dict[str, Any]:
        """The card as an object, in the order in which people write it."""
        kind = self.type.currentData()
        card: dict[str, Any] = {"id": self.id.text().strip(), "name": self.name.text().strip(), "type": kind}
        card |= {name: self.numbers[name].value() for name in SHOWN[kind]}
        if self.card_class.currentData() != "neutral":
            card["class"] = self.card_class.currentData()
        if self.race.currentData():
            card["race"] = self.race.currentData()
        keywords = self.keywords.text().replace(",", " ").split()
        if keywords:
            card["keywords"] = keywords
        if self.text.toPlainText().strip():
            card["text"] = self.text.toPlainText().strip()
        if self.target.value is not None:
            card["target"] = self.target.value
        for name in TEXTS[kind]:
            if made := self._parts[name].value:
                card[name] = made
        return {**self._kept, **card}

    def set_value(self, card: dict[str, Any]) -> None:
        """Show a card."""
        known = {
            "id",
            "name",
            "type",
            "class",
            "race",
            "keywords",
            "text",
            "target",
            *NUMBERS,
            *self._parts,
        }
        self._kept = {field: value for field, value in card.items() if field not in known}
        self.type.setCurrentIndex(max(0, self.type.findData(card.get("type", "minion"))))
        self.id.setText(str(card.get("id", "")))
        self.name.setText(str(card.get("name", "")))
        self.card_class.setCurrentIndex(max(0, self.card_class.findData(card.get("class", "neutral"))))
        self.race.setCurrentIndex(max(0, self.race.findData(card.get("race", ""))))
        self.target.set_value(card.get("target"))
        self.keywords.setText(", ".join(card.get("keywords", [])))
        self.text.setPlainText(str(card.get("text", "")))
        for name, spin in self.numbers.items():
            spin.setValue(card.get(name, 0))
        for name, part in self._parts.items():
            part.set_value(card.get(name, []))
        self.changed.emit()
