"""The board on which a card is tried: whatever the card is, it is used there, and each of its ways once."""

from __future__ import annotations

from typing import Any

import pytest

from playorder.assembly import Program
from playorder.scenario.hearthstone_scratch import scratch_document
from playorder.scenario.reading import read_values
from playorder.scenario.run import RunResult, run

PROGRAM = Program()


def tried(**fields: Any) -> tuple[list[dict[str, Any]], RunResult]:
    """The script of the board, and its run."""
    card = {"id": "T_1", "name": "Tried", "type": "spell", "cost": 1, **fields}
    document = scratch_document(card, PROGRAM.tools())
    result = run(read_values(document)[0], PROGRAM.tools())
    assert not result.error, result.error
    assert not result.faults
    return document["script"], result


@pytest.mark.parametrize(
    ("kind", "numbers", "used"),
    [
        ("minion", {"attack": 1, "health": 1}, "play"), ("spell", {}, "play"), ("hero", {"health": 20}, "play"),
        ("weapon", {"attack": 1, "durability": 1}, "play"), ("hero_power", {"power": {"armor": 1}}, "hero_power"),
    ],
)  # fmt: skip
def test_every_type_of_card_is_used(kind: str, numbers: dict[str, Any], used: str) -> None:
    script, _ = tried(type=kind, **numbers)
    assert [next(iter(action)) for action in script] == [used, "end_turn"]


def test_an_enchantment_lies_on_a_minion() -> None:
    _, result = tried(type="enchantment", attack=3)
    assert result.ruleset.entity_facts(result.game, result.names.find("friend"))["attack"] == 7


def test_every_way_of_a_card_is_taken_once() -> None:
    ways = [{"name": "Armor", "do": {"armor": 4}},
            {"name": "Shot", "target": "enemy_minion", "do": {"damage": 1, "to": "target"}},
            {"name": "Card", "do": {"draw": 1}}]  # fmt: skip
    script, result = tried(choose=ways)
    assert [action.get("choose") for action in script[:-1]] == ["T_1:1", "T_1:2", "T_1:3"]
    assert script[1]["target"] == "enemy"
    facts = result.ruleset.player_facts(result.game, 1)
    assert (facts["hero_armor"], facts["hand_count"]) == (4, 1)


@pytest.mark.parametrize(
    "target",
    [
        {"what": "minion", "race": "demon"}, {"what": "minion", "max_attack": 1}, {"what": "minion", "min_attack": 7},
        {"what": "enemy_minion", "be": ["frozen"]}, {"what": "character", "be": "damaged"},
        {"what": "minion", "be": ["taunt"]}, {"what": "minion", "be": ["legendary"]},
        {"what": "minion", "be": ["deathrattle"]}, {"what": "minion", "be": ["battlecry"]},
    ],
)  # fmt: skip
def test_somebody_is_there_who_is_what_the_target_must_be(target: dict[str, Any]) -> None:
    script, result = tried(target=target, spell={"damage": 1, "to": "target"})
    assert "target" in script[0]
    assert any(node.kind == "damage" for node in result.nodes)


def test_an_enemy_is_chosen_before_a_friend_and_a_friend_where_only_friends_may_be() -> None:
    script, _ = tried(target="minion", spell={"damage": 1, "to": "target"})
    assert script[0]["target"] == "enemy"
    script, _ = tried(target="friendly_minion", spell={"damage": 1, "to": "target"})
    assert script[0]["target"] == "friend"


def test_an_aura_is_seen_on_the_friend() -> None:
    _, result = tried(
        type="minion", attack=1, health=1, auras=[{"to": "other_friendly_minions", "attack": 2}]
    )
    assert result.ruleset.entity_facts(result.game, result.names.find("friend"))["attack"] == 6


def test_a_card_that_cannot_be_used_is_on_the_board_all_the_same() -> None:
    script, _ = tried(requires="has_weapon", spell={"armor": 1})
    assert script == [{"end_turn": True}]


def test_a_secret_is_in_play() -> None:
    script, _ = tried(keywords=["secret"], triggers=[{"on": "play", "if": "enemy", "do": {"armor": 1}}])
    assert script == [{"end_turn": True}]
