"""What people call the things that a document names: cards in the chosen language instead of ids and English names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

from playorder.carddata.catalogue import AmbiguousCard, Catalogue, UnknownCard

__all__ = ["CardNamer", "DocumentNames", "namer"]

CardNamer = Callable[[str], str]
"""The name of a card, given its id or English name; what is no card is given back as it is."""


def namer(catalogue: Catalogue, language: str) -> CardNamer:
    """Names of cards in a language."""

    def name(reference: str) -> str:
        if reference in catalogue:
            return catalogue.name(reference, language)
        if reference not in catalogue.names():
            return reference
        try:
            return catalogue.name(catalogue.find(reference).id, language)
        except AmbiguousCard as several:  # they have one name, so they are called the same in any language
            return catalogue.name(several.candidates[0].id, language)
        except UnknownCard:
            return reference

    return name


class DocumentNames:
    """Speaks of a document's entities by their cards; where several have the same card, the id is said as well."""

    def __init__(self, document: dict[str, Any], card_name: CardNamer) -> None:
        self._document = document
        self._card_name = card_name

    def of(self, name: str) -> str:
        """What an id, ``NAME#n`` or the name of a card stands for."""
        if name in self._cards:
            shown = self._cards[name]
            return f"{shown} ({name})" if self._shared[shown] > 1 else shown
        base, mark, number = name.rpartition("#")
        if mark and number.isdigit():
            return f"{self._card_name(base)}#{number}"
        return self._card_name(name)

    @cached_property
    def _cards(self) -> dict[str, str]:
        """The ids of the document's entities, with their cards' names."""
        written = {name: self._card_name(card) for name, card in _written(self._document.get("players"))}
        # a card of the document's own is called what it says there
        own = {str(card.get("id")): str(card.get("name", "")) for card in self._document.get("cards") or ()}
        return {name: own.get(shown) or shown for name, shown in written.items()}

    @cached_property
    def _shared(self) -> Counter[str]:
        return Counter(self._cards.values())


def _written(value: Any) -> Iterator[tuple[str, str]]:
    """Ids in a part of a document with what stands there for the card."""
    if isinstance(value, dict):
        name, card = value.get("id"), value.get("card")
        if isinstance(name, str) and isinstance(card, str):
            yield name, card
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from _written(part)
