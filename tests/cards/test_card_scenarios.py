"""Every scenario that stands beside the cards holds: each card does what it should, and not where it should not."""

from __future__ import annotations

from pathlib import Path

import pytest

from playorder.assembly import Program
from playorder.scenario.document import load
from playorder.scenario.run import run

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.scenario.json"))


@pytest.fixture(scope="module")
def program() -> Program:
    return Program()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HERE)))
def test_every_card_scenario_holds(path: Path, program: Program) -> None:
    scenarios = load(path)
    assert scenarios
    failed = {}
    for scenario in scenarios:
        result = run(scenario, program.tools())
        if not result.ok:
            broken = [f"{check.check} got {check.got}" for check in result.checks if not check.ok]
            failed[scenario.title] = "; ".join([result.error, *broken])
        if result.unscripted:  # every card here has its script, and nothing else may be told of the run
            failed[scenario.title] = f"said to be unscripted: {result.unscripted}"
    assert not failed


def test_there_are_card_scenarios() -> None:
    assert FILES
