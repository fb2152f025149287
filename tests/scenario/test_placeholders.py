"""A scenario with cards that this program does not have is opened with stand-ins, and they are named."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.carddata.cards import CardType
from playorder.scenario.errors import ScenarioError
from playorder.scenario.placeholders import missing_cards, with_placeholders
from playorder.scenario.reading import read_values
from playorder.scenario.run import run

STRANGE: dict[str, Any] = {
    "format": "playorder/scenario",
    "version": 1,
    "players": [
        {
            "hero": {"card": "MY_HERO", "health": 20},
            "hero_power": "MY_POWER",
            "weapon": {"card": "MY_WEAPON", "attack": 2},
            "board": [
                {"id": "it", "card": "My minion", "attack": 3, "health": 4, "attach": ["MY_ENCHANTMENT"]}
            ],
            "secrets": ["MY_SECRET"],
            "hand": ["My minion", "MY_SPELL"],
            "deck": ["MY_SPELL"],
        },
        {"board": [{"id": "yeti", "card": "Chillwind Yeti"}]},
    ],
    "options": {"ignore_mana": True},
    "script": [{"attack": "it", "target": "yeti"}, {"play": "MY_SPELL"}],
    "expect": [
        {"entity": "yeti", "health": 2},
        {"player": "p1", "hero_health": 20},
        {"entity": "it", "zone": "graveyard"},
    ],
}


def test_missing_cards_are_named_once_with_their_place_and_type() -> None:
    missing = missing_cards(read_values(STRANGE)[0], Program().catalogue())
    assert [(card.reference, card.type) for card in missing] == [
        ("MY_HERO", CardType.HERO),
        ("MY_POWER", CardType.HERO_POWER),
        ("MY_WEAPON", CardType.WEAPON),
        ("My minion", CardType.MINION),
        ("MY_ENCHANTMENT", CardType.ENCHANTMENT),
        ("MY_SECRET", CardType.SPELL),
        ("MY_SPELL", CardType.MINION),
    ]
    assert missing[3].path == "$.players[0].board[0]"


def test_a_scenario_with_missing_cards_is_refused_unless_stand_ins_are_wanted() -> None:
    tools = Program().tools()
    scenario = read_values(STRANGE)[0]
    with pytest.raises(ScenarioError, match="unknown card 'MY_HERO'"):
        run(scenario, tools)
    result = run(scenario, replace(tools, placeholders=True))
    assert result.ok, (result.error, result.checks)
    assert not result.card_failed


def test_in_a_file_a_card_that_is_not_known_is_a_mistake() -> None:
    scenario = read_values(STRANGE, "mine.scenario.json")[0]
    with pytest.raises(ScenarioError, match="unknown card 'MY_HERO'"):
        run(scenario, replace(Program().tools(), placeholders=True))


def test_stand_ins_leave_the_catalogue_as_it_is() -> None:
    catalogue = Program().catalogue()
    scenario = read_values(STRANGE)[0]
    extended = with_placeholders(scenario, catalogue)
    assert extended.find("MY_SPELL").name == "MY_SPELL"
    assert extended.text("MY_SPELL") == ""
    assert extended.find("Wisp") is catalogue.find("Wisp")
    assert "MY_SPELL" not in catalogue
    assert "MY_SPELL" in extended
    known = read_values({**STRANGE, "players": [{}, {}], "script": [], "expect": []})[0]
    assert with_placeholders(known, catalogue) is catalogue
