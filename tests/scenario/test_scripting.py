"""Editing the script of a document, with checks that go on meaning the same action."""

from __future__ import annotations

from typing import Any

from playorder.scenario import scripting

WISPS = [{"play": name} for name in "abcd"]
CHECKS: list[dict[str, Any]] = [
    {"illegal": 2},
    {"player": "p1", "hand_count": 1, "after": 2},
    {"player": "p1", "hand_count": 0},
]
DOCUMENT: dict[str, Any] = {"script": WISPS, "expect": CHECKS}


def played(document: dict[str, Any]) -> str:
    return "".join(entry["play"] for entry in document["script"])


def test_an_action_can_be_appended_to_a_document_without_a_script() -> None:
    assert scripting.append({}, {"end_turn": True}) == {"script": [{"end_turn": True}]}


def test_no_function_changes_the_document_that_it_is_given() -> None:
    before = repr(DOCUMENT)
    scripting.append(DOCUMENT, WISPS[0])
    scripting.insert(DOCUMENT, 1, WISPS[0])
    scripting.replace(DOCUMENT, 1, WISPS[0])
    scripting.delete(DOCUMENT, 1)
    scripting.move(DOCUMENT, 0, 3)
    scripting.cut(DOCUMENT, 1)
    assert repr(DOCUMENT) == before


def test_an_action_put_before_others_shifts_the_checks_that_count() -> None:
    changed = scripting.insert(DOCUMENT, 1, {"play": "x"})

    assert played(changed) == "axbcd"
    assert changed["expect"] == [{"illegal": 3}, {**CHECKS[1], "after": 3}, CHECKS[2]]


def test_an_action_put_after_the_counted_ones_shifts_nothing() -> None:
    changed = scripting.insert(DOCUMENT, 3, {"play": "x"})

    assert played(changed) == "abcxd"
    assert changed["expect"] == CHECKS


def test_the_check_that_an_action_is_refused_goes_with_the_action() -> None:
    changed = scripting.delete(DOCUMENT, 2)

    assert played(changed) == "abd"
    assert changed["expect"] == [CHECKS[1], CHECKS[2]]


def test_deleting_an_earlier_action_shifts_the_checks_that_count() -> None:
    changed = scripting.delete(DOCUMENT, 0)

    assert changed["expect"] == [{"illegal": 1}, {**CHECKS[1], "after": 1}, CHECKS[2]]


def test_the_check_that_an_action_is_refused_follows_it_to_its_new_place() -> None:
    changed = scripting.move(DOCUMENT, 2, 0)

    assert played(changed) == "cabd"
    assert changed["expect"][0] == {"illegal": 0}
    assert played(scripting.move(DOCUMENT, 0, 3)) == "bcda"


def test_cutting_takes_the_checks_of_what_is_cut_off_with_it() -> None:
    assert scripting.cut(DOCUMENT, 1) == {"script": WISPS[:1], "expect": [CHECKS[2]]}


def test_a_branch_begins_the_same_and_expects_nothing_of_the_other_end() -> None:
    line = scripting.branch({**DOCUMENT, "title": "Main"}, 2, {"end_turn": True}, "Main, other line")

    assert line["title"] == "Main, other line"
    assert line["script"] == [*WISPS[:2], {"end_turn": True}]
    assert line["expect"] == [CHECKS[1]]


def test_an_id_is_made_of_the_name_and_never_used_twice() -> None:
    document = {"players": [{"hand": ["Mind Control Tech", {"id": "mind-control-tech", "card": "Wisp"}]}, {}]}

    changed, name = scripting.with_id(document, "$.scenarios[4].players[0].hand[0]", "Mind Control Tech")

    assert name == "mind-control-tech-2"
    assert changed["players"][0]["hand"][0] == {"id": name, "card": "Mind Control Tech"}
    assert scripting.with_id(changed, "$.players[0].hand[0]", "Wisp") == (changed, name)


def test_an_id_does_not_hide_the_ids_that_every_document_has() -> None:
    assert scripting.free_id({"players": [{}, {}]}, "P1.Hero") != "p1.hero"
