"""Expectations in words, and the panel that lists them."""

from __future__ import annotations

import pytest

from playorder.gui.check_words import check_text, value_text
from playorder.gui.window import MainWindow


@pytest.mark.parametrize(
    ("check", "words"),
    [
        ({"entity": "raptor", "zone": "graveyard"}, "raptor: zone graveyard"),
        ({"player": "p1", "secrets": [], "hero_health": 28}, "p1: secrets nothing, hero health 28"),
        ({"stats": "p2", "board": [[3, 2], [1, 1]]}, "p2: board 3/2, 1/1"),
        (
            {"entity": "x", "keywords": ["divine_shield", "charge"], "can_attack": False},
            "x: has divine shield, charge, not can attack",
        ),
        ({"result": "draw", "after": 2}, "Result: draw (after 2 actions)"),
        ({"count": {"kind": "trigger", "source": "Knife Juggler"}, "is": 2}, "2 × trigger of Knife Juggler"),
        (
            {"order": [{"kind": "phase", "label": "Death"}, {"kind": "draw"}]},
            "In this order: phase “Death”, draw",
        ),
        ({"illegal": 1}, "Action 2 is refused"),
        ("already words", "already words"),
    ],
)
def test_a_check_in_words(check: object, words: str) -> None:
    assert check_text(check) == words


def test_cards_of_a_check_are_called_by_their_names_and_other_words_are_left_alone() -> None:
    def name(word: str) -> str:
        return word.upper()

    check = {"player": "p1", "hand": ["Frostbolt"], "board": [], "graveyard": ["Wisp"]}
    assert check_text(check, name) == "p1: hand FROSTBOLT, board nothing, graveyard WISP"
    check = {"entity": "cult", "zone": "hand", "card": "Wisp", "keywords": ["charge"]}
    assert check_text(check, name) == "CULT: zone hand, card WISP, has charge"
    nodes = {"order": [{"kind": "death", "source": "cult", "label": "Death"}]}
    assert check_text(nodes, name) == "In this order: death “Death” of CULT"
    assert value_text({"hand": ["Wisp"], "zone": "play"}, name) == "hand WISP, zone play"


def test_the_panel_lists_passes_and_failures(ran: MainWindow) -> None:
    assert [ok for ok, _ in ran.checks.rows] == [True, True, False, True, True]
    assert ran.checks.summary.text() == "1 of 5 fail"
    assert ran.checks.summary.property("chip") == "refused"
    ran.session.choose(0)
    assert ran.checks.rows == []
