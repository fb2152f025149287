"""Parts of an exploration that any process can do: expanding positions given by the path to them, and samples.

A part is plain data in and plain data out. Fingerprints are the same everywhere, so that what different processes
found can be merged.
"""

from __future__ import annotations

import pickle
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from playorder.explore.beginning import walk_of
from playorder.explore.exploring import Reader, Wishes, reader_for
from playorder.explore.outcomes import Seen
from playorder.explore.sampling import Tallies, sample
from playorder.explore.walking import Checkpoint, Walk
from playorder.scenario.document import Scenario
from playorder.scenario.result import Tools

MakeTools = Callable[[], Tools]
"""A function of a module, so that another process can call it."""
Path = tuple[int, ...]

_thread = threading.local()
"""The tools and the job that this thread used last: parts of one job come one after another."""


class Job(NamedTuple):
    """What all parts of an exploration share, ready to be sent: tools, scenario and questions as bytes."""

    data: bytes

    @classmethod
    def of(cls, make_tools: MakeTools, scenario: Scenario, ask: tuple[str, ...]) -> Job:
        """A job for this scenario."""
        return cls(pickle.dumps((make_tools, scenario, ask)))


@dataclass
class Expansion:
    """What follows from some positions: for each of them the fingerprints of what its options lead to, and how likely
    these are beside each other (nothing if they are alike); and what was seen at those that are ends."""

    children: list[tuple[int, ...]] = field(default_factory=list)
    loads: list[tuple[int, ...]] = field(default_factory=list)
    ends: dict[int, Seen] = field(default_factory=dict)


@dataclass
class _Opened:
    """A job with its walk, which stands at the end of ``path``; ``trail`` has the checkpoints on the way."""

    job: Job
    walk: Walk
    reader: Reader
    path: Path
    trail: list[Checkpoint]
    board: Checkpoint


def _opened(job: Job) -> _Opened:
    """The job as this thread has it, at its root."""
    known: _Opened | None = getattr(_thread, "opened", None)
    if known is not None and known.job == job:
        known.walk.go_back(known.trail[0])
        del known.trail[1:]
        known.path = ()
        return known
    make_tools, scenario, ask = pickle.loads(job.data)
    if getattr(_thread, "make_tools", None) is not make_tools:
        _thread.make_tools, _thread.tools = make_tools, make_tools()
    walk = walk_of(scenario, _thread.tools)
    opened = _Opened(job, walk, reader_for(walk, ask), (), [], walk.checkpoint())
    _start(opened)
    _thread.opened = opened
    return opened


def _start(opened: _Opened) -> None:
    """From the board to the root: the first decision."""
    opened.walk.start()
    opened.walk.position(opened.board)
    opened.trail = [opened.walk.checkpoint()]


def reader_of(job: Job) -> Reader:
    """What reads the end positions of a job. Raises :class:`ScenarioError` as building the board does."""
    return _opened(job).reader


def root_of(job: Job) -> tuple[int, Seen | None]:
    """The fingerprint of the first position, and what is seen there if it is the end already."""
    opened = _opened(job)
    walk = opened.walk
    position = walk.position(opened.board)
    return position, None if walk.decision is not None else opened.reader(walk)


def expand(job: Job, paths: tuple[Path, ...]) -> Expansion:
    """Take every option at the position that each path leads to. Paths in order share most of their way."""
    opened = _opened(job)
    walk = opened.walk
    found = Expansion()
    known: dict[int, int] = {}
    for path in paths:
        _walk_to(opened, path)
        decision = walk.decision
        assert decision is not None
        here = opened.trail[-1]
        kept = walk.prints.keep(here.stack)
        children = []
        for option in range(len(decision.candidates)):
            walk.go_back(here)
            walk.answer(option)
            place = walk.position(here)
            position = known.get(place)
            if position is None:
                walk.go_on()
                position = known[place] = walk.position(here)
                if walk.decision is None and position not in found.ends:
                    found.ends[position] = opened.reader(walk)
            children.append(position)
        found.children.append(tuple(children))
        found.loads.append(decision.weights)
        walk.prints.forget(kept)
        walk.go_back(here)
    return found


def _walk_to(opened: _Opened, path: Path) -> None:
    """From the end of one path to that of another, by way of what they share."""
    walk = opened.walk
    shared = 0
    for one, other in zip(opened.path, path, strict=False):
        if one != other:
            break
        shared += 1
    trail = opened.trail
    del trail[shared + 1 :]
    walk.go_back(trail[shared])
    for option in path[shared:]:
        before = trail[-1]
        walk.take(option)
        walk.position(before)
        trail.append(walk.checkpoint())
    opened.path = path


def samples(job: Job, seed: int, begin: int, end: int) -> Tallies:
    """Some of the samples of a job."""
    opened = _opened(job)
    opened.walk.go_back(opened.board)
    found = sample(opened.walk, opened.reader, seed, begin, end, Wishes().watch_samples(end - begin))
    _start(opened)
    return found
