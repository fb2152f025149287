"""The soak run: very many random games, in several processes, each of which must end without an error."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

from playorder.assembly import Program
from playorder.engine.collecting import collect_rarely
from playorder.hooks.hookspecs import RandomGames

CHUNK = 20
"""Games that a process plays before it reports: few, so that progress is smooth and stopping is quick."""
WAITING = 3
"""Chunks for each process that are handed out ahead, so that none is ever idle."""


@dataclass(frozen=True)
class Outcome:
    """How one game went; ``failure`` is empty if it went well."""

    seed: int
    edition: str
    actions: int
    failure: str


def soak(
    ruleset: str, seeds: range, *, edition: str | None = None, jobs: int = 1, plugins: Path | None = None
) -> Generator[Outcome, None, None]:
    """Play one game for each seed, in ``jobs`` processes; outcomes come as they are known, in any order.

    Without ``edition`` a game's seed says which one it is of, so that the seed is all that a game is known by.
    Closing the iterator ends the processes. Raises BrokenProcessPool if one of them is ended from outside.
    """
    if jobs == 1:
        yield from play_games(games_of(ruleset, plugins), seeds, edition)
        return
    chunks = (seeds[begin : begin + CHUNK] for begin in range(0, len(seeds), CHUNK))
    pool = ProcessPoolExecutor(jobs, initializer=_begin_worker)
    try:
        waiting: set[Future[list[Outcome]]] = set()
        while True:
            for chunk in islice(chunks, WAITING * jobs - len(waiting)):
                waiting.add(pool.submit(_play_all, ruleset, chunk, edition, plugins))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def games_of(ruleset: str, plugins: Path | None = None) -> RandomGames:
    """The random games of a ruleset. Raises KeyError for one that has none."""
    return Program(plugins).plugins.random_games()[ruleset]


def play_games(games: RandomGames, seeds: range, edition: str | None = None) -> Iterator[Outcome]:
    """Play these games here."""
    for seed in seeds:
        yield play_game(games, seed, edition or games.editions[seed % len(games.editions)])


def play_game(games: RandomGames, seed: int, edition: str) -> Outcome:
    """Play one game and say how it went."""
    try:
        return Outcome(seed, edition, games.play(seed, edition), "")
    except Exception as error:  # whatever it is, it is what a soak run is there to find
        told = [f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())]
        return Outcome(seed, edition, 0, "; ".join(told))


def _begin_worker() -> None:
    """A process that plays for another is ended by it, not by the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()


_games_of_worker = cache(games_of)
"""A process plays many chunks; setting up the program for each would take longer than several games."""


def _play_all(ruleset: str, seeds: range, edition: str | None, plugins: Path | None) -> list[Outcome]:
    return list(play_games(_games_of_worker(ruleset, plugins), seeds, edition))
