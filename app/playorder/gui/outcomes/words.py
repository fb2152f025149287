"""Odds and values in words, for the chart and the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from playorder.explore.outcomes import Outcomes
from playorder.gui.outcomes.quantities import Bar
from playorder.gui.plural import counted

__all__ = ["bar_text", "exact_text", "percent", "value_text"]


def percent(outcomes: Outcomes, weight: int) -> str:
    """A share with as many digits as it deserves; what is possible is never 0 %."""
    share = weight / outcomes.whole
    if 0 < share < 0.00005:
        return "< 0.01 %"
    return f"{share:.2%}".replace("%", " %")


def exact_text(outcomes: Outcomes, weight: int) -> str:
    """The fraction itself, or the interval of a sample."""
    interval = outcomes.interval(weight)
    if interval is None:
        return str(outcomes.probability(weight))
    words = QCoreApplication.translate("Outcomes", "%1 to %2, with 95 % confidence")
    return words.replace("%1", f"{interval.low:.2%}").replace("%2", f"{interval.high:.2%}")


def value_text(value: bool | int | str | None) -> str:
    """A value for people."""
    if value is True:
        return QCoreApplication.translate("Outcomes", "yes")
    if value is False:
        return QCoreApplication.translate("Outcomes", "no")
    if value is None or value == "":
        return QCoreApplication.translate("Outcomes", "none")
    return str(value)


def bar_text(bar: Bar) -> str:
    """What stands beside a bar."""
    if bar.rest:
        return counted(bar.rest, "one more value", "%n more values")
    return value_text(bar.value)
