"""The rule panel: what the shown node's rule says, and the gallery's scenarios that show it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from playorder.gui.timeline.facts_page import FactsPage, heading, link, muted
from playorder.gui.widgets import narrow_combo
from playorder.timeline.rules import Example, Rule, examples, rules

__all__ = ["RulePage"]


class RulePage(FactsPage):
    """Follows the shown node; any other rule can be chosen above."""

    opened = Signal(object)
    """An `Example` of the gallery is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Rule"))
        self.choice = narrow_combo(self.tr("Rule to read"), 12)
        self.choice.setToolTip(self.tr("Choose any rule to read"))
        self.choice.activated.connect(lambda place: self.show_rule(self.choice.itemData(place)))
        self.room_above().addWidget(self.choice)
        self._known: Mapping[str, Rule] = {}
        self.know(rules())

    def know(self, known: Mapping[str, Rule]) -> None:
        """These are the rules that can be read; a ruleset may have some of its own."""
        if known.keys() == self._known.keys():
            return
        self._known = known
        self.choice.clear()
        for one in known.values():
            self.choice.addItem(f"{one.id}  {one.title}", one.id)
        self.show_rule("")

    def show_rule(self, identifier: str) -> None:
        """Show another rule; one that is not known is only named."""
        self.choice.setCurrentIndex(self.choice.findData(identifier))
        known = self._known.get(identifier)
        if known is None:
            words = self.tr("The rule of the shown node stands here.")
            self.fill([muted(words if not identifier else f"{identifier}")])
            return
        parts: list[QWidget] = [heading(known.title, "", "accent", known.id), muted(known.text)]
        shown = examples(identifier)
        if shown:
            parts.append(heading(self.tr("Scenarios that show it")))
            parts += [self._example(example) for example in shown]
        self.fill(parts)

    def _example(self, example: Example) -> QWidget:
        return link(example.title, lambda: self.opened.emit(example))
