"""Combat from the proposal to the conclusion (001:600 to 603, 303)."""

from __future__ import annotations

from .written import Holds, card


def test_a_stealthy_attacker_cannot_be_stopped_by_a_protector(holds: Holds) -> None:
    holds(
        {"allies": [card("Skulker")]},
        {"allies": [card("Gate Guard", "guard")]},
        script=[{"propose": "skulker", "target": "p2.hero"}, {"protect": "guard"}],
        expect=[{"illegal": 1}, {"player": "p2", "hero_damage": 2}],
    )


def test_an_elusive_protector_may_protect(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman")]},
        {"allies": [card("Wraith", keywords=["protector"])]},
        script=[{"propose": "footman", "target": "p2.hero"}, {"protect": "wraith"}],
        expect=[{"player": "p2", "hero_damage": 0}, {"entity": "wraith", "zone": "graveyard"}],
    )


def test_a_defender_deals_no_damage_to_a_long_range_attacker(holds: Holds) -> None:
    holds(
        {"allies": [card("Marksman")]},
        {"allies": [card("Brute")]},
        script=[{"propose": "marksman", "target": "brute"}],
        expect=[
            {"entity": "marksman", "zone": "play", "damage": 0},
            {"entity": "brute", "damage": 3},
            {"count": {"kind": "packet"}, "is": 1},
        ],
    )


def test_a_protector_makes_a_disruption_an_ordinary_combat(holds: Holds) -> None:
    holds(
        {"allies": [card("Saboteur")]},
        {"allies": [card("Gate Guard", "guard")], "equipment": [card("Leather Vest", "vest")]},
        script=[{"propose": "saboteur", "target": "vest", "disrupt": True}, {"protect": "guard"}],
        expect=[
            {"entity": "vest", "zone": "play"},
            {"entity": "guard", "damage": 1},
            {"entity": "saboteur", "damage": 1},
        ],
    )


def test_equipment_cannot_be_attacked_without_disrupting_it(holds: Holds) -> None:
    holds(
        {"allies": [card("Saboteur"), card("Footman")]},
        {"equipment": [card("Leather Vest", "vest")]},
        script=[
            {"propose": "saboteur", "target": "vest"},
            {"propose": "footman", "target": "vest", "disrupt": True},
        ],
        expect=[{"illegal": 0}, {"illegal": 1}],
    )


def test_an_attacker_that_leaves_in_the_attack_window_ends_combat_without_a_defend_window(
    holds: Holds,
) -> None:
    holds(
        {"allies": [card("Brute")]},
        {"allies": [card("Footman")], "hand": [card("Recall")], "resources": 1},
        script=[
            {"propose": "brute", "target": "footman"},
            {"play": "recall", "targets": ["brute"], "by": "p2", "at": "attack"},
        ],
        expect=[
            {"entity": "brute", "zone": "hand"},
            {"entity": "footman", "damage": 0},
            {"count": {"kind": "combat_step", "label": "defend window"}, "is": 0},
            {"count": {"kind": "combat_step", "label": "conclude combat"}, "is": 1},
        ],
    )


def test_a_proposal_whose_attacker_was_exhausted_is_interrupted(holds: Holds) -> None:
    holds(
        {"allies": [card("Brute")]},
        {"hand": [card("Snare")], "resources": 1},
        script=[
            {"propose": "brute", "target": "p2.hero"},
            {"play": "snare", "targets": ["brute"], "by": "p2"},
        ],
        expect=[
            {"count": {"kind": "link_interrupted", "source": "brute", "what": "proposal"}, "is": 1},
            {"player": "p2", "hero_damage": 0},
        ],
    )


def test_hero_against_hero_both_deal_their_attack(holds: Holds) -> None:
    holds(
        {"equipment": [card("Training Sword", "sword")], "resources": 1},
        {"equipment": [card("Hunting Bow", "bow")], "resources": 1},
        script=[
            {"propose": "p1.hero", "target": "p2.hero"},
            {"strike": "sword"},
            {"strike": "bow", "by": "p2"},
        ],
        expect=[
            {"player": "p2", "hero_damage": 2},
            {"player": "p1", "hero_damage": 1},
            {"order": [{"kind": "link_added", "source": "bow"}, {"kind": "link_resolved", "source": "bow"}]},
        ],
    )


def test_a_strike_lasts_for_this_combat_only(holds: Holds) -> None:
    holds(
        {
            "equipment": [card("Training Sword", "sword")],
            "hand": [card("Second Breath", "breath")],
            "resources": 2,
        },
        {"allies": [card("Brute")]},
        script=[
            {"propose": "p1.hero", "target": "brute"},
            {"strike": "sword"},
            {"resolve": "all"},
            {"play": "breath", "targets": ["p1.hero"]},
            {"resolve": "all"},
            {"propose": "p1.hero", "target": "brute"},
        ],
        expect=[
            {"entity": "p1.hero", "attack": 2, "after": 3},
            {"entity": "p1.hero", "attack": 0},
            {"entity": "brute", "damage": 2},
        ],
    )


def test_dual_wield_does_not_let_one_strike_with_a_bow_as_well(holds: Holds) -> None:
    holds(
        {
            "hero": {"card": "Hero", "keywords": ["dual_wield"]},
            "equipment": [card("Training Sword", "sword"), card("Hunting Bow", "bow")],
            "resources": 2,
        },
        {"allies": [card("Brute")]},
        script=[{"propose": "p1.hero", "target": "brute"}, {"strike": "sword"}, {"strike": "bow"}],
        expect=[{"illegal": 2}, {"entity": "brute", "damage": 2}],
    )


def test_a_combat_with_nobody_left_deals_nothing_and_goes_on_to_the_action_phase(holds: Holds) -> None:
    holds(
        {"allies": [card("Brute"), card("Footman")]},
        {"allies": [card("Squire")], "hand": [card("Slay")], "resources": 2},
        script=[
            {"propose": "brute", "target": "squire"},
            {"play": "slay", "targets": ["brute"], "by": "p2", "at": "defend"},
            {"propose": "footman", "target": "p2.hero"},
        ],
        expect=[{"entity": "squire", "damage": 0, "zone": "play"}, {"player": "p2", "hero_damage": 2}],
    )


def test_a_toll_is_paid_for_each_proposal(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman"), card("Squire")], "resources": 1},
        {"abilities": [card("Toll")]},
        script=[
            {"propose": "footman", "target": "p2.hero"},
            {"propose": "squire", "target": "p2.hero"},
        ],
        expect=[{"illegal": 1}, {"player": "p2", "hero_damage": 2}, {"player": "p1", "ready_resources": 0}],
    )


def test_the_toll_is_for_allies_not_for_heroes(holds: Holds) -> None:
    holds(
        {"hero": {"card": "Hero", "modifiers": [{"attack": 1, "until": "end_of_turn"}]}},
        {"abilities": [card("Toll")]},
        script=[{"propose": "p1.hero", "target": "p2.hero"}],
        expect=[{"player": "p2", "hero_damage": 1}],
    )


def test_who_must_attack_but_for_a_price_need_not(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman")], "resources": 2},
        {"abilities": [card("Toll")], "hand": [card("Mocking Blow", "blow")], "resources": 1},
        script=[{"play": "blow", "targets": ["footman"], "by": "p2"}, {"resolve": True}, {"end_turn": True}],
        expect=[{"player": "p2", "hand_count": 1}],
    )


def test_saurfang_destroys_baranka_and_baranka_saurfang(holds: Holds) -> None:
    """The attacker is Saurfang's controller, so Baranka's effect is added last and resolves first (602.3)."""
    holds(
        {"allies": [card("High Overlord Saurfang", "saurfang")]},
        {"allies": [card("Grunt Baranka", "baranka")]},
        script=[{"propose": "saurfang", "target": "baranka"}],
        expect=[
            {"entity": "baranka", "zone": "graveyard"},
            {"entity": "saurfang", "zone": "graveyard"},
            {"order": [
                {"kind": "link_added", "source": "saurfang", "what": "trigger"},
                {"kind": "link_added", "source": "baranka", "what": "trigger"},
                {"kind": "link_resolved", "source": "baranka", "what": "trigger"},
            ]},
            {"count": {"kind": "packet"}, "is": 0},
        ],
    )  # fmt: skip


def test_a_hero_in_combat_with_saurfang_lives(holds: Holds) -> None:
    holds(
        {"hero": {"card": "Hero", "modifiers": [{"attack": 4}]}},
        {"allies": [card("High Overlord Saurfang", "saurfang")]},
        script=[{"propose": "p1.hero", "target": "saurfang"}],
        expect=[{"entity": "saurfang", "zone": "graveyard"}, {"player": "p1", "hero_damage": 9}],
    )


def test_an_ally_stolen_in_combat_leaves_combat(holds: Holds) -> None:
    holds(
        {"allies": [card("Helwen")], "hand": []},
        {"allies": [card("Footman")]},
        active="p2",
        script=[
            {"propose": "footman", "target": "p1.hero"},
            {"use": "helwen", "targets": ["footman"], "by": "p1", "at": "attack"},
        ],
        expect=[
            {"entity": "footman", "controller": "p1", "exhausted": True},
            {"player": "p1", "hero_damage": 0},
            {"count": {"kind": "packet"}, "is": 0},
        ],
    )
