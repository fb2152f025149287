"""The page about odds: its commands print what it says, its lists are complete, its picks lead where it says."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.cli import explore
from playorder.cli.main import main
from playorder.explore.questions import ENTITY_VALUES, PLAYER_VALUES
from playorder.scenario.reading import read_values
from playorder.scenario.run import run

PAGE = (Path(__file__).resolve().parents[2] / "assets" / "docs" / "odds.md").read_text("utf-8")
DOCUMENT, PUZZLE = re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SESSIONS: list[str] = re.findall(r"^```console\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SECONDS = re.compile(r"\d+\.\d s")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "hounds.scenario.json").write_text(DOCUMENT, "utf-8")
    (tmp_path / "lethal.scenario.json").write_text(PUZZLE, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def said(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(shlex.split(command)[1:]) == 0
    return SECONDS.sub("… s", capsys.readouterr().out)


@pytest.mark.parametrize("session", SESSIONS, ids=lambda session: session.splitlines()[0])
def test_a_command_prints_what_the_page_says(
    session: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command, _, printed = session.partition("\n")
    assert said(command.removeprefix("$ "), capsys) == printed


def test_the_values_that_can_be_asked_for_are_complete() -> None:
    told = re.search(r"Values of a player: (.*?)\. Values of an entity", PAGE, re.DOTALL)
    assert told
    assert re.findall(r"`(\w+)`", told[1]) == list(PLAYER_VALUES)
    told = re.search(r"scenario-format\.md#names\): (.*?); if no such", PAGE, re.DOTALL)
    assert told
    assert re.findall(r"`(\w+)`", told[1]) == list(ENTITY_VALUES)


def test_the_options_are_complete() -> None:
    import argparse

    parser = argparse.ArgumentParser()
    explore.add_parser(parser.add_subparsers())
    found = re.findall(r"--\w+", PAGE[PAGE.index("## Options") : PAGE.index("## JSON output")])
    (actions,) = [action for action in parser._actions if isinstance(action.choices, dict)]
    real = [
        o
        for action in actions.choices["explore"]._actions
        for o in action.option_strings
        if o.startswith("--")
    ]
    assert sorted(set(found)) == sorted(set(real) - {"--help"})


def entry(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert (
        main(
            [
                "explore",
                "hounds.scenario.json",
                "--ask",
                "p2.hero_health",
                "--ask",
                "p1 wins",
                "--json",
                *more,
            ]
        )
        == 0
    )
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_json_output_has_the_keys_that_are_documented(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = PAGE[PAGE.index("## JSON output") :]
    for found in (entry(capsys), entry(capsys, "--samples", "50")):
        keys = {*found, *(key for question in found["questions"] for key in question)}
        keys |= {key for outcome in found["outcomes"] for key in outcome}
        assert keys <= set(re.findall(r"`(\w+)`", text))


def test_the_picks_of_an_outcome_lead_to_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for outcome in entry(capsys, "--top", "200")["outcomes"]:
        data = {**json.loads(DOCUMENT), "random": {"picks": outcome["picks"]}}
        result = run(read_values(data)[0], Program().tools())
        assert not result.error
        assert result.game.hero_of(2).health == outcome["answers"][0]
