"""One table for a window: runs are made on it off the window's thread, and it is looked at in between."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from playorder.engine.faults import OnFault
from playorder.scenario.document import Scenario
from playorder.scenario.result import RunResult, Tools
from playorder.scenario.table import Table


class LiveTable:
    """Keeps the table of the last run, so that the next one plays only what is new.

    ``turn`` counts the runs: whoever holds what an earlier run gave finds out that it is gone.
    """

    def __init__(self, tools: Tools, on_fault: OnFault = OnFault.GO_ON) -> None:
        self._tools = tools
        self._on_fault = on_fault
        self._lock = threading.Lock()
        self._table: Table | None = None
        self._way = (False, True)
        self.turn = 0

    def run(self, scenario: Scenario, *, ask: bool = False, rest: bool = True) -> RunResult:
        """Run a scenario, on the table that is there if it fits. Raises :class:`ScenarioError`.

        Without ``rest`` the game stays where the script leaves it; what is expected is judged as if it came to rest.

        A run that was stopped from outside, or still goes on in another thread, leaves no table behind.
        """
        if not self._lock.acquire(timeout=0.2):
            self._lock = threading.Lock()
            self._lock.acquire()
            self._table = None
        lock = self._lock
        try:
            table, self._table = self._table, None
            self.turn += 1
            if table is None or (ask, rest) != self._way:
                table = Table(scenario, self._tools, ask=ask, rest=rest, on_fault=self._on_fault)
                table.play()
            else:
                table.sync(scenario)
            if not rest and table.result.ruleset.comes_to_rest:
                whole = Table(scenario, self._tools, ask=ask, on_fault=self._on_fault)
                whole.play()
                table.result.checks = whole.result.checks
                table.result.at_rest = len(whole.result.nodes) == len(table.result.nodes)
            self._table, self._way = table, (ask, rest)
            return table.result
        finally:
            lock.release()

    @contextmanager
    def look(self, turn: int) -> Iterator[Table | None]:
        """The table as the run of this number left it; None while another run is made, and after it."""
        lock = self._lock
        if not lock.acquire(blocking=False):
            yield None
            return
        try:
            yield self._table if turn == self.turn else None
        finally:
            lock.release()
