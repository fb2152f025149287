"""Every collectible card up to the League of Explorers is scripted, or its text is nothing but printed keywords."""

from __future__ import annotations

import ast
import re
from collections import Counter

import pytest

from playorder.assembly import Program
from playorder.carddata.cards import CardData, CardType
from playorder.hooks.status import card_status
from playorder.paths import plugins_folder

SETS = {"CORE": 142, "EXPERT1": 239, "HOF": 10, "NAXX": 30, "GVG": 123, "BRM": 31, "TGT": 132, "LOE": 45}
PRINTED = re.compile(
    r"((Taunt|Charge|Divine Shield|Windfury|Stealth|Poisonous|Spell Damage \+\d|Overload: \(\d\)"
    r"|Can.t attack( heroes)?\.?|Can.t be targeted by spells or Hero Powers\."
    r"|50% chance to attack the wrong enemy\.)[.,]?\s*)+"
)


@pytest.fixture(scope="module")
def program() -> Program:
    return Program()


def status(program: Program, card: CardData) -> str:
    return card_status(card, program.plugins.definition)


def test_no_card_of_the_era_is_without_what_its_text_says(program: Program) -> None:
    catalogue = program.catalogue()
    defined = program.plugins.defined_cards()
    counted: Counter[str] = Counter()
    missing = []
    for card in catalogue:
        if not card.collectible or card.card_set not in SETS:
            continue
        counted[card.card_set] += 1
        text = catalogue.text(card.id).replace("\n", " ").strip()
        vanilla = not text or card.type is CardType.HERO or PRINTED.fullmatch(text) is not None
        if card.id not in defined and not vanilla:
            missing.append(f"{card.id} {card.name}")
    assert counted == SETS
    assert not missing


def test_no_collectible_card_of_the_era_is_counted_as_unscripted(program: Program) -> None:
    era = [card for card in program.catalogue() if card.collectible and card.card_set in SETS]
    assert len(era) == 752
    assert [card.id for card in era if status(program, card) == "unscripted"] == []


def test_no_other_card_of_the_sets_that_are_no_adventure_is_unscripted(program: Program) -> None:
    sets = ("CORE", "EXPERT1", "HOF", "GVG", "TGT")
    cards = [card for card in program.catalogue() if card.card_set in sets and not card.collectible]
    assert len(cards) > 300
    assert [card.id for card in cards if status(program, card) == "unscripted"] == []


def test_the_options_of_a_choose_one_card_are_scripted_and_a_boss_is_not(program: Program) -> None:
    catalogue = program.catalogue()
    assert status(program, catalogue["EX1_155a"]) == "scripted"  # of Mark of Nature
    assert status(program, catalogue["NAX2_03"]) == "unscripted"


def test_the_hero_powers_of_alternate_heroes_are_scripted_as_the_plain_ones_are(program: Program) -> None:
    cards = [card for card in program.catalogue() if card.card_set == "HERO_SKINS"]
    powers = [card.id for card in cards if card.type is CardType.HERO_POWER]
    assert len(powers) >= 19
    assert [card.id for card in cards if status(program, card) == "unscripted"] == []


def card_ids_in_the_plugins(program: Program) -> set[str]:
    """Every card id that stands in a card module: what is defined there, and what is summoned, given, attached."""
    catalogue = program.catalogue()
    return {
        node.value
        for path in plugins_folder().glob("*/*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in catalogue
    }


def test_everything_that_a_card_makes_is_scripted_or_needs_no_script(program: Program) -> None:
    made = card_ids_in_the_plugins(program) - program.plugins.defined_cards()
    assert {"CS2_101t", "GVG_110t", "EX1_155a"} & made  # a Recruit, a bomb, an option
    unscripted = [i for i in made if status(program, program.catalogue()[i]) == "unscripted"]
    assert sorted(unscripted) == []
