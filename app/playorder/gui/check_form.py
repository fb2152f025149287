"""Editing one expectation: a field for each thing that is expected."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from playorder.gui.widgets import ok_or_cancel, wrapping
from playorder.scenario import expecting
from playorder.scenario.errors import ScenarioError
from playorder.scenario.expecting import Check
from playorder.scenario.reading import read_values
from playorder.scenario.scripting import Document

__all__ = ["CheckDialog"]

_SUBJECTS = ("entity", "player", "stats")
_FAR = 1_000_000_000


class CheckDialog(QDialog):
    """Changes the values of an expectation, or leaves some of them out. What is wrong is said before it is taken."""

    def __init__(self, document: Document, index: int, check: Check, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Expectation"))
        self.setObjectName("checkDialog")
        self._document = document
        self._index = index
        self._before = check
        self.check: Check | None = None
        self.fields: dict[str, QWidget] = {}
        self.kept: dict[str, QCheckBox] = {}
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for key, value in check.items():
            if key in _SUBJECTS:
                form.addRow(QLabel(self.tr("Of")), QLabel(f"<b>{value}</b>"))
                continue
            field = _field(value)
            name = key.replace("_", " ")
            field.setAccessibleName(name)
            self.fields[key] = field
            line = QHBoxLayout()
            line.addWidget(field, 1)
            if len(check) > 2:
                keep = QCheckBox(self.tr("expected"))
                keep.setChecked(True)
                keep.setAccessibleName(self.tr("%1 is expected").replace("%1", name))
                keep.toggled.connect(field.setEnabled)
                self.kept[key] = keep
                line.addWidget(keep)
            form.addRow(name, line)
        self.wrong = wrapping("", "errorText")
        self.wrong.setVisible(False)
        self.buttons = ok_or_cancel(self)
        body = QVBoxLayout(self)
        body.addLayout(form)
        body.addWidget(self.wrong)
        body.addWidget(self.buttons)
        self.setMinimumWidth(360)

    def accept(self) -> None:
        """Take the expectation if the document is valid with it."""
        try:
            check = {
                key: _value(self.fields[key], value) if key in self.fields else value
                for key, value in self._before.items()
                if key not in self.kept or self.kept[key].isChecked()
            }
            read_values(expecting.replace(self._document, self._index, check))
        except ScenarioError as error:
            self._say(error.told)
            return
        except ValueError:
            self._say(self.tr("This is no JSON value."))
            return
        self.check = check
        super().accept()

    def _say(self, words: str) -> None:
        self.wrong.setText(words)
        self.wrong.setVisible(True)


def _field(value: Any) -> QWidget:
    """A field that fits the kind of value."""
    if isinstance(value, bool):
        box = QCheckBox()
        box.setChecked(value)
        return box
    if isinstance(value, int):
        number = QSpinBox()
        number.setRange(-_FAR, _FAR)
        number.setValue(value)
        number.setAlignment(Qt.AlignmentFlag.AlignRight)
        return number
    if isinstance(value, str):
        return QLineEdit(value)
    if _is_names(value):
        return QLineEdit(", ".join(value))
    return QLineEdit(json.dumps(value, ensure_ascii=False))


def _value(field: QWidget, before: Any) -> Any:
    """What a field says, in the kind of value that was there before. Raises :class:`ValueError`."""
    if isinstance(field, QCheckBox):
        return field.isChecked()
    if isinstance(field, QSpinBox):
        return field.value()
    assert isinstance(field, QLineEdit), "there are no other fields"
    if isinstance(before, str):
        return field.text()
    if _is_names(before):
        return [name for name in (part.strip() for part in field.text().split(",")) if name]
    return json.loads(field.text())


def _is_names(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)
