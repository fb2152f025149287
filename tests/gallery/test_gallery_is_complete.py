"""The gallery holds every given case once, unchanged in what runs, and its index tells the truth."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from playorder.paths import assets_folder

GALLERY = assets_folder() / "gallery"
CASES = Path(__file__).resolve().parents[3] / "shared" / "cases"
RULESETS = ("hearthstone", "wowtcg")
TOLD_DIFFERENTLY = ("title", "description", "source", "format", "version")
MOST_IN_A_FILE = 25
LONGEST_TITLE = 90

beside_the_cases = pytest.mark.skipif(
    not CASES.is_dir(), reason="the given cases (../shared/cases) do not lie beside this checkout"
)


def scenarios_of(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["scenarios"]
    return found


def gallery_files() -> list[Path]:
    return sorted(GALLERY.rglob("*.scenario.json"))


@cache
def given_cases() -> dict[str, dict[str, Any]]:
    return {
        scenario["source"]["case"]: scenario
        for ruleset in RULESETS
        for path in sorted((CASES / ruleset).glob("*.json"))
        for scenario in scenarios_of(path)
    }


def what_runs(scenario: dict[str, Any]) -> str:
    """As text, because 1 and true are equal in Python but not in JSON; the order of keys counts, too."""
    return json.dumps({key: value for key, value in scenario.items() if key not in TOLD_DIFFERENTLY})


def test_the_index_lists_the_files_that_are_there_with_their_counts() -> None:
    index = json.loads((GALLERY / "index.json").read_text("utf-8"))
    listed = {entry["file"]: entry["count"] for entry in index}
    assert len(listed) == len(index)
    there = {path.relative_to(GALLERY).as_posix(): len(scenarios_of(path)) for path in gallery_files()}
    assert listed == there
    assert all(entry["title"] and entry["section"] for entry in index)


def test_each_section_of_the_index_stands_in_one_piece() -> None:
    index = json.loads((GALLERY / "index.json").read_text("utf-8"))
    sections = [entry["section"] for entry in index]
    begun = [here for here, before in zip(sections, [None, *sections], strict=False) if here != before]
    assert len(begun) == len(set(begun))
    titles = [(entry["section"], entry["title"]) for entry in index]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("path", gallery_files(), ids=lambda path: path.relative_to(GALLERY).as_posix())
def test_a_file_is_easy_to_browse_and_quotes_nothing(path: Path) -> None:
    scenarios = scenarios_of(path)
    assert 1 <= len(scenarios) <= MOST_IN_A_FILE
    titles = [scenario["title"] for scenario in scenarios]
    assert len(set(titles)) == len(titles)
    assert all(0 < len(title) <= LONGEST_TITLE for title in titles)
    assert all(scenario["description"] for scenario in scenarios)
    assert all("quote" not in scenario["source"] for scenario in scenarios)
    assert path.read_bytes().endswith(b"}\n")
    assert b"\\u" not in path.read_bytes()


def test_no_case_is_in_the_gallery_twice() -> None:
    cases = [scenario["source"]["case"] for path in gallery_files() for scenario in scenarios_of(path)]
    assert len(cases) == len(set(cases))


@beside_the_cases
def test_every_given_case_is_in_the_gallery_and_runs_the_same() -> None:
    gallery = {
        scenario["source"]["case"]: scenario for path in gallery_files() for scenario in scenarios_of(path)
    }
    given = given_cases()
    assert not set(given) - set(gallery), "cases without a gallery scenario"
    for case, scenario in given.items():
        assert what_runs(gallery[case]) == what_runs(scenario), case
        source = {key: value for key, value in scenario["source"].items() if key != "quote"}
        assert gallery[case]["source"] == source, case
        assert gallery[case].get("format", "playorder/scenario") == "playorder/scenario", case
        assert gallery[case].get("version", 1) == 1, case


@beside_the_cases
def test_the_gallery_tells_the_cases_in_its_own_words() -> None:
    given = given_cases()
    for path in gallery_files():
        for scenario in scenarios_of(path):
            case = given.get(scenario["source"]["case"])
            if case is not None:
                assert scenario["title"] != case["title"], scenario["source"]["case"]
                assert scenario["description"] != case.get("description"), scenario["source"]["case"]
