"""A document that is not valid gets an error naming the JSON path, what is wrong and what would be right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.scenario.document import load
from playorder.scenario.errors import ScenarioError
from playorder.scenario.reading import read_scenario, read_values
from playorder.scenario.run import run

PROGRAM = Program()


def document(**fields: Any) -> dict[str, Any]:
    return {"format": "playorder/scenario", "version": 1, "players": [{}, {}], **fields}


def side(**fields: Any) -> dict[str, Any]:
    return {"players": [fields, {}]}


WRONG: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("unknown field", document(foo=1), "$.foo", "unknown field 'foo'", "known: format"),
    ("misspelt field", document(titel=""), "$.titel", "unknown field", "did you mean 'title'"),
    ("newer version", document(version=2), "$.version", "newer", "update the program"),
    ("wrong format", document(format="x"), "$.format", "not a scenario's format", "playorder/scenario"),
    ("one player", document(players=[{}]), "$.players", "1 players", "exactly two"),
    (
        "unknown card",
        document(**side(board=["Wispp"])),
        "$.players[0].board[0]",
        "unknown card 'Wispp'",
        "'Wisp'",
    ),
    (
        "same id twice",
        document(**side(board=[{"id": "a", "card": "Wisp"}] * 2)),
        "$.players[0].board[1].id",
        "used twice",
        "another id",
    ),
    ("eight minions", document(**side(board=["Wisp"] * 8)), "$.players[0].board", "8 minions", "at most 7"),
    (
        "eleven cards in hand",
        document(**side(hand=["Wisp"] * 11)),
        "$.players[0].hand",
        "11 cards",
        "at most 10",
    ),
    ("other ruleset", document(ruleset="magic"), "$.ruleset", "no ruleset 'magic'", "known: hearthstone"),
    ("unknown edition", document(edition="2017"), "$.edition", "unknown edition", "known: 2016-03"),
    (
        "unknown switch",
        document(rules={"dominant": True}),
        "$.rules",
        "unknown rule switch",
        "dominant_player",
    ),
    (
        "spell on board",
        document(**side(board=["Fireball"])),
        "$.players[0].board[0]",
        "is a spell",
        "minion belongs here",
    ),
    (
        "minion as secret",
        document(**side(secrets=["Wisp"])),
        "$.players[0].secrets[0]",
        "is a minion",
        "spell belongs here",
    ),
    (
        "no secret",
        document(**side(secrets=["Fireball"])),
        "$.players[0].secrets[0]",
        "no secret",
        "hand or deck",
    ),
    (
        "unknown keyword",
        document(**side(board=[{"card": "Wisp", "keywords": ["taun"]}])),
        "$.players[0].board[0].keywords",
        "unknown keyword",
        "'taunt'",
    ),
    (
        "unknown tag",
        document(**side(board=[{"card": "Wisp", "tags": {"DAMAG": 1}}])),
        "$.players[0].board[0].tags.DAMAG",
        "unknown tag",
        "'DAMAGE'",
    ),
    (
        "unknown counter",
        document(**side(counters={"X": 1})),
        "$.players[0].counters.X",
        "unknown counter",
        "NUM_CARDS_PLAYED_THIS_TURN",
    ),
    (
        "negative damage",
        document(**side(board=[{"card": "Wisp", "damage": -1}])),
        "$.players[0].board[0].damage",
        "too small",
        "at least 0",
    ),
    ("text for number", document(turn="x"), "$.turn", "a text instead of a whole number", "number"),
    ("empty action", document(script=[{}]), "$.script[0]", "exactly one thing", "play, attack"),
    ("attack without target", document(script=[{"attack": "a"}]), "$.script[0]", "needs a target", "target"),
    (
        "misspelt check",
        document(expect=[{"player": "p1", "hero_helth": 1}]),
        "$.expect[0].hero_helth",
        "unknown field",
        "'hero_health'",
    ),
    (
        "order of a stranger",
        document(play_order=["x"]),
        "$.play_order[0]",
        "no entity has the id 'x'",
        "known",
    ),
    (
        "unknown event",
        document(**side(triggers=[{"on": "damag", "do": []}])),
        "$.players[0].triggers[0].on",
        "unknown event",
        "'damage'",
    ),
    (
        "unknown effect",
        document(**side(triggers=[{"on": "damage", "do": [{"explode": 1}]}])),
        "$.players[0].triggers[0].do[0]",
        "unknown effect 'explode'",
        "damage",
    ),
]


@pytest.mark.parametrize(
    ("data", "path", "wrong", "right"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_the_error_says_where_what_and_what_would_be_right(
    data: dict[str, Any], path: str, wrong: str, right: str
) -> None:
    with pytest.raises(ScenarioError) as caught:
        run(read_values(data)[0], PROGRAM.tools())
    assert caught.value.path == path
    assert wrong in caught.value.wrong
    assert right in caught.value.right


@pytest.mark.parametrize("text", ["", "{", "[1,", '{"a": 1}', "[]", "null", '"x"', "\x00", "[" * 100_000])
def test_a_file_that_is_no_scenario_is_an_error_that_names_the_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.scenario.json"
    path.write_text(text, "utf-8")
    with pytest.raises(ScenarioError) as caught:
        load(path)
    assert str(path) in caught.value.message


def test_a_missing_file_is_an_error_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="cannot be read"):
        load(tmp_path / "none.scenario.json")


def test_a_file_may_hold_several_scenarios(tmp_path: Path) -> None:
    path = tmp_path / "two.scenario.json"
    path.write_text(json.dumps({"scenarios": [document(title="a"), document(title="b")]}), "utf-8")
    assert [(scenario.title, scenario.index) for scenario in load(path)] == [("a", 0), ("b", 1)]


def test_after_an_edit_only_the_side_that_was_edited_is_read_anew() -> None:
    first, second = {"board": [{"card": "Wisp"}]}, {"board": ["Chillwind Yeti"]}
    document = {"format": "playorder/scenario", "version": 1, "players": [first, second]}
    before = read_scenario(document, "$", "", 0)
    edited = {**document, "turn": 7, "players": [{**first, "fatigue": 2}, second]}

    after = read_scenario(edited, "$", "", 0, before=before)

    assert after == read_scenario(edited, "$", "", 0)
    assert after.players[1] is before.players[1]
    assert after.players[0].fatigue == 2
    wrong = {**document, "players": [{"board": [7]}, second]}
    with pytest.raises(ScenarioError, match="board"):
        read_scenario(wrong, "$", "", 0, before=after)


def test_what_another_ruleset_read_is_read_anew() -> None:
    sides: list[dict[str, Any]] = [{}, {}]
    document = {"format": "playorder/scenario", "version": 1, "players": sides}
    before = read_scenario(document, "$", "", 0)
    after = read_scenario({**document, "ruleset": "wowtcg"}, "$", "", 0, before=before)
    assert type(after.players[0]) is not type(before.players[0])
