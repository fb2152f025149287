"""Numbers of an entity: what is written for it, and how the present values come of that."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QLabel, QSpinBox

from playorder.gui.board.words import origin_steps
from playorder.gui.document_number import DocumentNumber
from playorder.gui.editing.editor import BoardEditor
from playorder.gui.editing.form.section import Section
from playorder.gui.widgets import FlowLayout
from playorder.scenario.editing.entities import Entry, set_field
from playorder.scenario.editing.rules import EditingRules, FlagField, NumberField
from playorder.timeline.board_view import EntityView

__all__ = ["NumbersSection", "OriginsSection"]


_COLUMNS = 3
"""Of numbers beside each other: so many fit into the inspector at its narrowest."""


class NumbersSection(Section):
    """A field for each number, who controls it, and what it is or is not, such as exhausted."""

    def __init__(self, editor: BoardEditor, rules: EditingRules) -> None:
        super().__init__(editor, "")
        self.title.hide()
        self._rules = rules
        self.fields: dict[str, QSpinBox] = {}
        self.flags: dict[str, QCheckBox] = {}
        self._labels: dict[str, QLabel] = {}
        self._shown: list[NumberField] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(3)
        for number in rules.numbers:
            self._add(number)
        self.body.addLayout(self._grid)
        self.controller = QComboBox()
        self.controller.addItems(["p1", "p2"])
        self.controller.setAccessibleName(self.tr("Controlled by"))
        self.controller.setToolTip(self.tr("Who controls it"))
        self.controller.activated.connect(self._change_side)
        row = QHBoxLayout()
        row.addWidget(QLabel(self.tr("Controlled by")))
        row.addWidget(self.controller)
        row.addStretch(1)
        self.body.addLayout(row)
        marks = FlowLayout(gap=10)
        for flag in rules.flags:
            box = self._make_flag(flag)
            marks.addWidget(box)
        self.body.addLayout(marks)
        self._player = 1

    def show_entity(self, view: EntityView, entry: Entry) -> None:
        kind = view.kind or view.type
        shown = [number for number in self._rules.numbers if kind in number.types]
        if shown != self._shown:
            self._place(shown)
        for number in shown:
            box = self.fields[number.field]
            with QSignalBlocker(box):
                box.setValue(int(entry.get(number.field, _printed(number, view))))
        self._player = view.player
        self.controller.setCurrentIndex(view.player - 1)
        self.controller.setEnabled(view.type != "hero")
        for flag in self._rules.flags:
            is_shown = kind in flag.types and (not flag.zones or view.zone in flag.zones)
            self.flags[flag.field].setVisible(is_shown)
            self.flags[flag.field].setChecked(bool(entry.get(flag.field, _is_usual(flag, view))))

    def _place(self, shown: list[NumberField]) -> None:
        """Put these numbers beside each other and hide the others."""
        self._shown = shown
        for number in self._rules.numbers:
            box, label = self.fields[number.field], self._labels[number.field]
            box.setVisible(number in shown)
            label.setVisible(number in shown)
        for place, number in enumerate(shown):
            self._grid.addWidget(self._labels[number.field], *_cell(place))
            self._grid.addWidget(self.fields[number.field], *_cell(place, 1))

    def _add(self, number: NumberField) -> None:
        box = DocumentNumber()
        box.setRange(0, 2**31 - 1)
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

    def _make_flag(self, flag: FlagField) -> QCheckBox:
        box = QCheckBox(self.tr(flag.words))
        box.setToolTip(self.tr(flag.tip))
        box.clicked.connect(lambda on: self._set_flag(flag, on))
        self.flags[flag.field] = box
        return box

    def _set(self, number: NumberField, value: int) -> None:
        words = self.tr("Set %1 of %2 to %3").replace("%1", self.tr(number.words))
        words = words.replace("%2", self.editor.selected_words()).replace("%3", str(value))

        def change(entry: Entry, view: EntityView) -> Entry:
            is_printed = bool(number.printed) and value == _printed(number, view)
            return set_field(entry, number.field, None if is_printed else value)

        self.editor.change_entities(words, change)

    def _set_flag(self, flag: FlagField, on: bool) -> None:
        words = self.tr(flag.on) if on else self.tr(flag.off)
        self.editor.change_entities(
            words.replace("%1", self.editor.selected_words()),
            lambda entry, view: set_field(entry, flag.field, None if on is _is_usual(flag, view) else on),
        )

    def _change_side(self, index: int) -> None:
        if index + 1 != self._player and not self.editor.change_side():
            self.controller.setCurrentIndex(self._player - 1)


def _cell(place: int, below: int = 0) -> tuple[int, int]:
    """Row and column of a number's label, or of the field below it."""
    row, column = divmod(place, _COLUMNS)
    return 2 * row + below, column


def _printed(number: NumberField, view: EntityView) -> int:
    """What an entity has where the document writes nothing."""
    return int(getattr(view, number.printed)) if number.printed else 0


def _is_usual(flag: FlagField, view: EntityView) -> bool:
    """What an entity is if the document says nothing of it."""
    return flag.usual or view.zone in flag.usual_in


class OriginsSection(Section):
    """Where the present numbers come from: each step, what it changes and what it leaves."""

    def __init__(self, editor: BoardEditor) -> None:
        super().__init__(editor, "")
        self.title.setText(self.tr("Where it comes from"))
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        # one label for each column of the steps: with one for each step, every edit of a number would be felt
        self._steps = [_plain(name) for name in ("noteText", "mutedNote", "noteText")]
        self._now = [_plain("section") for _ in range(3)]
        for column, (step, now) in enumerate(zip(self._steps, self._now, strict=True)):
            grid.addWidget(step, 0, column)
            grid.addWidget(now, 1, column)
        self.body.addLayout(grid)
        self.rows: list[tuple[str, str, str]] = []
        """Name, change and what is left, as they are shown."""
        self.hide()

    def show_entity(self, view: EntityView, entry: Entry) -> None:
        rows = origin_steps(view)
        if rows == self.rows:
            return
        self.rows = rows
        for column in range(3):
            words = [row[column] for row in rows]
            self._steps[column].setText("\n".join(words[:-1]))
            self._now[column].setText("".join(words[-1:]))
        self.setAccessibleDescription("; ".join(" ".join(filter(None, row)) for row in rows))
        self.setVisible(bool(rows))


def _plain(name: str) -> QLabel:
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setObjectName(name)
    return label
