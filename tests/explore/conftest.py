"""Small boards to explore, and the program's tools."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.explore.exploring import Wishes, explore
from playorder.explore.outcomes import Outcomes
from playorder.scenario.document import Scenario
from playorder.scenario.reading import read_values
from playorder.scenario.result import Tools


@pytest.fixture(scope="session")
def tools() -> Tools:
    return Program().tools()


@pytest.fixture(scope="session")
def board() -> Callable[..., Scenario]:
    """A scenario of two sides and a script; mana is ignored."""

    def make(one: dict[str, Any], two: dict[str, Any], *script: dict[str, Any], **fields: Any) -> Scenario:
        document = {
            "format": "playorder/scenario", "version": 1, "players": [one, two],
            "options": {"ignore_mana": True}, "script": list(script), **fields,
        }  # fmt: skip
        return read_values(document)[0]

    return make


@pytest.fixture(scope="session")
def outcomes_of(tools: Tools, board: Callable[..., Scenario]) -> Callable[..., Outcomes]:
    """The exact outcomes of such a scenario, with the answers to questions."""

    def find(
        one: dict[str, Any], two: dict[str, Any], *script: dict[str, Any], ask: tuple[str, ...] = ()
    ) -> Outcomes:
        return explore(board(one, two, *script), tools, Wishes(ask, exact_only=True))

    return find
