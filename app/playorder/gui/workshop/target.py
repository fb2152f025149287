"""What a card may be aimed at: a word, and if that is not enough, what the target must be besides."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSpinBox, QToolButton, QVBoxLayout, QWidget

from playorder.gui.builder.number_box import NumberBox
from playorder.gui.protocols import CardKinds
from playorder.gui.widgets import FlowLayout

__all__ = ["TargetEditor"]

ANY = -1
BOUNDS = ("min_attack", "max_attack")


class TargetEditor(QWidget):
    """``value`` is what a document has: nothing, a word, or an object."""

    changed = Signal()

    def __init__(self, kinds: CardKinds, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.what, self.race, self.when = QComboBox(), QComboBox(), QComboBox()
        for box, words, first in (
            (self.what, kinds.targets, self.tr("– not aimed")),
            (self.race, kinds.races, self.tr("any tribe")),
            (self.when, kinds.target_whens, self.tr("as usual")),
        ):
            box.addItem(first, "")
            for word in words:
                box.addItem(word.replace("_", " "), word)
            box.currentIndexChanged.connect(self._fit)
        self.what.setAccessibleName(self.tr("Aimed at"))
        self.race.setAccessibleName(self.tr("Tribe of the target"))
        self.when.setAccessibleName(self.tr("When a target must be chosen"))
        self.bounds: dict[str, QSpinBox] = {}
        for name, told in zip(BOUNDS, (self.tr("Least Attack"), self.tr("Most Attack")), strict=True):
            spin = NumberBox(ANY, 99)
            spin.setSpecialValueText(self.tr("any"))
            spin.setValue(ANY)
            spin.setAccessibleName(told)
            spin.valueChanged.connect(self._fit)
            self.bounds[name] = spin
        self.states: dict[str, QToolButton] = {}
        for state in kinds.target_states:
            button = QToolButton()
            button.setObjectName("keyword")
            button.setCheckable(True)
            button.setText(state.replace("_", " "))
            button.setAccessibleName(self.tr("The target must be: %1").replace("%1", state.replace("_", " ")))
            button.toggled.connect(self._fit)
            self.states[state] = button
        self.more = QToolButton()
        self.more.setObjectName("keyword")
        self.more.setText(self.tr("Only some…"))
        self.more.setCheckable(True)
        self.more.setToolTip(self.tr("Say what the target must be besides"))
        self.more.toggled.connect(self._fit)
        head = QHBoxLayout()
        head.addWidget(self.what, 1)
        head.addWidget(self.more)
        self._details = QWidget()
        flow = FlowLayout(self._details, 6)
        for before, field in (
            (self.tr("tribe"), self.race), (self.tr("Attack from"), self.bounds["min_attack"]),
            (self.tr("to"), self.bounds["max_attack"]), (self.tr("chosen"), self.when),
        ):  # fmt: skip
            label = QLabel(before)
            label.setMinimumHeight(field.sizeHint().height())
            flow.addWidget(label)
            flow.addWidget(field)
        for button in self.states.values():
            flow.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(head)
        layout.addWidget(self._details)
        self.setFocusProxy(self.what)
        self._fit()

    def _fit(self) -> None:
        is_aimed = bool(self.what.currentData())
        self.more.setEnabled(is_aimed)
        self._details.setVisible(is_aimed and self.more.isChecked())
        self.changed.emit()

    @property
    def value(self) -> Any:
        """Nothing, a word or an object."""
        what = self.what.currentData()
        if not what:
            return None
        besides: dict[str, Any] = {}
        if self.more.isChecked():
            if self.race.currentData():
                besides["race"] = self.race.currentData()
            besides |= {name: spin.value() for name, spin in self.bounds.items() if spin.value() != ANY}
            states = [state for state, button in self.states.items() if button.isChecked()]
            if states:
                besides["be"] = states
            if self.when.currentData():
                besides["when"] = self.when.currentData()
        return {"what": what, **besides} if besides else what

    def set_value(self, value: Any) -> None:
        """Show what a document has."""
        told: dict[str, Any] = value if isinstance(value, dict) else {"what": value or ""}
        states = told.get("be", [])
        self.more.setChecked(len(told) > 1)
        self.what.setCurrentIndex(max(0, self.what.findData(told.get("what", "character"))))
        self.race.setCurrentIndex(max(0, self.race.findData(told.get("race", ""))))
        self.when.setCurrentIndex(max(0, self.when.findData(told.get("when", ""))))
        for name, spin in self.bounds.items():
            spin.setValue(told.get(name, ANY))
        for state, button in self.states.items():
            button.setChecked(state in (states if isinstance(states, list) else [states]))
