"""What a document may leave out of heroes and attach by a card's name, and what a graveyard tells."""

from __future__ import annotations

from typing import Any

from small_documents import run_document

from playorder.scenario.concise import concise


def held(
    expect: list[dict[str, Any]], mine: dict[str, Any], script: list[dict[str, Any]] | None = None
) -> None:
    result = run_document(players=[mine, {}], script=script or [], expect=expect)
    assert not result.error
    assert [check.got for check in result.checks if not check.ok] == []


def test_a_hero_without_a_card_is_the_usual_one_with_what_the_document_says_of_it() -> None:
    held(
        [{"player": "p1", "hero": "Jaina Proudmoore", "hero_health": 25, "hero_armor": 3}],
        {"hero": {"damage": 5, "armor": 3}},
    )


def test_a_hero_power_without_a_card_is_the_hero_s_own() -> None:
    held(
        [{"player": "p1", "hero_power": "Armor Up!"}, {"illegal": 0}],
        {"hero": "Garrosh Hellscream", "hero_power": {"exhausted": True}},
        [{"hero_power": True}],
    )


def test_an_exhausted_hero_power_is_ready_again_in_the_next_own_turn() -> None:
    held(
        [{"player": "p1", "hero_armor": 2}],
        {"hero": "Garrosh Hellscream", "hero_power": {"tags": {"EXHAUSTED": 1}}, "deck": ["Wisp"]},
        [{"end_turn": True}, {"end_turn": True}, {"hero_power": True}],
    )


def test_a_hero_without_a_card_can_be_written_concisely() -> None:
    document = {"format": "playorder/scenario", "version": 1, "players": [{"hero": {"damage": 5}}, {}]}
    assert concise(document)["players"][0] == {"hero": {"damage": 5}}


def test_what_a_card_gives_a_player_is_attached_to_the_hero_by_the_card_s_name() -> None:
    hand = [{"id": "fire", "card": "Fireball"}, {"id": "ice", "card": "Ice Barrier"}]
    for card, fire, ice in (("Preparation", 1, 0), ("Loatheb", 9, 8), ("Kirin Tor Mage", 4, 0)):
        held(
            [{"entity": "fire", "cost": fire}, {"entity": "ice", "cost": ice}],
            {"hero": {"attach": [card]}, "hand": hand},
        )


def test_what_weighs_on_a_player_weighs_on_that_one_whoever_put_it_there() -> None:
    result = run_document(
        players=[
            {
                "hero": {"attach": [{"card": "Loatheb", "by": "p2"}]},
                "hand": [{"id": "mine", "card": "Fireball"}],
            },
            {"hand": [{"id": "theirs", "card": "Fireball"}]},
        ],
        expect=[{"entity": "mine", "cost": 9}, {"entity": "theirs", "cost": 4}],
    )
    assert result.ok


def test_of_two_enchantments_that_a_card_makes_the_bearer_gets_its_own_kind() -> None:
    mistcaller = {
        "hero": {"attach": ["The Mistcaller"]},
        "deck": [{"id": "w", "card": "Wisp"}],
        "hand": ["Shiv"],
    }
    held(
        [{"player": "p1", "hero_health": 30}, {"entity": "w", "attack": 2, "health": 2}],
        mistcaller,
        [{"play": "Shiv", "target": "p2.hero"}],
    )
    held(
        [{"entity": "w", "attack": 2}], {"hand": [{"id": "w", "card": "Wisp", "attach": ["The Mistcaller"]}]}
    )


def test_what_a_card_gives_only_on_a_condition_can_be_attached() -> None:
    for card in ("Hungry Crab", "Powermace"):
        held(
            [{"entity": "w", "attack": 3, "health": 3}],
            {"board": [{"id": "w", "card": "Wisp", "attach": [card]}]},
        )


def test_a_card_that_gives_keywords_or_has_a_combo_can_be_attached() -> None:
    attach = ["Windfury", "Sunfury Protector", {"card": "Edwin VanCleef", "attack": 2, "health": 2}]
    held(
        [{"entity": "w", "attack": 3, "health": 3, "keywords": ["windfury", "taunt"]}],
        {"board": [{"id": "w", "card": "Wisp", "attach": attach}]},
    )


def test_minions_in_the_graveyard_have_died() -> None:
    held(
        [{"player": "p1", "board": ["Wisp"]}],
        {"graveyard": ["Fireball", "Wisp"], "hand": ["Resurrect"]},
        [{"play": "Resurrect"}],
    )


def test_minions_in_the_graveyard_have_not_died_this_turn() -> None:
    held(
        [{"player": "p1", "board": ["Kel'Thuzad"]}],
        {"graveyard": ["Wisp"], "board": ["Kel'Thuzad"], "deck": ["Wisp"]},
        [{"end_turn": True}],
    )
