"""Adding, resolving and interrupting links, targets, costs, triggers (001:402, 705 to 711)."""

from __future__ import annotations

from .written import Holds, card


def test_of_two_targets_one_may_become_illegal(holds: Holds) -> None:
    holds(
        {"hand": [card("Twin Bolt")], "resources": 2},
        {"allies": [card("Footman"), card("Brute")], "hand": [card("Recall")], "resources": 1},
        script=[
            {"play": "twin", "targets": ["footman", "brute"]},
            {"play": "recall", "targets": ["footman"], "by": "p2"},
        ],
        expect=[
            {"entity": "brute", "damage": 1},
            {"entity": "footman", "zone": "hand"},
            {"count": {"kind": "link_resolved", "source": "twin"}, "is": 1},
        ],
    )


def test_a_copy_keeps_x_and_target(holds: Holds) -> None:
    holds(
        {"hand": [card("Nova Burst", "nova"), card("Echo")], "resources": 5},
        script=[{"play": "nova", "x": 2, "targets": ["p2.hero"]}, {"play": "echo", "targets": ["nova"]}],
        expect=[
            {"player": "p2", "hero_damage": 4},
            {"player": "p1", "ready_resources": 1},
            {"entity": "Nova Burst#1", "zone": "gone"},
            {"count": {"kind": "link_added", "what": "copy"}, "is": 1},
        ],
    )


def test_a_copy_of_a_modal_link_keeps_its_mode(holds: Holds) -> None:
    holds(
        {"hand": [card("Two Paths", "two"), card("Echo")], "resources": 4},
        script=[{"play": "two", "modes": [1]}, {"play": "echo", "targets": ["two"]}],
        expect=[{"player": "p1", "hand_count": 2}],
    )


def test_only_the_chosen_mode_needs_a_target(holds: Holds) -> None:
    holds(
        {"hand": [card("Two Paths", "two")], "resources": 2},
        script=[{"play": "two", "modes": [1], "targets": ["p2.hero"]}, {"play": "two", "modes": [0, 1]},
                {"play": "two", "modes": [0], "targets": ["p2.hero"]}],
        expect=[{"illegal": 0}, {"illegal": 1}, {"player": "p2", "hero_damage": 2}],
    )  # fmt: skip


def test_a_link_cannot_target_itself(holds: Holds) -> None:
    holds(
        {"hand": [card("Denial")], "resources": 2},
        script=[{"play": "denial", "targets": ["denial"]}],
        expect=[{"illegal": 0}, {"entity": "denial", "zone": "hand"}],
    )


def test_a_denied_denial_lets_the_first_link_resolve(holds: Holds) -> None:
    holds(
        {"hand": [card("Jab"), card("Denial", "d1")], "resources": 3},
        {"hand": [card("Denial", "d2")], "resources": 2},
        script=[
            {"play": "jab", "targets": ["p2.hero"]},
            {"play": "d2", "targets": ["jab"], "by": "p2"},
            {"play": "d1", "targets": ["d2"], "by": "p1"},
        ],
        expect=[
            {"player": "p2", "hero_damage": 1},
            {"count": {"kind": "link_interrupted", "source": "d2"}, "is": 1},
        ],
    )


def test_a_copy_can_be_denied(holds: Holds) -> None:
    holds(
        {"hand": [card("Jab"), card("Echo")], "resources": 3},
        {"hand": [card("Denial")], "resources": 2},
        script=[
            {"play": "jab", "targets": ["p2.hero"]},
            {"play": "echo", "targets": ["jab"]},
            {"resolve": True},
            {"play": "denial", "targets": ["Jab#1"], "by": "p2"},
        ],
        expect=[
            {"player": "p2", "hero_damage": 1},
            {"entity": "Jab#1", "zone": "gone"},
            {"player": "p1", "graveyard": ["Jab", "Echo"]},
        ],
    )


def test_a_copy_of_an_ongoing_ability_never_enters_play(holds: Holds) -> None:
    holds(
        {"hand": [card("Banner of Courage", "banner"), card("Echo")], "resources": 4, "allies": [card("Squire")]},
        script=[{"play": "banner"}, {"play": "echo", "targets": ["banner"]}],
        expect=[{"player": "p1", "abilities": ["Banner of Courage"]}, {"entity": "squire", "attack": 2},
                {"entity": "Banner of Courage#1", "zone": "gone"}],
    )  # fmt: skip


def test_an_effect_lives_apart_from_its_source(holds: Holds) -> None:
    holds(
        {"allies": [card("Sage")], "resources": 1},
        {"hand": [card("Slay")], "resources": 2},
        script=[{"use": "sage"}, {"play": "slay", "targets": ["sage"], "by": "p2"}],
        expect=[{"entity": "sage", "zone": "graveyard"}, {"player": "p1", "hand_count": 1}],
    )


def test_a_power_of_an_exhausted_card_cannot_be_used_again(holds: Holds) -> None:
    holds(
        {"allies": [card("Tinker")]},
        script=[{"use": "tinker", "targets": ["p2.hero"]}, {"use": "tinker", "targets": ["p2.hero"]}],
        expect=[{"illegal": 1}, {"player": "p2", "hero_damage": 1}],
    )


def test_an_item_may_be_used_at_once(holds: Holds) -> None:
    holds(
        {"hero": {"card": "Hero", "damage": 2}, "hand": [card("Lucky Charm", "charm")], "resources": 1},
        script=[{"play": "charm"}, {"use": "charm"}],
        expect=[{"player": "p1", "hero_damage": 1}, {"entity": "charm", "exhausted": True}],
    )


def test_a_face_smash_grants_a_power_for_the_turn(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman")], "hand": [card("Face Smash")], "resources": 4},
        {"allies": [card("Brute")]},
        script=[
            {"play": "face", "targets": ["footman"]},
            {"resolve": True},
            {"use": "footman", "ability": 0, "targets": ["brute"]},
        ],
        expect=[{"entity": "brute", "zone": "graveyard"}, {"entity": "footman", "exhausted": True}],
    )


def test_the_granted_power_is_gone_with_the_turn(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman")], "hand": [card("Face Smash")], "resources": 4},
        {"allies": [card("Brute")]},
        script=[
            {"play": "face", "targets": ["footman"]},
            {"resolve": True},
            {"end_turn": True},
            {"use": "footman", "targets": ["brute"], "by": "p1"},
        ],
        expect=[{"illegal": 3}, {"entity": "brute", "zone": "play"}],
    )


def test_poison_needs_a_victim_of_this_turn_s_combat(holds: Holds) -> None:
    holds(
        {
            "hero": {"card": "Hero", "modifiers": [{"attack": 1}]},
            "hand": [card("Crippling Poison", "poison")],
            "resources": 1,
        },
        {"allies": [card("Brute"), card("Footman")]},
        script=[
            {"propose": "p1.hero", "target": "brute"},
            {"play": "poison", "targets": ["footman"]},
            {"play": "poison", "targets": ["brute"]},
            {"end_turn": True},
        ],
        expect=[
            {"illegal": 1},
            {"entity": "poison", "zone": "play", "attached_to": "brute", "controller": "p1"},
            {"entity": "brute", "exhausted": True},
        ],
    )


def test_poison_is_bought_off_for_three(holds: Holds) -> None:
    holds(
        {},
        {"allies": [card("Brute", attached=[card("Crippling Poison", "poison", controller="p1", owner="p1")])],
         "resources": 3},
        script=[{"end_turn": True}, {"choose": True, "by": "p2", "for": "poison"}],
        expect=[{"entity": "brute", "exhausted": False}, {"player": "p2", "ready_resources": 0}],
    )  # fmt: skip


def test_poison_is_no_choice_for_who_cannot_pay(holds: Holds) -> None:
    holds(
        {},
        {"allies": [card("Brute", attached=[card("Crippling Poison", "poison", controller="p1", owner="p1")])],
         "resources": 2},
        script=[{"end_turn": True}],
        expect=[{"entity": "brute", "exhausted": True}, {"count": {"kind": "choice"}, "is": 0}],
    )  # fmt: skip


def test_hur_may_smash_armor_and_may_leave_it(holds: Holds) -> None:
    sides = (
        {"hand": [card("Hur Shieldsmasher", "hur")], "resources": 3},
        {"equipment": [card("Leather Vest", "vest"), card("Tower Shield", "shield")]},
    )
    holds(
        *sides,
        script=[{"play": "hur"}, {"choose": "shield", "for": "hur"}, {"choose": True, "for": "hur"}],
        expect=[{"entity": "shield", "zone": "graveyard"}, {"entity": "vest", "zone": "play"}],
    )
    holds(
        *sides,
        script=[{"play": "hur"}],
        expect=[{"player": "p2", "equipment": ["Leather Vest", "Tower Shield"]}],
    )


def test_kryton_sends_an_attachment_home(holds: Holds) -> None:
    holds(
        {"allies": [card("Kryton Barleybeard", "kryton")], "resources": 2},
        {"allies": [card("Brute", attached=[card("Iron Oath", "oath")])]},
        script=[{"use": "kryton", "targets": ["oath"]}],
        expect=[{"entity": "oath", "zone": "hand", "owner": "p2"}, {"entity": "brute", "attached": []}],
    )


def test_what_cannot_be_targeted_cannot_be_targeted_by_its_own_controller(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman", attached=[card("Blessing of Freedom", "bof")])], "hand": [card("Mark of Might")],
         "resources": 1},
        script=[{"play": "mark", "targets": ["footman"]}],
        expect=[{"illegal": 0}],
    )  # fmt: skip


def test_frost_nova_hits_what_cannot_be_targeted(holds: Holds) -> None:
    holds(
        {"hand": [card("Frost Nova")], "resources": 4},
        {"allies": [card("Footman", attached=[card("Blessing of Freedom", "bof")])]},
        script=[{"play": "frost"}],
        expect=[{"entity": "footman", "damage": 1}],
    )


def test_resurrection_checks_the_cost_as_it_resolves(holds: Holds) -> None:
    holds(
        {"hand": [card("Resurrection")], "graveyard": [card("Charger", cost=5)], "resources": 4},
        script=[{"play": "resurrection", "targets": ["charger"]}],
        expect=[{"entity": "charger", "zone": "graveyard"}, {"entity": "resurrection", "zone": "graveyard"}],
    )


def test_only_the_controller_s_own_graveyard_will_do(holds: Holds) -> None:
    holds(
        {"hand": [card("Resurrection")], "resources": 4},
        {"graveyard": [card("Footman")]},
        script=[{"play": "resurrection", "targets": ["footman"]}],
        expect=[{"illegal": 0}],
    )


def test_a_blank_cannot_be_played(holds: Holds) -> None:
    holds({"hand": [card("Blank")]}, script=[{"play": "blank"}], expect=[{"illegal": 0}])


def test_a_card_other_than_a_quest_is_placed_face_down(holds: Holds) -> None:
    holds(
        {"hand": [card("Footman")]},
        script=[{"place": "footman", "face_down": False}, {"place": "footman"}, {"resolve": True}],
        expect=[{"illegal": 0}, {"player": "p1", "resources": 1}, {"entity": "footman", "face_down": True}],
    )


def test_a_resource_can_be_placed_again_in_the_next_turn(holds: Holds) -> None:
    holds(
        {"hand": [card("Footman"), card("Brute")]},
        script=[
            {"place": "footman"}, {"resolve": True}, {"end_turn": True}, {"end_turn": True}, {"place": "brute"},
        ],
        expect=[{"player": "p1", "resources": 2}],
    )  # fmt: skip


def test_whoever_has_placed_already_cannot_place(holds: Holds) -> None:
    holds({"hand": [card("Footman")], "placed": True}, script=[{"place": "footman"}], expect=[{"illegal": 0}])


def test_a_completed_quest_can_be_completed_once(holds: Holds) -> None:
    holds(
        {"resources": [card("Scouting Mission", "quest", face_down=False), "Blank", "Blank"]},
        script=[{"complete": "quest"}, {"complete": "quest"}],
        expect=[{"illegal": 1}, {"player": "p1", "hand_count": 1, "ready_resources": 2}],
    )


def test_a_quest_placed_face_down_cannot_be_completed(holds: Holds) -> None:
    holds(
        {"resources": [card("Scouting Mission", "quest"), "Blank"]},
        script=[{"complete": "quest"}],
        expect=[{"illegal": 0}],
    )


def test_the_same_card_in_hand_again_is_another_target(holds: Holds) -> None:
    """A target that left and came back is no longer the same (709.2a): here it never comes back to play."""
    holds(
        {"allies": [card("Footman")], "hand": [card("Recall", "r1")], "resources": 1},
        {"hand": [card("Recall", "r2")], "resources": 1},
        script=[{"play": "r1", "targets": ["footman"]}, {"play": "r2", "targets": ["footman"], "by": "p2"}],
        expect=[
            {"count": {"kind": "link_interrupted", "source": "r1"}, "is": 1},
            {"entity": "footman", "zone": "hand"},
        ],
    )


def test_shield_bash_interrupts_nothing_if_an_ally_was_targeted(holds: Holds) -> None:
    holds(
        {"hand": [card("Shield Bash", "bash")], "resources": 3},
        {"allies": [card("Footman")], "hand": [card("Jab")], "resources": 1},
        active="p2",
        script=[
            {"play": "jab", "targets": ["p1.hero"]},
            {"play": "bash", "targets": ["footman"], "by": "p1"},
            {"resolve": True},
            {"choose": "jab"},
        ],
        expect=[{"illegal": 3}, {"player": "p1", "hero_damage": 1}, {"entity": "footman", "damage": 1}],
    )


def test_an_alternative_cost_that_is_not_there_is_refused(holds: Holds) -> None:
    holds(
        {"hand": [card("Shield Bash", "bash"), card("Jab")], "resources": 4},
        script=[
            {"play": "bash", "targets": ["p2.hero"], "alternative": True},
            {"play": "jab", "targets": ["p2.hero"], "alternative": True},
        ],
        expect=[{"illegal": 0}, {"illegal": 1}, {"player": "p1", "ready_resources": 4}],
    )


def test_effects_on_the_chain_have_names(holds: Holds) -> None:
    holds(
        {"allies": [card("Tinker")]},
        script=[{"use": "tinker", "targets": ["p2.hero"]}, {"resolve": True}],
        expect=[
            {"entity": "effect:tinker", "zone": "chain", "controller": "p1", "after": 1},
            {
                "count": {"kind": "link_added", "what": "power", "source": "tinker", "target": "p2.hero"},
                "is": 1,
            },
        ],
    )
