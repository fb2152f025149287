"""A scenario laid out to be played: forward by the rules, action by action, and back along the journal.

What is on the table follows the document. :meth:`Table.sync` shows another document: as far as its board and the
beginning of its script are the same, what has been played stays, and only the rest is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from playorder.engine.decisions import Decision, DecisionKind
from playorder.engine.faults import CardFailed, OnFault, fault_of
from playorder.engine.machine import EndlessResolution
from playorder.engine.moves import Moves
from playorder.engine.refusing import NotLegal
from playorder.scenario.answering import Answers, Taken
from playorder.scenario.comparing import CheckResult, check_timeline
from playorder.scenario.document import Scenario
from playorder.scenario.endless import cycle_of, cycle_words
from playorder.scenario.errors import PickError, RunError
from playorder.scenario.naming import is_card
from playorder.scenario.reading import understood
from playorder.scenario.result import Mark, RunResult, Tools
from playorder.scenario.shipped import named_if_it_fails
from playorder.timeline.nodes import TimelineRecorder

WITHOUT_EFFECT: Final = (
    "title",
    "description",
    "tags",
    "source",
    "script",
    "expect",
    "picks",
    "data",
    "file",
    "index",
)
"""Fields of a scenario that do not change its board; script and picks are followed one by one."""


class Table:
    """A game in progress. ``ask`` leaves random decisions without a pick open, for somebody to decide them.

    Without ``rest`` the game stays where the script leaves it, for somebody to play on. An ``answerer`` takes the
    place of picks and seed; what it leaves open ends the play.
    """

    def __init__(
        self,
        scenario: Scenario,
        tools: Tools,
        *,
        record: bool = True,
        seed: int | None = None,
        ask: bool = False,
        on_fault: OnFault = OnFault.GO_ON,
        rest: bool = True,
        answerer: Callable[[Any, Decision], int | None] | None = None,
    ) -> None:
        self._rest = rest
        self._answerer = answerer
        self._tools = tools
        self._record = record
        self._seed = seed
        self._ask = ask
        self._on_fault = on_fault
        self._lay_out(self._understood(scenario))

    def _understood(self, scenario: Scenario) -> Scenario:
        """A scenario as its ruleset reads it, if that was not at hand when it was read."""
        return understood(scenario, self._tools.rulesets.named(scenario.ruleset))

    def _lay_out(self, scenario: Scenario) -> None:
        """Build the board; a whole game is opened as far as it goes by itself."""
        ruleset = self._tools.rulesets.named(scenario.ruleset)
        with named_if_it_fails(ruleset):
            game, names = ruleset.build(scenario, self._tools, self._on_fault)
        self._ruleset = ruleset
        self._game = game
        recorder = TimelineRecorder(game) if self._record else None
        seed = scenario.seed if self._seed is None else self._seed
        self._answers = Answers(seed, scenario.picks, names, self._ask)
        game.recorder = recorder
        game.answerer = self._answerer or self._answers
        self.result = RunResult(scenario, game, names, recorder, self._ruleset)
        if self._attempt(None, lambda: self._ruleset.open(game, scenario)) and not self.asks:
            self.mark()

    # --- what there is -----------------------------------------------------------------------------------------

    @property
    def scenario(self) -> Scenario:
        """The document that is on the table."""
        return self.result.scenario

    @property
    def done(self) -> int:
        """How many actions of the script were done or refused."""
        return max(0, len(self.result.marks) - 1)

    @property
    def question(self) -> Decision | None:
        """The decision that stays open: a choice of the game, or one of chance that somebody is asked for.

        Priority is none: whoever has it acts by moves.
        """
        question: Decision | None = self._game.open_decision
        return None if question is None or question.kind is DecisionKind.PRIORITY else question

    @property
    def asks(self) -> bool:
        """Whether somebody is asked what chance does."""
        question = self.question
        return question is not None and question.kind is DecisionKind.RANDOM

    @property
    def moves(self) -> Moves:
        """What can be done now."""
        return self._ruleset.moves(self._game)

    @property
    def entities(self) -> tuple[int, ...]:
        """Everything that has ever been on the table, by id; players and the game itself are none of it."""
        return tuple(entity.id for entity in self._game.entities if is_card(entity))

    @property
    def taken(self) -> list[Taken]:
        """The random decisions so far, in order."""
        return self._answers.taken(self._game)

    @contextmanager
    def at(self, done: int) -> Iterator[Table]:
        """The table as it was after the first so many actions, to be asked and not to be played on."""
        game, mark = self._game, self.result.marks[done]
        before = game.open_decision
        game.open_decision = mark.question
        try:
            with self.result.rewound(mark.journal):
                yield self
        finally:
            game.open_decision = before

    # --- forward and back --------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play the rest of the script, up to an error or a random decision that is asked for, and check."""
        while not self.result.error and not self.asks and self.done < len(self.scenario.script):
            done = self.done
            self._attempt(done, lambda done=done: self._ruleset.act(self, done))  # type: ignore[misc]
        if self._rest and not self.result.error and not self.asks:
            self._attempt(None, lambda: self._ruleset.close(self))
        self._judge()

    def _back_to(self, done: int) -> None:
        """Take back all but the first so many actions, along the journal; a few more if a choice was open then.

        In the middle of a sequence the timeline has nodes that are finished later, so it is played again as a whole.
        """
        result, game = self.result, self._game
        while result.marks[done].question is not None and done:
            done -= 1
        mark = result.marks[done]
        game.state.undo_to(mark.journal)
        game.stack, game.open_decision = mark.stack, mark.question
        game.given_answers.clear()
        if result.recorder is not None:
            result.recorder.rewind((mark.nodes, 0))
        del result.marks[done + 1 :]
        del result.action_nodes[done:]
        result.refused = {index for index in result.refused if index < done}
        result.error, result.error_action, result.cycle = "", None, []
        result.pick_failed = False
        del game.faults[mark.faults :]
        result.forget_labels()

    def sync(self, scenario: Scenario) -> None:
        """Put another document on the table and play it; what stays the same is not played again.

        Raises :class:`ScenarioError` if its board cannot be built; what was there is then still there.
        """
        scenario = self._understood(scenario)
        before = self.scenario
        kept = {name: getattr(before, name) for name in WITHOUT_EFFECT}
        if not (self.result.marks and self._ruleset.takes_back) or replace(scenario, **kept) != before:
            self._lay_out(scenario)
        else:
            same = 0
            for was, wanted in zip(before.script[: self.done], scenario.script, strict=False):
                if was != wanted:
                    break
                same += 1
            self._back_to(min(same, self._done_with(scenario.picks)))
            self._answers.picks = scenario.picks
            self.result.scenario = scenario
        self.play()

    def _done_with(self, picks: tuple[Any, ...]) -> int:
        """How many actions go the same way with these picks: those before the first decision that they alter."""
        if picks == self._answers.picks:
            return self.done
        used: tuple[int, ...] = ()
        trial = Answers(self._answers.seed, picks, self.result.names)
        for count, taken in enumerate(self.taken):
            number = trial.applying(taken.decision, used)
            if number != taken.pick or (number is not None and picks[number] != self._answers.picks[number]):
                return self.action_of(count)
            used = used if number is None else (*used, number)
        return self.done

    def action_of(self, decision: int) -> int:
        """The index of the action during which a random decision of this number was made; 0 also for the opening."""
        return sum(1 for mark in self.result.marks[1:] if mark.decisions <= decision)

    def mark(self) -> None:
        """One more action was done or refused, and this is where it left the game; not while chance is asked for."""
        if self.asks:
            return
        game, recorder = self._game, self.result.recorder
        nodes = 0 if recorder is None else recorder.count()
        self.result.marks.append(
            Mark(
                game.state.mark(),
                nodes,
                game.info.decisions,
                len(game.faults),
                game.stack,
                game.open_decision,
            )
        )

    def refuse(self, index: int, refusal: NotLegal) -> bool:
        """An action was refused; whether the run goes on, because the document expects it."""
        result = self.result
        result.refused.add(index)
        is_expected = any(check.get("illegal") == index for check in self.scenario.expect)
        if not is_expected:
            result.error = f"action {index} is refused: {refusal} ({refusal.reason.name})"
            result.error_action = index
        return is_expected

    def _attempt(self, index: int | None, do: Callable[[], object]) -> bool:
        """Do one action of the script (the opening has no index), and say whether it went through.

        Raises what a card's code raises under :attr:`OnFault.RAISE`.
        """
        result = self.result
        where = "the opening" if index is None else f"action {index}"
        try:
            do()
            return True
        except EndlessResolution as error:
            result.cycle = cycle_of(result.nodes, result.labels)
            result.error = f"{where}: {error}{cycle_words(result.cycle)}"
        except CardFailed as error:
            result.error = f"{where}: the code of a card failed: {error}"
        except (RunError, PickError) as error:
            result.pick_failed = isinstance(error, PickError)
            result.error = f"{where}: {error}"
        except Exception as error:
            # what a card's code raises when it is asked whether it may be played ends this run, not the program
            if self._on_fault is OnFault.RAISE:
                raise
            fault = fault_of(error, None)
            self._game.faults.append(fault)
            result.error = f"{where}: the code of a card failed: {fault.error}"
        result.error_action = index
        return False

    # --- expectations ------------------------------------------------------------------------------------------

    def _judge(self) -> None:
        result = self.result
        result.forget_labels()
        result.checks = [self._judged(check) for check in self.scenario.expect]
        self._game.unscripted.clear()
        self._game.unscripted.update(self._ruleset.unscripted(self._game, self._tools))

    def _judged(self, check: dict[str, Any]) -> CheckResult:
        result = self.result
        if "illegal" in check:
            return CheckResult(check["illegal"] in result.refused, check, sorted(result.refused))
        after = check.get("after")
        if after is not None and after < len(result.marks):
            mark = result.marks[after]
            with result.rewound(mark.journal):
                return self._check(check, mark.nodes)
        if after is not None and result.error:
            return CheckResult(False, check, "the run stopped before")
        return self._check(check, len(result.nodes))

    def _check(self, check: dict[str, Any], nodes: int) -> CheckResult:
        result = self.result
        if "order" in check or "count" in check:
            return check_timeline(result.names, result.nodes[:nodes], check)
        return self._ruleset.check_state(self._game, result.names, check)
