"""The gallery holds every given case once, unchanged in what runs, and its index tells the truth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from playorder.paths import assets_folder

GALLERY = assets_folder() / "gallery"
CASES = Path(__file__).resolve().parents[3] / "shared" / "cases" / "hearthstone"
TOLD_DIFFERENTLY = ("title", "description", "source", "format", "version")


def scenarios_of(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["scenarios"]
    return found


def gallery_files() -> list[Path]:
    return sorted(GALLERY.rglob("*.scenario.json"))


def what_runs(scenario: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in scenario.items() if key not in TOLD_DIFFERENTLY}


def test_the_index_lists_the_files_that_are_there_with_their_counts() -> None:
    index = json.loads((GALLERY / "index.json").read_text("utf-8"))
    listed = {entry["file"]: entry["count"] for entry in index}
    assert len(listed) == len(index)
    there = {str(path.relative_to(GALLERY)): len(scenarios_of(path)) for path in gallery_files()}
    assert listed == there
    assert all(entry["title"] and entry["section"] for entry in index)


def test_titles_are_unique_within_a_file_and_nothing_is_quoted() -> None:
    for path in gallery_files():
        scenarios = scenarios_of(path)
        titles = [scenario["title"] for scenario in scenarios]
        assert len(set(titles)) == len(titles), path
        assert all("quote" not in scenario["source"] for scenario in scenarios), path


@pytest.mark.skipif(not CASES.is_dir(), reason="the given cases do not lie beside this checkout")
def test_every_given_case_is_in_the_gallery_once_and_runs_the_same() -> None:
    gallery: dict[str, dict[str, Any]] = {}
    for path in gallery_files():
        for scenario in scenarios_of(path):
            case = scenario["source"]["case"]
            assert case not in gallery, case
            gallery[case] = scenario
    given = {
        scenario["source"]["case"]: scenario
        for path in sorted(CASES.glob("*.json"))
        for scenario in scenarios_of(path)
    }
    assert set(given) <= set(gallery)
    for case, scenario in given.items():
        assert what_runs(gallery[case]) == what_runs(scenario), case
