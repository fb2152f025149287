"""The page on saving and sharing: every command on it is run, in order, and prints what the page shows."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from playorder.cli.main import main
from playorder.paths import assets_folder

PAGE = (assets_folder() / "docs" / "saving-and-sharing.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def commands() -> list[tuple[str, list[str]]]:
    """Each command with the lines that it prints."""
    found: list[tuple[str, list[str]]] = []
    for line in "".join(blocks("console")).splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def fits(shown: str, printed: str) -> bool:
    """`…` on the page stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, shown.split("…"))), printed) is not None


def test_the_commands_of_the_page_do_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLAYORDER_HOME", str(tmp_path / "home"))
    Path("knife.scenario.json").write_text(blocks("json")[0], "utf-8")
    Path("deck.txt").write_text(blocks("text")[0], "utf-8")
    assert main(["share", "knife.scenario.json"]) == 0
    code = capsys.readouterr().out.strip()
    assert len(commands()) > 10
    for command, shown in commands():
        assert main(shlex.split(command.replace("CODE", code))[1:]) == 0, command
        printed = capsys.readouterr().out.splitlines()
        assert len(printed) == len(shown), (command, printed)
        assert all(map(fits, shown, printed)), (command, printed)
    assert {path.name for path in tmp_path.iterdir()} >= {"knife.png", "copy.scenario.json", "posting.zip"}
