"""Packets, replacement, prevention, armor, healing (001:407, 716, 717)."""

from __future__ import annotations

from .written import Holds, card


def test_two_worlds_in_flames_make_eight_of_two(holds: Holds) -> None:
    holds(
        {"abilities": [card("World in Flames", "w1"), card("World in Flames", "w2")], "hand": [card("Fire Blast")],
         "resources": 1},
        script=[{"play": "fire", "targets": ["p2.hero"]}],
        expect=[
            {"player": "p2", "hero_damage": 8},
            {"count": {"kind": "replacement", "source": "w1"}, "is": 1},
            {"count": {"kind": "replacement", "source": "w2"}, "is": 1},
            {"count": {"kind": "packet", "amount": 2}, "is": 1},
        ],
    )  # fmt: skip


def test_the_player_concerned_orders_different_replacements(holds: Holds) -> None:
    side = {"abilities": [card("World in Flames", "world")], "equipment": [card("Chromatic Cloak", "cloak")],
            "hand": [card("Fire Blast")], "resources": 1}  # fmt: skip
    holds(
        side,
        script=[{"play": "fire", "targets": ["p2.hero"]}, {"choose": "cloak", "by": "p2"}],
        expect=[{"player": "p2", "hero_damage": 6}],
    )
    holds(
        side,
        script=[{"play": "fire", "targets": ["p2.hero"]}, {"choose": "world", "by": "p2"}],
        expect=[{"player": "p2", "hero_damage": 5}],
    )


def test_the_cloak_changes_no_combat_damage(holds: Holds) -> None:
    holds(
        {
            "hero": {"card": "Hero", "modifiers": [{"attack": 2}]},
            "equipment": [card("Chromatic Cloak", "cloak")],
        },
        script=[{"propose": "p1.hero", "target": "p2.hero"}],
        expect=[{"player": "p2", "hero_damage": 2}, {"count": {"kind": "replacement"}, "is": 0}],
    )


def test_damage_that_cannot_be_prevented_passes_armor_and_ward(holds: Holds) -> None:
    holds(
        {"hand": [card("Searing Truth", "truth")], "resources": 2},
        {"equipment": [card("Tower Shield", "shield")], "hand": [card("Ward")], "resources": 1},
        script=[
            {"play": "ward", "by": "p2"},
            {"resolve": True},
            {"play": "truth", "targets": ["p2.hero"]},
            {"prevent": ["shield"]},
        ],
        expect=[
            {"illegal": 3},
            {"player": "p2", "hero_damage": 3},
            {"count": {"kind": "prevention"}, "is": 0},
        ],
    )


def test_armor_first_spares_a_ward(holds: Holds) -> None:
    holds(
        {"allies": [card("Squire"), card("Footman")]},
        {"equipment": [card("Leather Vest", "vest")], "hand": [card("Ward")], "resources": 1},
        script=[
            {"play": "ward", "by": "p2"},
            {"resolve": True},
            {"propose": "squire", "target": "p2.hero"},
            {"prevent": ["vest"]},
            {"propose": "footman", "target": "p2.hero"},
        ],
        expect=[
            {"player": "p2", "hero_damage": 0},
            {"count": {"kind": "prevention", "source": "vest", "amount": 1}, "is": 1},
            {"count": {"kind": "prevention", "source": "ward", "amount": 2}, "is": 1},
        ],
    )


def test_several_armor_one_after_another(holds: Holds) -> None:
    holds(
        {"allies": [card("Brute")]},
        {"equipment": [card("Leather Vest", "vest"), card("Tower Shield", "shield")]},
        script=[{"propose": "brute", "target": "p2.hero"}, {"prevent": ["vest", "shield"]}],
        expect=[
            {"player": "p2", "hero_damage": 1},
            {"entity": "vest", "exhausted": True},
            {"entity": "shield", "exhausted": True},
            {"count": {"kind": "prevention"}, "is": 2},
        ],
    )


def test_armor_is_not_exhausted_for_damage_that_is_not_there(holds: Holds) -> None:
    holds(
        {"allies": [card("Squire")]},
        {"equipment": [card("Leather Vest", "vest"), card("Tower Shield", "shield")]},
        script=[
            {"propose": "squire", "target": "p2.hero"},
            {"prevent": ["shield", "vest"]},
            {"prevent": ["shield"]},
        ],
        expect=[
            {"illegal": 1},
            {"player": "p2", "hero_damage": 0},
            {"entity": "vest", "exhausted": False},
        ],
    )


def test_healing_removes_no_more_than_there_is(holds: Holds) -> None:
    holds(
        {"hero": {"card": "Hero", "damage": 3}, "hand": [card("Flash Heal")], "resources": 2},
        script=[{"play": "flash", "targets": ["p1.hero"]}],
        expect=[
            {"player": "p1", "hero_damage": 0},
            {"count": {"kind": "heal", "amount": 3}, "is": 1},
            {"count": {"kind": "packet", "amount": 4}, "is": 1},
        ],
    )


def test_healing_nothing_is_no_healing(holds: Holds) -> None:
    holds(
        {"hand": [card("Flash Heal")], "resources": 2},
        script=[{"play": "flash", "targets": ["p1.hero"]}],
        expect=[{"count": {"kind": "heal"}, "is": 0}],
    )


def test_green_whelp_armor_sends_a_wounded_hero_s_attacker_home(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman")]},
        {"equipment": [card("Green Whelp Armor", "gwa")], "resources": 2},
        script=[
            {"propose": "footman", "target": "p2.hero"},
            {"prevent": ["gwa"]},
            {"choose": True, "by": "p2"},
        ],
        expect=[
            {"player": "p2", "hero_damage": 1, "ready_resources": 0},
            {"entity": "footman", "zone": "hand", "owner": "p1"},
        ],
    )


def test_the_damage_of_chain_lightning_differs_from_target_to_target(holds: Holds) -> None:
    holds(
        {"hand": [card("Chain Lightning", "chain")], "resources": 5},
        {"allies": [card("Footman"), card("Brute")]},
        script=[
            {"play": "chain", "targets": ["p2.hero"]},
            {"choose": "p2.hero"},
            {"choose": "brute"},
            {"choose": "brute"},
            {"choose": "footman"},
        ],
        expect=[
            {"illegal": 1},
            {"illegal": 3},
            {"player": "p2", "hero_damage": 3},
            {"entity": "brute", "damage": 2},
            {"entity": "footman", "damage": 1},
        ],
    )


def test_a_hero_s_own_ability_may_hurt_itself(holds: Holds) -> None:
    holds(
        {"hand": [card("Fire Blast")], "resources": 1},
        script=[{"play": "fire", "targets": ["p1.hero"]}],
        expect=[{"player": "p1", "hero_damage": 2}],
    )


def test_mind_spike_takes_as_many_cards_as_it_dealt_damage(holds: Holds) -> None:
    holds(
        {"hand": [card("Mind Spike")], "resources": 2},
        {"hand": [card("Footman"), card("Aegis")], "resources": 2},
        script=[
            {"play": "mind", "targets": ["p2.hero"]},
            {"play": "aegis", "targets": ["p2.hero"], "by": "p2"},
        ],
        expect=[{"player": "p2", "hero_damage": 0, "hand": ["Footman"]}],
    )


def test_damage_made_by_a_source_that_has_left_is_still_dealt(holds: Holds) -> None:
    holds(
        {"allies": [card("Tinker")]},
        {"hand": [card("Slay")], "resources": 2},
        script=[
            {"use": "tinker", "targets": ["p2.hero"]},
            {"play": "slay", "targets": ["tinker"], "by": "p2"},
        ],
        expect=[{"entity": "tinker", "zone": "graveyard"}, {"player": "p2", "hero_damage": 1}],
    )


def test_divided_damage_goes_only_to_targets_that_are_legal_still(holds: Holds) -> None:
    holds(
        {"hand": [card("Volley")], "resources": 3},
        {"allies": [card("Footman"), card("Brute")], "hand": [card("Recall")], "resources": 1},
        script=[
            {"play": "volley", "targets": ["footman", "brute"], "divide": [1, 2]},
            {"play": "recall", "targets": ["brute"], "by": "p2"},
        ],
        expect=[{"entity": "footman", "damage": 1}, {"count": {"kind": "packet"}, "is": 1}],
    )
