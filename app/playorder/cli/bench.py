"""``playorder bench``: how fast the engine is on this machine, beside a fixed calibration loop."""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playorder.assembly import Program, program_tools
from playorder.cli import bench_timeline, bench_window
from playorder.compiling import is_compiled
from playorder.engine.collecting import collecting_rarely
from playorder.explore.measuring import odds_measures, spread_measures
from playorder.paths import assets_folder
from playorder.rulesets.hearthstone.known_cards import KnownCards
from playorder.rulesets.hearthstone.random_player import RandomAnswers, random_game


def add_parser(subparsers: Any) -> None:
    """Add this verb to the command line."""
    parser = subparsers.add_parser("bench", help="measure the engine's speed on this machine")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--seconds", type=float, default=3.0, metavar="S", help="CPU seconds for each measure"
    )
    parser.add_argument(
        "--compiled", type=Path, metavar="FOLDER",
        help="measure the compiled copy in this folder as well; python -m playorder.compiling FOLDER makes one",
    )  # fmt: skip


def calibration() -> float:
    """Seconds that a fixed loop of plain Python takes: a unit to compare machines by."""
    begin = time.process_time()
    table: dict[int, int] = {}
    for number in range(1_000_000):
        table[number & 1023] = table.get(number & 1023, 0) + number
    return time.process_time() - begin


def measure(game: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Actions and games per CPU second; ``game`` plays one and returns how many actions it had."""
    games = actions = 0
    begin = time.process_time()
    while True:
        actions += game()
        games += 1
        elapsed = time.process_time() - begin
        if elapsed >= seconds:
            return actions / elapsed, games / elapsed


def scene(program: Program, players: list[dict[str, Any]], record: bool) -> tuple[Any, Any]:
    """A game built from a small document, and its names."""
    from playorder.engine.faults import OnFault
    from playorder.scenario.reading import read_values
    from playorder.scenario.table import Table

    document = {
        "format": "playorder/scenario", "version": 1, "players": players, "options": {"ignore_mana": True}
    }  # fmt: skip
    table = Table(read_values(document)[0], program.tools(), record=record, on_fault=OnFault.RAISE)
    game = table.result.game
    game.answerer = RandomAnswers(random.Random(1))
    return game, table.result.names


def timed_play(
    program: Program, players: list[dict[str, Any]], card: str, *, record: bool, repeats: int
) -> tuple[float, float]:
    """Microseconds of playing one card, and of undoing that."""
    from playorder.rulesets.hearthstone.actions import perform
    from playorder.rulesets.hearthstone.known_actions import Action

    game, names = scene(program, players, record)
    action = Action("play", names.ids[card])
    times: list[float] = []
    undos: list[float] = []
    for _ in range(repeats):
        mark = game.state.mark()
        checkpoint = game.recorder.checkpoint() if game.recorder is not None else None
        begin = time.perf_counter()
        perform(game, action)
        middle = time.perf_counter()
        game.state.undo_to(mark)
        undos.append(time.perf_counter() - middle)
        times.append(middle - begin)
        if checkpoint is not None:
            game.recorder.rewind(checkpoint)
    return min(times) * 1e6, min(undos) * 1e6


JUGGLER: list[dict[str, Any]] = [{"board": ["Knife Juggler"], "hand": [{"id": "wisp", "card": "Wisp"}]}, {}]
HOUNDS: list[dict[str, Any]] = [
    {"board": ["Knife Juggler", "Knife Juggler"], "hand": [{"id": "hounds", "card": "Unleash the Hounds"}]},
    {"board": ["Chillwind Yeti"] * 7},
]


def run_start() -> float:
    """CPU seconds of ``playorder run`` on a small file, as another process."""
    example = assets_folder() / "examples" / "mad-scientist.scenario.json"
    before = os.times()
    subprocess.run([sys.executable, "-m", "playorder", "run", example], check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def environment_of(folder: Path) -> dict[str, str]:
    """The environment in which the compiled copy in a folder is what runs; ends the program if there is none."""
    environment = {**os.environ, "PYTHONPATH": str(folder.absolute())}
    ask = "from playorder.compiling import is_compiled; import sys; sys.exit(not is_compiled())"
    if subprocess.run(
        [sys.executable, "-c", ask], env=environment, capture_output=True, check=False
    ).returncode:
        raise SystemExit(f"no compiled copy in {folder}; make one: python -m playorder.compiling {folder}")
    return environment


def measures_in(environment: dict[str, str], seconds: float) -> dict[str, float]:
    """All measures, found by a process of its own."""
    command = [sys.executable, "-m", "playorder", "bench", "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def measures(seconds: float) -> dict[str, float]:
    """All measures by name."""
    program = Program()
    catalogue = program.catalogue()
    cards = KnownCards(program.plugins.definition)
    source = random.Random(7)
    found: dict[str, float] = {"calibration_ms": min(calibration() for _ in range(3)) * 1e3}

    def one_game() -> int:
        return random_game(catalogue, cards, source)

    for _ in range(20):  # modules are imported, pools made
        one_game()
    with collecting_rarely():  # as in the soak run and in explorations
        found["actions_per_second"], found["games_per_second"] = measure(one_game, seconds)
    plain, undo = timed_play(program, JUGGLER, "wisp", record=False, repeats=2000)
    recorded, _ = timed_play(program, JUGGLER, "wisp", record=True, repeats=2000)
    found["wisp_with_juggler_us"] = plain
    found["wisp_recorded_us"] = recorded
    found["recorded_ratio"] = recorded / plain
    found["undo_wisp_us"] = undo
    hounds, hounds_undo = timed_play(program, HOUNDS, "hounds", record=False, repeats=500)
    found["hounds_ms"] = hounds / 1e3
    found["undo_hounds_us"] = hounds_undo
    with collecting_rarely():
        found.update(odds_measures(program.tools()))
    found.update(spread_measures(program_tools))
    found["run_start_s"] = min(run_start() for _ in range(5))
    found.update(bench_timeline.measures(program))
    found.update(bench_window.measures())
    return found


BARS = {
    "actions_per_second": (20000, "at least"),
    "games_per_second": (200, "at least"),
    "wisp_with_juggler_us": (40, "at most"),
    "recorded_ratio": (1.6, "at most"),
    "hounds_ms": (0.2, "at most"),
    "undo_hounds_us": (20, "at most"),
    "odds_wrath_s": (1.5, "at most"),
    "odds_wrath_edge_us": (25, "at most"),
    "odds_wrath_position_kb": (1, "at most"),
    "odds_hounds_s": (6, "at most"),
    "odds_hounds_edge_us": (25, "at most"),
    "odds_hounds_position_kb": (1, "at most"),
    "fork_and_undo_us": (15, "at most"),
    "two_processes_by_clock": (1.7, "at least"),
    "two_processes_by_cpu": (1.7, "at least"),
    "run_start_s": (0.6, "at most"),
    **bench_timeline.BARS,
    **bench_window.BARS,
}
COMPILED_BARS = {"actions_per_second": (70000, "at least"), "games_per_second": (650, "at least")}


def run(arguments: argparse.Namespace) -> int:
    """Measure and print a table; the exit status is 0 whatever the numbers are."""
    environment = environment_of(arguments.compiled) if arguments.compiled else None
    found = measures(arguments.seconds)
    compiled = measures_in(environment, arguments.seconds) if environment else {}
    if arguments.json:
        print(json.dumps({"pure": found, "compiled": compiled} if compiled else found, indent=1))
        return 0
    here = COMPILED_BARS if is_compiled() else {}
    if compiled:
        print(f"{'':24} {'pure':>12} {'compiled':>12}")
    for name, value in found.items():
        line = f"{name:24} {value:12.2f}"
        if compiled:
            line += f" {compiled[name]:12.2f}"
        if name in BARS:
            goal, side = here.get(name, BARS[name])
            line += f"   {side} {goal:g}"
            if compiled and name in COMPILED_BARS:
                line += f", compiled {COMPILED_BARS[name][0]:g}"
        print(line)
    return 0
