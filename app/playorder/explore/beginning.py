"""The walk by which a scenario is explored: along the journal where its ruleset can, else played again and again."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from playorder.explore.replaying import ReplayedWalk
from playorder.explore.walking import Walk, unanswered
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.result import Tools
from playorder.scenario.table import Table

STEPWISE: Final = "hearthstone"
"""The ruleset whose actions end where they begin, so that a walk can go back along the journal."""


def walk_of(scenario: Scenario, tools: Tools) -> Walk:
    """A walk that stands before a scenario's first action. Raises :class:`ScenarioError` if it cannot be built."""
    if scenario.ruleset != STEPWISE:
        return ReplayedWalk(scenario, tools)
    plain = replace(scenario, picks=())
    result = Table(plain, tools, record=False, ask=True, answerer=unanswered).result
    return Walk(scenario, result.game, result.names, result.ruleset, stopped=result.error)


def stepwise_walk_of(scenario: Scenario, tools: Tools) -> Walk:
    """The same, for whoever does more than the script says. Raises :class:`ScenarioError` for other rulesets."""
    if scenario.ruleset != STEPWISE:
        raise ScenarioError(
            "$.ruleset",
            f"the best play cannot be looked for in scenarios of {scenario.ruleset!r}: two players act in turn there",
            "ask for the outcomes of a script instead, without --best and --lethal",
        )
    return walk_of(scenario, tools)
