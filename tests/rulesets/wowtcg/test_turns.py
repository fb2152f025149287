"""The turn and its priority windows (001:409, 501 to 503)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playorder.scenario.result import RunResult

Play = Callable[..., RunResult]


def names(result: RunResult, tag: str, player: int = 1) -> list[str]:
    return [result.game.entities[i].card.name for i in getattr(result.game.players[player], tag)]


def labels(result: RunResult, kind: str) -> list[str]:
    return [node.label for node in result.nodes if node.kind == kind]


def test_a_turn_goes_through_its_steps_in_order(play: Play) -> None:
    result = play(script=[{"end_turn": True}, {"end_turn": True}])

    assert not result.error
    assert labels(result, "phase") == [
        "Action phase", "End phase", "Wrap-up step",
        "Ready step", "Draw step", "Action phase", "End phase", "Wrap-up step",
        "Ready step", "Draw step", "Action phase",
    ]  # fmt: skip


def test_the_turn_player_has_priority_first_in_every_window(play: Play) -> None:
    result = play(script=[{"end_turn": True}])

    given = [(node.label, node.player) for node in result.nodes if node.kind == "priority"]
    assert given == [
        ("action", 1), ("action", 2), ("end", 1), ("end", 2),
        ("ready", 2), ("ready", 1), ("draw", 2), ("draw", 1), ("action", 2),
    ]  # fmt: skip


def test_whoever_adds_a_link_keeps_priority(play: Play) -> None:
    result = play({"hand": [{"id": "jab", "card": "Jab"}], "resources": 1}, script=[{"play": "jab"}])

    after = [node for node in result.nodes if node.kind in ("link_added", "priority")]
    added = next(place for place, node in enumerate(after) if node.kind == "link_added")
    assert after[added + 1].player == 1


def test_who_goes_first_draws_no_card_in_the_first_turn(play: Play) -> None:
    deck = [f"{name}" for name in ["Footman"] * 20]
    result = play({"deck": deck}, {"deck": deck}, start="game", turn=1, script=[{"end_turn": True}])

    assert not result.error
    assert len(names(result, "hand", 1)) == 7
    assert len(names(result, "hand", 2)) == 8


def test_a_mulligan_is_seven_new_cards(play: Play) -> None:
    deck = ["Footman"] * 10 + ["Brute"] * 10
    document: dict[str, Any] = {"start": "game", "random": {"seed": 3}}
    kept = play({"deck": deck}, {"deck": deck}, **document)
    changed = play({"deck": deck}, {"deck": deck}, script=[{"choose": True, "by": "p1"}], **document)

    assert not changed.error
    assert len(names(changed, "hand")) == 7
    assert sorted(names(changed, "hand")) != sorted(names(kept, "hand")) or names(changed, "deck") != names(
        kept, "deck"
    )


def test_a_card_played_at_a_window_is_played_in_that_window(play: Play) -> None:
    result = play(
        {"hand": [{"id": "jab", "card": "Jab"}], "resources": 1},
        script=[{"end_turn": True}, {"play": "jab", "targets": ["p2.hero"], "at": "draw"}],
    )

    assert not result.error
    added = next(node for node in result.nodes if node.kind == "link_added")
    before = [node for node in result.nodes[: added.id] if node.kind == "priority"]
    assert before[-1].label == "draw"


def test_an_action_for_a_window_that_has_closed_is_refused(play: Play) -> None:
    result = play(
        {"allies": [{"id": "foot", "card": "Footman"}], "hand": [{"id": "jab", "card": "Jab"}]},
        script=[{"propose": "foot", "target": "p2.hero"}, {"play": "jab", "at": "attack"}],
    )

    assert result.error_action == 1
    assert "cost" in result.error


def test_the_run_ends_when_a_player_concedes(play: Play) -> None:
    result = play(script=[{"concede": "p2"}, {"pass": True}], expect=[{"illegal": 1}, {"result": "p1"}])

    assert result.ok
    assert not result.game.players[2].deck, "who leaves the game takes all their cards along (102.2)"
