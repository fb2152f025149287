"""How fast exploring is on this machine: the figures of ``playorder bench`` about odds."""

from __future__ import annotations

import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from statistics import median
from typing import Any, Final

from playorder.explore.beginning import walk_of
from playorder.explore.budget import Budget, Watch, memory_in_use
from playorder.explore.exploring import exact_graph, reader_for
from playorder.explore.parts import Job, MakeTools, samples
from playorder.explore.walking import Walk
from playorder.scenario.document import Scenario
from playorder.scenario.reading import read_values
from playorder.scenario.result import Tools

_PART: Final = 250
"""Samples that a process is handed at a time."""
SEVEN: Final = {"board": ["Chillwind Yeti"] * 7}
BOARDS: Final[dict[str, list[dict[str, Any]]]] = {
    "odds_wrath": [{"hand": [{"id": "card", "card": "Avenging Wrath"}]}, SEVEN],
    "odds_hounds": [
        {"board": ["Knife Juggler"] * 2, "hand": [{"id": "card", "card": "Unleash the Hounds"}]}, SEVEN,
    ],
}  # fmt: skip
"""The boards that are explored: eight missiles, and two Jugglers with five Hounds, against a hero and seven minions."""


def odds_measures(tools: Tools) -> dict[str, float]:
    """For each board CPU seconds, positions, and microseconds for each edge; then memory and a fork."""
    found: dict[str, float] = {}
    for name, players in BOARDS.items():
        walk = _walk_on(players, tools)
        memory = memory_in_use()
        begin = time.process_time()
        graph = exact_graph(walk, reader_for(walk, ()), Watch(Budget(seconds=600)))
        graph.weights()
        seconds = time.process_time() - begin
        found[f"{name}_s"] = seconds
        found[f"{name}_positions"] = len(graph.children)
        found[f"{name}_edge_us"] = seconds / graph.edges * 1e6
        found[f"{name}_position_kb"] = (memory_in_use() - memory) * 1024 / len(graph.children)
    found["fork_and_undo_us"] = _fork_and_undo(tools)
    return found


def spread_measures(make_tools: MakeTools, count: int = 6000) -> dict[str, float]:
    """How many times faster two processes take samples than one, both of them started.

    By the clock, which tells it only where two cores are idle; and by processor time: a part's work in one process
    divided by the half of its work in one of two, with what it costs to hand it out.
    """
    parts = [(make_tools, first, first + _PART) for first in range(0, count, _PART)]
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        for ready in [pool.submit(_sampled, make_tools, 0, _PART) for _ in range(8)]:
            ready.result()
        _sampled(make_tools, 0, _PART)
        begin = time.perf_counter()
        alone = median(_sampled(*part) for part in parts)
        clock_one = time.perf_counter() - begin
        begin, work = time.perf_counter(), time.process_time()
        together = median([future.result() for future in [pool.submit(_sampled, *part) for part in parts]])
        clock_two, work = time.perf_counter() - begin, time.process_time() - work
    return {
        "two_processes_by_clock": clock_one / clock_two,
        "two_processes_by_cpu": 2 * alone / (together + work / len(parts)),
    }


def _sampled(make_tools: MakeTools, first: int, last: int) -> float:
    """CPU seconds that some samples took in this process, which has made its tools before."""
    job = Job.of(make_tools, _scenario(BOARDS["odds_hounds"]), ("p2.hero_health",))
    begin = time.process_time()
    samples(job, 1, first, last)
    return time.process_time() - begin


def _scenario(players: list[dict[str, Any]]) -> Scenario:
    document = {
        "format": "playorder/scenario", "version": 1, "players": players, "options": {"ignore_mana": True},
        "script": [{"play": "card"}],
    }  # fmt: skip
    return read_values(document)[0]


def _walk_on(players: list[dict[str, Any]], tools: Tools) -> Walk:
    return walk_of(_scenario(players), tools)


def _fork_and_undo(tools: Tools) -> float:
    """Answering a decision, up to where the missile has hit, and going back again."""
    walk = _walk_on(BOARDS["odds_wrath"], tools)
    walk.start()
    here = walk.checkpoint()
    best = 1.0
    for _ in range(3000):
        begin = time.perf_counter()
        walk.answer(3)
        walk.go_back(here)
        best = min(best, time.perf_counter() - begin)
    return best * 1e6
