"""What cards were like in the editions' days, and the table that says so."""

from __future__ import annotations

import dataclasses

import pytest

from playorder.carddata.cards import CardData
from playorder.carddata.catalogue import Catalogue, load_catalogue
from playorder.carddata.era import load_era
from playorder.carddata.errors import EraTableError, UnknownEdition

EDITIONS = '[editions."2016-03"]\n[editions."2015-08"]\nwithout_sets = ["LOE"]\n'
CARDS = frozenset({"NEW1_019", "EX1_084"})


@pytest.mark.parametrize(
    ("card", "cost", "attack", "health"),
    [
        ("NEW1_019", 2, 3, 2),  # Knife Juggler
        ("EX1_029", 1, 2, 1),  # Leper Gnome
        ("CS2_188", 1, 2, 1),  # Abusive Sergeant
        ("EX1_166", 4, 2, 4),  # Keeper of the Grove
        ("EX1_089", 3, 4, 2),  # Arcane Golem
        ("CS2_203", 2, 2, 1),  # Ironbeak Owl
        ("EX1_005", 3, 4, 2),  # Big Game Hunter
        ("EX1_620", 20, 8, 8),  # Molten Giant
        ("EX1_571", 6, 0, 0),  # Force of Nature
        ("CS2_084", 0, 0, 0),  # Hunter's Mark
        ("CS2_233", 2, 0, 0),  # Blade Flurry
        ("CS2_045", 1, 0, 0),  # Rockbiter Weapon
        ("CS2_108", 1, 0, 0),  # Execute
        ("CS2_103", 3, 0, 0),  # Charge
        ("CS2_106", 2, 3, 0),  # Fiery War Axe
        ("EX1_246", 3, 0, 0),  # Hex
        ("EX1_507", 3, 3, 3),  # Murloc Warleader
        ("EX1_169", 0, 0, 0),  # Innervate
        ("EX1_084", 3, 2, 3),  # Warsong Commander
        ("CS2_237", 5, 3, 2),  # Starving Buzzard, changed before the era
        ("EX1_116", 5, 6, 2),  # Leeroy Jenkins, changed before the era
        ("EX1_308", 1, 0, 0),  # Soulfire, changed before the era
    ],
)
def test_both_editions_have_the_numbers_of_their_days(
    catalogue: Catalogue, older: Catalogue, card: str, cost: int, attack: int, health: int
) -> None:
    for edition in (catalogue, older):
        assert (edition[card].cost, edition[card].attack, edition[card].health) == (cost, attack, health)


def test_what_did_not_change_is_as_in_the_data(catalogue: Catalogue, unchanged: Catalogue) -> None:
    def printed(card: CardData) -> list[object]:
        return [getattr(card, field.name) for field in dataclasses.fields(card)]

    changed = {card.id for card in catalogue if printed(card) != printed(unchanged[card.id])}
    assert changed <= {card.id for card in catalogue if catalogue.changes(card.id)}
    assert "CS2_029" not in changed
    assert len(changed) == 17 + 20  # Elementals, and other numbers, keywords and requirements


def test_every_row_differs_from_the_data_or_tells_a_behaviour(
    catalogue: Catalogue, older: Catalogue, unchanged: Catalogue
) -> None:
    for edition in (catalogue, older):
        for card in edition:
            for change in edition.changes(card.id):
                raw = unchanged[card.id]
                for field in ("cost", "attack", "health", "durability", "race"):
                    value = getattr(change, field)
                    assert value is None or value != getattr(raw, field), (card.id, field)
                assert not change.keywords_added & raw.keywords, card.id
                assert change.keywords_removed <= raw.keywords, card.id
                assert change.requirements_removed <= {number for number, _ in raw.requirements}, card.id


def test_poisonous_stays_a_keyword_and_lifesteal_is_none(catalogue: Catalogue) -> None:
    for card in ("EX1_170", "EX1_522", "FP1_010", "LOE_010"):
        assert "poisonous" in catalogue[card].keywords
        assert catalogue.changes(card)[0].behaviour
    assert catalogue["GVG_018"].keywords == {"trigger"}
    assert not any("lifesteal" in card.keywords for card in catalogue.pool())


def test_there_were_no_elementals(catalogue: Catalogue, unchanged: Catalogue) -> None:
    era = {"CORE", "EXPERT1", "HOF", "NAXX", "GVG", "BRM", "TGT", "LOE"}
    assert sum(card.race == "ELEMENTAL" for card in unchanged if card.card_set in era) == 17
    assert not any(card.race == "ELEMENTAL" for card in catalogue if card.card_set in era)


def test_treants_of_force_of_nature_charge(catalogue: Catalogue) -> None:
    assert "charge" in catalogue["EX1_tk9"].keywords
    assert "charge" not in catalogue["EX1_158t"].keywords


def test_lights_champion_could_silence_a_hero(catalogue: Catalogue, unchanged: Catalogue) -> None:
    assert set(unchanged["AT_106"].requirements) - set(catalogue["AT_106"].requirements) == {(1, 0)}


def test_warsong_commander_differs_between_the_editions(catalogue: Catalogue, older: Catalogue) -> None:
    assert catalogue.changes("EX1_084") == ()
    assert catalogue["EX1_084"].keywords == {"aura"}
    assert "Charge" in older.changes("EX1_084")[0].behaviour
    assert older["EX1_084"].keywords == {"trigger"}
    assert (catalogue.edition, older.edition) == ("2016-03", "2015-08")


@pytest.mark.parametrize(
    "card", ["EX1_169", "AT_019", "AT_046", "EX1_509", "NEW1_014", "CS2_103", "NEW1_008a"]
)
def test_changes_of_text_are_told_in_words(catalogue: Catalogue, card: str) -> None:
    (change,) = catalogue.changes(card)
    assert change.behaviour.endswith(".")
    assert change.patch


def test_an_unknown_edition_is_refused(catalogue: Catalogue) -> None:
    with pytest.raises(UnknownEdition, match="'2014-01'; known are 2016-03, 2015-08"):
        load_era("2014-01", catalogue)  # type: ignore[arg-type]


def test_an_unknown_edition_is_refused_when_loading(cache_folder) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(UnknownEdition):
        load_catalogue("2014-01", cache_folder=cache_folder)


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ('patch = "1"\ncard = "NEW1_999"\nattack = 3', r"row 2 \(NEW1_999\): unknown card 'NEW1_999'"),
        ('patch = "1"\ncard = "NEW1_019"\natack = 3', r"row 2 \(NEW1_019\): unknown field 'atack'"),
        ('patch = "1"\ncard = "NEW1_019"\nattack = "3"', "attack cannot be '3'"),
        ('patch = "1"\ncard = "NEW1_019"\nattack = true', "attack cannot be True"),
        ('patch = "1"\ncard = "NEW1_019"\ncost = -1', "cost cannot be -1"),
        ('patch = "1"\ncards = "NEW1_019"\ncost = 1', "cards cannot be 'NEW1_019'"),
        ('patch = "1"\ncard = "NEW1_019"\nrace = "ORC"', "unknown race 'ORC'"),
        ('patch = "1"\ncard = "NEW1_019"\nkeywords_added = ["tount"]', "unknown keyword 'tount'"),
        ('patch = "1"\ncard = "NEW1_019"\nrequirements_removed = ["1"]', "requirements_removed cannot be"),
        ('patch = "1"\ncard = "NEW1_019"\neditions = ["2014"]\ncost = 1', "unknown edition '2014'"),
        ('card = "NEW1_019"\nattack = 3', "needs a card and a patch"),
        ('patch = "1"\nattack = 3', "needs a card and a patch"),
        ('patch = "1"\ncard = "NEW1_019"', "changes nothing"),
    ],
)
def test_a_row_that_does_not_fit_is_named(row: str, wrong: str) -> None:
    good = '[[change]]\npatch = "1"\ncard = "EX1_084"\ncost = 1\n'
    with pytest.raises(EraTableError, match=wrong):
        load_era("2016-03", CARDS, f"{EDITIONS}{good}[[change]]\n{row}\n")


def test_a_table_that_is_no_toml_is_named() -> None:
    with pytest.raises(EraTableError, match="era table"):
        load_era("2016-03", CARDS, "[[change\n")


def test_rows_are_for_their_editions_only() -> None:
    table = f'{EDITIONS}[[change]]\npatch = "1"\ncard = "EX1_084"\ncost = 1\neditions = ["2015-08"]\n'
    assert set(load_era("2015-08", CARDS, table).changes) == {"EX1_084"}
    assert load_era("2016-03", CARDS, table).changes == {}
    assert "LOE" not in load_era("2015-08", CARDS, table).random_sets
    assert "LOE" in load_era("2016-03", CARDS, table).random_sets


def test_later_rows_come_on_top_of_earlier_ones(unchanged: Catalogue) -> None:
    rows = "".join(
        f'[[change]]\npatch = "1"\ncard = "NEW1_019"\n{what}\n'
        for what in (
            "attack = 7",
            "cost = 1",
            'keywords_added = ["taunt"]',
            'keywords_removed = ["taunt", "trigger"]',
        )
    )
    card = unchanged["NEW1_019"]
    for change in load_era("2016-03", CARDS, EDITIONS + rows).changes["NEW1_019"]:
        card = change.applied_to(card)
    assert (card.cost, card.attack, card.health, card.keywords) == (1, 7, 2, frozenset())
