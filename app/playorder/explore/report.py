"""Outcomes as JSON values and as a table."""

from __future__ import annotations

from typing import Any

from playorder.explore.best_play import BestPlay
from playorder.explore.example import example_run, picks_of
from playorder.explore.facts import COLUMNS, cell, differing
from playorder.explore.outcomes import Method, Outcome, Outcomes
from playorder.scenario.result import Tools


def differing_columns(outcomes: Outcomes) -> list[str]:
    """What the outcomes can be told apart by."""
    return differing([outcome.facts for outcome in outcomes.outcomes])


def outcomes_entry(outcomes: Outcomes, tools: Tools | None = None, top: int | None = None) -> dict[str, Any]:
    """The JSON object of an exploration; ``top`` limits how many outcomes are listed, the likeliest first.

    With ``tools`` the picks of example runs are names where a name will do; without, they are places among the
    candidates, which takes no time.

    Probabilities are texts such as ``"3/8"``, exact if ``method`` is; ``share`` is the same as a number.
    """
    scenario = outcomes.scenario
    shown = outcomes.outcomes[:top]
    columns = differing_columns(outcomes)
    entry: dict[str, Any] = {
        "file": scenario.file, "index": scenario.index, "title": scenario.title, "method": outcomes.method.value,
    }  # fmt: skip
    if outcomes.method is Method.SAMPLED:
        entry["samples"] = outcomes.whole
        entry["why"] = outcomes.why
    else:
        entry["positions"] = outcomes.effort.positions
        entry["merged"] = outcomes.effort.merged
    entry["seconds"] = round(outcomes.effort.seconds, 3)
    entry["questions"] = [question_entry(outcomes, number) for number in range(len(outcomes.questions))]
    entry["outcomes"] = [
        {
            **odds_entry(outcomes, outcome.weight),
            "positions": outcome.positions,
            "facts": {name: cell(outcome.facts, name) for name in columns},
            "answers": list(outcome.answers),
            "picks": picks_of(outcome.path)
            if tools is None
            else list(example_run(scenario, tools, outcome.path)[0].picks),
        }
        for outcome in shown
    ]
    entry["outcomes_left_out"] = len(outcomes.outcomes) - len(shown)
    return entry


def best_entry(best: BestPlay) -> dict[str, Any]:
    """The JSON object of a search for the best play. ``scenario`` is the document with the line played."""
    return {
        "goal": best.goal, "value": str(best.value), "share": float(best.value), "certain": best.certain,
        "depth": best.depth, "complete": best.complete, "why": best.why, "positions": best.positions,
        "steps": [
            {"words": step.words, "action": step.entry, "pick": step.pick, "odds": str(step.odds)}
            for step in best.steps
        ],
        "scenario": best.scenario.data,
    }  # fmt: skip


def question_entry(outcomes: Outcomes, number: int) -> dict[str, Any]:
    """The answer to one question."""
    entry: dict[str, Any] = {"ask": outcomes.questions[number]}
    if outcomes.checks[number]:
        weight = outcomes.weight_of(lambda outcome: outcome.answers[number] is True)
        return {**entry, **odds_entry(outcomes, weight)}
    mean = outcomes.mean(number)
    if mean is not None:
        entry["mean"] = str(mean)
    entry["distribution"] = [
        {"value": value, **odds_entry(outcomes, weight)} for value, weight in outcomes.distribution(number)
    ]
    return entry


def odds_entry(outcomes: Outcomes, weight: int) -> dict[str, Any]:
    """A probability: exact, as a number, and the interval where it is sampled."""
    share = outcomes.probability(weight)
    entry: dict[str, Any] = {"probability": str(share), "share": float(share)}
    interval = outcomes.interval(weight)
    if interval is not None:
        entry["interval"] = [interval.low, interval.high]
    return entry


def table(outcomes: Outcomes) -> list[list[str]]:
    """The outcomes as rows of texts under a head, for a CSV file."""
    columns = differing_columns(outcomes)
    is_sampled = outcomes.method is Method.SAMPLED
    head = ["probability", "share", *(["low", "high"] if is_sampled else []), "positions"]
    rows = [[*head, *(COLUMNS[name] for name in columns), *outcomes.questions]]
    for outcome in outcomes.outcomes:
        rows.append([*_odds_cells(outcomes, outcome), str(outcome.positions),
                     *(str(cell(outcome.facts, name)) for name in columns), *map(str, outcome.answers)])  # fmt: skip
    return rows


def _odds_cells(outcomes: Outcomes, outcome: Outcome) -> list[str]:
    share = outcomes.probability(outcome.weight)
    interval = outcomes.interval(outcome.weight)
    cells = [str(share), repr(float(share))]
    return cells if interval is None else [*cells, repr(interval.low), repr(interval.high)]
