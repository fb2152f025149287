"""The given cases of the World of Warcraft TCG, where they lie beside this checkout."""

from __future__ import annotations

from pathlib import Path

import pytest

from playorder.assembly import Program
from playorder.scenario.document import Scenario, load
from playorder.scenario.run import run

CASES = Path(__file__).resolve().parents[3] / "shared" / "cases" / "wowtcg"
SCENARIOS = [scenario for path in sorted(CASES.glob("*.json")) for scenario in load(path)]


@pytest.fixture(scope="module")
def program() -> Program:
    return Program()


@pytest.mark.skipif(not SCENARIOS, reason="the given cases (../shared/cases) do not lie beside this checkout")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.source["case"])
def test_a_given_case_holds(scenario: Scenario, program: Program) -> None:
    result = run(scenario, program.tools())

    assert not result.error
    assert [(check.check, check.got) for check in result.checks if not check.ok] == []
