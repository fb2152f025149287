"""Entities are put, moved, copied and removed within the limits; the old document stays as it was."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.rulesets.hearthstone.placing import Misplaced
from playorder.scenario.editing.entities import entity_at, set_field, set_keyword, set_tag, update_entity
from playorder.scenario.editing.moving import Arranger, Edit
from playorder.scenario.editing.places import ZonePlace, attachment_index, place_of
from playorder.scenario.editing.refusals import EditRefusal, EditRefused
from playorder.scenario.editing.rules import Stock
from playorder.scenario.editing.templates import empty_document, heroes_document
from playorder.scenario.hearthstone_editing import HearthstoneEditing
from playorder.scenario.reading import read_scenario
from playorder.scenario.run import run

Document = dict[str, Any]


@pytest.fixture(scope="module")
def arranger() -> Arranger:
    """With the card data of 2016-03."""
    program = Program()
    return Arranger(
        HearthstoneEditing(Stock(program.catalogue, program.definition, program.plugins.whole_cards))
    )


@pytest.fixture
def document() -> Document:
    """Three minions, of which two have ids, a hand, and an order of play."""
    first: Document = {
        "board": [{"id": "a", "card": "Wisp"}, "Chillwind Yeti", {"id": "c", "card": "Knife Juggler"}],
        "hand": ["Fireball", "Wisp"],
        "weapon": {"id": "axe", "card": "Fiery War Axe"},
    }
    return {
        **empty_document(),
        "players": [first, {"board": ["River Crocolisk"]}],
        "play_order": ["c", "a", "axe"],
    }


def board(edit: Edit, player: int = 1, zone: str = "board") -> list[str]:
    """The cards of a zone."""
    held = edit.document["players"][player - 1].get(zone, [])
    return [item if isinstance(item, str) else item["card"] for item in held]


def refused(call: Any, *arguments: Any) -> Any:
    """The reason for which an edit is refused."""
    with pytest.raises(EditRefused) as caught:
        call(*arguments)
    return caught.value.reason


def test_a_minion_is_inserted_between_others(arranger: Arranger, document: Document) -> None:
    before = copy.deepcopy(document)
    edit = arranger.insert(document, ZonePlace(1, "board", 1), [{"card": "Murloc Raider"}])
    assert board(edit) == ["Wisp", "Murloc Raider", "Chillwind Yeti", "Knife Juggler"]
    assert edit.places == (ZonePlace(1, "board", 1),)
    assert document == before, "a document is never changed in place"


def test_an_index_behind_the_last_is_the_end(arranger: Arranger, document: Document) -> None:
    edit = arranger.insert(document, ZonePlace(1, "board", 99), [{"card": "Wisp"}])
    assert edit.places == (ZonePlace(1, "board", 3),)


@pytest.mark.parametrize(
    ("to", "left"),
    [
        (0, ["Knife Juggler", "Wisp", "Chillwind Yeti"]),
        (1, ["Wisp", "Knife Juggler", "Chillwind Yeti"]),
        (3, ["Wisp", "Chillwind Yeti", "Knife Juggler"]),
    ],
)
def test_a_minion_moves_within_its_row(
    arranger: Arranger, document: Document, to: int, left: list[str]
) -> None:
    assert board(arranger.move(document, [ZonePlace(1, "board", 2)], ZonePlace(1, "board", to))) == left


def test_several_keep_their_order_when_they_move(arranger: Arranger, document: Document) -> None:
    places = [ZonePlace(1, "board", 2), ZonePlace(1, "board", 0)]
    edit = arranger.move(document, places, ZonePlace(2, "board", 0))
    assert board(edit, 2) == ["Wisp", "Knife Juggler", "River Crocolisk"]
    assert edit.places == (ZonePlace(2, "board", 0), ZonePlace(2, "board", 1))
    assert edit.document["play_order"] == ["c", "a", "axe"], "what moves keeps its place in the order of play"


def test_what_is_removed_leaves_the_order_of_play(arranger: Arranger, document: Document) -> None:
    edit = arranger.remove(document, [ZonePlace(1, "board", 0), ZonePlace(1, "weapon")])
    assert board(edit) == ["Chillwind Yeti", "Knife Juggler"]
    assert "weapon" not in edit.document["players"][0]
    assert edit.document["play_order"] == ["c"]
    read_scenario(edit.document, "$", "", 0)


def test_copies_stand_behind_what_they_are_copies_of_and_have_no_id(
    arranger: Arranger, document: Document
) -> None:
    edit = arranger.duplicate(document, [ZonePlace(1, "board", 0), ZonePlace(1, "board", 2)])
    assert board(edit) == ["Wisp", "Wisp", "Chillwind Yeti", "Knife Juggler", "Knife Juggler"]
    assert edit.places == (ZonePlace(1, "board", 1), ZonePlace(1, "board", 4))
    read_scenario(edit.document, "$", "", 0)


def test_changing_side_keeps_the_zone(arranger: Arranger, document: Document) -> None:
    edit = arranger.change_side(document, [ZonePlace(1, "hand", 0), ZonePlace(1, "board", 1)])
    assert board(edit, 2) == ["River Crocolisk", "Chillwind Yeti"]
    assert board(edit, 2, "hand") == ["Fireball"]


def test_a_weapon_takes_the_place_of_the_one_that_is_there(arranger: Arranger, document: Document) -> None:
    edit = arranger.insert(document, ZonePlace(1, "weapon"), [{"card": "Truesilver Champion"}])
    assert edit.document["players"][0]["weapon"] == "Truesilver Champion"


def test_the_eighth_minion_is_refused(arranger: Arranger, document: Document) -> None:
    full = arranger.insert(document, ZonePlace(1, "board", 0), [{"card": "Wisp"}] * 4).document
    assert refused(arranger.insert, full, ZonePlace(1, "board"), [{"card": "Wisp"}]) is Misplaced.BOARD_FULL
    assert board(arranger.move(full, [ZonePlace(1, "board", 0)], ZonePlace(1, "board", 7))), (
        "moving is not adding"
    )


def test_the_eleventh_card_in_hand_is_refused(arranger: Arranger, document: Document) -> None:
    full = arranger.insert(document, ZonePlace(1, "hand"), [{"card": "Wisp"}] * 8).document
    assert refused(arranger.insert, full, ZonePlace(1, "hand"), [{"card": "Wisp"}]) is Misplaced.HAND_FULL


def test_the_second_copy_of_a_secret_is_refused(arranger: Arranger, document: Document) -> None:
    one = arranger.insert(document, ZonePlace(1, "secrets"), [{"card": "Counterspell"}]).document
    reason = refused(arranger.insert, one, ZonePlace(1, "secrets"), [{"card": "EX1_287"}])
    assert reason is Misplaced.SECRET_TWICE


@pytest.mark.parametrize(
    ("zone", "card", "reason"),
    [
        ("board", "Fireball", Misplaced.MINIONS_ONLY),
        ("secrets", "Fireball", Misplaced.SECRETS_ONLY),
        ("secrets", "Wisp", Misplaced.SECRETS_ONLY),
        ("weapon", "Wisp", Misplaced.WEAPONS_ONLY),
        ("hero", "Wisp", Misplaced.HEROES_ONLY),
        ("hero_power", "Wisp", Misplaced.POWERS_ONLY),
        ("deck", "DS1h_292", Misplaced.CARDS_ONLY),
        ("graveyard", "CS2_092e", Misplaced.NO_ENTITY),
        ("board", "no such card", EditRefusal.UNKNOWN_CARD),
    ],
)
def test_a_card_stands_only_where_its_kind_does(
    arranger: Arranger, document: Document, zone: str, card: str, reason: object
) -> None:
    assert refused(arranger.insert, document, ZonePlace(1, zone), [{"card": card}]) is reason


def test_a_hero_stays(arranger: Arranger, document: Document) -> None:
    assert refused(arranger.remove, document, [ZonePlace(1, "hero")]) is EditRefusal.HERO_STAYS


def test_every_kind_of_card_has_a_home(arranger: Arranger) -> None:
    homes = {"Wisp": "board", "Fireball": "hand", "Counterspell": "secrets", "Fiery War Axe": "weapon",
             "HERO_04": "hero", "CS2_034": "hero_power"}  # fmt: skip
    assert {card: arranger.home(card, 1).zone for card in homes} == homes


@pytest.mark.parametrize(
    ("path", "place", "attachment"),
    [
        ("$.players[0].board[3]", ZonePlace(1, "board", 3), None),
        ("$.scenarios[4].players[1].weapon", ZonePlace(2, "weapon"), None),
        ("$.players[1].board[0].attach[2]", ZonePlace(2, "board", 0), 2),
        ("$.script[0]", None, None),
        ("$.players[0].triggers[0]", None, None),
    ],
)
def test_paths_are_places(path: str, place: ZonePlace | None, attachment: int | None) -> None:
    assert place_of(path) == place
    assert attachment_index(path) == attachment
    if place is not None and attachment is None:
        assert place.path == path.replace("$.scenarios[4]", "$")


def test_fields_that_have_their_default_are_not_written(document: Document) -> None:
    place = ZonePlace(1, "board", 1)
    hurt = update_entity(document, place, "", lambda entity: set_field(entity, "damage", 2))
    assert entity_at(hurt, place) == {"card": "Chillwind Yeti", "damage": 2}
    healed = update_entity(hurt, place, "", lambda entity: set_field(entity, "damage", 0))
    assert healed["players"][0]["board"][1] == "Chillwind Yeti"


def test_the_default_hero_is_written_once_something_of_it_is_set(document: Document) -> None:
    place = ZonePlace(1, "hero")
    assert entity_at(document, place) is None
    hurt = update_entity(document, place, "HERO_08", lambda entity: set_field(entity, "damage", 5))
    assert entity_at(hurt, place) == {"card": "HERO_08", "damage": 5}


def test_keywords_are_given_and_taken_even_if_printed() -> None:
    wisp = {"card": "Wisp"}
    given = set_keyword(wisp, "taunt", True, printed=False)
    assert given == {"card": "Wisp", "keywords": ["taunt"]}
    assert set_keyword(given, "taunt", False, printed=False) == wisp
    taken = set_keyword({"card": "Argent Squire"}, "divine_shield", False, printed=True)
    assert taken == {"card": "Argent Squire", "tags": {"DIVINE_SHIELD": 0}}
    assert set_keyword(taken, "divine_shield", True, printed=True) == {"card": "Argent Squire"}


def test_tags_are_set_and_taken_out() -> None:
    marked = set_tag({"card": "Wisp"}, "TO_BE_DESTROYED", 1)
    assert marked["tags"] == {"TO_BE_DESTROYED": 1}
    assert set_tag(marked, "TO_BE_DESTROYED", None) == {"card": "Wisp"}


@pytest.mark.parametrize("document", [empty_document(), heroes_document(), heroes_document("2015-08")])
def test_new_documents_run(document: Document) -> None:
    result = run(read_scenario(document, "$", "", 0), Program().tools())
    assert result.ok
    assert result.board_at(None).players[0].zones
