"""``playorder explore FILE``: every outcome of a scenario with its odds, exact or sampled."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playorder.assembly import Program, program_tools
from playorder.cli.output import complain, print_json
from playorder.engine.collecting import collecting_rarely
from playorder.explore.best_play import DEPTH, BestPlay, best_play, lethal_goal
from playorder.explore.budget import Budget, BudgetSpent, Progress, Watch, unheard
from playorder.explore.executors import Cluster, Crew, LostWorkers, Processes
from playorder.explore.exploring import Wishes, explore, why_sampled
from playorder.explore.facts import COLUMNS, cell
from playorder.explore.graph import CameBack
from playorder.explore.outcomes import Method, Outcomes
from playorder.explore.questions import Value
from playorder.explore.report import best_entry, differing_columns, outcomes_entry
from playorder.explore.spreading import explore_with
from playorder.scenario.document import Scenario, load
from playorder.scenario.errors import ScenarioError

HOLDS = 0
OUT_OF_REACH = 1
INVALID = 2
SHOWN: Final = 12
"""Outcomes that are printed unless --top says otherwise."""
LONGEST_COUNT: Final = 18
"""Digits of a number that counts something: far more than can be done."""


def add_parser(subparsers: Any) -> None:
    """Add this verb to the command line."""
    parser = subparsers.add_parser("explore", help="every outcome of a scenario with its odds")
    parser.add_argument("file", metavar="FILE", help="scenario file")
    parser.add_argument(
        "--scenario", type=int, metavar="N", help="which one of a file that holds several, from 0"
    )
    parser.add_argument(
        "--ask",
        action="append",
        default=[],
        metavar="CHECK",
        help="a question, such as 'yeti dead', 'p2 wiped', 'p2.hero_health <= 10' or 'p1.hand_count'; "
        "may be given several times; without it, what the scenario expects",
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--exact", action="store_true", help="exactly or not at all")
    how.add_argument("--samples", type=_count, metavar="N", help="by N runs instead of exactly")
    play = parser.add_mutually_exclusive_group()
    play.add_argument(
        "--best", metavar="CHECK", help="look for the play that makes this likeliest, after the script"
    )
    play.add_argument(
        "--lethal", action="store_true", help="look for a line that wins this turn, or the best chance"
    )
    parser.add_argument("--least", action="store_true", help="with --best: the least instead of the most")
    parser.add_argument("--depth", type=_count, metavar="N", help=f"actions looked ahead ({DEPTH})")
    parser.add_argument("--seed", type=int, metavar="N", help="seed of the samples instead of the scenario's")
    parser.add_argument("--seconds", type=_seconds, metavar="S", help="time for the exact answer (30)")
    parser.add_argument(
        "--positions", type=_count, metavar="N", help="positions for the exact answer (400000)"
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", type=_count, metavar="N", help="spread the work over N processes")
    where.add_argument(
        "--scheduler", metavar="ADDRESS", help="spread it over a dask cluster, such as tcp://host:8786"
    )
    parser.add_argument("--top", type=_count, metavar="N", help=f"outcomes to show ({SHOWN})")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _count(text: str) -> int:
    number = int(text) if text.isdecimal() and len(text) <= LONGEST_COUNT else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"a number of 1 or more, not {text[:20]!r}")
    return number


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not number > 0:
        raise argparse.ArgumentTypeError(f"a time in seconds, more than 0, not {text!r}")
    return number


def run(arguments: argparse.Namespace) -> int:
    """Explore, and print what came of it."""
    contradiction = _contradiction(arguments)
    if contradiction:
        return complain("explore", contradiction, INVALID)
    program = Program()
    try:
        scenario = chosen_scenario(Path(arguments.file), arguments.scenario)
        with collecting_rarely(), _progress(quiet=arguments.json) as report:
            budget = _budget(arguments)
            if _wants_play(arguments):
                goal = lethal_goal(scenario) if arguments.lethal else arguments.best
                watch = Watch(budget, report=report)
                depth = arguments.depth or DEPTH
                best = best_play(scenario, program.tools(), goal, watch, depth, least=arguments.least)
                return _print_best(best, as_json=arguments.json)
            wishes = Wishes(
                tuple(arguments.ask),
                arguments.samples,
                arguments.exact,
                seed=arguments.seed,
                budget=budget,
                report=report,
            )
            outcomes = _explored(arguments, scenario, program, wishes)
    except ScenarioError as error:
        message = error.message if error.file else f"{arguments.file}: {error.message}"
        print(f"not valid  {message}", file=sys.stderr)
        return INVALID
    except BudgetSpent as spent:
        print(f"{_spent(arguments, spent)}; give more with --seconds and --positions"
              + ("" if _wants_play(arguments) else ", or leave --exact out and have it sampled"),
              file=sys.stderr)  # fmt: skip
        return OUT_OF_REACH
    except CameBack as endless:
        print(
            f"no exact answer: {why_sampled(endless)}; leave --exact out and have it sampled", file=sys.stderr
        )
        return OUT_OF_REACH
    except NoCluster as error:
        print(error, file=sys.stderr)
        return INVALID
    except LostWorkers as lost:
        print(f"no answer: {lost}", file=sys.stderr)
        return OUT_OF_REACH
    top = arguments.top or SHOWN
    if arguments.json:
        print_json(outcomes_entry(outcomes, program.tools(), top))
    else:
        show(outcomes, top)
    return HOLDS


def _wants_play(arguments: argparse.Namespace) -> bool:
    """Whether the best play is looked for."""
    return arguments.lethal or arguments.best is not None


def _spent(arguments: argparse.Namespace, spent: BudgetSpent) -> str:
    """What the budget did not suffice for."""
    missed = "not even one action could be looked ahead" if _wants_play(arguments) else "no exact answer"
    return f"{missed}: it would take {spent}"


def _budget(arguments: argparse.Namespace) -> Budget:
    """The budget as far as it is said, else as it always is."""
    said = {
        name: value for name in ("positions", "seconds") if (value := getattr(arguments, name)) is not None
    }
    return Budget(**said)


def _contradiction(arguments: argparse.Namespace) -> str | None:
    """Which option would be passed over in silence by what else is asked for, and why; None if there is none."""
    if arguments.lethal and arguments.least:
        return "--lethal looks for a win, so it has no --least; --best CHECK has"
    if not _wants_play(arguments):
        return _contradiction_of_outcomes(arguments)
    given = ["ask"] * bool(arguments.ask) + ["exact"] * arguments.exact
    given += _given(arguments, "samples", "seed", "processes", "scheduler")
    play = "--lethal" if arguments.lethal else "--best"
    if given:
        return f"{play} answers one question, exactly and in this process; leave --{given[0]} out"
    return f"{play} shows one line; leave --top out" if arguments.top is not None else None


def _contradiction_of_outcomes(arguments: argparse.Namespace) -> str | None:
    """The same where all outcomes are looked for."""
    if arguments.least:
        return "--least says which play --best CHECK looks for; name the check"
    if arguments.depth is not None:
        return "--depth says how far --best CHECK and --lethal look ahead; add one of them, or leave it out"
    bounds = _given(arguments, "seconds", "positions")
    if arguments.samples is not None and bounds:
        return f"--{bounds[0]} bounds the exact answer, and --samples asks for none; leave one of them out"
    if arguments.exact and arguments.seed is not None:
        return "--seed is that of samples, and --exact takes none; leave one of them out"
    return None


def _given(arguments: argparse.Namespace, *names: str) -> list[str]:
    """Those of the options that were given a value."""
    return [name for name in names if getattr(arguments, name) is not None]


def _print_best(best: BestPlay, *, as_json: bool) -> int:
    """The line that was found, for people or programs."""
    if as_json:
        print_json(best_entry(best))
        return HOLDS
    print(best.scenario.title or best.scenario.file)
    if best.certain:
        print(f"{best.goal}: certain")
    elif best.is_check:
        print(f"{best.goal}: {float(best.value):.4%} = {best.value}")
    else:
        print(f"{best.goal}: {float(best.value):.4f} on average")
    for number, step in enumerate(best.steps, 1):
        print(f"  {number}. {step.told}")
    if not best.steps:
        print("  nothing that can be done makes it better")
    actions = "action" if best.depth == 1 else "actions"
    print(f"looked {best.depth} {actions} ahead, {best.positions:,} positions"
          + ("" if best.complete else f"; not to the end: {best.why}"))  # fmt: skip
    return HOLDS


class NoCluster(Exception):
    """The cluster that is named cannot be used; the message says why, and what to do."""


def _explored(
    arguments: argparse.Namespace, scenario: Scenario, program: Program, wishes: Wishes
) -> Outcomes:
    """Explore in this process or with the workers that are asked for. Raises :class:`NoCluster` too."""
    if arguments.processes is None and arguments.scheduler is None:
        return explore(scenario, program.tools(), wishes)
    crew = Processes(arguments.processes) if arguments.scheduler is None else _cluster(arguments.scheduler)
    try:
        return explore_with(crew, scenario, program_tools, wishes)
    finally:
        crew.dismiss()


def _cluster(address: str) -> Crew:
    try:
        return Cluster(address)
    except ImportError as error:
        raise NoCluster("--scheduler needs dask: pip install 'playorder[cluster]'") from error
    except ValueError as error:
        raise NoCluster(str(error)) from error
    except OSError as error:
        raise NoCluster(f"no dask scheduler answers at {address!r}: start one with 'dask scheduler', "
                        "and workers with 'dask worker ADDRESS'") from error  # fmt: skip


def chosen_scenario(path: Path, number: int | None) -> Scenario:
    """The one scenario of a file that is meant. Raises :class:`ScenarioError`."""
    scenarios = load(path)
    if number is None and len(scenarios) > 1:
        titles = "; ".join(f"{scenario.index} {scenario.title}" for scenario in scenarios[:5])
        more = " …" if len(scenarios) > 5 else ""
        raise ScenarioError(
            "$", f"{len(scenarios)} scenarios", f"choose one with --scenario N: {titles}{more}", str(path)
        )
    number = number or 0
    if not 0 <= number < len(scenarios):
        raise ScenarioError("$", f"no scenario {number}", f"it holds 0 to {len(scenarios) - 1}", str(path))
    return scenarios[number]


@contextmanager
def _progress(*, quiet: bool) -> Iterator[Any]:
    """A line on the terminal that says how far the exploration is."""
    if quiet or not sys.stderr.isatty():
        yield unheard
        return
    from rich.console import Console

    with Console(stderr=True).status("Exploring…") as status:

        def report(progress: Progress) -> None:
            status.update(f"{progress.done:,} positions, {progress.open:,} open, {progress.merged:,} merged")

        yield report


def show(outcomes: Outcomes, top: int) -> None:
    """The answers and the likeliest outcomes, for people."""
    scenario = outcomes.scenario
    print(scenario.title or scenario.file)
    effort = outcomes.effort
    if outcomes.method is Method.EXACT:
        print(f"exact: {effort.positions:,} positions, {effort.merged:,} branches met one of them, "
              f"{effort.seconds:.1f} s")  # fmt: skip
    else:
        why = f"; not exact, as that would take {outcomes.why}" if outcomes.why else ""
        print(f"sampled: {outcomes.whole:,} runs, {effort.seconds:.1f} s{why}")
    for number, text in enumerate(outcomes.questions):
        print()
        if outcomes.checks[number]:
            weight = outcomes.weight_of(lambda outcome, number=number: outcome.answers[number] is True)  # type: ignore[misc]
            print(f"{text}: {odds(outcomes, weight)}")
            continue
        mean = outcomes.mean(number)
        print(text + ("" if mean is None else f": {float(mean):.4f} on average"))
        for value, weight in outcomes.distribution(number):
            print(f"  {told_value(value):>12}  {odds(outcomes, weight)}")
    columns = differing_columns(outcomes)
    count = len(outcomes.outcomes)
    print(
        f"\n{count:,} {'outcome' if count == 1 else 'outcomes'}" + (", the likeliest:" if count > top else "")
    )
    for outcome in outcomes.outcomes[:top]:
        told = "; ".join(f"{COLUMNS[name]}: {cell(outcome.facts, name)}" for name in columns)
        print(f"  {odds(outcomes, outcome.weight)}  {told}".rstrip())


def odds(outcomes: Outcomes, weight: int) -> str:
    """A probability in per cent, with the exact fraction where it is short, or the interval of a sample."""
    share = outcomes.probability(weight)
    text = f"{float(share):9.4%}"
    interval = outcomes.interval(weight)
    if interval is not None:
        return f"{text} ({interval.low:.2%} to {interval.high:.2%})"
    return f"{text} = {share}" if share.denominator < 10**9 else text


def told_value(value: Value) -> str:
    """A value for people."""
    return "none" if value is None else str(value)
