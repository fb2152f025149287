"""The verb `why`: what it says, and what it says of bad input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from playorder.cli.main import main

DOCUMENT: dict[str, Any] = {
    "format": "playorder/scenario",
    "version": 1,
    "title": "Flamestrike",
    "players": [
        {"hand": [{"id": "fs", "card": "Flamestrike"}]},
        {"board": [{"id": "cult", "card": "Cult Master"}, {"id": "hoarder", "card": "Loot Hoarder"}]},
    ],
    "options": {"ignore_mana": True},
    "script": [{"play": "fs"}],
}


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "flamestrike.scenario.json"
    path.write_text(json.dumps(DOCUMENT), "utf-8")
    return str(path)


def test_it_tells_of_triggers_numbers_and_death(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", file, "cult"]) == 0
    text = capsys.readouterr().out
    assert "in the graveyard  [002:4a]" in text
    assert "attack 4: printed leaves 4" in text
    assert "it left play, because its health was -2" in text


def test_one_node_can_be_asked_about(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", file, "Loot Hoarder@0", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["entity"] == "hoarder"
    assert told["reasons"] == ["RESOLVED"]
    assert any("it did trigger" in line for line in told["triggers"])


@pytest.mark.parametrize(
    ("entity", "words"),
    [("cutl", "did you mean cult"), ("cult@999", "they go from 0 to"), ("cult@x", "they go from 0 to")],
)
def test_what_is_not_there_is_said_in_one_line(
    file: str, entity: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["why", file, entity]) == 1
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1


def test_a_scenario_that_is_not_in_the_file(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why", file, "cult", "--scenario", "2"]) == 1
    assert "has 1 scenarios" in capsys.readouterr().err


def test_a_file_that_is_not_valid(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}", "utf-8")
    assert main(["why", str(bad), "cult"]) == 2
    assert "not valid" in capsys.readouterr().err
