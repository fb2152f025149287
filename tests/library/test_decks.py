"""Decks come in as the game's deck codes and as lists of names; what is not understood is told, the rest is used."""

from __future__ import annotations

import pytest
from hearthstone.deckstrings import Deck as GameDeck
from hearthstone.enums import FormatType
from hypothesis import given, settings
from hypothesis import strategies as st

from playorder.assembly import Program
from playorder.carddata.catalogue import Catalogue, load_catalogue
from playorder.library.decks import LARGEST, read_deck, scenario_of
from playorder.scenario.reading import read_scenario
from playorder.scenario.run import run

CATALOGUE = load_catalogue()


@pytest.fixture
def catalogue() -> Catalogue:
    return CATALOGUE


def code_of(cards: dict[str, int], hero: int = 274, more: tuple[tuple[int, int], ...] = ()) -> str:
    deck = GameDeck()
    deck.heroes = [hero]
    deck.format = FormatType.FT_WILD
    deck.cards = [(CATALOGUE.find(name).dbf, count) for name, count in cards.items()] + list(more)
    return str(deck.as_deckstring)


def test_a_deck_code_gives_hero_and_cards(catalogue: Catalogue) -> None:
    deck = read_deck(code_of({"Innervate": 2, "Wisp": 2, "Force of Nature": 1}), catalogue)
    assert deck.hero == "HERO_06"
    assert sorted(deck.cards) == sorted(["EX1_169"] * 2 + ["CS2_231"] * 2 + ["EX1_571"])
    assert not deck.problems


def test_a_deck_as_the_game_copies_it_gives_its_title(catalogue: Catalogue) -> None:
    code = code_of({"Wisp": 2})
    text = (
        f"### Token Druid\n# Class: Druid\n# Format: Wild\n#\n# 2x (0) Wisp\n#\n{code}\n#\n# To use this deck"
    )
    deck = read_deck(text, catalogue)
    assert (deck.title, deck.cards) == ("Token Druid", ("CS2_231", "CS2_231"))


def test_cards_that_are_newer_than_this_program_are_told(catalogue: Catalogue) -> None:
    deck = read_deck(code_of({"Wisp": 1}, hero=99_999, more=((123_456, 2),)), catalogue)
    assert deck.cards == ("CS2_231",)
    assert len(deck.problems) == 2
    assert "123456" in " ".join(deck.problems)


@pytest.mark.parametrize(
    "code", ["AAECAf0EAr8I7/EB", "AAAAAAAA", "AAECAf0EAP//////////////fw==", "AAECAA" + "f" * 1000]
)
def test_a_damaged_deck_code_is_refused_in_one_line(code: str, catalogue: Catalogue) -> None:
    deck = read_deck(code, catalogue)
    assert not deck.cards
    assert len(deck.problems) == 1
    assert "cannot be read" in deck.problems[0]


@settings(max_examples=60, deadline=None)
@given(
    text=st.text(max_size=200) | st.text("AEIQf0/+=", min_size=8, max_size=60).map(lambda rest: "AA" + rest)
)
def test_any_text_is_a_deck_or_has_a_problem(text: str) -> None:
    deck = read_deck(text, CATALOGUE)
    assert deck.cards or deck.problems
    assert len(deck.cards) <= LARGEST


def test_a_code_that_asks_for_a_billion_copies_is_cut(catalogue: Catalogue) -> None:
    deck = read_deck(code_of({"Wisp": 1_000_000_000}), catalogue)
    assert len(deck.cards) == LARGEST
    assert "more than 61" in deck.problems[0]


def test_a_list_of_names_is_understood_as_people_write_it(catalogue: Catalogue) -> None:
    text = """# My deck
    2 Wisp
    2x (4) Chillwind Yeti
    Fireball x2
    NEW1_019
    messerjongleur   # in German
    飞刀杂耍者
    """
    deck = read_deck(text, catalogue)
    assert not deck.problems
    assert deck.title == "My deck"
    assert list(deck.cards) == ["CS2_231"] * 2 + ["CS2_182"] * 2 + ["CS2_029"] * 2 + ["NEW1_019"] * 3


def test_names_that_are_not_known_are_told_with_what_may_have_been_meant(catalogue: Catalogue) -> None:
    deck = read_deck("Wisp\nKnife Jugler\nxyzzy\nCS2_034", catalogue)
    assert deck.cards == ("CS2_231",)
    first, second, third = deck.problems
    assert "did you mean 'Knife Juggler'" in first
    assert second == "unknown card 'xyzzy'"
    assert "hero power" in third


def test_a_text_without_cards_says_so(catalogue: Catalogue) -> None:
    assert read_deck(" \n# nothing\n", catalogue).problems == ("the text names no cards",)
    assert "characters" in read_deck("x" * 200_000, catalogue).problems[0]


def test_two_decks_become_a_scenario_that_runs(catalogue: Catalogue) -> None:
    decks = [read_deck(code_of({"Wisp": 2}), catalogue), read_deck("# Yetis\n2 Chillwind Yeti", catalogue)]
    scenario = read_scenario(scenario_of(decks), "$", "", 0)
    assert scenario.title == "Yetis"
    assert [len(player.deck) for player in scenario.players] == [2, 2]
    assert run(scenario, Program().tools()).ok
