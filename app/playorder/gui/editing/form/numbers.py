"""Numbers of an entity: what is written for it, and how the present values come of that."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QLabel, QSpinBox

from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.form.section import Section
from playorder.scenario.editing.entities import Entry, set_field
from playorder.timeline.board_view import EntityView

__all__ = ["NumbersSection", "OriginsSection"]


@dataclass(frozen=True, slots=True)
class _Number:
    """A field of the document with a number. `types` are those of the entities that have it."""

    field: str
    words: str
    types: tuple[str, ...]
    least: int
    tip: str


_NUMBERS = (
    _Number("attack", "Attack", ("minion", "weapon", "hero"), 0, "Attack before attachments and auras"),
    _Number("health", "Health", ("minion", "hero"), 0, "Maximum Health before attachments and auras"),
    _Number("durability", "Durability", ("weapon",), 0, "Durability of an unused weapon"),
    _Number("damage", "Damage", ("minion", "hero", "weapon"), 0, "Damage taken, or durability used"),
    _Number("armor", "Armor", ("hero",), 0, "Armor of the hero"),
    _Number("cost", "Cost", ("minion", "weapon", "spell", "hero_power"), 0, "Cost before what changes it"),
    _Number("attacks_this_turn", "Attacks", ("minion", "hero"), 0, "How often it has attacked this turn"),
)


class NumbersSection(Section):
    """A field for each number, who controls it, and whether it is exhausted."""

    def __init__(self, editor: BoardEditor) -> None:
        super().__init__(editor, "")
        self.title.hide()
        self.fields: dict[str, QSpinBox] = {}
        self._labels: dict[str, QLabel] = {}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(3)
        for number in _NUMBERS:
            self._add(number)
        self.body.addLayout(self._grid)
        self.controller = QComboBox()
        self.controller.addItems(["p1", "p2"])
        self.controller.setAccessibleName(self.tr("Controlled by"))
        self.controller.setToolTip(self.tr("Who controls it"))
        self.controller.activated.connect(self._change_side)
        self.exhausted = QCheckBox(self.tr("Exhausted"))
        self.exhausted.setToolTip(self.tr("It came this turn and has no Charge; a hero power is used"))
        self.exhausted.clicked.connect(self._set_exhausted)
        row = QHBoxLayout()
        row.addWidget(QLabel(self.tr("Controlled by")))
        row.addWidget(self.controller)
        row.addStretch(1)
        row.addWidget(self.exhausted)
        self.body.addLayout(row)
        self._player = 1

    def show_entity(self, view: EntityView, entry: Entry) -> None:
        shown = [number for number in _NUMBERS if view.type in number.types]
        printed = {"attack": view.base_attack, "health": view.base_health, "durability": view.base_health,
                   "cost": view.base_cost}  # fmt: skip
        for number in _NUMBERS:
            box, label = self.fields[number.field], self._labels[number.field]
            is_shown = number in shown
            box.setVisible(is_shown)
            label.setVisible(is_shown)
            if is_shown:
                place = shown.index(number)
                self._grid.addWidget(label, place // 4 * 2, place % 4)
                self._grid.addWidget(box, place // 4 * 2 + 1, place % 4)
                with QSignalBlocker(box):
                    box.setValue(int(entry.get(number.field, printed.get(number.field, 0))))
        self._player = view.player
        self.controller.setCurrentIndex(view.player - 1)
        self.controller.setEnabled(view.type != "hero")
        self.exhausted.setChecked(bool(entry.get("exhausted", False)))
        self.exhausted.setVisible(view.type in ("minion", "hero_power"))

    def _add(self, number: _Number) -> None:
        box = QSpinBox()
        box.setRange(number.least, 2**31 - 1)
        box.setKeyboardTracking(False)
        box.setMinimumWidth(56)
        box.setAccessibleName(self.tr(number.words))
        box.setToolTip(self.tr(number.tip))
        box.valueChanged.connect(lambda value: self._set(number, value))
        label = QLabel(self.tr(number.words))
        label.setObjectName("muted")
        label.setBuddy(box)
        self.fields[number.field] = box
        self._labels[number.field] = label
        # in the grid from the first, for what has no parent would be shown as a window of its own
        self._grid.addWidget(label, 0, 0)
        self._grid.addWidget(box, 1, 0)
        label.hide()
        box.hide()

    def _set(self, number: _Number, value: int) -> None:
        words = self.tr("Set %1 of %2 to %3").replace("%1", self.tr(number.words))
        words = words.replace("%2", self.editor.selected_words()).replace("%3", str(value))

        def change(entry: Entry, view: EntityView) -> Entry:
            printed = {"attack": view.base_attack, "cost": view.base_cost}.get(number.field, view.base_health)
            is_printed = number.field in ("attack", "health", "durability", "cost") and value == printed
            return set_field(entry, number.field, None if is_printed else value)

        self.editor.change_entities(words, change)

    def _set_exhausted(self, on: bool) -> None:
        words = self.tr("Exhaust %1") if on else self.tr("Ready %1")
        self.editor.change_entities(
            words.replace("%1", self.editor.selected_words()),
            lambda entry, _view: set_field(entry, "exhausted", on),
        )

    def _change_side(self, index: int) -> None:
        if index + 1 != self._player and not self.editor.change_side():
            self.controller.setCurrentIndex(self._player - 1)


class OriginsSection(Section):
    """Where the present numbers come from: each step, what it changes and what it leaves."""

    def __init__(self, editor: BoardEditor) -> None:
        super().__init__(editor, "")
        self.title.setText(self.tr("Where it comes from"))
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(3)
        self.body.addLayout(self._grid)
        self.rows: list[tuple[str, str, str]] = []
        """Name, change and what is left, as they are shown."""

    def show_entity(self, view: EntityView, entry: Entry) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self.rows = self._steps(view)
        self.setVisible(bool(self.rows))
        for number, row in enumerate(self.rows):
            is_last = number == len(self.rows) - 1
            for column, words in enumerate(row):
                label = QLabel(words)
                label.setObjectName("section" if is_last else "noteText" if column != 1 else "muted")
                self._grid.addWidget(label, number, column)

    def _steps(self, view: EntityView) -> list[tuple[str, str, str]]:
        found: list[tuple[str, str, str]] = []
        before = None
        for step in view.origins:
            now = (step.attack, step.health)
            change = ""
            if before is None:
                is_printed = now == (view.base_attack, view.base_health)
                name = self.tr("Base, printed") if is_printed else self.tr("Base, set here")
                printed = f"{view.base_attack}/{view.base_health}"
                change = "" if is_printed else self.tr("printed %1").replace("%1", printed)
            else:
                change = f"{now[0] - before[0]:+d}/{now[1] - before[1]:+d}"
                name = step.name
                if step.kind == "aura":
                    name = self.tr("%1, aura").replace("%1", step.name)
            found.append((name, change, f"{now[0]}/{now[1]}"))
            before = now
        if before is not None:
            damaged = self.tr("%1 damage").replace("%1", str(view.damage)) if view.damage else ""
            left = view.durability if view.type == "weapon" else view.health
            found.append((self.tr("Now"), damaged, f"{view.attack}/{left}"))
        return found
