"""Leaving the game (001:102): giving up at any time, and what becomes of cards, links and modifiers."""

from __future__ import annotations

from .written import Holds, card


def test_a_player_may_give_up_while_asked_to_protect(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman")]},
        {"allies": [card("Gate Guard")]},
        script=[{"propose": "footman", "target": "p2.hero"}, {"resolve": True}, {"pass": True}, {"pass": True},
                {"concede": "p2"}],
        expect=[{"result": "p1"}, {"count": {"kind": "combat_step", "label": "defend window"}, "is": 0}],
    )  # fmt: skip


def test_a_card_taken_by_who_leaves_goes_back(holds: Holds) -> None:
    holds(
        {"hand": [card("Dominate")], "resources": 4},
        {"allies": [card("Footman")]},
        script=[{"play": "dominate", "targets": ["footman"]}, {"resolve": True}, {"concede": "p1"}],
        expect=[
            {"entity": "footman", "controller": "p1", "after": 2},
            {"entity": "footman", "controller": "p2", "zone": "play"},
            {"player": "p2", "allies": ["Footman"]},
        ],
    )


def test_a_card_that_entered_under_who_leaves_is_removed_though_another_owns_it(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman", owner="p2")]},
        script=[{"concede": "p1"}],
        expect=[{"entity": "footman", "zone": "removed"}, {"player": "p2", "removed": ["Footman"]}],
    )


def test_the_modifiers_of_who_leaves_end(holds: Holds) -> None:
    holds(
        {"hand": [card("Weaken")], "resources": 1},
        {"allies": [card("Footman")]},
        script=[{"play": "weaken", "targets": ["footman"]}, {"resolve": True}, {"concede": "p1"}],
        expect=[{"entity": "footman", "attack": 0, "after": 2}, {"entity": "footman", "attack": 2}],
    )
