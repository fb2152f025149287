"""Random full games end without an error, and a game that does not is told with all that is needed to play it again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import pytest

from playorder.assembly import Program
from playorder.cli import soak as verb
from playorder.cli.main import main
from playorder.hooks.hookspecs import RandomGames, hookimpl
from playorder.trials.soak import Outcome, play_game, soak


@pytest.fixture(scope="module")
def games() -> RandomGames:
    return Program().plugins.random_games()["hearthstone"]


@pytest.mark.parametrize("first", range(0, 100, 10))
def test_random_games_of_every_class_end_without_an_error(first: int, games: RandomGames) -> None:
    outcomes = [
        play_game(games, seed, games.editions[seed % len(games.editions)])
        for seed in range(first, first + 10)
    ]
    assert [outcome.failure for outcome in outcomes if outcome.failure] == []
    assert all(outcome.actions > 10 for outcome in outcomes)


def test_a_seed_gives_the_same_game_again(games: RandomGames) -> None:
    assert games.play(7, "2016-03") == games.play(7, "2016-03")
    assert len({games.play(seed, "2016-03") for seed in range(8)}) > 1


def test_several_processes_play_the_same_games_as_one() -> None:
    seeds = range(40, 64)
    alone = list(soak("hearthstone", seeds))
    together = sorted(soak("hearthstone", seeds, jobs=2), key=lambda outcome: outcome.seed)
    assert together == alone
    assert [outcome.edition for outcome in alone[:2]] == ["2016-03", "2015-08"]


class Faulty:
    """Random games of a made-up ruleset, in which every seventh goes wrong."""

    ruleset = "snap"
    editions: ClassVar[tuple[str, ...]] = ("first", "second")

    def play(self, seed: int, edition: str) -> int:
        if seed % 7 == 0:
            error = ValueError("two jokers")
            error.add_note(f"in the {edition} edition")
            raise error
        return 3

    @hookimpl
    def random_games(self) -> tuple[RandomGames, ...]:
        return (self,)


def test_a_game_that_fails_is_told_with_its_seed_and_the_others_go_on() -> None:
    program = Program()
    program.plugins.add(Faulty(), "snap")
    games = program.plugins.random_games()["snap"]
    assert play_game(games, 6, "first") == Outcome(6, "first", 3, "")
    assert play_game(games, 7, "second").failure == "ValueError: two jokers; in the second edition"


def test_the_verb_names_the_failed_game_and_how_to_play_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def games(*_: object, **__: object):  # type: ignore[no-untyped-def]
        yield Outcome(5, "2016-03", 90, "")
        yield Outcome(6, "2015-08", 0, "BrokenInvariant: a minion is dead and in play")

    monkeypatch.setattr(verb, "soak", games)
    assert main(["soak", "--games", "2", "--seed", "5"]) == verb.SOME_FAILED
    shown = capsys.readouterr().out
    assert "FAILED seed 6, edition 2015-08: BrokenInvariant: a minion is dead and in play" in shown
    assert "playorder soak --games 1 --seed 6 --edition 2015-08\n" in shown
    assert "2 games, 90 actions, 1 failed" in shown


def test_the_verb_counts_games_and_actions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--games", "3", "--jobs", "1", "--json"]) == verb.ALL_WELL
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["failed"]) == (3, [])
    assert found["actions"] > 30


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--ruleset", "bridge"], "no random games of ruleset 'bridge'; known: hearthstone"),
        (["--edition", "2014"], "unknown edition '2014'; known: 2016-03, 2015-08"),
        (["--games", "0"], "'0' is not a whole number from 1 on"),
    ],
)
def test_wrong_usage_is_told_plainly(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", *words]) == verb.WRONG_USAGE
    assert told in capsys.readouterr().err


def test_ctrl_c_ends_it_at_once_with_its_own_status(tmp_path: Path) -> None:
    script = tmp_path / "interrupted.py"
    script.write_text(
        "import os, signal, sys, threading\n"
        "from playorder.cli.main import main\n"
        "if __name__ == '__main__':\n"
        "    threading.Timer(1.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()\n"
        "    sys.exit(main(['soak', '--games', '100000', '--jobs', '2']))\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 130
    assert "Traceback" not in done.stderr
