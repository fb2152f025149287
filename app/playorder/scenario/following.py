"""What is written for an action at the table: the action, and what then goes without saying."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from playorder.scenario.document import Scenario
from playorder.scenario.reading import understood
from playorder.scenario.result import Tools
from playorder.scenario.scripting import Entry
from playorder.scenario.table import Table


def entries_after(scenario: Scenario, entry: Entry, stops: Iterable[str] | None, tools: Tools) -> list[Entry]:
    """The entries that an action at the end of the script comes to.

    In windows of ``stops`` nobody passes unasked; with None nobody ever does.
    """
    ruleset = tools.rulesets.named(scenario.ruleset)
    if not ruleset.windows:
        return [entry]
    known = understood(scenario, ruleset)

    def play(more: list[Entry]) -> Any:
        actions = tuple(ruleset.read_action(action, "$.script") for action in more)
        longer = replace(known, script=(*known.script, *actions), expect=())
        table = Table(longer, tools, record=False, rest=False)
        table.play()
        return table.result.game

    return ruleset.entries_of(entry, play, None if stops is None else frozenset(stops))
