"""What documents can say of cards that no printed card of the plugin shows, and answers that are refused."""

from __future__ import annotations

import pytest

from playorder.scenario.errors import ScenarioError
from playorder.scenario.wowtcg.reading import read_action, read_keywords

from .written import Holds, card


def test_nameless_counters_change_statistics_and_others_do_not(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman", counters={"+1 ATK": 2, "-1 health": 1, "honor": 4})],
         "equipment": [card("Leather Vest", "vest", counters={"+1 DEF": 1})]},
        {"allies": [card("Skulker")]},
        active="p2",
        script=[{"propose": "skulker", "target": "p1.hero"}, {"prevent": ["vest"]}],
        expect=[{"entity": "footman", "attack": 4, "health": 2}, {"player": "p1", "hero_damage": 0}],
    )  # fmt: skip


def test_a_nameless_counter_goes_with_the_zone(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman", counters={"+1 ATK": 2})], "hand": [card("Recall")], "resources": 3},
        script=[{"play": "recall", "targets": ["footman"]}, {"resolve": True}, {"play": "footman"}],
        expect=[{"entity": "footman", "zone": "play", "attack": 2, "counters": {}}],
    )


def test_an_ally_with_the_keyword_instant_is_played_in_response(holds: Holds) -> None:
    holds(
        {"hand": [card("Fire Blast")], "resources": 1},
        {"hand": [card("Footman", keywords=["instant"])], "resources": 2},
        script=[{"play": "fire", "targets": ["p2.hero"]}, {"play": "footman"}],
        expect=[
            {
                "order": [
                    {"kind": "link_resolved", "source": "footman"},
                    {"kind": "link_resolved", "source": "fire"},
                ]
            },
            {"entity": "footman", "zone": "play", "keywords": ["instant"]},
        ],
    )


def test_an_ability_with_health_written_in_a_document_is_a_totem(holds: Holds) -> None:
    totem = {"name": "Water Totem", "type": "ability", "cost": 0, "health": 3, "traits": ["Water Totem"]}
    holds(
        {"allies": [card("Footman"), card("Squire")]},
        {"abilities": [{"id": "here", "card": totem}], "hand": [{"id": "held", "card": totem}]},
        script=[{"propose": "footman", "target": "here"}, {"end_turn": True}, {"play": "held"}],
        expect=[
            {"entity": "here", "damage": 2},
            {"player": "p2", "abilities": ["Water Totem", "Water Totem"]},
        ],
    )


def test_a_strike_has_the_last_known_attack_of_a_weapon_that_is_gone(holds: Holds) -> None:
    holds(
        {"equipment": [card("Training Sword", "sword", modifiers=[{"attack": 2}])], "resources": 1},
        {"allies": [card("Brute")], "hand": [card("Shatter")], "resources": 1},
        script=[{"propose": "p1.hero", "target": "brute"}, {"strike": "sword"},
                {"play": "shatter", "targets": ["sword"]}],
        expect=[{"entity": "sword", "zone": "graveyard"}, {"entity": "brute", "damage": 4}],
    )  # fmt: skip


def test_an_action_waits_for_a_token_that_is_not_made_yet(holds: Holds) -> None:
    holds(
        {"allies": [card("High Priestess Tyrande Whisperwind", "tyrande")]},
        {"hand": [card("Slay"), card("Recall")], "resources": 3},
        active="p2",
        script=[{"play": "slay", "targets": ["tyrande"]}, {"play": "recall", "targets": ["Wisp#1"]}],
        expect=[{"entity": "Wisp#1", "zone": "gone"}, {"player": "p2", "graveyard": ["Slay", "Recall"]}],
    )


def test_an_action_for_a_token_that_is_never_made_is_refused(holds: Holds) -> None:
    holds(
        {"hand": [card("Recall")], "resources": 1},
        script=[{"play": "recall", "targets": ["Wisp#1"]}, {"end_turn": True},
                {"play": "recall", "targets": ["Wisp#1"], "at": "draw"}],
        expect=[{"illegal": 0}, {"illegal": 2}, {"entity": "recall", "zone": "hand"}],
    )  # fmt: skip


def test_an_effect_that_has_left_the_chain_is_gone(holds: Holds) -> None:
    holds(
        {"allies": [card("Tinker")]},
        script=[{"use": "tinker", "targets": ["p2.hero"]}],
        expect=[
            {"entity": "effect:tinker", "zone": "chain", "controller": "p1", "after": 1},
            {"entity": "effect:tinker", "zone": "gone"},
        ],
    )


def test_an_unanswered_choice_takes_the_first_in_the_document_whatever_came_into_play_first(
    holds: Holds,
) -> None:
    holds(
        {"equipment": [card("Lucky Charm", "a"), card("Lucky Charm", "b")], "resources": 1,
         "hand": [card("Lucky Charm", "c")]},
        play_order=["b", "a"],
        script=[{"play": "c"}],
        expect=[{"entity": "a", "zone": "graveyard"}, {"entity": "b", "zone": "play"}],
    )  # fmt: skip


@pytest.mark.parametrize("word", ["inspire: ally", "Inspire: Ally", "inspire ally", "inspire"])
def test_inspire_is_a_keyword_of_documents(holds: Holds, word: str) -> None:
    holds(
        {"allies": [card("Footman", keywords=[word]), card("Squire", exhausted=True)]},
        script=[{"end_turn": True}, {"choose": "squire", "for": "footman"}],
        expect=[{"entity": "squire", "exhausted": False}, {"entity": "footman", "keywords": [word]}],
    )


def test_a_card_may_inspire_in_two_ways(holds: Holds) -> None:
    holds(
        {"allies": [card("Vindicator Kaldels", "kaldels", keywords=["inspire: hero"], exhausted=True)],
         "hero": {"card": "Hero", "exhausted": True}},
        script=[{"end_turn": True}, {"choose": "kaldels", "for": "kaldels"},
                {"choose": "p1.hero", "for": "kaldels"}],
        expect=[{"entity": "kaldels", "exhausted": False}, {"entity": "p1.hero", "exhausted": False}],
    )  # fmt: skip


def test_inspire_of_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ScenarioError, match=r"unknown keyword 'inspire: dragon'"):
        read_keywords(["inspire: dragon"], "$")


@pytest.mark.parametrize("kind", ["choose", "protect"])
def test_an_answer_that_is_no_answer_is_refused_with_its_path(kind: str) -> None:
    with pytest.raises(ScenarioError, match=rf"script\[0\]\.{kind}.*instead of an answer"):
        read_action({kind: {"card": "Footman"}}, "script[0]")
