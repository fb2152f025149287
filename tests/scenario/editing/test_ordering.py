"""The order of play is written with as few names as it needs, and players can be swapped."""

from __future__ import annotations

from typing import Any

from playorder.assembly import Program
from playorder.scenario.editing.ordering import reordered, swap_players
from playorder.scenario.editing.templates import empty_document
from playorder.scenario.reading import read_scenario
from playorder.scenario.run import run

DOCUMENT: dict[str, Any] = {
    **empty_document(),
    "players": [
        {"board": ["Wisp", {"id": "y", "card": "Chillwind Yeti", "attach": ["CS2_092", "CS2_038"]}],
         "weapon": "Fiery War Axe"},
        {"board": [{"card": "Wisp", "attach": [{"attack": 1, "by": "p1"}]}], "hand": ["Wisp"]},
    ],
    "script": [{"play": "Wisp", "target": "p1.hero"}, {"concede": "p2"}],
    "expect": [{"player": "p1", "hero_health": 30}],
}  # fmt: skip


def test_names_are_given_only_to_what_is_named() -> None:
    paths = ["$.players[1].board[0]", "$.players[1].board[0].attach[0]", "$.players[0].board[1]",
             "$.players[0].board[1].attach[0]", "$.players[0].weapon", "$.players[0].board[1].attach[1]"]  # fmt: skip
    document = reordered(DOCUMENT, paths, lambda _path: "Some Card")
    assert document["play_order"] == ["some-card", "y", "p1.weapon", "some-card-2"]
    yeti = document["players"][0]["board"][1]
    assert yeti["attach"] == ["CS2_092", {"id": "some-card-2", "card": "CS2_038"}]
    result = run(read_scenario({**document, "script": [], "expect": []}, "$", "", 0), Program().tools())
    ranks = [result.game.entities[result.names.ids[name]].order for name in document["play_order"]]
    assert ranks == sorted(ranks)


def test_swapping_twice_is_as_before() -> None:
    swapped = swap_players(DOCUMENT)
    assert swapped["players"][1]["weapon"] == "Fiery War Axe"
    assert swapped["players"][0]["board"][0]["attach"] == [{"attack": 1, "by": "p2"}]
    assert swapped["script"] == [{"play": "Wisp", "target": "p2.hero"}, {"concede": "p1"}]
    assert swapped["expect"] == [{"player": "p2", "hero_health": 30}]
    assert swapped["active"] == "p2"
    assert swap_players(swapped) == {**DOCUMENT, "active": "p1"}
