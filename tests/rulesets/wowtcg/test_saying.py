"""A move is told step by step: modes, X, the number of targets, the targets, shares, and what pays (001:707.1)."""

from __future__ import annotations

from typing import Any

import pytest

from playorder.engine.moves import Move, Need, Step
from playorder.scenario.reading import read_values
from playorder.scenario.table import Table

from .conftest import PROGRAM
from .written import card


def table(*players: dict[str, Any]) -> Table:
    sides = [*players, {}, {}][:2]
    document = {"format": "playorder/scenario", "version": 1, "ruleset": "wowtcg", "players": sides}
    return Table(read_values(document)[0], PROGRAM.tools())


def number(at: Table, name: str) -> int:
    found: int = at.result.names.find(name).id
    return found


def words(need: Need | None) -> list[str]:
    assert need is not None
    assert need.step is Step.OPTION
    return [way.words for way in need.ways]


def test_the_number_of_targets_is_no_more_than_there_are() -> None:
    at = table({"hand": [card("Volley")], "resources": 3})
    assert words(at.moves.need(Move("play", number(at, "volley")))) == ["0 targets", "1 target", "2 targets"]


def test_no_target_is_the_end_of_the_questions() -> None:
    at = table({"hand": [card("Volley")], "resources": 3})
    move = Move("play", number(at, "volley")).with_way(0)
    assert at.moves.need(move) is None
    assert at.moves.refusal(move) is None


def test_three_targets_leave_nothing_to_divide() -> None:
    at = table({"hand": [card("Volley")], "resources": 3}, {"allies": [card("Squire")]})
    targets = tuple(number(at, name) for name in ("p1.hero", "p2.hero", "squire"))
    assert at.moves.need(Move("play", number(at, "volley"), option=3, targets=targets)) is None


def test_the_targets_come_after_their_number_and_before_the_shares() -> None:
    at = table({"hand": [card("Volley")], "resources": 3})
    move = Move("play", number(at, "volley"), option=2, targets=(number(at, "p2.hero"),))
    need = at.moves.need(move)
    assert need == Need(Step.TARGET, (number(at, "p1.hero"),))
    told = Move("play", move.entity, option=2, targets=(*move.targets, *need.entities))
    assert words(at.moves.need(told)) == ["2 to Hero, 1 to Hero", "1 to Hero, 2 to Hero"]
    assert at.moves.need(told.with_way(1)) is None


@pytest.mark.parametrize(
    ("name", "ways"),
    [("Nova Burst", ["X = 0", "X = 1"]), ("Two Paths", ["mode 0: deal damage, target hero", "mode 1: draw"])],
)
def test_x_and_modes_are_asked_before_targets(name: str, ways: list[str]) -> None:
    at = table({"hand": [card(name, "it", cost=0)], "resources": 1})
    need = at.moves.need(Move("play", number(at, "it")))
    assert words(need) == ways
    after = at.moves.need(Move("play", number(at, "it"), option=0))
    assert after is not None
    assert after.step is Step.TARGET


def test_a_single_shield_pays_unasked_and_of_two_one_is_asked_for() -> None:
    hand = {"hand": [card("Shield Bash", "bash")]}
    one = table({**hand, "equipment": [card("Tower Shield")]})
    hero = (number(one, "p2.hero"),)
    assert one.moves.need(Move("play_otherwise", number(one, "bash"), targets=hero)) is None
    two = table({**hand, "equipment": [card("Tower Shield", "a"), card("Tower Shield", "b")]})
    hero = (number(two, "p2.hero"),)
    move = Move("play_otherwise", number(two, "bash"), targets=hero)
    assert words(two.moves.need(move)) == ["Tower Shield (a)", "Tower Shield (b)"]
    paying = two.result.ruleset.entry_of(two.result.game, move.with_way(1), str)
    assert paying["pay"] == [str(number(two, "b"))]
