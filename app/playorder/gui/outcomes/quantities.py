"""What the chart can show of outcomes: answers to questions, and whatever outcomes differ in."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass

from playorder.explore.facts import COLUMNS, cell
from playorder.explore.outcomes import Outcome, Outcomes, answer_order
from playorder.explore.report import differing_columns
from playorder.gui.check_words import NameOf, check_text

__all__ = ["Bar", "Quantity", "bars_of", "quantities_of"]

MOST_BARS = 24
"""More values than this are gathered in one bar: the likeliest are shown."""


@dataclass(frozen=True, slots=True)
class Quantity:
    """One thing that differs: the answer to a question, or a column."""

    title: str
    question: int | None = None
    column: str = ""

    def value(self, outcome: Outcome) -> bool | int | str | None:
        """Its value in an outcome."""
        if self.question is not None:
            return outcome.answers[self.question]
        return cell(outcome.facts, self.column)


@dataclass(frozen=True, slots=True)
class Bar:
    """One value with its weight; `rest` stands for so many other values together."""

    value: bool | int | str | None
    weight: int
    rest: int = 0


def quantities_of(outcomes: Outcomes, name_of: NameOf = str) -> list[Quantity]:
    """The questions that were asked, then everything in which outcomes differ."""
    asked = [Quantity(_in_words(text, name_of), number) for number, text in enumerate(outcomes.questions)]
    return [*asked, *(Quantity(COLUMNS[name], column=name) for name in differing_columns(outcomes))]


def _in_words(question: str, name_of: NameOf) -> str:
    """A question as it was asked; a check of the document as the expectations have it."""
    return check_text(json.loads(question), name_of) if question.startswith("{") else question


def bars_of(outcomes: Outcomes, quantity: Quantity) -> list[Bar]:
    """Every value of a quantity in order, the rare ones together where there are very many."""
    weights: Counter[bool | int | str | None] = Counter()
    for outcome in outcomes.outcomes:
        weights[quantity.value(outcome)] += outcome.weight
    shown = weights.most_common(MOST_BARS)
    bars = [Bar(value, weight) for value, weight in sorted(shown, key=lambda item: answer_order(item[0]))]
    left = len(weights) - len(shown)
    if left:
        rest = sum(weights.values()) - sum(weight for _, weight in shown)
        bars.append(Bar(None, rest, left))
    return bars
