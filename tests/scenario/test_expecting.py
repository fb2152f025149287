"""Expectations taken from what a run ended with."""

from __future__ import annotations

from typing import Any

from playorder.assembly import Program
from playorder.scenario import expecting
from playorder.scenario.reading import read_values
from playorder.scenario.table import Table

TOOLS = Program().tools()

DOCUMENT: dict[str, Any] = {
    "format": "playorder/scenario",
    "version": 1,
    "players": [
        {
            "board": ["Chillwind Yeti", {"id": "taunt", "card": "Sen'jin Shieldmasta", "damage": 1}],
            "hand": ["Fireball", "Wisp"],
            "weapon": "Fiery War Axe",
        },
        {"board": [{"id": "raptor", "card": "Bloodfen Raptor"}], "hero": {"card": "Rexxar", "armor": 2}},
    ],
    "script": [{"play": "Wisp"}, {"attack": "taunt", "target": "raptor"}],
}


def table_of(document: dict[str, Any] = DOCUMENT) -> Table:
    table = Table(read_values(document)[0], TOOLS)
    table.play()
    assert table.result.error == ""
    return table


def everything(table: Table) -> list[tuple[int, dict[str, Any]]]:
    game = table.result.game
    return [
        (i, check) for i in range(3, len(game.entities)) for check in expecting.suggestions(table.result, i)
    ]


def entity(table: Table, name: str) -> int:
    return next(number for number, label in table.result.labels.items() if label.startswith(name))


def test_a_minion_is_expected_to_be_alive_with_its_numbers_first_of_all() -> None:
    table = table_of()

    first = expecting.suggestions(table.result, entity(table, "taunt"))[0]

    assert first == {"entity": "taunt", "zone": "play", "attack": 3, "health": 1}


def test_what_died_is_expected_in_the_graveyard() -> None:
    table = table_of()

    first = expecting.suggestions(table.result, entity(table, "raptor"))[0]

    assert first == {"entity": "raptor", "zone": "graveyard"}


def test_a_weapon_is_expected_with_its_durability() -> None:
    table = table_of()

    first = expecting.suggestions(table.result, entity(table, "p1.weapon"))[0]

    assert first == {"entity": "p1.weapon", "zone": "play", "attack": 3, "durability": 2}


def test_a_hero_stands_for_its_player() -> None:
    table = table_of()

    checks = expecting.suggestions(table.result, entity(table, "p2.hero"))

    assert checks[0] == {"player": "p2", "hero_health": 30, "hero_armor": 2}
    assert {"player": "p2", "board": []} in checks
    assert {"player": "p2", "hand_count": 0} in checks
    assert {"result": "ongoing"} in checks


def test_all_that_is_suggested_holds_when_it_is_checked() -> None:
    table = table_of()
    document = DOCUMENT
    for i, check in everything(table):
        document = expecting.expecting(document, table.result, i, check)

    checked = table_of(document).result.checks

    assert len(checked) > 20
    assert [check for check in checked if not check.ok] == []


def test_a_suggestion_fails_when_something_else_happens() -> None:
    table = table_of()
    document = DOCUMENT
    for name in ("taunt", "raptor", "p1.hero"):
        for check in expecting.suggestions(table.result, entity(table, name))[:1]:
            document = expecting.expecting(document, table.result, entity(table, name), check)

    other = table_of({**document, "script": [{"play": "Fireball", "target": "p1.hero"}]})

    assert [check.ok for check in other.result.checks] == [False, False, False]


def test_an_entity_without_an_id_is_given_one_to_be_spoken_of() -> None:
    table = table_of()
    yeti = entity(table, "Chillwind Yeti")
    check = expecting.suggestions(table.result, yeti)[0]

    document = expecting.expecting(DOCUMENT, table.result, yeti, check)

    assert document["players"][0]["board"][0]["id"] == "chillwind-yeti"
    assert document["expect"] == [{"entity": "chillwind-yeti", "zone": "play", "attack": 4, "health": 5}]


def test_what_is_expected_already_is_not_written_twice_and_can_be_taken_out() -> None:
    check = {"player": "p1", "mana": 3}
    once = expecting.add(DOCUMENT, check)

    assert expecting.add(once, check) == once
    assert expecting.replace(once, 0, {"player": "p1", "mana": 4})["expect"] == [{"player": "p1", "mana": 4}]
    assert expecting.delete(once, 0)["expect"] == []
