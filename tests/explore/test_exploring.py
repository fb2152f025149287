"""Budgets, cancelling, going over to sampling, and example runs."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest

from playorder.explore.budget import Budget, BudgetSpent, Cancelled, Progress
from playorder.explore.example import example_run
from playorder.explore.exploring import Wishes, explore
from playorder.explore.outcomes import Method, Outcomes, wilson
from playorder.explore.report import differing_columns, table
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.run import Tools, run

Board = Callable[..., Scenario]


@pytest.fixture(scope="module")
def wrath(board: Board) -> Scenario:
    """Avenging Wrath on a hero and seven minions: about a second's work."""
    return board({"hand": ["Avenging Wrath"]}, {"board": ["Chillwind Yeti"] * 7}, {"play": "Avenging Wrath"})


@pytest.fixture(scope="module")
def missiles(board: Board) -> Scenario:
    enemies = [{"id": "a", "card": "Wisp", "health": 2}, {"id": "b", "card": "Wisp"}, "Wisp", "Wisp"]
    return board({"hand": ["Arcane Missiles"]}, {"board": enemies}, {"play": "Arcane Missiles"})


def test_past_the_budget_it_samples_and_says_why(wrath: Scenario, tools: Tools) -> None:
    found = explore(wrath, tools, Wishes(("p2.hero_health",), budget=Budget(positions=500)))

    assert found.method is Method.SAMPLED
    assert found.why == "more than 500 positions"
    assert found.whole == 10_000
    assert sum(outcome.weight for outcome in found.outcomes) == 10_000


def test_a_budget_of_time_is_kept(wrath: Scenario, tools: Tools) -> None:
    begin = time.perf_counter()
    with pytest.raises(BudgetSpent, match=r"more than 0\.2 seconds"):
        explore(wrath, tools, Wishes(exact_only=True, budget=Budget(seconds=0.2)))

    assert time.perf_counter() - begin < 1.0


def test_a_budget_of_memory_is_kept(wrath: Scenario, tools: Tools) -> None:
    with pytest.raises(BudgetSpent, match="megabytes"):
        explore(wrath, tools, Wishes(exact_only=True, budget=Budget(megabytes=-1)))


@pytest.mark.parametrize("samples", [None, 1_000_000])
def test_it_stops_within_a_fifth_of_a_second(wrath: Scenario, tools: Tools, samples: int | None) -> None:
    cancel = threading.Event()
    asked: list[float] = []

    def stop() -> None:
        asked.append(time.perf_counter())
        cancel.set()

    timer = threading.Timer(0.3, stop)
    timer.start()
    with pytest.raises(Cancelled):
        explore(wrath, tools, Wishes(samples=samples, cancelled=cancel.is_set))
    heard = time.perf_counter()

    assert heard - asked[0] < 0.2


def test_progress_is_told(wrath: Scenario, tools: Tools) -> None:
    told: list[Progress] = []

    explore(wrath, tools, Wishes(report=told.append))

    assert len(told) > 2
    assert [progress.done for progress in told] == sorted(progress.done for progress in told)
    assert told[-1].merged > told[-1].open > 0


def test_samples_are_the_same_for_the_same_seed(missiles: Scenario, tools: Tools) -> None:
    one, two, other = (explore(missiles, tools, Wishes(samples=300, seed=seed)) for seed in (5, 5, 6))

    assert one.outcomes == two.outcomes
    assert one.outcomes != other.outcomes


def test_a_sample_holds_the_exact_answer_in_its_interval(missiles: Scenario, tools: Tools) -> None:
    ask = ("a dead", "b dead", "p2.board_count")
    exact = explore(missiles, tools, Wishes(ask))
    sampled = explore(missiles, tools, Wishes(ask, samples=4000, seed=1))

    for question in (0, 1):
        weight = sampled.weight_of(lambda outcome, question=question: outcome.answers[question] is True)  # type: ignore[misc]
        low, high = sampled.interval(weight) or (0, 0)
        true = exact.weight_of(lambda outcome, question=question: outcome.answers[question] is True)  # type: ignore[misc]
        assert low <= float(exact.probability(true)) <= high
    assert abs(float(exact.mean(2) or 0) - float(sampled.mean(2) or 0)) < 0.05


def test_wilson_intervals() -> None:
    """Against values worked out by hand from the formula (z = 1.96)."""
    low, high = wilson(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
    low, high = wilson(0, 20)
    assert low == 0
    assert round(high, 4) == 0.1611
    assert wilson(20, 20).high == 1
    assert wilson(0, 0) == (0.0, 1.0)


def test_an_example_run_leads_to_its_outcome(missiles: Scenario, tools: Tools) -> None:
    found = explore(missiles, tools)

    assert len(found.outcomes) > 10
    for outcome in found.outcomes:
        scenario, words = example_run(missiles, tools, outcome.path)
        result = run(scenario, tools)
        game = result.game
        assert result.ok
        assert len(words) == len(outcome.path)
        assert game.hero_of(2).health == outcome.facts.p2.health
        shown = [(minion.key or minion.card.name, minion.health) for minion in game.minions_of(2)]
        assert shown == [(minion.name, minion.health) for minion in outcome.facts.p2.board]


def test_an_example_run_is_a_document(missiles: Scenario, tools: Tools) -> None:
    from playorder.scenario.reading import read_values

    scenario, _ = example_run(missiles, tools, explore(missiles, tools).outcomes[-1].path)

    assert read_values(scenario.data)[0].picks == scenario.picks


def test_likeliest_least_and_greatest_outcome(missiles: Scenario, tools: Tools) -> None:
    found: Outcomes = explore(missiles, tools, Wishes(("p2.hero_health",)))

    assert found.outcomes[0].weight == max(outcome.weight for outcome in found.outcomes)
    assert found.extreme(0, least=True).facts.p2.health == 27
    assert found.extreme(0, least=False).facts.p2.health == 30


@pytest.mark.parametrize(
    ("ask", "complaint"),
    [
        ("nonsense", "not a question"),
        ("nobody dead", "no entity 'nobody'"),
        ("p3 wins", "cannot win"),
        ("a wiped", "has no board"),
        ("p2.luck", "has no value 'luck'"),
        ("a.luck > 3", "has no value 'luck'"),
        ("p2.hero_health < many", "needs a number"),
        ("p2.hero_health <=", "not a question"),
        ("{", "not JSON"),
        ('{"a":' * 5000, "JSON within JSON"),
        ('{"entity": "nobody", "health": 3}', "no entity 'nobody'"),
        ("Wispp#1 dead", "near are Wisp"),
        ("Wisp#0 dead", "no entity 'Wisp#0'"),
        ("Wisp#² dead", "no entity 'Wisp#²'"),
        ('{"order": []}', "about the way"),
        ('{"entity": "a", "zone": "moon"}', "moon"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_what_can(
    ask: str, complaint: str, missiles: Scenario, tools: Tools
) -> None:
    with pytest.raises(ScenarioError) as refused:
        explore(missiles, tools, Wishes((ask,)))

    assert complaint in refused.value.message


def test_all_forms_of_a_question_agree(missiles: Scenario, tools: Tools) -> None:
    ask = ("a dead", "a dies", "a.zone = graveyard", '{"entity": "a", "zone": "graveyard"}', "a.zone != play")
    against = ("a alive", "a survives")

    found = explore(missiles, tools, Wishes((*ask, *against)))

    for outcome in found.outcomes:
        assert len(set(outcome.answers[: len(ask)])) == 1
        assert set(outcome.answers[len(ask) :]) == {not outcome.answers[0]}


def test_an_empty_list_is_none(missiles: Scenario, tools: Tools) -> None:
    found = explore(missiles, tools, Wishes(("p1.hand", "p1.hand = none", "p2.secrets != none")))

    assert {outcome.answers for outcome in found.outcomes} == {(None, True, False)}


def test_an_action_that_no_branch_allows_is_told_though_outcomes_do_not_differ_in_it(
    board: Board, tools: Tools
) -> None:
    found = explore(board({}, {}, {"play": "Fireball"}), tools)

    assert differing_columns(found) == ["stopped"]
    assert "NOT_IN_HAND" in table(found)[1][-1]


def test_picks_and_seed_of_the_document_do_not_matter(board: Board, tools: Tools) -> None:
    plain = ({"hand": ["Crackle"]}, {}, {"play": "Crackle", "target": "p2.hero"})
    with_picks = board(*plain, random={"seed": 7, "picks": [{"pick": 3}]})

    found = explore(with_picks, tools, Wishes(("p2.hero_health",)))

    assert len(found.outcomes) == 4
