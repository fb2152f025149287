"""Exploring a scenario: exactly while the budget lasts, else by sampling."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from playorder.explore.beginning import walk_of
from playorder.explore.budget import Budget, BudgetSpent, Progress, Watch, never, unheard
from playorder.explore.facts import end_facts
from playorder.explore.graph import CameBack, Explorer, Graph
from playorder.explore.outcomes import Effort, Method, Outcome, Outcomes, Seen, gathered
from playorder.explore.questions import Question, question, questions_of
from playorder.explore.sampling import Tallies, sample
from playorder.explore.walking import Walk
from playorder.scenario.document import Scenario
from playorder.scenario.result import Tools

SAMPLES: Final = 10_000
"""Samples taken when the exact answer is out of reach: intervals of one per cent either way."""


@dataclass(frozen=True)
class Wishes:
    """What is wanted of an exploration.

    ``ask`` are questions as text; none stands for what the scenario expects. ``samples`` asks for that many samples
    instead of the exact answer. With ``exact_only`` a spent budget raises :class:`BudgetSpent` instead of going over
    to sampling, with ``instead`` samples. ``seed`` is that of the samples; None is the scenario's own.
    """

    ask: tuple[str, ...] = ()
    samples: int | None = None
    exact_only: bool = False
    instead: int = SAMPLES
    seed: int | None = None
    budget: Budget = field(default_factory=Budget)
    cancelled: Callable[[], bool] = never
    report: Callable[[Progress], None] = unheard

    def watch(self) -> Watch:
        """A watch that starts now."""
        return Watch(self.budget, self.cancelled, self.report)

    def samples_for(self, scenario: Scenario) -> tuple[int, int]:
        """How many samples are taken if any are, and from which seed."""
        count = self.instead if self.samples is None else self.samples
        return count, scenario.seed if self.seed is None else self.seed

    def watch_samples(self, count: int) -> Watch:
        """A watch for samples: their number is what bounds them."""
        return Watch(Budget(count, math.inf, math.inf), self.cancelled, self.report)


@dataclass(frozen=True)
class Reader:
    """Reads an end position: what can be seen, and the answers to the questions."""

    questions: tuple[Question, ...]

    def __call__(self, walk: Walk) -> Seen:
        return Seen(end_facts(walk), tuple([question.read(walk) for question in self.questions]))


def reader_for(walk: Walk, ask: Sequence[str]) -> Reader:
    """The reader for these questions, or for what the scenario expects. Raises :class:`ScenarioError`."""
    found = [question(text, walk) for text in ask] if ask else questions_of(walk.scenario)
    return Reader(tuple(found))


def explore(scenario: Scenario, tools: Tools, wishes: Wishes | None = None) -> Outcomes:
    """All outcomes of a scenario's script, in this process. Its own picks and seed are not used.

    Raises :class:`ScenarioError` for a board that cannot be built or a question that cannot be understood,
    :class:`Cancelled`, and :class:`BudgetSpent` only if the exact answer or nothing is wanted.
    """
    wishes = wishes or Wishes()
    begin = time.perf_counter()
    walk = walk_of(scenario, tools)
    reader = reader_for(walk, wishes.ask)
    why = ""
    if wishes.samples is None:
        try:
            graph = exact_graph(walk, reader, wishes.watch())
            return outcomes_of_graph(scenario, reader, graph, time.perf_counter() - begin)
        except (BudgetSpent, CameBack) as spent:
            if wishes.exact_only:
                raise
            why = why_sampled(spent)
            walk = walk_of(scenario, tools)
            reader = reader_for(walk, wishes.ask)
    count, seed = wishes.samples_for(scenario)
    tallies = sample(walk, reader, seed, 0, count, wishes.watch_samples(count))
    return outcomes_of_samples(scenario, reader, tallies, why, time.perf_counter() - begin)


def exact_graph(walk: Walk, reader: Reader, watch: Watch) -> Graph:
    """Every position that can follow from the scenario's board."""
    root = walk.checkpoint()
    walk.start()
    return Explorer(walk, reader, watch).explore(root)


def why_sampled(spent: Exception) -> str:
    """Why the exact answer was not found, in words."""
    return str(spent) or "a position can follow from itself"


def outcomes_of_graph(scenario: Scenario, reader: Reader, graph: Graph, seconds: float) -> Outcomes:
    """The exact outcomes."""
    weights, whole = graph.weights()
    found = gathered((graph.ends[node], weight, 1, graph.path_to(node)) for node, weight in weights.items())
    effort = Effort(len(graph.children), graph.edges, graph.merged, seconds)
    return exact_outcomes(scenario, reader, whole, found, effort)


def outcomes_of_samples(
    scenario: Scenario, reader: Reader, tallies: Tallies, why: str, seconds: float
) -> Outcomes:
    """The outcomes that samples had."""
    whole = sum(tally.count for tally in tallies.values())
    found = gathered((seen, tally.count, tally.count, tally.path) for seen, tally in tallies.items())
    return _outcomes(scenario, reader, Method.SAMPLED, whole, found, Effort(seconds=seconds), why)


def exact_outcomes(
    scenario: Scenario, reader: Reader, whole: int, found: tuple[Outcome, ...], effort: Effort
) -> Outcomes:
    """Exact outcomes with the least whole: equal however they were computed."""
    common = math.gcd(whole, *(outcome.weight for outcome in found))
    least = tuple(replace(outcome, weight=outcome.weight // common) for outcome in found)
    return _outcomes(scenario, reader, Method.EXACT, whole // common, least, effort)


def _outcomes(
    scenario: Scenario,
    reader: Reader,
    method: Method,
    whole: int,
    found: tuple[Outcome, ...],
    effort: Effort,
    why: str = "",
) -> Outcomes:
    texts = tuple(question.text for question in reader.questions)
    checks = tuple(question.is_check for question in reader.questions)
    return Outcomes(scenario, texts, checks, method, whole, found, effort, why)
