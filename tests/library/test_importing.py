"""Files, folders and archives come in together; what cannot be read is told with its place."""

from __future__ import annotations

import json
import random
import zipfile
from pathlib import Path

import pytest

from playorder.assembly import Program
from playorder.library import importing
from playorder.library.exporting import file_name, pack, posting, write_archive
from playorder.library.importing import read_paths
from playorder.paths import assets_folder
from playorder.scenario.concise import concise
from playorder.scenario.document import load
from playorder.scenario.parsing import parse_json
from playorder.scenario.reading import read_values
from playorder.scenario.run import run

EXAMPLE = assets_folder() / "examples" / "mad-scientist.scenario.json"
GALLERY = assets_folder() / "gallery"


def test_a_folder_comes_in_with_its_folders() -> None:
    report = read_paths([GALLERY], "rules")
    assert len(report.drafts) > 600
    assert {draft.folder for draft in report.drafts} >= {"rules/02-rules", "rules/06-special"}
    # the gallery's indexes are no scenarios, and that is all that is told
    assert [Path(problem.where).name for problem in report.problems] == ["index.json", "rules.json"]
    assert str(report).splitlines()[0].endswith("2 things were not understood")


def test_an_archive_is_read_and_what_is_wrong_in_it_is_named(tmp_path: Path) -> None:
    path = tmp_path / "many.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(EXAMPLE, "one/example.scenario.json")
        archive.writestr("../two/bad.json", "{")
        archive.writestr(
            "two/newer.json", json.dumps({"format": "playorder/scenario", "version": 99, "players": []})
        )
        archive.writestr("readme.txt", "not looked at")
    report = read_paths([path, tmp_path / "nothing.json"])
    assert [draft.folder for draft in report.drafts] == ["one"]
    assert [
        (problem.where.split("/")[-1], problem.why.split(";")[0].split(":")[0]) for problem in report.problems
    ] == [
        ("bad.json", "$"),
        ("newer.json", "$.version"),
        ("nothing.json", "cannot be read"),
    ]


def test_names_in_an_archive_never_lead_out_of_the_library(tmp_path: Path) -> None:
    path = tmp_path / "odd.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name in ("../../up.json", "/root/top.json", "a/../b/c.json"):
            archive.write(EXAMPLE, name)
    assert sorted(draft.folder for draft in read_paths([path], "in").drafts) == ["in", "in/b", "in/root"]


def test_an_archive_that_would_unpack_without_bound_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.json", b" " * 3_000_000)
    monkeypatch.setattr(importing, "MOST_BYTES", 1_000_000)
    report = read_paths([path])
    assert not report.drafts
    assert "too large" in report.problems[0].why
    monkeypatch.setattr(importing, "MOST_FILES", 0)
    assert "only the first 0" in read_paths([GALLERY]).problems[0].why


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"no archive at all" * 50])
def test_a_file_that_is_no_archive_is_named(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "broken.zip"
    path.write_bytes(content)
    assert "no zip archive" in read_paths([path]).problems[0].why


def test_a_damaged_member_costs_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "damaged.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(EXAMPLE, "first.json")
        archive.write(EXAMPLE, "second.json")
    data = bytearray(path.read_bytes())
    data[200] ^= 0xFF
    path.write_bytes(data)
    report = read_paths([path])
    assert len(report.drafts) == 1
    assert "first.json" in report.problems[0].where


def test_reading_can_be_stopped() -> None:
    seen: list[str] = []

    def stop_at_third(name: str) -> bool:
        seen.append(name)
        return len(seen) < 3

    assert read_paths([GALLERY], progress=stop_at_third).drafts
    assert len(seen) == 3


def test_a_pack_is_a_file_of_scenarios() -> None:
    scenarios = load(GALLERY / "06-special" / "11-when-overload-is-gained.scenario.json")
    again = read_values(parse_json(pack(scenarios, "Overload")))
    assert [scenario.data for scenario in again] == [concise(scenario.data) for scenario in scenarios]


def test_a_posting_holds_scenario_page_and_drawing(tmp_path: Path) -> None:
    result = run(load(EXAMPLE)[0], Program().tools())
    files = posting(result, {".png": b"picture"})
    name = "a-secret-that-a-dying-minion-brings-sees"
    assert list(files) == [f"{name}.scenario.json", f"{name}.html", f"{name}.svg", f"{name}.png"]
    for path in (tmp_path / "one.zip", tmp_path / "two.zip"):
        write_archive(path, files)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    assert [draft.scenario.title for draft in read_paths([tmp_path / "one.zip"]).drafts] == [result.title]


def test_an_archive_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "old.zip"
    write_archive(path, {"a": b"old"})
    with pytest.raises(TypeError):
        write_archive(path, {"a": b"new", "b": None})  # type: ignore[dict-item]
    with zipfile.ZipFile(path) as archive:
        assert archive.read("a") == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["old.zip"]


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("", "scenario"),
        ("../../etc/passwd", "etc-passwd"),
        ("Größe & Мир: 飞刀!", "größe-мир-飞刀"),
        ("CON", "con"),
    ],
)
def test_titles_become_harmless_file_names(title: str, name: str) -> None:
    assert file_name(title) == name
    assert file_name(title, 7) == f"007-{name}" or not title


@pytest.mark.parametrize("method", [zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_an_archive_with_changed_bytes_is_read_or_what_is_wrong_is_told(tmp_path: Path, method: int) -> None:
    archive = tmp_path / "scenarios.zip"
    with zipfile.ZipFile(archive, "w", method) as made:
        for file in sorted((assets_folder() / "examples").glob("*.json")):
            made.write(file, file.name)
    whole = archive.read_bytes()
    told = 0
    for seed in range(150):
        source = random.Random(seed)
        data = bytearray(whole)
        for _ in range(source.choice((1, 2, 10))):
            data[source.randrange(len(data))] = source.randrange(256)
        archive.write_bytes(data)
        report = read_paths([archive])
        assert report.drafts or report.problems
        assert all(problem.why for problem in report.problems)
        told += bool(report.problems)
    assert told > 50
