"""Running a scenario: build, perform the script, check what was expected."""

from __future__ import annotations

from playorder.engine.faults import OnFault
from playorder.scenario.document import Scenario
from playorder.scenario.result import Definitions, RunResult, Tools
from playorder.scenario.table import Table

__all__ = ["Definitions", "RunResult", "Tools", "run"]


def run(
    scenario: Scenario,
    tools: Tools,
    *,
    record: bool = True,
    seed: int | None = None,
    on_fault: OnFault = OnFault.GO_ON,
) -> RunResult:
    """Run one scenario. Raises :class:`ScenarioError` if its board cannot be built.

    ``on_fault`` says what an error in a card's code does: the effect is abandoned either way, and the run goes on or
    stops. With :attr:`OnFault.RAISE` the error itself is raised.
    """
    table = Table(scenario, tools, record=record, seed=seed, on_fault=on_fault)
    table.play()
    return table.result
