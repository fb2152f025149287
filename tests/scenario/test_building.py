"""Building a board: the order of play of the contract, attachments, written triggers."""

from __future__ import annotations

import pytest
from small_documents import run_document

from playorder.scenario.run import RunResult


def order(result: RunResult, *names: str) -> list[str]:
    return sorted(names, key=lambda name: result.game.entities[result.names.ids[name]].order)


def test_timestamps_follow_the_contract() -> None:
    result = run_document(
        players=[
            {
                "deck": [{"id": "d1", "card": "Wisp"}],
                "hand": [{"id": "h1", "card": "Wisp"}],
                "board": [
                    {"id": "b1", "card": "Wisp"},
                    {"id": "b2", "card": "Wisp", "attach": [{"id": "e", "attack": 1}]},
                ],
                "weapon": {"id": "w1", "card": "Fiery War Axe"},
            },
            {"deck": [{"id": "d2", "card": "Wisp"}], "board": [{"id": "b3", "card": "Wisp"}]},
        ],
        play_order=["b3", "b2"],
    )
    names = ["b1", "b2", "b3", "d1", "d2", "h1", "w1", "e", "p1.hero", "p2.power", "p1.power", "p2.hero"]
    expected = ["p1.hero", "p1.power", "p2.hero", "p2.power", "d1", "h1", "d2", "b3", "b2", "e", "w1", "b1"]
    found = order(result, *names)
    assert set(found[:4]) == set(expected[:4])
    assert found[4:] == expected[4:]


def test_an_attachment_named_in_the_order_of_play_stands_where_it_is_named() -> None:
    result = run_document(
        players=[
            {
                "board": [
                    {"id": "a", "card": "Wisp", "attach": [{"id": "e", "attack": 1}]},
                    {"id": "b", "card": "Wisp"},
                ]
            },
            {},
        ],
        play_order=["e", "b"],
    )
    assert order(result, "a", "b", "e") == ["e", "b", "a"]


def test_damage_is_raw_so_an_auras_health_is_there_before_it_counts() -> None:
    result = run_document(
        players=[{"board": [{"id": "w", "card": "Wisp", "damage": 1}, "Stormwind Champion"]}, {}],
        expect=[{"entity": "w", "health": 1, "max_health": 2, "damage": 1, "zone": "play"}],
    )
    assert result.ok


@pytest.mark.parametrize(
    ("weapon", "board"),
    [
        ("Fiery War Axe", [{"card": "Spiteful Smith", "damage": 1}]),
        ("Arcanite Reaper", []),
        ("Cogmaster's Wrench", [{"card": "Spiteful Smith", "damage": 1}, "Clockwork Gnome"]),
    ],
)
def test_a_cost_that_reads_the_weapon_s_attack_sees_what_auras_give_it(
    weapon: str, board: list[object]
) -> None:
    result = run_document(
        players=[
            {"weapon": weapon, "board": board, "hand": [{"id": "corsair", "card": "Dread Corsair"}]},
            {},
        ],
        expect=[{"entity": "corsair", "cost": 0, "after": 0}],
    )
    assert [check.got for check in result.checks if not check.ok] == []


def test_nothing_happens_before_the_first_action() -> None:
    result = run_document(players=[{"board": [{"id": "w", "card": "Wisp", "damage": 1}]}, {}],
                          expect=[{"entity": "w", "health": 0, "zone": "play"}])  # fmt: skip
    assert result.ok
    assert result.nodes == []


def test_a_trigger_written_in_the_document_answers() -> None:
    trigger = {
        "on": "damage",
        "if": "self",
        "do": [{"damage": 2, "to": "enemy_hero"}, {"draw": 1}],
        "name": "answer",
    }
    result = run_document(
        players=[
            {"board": [{"id": "y", "card": "Chillwind Yeti", "triggers": [trigger]}], "deck": ["Wisp"]},
            {"board": [{"id": "w", "card": "Wisp"}, {"id": "v", "card": "Wisp"}]},
        ],
        active="p2",
        script=[{"attack": "w", "target": "y"}, {"attack": "v", "target": "p1.hero"}],
        expect=[
            {"player": "p2", "hero_health": 28},
            {"player": "p1", "hand": ["Wisp"], "hero_health": 29},
            {"count": {"kind": "trigger", "source": "y", "status": "resolved"}, "is": 1},
        ],
    )
    assert result.ok, result.checks


def test_a_free_standing_trigger_belongs_to_its_player() -> None:
    result = run_document(
        players=[
            {"triggers": [{"on": "turn_end", "if": "friendly", "do": [{"summon": "Wisp", "count": 2}]}]},
            {},
        ],
        script=[{"end_turn": True}, {"end_turn": True}],
        expect=[{"player": "p1", "board": ["Wisp", "Wisp"]}, {"player": "p2", "board": []}],
    )
    assert result.ok, result.checks


def test_a_whole_game_starts_with_hands_mulligan_and_the_coin() -> None:
    result = run_document(
        start="game",
        players=[{"deck": ["Wisp"] * 30}, {"deck": ["Wisp"] * 30}],
        options={},
        script=[{"pick": [0, 2]}, {"pick": []}, {"end_turn": True}],
        expect=[
            {"player": "p1", "hand_count": 3, "deck_count": 27, "crystals": 0, "after": 0},
            {"player": "p1", "hand_count": 4, "deck_count": 26, "crystals": 1, "after": 2},
            {"player": "p2", "hand_count": 6, "deck_count": 25, "crystals": 1},
        ],
    )
    assert result.ok, (result.error, result.checks)


def test_two_copies_named_in_a_mulligan_are_both_replaced() -> None:
    result = run_document(
        start="game",
        players=[{"deck": ["Wisp"] * 30}, {"deck": ["Wisp"] * 30}],
        options={},
        script=[{"pick": ["Wisp", "Wisp"]}, {"pick": "Wisp"}],
    )
    assert [node.pick for node in result.nodes if node.kind == "choice"] == [(0, 1), (0,)]


def test_a_pick_that_does_not_fit_lists_the_candidates() -> None:
    result = run_document(
        players=[{"board": ["Knife Juggler"], "hand": [{"id": "w", "card": "Wisp"}]}, {"board": ["Wisp"]}],
        random={"picks": ["Chillwind Yeti"]},
        script=[{"play": "w"}],
    )
    assert not result.ok
    assert "Wisp" in result.error
    assert "Jaina Proudmoore" in result.error


def test_an_action_that_is_not_legal_names_its_reason_and_stops_the_run() -> None:
    result = run_document(
        players=[{"board": [{"id": "w", "card": "Wisp"}]}, {"board": ["Sen'jin Shieldmasta"]}],
        script=[{"attack": "w", "target": "p2.hero"}, {"end_turn": True}],
        expect=[{"result": "ongoing"}],
    )
    assert not result.ok
    assert result.error_action == 0
    assert "TAUNT" in result.error
    assert result.game.info.active == 1


def test_a_scripted_minion_that_was_copied_is_not_reported_as_unscripted() -> None:
    result = run_document(
        players=[
            {"hand": [{"id": "f", "card": "Faceless Manipulator"}]},
            {"board": [{"id": "a", "card": "Abomination"}]},
        ],
        script=[{"play": "f", "target": "a"}],
        expect=[{"player": "p1", "board": ["Abomination"]}],
    )
    assert result.ok
    assert result.unscripted == []


def test_tags_are_understood_by_the_names_of_the_era_too() -> None:
    result = run_document(
        players=[
            {"hand": [{"id": "m", "card": "Moonfire"}, {"id": "n", "card": "Moonfire"}]},
            {
                "board": [
                    {"id": "a", "card": "Wisp", "tags": {"CANT_BE_TARGETED_BY_ABILITIES": 1}},
                    {"id": "b", "card": "Wisp", "tags": {"CANT_BE_DAMAGED": 1}},
                ],
            },
        ],
        script=[{"play": "m", "target": "a"}, {"play": "n", "target": "b"}],
        expect=[
            {"illegal": 0},
            {"illegal": 1},
            {"entity": "a", "keywords": ["cant_be_targeted_by_spells"]},
            {"entity": "b", "keywords": ["immune"]},
        ],
    )
    assert result.ok, result.error


def test_tribe_overload_and_least_health_can_be_given_as_raw_tags() -> None:
    result = run_document(
        players=[
            {
                "board": [
                    {"id": "beast", "card": "Wisp", "tags": {"CARDRACE": 20}},
                    {"id": "none", "card": "Bloodfen Raptor", "tags": {"CARDRACE": 0}},
                    {"id": "tough", "card": "Wisp", "tags": {"HEALTH_MINIMUM": 1}},
                    "Timber Wolf",
                ],
                "hand": [
                    {"id": "w", "card": "Wisp", "tags": {"OVERLOAD": 2}},
                    {"id": "m", "card": "Moonfire"},
                ],
            },
            {},
        ],
        script=[{"play": "w"}, {"play": "m", "target": "tough"}],
        expect=[
            {"entity": "beast", "attack": 2},
            {"entity": "none", "attack": 3},
            {"entity": "tough", "health": 1, "zone": "play"},
            {"player": "p1", "owed": 2},
        ],
    )
    assert result.ok, (result.error, result.checks)


@pytest.mark.parametrize("name", ["NUM_MINIONS_PLAYER_KILLED_THIS_TURN", "NUM_MINIONS_KILLED_THIS_TURN"])
def test_minions_that_died_are_counted_under_either_of_the_games_names(name: str) -> None:
    result = run_document(
        players=[{"hand": [{"id": "d", "card": "Volcanic Drake"}], "counters": {name: 2}}, {}],
        expect=[{"entity": "d", "cost": 4}],
    )
    assert result.ok, (result.error, result.checks)


def test_spell_damage_can_be_given_as_a_raw_tag_and_goes_with_a_silence() -> None:
    result = run_document(
        players=[
            {
                "board": [
                    {"id": "y", "card": "Chillwind Yeti", "tags": {"SPELLPOWER": 2}},
                    {"card": "Kobold Geomancer", "tags": {"SPELLPOWER": 0}},
                ],
                "hand": [
                    {"id": "m", "card": "Moonfire"},
                    {"id": "s", "card": "Silence"},
                    {"id": "n", "card": "Moonfire"},
                ],
            },
            {},
        ],
        script=[
            {"play": "m", "target": "p2.hero"},
            {"play": "s", "target": "y"},
            {"play": "n", "target": "p2.hero"},
        ],
        expect=[
            {"player": "p2", "hero_health": 27, "after": 1},
            {"player": "p2", "hero_health": 26},
        ],
    )
    assert result.ok, result.error
