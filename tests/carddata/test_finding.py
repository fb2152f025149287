"""Finding one card by id or name."""

from __future__ import annotations

import pytest

from playorder.carddata.cards import CardType
from playorder.carddata.catalogue import Catalogue
from playorder.carddata.errors import AmbiguousCard, UnknownCard


def test_an_id_is_found_before_any_name(catalogue: Catalogue) -> None:
    assert catalogue.find("EX1_323h").id == "EX1_323h"


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Fireball", "CS2_029"),
        ("Blessing of Wisdom", "EX1_363"),  # its enchantments have the same name
        ("Lord Jaraxxus", "EX1_323"),  # the minion is collectible, the hero is not
        ("Ragnaros the Firelord", "EX1_298"),
        ("Knife Juggler", "NEW1_019"),
        ("Jaina Proudmoore", "HERO_08"),
        ("Emperor Thaurissan", "BRM_028"),
        ("Snake", "EX1_554t"),
    ],
)
def test_a_collectible_card_wins(catalogue: Catalogue, name: str, card: str) -> None:
    assert catalogue.find(name).id == card


@pytest.mark.parametrize(
    ("name", "wanted", "card"),
    [
        ("Lord Jaraxxus", CardType.HERO, "EX1_323h"),
        ("Mirror Image", CardType.MINION, "CS2_mirror"),
        ("DIE, INSECT!", CardType.HERO_POWER, "BRM_027p"),
        ("Fireball", CardType.MINION, "CS2_029"),  # none fits: the caller says what is wrong with it
    ],
)
def test_of_several_one_that_fits_the_place_wins(
    catalogue: Catalogue, name: str, wanted: CardType, card: str
) -> None:
    assert catalogue.find(name, (wanted,)).id == card


def test_the_coin_is_the_one_that_is_given_at_the_start(catalogue: Catalogue) -> None:
    assert catalogue.find("The Coin").id == "GAME_005"


def test_every_collectible_card_is_found_by_its_name(catalogue: Catalogue) -> None:
    for card in catalogue.pool():
        assert catalogue.find(card.name) is card


def test_a_name_that_fits_several_is_refused_and_lists_them(catalogue: Catalogue) -> None:
    with pytest.raises(AmbiguousCard, match=r"EX1_158t.*FP1_019t") as caught:
        catalogue.find("Treant")
    assert caught.value.reference == "Treant"
    assert [card.id for card in caught.value.candidates] == [
        "EX1_158t", "EX1_573t", "EX1_tk9", "FB_Champs_EX1_tk9", "FP1_019t",
    ]  # fmt: skip


def test_a_near_name_is_offered_whatever_its_case(catalogue: Catalogue) -> None:
    with pytest.raises(UnknownCard) as caught:
        catalogue.find("knife jugler")
    assert caught.value.reference == "knife jugler"
    assert caught.value.near[0] == "Knife Juggler"
    assert len(caught.value.near) <= 5
    assert str(caught.value).startswith("no card 'knife jugler'; near are Knife Juggler")


def test_a_near_id_is_offered(catalogue: Catalogue) -> None:
    with pytest.raises(UnknownCard) as caught:
        catalogue.find("new1_019")
    assert "NEW1_019" in caught.value.near


def test_nothing_is_offered_when_nothing_is_near(catalogue: Catalogue) -> None:
    with pytest.raises(UnknownCard) as caught:
        catalogue.find("qqqqqqqqqqqqqqqq")
    assert caught.value.near == ()
    assert str(caught.value) == "no card 'qqqqqqqqqqqqqqqq'"


def test_an_unknown_id_is_a_key_error(catalogue: Catalogue) -> None:
    with pytest.raises(KeyError):
        catalogue["NEW1_999"]
    with pytest.raises(UnknownCard):
        catalogue.text("NEW1_999")
    assert catalogue.get("NEW1_999") is None
    assert catalogue.get("Fireball") is None
    assert "NEW1_999" not in catalogue
    assert "NEW1_019" in catalogue
