"""``playorder soak``: very many random games, each of which must end without an error or a broken invariant."""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from typing import Any

from playorder.assembly import Program
from playorder.cli.output import complain
from playorder.cli.progress import with_progress
from playorder.engine.collecting import collecting_rarely
from playorder.trials.soak import Outcome, soak

ALL_WELL = 0
SOME_FAILED = 1
WRONG_USAGE = 2
STOPPED = 3


def add_parser(subparsers: Any) -> None:
    """Add this verb to the command line."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "soak",
        help="play random games and look for errors",
        description="Play whole games of random decks with random actions. After every action the state must be "
        "sound. A game that fails is named with its seed, and '--games 1 --seed N' plays just that one again.",
    )
    parser.add_argument("--games", type=_count, default=100, metavar="N", help="how many (default 100)")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help="the first game's; the next one's is N + 1"
    )
    parser.add_argument(
        "--jobs", type=_count, default=os.cpu_count() or 1, metavar="N", help="processes at once"
    )
    parser.add_argument("--ruleset", default="hearthstone", metavar="R", help="default hearthstone")
    parser.add_argument("--edition", metavar="E", help="only this one; otherwise they take turns")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Play the games; the exit status is 1 if one of them failed."""
    known = Program().plugins.random_games()
    if arguments.ruleset not in known:
        return complain(
            "soak",
            f"no random games of ruleset {arguments.ruleset!r}; known: {', '.join(sorted(known))}",
            WRONG_USAGE,
        )
    editions = known[arguments.ruleset].editions
    if arguments.edition not in (None, *editions):
        return complain(
            "soak", f"unknown edition {arguments.edition!r}; known: {', '.join(editions)}", WRONG_USAGE
        )
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    begin = time.perf_counter()
    failed: list[Outcome] = []
    count = actions = 0
    games = soak(arguments.ruleset, seeds, edition=arguments.edition, jobs=arguments.jobs)
    try:
        with collecting_rarely(), closing(games):
            for outcome in with_progress(games, "Playing", len(seeds), quiet=arguments.json):
                count += 1
                actions += outcome.actions
                if outcome.failure:
                    failed.append(outcome)
                    if not arguments.json:
                        _show(outcome, arguments)
    except BrokenProcessPool:
        return complain(
            "soak", "a process that played was ended from outside; fewer --jobs need less memory", STOPPED
        )
    seconds = time.perf_counter() - begin
    if arguments.json:
        found = {
            "ruleset": arguments.ruleset, "games": count, "actions": actions, "seconds": round(seconds, 2),
            "failed": [dataclasses.asdict(outcome) for outcome in failed],
        }  # fmt: skip
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        print(f"{count} games, {actions} actions, {len(failed)} failed, {seconds:.1f} s")
    return SOME_FAILED if failed else ALL_WELL


def _show(outcome: Outcome, arguments: argparse.Namespace) -> None:
    print(f"FAILED seed {outcome.seed}, edition {outcome.edition}: {outcome.failure}")
    ruleset = "" if arguments.ruleset == "hearthstone" else f" --ruleset {arguments.ruleset}"
    print(
        f"       again: playorder soak --games 1 --seed {outcome.seed} --edition {outcome.edition}{ruleset}",
        flush=True,
    )


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)
