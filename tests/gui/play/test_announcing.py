"""What a link of the World of Warcraft TCG needs is asked at the board as it is announced (001:707.1)."""

from __future__ import annotations

from typing import Any

from hands import Hands
from PySide6.QtCore import Qt

VOLLEY: dict[str, Any] = {"hand": [{"id": "volley", "card": "Volley"}], "resources": 3}
TWO_ALLIES: dict[str, Any] = {
    "allies": [{"id": "footman", "card": "Footman"}, {"id": "brute", "card": "Brute"}]
}


def begin(hands: Hands, one: dict[str, Any], two: dict[str, Any]) -> None:
    """Open a document of this game, in play mode."""
    hands.open([one, two], ruleset="wowtcg", options={})


def offered(hands: Hands) -> list[str]:
    """The words of the ways that are offered."""
    hands.bot.waitUntil(hands.mode.picker.isVisible, timeout=20000)
    return [button.choice.words for button in hands.mode.picker.buttons]


def pick(hands: Hands, words: str) -> None:
    """Take a way."""
    place = offered(hands).index(words)
    hands.bot.mouseClick(hands.mode.picker.buttons[place], Qt.MouseButton.LeftButton)
    hands.settle()


def test_how_many_targets_which_and_how_much_for_each(hands: Hands) -> None:
    begin(hands, VOLLEY, TWO_ALLIES)
    hands.click(hands.at("volley"))
    hands.key("P")
    assert offered(hands) == ["0 targets", "1 target", "2 targets", "3 targets"]
    pick(hands, "2 targets")
    hands.click(hands.at("footman"))
    hands.click(hands.at("brute"))
    assert offered(hands) == ["2 to Footman, 1 to Brute", "1 to Footman, 2 to Brute"]
    pick(hands, "1 to Footman, 2 to Brute")
    assert hands.script[0] == {"play": "volley", "targets": ["footman", "brute"], "divide": [1, 2]}
    assert {view.key: view.damage for view in hands.scene.entity_views() if view.key in ("footman", "brute")} == {
        "footman": 1, "brute": 2
    }  # fmt: skip


def test_one_target_gets_all_without_a_question(hands: Hands) -> None:
    begin(hands, VOLLEY, TWO_ALLIES)
    hands.click(hands.at("volley"))
    hands.key("P")
    pick(hands, "1 target")
    hands.click(hands.at("brute"))
    assert hands.script[0] == {"play": "volley", "targets": ["brute"]}


def test_which_shield_pays_is_asked_if_there_are_two(hands: Hands) -> None:
    shields: dict[str, Any] = {
        "equipment": ["Tower Shield", {"card": "Tower Shield", "defense": 4}],
        "hand": [{"id": "bash", "card": "Shield Bash"}],
    }
    begin(hands, shields, {})
    hands.click(hands.at("bash"))
    hands.key("O")
    hands.click(hands.at("p2.hero"))
    assert offered(hands) == ["Tower Shield (1)", "Tower Shield (2)"]
    hands.bot.mouseClick(hands.mode.picker.buttons[1], Qt.MouseButton.LeftButton)
    hands.settle()
    (paid,) = hands.script[0]["pay"]
    assert hands.script[0] == {"play": "bash", "targets": ["p2.hero"], "alternative": True, "pay": [paid]}
    views = {view.key: view for view in hands.scene.entity_views() if view.name == "Tower Shield"}
    assert [key for key, view in views.items() if "exhausted" in view.marks] == [paid]


def test_the_turn_ends_as_far_as_one_may_pass_though_nobody_passes_unasked(hands: Hands) -> None:
    begin(
        hands,
        {"allies": [{"id": "footman", "card": "Footman"}]},
        {"hand": [{"id": "mock", "card": "Mocking Blow"}], "resources": 1},
    )
    hands.mode.stops.by_itself.trigger()
    hands.key("N")
    hands.click(hands.at("mock"))
    hands.key("P")
    hands.click(hands.at("footman"))
    hands.key("N")
    hands.key("E")
    played = {"play": "mock", "targets": ["footman"]}
    assert hands.script == [{"pass": True}, played, {"pass": True}, {"pass": True}]
    assert hands.window.session.result is not None
    assert not hands.window.session.result.error
    hands.mode.stops.by_itself.trigger()
