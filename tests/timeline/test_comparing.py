"""Two runs of the same board under other conditions: what can differ, where they part, how they end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from timeline_cases import gallery_cases

from playorder.assembly import Program
from playorder.scenario.hearthstone import Hearthstone
from playorder.scenario.reading import read_values
from playorder.scenario.result import RunResult
from playorder.scenario.run import run
from playorder.scenario.variation import (
    Group,
    Variation,
    compared,
    ids_of,
    named,
    variations,
    with_place_in_order,
)
from playorder.timeline.comparing import compare

PLACES = Hearthstone.by_position
DOCUMENT: dict[str, Any] = {
    "format": "playorder/scenario",
    "version": 1,
    "players": [
        {"board": [{"id": "juggler", "card": "Knife Juggler"}], "hand": [{"id": "wisp", "card": "Wisp"}]},
        {
            "board": ["Chillwind Yeti", {"id": "raptor", "card": "Bloodfen Raptor"}],
            "weapon": "Truesilver Champion",
        },
    ],
    "options": {"ignore_mana": True},
    "random": {"picks": ["raptor"]},
    "script": [{"play": "wisp"}],
}


@pytest.fixture(scope="module")
def offered(program: Program) -> list[Variation]:
    return variations(read_values(DOCUMENT)[0], program.tools())


def variation(offered: list[Variation], group: Group, words: str) -> Variation:
    return next(one for one in offered if one.group is group and words in one.words)


def test_the_same_run_twice_is_alike(run_of: Callable[..., RunResult]) -> None:
    one = {"board": ["Knife Juggler"], "hand": [{"id": "wisp", "card": "Wisp"}]}
    left, right = (run_of(one, {}, {"play": "wisp"}) for _ in range(2))
    found = compare(left, right)
    assert found.alike
    assert all(row.same and row.left == row.right for row in found.rows)
    assert len(found.rows) == len(left.nodes)


def test_every_group_is_offered(offered: list[Variation]) -> None:
    assert {one.group for one in offered} == set(Group) - {Group.CHOICE}, "nobody chooses anything here"
    assert len({(one.group, one.words) for one in offered}) == len(offered)


def test_another_pick_differs_first_where_chance_decides(offered: list[Variation], program: Program) -> None:
    found = compared(variation(offered, Group.PICK, "p2.hero instead of raptor"), program.tools())
    first = found.comparison.rows[found.comparison.first or 0]
    assert first.left is not None
    assert found.left.nodes[first.left].kind == "random"
    ends = {(end.entity, end.fact): (end.left, end.right) for end in found.comparison.ends}
    assert ends["raptor", "health"] == (1, 2)
    assert ends["p2.hero", "health"] == (30, 29)


def test_each_choice_of_a_player_can_be_made_otherwise(program: Program) -> None:
    """In both rulesets, whether the script says what is chosen or leaves the first candidate to be taken."""
    tools = program.tools()
    count = 0
    for name in (
        "mechanics/054",
        "special/112",
        "wowtcg/026",
        "wowtcg/048",
        "wowtcg/059",
        "wowtcg-own/000",
        "wowtcg-own/003",
    ):
        scenario = gallery_cases()[name]
        made = [node for node in run(scenario, tools).nodes if node.kind == "choice"]
        choices = [one for one in variations(scenario, tools) if one.group is Group.CHOICE]
        assert choices, name
        for one in choices:
            number = int(one.words.split(".")[0]) - 1
            found = compared(one, tools)
            assert not found.left.error, (name, one.words)
            first = found.comparison.rows[found.comparison.first or 0]
            assert first.left == made[number].id, (name, one.words)
            assert found.left.nodes[first.left].kind == "choice"
            if not found.right.error:
                assert found.right.nodes[first.left].pick != made[number].pick
            count += 1
    assert count > 20


def test_what_is_chosen_is_told_in_words(program: Program) -> None:
    tools = program.tools()
    words = [
        one.words
        for name in ("wowtcg/059", "wowtcg/048", "wowtcg-own/003", "wowtcg/027")
        for one in variations(gallery_cases()[name], tools)
        if one.group is Group.CHOICE
    ]
    assert "1. Footman, protect: no instead of guard" in words
    assert "1. Hero, discard: Footman (2.) instead of Footman (1.)" in words
    assert "1. player 1, order of effects: c1 instead of c2" in words
    assert "2. Chain Lightning, another to damage: p1.hero instead of no" in words


def test_every_node_of_both_runs_stands_in_one_row(offered: list[Variation], program: Program) -> None:
    tools = program.tools()
    for one in offered[::3]:
        found = compared(one, tools)
        rows = found.comparison.rows
        assert [row.left for row in rows if row.left is not None] == list(range(len(found.left.nodes)))
        assert [row.right for row in rows if row.right is not None] == list(range(len(found.right.nodes)))
        first = found.comparison.first
        assert first is None or not rows[first].same
        assert all(row.same for row in rows[:first])


def test_a_rule_switch_changes_what_it_is_about(program: Program) -> None:
    document = {
        **DOCUMENT,
        "players": [
            {
                "board": [{"id": "one", "card": "Flesheating Ghoul"}],
                "hand": [{"id": "shot", "card": "Arcane Shot"}],
            },
            {"board": [{"id": "two", "card": "Flesheating Ghoul"}, {"id": "wisp", "card": "Wisp"}]},
        ],
        "play_order": ["two", "one"],
        "random": {},
        "script": [{"play": "shot", "target": "wisp"}],
    }
    tools = program.tools()
    found = compared(
        variation(variations(read_values(document)[0], tools), Group.RULE, "dominant_player off"), tools
    )
    assert found.comparison.first is not None
    assert found.comparison.ends == (), "both eat in either order"
    queues = [
        [len(node.queue) for node in run.nodes if node.kind == "queue"] for run in (found.left, found.right)
    ]
    assert queues == [[1, 1], [2]]


def test_names_are_made_where_the_order_of_play_needs_them() -> None:
    whole = named(DOCUMENT, PLACES)
    assert ids_of(whole, PLACES) == ["juggler", "p2.weapon", "Chillwind Yeti:1", "raptor"]
    assert DOCUMENT["players"][1]["board"][0] == "Chillwind Yeti", "the document itself stays"
    assert named(whole, PLACES) == whole


def test_the_oldest_and_the_youngest(program: Program) -> None:
    whole = named(DOCUMENT, PLACES)
    assert with_place_in_order(whole, PLACES, "raptor", first=True)["play_order"][0] == "raptor"
    assert with_place_in_order(whole, PLACES, "juggler", first=False)["play_order"][-1] == "juggler"
    with pytest.raises(KeyError):
        with_place_in_order(whole, PLACES, "nobody", first=True)


def test_a_long_part_that_differs_is_not_matched_node_by_node(
    run_of: Callable[..., RunResult], monkeypatch: pytest.MonkeyPatch
) -> None:
    from playorder.timeline import comparing

    monkeypatch.setattr(comparing, "MOST", 1)
    one = {"board": ["Knife Juggler"], "hand": [{"id": "wisp", "card": "Wisp"}]}
    left = run_of(one, {}, {"play": "wisp"})
    right = run_of({**one, "board": []}, {}, {"play": "wisp"})
    found = compare(left, right)
    assert [row.left for row in found.rows if row.left is not None] == list(range(len(left.nodes)))
    assert [row.right for row in found.rows if row.right is not None] == list(range(len(right.nodes)))


def test_another_ruleset_offers_its_own_switches_and_its_own_order_of_play(program: Program) -> None:
    document = {
        "format": "playorder/scenario", "version": 1, "ruleset": "wowtcg",
        "players": [
            {"allies": [{"id": "gray", "card": "Lord Grayson Shadowbreaker"}]},
            {"allies": [{"id": "brigg", "card": "Brigg", "damage": 1}, "Gate Guard"], "equipment": ["Training Sword"]},
        ],
        "script": [{"propose": "gray", "target": "brigg"}],
    }  # fmt: skip
    offered = variations(read_values(document)[0], program.tools())
    switch = variation(offered, Group.RULE, "fatal_at_health off")
    found = compared(switch, program.tools())
    assert not found.left.error
    assert not found.right.error
    orders = {one.words for one in offered if one.group is Group.ORDER}
    assert {"brigg is the oldest", "Gate Guard:1 is the youngest", "Training Sword:1 is the oldest"} <= orders
    old = compared(variation(offered, Group.ORDER, "Gate Guard:1 is the oldest"), program.tools())
    guard = old.right.names.find("Gate Guard:1")
    assert guard is not None
    assert guard.order == 1
