"""Discover offers three different cards, and cards of the class four times as often as neutral ones."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.engine.decisions import Decision, DecisionKind
from playorder.explore.graph import NO_NODE, Graph
from playorder.scenario.building import build
from playorder.scenario.reading import read_values
from playorder.scenario.script import perform


class Listener:
    """Takes the last candidate of every decision, and remembers what was asked."""

    def __init__(self) -> None:
        self.asked: list[Decision] = []

    def __call__(self, _game: Any, decision: Decision) -> int | None:
        self.asked.append(decision)
        return None if decision.kind is DecisionKind.CHOICE else len(decision.candidates) - 1


def asked_by(card: str, hero: str) -> list[Decision]:
    """The random decisions of a Discover card."""
    program = Program()
    document = {
        "format": "playorder/scenario", "version": 1, "options": {"ignore_mana": True},
        "players": [{"hero": hero, "hand": [{"id": "card", "card": card}], "board": ["Clockwork Gnome"]}, {}],
    }  # fmt: skip
    tools = program.tools()
    built = build(
        read_values(document)[0], program.catalogue(), tools.definitions("2016-03"), tools.compile_trigger
    )
    listener = Listener()
    built.game.answerer = listener
    from playorder.scenario.naming import Names

    perform(built.game, Names(built.game, built.ids), {"play": "card"})
    return [decision for decision in listener.asked if decision.kind is DecisionKind.RANDOM]


def test_a_class_card_weighs_four_times_what_a_neutral_one_does() -> None:
    catalogue = Program().catalogue()
    asked = asked_by("Dark Peddler", "HERO_07")
    assert len(asked) == 3
    for decision in asked:
        weights = dict(zip(decision.candidates, decision.weights, strict=True))
        assert weights["CS2_231" if "CS2_231" in weights else "CS2_189"] == 1
        assert {catalogue[card].card_class for card, weight in weights.items() if weight == 4} == {"WARLOCK"}
        assert {catalogue[card].card_class for card, weight in weights.items() if weight == 1} == {"NEUTRAL"}
    assert len(asked[2].candidates) == len(asked[0].candidates) - 2


def test_where_all_are_of_one_kind_all_are_alike() -> None:
    assert {decision.weights for decision in asked_by("Ethereal Conjurer", "HERO_08")} == {()}


@pytest.mark.parametrize(("number", "candidate"), [(0, 0), (3, 0), (4, 1), (5, 2), (8, 2)])
def test_a_number_falls_on_a_candidate_by_its_weight(number: int, candidate: int) -> None:
    decision = Decision(DecisionKind.RANDOM, 1, ("A", "B", "C"), "discover option", weights=(4, 1, 4))
    assert decision.whole == 9
    assert decision.fallen_on(number) == candidate


def test_without_weights_every_candidate_is_one_number() -> None:
    decision = Decision(DecisionKind.RANDOM, 1, ("A", "B", "C"), "random target")
    assert decision.whole == 3
    assert [decision.fallen_on(number) for number in range(3)] == [0, 1, 2]


def test_exact_odds_go_by_the_weights() -> None:
    graph = Graph()
    graph.children = [(1, 2), (), (3, 4), (), ()]
    graph.parent.extend([NO_NODE, 0, 0, 2, 2])
    graph.option.extend([0, 0, 1, 0, 1])
    graph.finished.extend([1, 3, 4, 2, 0])
    graph.loads = {0: (4, 1)}
    graph.ends = {1: "class", 3: "neutral", 4: "neutral"}
    weights, whole = graph.weights()
    assert [Fraction(weights[node], whole) for node in (1, 3, 4)] == [
        Fraction(4, 5), Fraction(1, 10), Fraction(1, 10),
    ]  # fmt: skip
