"""A walk of a game whose script cannot stand still in the middle of an action: it is played again for every branch.

So any ruleset's scenarios can be explored: what the answers so far lead to is found by giving them all at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from playorder.engine.decisions import Decision, DecisionKind
from playorder.explore.fingerprint import Fingerprints
from playorder.explore.walking import Checkpoint, Walk, unanswered
from playorder.scenario.document import Scenario
from playorder.scenario.result import Tools
from playorder.scenario.table import Table

Answerer = Callable[[Any, Decision], int | None]


class ReplayedWalk(Walk):
    """A walk whose places are lists of answers. Its ``game`` is that of the last time it was played."""

    def __init__(self, scenario: Scenario, tools: Tools) -> None:
        self._tools = tools
        self._plain = replace(scenario, picks=())
        self._answers: tuple[int, ...] = ()
        self._open: Decision | None = None
        self._done = 0
        table = self._table(unanswered, ())
        ruleset = table.result.ruleset
        super().__init__(scenario, table.result.game, table.result.names, ruleset, stopped=table.result.error)
        self._first_new = self.names.first_made

    @property
    def decision(self) -> Decision | None:
        return self._open

    # --- forwards ----------------------------------------------------------------------------------------------

    def start(self) -> None:
        self._answers = ()
        self._play()

    def answer(self, option: int) -> None:
        self._answers = (*self._answers, option)
        self._play()

    def go_on(self) -> None:
        """It has gone on already."""

    def _play(self) -> None:
        """From the beginning, with the answers so far; then whoever answers the walk's decisions is asked."""
        last: Answerer = self.game.answerer
        left = list(self._answers)

        def answer(game: Any, decision: Decision) -> int | None:
            if decision.kind is not DecisionKind.RANDOM:
                return None
            return left.pop(0) if left else last(game, decision)

        table = self._table(answer, self._plain.script)
        table.play()
        self.game, self.names = table.result.game, table.result.names
        self.game.answerer = last
        self.stopped, self._done = table.result.error, table.done
        asked = self.game.open_decision
        is_chance = asked is not None and asked.kind is DecisionKind.RANDOM
        self._open = asked if is_chance and not self.stopped else None
        self.prints.state = self.game.state

    def _table(self, answerer: Answerer, script: tuple[dict[str, Any], ...]) -> Table:
        laid = replace(self._plain, script=script)
        return Table(laid, self._tools, record=False, ask=True, answerer=answerer)

    # --- backwards ---------------------------------------------------------------------------------------------

    def checkpoint(self) -> Checkpoint:
        return Checkpoint(
            0, self.game.stack, self._open, self._answers, self._done, self._first_new, self.stopped, 0
        )

    def go_back(self, to: Checkpoint) -> None:
        """The place is another one; the game is there when it is played on."""
        self._answers, self._open = to.given, to.decision
        self._done, self.stopped = to.next_action, to.stopped

    # --- what tells positions apart ----------------------------------------------------------------------------

    def position(self, _since: Checkpoint) -> int:
        prints: Fingerprints = self.prints
        more = (self._open, self._done, self.stopped)
        return prints.of_changes(0, self._first_new) ^ prints.of_stack(self.game.stack, more)
