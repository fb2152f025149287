"""The best play: expectimax over what the player may do, with the same merging of equal positions.

Whose turn it is looks for the line that makes a goal likeliest (or a number greatest or least) within the turn. Chance
counts with its odds, choices of the opponent count with the worst that they can do. Minions are put at the right end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, Final, NamedTuple

from playorder.engine.decisions import Decision, DecisionKind
from playorder.engine.moves import Move
from playorder.explore.beginning import stepwise_walk_of
from playorder.explore.budget import BudgetSpent, Watch
from playorder.explore.example import words_for
from playorder.explore.questions import Question, question
from playorder.explore.walking import Checkpoint, Walk
from playorder.rulesets.hearthstone.actions import legal_actions
from playorder.rulesets.hearthstone.known_actions import Action
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.naming import name_in_document
from playorder.scenario.reading import read_values
from playorder.scenario.result import Tools
from playorder.scenario.script import entry_of
from playorder.scenario.scripting import Document, with_id

DEPTH: Final = 10
"""Actions that are looked ahead, if nothing else is said."""
CERTAIN: Final = Fraction(1)
NESTED: Final = 320
"""Positions in a row that the search goes down, far less than Python's own bound on calls within calls."""


class Step(NamedTuple):
    """One thing of a line: an action of the script, a pick of chance with its odds, or a choice that was made."""

    words: str
    entry: dict[str, Any] | None = None
    pick: int | None = None
    odds: Fraction = CERTAIN

    @property
    def told(self) -> str:
        """The step in words, with its odds where chance decides: “(1 of 3)” or “(2/5)”."""
        if self.pick is None:
            return self.words
        odds = f"1 of {1 / self.odds}" if self.odds.numerator == 1 else str(self.odds)
        return f"{self.words} ({odds})"


@dataclass(frozen=True)
class BestPlay:
    """The best line that was found.

    ``value`` is the probability of the goal, or the expected number, when the best is played after everything that
    chance does; ``steps`` follow its likeliest way. ``depth`` is how many actions were looked ahead; the line is
    ``complete`` if looking further would change nothing, else ``why`` says what ended the search.
    """

    goal: str
    is_check: bool
    value: Fraction
    steps: tuple[Step, ...]
    depth: int
    complete: bool
    positions: int
    scenario: Scenario
    """The scenario with the line as the rest of its script, and the picks of its way."""
    why: str = ""

    @property
    def certain(self) -> bool:
        """Whether the goal is reached whatever chance does."""
        return self.is_check and self.value == CERTAIN


def lethal_goal(scenario: Scenario) -> str:
    """The goal of a lethal check: that the player whose turn it is wins."""
    return f"p{scenario.active} wins"


def best_play(
    scenario: Scenario, tools: Tools, goal: str, watch: Watch, depth: int = DEPTH, *, least: bool = False
) -> BestPlay:
    """The best line after the scenario's script. One action further is looked ahead each time, while the budget lasts.

    ``least`` looks for the least number, or for what makes a check unlikeliest. Raises :class:`ScenarioError` for a
    board or goal that cannot be understood, :class:`Cancelled`, and :class:`BudgetSpent` if not even one action could
    be looked ahead.
    """
    named = with_ids(scenario, tools)
    walk = stepwise_walk_of(replace(named, script=scenario.script), tools)
    wanted = question(goal, walk)
    if wanted.is_text:
        raise ScenarioError(
            "--best",
            f"{wanted.text} is no number",
            f"compare it, as in '{wanted.text} = none', or name another value",
        )
    search = _Search(walk, wanted, watch, least)
    root = walk.checkpoint()
    walk.start()
    walk.position(root)
    begin = walk.checkpoint()
    found: BestPlay | None = None
    for limit in range(1, depth + 1):
        walk.go_back(begin)
        try:
            value = search.look_ahead(limit)
        except BudgetSpent as spent:
            if found is None:
                raise
            return replace(found, complete=False, why=str(spent))
        walk.go_back(begin)
        steps = search.line(limit)
        walk.go_back(begin)
        complete = not search.cut_short or search.is_best(value)
        found = BestPlay(
            wanted.text,
            wanted.is_check,
            value,
            steps,
            limit,
            complete,
            search.positions,
            _with_line(named, steps),
        )
        if complete:
            return found
    assert found is not None, "the depth is at least 1"
    return replace(found, why=f"{depth} actions were looked ahead")


def with_ids(scenario: Scenario, tools: Tools) -> Scenario:
    """The same scenario with an id for every entity, so that a line can speak of all of them."""
    walk = stepwise_walk_of(scenario, tools)
    document: Document = scenario.data
    for entity, path in walk.names.paths.items():
        if not name_in_document(walk.names, entity):
            document, _ = with_id(document, path, walk.names.card_name(entity))
    read = read_values(document)[0]
    return replace(read, file=scenario.file, index=scenario.index)


def _with_line(scenario: Scenario, steps: tuple[Step, ...]) -> Scenario:
    script = [*scenario.data.get("script", []), *(step.entry for step in steps if step.entry is not None)]
    picks = [{"pick": step.pick} for step in steps if step.pick is not None]
    data = {**scenario.data, "script": script, "random": {"picks": picks}}
    data.pop("expect", None)
    return replace(read_values(data)[0], file=scenario.file, index=scenario.index)


@dataclass
class _Search:
    """One search: values by position and depth left, for all depths that are tried."""

    walk: Walk
    goal: Question
    watch: Watch
    least: bool
    known: dict[tuple[int, int], tuple[Fraction, int]] = field(default_factory=dict)
    """Value and best option (an index among the options there, -1 for doing nothing more)."""
    cut_short: bool = False
    _nested: int = 0
    """How many positions in a row are being valued."""

    @property
    def positions(self) -> int:
        """How many positions were valued, at all depths."""
        return len(self.known)

    def is_best(self, value: Fraction) -> bool:
        """Whether no line can be better than this."""
        return self.goal.is_check and value == (0 if self.least else 1)

    def look_ahead(self, depth: int) -> Fraction:
        """The value of where the walk stands, with so many actions to come."""
        self.cut_short = False
        self._nested = 0
        return self._value(self.walk.checkpoint(), depth)[0]

    def _value(self, before: Checkpoint, left: int) -> tuple[Fraction, int]:
        """The value of where the walk stands, having come from a checkpoint, and the best option there."""
        walk = self.walk
        key = (walk.position(before), left)
        known = self.known.get(key)
        if known is not None:
            return known
        self.watch.look(len(self.known), left, 0)
        if self._nested == NESTED:
            raise BudgetSpent(f"more than {NESTED} actions and decisions in a row")
        self._nested += 1
        here = walk.checkpoint()
        asked: Decision | None = walk.game.open_decision
        if walk.stopped or walk.game.info.ended:
            found = (self._worth(), -1)
        elif asked is None:
            found = self._best_action(here, left)
        elif asked.several:
            found = (self._worth(), -1)
        else:
            found = self._answered(here, asked, left)
        self._nested -= 1
        self.known[key] = found
        return found

    def _best_action(self, here: Checkpoint, left: int) -> tuple[Fraction, int]:
        """The best of doing nothing more and every legal action but ending the turn."""
        best = (self._worth(), -1)
        actions = _actions(self.walk)
        if left == 0:
            self.cut_short = self.cut_short or bool(actions)
            return best
        for option, action in enumerate(actions):
            if self.is_best(best[0]):
                break
            self.walk.act(action)
            value = self._value(here, left - 1)[0]
            self.walk.go_back(here)
            if (value < best[0]) if self.least else (value > best[0]):
                best = (value, option)
        return best

    def _answered(self, here: Checkpoint, asked: Decision, left: int) -> tuple[Fraction, int]:
        """Chance by its odds, a choice of one's own by the best, one of the opponent's by the worst."""
        values = []
        for option in range(len(asked.candidates)):
            self.walk.take(option)
            values.append(self._value(here, left)[0])
            self.walk.go_back(here)
        if asked.kind is DecisionKind.RANDOM:
            weights = asked.weights or (1,) * len(values)
            shared = zip(values, weights, strict=True)
            return sum((value * weight for value, weight in shared), Fraction(0)) / asked.whole, -1
        is_mine = asked.player == self.walk.game.info.active
        pick: Callable[..., Fraction] = min if self.least is is_mine else max
        best = pick(values)
        return best, values.index(best)

    def _worth(self) -> Fraction:
        """The goal's value if nothing more is done."""
        value = self.goal.read(self.walk)
        if self.goal.is_check:
            return Fraction(value is True)
        return Fraction(value) if isinstance(value, int) else Fraction(0)

    # --- the line ----------------------------------------------------------------------------------------------

    def line(self, left: int) -> tuple[Step, ...]:
        """From where the walk stands along the best options, and through chance by the likeliest way."""
        walk = self.walk
        steps: list[Step] = []
        while True:
            before = walk.checkpoint()
            asked: Decision | None = walk.game.open_decision
            if asked is not None and asked.kind is DecisionKind.RANDOM:
                option, odds = self._likeliest(before, asked)
                steps.append(Step(words_for(walk, asked, option), None, option, odds))
                walk.take(option)
                walk.position(before)
                continue
            option = self._value(before, left)[1]
            if option < 0:
                return tuple(steps)
            if asked is not None:
                chosen = {"pick": option}
                steps.append(Step(words_for(walk, asked, option), chosen))
                walk.take(option)
            else:
                action = _actions(walk)[option]
                entry = _entry(walk, action)
                steps.append(Step(_words(entry, walk), entry))
                walk.act(action)
                left -= 1
            walk.position(before)

    def _likeliest(self, here: Checkpoint, asked: Decision) -> tuple[int, Fraction]:
        """The first option among those that lead to the position which most of them lead to."""
        found: dict[int, list[int]] = {}
        for option in range(len(asked.candidates)):
            self.walk.take(option)
            found.setdefault(self.walk.position(here), []).append(option)
            self.walk.go_back(here)
        weights = asked.weights or (1,) * len(asked.candidates)
        load, option = max((sum(weights[o] for o in options), -options[0]) for options in found.values())
        return -option, Fraction(load, asked.whole)


def _actions(walk: Walk) -> list[Action]:
    """What may be done, but for ending the turn."""
    return [action for action in legal_actions(walk.game) if action.kind != "end_turn"]


def _entry(walk: Walk, action: Action) -> dict[str, Any]:
    """An action as the script writes it."""
    entity = action.entity
    if action.kind == "hero_power":
        entity = walk.game.players[walk.game.info.active].hero_power
    targets = () if action.target is None else (action.target,)
    move = Move(action.kind, entity, action.choose, action.position, targets)
    return entry_of(walk.game, move, lambda i: name_in_document(walk.names, i) or walk.names.card_name(i))


def _words(entry: dict[str, Any], walk: Walk) -> str:
    """An action in words."""
    target = f" → {walk.names.title_of(entry['target'])}" if "target" in entry else ""
    if "play" in entry:
        return f"play {walk.names.title_of(entry['play'])}{target}"
    if "attack" in entry:
        return f"attack with {walk.names.title_of(entry['attack'])}{target}"
    return f"hero power{target}"
