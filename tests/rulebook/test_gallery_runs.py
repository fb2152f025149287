"""Every scenario of the gallery and every further example passes, or is named in disputed.toml and fails."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.paths import assets_folder
from playorder.scenario.document import Scenario, load
from playorder.scenario.run import run

GALLERY = assets_folder() / "gallery"
DISPUTED: dict[str, dict[str, Any]] = {
    entry["case"]: entry
    for entry in tomllib.loads((Path(__file__).parent / "disputed.toml").read_text("utf-8")).get(
        "disputed", []
    )
}
FILES = sorted(GALLERY.rglob("*.scenario.json"))
FURTHER = sorted((Path(__file__).parent / "further").glob("*.scenario.json"))
"""What the rulebook's text says and no given case covers, by chapter."""


@pytest.fixture(scope="module")
def program() -> Program:
    return Program()


def failures(scenarios: list[Scenario], program: Program) -> dict[str, str]:
    """What fails, by the case's lasting name, with the reason."""
    found = {}
    tools = program.tools()
    for scenario in scenarios:
        result = run(scenario, tools)
        if not result.ok:
            broken = [f"{check.check} got {check.got}" for check in result.checks if not check.ok]
            found[scenario.source["case"]] = "; ".join([result.error, *broken]).strip("; ")
    return found


@pytest.mark.parametrize(
    "path", [*FILES, *FURTHER], ids=lambda path: path.name.removesuffix(".scenario.json")
)
def test_every_scenario_passes_unless_it_is_disputed(path: Path, program: Program) -> None:
    scenarios = load(path)
    assert scenarios, "a gallery file without scenarios"
    failed = failures(scenarios, program)
    unexpected = {case: why for case, why in failed.items() if case not in DISPUTED}
    assert not unexpected
    passing = {scenario.source["case"] for scenario in scenarios} - set(failed)
    assert not passing & set(DISPUTED), "disputed cases that pass: take them off the list"


def test_each_disputed_case_gives_the_rulebooks_sentence_and_the_right_outcome() -> None:
    for case, entry in DISPUTED.items():
        assert entry.get("rule"), case
        assert len(entry.get("sentence", "")) > 5, case
        assert len(entry.get("right", "")) > 5, case


def test_the_gallery_is_not_empty() -> None:
    assert sum(len(load(path)) for path in FILES) >= 600
