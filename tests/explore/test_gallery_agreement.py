"""Sampled and exact answers agree on every gallery scenario with randomness whose exact answer is within reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from playorder.explore.budget import Budget, BudgetSpent
from playorder.explore.exploring import Wishes, explore
from playorder.explore.graph import CameBack
from playorder.explore.outcomes import Outcomes, Seen
from playorder.scenario.document import Scenario, load
from playorder.scenario.result import Tools

GALLERY = Path(__file__).resolve().parents[2] / "assets" / "gallery"
FILES = sorted(GALLERY.rglob("*.scenario.json"))
SAMPLES = 300
REACH = Budget(positions=2500, seconds=20.0)
TOO_FAR = 5.0
"""Standard deviations: over all gallery scenarios one sample in a million would be further off by chance."""


def distance(exact: Outcomes, sampled: Outcomes) -> float:
    """By how many standard deviations the chi-square statistic of the sample is above what is to be expected.

    Outcomes that are expected fewer than five times are counted together.
    """
    found = {Seen(outcome.facts, outcome.answers): outcome.weight for outcome in sampled.outcomes}
    expected_rest, found_rest, total, classes = 0.0, 0, 0.0, 0
    for outcome in exact.outcomes:
        expected = SAMPLES * float(exact.probability(outcome.weight))
        count = found.pop(Seen(outcome.facts, outcome.answers), 0)
        if expected < 5:
            expected_rest += expected
            found_rest += count
            continue
        total += (count - expected) ** 2 / expected
        classes += 1
    assert not found, "sampled, though the exact answer says that it cannot happen"
    if expected_rest >= 5:
        total += (found_rest - expected_rest) ** 2 / expected_rest
        classes += 1
    freedom = max(1, classes - 1)
    return (total - freedom) / (2 * freedom) ** 0.5  # type: ignore[no-any-return]


def random_ones(scenarios: list[Scenario], tools: Tools) -> list[tuple[Scenario, Outcomes]]:
    """Those with more than one outcome, and their exact outcomes."""
    found = []
    for scenario in scenarios:
        if scenario.ruleset != "hearthstone":
            continue
        try:
            exact = explore(scenario, tools, Wishes(exact_only=True, budget=REACH))
        except (BudgetSpent, CameBack):
            continue
        if exact.effort.edges:
            found.append((scenario, exact))
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem.removesuffix(".scenario"))
def test_samples_agree_with_the_exact_odds(path: Path, tools: Tools) -> None:
    for scenario, exact in random_ones(load(path), tools):
        sampled = explore(scenario, tools, Wishes(samples=SAMPLES, seed=2016))
        assert distance(exact, sampled) < TOO_FAR, scenario.title
        assert sum(exact.probability(outcome.weight) for outcome in exact.outcomes) == 1


def test_a_sample_of_something_else_would_be_noticed(tools: Tools) -> None:
    (path,) = [path for path in FILES if "rule-05" in path.name]
    scenario, exact = next(found for found in random_ones(load(path), tools) if len(found[1].outcomes) > 1)
    one = explore(scenario, tools, Wishes(samples=SAMPLES, seed=1))
    likeliest = one.outcomes[0]
    from dataclasses import replace

    skewed = replace(one, outcomes=(replace(likeliest, weight=SAMPLES),))

    assert distance(exact, skewed) > TOO_FAR
