"""Exploring with several workers: level by level, every position expanded by just one of them."""

from __future__ import annotations

import itertools
import math
import time
from dataclasses import replace
from fractions import Fraction
from typing import Final

from playorder.explore.budget import BudgetSpent, Watch
from playorder.explore.executors import Crew, in_order
from playorder.explore.exploring import (
    Reader,
    Wishes,
    exact_outcomes,
    outcomes_of_samples,
    why_sampled,
)
from playorder.explore.outcomes import Effort, Outcomes, Seen, gathered
from playorder.explore.parts import Expansion, Job, MakeTools, Path, expand, reader_of, root_of, samples
from playorder.explore.sampling import joined
from playorder.scenario.document import Scenario

POSITIONS_OF_A_PART: Final = 250
"""Small enough that a cancel is heard soon, large enough to be worth sending."""
SAMPLES_OF_A_PART: Final = 250
PARTS_OF_SAMPLES: Final = 10_000
"""All parts are written down before the first is done: of very many samples, parts are larger instead."""
FEW: Final = 16
"""So few positions are not worth sending anywhere."""


def explore_with(crew: Crew, scenario: Scenario, make_tools: MakeTools, wishes: Wishes) -> Outcomes:
    """All outcomes of a scenario, found by several workers: the same fractions, and the same samples, as by one.

    Raises what :func:`playorder.explore.exploring.explore` raises, and :class:`LostWorkers`.
    """
    begin = time.perf_counter()
    job = Job.of(make_tools, scenario, wishes.ask)
    reader = reader_of(job)
    why = ""
    if wishes.samples is None:
        try:
            return _exact(crew, job, scenario, reader, wishes, begin)
        except BudgetSpent as spent:
            if wishes.exact_only:
                raise
            why = why_sampled(spent)
    count, seed = wishes.samples_for(scenario)
    size = max(SAMPLES_OF_A_PART, math.ceil(count / PARTS_OF_SAMPLES))
    bounds = [*range(0, count, size), count]
    parts = [(job, seed, first, last) for first, last in itertools.pairwise(bounds)]
    watch = replace(wishes.watch_samples(count), look_every=1)
    found = []
    for number, tallies in enumerate(in_order(crew, samples, parts, wishes.cancelled)):
        found.append(tallies)
        watch.look(min(count, (number + 1) * size), len(parts) - number, 0)
    return outcomes_of_samples(scenario, reader, joined(found), why, time.perf_counter() - begin)


def _exact(
    crew: Crew, job: Job, scenario: Scenario, reader: Reader, wishes: Wishes, begin: float
) -> Outcomes:
    """Level by level: the positions after so many decisions, each with its part of the whole and a path to it."""
    watch = replace(wishes.watch(), look_every=1)
    position, seen = root_of(job)
    ends: dict[int, tuple[Seen, Fraction, Path]] = {}
    level: dict[int, tuple[int, Path]] = {}
    if seen is not None:
        ends[position] = (seen, Fraction(1), ())
    else:
        level[position] = (1, ())
    whole = 1
    positions, edges, merged = 1, 0, 0
    while level:
        ordered = sorted(level.values(), key=lambda item: item[1])
        expansion = _expanded(crew, job, [path for _, path in ordered], watch, positions)
        loads = [
            given or (1,) * len(children)
            for children, given in zip(expansion.children, expansion.loads, strict=True)
        ]
        spread = math.lcm(*{sum(load) for load in loads})
        whole *= spread
        level = {}
        for (weight, path), children, load in zip(ordered, expansion.children, loads, strict=True):
            for option, child in enumerate(children):
                part = weight * (spread // sum(load)) * load[option]
                edges += 1
                way = (*path, option)
                if child in expansion.ends:
                    known = ends.get(child)
                    share = Fraction(part, whole)
                    if known is None:
                        ends[child] = (expansion.ends[child], share, way)
                        positions += 1
                    else:
                        ends[child] = (known[0], known[1] + share, min(known[2], way))
                        merged += 1
                elif child in level:
                    before = level[child]
                    level[child] = (before[0] + part, min(before[1], way))
                    merged += 1
                else:
                    level[child] = (part, way)
                    positions += 1
    whole = math.lcm(*(share.denominator for _, share, _ in ends.values()))
    found = gathered((seen, int(share * whole), 1, path) for seen, share, path in ends.values())
    effort = Effort(positions, edges, merged, time.perf_counter() - begin)
    return exact_outcomes(scenario, reader, whole, found, effort)


def _expanded(crew: Crew, job: Job, paths: list[Path], watch: Watch, positions: int) -> Expansion:
    """What follows from all positions of a level. Raises :class:`BudgetSpent` and :class:`Cancelled`."""
    if len(paths) <= FEW:
        watch.look(positions, len(paths), 0)
        return expand(job, tuple(paths))
    size = min(POSITIONS_OF_A_PART, math.ceil(len(paths) / crew.size))
    parts = [(job, tuple(paths[first : first + size])) for first in range(0, len(paths), size)]
    whole = Expansion()
    for part in in_order(crew, expand, parts, watch.cancelled):
        whole.children += part.children
        whole.loads += part.loads
        whole.ends.update(part.ends)
        watch.look(positions + len(whole.ends), len(paths) - len(whole.children), 0)
    return whole
