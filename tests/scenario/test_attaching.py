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


def test_a_plain_attachment_can_change_what_a_card_or_a_power_costs() -> None:
    fire = {
        "id": "fire",
        "card": "Fireball",
        "attach": [{"cost": -1}, {"card": "Emperor Thaurissan", "cost": -1}],
    }
    power = {"card": "CS2_034", "attach": [{"cost": 1, "until": "end_of_turn"}]}
    held(
        [{"entity": "fire", "cost": 1}, {"entity": "p1.power", "cost": 3}],
        {"hand": [fire], "hero_power": power},
    )


def test_an_attached_cost_has_its_place_in_the_order_of_play() -> None:
    ogre = {"id": "ogre", "card": "Boulderfist Ogre", "attach": [{"id": "discount", "cost": -2}]}
    for order, cost in ((["witch", "discount"], 3), (["discount", "witch"], 5)):
        result = run_document(
            players=[{"board": [{"id": "witch", "card": "Naga Sea Witch"}], "hand": [ogre]}, {}],
            play_order=order, expect=[{"entity": "ogre", "cost": cost}],
        )  # fmt: skip
        assert result.ok, result.checks


def test_an_attached_cost_comes_off_when_the_card_is_played() -> None:
    golem = {"id": "golem", "card": "War Golem", "attach": [{"cost": -3, "attack": 1}]}
    result = run_document(
        players=[{"hand": [golem, "Youthful Brewmaster"]}, {}],
        script=[{"play": "golem"}, {"play": "Youthful Brewmaster", "target": "golem"}],
        expect=[
            {"entity": "golem", "attack": 8, "after": 1},
            {"entity": "golem", "attack": 7, "cost": 7},
        ],
    )
    assert result.ok, result.checks
