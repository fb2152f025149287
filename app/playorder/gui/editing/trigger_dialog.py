"""The trigger builder as a dialogue: it says in words what is built, and can be accepted once nothing is wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QVBoxLayout, QWidget

from playorder.cards.vocabulary import Vocabulary
from playorder.gui.builder.slots import CardNames
from playorder.gui.builder.triggers import TriggerEditor
from playorder.gui.builder.wording import trigger_words
from playorder.gui.widgets import new_page, ok_or_cancel, scroll_area, wrapping

__all__ = ["BuilderParts", "TriggerDialog"]


@dataclass(frozen=True, slots=True)
class BuilderParts:
    """What triggers are built from, and who says what is wrong with one."""

    vocabulary: Vocabulary
    card_names: CardNames
    wrong: Callable[[dict[str, Any]], str]
    """What is wrong with a trigger; an empty text if nothing is."""
    card_name: Callable[[str], str] = str
    """What a card is called, given its English name."""


class TriggerDialog(QDialog):
    """One trigger. What has no field keeps its value."""

    def __init__(self, parts: BuilderParts, whose: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._rest: dict[str, Any] = {}
        self.setWindowTitle(self.tr("Trigger of %1").replace("%1", whose))
        self.editor = TriggerEditor(parts.vocabulary, parts.card_names)
        page, inner = new_page((14, 10, 14, 10), 8)
        inner.addWidget(self.editor)
        inner.addStretch(1)
        area = scroll_area()
        area.setWidget(page)
        self.preview = wrapping("", "section")
        self.preview.setAccessibleName(self.tr("The trigger in words"))
        self.problem = wrapping("", "warningText")
        told = QFrame()
        told.setObjectName("item")
        inside = QVBoxLayout(told)
        inside.setContentsMargins(14, 10, 14, 10)
        inside.addWidget(self.preview)
        inside.addWidget(self.problem)
        self.buttons = ok_or_cancel(self)
        self.editor.changed.connect(self._follow)
        self.editor.removed.connect(self.reject)
        body = QVBoxLayout(self)
        body.setContentsMargins(14, 14, 14, 14)
        body.setSpacing(10)
        body.addWidget(told)
        body.addWidget(area, 1)
        body.addWidget(self.buttons)
        self.resize(960, 420)
        self._follow()

    @property
    def value(self) -> dict[str, Any]:
        """The trigger as a document writes it."""
        return {**self._rest, **self.editor.value}

    def set_value(self, value: dict[str, Any]) -> None:
        """Show another trigger."""
        self._rest = {key: held for key, held in value.items() if key not in ("on", "if", "do", "name")}
        self.editor.set_value(value)
        self._follow()

    def _follow(self) -> None:
        wrong = self._parts.wrong(self.value)
        if not wrong and not self.value["do"]:
            wrong = self.tr("Add an effect: a trigger does something.")
        self.preview.setText(
            "" if wrong else trigger_words(self.value, self._parts.vocabulary, self._parts.card_name)
        )
        self.problem.setText(wrong)
        self.preview.setVisible(not wrong)
        self.problem.setVisible(bool(wrong))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not wrong)
