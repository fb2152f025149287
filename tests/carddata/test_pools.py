"""What random cards are drawn from."""

from __future__ import annotations

from collections import Counter

from playorder.carddata.cards import CardType
from playorder.carddata.catalogue import ERA_SETS, Catalogue


def test_the_era_has_752_collectible_cards(catalogue: Catalogue) -> None:
    assert Counter(card.card_set for card in catalogue.pool()) == {
        "CORE": 142, "EXPERT1": 239, "HOF": 10, "NAXX": 30, "GVG": 123, "BRM": 31, "TGT": 132, "LOE": 45,
    }  # fmt: skip


def test_a_pool_is_in_the_order_of_ids(catalogue: Catalogue) -> None:
    ids = [card.id for card in catalogue.pool()]
    assert ids == sorted(ids)


def test_a_pool_has_the_cards_that_fit_and_no_others(catalogue: Catalogue) -> None:
    pool = catalogue.pool(type=CardType.MINION, cost=9, card_class="NEUTRAL", race="DRAGON")
    assert (
        [card.id for card in pool]
        == ["BRM_030", "EX1_560", "EX1_561", "EX1_562", "EX1_563", "EX1_572"]
        == sorted(
            card.id
            for card in catalogue
            if card.collectible
            and card.card_set in ERA_SETS
            and (card.type, card.cost, card.card_class, card.race)
            == (CardType.MINION, 9, "NEUTRAL", "DRAGON")
        )
    )


def test_a_pool_goes_by_the_eras_numbers(catalogue: Catalogue) -> None:
    twenty = catalogue.pool(type=CardType.MINION, cost=20)
    assert [card.id for card in twenty] == ["EX1_620"]  # Molten Giant, 25 in the data
    assert catalogue.pool(cost=25) == ()


def test_random_demons_are_all_demons_of_the_era(catalogue: Catalogue) -> None:
    demons = catalogue.pool(race="DEMON")
    assert {"EX1_306", "FP1_022", "GVG_018", "AT_019"} < {card.id for card in demons}
    assert {card.race for card in demons} == {"DEMON"}
    assert "EX1_tk34" not in {card.id for card in demons}  # Infernal of the hero power: not collectible


def test_a_predicate_narrows_a_pool(catalogue: Catalogue) -> None:
    secrets = catalogue.pool(card_class="MAGE", predicate=lambda card: "secret" in card.keywords)
    assert [card.id for card in secrets] == [
        "AT_002", "EX1_287", "EX1_289", "EX1_294", "EX1_295", "EX1_594", "FP1_018", "tt_010",
    ]  # fmt: skip


def test_other_sets_are_drawn_from_when_named(catalogue: Catalogue) -> None:
    assert len(catalogue.pool(sets=frozenset({"OG"}))) == 134
    assert catalogue.pool(sets=frozenset()) == ()


def test_a_pool_is_made_once(catalogue: Catalogue) -> None:
    first = catalogue.pool(type=CardType.MINION, cost=3)
    assert catalogue.pool(type=CardType.MINION, cost=3) is first
    assert catalogue.pool(type=CardType.MINION, cost=4) != first


def test_the_older_edition_draws_no_explorers_but_has_them(older: Catalogue) -> None:
    assert len(older.pool()) == 752 - 45
    assert older.find("Reno Jackson").card_set == "LOE"
    assert len(older.pool(sets=frozenset({"LOE"}))) == 45
