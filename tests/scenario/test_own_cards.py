"""Cards that travel in a document: they work like any other, errors name their place, and no code comes with them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.paths import assets_folder
from playorder.rulesets.hearthstone.vocabulary.schema import card_file_schema
from playorder.scenario.errors import ScenarioError
from playorder.scenario.reading import read_values
from playorder.scenario.run import RunResult, run

PROGRAM = Program()


def play(cards: list[Any], **fields: Any) -> RunResult:
    document = {"format": "playorder/scenario", "version": 1, "players": [{}, {}], "cards": cards, **fields}
    return run(read_values(document)[0], PROGRAM.tools())


def minion(**fields: Any) -> dict[str, Any]:
    return {"id": "MY_1", "name": "Mine", "type": "minion", "cost": 1, "attack": 2, "health": 3, **fields}


def held(result: RunResult) -> RunResult:
    assert result.ok, [result.error, *result.faults, *(c for c in result.checks if not c.ok)]
    return result


def test_a_card_has_its_numbers_and_keywords() -> None:
    held(
        play(
            [minion(keywords=["taunt"], race="mech", spell_damage=2)],
            players=[{"board": [{"id": "m", "card": "Mine"}]}, {}],
            expect=[{"entity": "m", "attack": 2, "health": 3, "keywords": ["taunt"], "card": "MY_1"}],
        )
    )


def test_an_own_card_comes_before_one_of_the_game_with_its_name() -> None:
    result = play(
        [minion(name="Wisp")], players=[{"board": ["Wisp"]}, {}], expect=[{"stats": "p1", "board": [[2, 3]]}]
    )
    held(result)


THORNS = {
    "keyword": "thorns", "text": "Whenever this takes damage, deal 1 damage to whatever dealt it.",
    "triggers": [{"on": "damage", "if": "self", "do": {"damage": 1, "to": "event_source"}, "name": "thorns"}],
}  # fmt: skip


def test_an_entity_of_the_document_can_have_a_keyword_that_a_card_defines() -> None:
    result = held(
        play(
            [THORNS],
            players=[
                {"board": [{"id": "one", "card": "Wisp", "health": 3, "keywords": ["thorns", "taunt"]}]},
                {"board": [{"id": "two", "card": "Chillwind Yeti", "attack": 1}]},
            ],
            active="p2",
            script=[{"attack": "two", "target": "one"}],
            expect=[
                {"entity": "two", "damage": 2},
                {"entity": "one", "keywords": ["thorns", "taunt"], "after": 0},
                {"entity": "two", "without": ["thorns"]},
                {"count": {"kind": "trigger", "label": "thorns", "status": "resolved"}, "is": 1},
            ],
        )
    )
    view = result.view_of(result.names.find("one").id)
    assert view is not None
    assert view.keywords == {"thorns", "taunt"}


def test_an_attachment_of_the_document_can_give_such_a_keyword_and_silence_takes_it() -> None:
    attached = {"id": "one", "card": "Wisp", "health": 3, "attach": [{"health": 1, "keywords": ["thorns"]}]}
    held(
        play(
            [THORNS],
            players=[{"board": [attached]}, {"hand": ["Silence", "Moonfire"]}],
            active="p2",
            script=[{"play": "Silence", "target": "one"}],
            expect=[
                {"entity": "one", "keywords": ["thorns"], "max_health": 4, "after": 0},
                {"entity": "one", "without": ["thorns"], "max_health": 3, "after": 1},
            ],
        )
    )


def test_a_keyword_that_nobody_defines_is_refused_with_near_ones() -> None:
    with pytest.raises(ScenarioError, match="unknown keyword 'thorn'; did you mean 'thorns'"):
        play([THORNS], players=[{"board": [{"card": "Wisp", "keywords": ["thorn"]}]}, {}])
    with pytest.raises(ScenarioError, match="unknown keyword 'thorns'"):
        play([], players=[{"board": [{"card": "Wisp", "keywords": ["thorns"]}]}, {}])


def test_a_card_of_the_game_can_get_other_numbers_and_still_does_what_it_does() -> None:
    held(
        play(
            [{"id": "NEW1_019", "health": 9}],
            players=[{"board": [{"id": "j", "card": "Knife Juggler"}], "hand": ["Wisp"]}, {}],
            script=[{"play": "Wisp"}],
            expect=[{"entity": "j", "max_health": 9, "attack": 3}, {"player": "p2", "hero_health": 29}],
        )
    )


def test_a_card_of_the_game_can_get_another_text() -> None:
    held(
        play(
            [{"id": "CS2_231", "battlecry": {"armor": 4}}],
            players=[{"hand": ["Wisp"]}, {}],
            script=[{"play": "Wisp"}],
            expect=[{"player": "p1", "hero_armor": 4, "board": ["Wisp"]}],
        )
    )


def test_cards_name_one_another_in_any_order_and_tokens_may_stand_inside() -> None:
    cards = [
        minion(
            deathrattle={"summon": "Little Mine", "count": 2},
            tokens=[{"id": "MY_1t", "name": "Little Mine", "type": "minion", "attack": 1, "health": 1}],
        ),
        {"id": "MY_2", "name": "Miner", "type": "spell", "cost": 0,
         "spell": [{"summon": "Mine"}, {"destroy": "friendly_minions"}]},
    ]  # fmt: skip
    held(
        play(
            cards,
            players=[{"hand": ["Miner"]}, {}],
            script=[{"play": "Miner"}],
            expect=[
                {"player": "p1", "board": ["Little Mine", "Little Mine"], "graveyard": ["Mine", "Miner"]}
            ],
        )
    )


@pytest.mark.parametrize("choice", [0, 1, 2])
def test_one_may_choose_among_three(choice: int) -> None:
    options = [
        {"name": "Arm", "do": {"armor": 5}},
        {"name": "Burn", "target": "enemy_character", "do": {"damage": 3, "to": "target"}},
        {"name": "Read", "do": {"draw": 2}},
    ]
    card = {"id": "MY_3", "name": "Three Ways", "type": "spell", "cost": 2, "choose": options}
    target = {"target": "p2.hero"} if choice == 1 else {}
    result = play(
        [card],
        players=[{"hand": ["Three Ways"], "deck": ["Wisp", "Wisp"]}, {}],
        script=[{"play": "Three Ways", "choose": choice, **target}],
    )
    held(result)
    one, two = result.game.hero_of(1), result.game.hero_of(2)
    assert (one.armor, two.damage, len(result.game.players[1].hand)) == [(5, 0, 0), (0, 3, 0), (0, 0, 2)][
        choice
    ]


def test_an_option_with_a_target_cannot_be_chosen_without_one() -> None:
    card = {"id": "MY_3", "name": "Two", "type": "spell", "choose": [
        {"do": {"armor": 1}}, {"target": "minion", "do": {"destroy": "target"}}]}  # fmt: skip
    held(
        play(
            [card],
            players=[{"hand": ["Two"]}, {}],
            script=[{"play": "Two", "choose": 1}],
            expect=[{"illegal": 0}],
        )
    )


def test_auras_enchantments_weapons_secrets_heroes_and_powers_are_cards_too() -> None:
    cards = [
        minion(auras=[{"to": "left_neighbour", "attack": 2}, {"to": "right_neighbour", "health": 2}]),
        {"id": "MY_W", "name": "Whip", "type": "weapon", "attack": 2, "durability": 3, "deathrattle": {"draw": 1}},
        {"id": "MY_S", "name": "Trap", "type": "spell", "cost": 1, "keywords": ["secret"],
         "triggers": [{"on": "armor", "if": "enemy", "do": {"damage": 4, "to": "enemy_hero"}}]},
        {"id": "MY_H", "name": "Chief", "type": "hero", "health": 25, "hero_power": "MY_P"},
        {"id": "MY_P", "name": "Order", "type": "hero_power", "cost": 1, "power": {"armor": 1}},
    ]  # fmt: skip
    held(
        play(
            cards,
            players=[
                {"hero": "Chief", "weapon": "Whip",
                 "board": [{"id": "l", "card": "Wisp"}, "Mine", {"id": "r", "card": "Wisp"}]},
                {"secrets": [{"id": "trap", "card": "Trap"}]},
            ],
            script=[{"hero_power": True}],
            expect=[
                {"entity": "l", "attack": 3, "health": 1, "after": 0},
                {"entity": "r", "attack": 1, "health": 3, "after": 0},
                {"player": "p1", "hero_health": 22, "weapon": "Whip", "hero_power": "Order"},
                {"entity": "trap", "zone": "graveyard"},
            ],
        )
    )  # fmt: skip


def test_a_discount_that_reads_the_board_and_a_card_that_counts_over_the_game() -> None:
    cards = [
        minion(id="A", name="Bell", triggers=[{"on": "turn_end", "if": "friendly", "do": {"count_up": "bells"}}]),
        minion(id="B", name="Ringer", cost=5, auras=[
            {"to": "self", "cost": {"counter": "bells", "times": -1}, "zone": "hand"}]),
    ]  # fmt: skip
    held(
        play(
            cards,
            players=[{"board": ["Bell"], "hand": [{"id": "r", "card": "Ringer"}]}, {}],
            script=[{"end_turn": True}, {"end_turn": True}, {"end_turn": True}],
            expect=[
                {"entity": "r", "cost": 5, "after": 0},
                {"entity": "r", "cost": 4, "after": 1},
                {"entity": "r", "cost": 3},
            ],
        )
    )


WRONG: list[tuple[Any, str, str]] = [
    (3, "$.cards[0]", "must be an object"),
    ({"name": "X"}, "$.cards[0]", "has no id"),
    ({"id": "X"}, "$.cards[0]", "has no name"),
    ({"id": "X", "name": "X", "type": "creature"}, "$.cards[0].type", "unknown type 'creature'"),
    (minion(batlecry={"draw": 1}), "$.cards[0].batlecry", "did you mean 'battlecry'"),
    (minion(cost="1"), "$.cards[0].cost", "not a whole number"),
    (minion(attack=-1), "$.cards[0].attack", "less than 0"),
    (minion(keywords=["tount"]), "$.cards[0].keywords[0]", "did you mean 'taunt'"),
    (minion(race="cat"), "$.cards[0].race", "unknown race 'cat'"),
    (minion(spell={"draw": 1}), "$.cards[0].spell", "Mine is a minion"),
    (minion(battlecry={"dmg": 1}), "$.cards[0].battlecry", "unknown effect 'dmg'"),
    (minion(battlecry=[{"draw": 1}, {"damage": 1, "to": "taget"}]), "$.cards[0].battlecry[1].to", "'target'"),
    (minion(battlecry={"damage": 1, "to": "target"}), "$.cards[0].battlecry.to", "not aimed"),
    (minion(battlecry={"damage": 1, "to": "event_source"}), "$.cards[0].battlecry.to", "there is none here"),
    (minion(battlecry={"damage": 1, "to": "friendly_hand"}), "$.cards[0].battlecry.to", "holds a card"),
    (minion(battlecry={"silence": "enemy_hero"}), "$.cards[0].battlecry.silence", "a minion belongs here"),
    (minion(battlecry={"summon": "Fireball"}), "$.cards[0].battlecry.summon", "a minion belongs here"),
    (minion(battlecry={"summon": "Little Mine"}), "$.cards[0].battlecry.summon", "unknown card 'Little Mine'"),
    (minion(battlecry={"if": "friendly", "then": {"draw": 1}}), "$.cards[0].battlecry.if", "about an event"),
    (minion(battlecry={"draw": "event_amount"}), "$.cards[0].battlecry.draw", "about an event"),
    (minion(auras=[{"attack": 1}]), "$.cards[0].auras[0]", "reaches nobody"),
    (minion(auras=[{"to": "other_minions", "while": "enemy"}]), "$.cards[0].auras[0].while", "about an event"),
    (minion(triggers=[{"do": {"draw": 1}}]), "$.cards[0].triggers[0]", "needs 'on' and 'do'"),
    (minion(triggers=[{"on": "dmg", "do": []}]), "$.cards[0].triggers[0].on", "unknown event"),
    (minion(target="dwarf"), "$.cards[0].target", "unknown target word"),
    (minion(choose=[{"do": {"draw": 1}}]), "$.cards[0].choose", "two options"),
    (minion(tokens=[minion()]), "$.cards[0].id", "used twice"),
    ({"id": "CS2_231", "type": "spell"}, "$.cards[0].type", "is a minion"),
    ({"keyword": "x", "battlecry": {}}, "$.cards[0].battlecry", "unknown field"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("card", "path", "words"), WRONG, ids=[path + " " + words for _, path, words in WRONG]
)
def test_what_is_wrong_is_told_with_its_place(card: Any, path: str, words: str) -> None:
    with pytest.raises(ScenarioError) as told:
        play([card])
    assert told.value.path == path
    assert words in told.value.message


def test_no_card_of_a_document_can_name_code() -> None:
    for sneaky in ("__import__('os').system('true')", "playorder.cli.main:main"):
        with pytest.raises(ScenarioError):
            play([minion(battlecry=sneaky)])
        with pytest.raises(ScenarioError):
            play([minion(python=sneaky)])


def test_the_schema_that_ships_is_the_programs() -> None:
    shipped = json.loads((assets_folder() / "schemas" / "cards.schema.json").read_text("utf-8"))
    assert shipped == card_file_schema(), (
        "write it anew: playorder vocabulary --schema > assets/schemas/cards.schema.json"
    )


def test_the_runner_plays_a_document_with_cards_and_tells_what_is_wrong_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "own.scenario.json"
    document = {"format": "playorder/scenario", "version": 1, "players": [{"board": ["Mine"]}, {}]}
    file.write_text(json.dumps({**document, "cards": [minion()]}), "utf-8")
    assert subprocess.run([sys.executable, "-m", "playorder", "run", str(file)], check=False).returncode == 0
    file.write_text(json.dumps({**document, "cards": [minion(health=[])]}), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "playorder", "run", str(file)], check=False, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "$.cards[0].health: not a whole number" in done.stderr
    assert "Traceback" not in done.stderr
