"""The best play: lines worked out by hand, and a search without merging as an oracle."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from playorder.engine.decisions import DecisionKind
from playorder.explore.beginning import walk_of
from playorder.explore.best_play import BestPlay, best_play, lethal_goal
from playorder.explore.budget import Budget, BudgetSpent, Cancelled, Watch
from playorder.explore.questions import question
from playorder.explore.walking import Walk
from playorder.rulesets.hearthstone.actions import legal_actions
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.result import Tools
from playorder.scenario.run import run

Board = Callable[..., Scenario]


@pytest.fixture(scope="module")
def lethal(tools: Tools) -> Callable[..., BestPlay]:
    def search(scenario: Scenario, depth: int = 6) -> BestPlay:
        return best_play(scenario, tools, lethal_goal(scenario), Watch(), depth)

    return search


def enemy(health: int, **more: Any) -> dict[str, Any]:
    return {"hero": {"card": "HERO_08", "damage": 30 - health}, **more}


def mana(crystals: int, **more: Any) -> dict[str, Any]:
    return {"mana": {"crystals": crystals}, **more}


def in_turn(board: Board, one: dict[str, Any], two: dict[str, Any], **fields: Any) -> Scenario:
    return board(one, two, options={}, **fields)


def test_a_taunt_is_cleared_before_the_hero_is_hit(board: Board, lethal: Callable[..., BestPlay]) -> None:
    """Frostbolt goes at the Taunt minion, and both others at the hero: 4 + 4 for 8. Any other way falls short."""
    attackers = [{"id": name, "card": "Wisp", "attack": 4} for name in "ab"]
    wall = {"id": "wall", "card": "Goldshire Footman"}
    scenario = in_turn(board, mana(2, hand=["Frostbolt"], board=attackers), enemy(8, board=[wall]))

    found = lethal(scenario)

    assert found.certain
    assert found.steps[0].entry == {"play": "frostbolt", "target": "wall"}
    assert [step.entry for step in found.steps[1:]] == [
        {"attack": "a", "target": "p2.hero"},
        {"attack": "b", "target": "p2.hero"},
    ]


def test_what_cannot_win_says_so(board: Board, lethal: Callable[..., BestPlay]) -> None:
    found = lethal(in_turn(board, mana(2, hand=["Frostbolt"]), enemy(4)))

    assert (found.value, found.certain, found.complete) == (0, False, True)
    assert found.steps == ()


def test_without_certainty_the_best_chance_is_found(board: Board, lethal: Callable[..., BestPlay]) -> None:
    """All three missiles must hit the hero while a Wisp stands beside it: a half each time."""
    scenario = in_turn(
        board, mana(1, hand=["Arcane Missiles"]), enemy(3, board=[{"id": "wisp", "card": "Wisp"}])
    )

    found = lethal(scenario)

    assert found.value == Fraction(1, 8)
    assert found.steps[0].words == "play Arcane Missiles"
    assert all(step.odds <= Fraction(1, 2) for step in found.steps[1:])


def test_the_order_matters(board: Board, lethal: Callable[..., BestPlay]) -> None:
    """Once the Wisp is out of the way the missiles have one target; missiles first would be a gamble."""
    mine = {"id": "mine", "card": "Wisp", "keywords": ["cant_attack_heroes"]}
    scenario = in_turn(
        board,
        mana(1, hand=["Arcane Missiles"], board=[mine]),
        enemy(3, board=[{"id": "wisp", "card": "Wisp"}]),
    )

    found = lethal(scenario)

    assert found.certain
    assert [step.entry for step in found.steps if step.entry] == [
        {"attack": "mine", "target": "wisp"},
        {"play": "arcane-missiles"},
    ]


def test_more_decisions_in_a_row_than_can_be_followed_are_a_spent_budget(board: Board, tools: Tools) -> None:
    """Seven Velens make 384 missiles of three, each a decision within that of the missile before."""
    scenario = board(
        {"hand": ["Arcane Missiles"], "board": ["Prophet Velen"] * 7},
        {"hero": {"armor": 2000}, "board": [{"card": "Wisp", "health": 5000}]},
    )

    with pytest.raises(BudgetSpent, match="more than 320 actions and decisions in a row"):
        best_play(scenario, tools, "p2.hero_armor", Watch(), 1, least=True)


def test_numbers_are_made_great_or_small(board: Board, tools: Tools) -> None:
    scenario = in_turn(board, mana(3, hand=["Arcane Intellect", "Frostbolt"], deck=["Wisp"] * 3), enemy(30))

    most = best_play(scenario, tools, "p1.hand_count", Watch(), 3)
    least = best_play(scenario, tools, "p2.hero_health", Watch(), 3, least=True)

    assert most.value == 3
    assert least.value == 27


def test_the_line_runs_as_a_scenario(board: Board, tools: Tools, lethal: Callable[..., BestPlay]) -> None:
    scenario = in_turn(
        board,
        mana(4, hand=["Arcane Missiles", "Frostbolt"], board=["Chillwind Yeti"]),
        enemy(10, board=["Wisp"]),
    )

    found = lethal(scenario)
    result = run(found.scenario, tools)

    assert 0 < found.value < 1
    assert not result.error
    assert len(found.scenario.script) == sum(step.entry is not None for step in found.steps)
    assert result.game.info.result in ("p1", "ongoing")


def by_brute_force(walk: Walk, goal: Any, left: int) -> Fraction:
    """The same search without any merging or cutting."""
    game = walk.game
    here = walk.checkpoint()
    asked = game.open_decision
    if asked is not None:
        values = []
        for option in range(len(asked.candidates)):
            walk.answer(option)
            walk.go_on()
            values.append(by_brute_force(walk, goal, left))
            walk.go_back(here)
        return sum(values, Fraction(0)) / len(values) if asked.kind is DecisionKind.RANDOM else max(values)
    best = Fraction(goal.read(walk) is True)
    if left and not game.info.ended:
        for action in legal_actions(game):
            if action.kind != "end_turn":
                walk.act(action)
                best = max(best, by_brute_force(walk, goal, left - 1))
                walk.go_back(here)
    return best


@pytest.mark.parametrize("health", [3, 4, 5, 6, 8])
def test_merging_and_cutting_change_no_value(
    health: int, board: Board, tools: Tools, lethal: Callable[..., BestPlay]
) -> None:
    scenario = in_turn(
        board,
        mana(3, hand=["Arcane Missiles", "Frostbolt"], board=["Wisp", {"card": "Wisp", "attack": 2}]),
        enemy(health, board=[{"card": "Wisp", "health": 2}]),
    )
    walk = walk_of(scenario, tools)

    assert lethal(scenario, 4).value == by_brute_force(walk, question("p1 wins", walk), 4)


def test_the_search_keeps_to_its_budget_and_shows_what_it_has(board: Board, tools: Tools) -> None:
    scenario = in_turn(
        board,
        mana(10, hand=["Frostbolt"] * 3 + ["Arcane Missiles"] * 2, board=["Wisp"] * 4),
        enemy(30, board=["Wisp"] * 4),
    )

    found = best_play(scenario, tools, "p2.hero_health", Watch(Budget(positions=400)), 10, least=True)

    assert not found.complete
    assert found.why == "more than 400 positions"
    assert found.value < 30
    with pytest.raises(BudgetSpent):
        best_play(scenario, tools, "p1 wins", Watch(Budget(positions=2)))
    with pytest.raises(Cancelled):
        best_play(scenario, tools, "p1 wins", Watch(cancelled=lambda: True))


@pytest.mark.parametrize("goal", ["p1.board", "p2.weapon", "p1.hero.zone", "p1.hero.card"])
def test_words_have_no_greatest_and_are_no_goal(goal: str, board: Board, tools: Tools) -> None:
    with pytest.raises(ScenarioError, match="is no number; compare it"):
        best_play(in_turn(board, {}, {}), tools, goal, Watch())


def test_a_goal_that_means_nothing_is_refused(board: Board, tools: Tools) -> None:
    with pytest.raises(ScenarioError):
        best_play(in_turn(board, {}, {}), tools, "luck", Watch())
