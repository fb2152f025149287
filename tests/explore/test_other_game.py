"""Outcomes of the World of Warcraft TCG: its chance branches like any other, though its actions cannot stand still."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.explore.best_play import best_play
from playorder.explore.budget import Budget, Watch
from playorder.explore.example import example_run
from playorder.explore.exploring import Wishes, explore
from playorder.explore.outcomes import Method, Outcomes
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.reading import read_values
from playorder.scenario.run import run

TOOLS = Program().tools()
LIFE: dict[str, Any] = {
    "format": "playorder/scenario", "version": 1, "ruleset": "wowtcg",
    "players": [
        {"abilities": [{"id": "circle", "card": "Circle of Life"}],
         "allies": [{"id": "squire", "card": "Squire"}, {"id": "sage", "card": "Sage"}],
         "hand": [{"id": "slay", "card": "Slay"}], "resources": 3,
         "deck": [{"id": "other", "card": "Squire"}, "Footman", "Brute", "Jab"]},
        {},
    ],
    "script": [{"play": "slay", "targets": ["squire"]}, {"choose": "other", "for": "circle"}, {"use": "sage"}],
}  # fmt: skip
"""The deck is searched and shuffled in the middle of an action; then a card is drawn."""


def scenario(**changes: Any) -> Scenario:
    return read_values({**LIFE, **changes})[0]


def odds(outcomes: Outcomes, place: int = 0) -> dict[Any, Fraction]:
    """How likely each answer to a question is."""
    found: dict[Any, Fraction] = {}
    for outcome in outcomes.outcomes:
        answer = outcome.answers[place]
        found[answer] = found.get(answer, Fraction(0)) + Fraction(outcome.weight, outcomes.whole)
    return found


def test_a_shuffle_in_the_middle_of_an_action_branches_exactly() -> None:
    outcomes = explore(scenario(), TOOLS, Wishes(ask=("p1.hand", "other alive")))
    assert outcomes.method is Method.EXACT
    assert odds(outcomes) == {name: Fraction(1, 3) for name in ("Footman", "Brute", "Jab")}
    assert odds(outcomes, 1) == {True: Fraction(1)}


def test_orders_that_come_to_the_same_are_walked_once() -> None:
    blanks = {**LIFE["players"][0], "deck": [{"id": "other", "card": "Squire"}, "Blank", "Blank", "Blank"]}
    outcomes = explore(scenario(players=[blanks, {}]), TOOLS, Wishes(ask=("p1.hand_count",)))
    assert odds(outcomes) == {1: Fraction(1)}
    assert len(outcomes.outcomes) == 1


def test_samples_have_the_same_odds_and_are_the_same_each_time() -> None:
    wishes = Wishes(ask=("p1.hand",), samples=120, seed=7)
    first, again = explore(scenario(), TOOLS, wishes), explore(scenario(), TOOLS, wishes)
    assert odds(first) == odds(again)
    assert all(abs(share - Fraction(1, 3)) < Fraction(1, 6) for share in odds(first).values())


def test_the_example_of_an_outcome_runs_to_it() -> None:
    outcomes = explore(scenario(), TOOLS, Wishes(ask=("p1.hand",)))
    wanted = next(outcome for outcome in outcomes.outcomes if outcome.answers == ("Jab",))
    example, words = example_run(scenario(), TOOLS, wanted.path)
    result = run(example, TOOLS)
    assert words
    assert result.ruleset.player_facts(result.game, 1)["hand"] == ["Jab"]


def test_what_the_document_expects_is_asked_if_nothing_else_is() -> None:
    outcomes = explore(scenario(expect=[{"player": "p1", "hand": ["Brute"]}]), TOOLS)
    assert odds(outcomes) == {True: Fraction(1, 3), False: Fraction(2, 3)}


def test_a_value_that_the_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(ScenarioError, match="p1 has no value 'hero_health'") as caught:
        explore(scenario(), TOOLS, Wishes(ask=("p1.hero_health",)))
    assert "hero_damage" in str(caught.value)


def test_the_best_play_is_refused_and_says_why() -> None:
    watch = Watch(Budget(), lambda: False, lambda _progress: None)
    with pytest.raises(ScenarioError, match="two players act in turn there"):
        best_play(scenario(), TOOLS, "p1 wins", watch)


def test_the_ruleset_of_a_plugin_is_explored_as_well() -> None:
    tricks = Path(__file__).resolve().parents[2] / "assets" / "example_plugins" / "tricks"
    program = Program(extra=(tricks,))
    document = {
        "format": "playorder/scenario", "version": 1, "ruleset": "tricks",
        "players": [{"hand": ["Leaves 9"], "stock": ["Bells 5", "Bells 6"]}, {"hand": ["Leaves 1"]}],
        "script": [{"play": "Leaves 9"}, {"play": "Leaves 1"}],
    }  # fmt: skip
    read = read_values(document, rulesets=program.rulesets())[0]
    outcomes = explore(read, program.tools(), Wishes(ask=("p1.hand",)))
    assert odds(outcomes) == {"Bells 5": Fraction(1, 2), "Bells 6": Fraction(1, 2)}
