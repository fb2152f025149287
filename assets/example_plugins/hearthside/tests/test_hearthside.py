"""What each of the ten cards does, and where it must not. Run with: pytest. The fixtures come with playorder."""

import pytest

YETI = {"id": "yeti", "card": "Chillwind Yeti"}


def test_bristle_answers_damage_in_combat_and_from_spells(run):
    run(
        p1={"board": [{"id": "sow", "card": "Bristle Sow"}]},
        p2={"board": [YETI], "hand": ["Moonfire"]},
        script=[{"attack": "sow", "target": "yeti"}, {"end_turn": True}, {"play": "Moonfire", "target": "sow"}],
        expect=[{"entity": "yeti", "damage": 3}, {"entity": "sow", "zone": "graveyard"},
                {"count": {"kind": "trigger", "label": "bristle", "status": "resolved"}, "is": 1}],
    )  # fmt: skip


def test_the_keyword_can_be_given_by_a_document(run):
    run(
        p1={"board": [{"id": "wisp", "card": "Wisp", "health": 5, "keywords": ["bristle"]}]},
        p2={"board": [YETI]},
        script=[{"attack": "wisp", "target": "yeti"}],
        expect=[{"entity": "yeti", "damage": 2}, {"entity": "wisp", "keywords": ["bristle"]}],
    )


def test_a_silenced_sow_does_not_bristle(run):
    run(
        p1={"board": [{"id": "sow", "card": "Bristle Sow", "keywords": ["silenced"]}]},
        p2={"board": [YETI]},
        script=[{"attack": "sow", "target": "yeti"}],
        expect=[{"entity": "yeti", "damage": 2}],
    )


def test_the_banner_gives_each_neighbour_something_else_and_takes_it_along(run, assert_board):
    result = run(
        p1={"board": ["Wisp", {"id": "banner", "card": "Two-Headed Banner"}, "Wisp", "Wisp"]},
        p2={"hand": [{"id": "fire", "card": "Fireball"}]},
        active="p2",
        script=[{"play": "fire", "target": "banner"}],
        expect=[{"stats": "p1", "board": [[3, 1], [0, 4], [1, 3], [1, 1]], "after": 0}],
    )
    assert_board(result, p1=[(1, 1), (1, 1), (1, 1)])


@pytest.mark.parametrize(
    ("choose", "target", "expected"),
    [
        ("The wide way", None, (4, 0, 0)),
        ("The steep way", "yeti", (0, 3, 0)),
        ("The long way", None, (0, 0, 1)),
    ],
)
def test_the_fork_has_three_ways(run, choose, target, expected):
    action = {"play": "Fork in the Road", "choose": choose, **({"target": target} if target else {})}
    armor, damage, drawn = expected
    run(
        p1={"hand": ["Fork in the Road"], "deck": ["Wisp"]},
        p2={"board": [YETI]},
        script=[action],
        expect=[
            {"player": "p1", "hero_armor": armor, "hand_count": drawn},
            {"entity": "yeti", "damage": damage},
        ],
    )


def test_only_the_steep_way_is_aimed(run):
    run(
        p1={"hand": [{"id": "a", "card": "Fork in the Road"}]},
        p2={"board": [YETI]},
        script=[{"play": "a", "choose": 0, "target": "yeti"}, {"play": "a", "choose": 1}, {"play": "a"}],
        expect=[{"illegal": 0}, {"illegal": 1}, {"illegal": 2}],
    )


def test_the_bell_of_the_opponent_freezes_its_side_once(run, timeline):
    result = run(
        p1={
            "hand": [{"id": "one", "card": "Bell Ringer"}, {"id": "two", "card": "Bell Ringer"}],
            "board": [YETI],
        },
        p2={"secrets": ["When the Bell Tolls"]},
        script=[{"play": "one"}, {"play": "two"}],
        expect=[
            {"entity": "yeti", "keywords": ["frozen"]},
            {"entity": "one", "keywords": ["frozen"]},
            {"entity": "two", "without": ["frozen"]},
        ],
    )
    timeline(result).one("trigger", label="toll", status="resolved")


def test_ones_own_bell_does_not_toll(run):
    run(
        p1={
            "hand": ["Bell Ringer"],
            "board": [YETI],
            "secrets": [{"id": "secret", "card": "When the Bell Tolls"}],
        },
        script=[{"play": "Bell Ringer"}],
        expect=[{"entity": "yeti", "without": ["frozen"]}, {"entity": "secret", "zone": "secret"}],
    )


def test_the_campaigner_counts_friendly_deaths_only_and_remembers_them(run):
    run(
        p1={"hand": [{"id": "old", "card": "Old Campaigner"}], "board": [{"id": "a", "card": "Wisp"}],
            "deck": ["Wisp"]},
        p2={"board": [{"id": "b", "card": "Wisp"}], "deck": ["Wisp"]},
        script=[{"attack": "a", "target": "b"}, {"end_turn": True}, {"end_turn": True}],
        expect=[{"entity": "old", "cost": 8, "after": 0}, {"entity": "old", "cost": 7, "after": 1},
                {"entity": "old", "cost": 7}],
    )  # fmt: skip


def test_the_well_gives_water_three_times_and_is_gone(run, assert_board):
    turns = [{"end_turn": True}] * 6
    result = run(
        p1={"hero": {"card": "HERO_08", "damage": 20}, "board": ["Quiet Well"], "deck": ["Wisp"] * 5},
        p2={"deck": ["Wisp"] * 5},
        script=turns,
        expect=[{"player": "p1", "hero_health": 12, "after": 1}, {"player": "p1", "hero_health": 16}],
    )
    assert_board(result, p1=[])


def test_the_well_can_neither_attack_nor_be_attacked_nor_aimed_at(run):
    run(
        p1={"board": [{"id": "well", "card": "Quiet Well", "attack": 1}]},
        p2={"board": [YETI], "hand": ["Moonfire"]},
        script=[
            {"attack": "well", "target": "yeti"},
            {"end_turn": True},
            {"attack": "yeti", "target": "well"},
            {"play": "Moonfire", "target": "well"},
        ],
        expect=[{"illegal": 0}, {"illegal": 2}, {"illegal": 3}],
    )


DIFFERENT = [
    "Wisp",
    "Chillwind Yeti",
    "Boulderfist Ogre",
    "Bloodfen Raptor",
    "River Crocolisk",
    "Murloc Raider",
]


@pytest.mark.parametrize(("deck", "armor"), [(DIFFERENT, 5), ([*DIFFERENT, "Wisp"], 0)])
def test_the_herald_speaks_at_the_start_of_the_game_wherever_it_is(run, deck, armor):
    for place in (0, len(deck)):
        run(
            {"start": "game"},
            p1={"deck": [*deck[:place], "Herald of Variety", *deck[place:]]},
            p2={"deck": ["Wisp"] * 10},
            script=[{"pick": []}, {"pick": []}],
            expect=[{"player": "p1", "hero_armor": armor}],
        )


@pytest.mark.parametrize("clock", [False, True])
def test_the_clock_turns_queues_round(run, timeline, clock):
    first = {"card": "Wisp", "triggers": [{"on": "turn_end", "do": {"armor": 1}, "name": "oldest"}]}
    second = {"card": "Wisp", "triggers": [{"on": "turn_end", "do": {"armor": 1}, "name": "newest"}]}
    board = [first, second, *(["Backward Clock"] if clock else [])]
    told = timeline(run(p1={"board": board}, script=[{"end_turn": True}]))
    order = [node.label for node in told.find("trigger", status="resolved")]
    assert order == (["newest", "oldest"] if clock else ["oldest", "newest"])


def test_the_warden_takes_over_with_damage_armor_and_a_power_of_its_own(run, assert_board):
    result = run(
        p1={
            "hero": {"card": "HERO_08", "damage": 7, "armor": 2},
            "hand": ["Warden of the Gate"],
            "board": [{"card": "Chillwind Yeti", "damage": 1}, "Wisp"],
        },
        p2={"board": [{"card": "Chillwind Yeti", "damage": 1}]},
        script=[{"play": "Warden of the Gate"}, {"hero_power": True}],
        expect=[{"player": "p1", "hero": "Warden of the Gate", "hero_health": 23, "hero_armor": 10,
                 "hero_power": "Bar the Gate", "mana": 2}],
    )  # fmt: skip
    assert_board(result, p1=["Wisp"], p2=[])


def test_the_mockingbird_does_what_its_neighbour_does_and_keeps_it(run):
    run(
        p1={
            "board": [{"id": "juggler", "card": "Knife Juggler"}],
            "hand": [{"id": "bird", "card": "Mockingbird"}, {"id": "wisp", "card": "Wisp"}],
        },
        script=[{"play": "bird", "target": "juggler"}, {"play": "wisp"}],
        expect=[{"player": "p2", "hero_health": 29, "after": 1}, {"player": "p2", "hero_health": 27}],
    )
