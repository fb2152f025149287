"""The same answers from one process, from several, and from a cluster, also when workers are lost."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from playorder.assembly import program_tools
from playorder.compiling import is_compiled
from playorder.engine.decisions import DecisionKind
from playorder.explore import executors
from playorder.explore.best_play import best_play
from playorder.explore.budget import Budget, BudgetSpent, Cancelled, Watch
from playorder.explore.executors import Cluster, Crew, InProcess, LostWorkers, Processes, in_order
from playorder.explore.exploring import Wishes, explore
from playorder.explore.outcomes import Outcomes
from playorder.explore.spreading import explore_with
from playorder.scenario.document import Scenario
from playorder.scenario.result import Tools

Board = Callable[..., Scenario]
ASK = ("p2.hero_health", "p2.board_count")


@pytest.fixture(scope="module")
def knives(board: Board) -> Scenario:
    """Six knives among four: some hundred positions, ends after different numbers of decisions."""
    return board(
        {"hand": ["Unleash the Hounds"], "board": ["Knife Juggler", "Knife Juggler"]},
        {"board": [{"id": "a", "card": "Loot Hoarder"}, "Imp Gang Boss", "Chillwind Yeti"], "deck": ["Wisp"]},
        {"play": "Unleash the Hounds"},
    )


@pytest.fixture(scope="module")
def pool() -> Iterator[Processes]:
    crew = Processes(2)
    yield crew
    crew.dismiss()


def comparable(outcomes: Outcomes) -> Outcomes:
    return replace(outcomes, effort=replace(outcomes.effort, seconds=0.0, positions=0, edges=0, merged=0))


@pytest.mark.parametrize("wishes", [Wishes(ASK), Wishes(ASK, samples=700, seed=3)], ids=["exact", "sampled"])
def test_level_by_level_gives_what_depth_first_gives(knives: Scenario, tools: Tools, wishes: Wishes) -> None:
    one = explore(knives, tools, wishes)

    assert comparable(explore_with(InProcess(), knives, program_tools, wishes)) == comparable(one)


@pytest.mark.parametrize("wishes", [Wishes(ASK), Wishes(ASK, samples=700, seed=3)], ids=["exact", "sampled"])
def test_two_processes_give_what_one_gives(
    knives: Scenario, tools: Tools, pool: Processes, wishes: Wishes
) -> None:
    one = explore(knives, tools, wishes)

    assert comparable(explore_with(pool, knives, program_tools, wishes)) == comparable(one)


def loaded_die(game: Any, source: int, low: int, high: int) -> int:
    """A random number, the lowest as likely as all others together."""
    numbers = tuple(range(low, high + 1))
    weights = (len(numbers) - 1, *(1,) * (len(numbers) - 1))
    index: int = game.decide(DecisionKind.RANDOM, source, numbers, "random amount", weights=weights)
    return low + index


@pytest.mark.skipif(is_compiled(), reason="a compiled function cannot be replaced by another")
def test_options_that_are_not_alike_keep_their_weights(
    board: Board, tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Crackle deals 3 to 6; here a half of it is 3."""
    monkeypatch.setattr("playorder.rulesets.hearthstone.effects.damage.random_number", loaded_die)
    crackle = board({"hand": ["Crackle"]}, {}, {"play": "Crackle", "target": "p2.hero"})
    wishes = Wishes(("p2.hero_health",))
    shares = {27: Fraction(1, 2), 26: Fraction(1, 6), 25: Fraction(1, 6), 24: Fraction(1, 6)}

    for found in (explore(crackle, tools, wishes), explore_with(InProcess(), crackle, program_tools, wishes)):
        assert {value: found.probability(weight) for value, weight in found.distribution(0)} == shares
    best = best_play(replace(crackle, script=()), tools, "p2.hero_health = 27", Watch())
    assert best.value == Fraction(1, 2)


def test_each_position_is_expanded_once(knives: Scenario, tools: Tools) -> None:
    one = explore(knives, tools)
    spread = explore_with(InProcess(), knives, program_tools, Wishes())

    assert spread.effort.edges == one.effort.edges
    assert spread.effort.positions == one.effort.positions


def test_without_any_decision_there_is_one_outcome(board: Board) -> None:
    found = explore_with(InProcess(), board({}, {}, {"end_turn": True}), program_tools, Wishes())

    assert (found.whole, len(found.outcomes)) == (1, 1)


def test_the_budget_holds_for_several_workers_too(knives: Scenario) -> None:
    small = Budget(positions=60)

    with pytest.raises(BudgetSpent):
        explore_with(InProcess(), knives, program_tools, Wishes(exact_only=True, budget=small))
    assert (
        explore_with(InProcess(), knives, program_tools, Wishes(budget=small, instead=500)).why
        == "more than 60 positions"
    )


def test_several_workers_can_be_cancelled(knives: Scenario, pool: Processes) -> None:
    cancel = threading.Event()
    threading.Timer(0.2, cancel.set).start()

    begin = time.perf_counter()
    with pytest.raises(Cancelled):
        explore_with(pool, knives, program_tools, Wishes(samples=10**6, cancelled=cancel.is_set))

    assert time.perf_counter() - begin < 5  # the parts are handed out in a second, and nobody waits for them


def part_that_ends_its_process_once(flag: str, number: int) -> int:
    if number == 2:
        try:
            os.close(os.open(flag, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return number
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def part_that_always_ends_its_process(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_the_part_of_a_lost_process_is_done_again(tmp_path: Any) -> None:
    crew = Processes(2)
    parts = [(str(tmp_path / "flag"), number) for number in range(6)]
    try:
        found = list(in_order(crew, part_that_ends_its_process_once, parts, lambda: False))
    finally:
        crew.dismiss()

    assert found == list(range(6))
    assert (tmp_path / "flag").exists()


class ManyLosses(InProcess):
    """Workers that are lost whatever they do."""

    renewed = 0

    def executor(self) -> Any:
        raise BrokenExecutor

    def renew(self) -> None:
        self.renewed += 1


def test_workers_that_are_lost_every_time_are_given_up() -> None:
    crew: Any = ManyLosses()

    with pytest.raises(LostWorkers, match="3 times"):
        list(in_order(crew, abs, [(1,)], lambda: False))
    assert crew.renewed == 3


def test_very_many_samples_are_few_parts(knives: Scenario) -> None:
    """A quintillion samples would be millions of millions of parts of the usual size."""

    class Crowd(InProcess):
        def executor(self) -> Any:
            raise Cancelled

    with pytest.raises(Cancelled):
        explore_with(Crowd(), knives, program_tools, Wishes(samples=10**18))


def test_a_cluster_without_any_worker_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(executors, "_COUNT_EVERY", 0.05)
    monkeypatch.setattr(executors, "_WORKERS_WITHIN", 0.2)
    with distributed.LocalCluster(n_workers=0, dashboard_address=None, silence_logs=50) as cluster:
        crew = Cluster(cluster.scheduler_address)
        try:
            with pytest.raises(LostWorkers, match="no worker has joined tcp://"):
                list(in_order(crew, abs, [(1,)], lambda: False))
        finally:
            crew.dismiss()


def test_a_scheduler_that_goes_away_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(executors, "_COUNT_EVERY", 0.05)
    with distributed.LocalCluster(n_workers=0, dashboard_address=None, silence_logs=50) as cluster:
        crew = Cluster(cluster.scheduler_address)
        end = threading.Timer(0.3, cluster.close)
        end.start()
        try:
            with pytest.raises(LostWorkers, match="is gone; start it again"):
                list(in_order(crew, abs, [(1,)], lambda: False))
        finally:
            end.join()
            crew.dismiss()


def test_what_a_part_raises_itself_is_no_loss() -> None:
    with pytest.raises(TypeError):
        list(in_order(InProcess(), abs, [("text",)], lambda: False))


@pytest.mark.parametrize(
    "address", ["", "nonsense", "foo://x:1", "tcp://host:x", "tcp://host:99999", "tcp://:1"]
)
def test_what_is_no_address_is_refused_before_anybody_is_called(address: str) -> None:
    pytest.importorskip("distributed")
    with pytest.raises(ValueError, match="write one such as tcp://host:8786"):
        Cluster(address)


@pytest.mark.slow
def test_a_cluster_gives_the_same_answer_though_a_worker_is_killed(knives: Scenario, tools: Tools) -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
        ) as cluster
    ):  # fmt: skip
        crew: Crew = Cluster(cluster.scheduler_address)
        wishes = Wishes(ASK, samples=5000, seed=9)
        try:
            explore_with(crew, knives, program_tools, replace(wishes, samples=500))  # all is loaded
            (victim, *_others) = [worker.process.pid for worker in cluster.workers.values()]
            killer = threading.Timer(0.3, os.kill, (victim, signal.SIGKILL))
            killer.start()
            sampled = explore_with(crew, knives, program_tools, wishes)
            killer.join()
            exact = explore_with(crew, knives, program_tools, Wishes(ASK))
            assert victim not in [worker.process.pid for worker in cluster.workers.values() if worker.process]
        finally:
            crew.dismiss()

    assert comparable(sampled) == comparable(explore(knives, tools, wishes))
    assert comparable(exact) == comparable(explore(knives, tools, Wishes(ASK)))
