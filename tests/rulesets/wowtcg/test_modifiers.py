"""Continuous modifiers, control, uniqueness, destruction, tokens, entering play (001:103, 401, 403, 412, 710, 714)."""

from __future__ import annotations

from .written import Holds, card


def test_a_rally_reaches_allies_that_come_later_and_not_those_that_leave_the_party(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman")], "hand": [card("Rally"), card("Squire")], "resources": 3},
        script=[
            {"play": "rally"},
            {"resolve": True},
            {"play": "squire"},
            {"resolve": True},
            {"end_turn": True},
        ],
        expect=[
            {"entity": "footman", "attack": 3, "after": 2},
            {"entity": "squire", "attack": 2, "after": 4},
            {"entity": "squire", "attack": 1},
            {"entity": "footman", "attack": 2},
        ],
    )


def test_a_sudden_reversal_works_while_defending(holds: Holds) -> None:
    holds(
        {"allies": [card("Brute")]},
        {"allies": [card("Footman")], "hand": [card("Sudden Reversal")], "resources": 1},
        script=[
            {"propose": "brute", "target": "footman"},
            {"play": "sudden", "targets": ["footman"], "by": "p2", "at": "defend"},
            {"resolve": True},
        ],
        expect=[
            {"entity": "footman", "attack": 6, "after": 3},
            {"entity": "brute", "zone": "graveyard"},
            {"entity": "footman", "zone": "graveyard"},
        ],
    )


def test_a_dominated_ally_goes_back_at_the_end_of_the_turn(holds: Holds) -> None:
    holds(
        {"hand": [card("Dominate")], "resources": 4},
        {"allies": [card("Brute", attached=[card("Iron Oath", "oath")])]},
        script=[{"play": "dominate", "targets": ["brute"]}, {"resolve": True}, {"end_turn": True}],
        expect=[
            {"entity": "brute", "controller": "p1", "owner": "p2", "after": 2},
            {"entity": "oath", "controller": "p2", "attached_to": "brute", "after": 2},
            {"entity": "brute", "controller": "p2"},
            {"player": "p2", "allies": ["Brute"]},
        ],
    )


def test_modifiers_stay_on_an_ally_that_changes_sides(holds: Holds) -> None:
    holds(
        {"hand": [card("Dominate"), card("Mark of Might")], "resources": 5},
        {"allies": [card("Brute")]},
        script=[
            {"play": "mark", "targets": ["brute"]}, {"resolve": True},
            {"play": "dominate", "targets": ["brute"]}, {"resolve": True},
        ],
        expect=[{"entity": "brute", "attack": 8, "controller": "p1"}],
    )  # fmt: skip


def test_a_stolen_ally_that_dies_goes_to_its_owner_s_graveyard(holds: Holds) -> None:
    holds(
        {"hand": [card("Dominate"), card("Slay")], "resources": 6},
        {"allies": [card("Brute")]},
        script=[
            {"play": "dominate", "targets": ["brute"]}, {"resolve": True},
            {"play": "slay", "targets": ["brute"]},
        ],
        expect=[{"player": "p2", "graveyard": ["Brute"]}, {"entity": "brute", "controller": "p2"}],
    )  # fmt: skip


def test_of_two_thieves_the_later_one_has_it(holds: Holds) -> None:
    """When the later modifier ends the earlier one counts again (401.3b)."""
    holds(
        {"allies": [card("Helwen")]},
        {"allies": [card("Brute")], "hand": [card("Dominate")], "resources": 4},
        script=[
            {"use": "helwen", "targets": ["brute"]},
            {"end_turn": True},
            {"play": "dominate", "targets": ["brute"]},
            {"resolve": True},
            {"end_turn": True},
            {"choose": True, "for": "helwen"},
        ],
        expect=[
            {"entity": "brute", "controller": "p1", "after": 2},
            {"entity": "brute", "controller": "p2", "after": 4},
            {"entity": "brute", "controller": "p1"},
        ],
    )


def test_a_second_unique_ally_of_the_name_makes_one_go(holds: Holds) -> None:
    holds(
        {"allies": [card("Lord Grayson Shadowbreaker", "g1")],
         "hand": [card("Lord Grayson Shadowbreaker", "g2")], "resources": 7},
        script=[{"play": "g2"}, {"choose": "g1"}],
        expect=[
            {"entity": "g1", "zone": "graveyard"},
            {"entity": "g2", "zone": "play"},
            {"count": {"kind": "unique_check"}, "is": 1},
            {"count": {"kind": "death", "source": "g1"}, "is": 1},
        ],
    )  # fmt: skip


def test_uniqueness_destroys_what_cannot_be_destroyed(holds: Holds) -> None:
    holds(
        {
            "allies": [card("Sarmoth", attached=[card("Iron Oath", "oath")])],
            "hand": [card("Helwen")],
            "resources": 4,
        },
        script=[{"play": "helwen"}, {"choose": "sarmoth"}],
        expect=[{"entity": "sarmoth", "zone": "graveyard"}, {"entity": "oath", "zone": "graveyard"}],
    )


def test_two_unique_allies_of_different_names_get_along(holds: Holds) -> None:
    holds(
        {"allies": [card("Lord Grayson Shadowbreaker", "gray")],
         "hand": [card("High Priestess Tyrande Whisperwind", "tyrande")], "resources": 5},
        script=[{"play": "tyrande"}],
        expect=[{"count": {"kind": "unique_check"}, "is": 0}],
    )  # fmt: skip


def test_each_player_may_have_the_same_unique_ally(holds: Holds) -> None:
    holds(
        {"hand": [card("Lord Grayson Shadowbreaker", "g1")], "resources": 7},
        {"allies": [card("Lord Grayson Shadowbreaker", "g2")]},
        script=[{"play": "g1"}],
        expect=[{"entity": "g1", "zone": "play"}, {"entity": "g2", "zone": "play"}],
    )


def test_a_second_sword_needs_two_hands(holds: Holds) -> None:
    one = {
        "equipment": [card("Training Sword", "s1")],
        "hand": [card("Viking Warhammer", "s2")],
        "resources": 1,
    }
    holds(one, script=[{"play": "s2"}], expect=[{"player": "p1", "equipment": ["Viking Warhammer"]}])
    holds(
        {**one, "hero": {"card": "Hero", "keywords": ["dual_wield"]}},
        script=[{"play": "s2"}],
        expect=[{"player": "p1", "equipment": ["Training Sword", "Viking Warhammer"]}],
    )


def test_two_trinkets_are_allowed_and_a_third_is_not(holds: Holds) -> None:
    holds(
        {"equipment": [card("Lucky Charm", "c1")],
         "hand": [card("Lucky Charm", "c2"), card("Lucky Charm", "c3")], "resources": 2},
        script=[{"play": "c2"}, {"resolve": True}, {"play": "c3"}, {"choose": "c2"}],
        expect=[
            {"player": "p1", "equipment": ["Lucky Charm", "Lucky Charm"], "after": 2},
            {"entity": "c2", "zone": "graveyard"},
            {"player": "p1", "equipment": ["Lucky Charm", "Lucky Charm"]},
        ],
    )  # fmt: skip


def test_stealing_a_unique_ally_of_the_same_name_makes_one_go(holds: Holds) -> None:
    holds(
        {"allies": [card("Lord Grayson Shadowbreaker", "g1")], "hand": [card("Dominate")], "resources": 4},
        {"allies": [card("Lord Grayson Shadowbreaker", "g2")]},
        script=[{"play": "dominate", "targets": ["g2"]}, {"choose": "g2"}],
        expect=[{"entity": "g2", "zone": "graveyard"}, {"player": "p2", "graveyard": [LORD]}],
    )


LORD = "Lord Grayson Shadowbreaker"


def test_tyrande_leaves_a_wisp(holds: Holds) -> None:
    holds(
        {"allies": [card("High Priestess Tyrande Whisperwind", "tyrande")]},
        {"hand": [card("Slay")], "resources": 2},
        active="p2",
        script=[{"play": "slay", "targets": ["tyrande"]}],
        expect=[
            {"player": "p1", "allies": ["Wisp"]},
            {"entity": "Wisp#1", "attack": 1, "health": 1, "zone": "play", "controller": "p1"},
            {"count": {"kind": "link_added", "source": "tyrande", "what": "trigger"}, "is": 1},
        ],
    )


def test_a_token_that_leaves_play_is_gone(holds: Holds) -> None:
    holds(
        {"allies": [card("High Priestess Tyrande Whisperwind", "tyrande")]},
        {"hand": [card("Slay"), card("Recall")], "resources": 3},
        active="p2",
        script=[{"play": "slay", "targets": ["tyrande"]}, {"resolve": "all"},
                {"play": "recall", "targets": ["Wisp#1"]}],
        expect=[{"entity": "Wisp#1", "zone": "gone"}, {"player": "p1", "hand": [], "allies": []}],
    )  # fmt: skip


def test_recalled_tyrande_was_not_destroyed(holds: Holds) -> None:
    holds(
        {"allies": [card("High Priestess Tyrande Whisperwind", "tyrande")]},
        {"hand": [card("Recall")], "resources": 1},
        active="p2",
        script=[{"play": "recall", "targets": ["tyrande"]}],
        expect=[{"player": "p1", "allies": [], "hand_count": 1}],
    )


def test_an_ally_without_powers_has_no_keyword_and_gets_them_back(holds: Holds) -> None:
    holds(
        {"hand": [card("Gate Guard", "guard")], "resources": 3},
        {"equipment": [card("Greatsword of Horrid Dreams", "gs")]},
        script=[{"play": "guard"}, {"resolve": True}, {"end_turn": True}, {"end_turn": True}],
        expect=[
            {"entity": "guard", "without": ["protector"], "after": 3},
            {"entity": "guard", "keywords": ["protector"]},
        ],
    )


def test_the_greatsword_leaves_its_own_side_alone(holds: Holds) -> None:
    holds(
        {"hand": [card("Gate Guard", "guard")], "equipment": [card("Greatsword of Horrid Dreams", "gs")],
         "resources": 3},
        script=[{"play": "guard"}],
        expect=[{"entity": "guard", "keywords": ["protector"]}],
    )  # fmt: skip


def test_an_oath_saves_from_damage_until_it_goes(holds: Holds) -> None:
    holds(
        {"allies": [card("Brute")]},
        {"allies": [card("Footman", attached=[card("Iron Oath", "oath")]), card("Kryton Barleybeard", "kryton")],
         "resources": 2},
        script=[{"propose": "brute", "target": "footman"}, {"resolve": True},
                {"use": "kryton", "targets": ["oath"], "by": "p2", "at": "action"}],
        expect=[
            {"entity": "footman", "zone": "graveyard"},
            {"order": [{"kind": "damage", "target": "footman"}, {"kind": "death", "source": "kryton"},
                       {"kind": "death", "source": "footman"}]},
        ],
    )  # fmt: skip


def test_circle_of_life_may_be_declined(holds: Holds) -> None:
    holds(
        {"abilities": [card("Circle of Life", "circle")], "allies": [card("Footman", "f1")],
         "deck": [card("Footman", "f2"), card("Brute")]},
        {"hand": [card("Slay")], "resources": 2},
        active="p2",
        script=[{"play": "slay", "targets": ["f1"]}],
        expect=[{"entity": "f2", "zone": "deck"}, {"player": "p1", "allies": []}],
    )  # fmt: skip


def test_circle_of_life_serves_the_controller_of_the_dead(holds: Holds) -> None:
    holds(
        {"abilities": [card("Circle of Life", "circle")], "hand": [card("Slay")], "resources": 2},
        {"allies": [card("Footman", "f1")], "deck": [card("Footman", "f2")]},
        script=[{"play": "slay", "targets": ["f1"]}, {"choose": "f2", "by": "p2"}],
        expect=[{"entity": "f2", "zone": "play", "controller": "p2", "exhausted": True}],
    )


def test_thrash_blade_works_once_in_each_of_your_turns(holds: Holds) -> None:
    holds(
        {"equipment": [card("Thrash Blade", "tb")], "resources": 4},
        {"allies": [card("Brute", health=20)]},
        script=[
            {"propose": "p1.hero", "target": "brute"}, {"strike": "tb"}, {"resolve": "all"},
            {"propose": "p1.hero", "target": "brute"}, {"strike": "tb"},
        ],
        expect=[
            {"entity": "brute", "damage": 4},
            {"entity": "tb", "exhausted": True},
            {"entity": "p1.hero", "exhausted": True},
            {"count": {"kind": "link_added", "source": "tb", "what": "trigger"}, "is": 1},
        ],
    )  # fmt: skip


def test_donna_stands_ready_and_protects(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman")]},
        {"allies": [card("Donna Calister", "donna", exhausted=True)]},
        script=[{"propose": "footman", "target": "p2.hero"}, {"protect": "donna"}],
        expect=[{"entity": "donna", "damage": 2, "exhausted": True}, {"player": "p2", "hero_damage": 0}],
    )


def test_counters_and_damage_stay_while_a_card_stays(holds: Holds) -> None:
    holds(
        {"allies": [card("Footman", damage=1, counters={"honor": 2})]},
        script=[{"end_turn": True}],
        expect=[{"entity": "footman", "damage": 1, "counters": {"honor": 2}}],
    )


def test_an_ally_among_the_resources_is_no_ally(holds: Holds) -> None:
    holds(
        {"resources": [card("Brute")], "abilities": [card("Banner of Courage")]},
        {"hand": [card("Slay")], "resources": 2},
        active="p2",
        script=[{"play": "slay", "targets": ["brute"]}],
        expect=[{"illegal": 0}],
    )


def test_a_totem_can_be_slain_as_though_it_were_an_ally(holds: Holds) -> None:
    holds(
        {"hand": [card("Slay")], "resources": 2},
        {"abilities": [card("Stone Totem", "totem")]},
        script=[{"play": "slay", "targets": ["totem"]}],
        expect=[{"entity": "totem", "zone": "graveyard"}],
    )


def test_a_totem_gets_nothing_from_a_banner(holds: Holds) -> None:
    holds(
        {"abilities": [card("Stone Totem", "totem"), card("Banner of Courage", "banner")],
         "hand": [card("Mark of Might")], "resources": 1},
        script=[{"play": "mark", "targets": ["totem"]}],
        expect=[{"entity": "totem", "attack": 0}],
    )  # fmt: skip


def test_forbidden_knowledge_saves_from_an_empty_deck(holds: Holds) -> None:
    holds(
        {"abilities": [card("Forbidden Knowledge", "fk")], "deck": []},
        {},
        active="p2",
        script=[{"end_turn": True}],
        expect=[{"result": "ongoing"}, {"player": "p1", "hand_count": 0}],
    )
