"""The page of the World of Warcraft TCG names every key, action and switch that there is, and no other."""

from __future__ import annotations

import re
from pathlib import Path

from playorder.rulesets.wowtcg.definitions import Keyword
from playorder.rulesets.wowtcg.editions import SWITCHES
from playorder.rulesets.wowtcg.entities import What, Zone
from playorder.rulesets.wowtcg.inspiring import KINDS
from playorder.scenario.wowtcg import reading

PAGE = (Path(__file__).resolve().parents[2] / "assets" / "docs" / "wowtcg.md").read_text("utf-8")


def section(heading: str) -> str:
    return PAGE.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]


def first_cells(heading: str) -> set[str]:
    rows = [line.split("|")[1] for line in section(heading).splitlines() if line.startswith("|")]
    return {name for row in rows for name in re.findall(r"`([a-z_]+)`", row)}


def words(text: str) -> set[str]:
    return {word for code in re.findall(r"`([^`]+)`", text) for word in re.findall(r"[a-z_]+", code)}


def test_every_key_of_a_player_is_told() -> None:
    assert first_cells("Players") == set(reading.SIDE_KEYS)


def test_every_key_of_a_card_is_told() -> None:
    assert first_cells("Cards") | {"card"} == set(reading.CARD_KEYS)
    told = section("Cards")
    assert set(reading.INLINE_KEYS) <= words(told)
    assert not [word for word in Keyword.ALL if not re.search(rf"[` ]{word}[` ]", told)]


def test_every_kind_that_can_be_inspired_is_told() -> None:
    assert {word for kind in KINDS for word in kind.split()} <= words(section("Cards"))


def test_every_action_is_told() -> None:
    told = set(re.findall(r'\{"([a-z_]+)":', section("Actions")))
    assert told == set(reading.ACTION_KEYS)
    keys = {key for kind in reading.ACTION_KEYS.values() for key in kind}
    assert keys | set(reading.WINDOWS) <= words(section("Actions"))


def test_every_check_is_told() -> None:
    told = words(section("Checks"))
    assert {*reading.ENTITY_CHECK, *reading.PLAYER_CHECK} <= told
    assert {zone.value for zone in Zone} | {what.value for what in What} <= told


def test_every_switch_is_told() -> None:
    assert first_cells("What was filled in") == {switch.name for switch in SWITCHES}
