"""``playorder share`` and ``playorder open``: from a file to a code and back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playorder.cli import desktop
from playorder.cli.main import main
from playorder.paths import LIBRARY_VARIABLE, assets_folder, library_path
from playorder.scenario.document import load

EXAMPLE = assets_folder() / "examples" / "mad-scientist.scenario.json"
SEVERAL = assets_folder() / "gallery" / "06-special" / "11-when-overload-is-gained.scenario.json"


def printed(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert not err
    return out


def test_a_file_becomes_a_code_and_a_code_a_file_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = printed(["share", str(EXAMPLE)], capsys).strip()
    assert code.isalnum()
    copy = tmp_path / "copy.scenario.json"
    assert main(["open", code, "--out", str(copy)]) == 0
    assert capsys.readouterr() == ("", f"wrote  {copy}\n")
    assert load(copy)[0].title == load(EXAMPLE)[0].title
    assert main(["run", str(copy)]) == 0


def test_open_prints_the_document(capsys: pytest.CaptureFixture[str]) -> None:
    code = printed(["share", str(EXAMPLE), "--no-source"], capsys).strip()
    document = json.loads(printed(["open", f"playorder:{code}"], capsys))
    assert document["title"] == load(EXAMPLE)[0].title
    assert "source" not in document


def test_open_reads_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import io

    code = printed(["share", str(EXAMPLE), "--link"], capsys)
    assert code.startswith("playorder:PO2")
    monkeypatch.setattr("sys.stdin", io.StringIO(code))
    assert json.loads(printed(["open"], capsys))["version"] == 1


def test_every_scenario_of_a_file_gets_a_line_and_one_can_be_chosen(
    capsys: pytest.CaptureFixture[str],
) -> None:
    codes = printed(["share", str(SEVERAL)], capsys).split()
    assert len(codes) == len(load(SEVERAL)) > 1
    assert printed(["share", str(SEVERAL), "--scenario", "1"], capsys).split() == [codes[1]]
    entries = json.loads(printed(["share", str(SEVERAL), "--json"], capsys))["scenarios"]
    assert [entry["code"] for entry in entries] == codes
    assert [entry["length"] for entry in entries] == [len(code) for code in codes]


def test_a_qr_picture_is_written_or_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, start in (("code.png", b"\x89PNG"), ("code.svg", b"<?xml")):
        assert main(["share", str(EXAMPLE), "--qr", str(tmp_path / name)]) == 0
        assert capsys.readouterr() == ("", f"wrote  {tmp_path / name}\n")
        assert (tmp_path / name).read_bytes().startswith(start)
    assert "█" in printed(["share", str(EXAMPLE), "--qr"], capsys)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["share", "nothing.json"], "cannot be read"),
        (["share", str(SEVERAL), "--scenario", "99"], "there is no scenario 99"),
        (["share", str(SEVERAL), "--qr"], "say which one"),
        (["share", str(EXAMPLE), "--qr", "code.gif"], "end it with .png or .svg"),
        (["open", "nonsense"], "no share code"),
        (["open", "PO1AeP2kYXOUy4nVmeK5vgtb76"], "not whole"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert not out
    assert words in err
    assert err.count("\n") == 1


def test_a_folder_that_is_not_there_is_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = printed(["share", str(EXAMPLE)], capsys).strip()
    for arguments in (["open", code, "--out"], ["share", str(EXAMPLE), "--qr"]):
        assert main([*arguments, str(tmp_path / "no" / "such.png")]) == 1
        assert "cannot be written" in capsys.readouterr().err


def test_a_card_that_is_not_known_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "strange.scenario.json"
    file.write_text(
        json.dumps({"format": "playorder/scenario", "version": 1, "players": [{"board": ["MY_CARD"]}, {}]}),
        "utf-8",
    )
    code = printed(["share", str(file)], capsys).strip()
    assert main(["open", code]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["players"][0]["board"] == ["MY_CARD"]
    assert err == "playorder open: MY_CARD is not known here (at $.players[0].board[0])\n"


def test_links_are_registered_with_the_desktop_of_this_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("shutil.which", lambda _name: None)
    assert "links open with this program" in printed(["open", "--register"], capsys)
    entry = (tmp_path / "applications" / "playorder.desktop").read_text("utf-8")
    assert "MimeType=x-scheme-handler/playorder;" in entry
    assert "-m playorder %u" in entry
    assert (tmp_path / "icons" / "hicolor" / "scalable" / "apps" / "playorder.svg").is_file()


def test_an_odd_path_is_quoted_in_the_desktop_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", '/opt/my $programs/100%/"python"')
    assert desktop._command() == '"/opt/my \\$programs/100%%/\\"python\\"" -m playorder'


def test_a_code_and_another_library_are_given_to_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[list[str]] = []
    monkeypatch.setattr("playorder.cli.main._open_window", lambda targets: opened.append(targets) or 0)
    monkeypatch.setenv(LIBRARY_VARIABLE, "")
    code = printed(["share", str(EXAMPLE)], capsys).strip()
    assert main(["--library", str(tmp_path / "other.db"), code]) == 0
    assert main([f"playorder:{code}"]) == 0
    assert opened == [[code], [f"playorder:{code}"]]
    assert library_path() == tmp_path / "other.db"
    assert main(["POWER"]) == 2
