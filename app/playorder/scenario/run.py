"""Running a scenario: build, perform the script, check what was expected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from playorder.cards.definition import CardDef
from playorder.engine.faults import CardFailed, Fault, OnFault, fault_of
from playorder.engine.machine import EndlessResolution
from playorder.rulesets.hearthstone.refusals import Refused
from playorder.rulesets.hearthstone.rules import HearthstoneGame
from playorder.scenario import checking, script
from playorder.scenario.answering import Answers
from playorder.scenario.building import build
from playorder.scenario.checking import CheckResult
from playorder.scenario.document import Scenario
from playorder.scenario.endless import cycle_of, cycle_words
from playorder.scenario.errors import PickError, RunError, ScenarioError
from playorder.scenario.naming import Names, entity_labels
from playorder.timeline.board_view import BoardView
from playorder.timeline.hearthstone_board import board_view
from playorder.timeline.nodes import Node, TimelineRecorder
from playorder.timeline.sentences import sentence

Definitions = Callable[[str], "CardDef | None"]


@dataclass
class RunResult:
    """What a run gave. ``error`` says which action stopped it and why; ``refused`` are those that went wrong."""

    scenario: Scenario
    game: HearthstoneGame
    names: Names
    recorder: TimelineRecorder | None
    checks: list[CheckResult] = field(default_factory=list)
    error: str = ""
    error_action: int | None = None
    action_nodes: list[int] = field(default_factory=list)
    cycle: list[str] = field(default_factory=list)
    """Where the run was endless: the steps that came round again and again, in words."""

    @property
    def nodes(self) -> list[Node]:
        """The timeline's nodes; none if nothing was recorded."""
        return [] if self.recorder is None else self.recorder.nodes

    @property
    def ok(self) -> bool:
        """Every check holds, nothing stopped the run, and the code of no card failed."""
        return not self.error and not self.faults and all(check.ok for check in self.checks)

    @property
    def faults(self) -> list[Fault]:
        """The errors that the code of cards raised; the effects concerned were abandoned."""
        return self.game.faults

    @property
    def card_failed(self) -> bool:
        """Whether the code of a card raised an error."""
        return bool(self.game.faults)

    @property
    def title(self) -> str:
        """The scenario's title."""
        return self.scenario.title

    @property
    def description(self) -> str:
        """What the scenario says of itself."""
        return self.scenario.description

    @property
    def edition(self) -> str:
        """The edition of the rules it was run by."""
        return self.scenario.edition

    def board_at(self, node: int | None) -> BoardView:
        """The board after a node's own changes; None gives the board before the first action.

        The state is rewound along the journal and played forward again: nothing is copied or run twice.
        """
        state = self.game.state
        mark = self.mark_of(node)
        undone = state.rewind(mark)
        try:
            return board_view(self.game, self.scenario.edition)
        finally:
            state.replay(undone)

    def mark_of(self, node: int | None) -> int:
        """Where the journal stood after a node's own changes."""
        if node is None:
            return 0
        if node + 1 < len(self.nodes):
            return self.nodes[node + 1].begin
        return self.game.state.mark()

    def sentence(self, node: int) -> str:
        """A line in plain language about a node."""
        return sentence(self.nodes[node], self.labels)

    @cached_property
    def labels(self) -> dict[int, str]:
        """A name for every entity of the finished run."""
        return entity_labels(self.names)

    @property
    def unscripted(self) -> list[str]:
        """Ids of cards that took part and have no script though their text would need one."""
        return sorted(self.game.unscripted)


@dataclass(frozen=True)
class Tools:
    """What a run needs from outside: card data by edition, card definitions, compiler of written triggers."""

    catalogue: Callable[[str], Any]
    definitions: Callable[[str], Definitions]
    compile_trigger: Any
    needs_script: Callable[[Any], bool] = lambda _card: False
    rulesets: tuple[str, ...] = ("hearthstone",)


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
    if scenario.ruleset not in tools.rulesets:
        known = ", ".join(tools.rulesets)
        raise ScenarioError("$.ruleset", f"no ruleset {scenario.ruleset!r} is installed", f"known: {known}")
    catalogue = tools.catalogue(scenario.edition)
    definitions = tools.definitions(scenario.edition)
    built = build(scenario, catalogue, definitions, tools.compile_trigger, on_fault)
    game = built.game
    names = Names(game, built.ids)
    recorder = TimelineRecorder(game) if record else None
    game.recorder = recorder
    game.answerer = Answers(scenario.seed if seed is None else seed, scenario.picks, names)
    result = RunResult(scenario, game, names, recorder)
    expected = {check["illegal"] for check in scenario.expect if "illegal" in check}
    refused: set[int] = set()
    after: dict[int, list[tuple[int, dict[str, Any]]]] = {}
    results: dict[int, CheckResult] = {}
    for number, check in enumerate(scenario.expect):
        if "illegal" not in check and "after" in check:
            after.setdefault(check["after"], []).append((number, check))

    def check_now(done: int) -> None:
        for number, check in after.get(done, ()):
            results[number] = _check(result, check)

    stopped = scenario.start == "game" and _attempt(result, None, lambda: _begin_game(game))
    check_now(0)
    for index, action in enumerate(scenario.script):
        if stopped:
            break
        if recorder is not None:
            recorder.finish_all()
            result.action_nodes.append(recorder.count())
        try:
            stopped = _attempt(result, index, lambda action=action: script.perform(game, names, action))  # type: ignore[misc]
        except Refused as refusal:
            refused.add(index)
            if index not in expected:
                result.error = f"action {index} is refused: {refusal} ({refusal.reason.name})"
                result.error_action = index
                break
        if not stopped:
            check_now(index + 1)
    for number, check in enumerate(scenario.expect):
        if number in results:
            continue
        if "illegal" in check:
            results[number] = CheckResult(check["illegal"] in refused, check, sorted(refused))
        elif "after" in check and result.error:
            results[number] = CheckResult(False, check, "the run stopped before")
        else:
            results[number] = _check(result, check)
    result.checks = [results[number] for number in range(len(scenario.expect))]
    for entity in game.entities:
        card = getattr(entity, "card", None)
        if card is not None and entity.definition is None and tools.needs_script(card):
            game.unscripted.add(card.id)
    return result


def _begin_game(game: HearthstoneGame) -> None:
    from playorder.rulesets.hearthstone.opening import begin_game

    begin_game(game)
    game.run()


def _attempt(result: RunResult, index: int | None, do: Callable[[], object]) -> bool:
    """Do one action of the script (the opening has no index), and say whether something stopped the run.

    Raises :class:`Refused`, and under :attr:`OnFault.RAISE` what a card's code raises.
    """
    game = result.game
    where = "the opening" if index is None else f"action {index}"
    try:
        do()
        return False
    except Refused:
        raise
    except EndlessResolution as error:
        result.cycle = cycle_of(result.nodes, result.labels)
        result.error = f"{where}: {error}{cycle_words(result.cycle)}"
    except CardFailed as error:
        result.error = f"{where}: the code of a card failed: {error}"
    except (RunError, PickError) as error:
        result.error = f"{where}: {error}"
    except Exception as error:
        # what a card's code raises when it is asked whether it may be played ends this run, not the program
        if game.on_fault is OnFault.RAISE:
            raise
        fault = fault_of(error, None)
        game.faults.append(fault)
        result.error = f"{where}: the code of a card failed: {fault.error}"
    result.error_action = index
    return True


def _check(result: RunResult, check: dict[str, Any]) -> CheckResult:
    if "order" in check or "count" in check:
        return checking.check_timeline(result.names, result.nodes, check)
    return checking.check_state(result.game, result.names, check)
