"""What is played without a timeline, as odds and random games are, ends as what is played with one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.scenario.document import Scenario, load
from playorder.scenario.naming import is_card
from playorder.scenario.reading import read_values
from playorder.scenario.result import RunResult
from playorder.scenario.run import run

GALLERY = Path(__file__).resolve().parents[2] / "assets" / "gallery"
TOOLS = Program().tools()


def end(result: RunResult) -> tuple[str, list[dict[str, Any]]]:
    """How a run went, and all that can be said of every entity after it."""
    entities = [entity for entity in result.game.entities if is_card(entity)]
    return result.error, [result.ruleset.entity_facts(result.game, entity) for entity in entities]


def ends_alike(scenario: Scenario) -> bool:
    return end(run(scenario, TOOLS, record=True)) == end(run(scenario, TOOLS, record=False))


@pytest.mark.parametrize(
    "folder", sorted(path for path in GALLERY.iterdir() if path.is_dir()), ids=lambda p: p.name
)
def test_every_scenario_of_the_gallery_ends_the_same_without_a_timeline(folder: Path) -> None:
    scenarios = [scenario for path in sorted(folder.rglob("*.scenario.json")) for scenario in load(path)]
    assert scenarios
    assert [scenario.title for scenario in scenarios if not ends_alike(scenario)] == []


def test_a_secret_that_a_deathrattle_brings_hears_the_next_death_of_the_phase() -> None:
    """Nobody hears a death before the Deathrattle: the second death's event counts all the same (seed 002, rule 7)."""
    [scenario] = read_values(
        {
            "format": "playorder/scenario",
            "version": 1,
            "players": [
                {"deck": ["Duplicate"], "board": ["Mad Scientist", "Wisp"]},
                {"hand": ["Flamestrike"]},
            ],
            "active": "p2",
            "options": {"ignore_mana": True},
            "script": [{"play": "Flamestrike"}],
            "expect": [{"player": "p1", "hand": ["Wisp", "Wisp"], "secrets": []}],
        }
    )
    assert run(scenario, TOOLS, record=False).ok
