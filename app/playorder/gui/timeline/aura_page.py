"""The aura inspector: what lasting effects give, before against after, with the arithmetic of each number.

Whether they are settled now and then, as auras are, or read at any moment, and what they are called, the ruleset says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from playorder.engine.account import Line
from playorder.gui.timeline.facts_page import FactsPage, box, heading, muted
from playorder.scenario.asking.answers import AuraFacts, Bearer
from playorder.scenario.asking.questions import Questions

__all__ = ["AuraPage", "ledger"]

_SIGNS = {"added": ("+", "good"), "removed": ("−", "refused"), "kept": ("=", "plain")}


class AuraPage(FactsPage):
    """Shows what lasting effects give at the shown node."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Aura inspector"))
        self.show_node(None, None)

    def show_node(self, questions: Questions | None, node: int | None) -> None:
        """Show another node; None is before the first action."""
        facts = questions.auras(node) if questions is not None and node is not None else None
        if questions is None:
            self.fill([muted(self.tr("Run the script first."))])
        elif facts is None:
            self.fill([muted(questions.no_lasting)])
        else:
            self.fill(self._parts(questions, facts, node))

    def _parts(self, questions: Questions, facts: AuraFacts, shown: int | None) -> Iterator[QWidget]:
        yield heading(facts.title, self.tr("node %1").replace("%1", str(facts.node + 1)))
        if facts.node != shown:
            yield self.link(facts.node, self.tr("show it"))
        if not facts.bearers and not facts.players:
            yield muted(facts.nothing)
        for player, flag, before, after in facts.players:
            words = f"{flag.replace('_', ' ')}: {before} → {after}"
            yield box(self.tr("Player %1").replace("%1", str(player)), [], [muted(words)])
        for bearer in facts.bearers:
            yield self._bearer(questions, bearer)

    def _bearer(self, questions: Questions, bearer: Bearer) -> QWidget:
        lines: list[QWidget] = []
        for given in bearer.given:
            source = "" if given.source is None else f"{questions.name_of(given.source)}: "
            lines.append(muted(f"{_SIGNS[given.change][0]}  {source}{given.words} ({given.change})"))
        for number in bearer.numbers:
            lines.append(
                ledger(number.name, number.before, number.after if number.before != number.after else None)
            )
        changed = [
            (
                f"{number.name} {number.before[-1].leaves} → {number.after[-1].leaves}",
                "good" if number.after[-1].leaves > number.before[-1].leaves else "warning",
            )
            for number in bearer.numbers
            if number.changed
        ]
        return box(questions.name_of(bearer.entity), changed, lines)


def ledger(name: str, before: Sequence[Line], after: Sequence[Line] | None = None) -> QWidget:
    """The lines of an account, change and what it leaves; with ``after``, both beside each other."""
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 4, 0, 0)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(2)
    columns = [before] if after is None else [before, after]
    titles = [name] if after is None else [f"{name} before", f"{name} after"]
    for column, (title, lines) in enumerate(zip(titles, columns, strict=True)):
        head = QLabel(title)
        head.setObjectName("factTitle")
        grid.addWidget(head, 0, 3 * column, 1, 3)
        for row, line in enumerate(lines, 1):
            for part, words in enumerate((line.name, line.change, str(line.leaves))):
                cell = QLabel(words)
                cell.setTextFormat(Qt.TextFormat.PlainText)
                cell.setWordWrap(
                    part == 0
                )  # names give way where the page is narrow; numbers are always seen
                cell.setObjectName("panelHint" if part < 2 else "factNumber")
                cell.setAlignment(Qt.AlignmentFlag.AlignLeft if part == 0 else Qt.AlignmentFlag.AlignRight)
                grid.addWidget(cell, row, 3 * column + part)
        grid.setColumnStretch(3 * column, 1)
    return table
