"""Documents are written whole, in the gallery's layout, and read back equal."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from playorder.paths import assets_folder
from playorder.scenario.writing import as_text, save

GALLERY = sorted(assets_folder().glob("gallery/**/*.json"))


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_what_is_written_is_what_was_read(path: Path) -> None:
    value = json.loads(path.read_text(encoding="utf-8"))

    assert json.loads(as_text(value)) == value


def test_what_fits_stands_in_one_line() -> None:
    text = as_text({"players": [{"board": ["Wisp"]}, {}], "script": [{"play": "x" * 60}, {"play": "y" * 60}]})

    assert text.splitlines() == [
        "{",
        '  "players": [{"board": ["Wisp"]}, {}],',
        '  "script": [',
        '    {"play": "' + "x" * 60 + '"},',
        '    {"play": "' + "y" * 60 + '"}',
        "  ]",
        "}",
    ]


def test_a_collection_stays_one_and_keeps_its_title(tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    path.write_text(json.dumps({"title": "Mine", "scenarios": [{"title": "a"}]}), encoding="utf-8")

    save(path, [{"title": "b"}])

    assert json.loads(path.read_text(encoding="utf-8")) == {"title": "Mine", "scenarios": [{"title": "b"}]}


def test_several_scenarios_make_a_collection(tmp_path: Path) -> None:
    save(tmp_path / "two.json", [{"title": "a"}, {"title": "b"}])

    assert json.loads((tmp_path / "two.json").read_bytes()) == {"scenarios": [{"title": "a"}, {"title": "b"}]}


def test_a_write_that_fails_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.json"
    path.write_text("{}", encoding="utf-8")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        save(path, [{"title": "new"}])

    assert path.read_text(encoding="utf-8") == "{}"
    assert list(tmp_path.iterdir()) == [path], "nothing is left lying about"


def test_a_link_stays_a_link_and_permissions_stay(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.write_text("{}", encoding="utf-8")
    real.chmod(0o600)
    link.symlink_to(real)

    save(link, [{"title": "new"}])

    assert link.is_symlink()
    assert json.loads(real.read_bytes()) == {"title": "new"}
    assert real.stat().st_mode & 0o777 == 0o600


def test_text_that_utf8_cannot_hold_comes_back(tmp_path: Path) -> None:
    save(tmp_path / "odd.json", [{"title": "\ud800 æ 刀"}])

    assert json.loads((tmp_path / "odd.json").read_text(encoding="utf-8")) == {"title": "\ud800 æ 刀"}
