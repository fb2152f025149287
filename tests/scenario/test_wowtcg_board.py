"""What the board of the World of Warcraft TCG tells: chain, priority, windows, where numbers come from."""

from __future__ import annotations

from typing import Any

from playorder.assembly import Program
from playorder.scenario.reading import read_values
from playorder.scenario.table import Table
from playorder.timeline.board_view import BoardView, EntityView

TOOLS = Program().tools()


def board_of(one: dict[str, Any], two: dict[str, Any], *script: dict[str, Any]) -> BoardView:
    """The board where a script ends, with nobody passing afterwards."""
    document = {
        "format": "playorder/scenario", "version": 1, "ruleset": "wowtcg", "players": [one, two], "script": list(script)
    }  # fmt: skip
    table = Table(read_values(document)[0], TOOLS, rest=False)
    table.play()
    assert not table.result.error
    nodes = table.result.nodes
    return table.result.board_at(nodes[-1].id if nodes else None)


def zone(board: BoardView, player: int, name: str) -> tuple[EntityView, ...]:
    return next((held.entities for held in board.players[player - 1].zones if held.name == name), ())


def test_the_chain_has_its_links_with_what_they_aim_at_and_the_top_one_last() -> None:
    board = board_of(
        {"hand": [{"id": "fire", "card": "Fire Blast"}], "resources": 1},
        {"hand": [{"id": "denial", "card": "Denial"}], "resources": 2},
        {"play": "fire", "targets": ["p2.hero"]},
        {"play": "denial", "targets": ["fire"]},
    )
    assert [view.name for view in zone(board, 1, "chain")] == ["Fire Blast → Hero", "Denial → Fire Blast"]
    assert [player.has_priority for player in board.players] == [False, True]
    assert board.moment == "action phase"


def test_an_effect_on_the_chain_is_not_the_card_that_it_comes_from() -> None:
    board = board_of({"allies": [{"id": "sage", "card": "Sage"}], "resources": 1}, {}, {"use": "sage"})
    (link,), (sage,) = zone(board, 1, "chain"), zone(board, 1, "allies")
    assert link.name == "Sage (power)"
    assert link.entity != sage.entity


def test_a_resource_on_its_way_is_not_shown_if_it_is_placed_face_down() -> None:
    board = board_of({"hand": [{"id": "brute", "card": "Brute"}]}, {}, {"place": "brute"})
    (link,) = zone(board, 1, "chain")
    assert (link.name, link.card, link.text) == ("face-down resource", "", "")


def test_where_the_numbers_of_an_ally_come_from_is_told_step_by_step() -> None:
    board = board_of(
        {"allies": [{"id": "footman", "card": "Footman", "counters": {"+1 ATK": 1, "+1 health": 2},
                     "modifiers": [{"attack": -2}]}], "abilities": ["Banner of Courage"]},
        {},
    )  # fmt: skip
    (footman,) = zone(board, 1, "allies")
    assert [(step.name, step.attack, step.health) for step in footman.origins] == [
        ("Footman", 2, 3), ("Counters", 3, 5), ("Banner of Courage", 4, 5), ("Footman", 2, 5),
    ]  # fmt: skip
    assert (footman.attack, footman.health) == (2, 5)
    assert footman.numbers == (("ATK", 2, 2), ("Health", 5, 3), ("Damage", 0, 0), ("Cost", 2, 2))


def test_what_is_as_printed_has_no_steps() -> None:
    (footman,) = zone(board_of({"allies": ["Footman"]}, {}), 1, "allies")
    assert footman.origins == ()
    assert footman.path == "$.players[0].allies[0]"
