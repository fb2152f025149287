"""``playorder explore``: options that contradict each other (what it answers: ``tests/docs/test_odds.py``)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playorder.cli.main import main
from playorder.paths import assets_folder

EXAMPLE = str(assets_folder() / "examples" / "mad-scientist.scenario.json")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--best", "p2 wins", "--ask", "p1 wins"], "--best answers one question"),
        (["--best", "p2 wins", "--samples", "5"], "leave --samples out"),
        (["--best", "p2 wins", "--seed", "0"], "leave --seed out"),
        (["--lethal", "--exact"], "leave --exact out"),
        (["--lethal", "--processes", "2"], "leave --processes out"),
        (["--lethal", "--least"], "--best CHECK has"),
        (["--least", "--ask", "p1 wins"], "name the check"),
        (["--lethal", "--top", "3"], "leave --top out"),
        (["--depth", "3"], "--lethal look ahead"),
        (["--samples", "5", "--seconds", "3"], "--seconds bounds the exact answer"),
        (["--samples", "5", "--positions", "3"], "--positions bounds the exact answer"),
        (["--exact", "--seed", "3"], "--seed is that of samples"),
    ],
)
def test_an_option_that_would_do_nothing_is_refused(
    options: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explore", EXAMPLE, *options]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert words in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--samples", "0"], "a number of 1 or more, not '0'"),
        (["--samples", "²"], "a number of 1 or more, not '²'"),
        (["--positions", "9" * 5000], "a number of 1 or more"),
        (["--seconds", "nan"], "a time in seconds, more than 0, not 'nan'"),
        (["--seconds", "-1"], "a time in seconds"),
        (["--seconds", "soon"], "a time in seconds"),
    ],
)
def test_a_number_that_is_none_is_refused(
    options: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explore", EXAMPLE, *options]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--best", ""], "not a question: ''"),
        (["--scheduler", ""], "no address of a dask scheduler: ''; write one such as tcp://host:8786"),
        (["--scheduler", "nonsense"], "no address of a dask scheduler: 'nonsense'"),
    ],
)
def test_an_empty_or_wrong_text_is_not_passed_over(
    options: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if "--scheduler" in options:
        pytest.importorskip("distributed")

    assert main(["explore", EXAMPLE, *options]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert words in err


def test_a_search_without_any_budget_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "missiles.scenario.json"
    players = [{"hand": ["Arcane Missiles"]}, {"board": ["Wisp"]}]
    file.write_text(json.dumps({"format": "playorder/scenario", "version": 1, "players": players}), "utf-8")

    assert main(["explore", str(file), "--lethal", "--positions", "1"]) == 1
    assert "not even one action could be looked ahead" in capsys.readouterr().err
