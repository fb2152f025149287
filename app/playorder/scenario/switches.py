"""The rule switches that a document sets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from playorder.cards.switches import UnknownSwitch
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError

Rules = TypeVar("Rules")


def rules_for(scenario: Scenario, rules_of: Callable[[str, dict[str, bool]], Rules]) -> Rules:
    """The switches of the document's edition, as its ``rules`` turn them. Raises :class:`ScenarioError`."""
    try:
        return rules_of(scenario.edition, scenario.rules)
    except UnknownSwitch as error:
        where = "$.rules" if "switch" in str(error) else "$.edition"
        raise ScenarioError(where, str(error).split(";")[0], str(error).split("; ")[-1]) from error
