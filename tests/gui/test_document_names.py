"""What a document names is spoken of by its cards, in the chosen language; ids tell apart what has the same card."""

from __future__ import annotations

import pytest

from playorder.carddata.catalogue import Catalogue, load_catalogue
from playorder.gui.document_names import DocumentNames, namer

DOCUMENT = {
    "players": [
        {
            "board": [
                {"id": "a", "card": "Wisp"},
                {"id": "b", "card": "Wisp"},
                {"id": "yeti", "card": "CS2_182"},
            ]
        },
        {"board": [{"id": "own", "card": "MY_1", "attach": [{"id": "buff", "card": "CS2_092e"}]}]},
    ],
    "cards": [{"id": "MY_1", "name": "The Clockmaker"}],
}


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue()


@pytest.mark.parametrize(
    ("name", "language", "shown"),
    [
        ("yeti", "enUS", "Chillwind Yeti"),
        ("yeti", "zhCN", "冰风雪人"),
        ("a", "zhCN", "小精灵 (a)"),
        ("own", "zhCN", "The Clockmaker"),
        ("buff", "enUS", "Blessing of Kings"),
        ("Fireball", "zhCN", "火球术"),
        ("CS2_029", "enUS", "Fireball"),
        ("Wisp#2", "zhCN", "小精灵#2"),
        ("p1.hero", "zhCN", "p1.hero"),
        ("no such thing", "zhCN", "no such thing"),
    ],
)
def test_ids_and_cards_are_named(catalogue: Catalogue, name: str, language: str, shown: str) -> None:
    assert DocumentNames(DOCUMENT, namer(catalogue, language)).of(name) == shown


def test_a_name_that_several_cards_share_is_translated_all_the_same(catalogue: Catalogue) -> None:
    shared = next(
        name
        for name in catalogue.names()
        if len([card for card in catalogue if card.name == name and not card.collectible]) > 2
        and len({catalogue.name(card.id, "zhCN") for card in catalogue if card.name == name}) == 1
    )
    one = next(card for card in catalogue if card.name == shared)
    assert namer(catalogue, "zhCN")(shared) == catalogue.name(one.id, "zhCN")


def test_before_the_cards_are_loaded_entities_are_called_as_the_document_does() -> None:
    names = DocumentNames(DOCUMENT, str)
    assert (names.of("yeti"), names.of("a"), names.of("Fireball")) == ("CS2_182", "Wisp (a)", "Fireball")
