"""``playorder library``: every act, headless, with text and with JSON."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from playorder.cli.main import main
from playorder.paths import assets_folder

EXAMPLE = str(assets_folder() / "examples" / "mad-scientist.scenario.json")
RULES = str(assets_folder() / "gallery" / "06-special")
FAILING = {
    "format": "playorder/scenario",
    "version": 1,
    "title": "Wrong",
    "players": [{}, {}],
    "expect": [{"player": "p1", "hero_health": 7}],
}

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Call:
    """Runs an act on a library of its own: exit status, output, errors."""

    def act(name: str, *arguments: str) -> tuple[int, str, str]:
        status = main(["library", name, "--library", str(tmp_path / "library.db"), *arguments])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return status, out, err

    return act


def told(call: Call, name: str, *arguments: str) -> dict[str, Any]:
    _, out, _ = call(name, "--json", *arguments)
    value: dict[str, Any] = json.loads(out)
    return value


def test_what_is_added_is_listed_found_and_shown(call: Call) -> None:
    assert call("add", EXAMPLE, "--folder", "mine")[0] == 0
    assert call("add", RULES)[0] == 0
    entries = told(call, "list")["scenarios"]
    assert len(entries) > 20
    assert [entry["title"] for entry in told(call, "list", "--folder", "mine")["scenarios"]] == [
        "A secret that a dying minion brings sees the next death"
    ]
    found = told(call, "search", "wissenschaftler", "--limit", "3")["scenarios"]
    assert 1 <= len(found) <= 3
    assert json.loads(call("show", "1")[1])["title"].startswith("A secret")
    assert told(call, "show", "1")["entry"]["folder"] == "mine"
    status, out, _ = call("search", "duplicate", "scientist")
    assert status == 0
    assert "A secret that a dying minion brings" in out
    assert "[mine]" in out


def test_scenarios_are_run_and_the_result_is_remembered(call: Call, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.scenario.json"
    wrong.write_text(json.dumps(FAILING), "utf-8")
    call("add", EXAMPLE, str(wrong))
    status, out, _ = call("run")
    assert status == 1
    assert sorted(line.split()[0] for line in out.splitlines()) == ["FAILED", "ok"]
    assert [entry["title"] for entry in told(call, "list", "--failed")["scenarios"]] == ["Wrong"]
    assert call("run", "1")[0] == 0
    assert told(call, "run")["scenarios"][0]["failed"] == FAILING["expect"]


def test_scenarios_are_exported_as_a_pack_and_as_postings(
    call: Call, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call("add", RULES)
    pack, postings = tmp_path / "pack.scenario.json", tmp_path / "postings.zip"
    assert call("export", "--out", str(pack), "--tag", "overload")[0] == 0
    assert main(["run", str(pack)]) == 0
    capsys.readouterr()
    assert told(call, "export", "1", "2", "--out", str(postings)) == {"file": str(postings), "scenarios": 2}
    with zipfile.ZipFile(postings) as archive:
        assert {Path(name).suffix for name in archive.namelist()} == {".json", ".html", ".svg"}


def test_share_codes_and_decks_are_added(
    call: Call, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    main(["share", EXAMPLE])
    code = capsys.readouterr().out.strip()
    names = tmp_path / "deck.txt"
    names.write_text("# Mine\n2 Wisp\n", "utf-8")
    assert call("add", code)[0] == 0
    assert call("add", "--deck", str(names), "--deck", "2 Chillwind Yeti")[0] == 0
    assert told(call, "list")["scenarios"][0]["title"] == "Mine"
    status, _, err = call("add", code[:-1] + "!", "--deck", "no such card")
    assert status == 2
    assert "unknown card 'no such card'" in err


def test_what_is_not_understood_is_told_and_the_rest_is_added(call: Call, tmp_path: Path) -> None:
    bad = tmp_path / "bad.scenario.json"
    bad.write_text("{", "utf-8")
    status, out, err = call("add", str(bad), EXAMPLE)
    assert status == 2
    assert "A secret" in out
    assert f"{bad}: $: not JSON" in err


def test_revisions_are_listed(call: Call) -> None:
    call("add", EXAMPLE)
    assert call("show", "1", "--revisions")[1].split()[0] == "1"
    assert call("show", "1", "--revision", "1")[0] == 0
    assert "no revision 5" in call("show", "1", "--revision", "5")[2]


def numbers(call: Call, *arguments: str) -> list[int]:
    return sorted(entry["id"] for entry in told(call, "list", *arguments)["scenarios"])


def test_scenarios_are_favourites_and_go_to_the_trash_and_back(call: Call) -> None:
    call("add", EXAMPLE, EXAMPLE, EXAMPLE)
    status, out, _ = call("favourite", "1", "3")
    assert status == 0
    assert [line.split()[:2] for line in out.splitlines()] == [["1", "*"], ["3", "*"]]
    assert numbers(call, "--favourites") == [1, 3]
    assert not told(call, "favourite", "3", "--off")["scenarios"][0]["favourite"]
    assert numbers(call, "--favourites") == [1]
    assert call("trash", "2", "3")[0] == 0
    assert (numbers(call), numbers(call, "--trash")) == ([1], [2, 3])
    assert not told(call, "restore", "3")["scenarios"][0]["trashed"]
    assert (numbers(call), numbers(call, "--trash")) == ([1, 3], [2])


def test_one_that_is_not_there_leaves_the_others_as_they_are(call: Call) -> None:
    call("add", EXAMPLE)
    for act in ("favourite", "trash", "restore"):
        status, out, err = call(act, "1", "99")
        assert (status, out) == (2, "")
        assert "there is no scenario 99" in err
    assert (numbers(call), numbers(call, "--favourites")) == ([1], [])


def test_an_old_revision_becomes_the_newest_again(call: Call) -> None:
    call("add", EXAMPLE)
    assert told(call, "restore", "1", "--revision", "1")["scenarios"][0]["revision"] == 1  # it is the newest
    assert "no revision 7" in call("restore", "1", "--revision", "7")[2]
    assert "only that one" in call("restore", "1", "2", "--revision", "1")[2]


def test_the_trash_is_emptied_only_when_it_is_said_twice(call: Call) -> None:
    call("add", EXAMPLE, EXAMPLE)
    call("trash", "2")
    assert "--yes does it" in call("empty-trash")[1]
    assert numbers(call, "--trash") == [2]
    assert told(call, "empty-trash", "--yes")["deleted"] == 1
    assert (numbers(call), numbers(call, "--trash")) == ([1], [])


def test_a_damaged_library_is_repaired(call: Call, tmp_path: Path) -> None:
    call("add", RULES)
    assert "is sound" in call("repair")[1]
    file = tmp_path / "library.db"
    data = bytearray(file.read_bytes())
    data[:2000] = bytes(2000)
    file.write_bytes(data)
    status, _, err = call("repair")
    assert status == 0
    assert "set aside" in err
    assert len(told(call, "list")["scenarios"]) > 20


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("show", "99"), "there is no scenario 99"),
        (("run", "99"), "there is no scenario 99"),
        (("export", "--out", "x.gif"), "neither a *.json nor a *.zip"),
        (("export", "--out", "x.zip"), "nothing to export"),
        (("add", "nowhere.json"), "nowhere.json: cannot be read: No such file or directory\n"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(call: Call, arguments: tuple[str, ...], words: str) -> None:
    status, out, err = call(*arguments)
    assert (status, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1


def test_the_users_own_library_is_used_unless_another_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PLAYORDER_HOME", str(tmp_path / "home"))
    assert main(["library", "add", EXAMPLE]) == 0
    capsys.readouterr()
    assert (tmp_path / "home" / "library.db").is_file()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("list",), "the library is empty; 'playorder library add FILE'"),
        (("search", "zebra"), "no scenario fits"),
        (("list", "--failed"), "no scenario fits"),
        (("list", "--trash"), "nothing in the trash fits"),
    ],
)
def test_a_list_without_a_line_says_why(call: Call, arguments: tuple[str, ...], words: str) -> None:
    status, out, err = call(*arguments)
    assert (status, out) == (0, "")
    assert words in err
