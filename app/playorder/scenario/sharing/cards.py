"""Cards by the number that the game's database has for them (dbf), and back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final, NamedTuple, Protocol

from playorder.carddata.catalogue import AmbiguousCard, Catalogue

UNKNOWN_NAME: Final = "Unknown card {number}"
"""What stands for a card whose number this program's card data does not have."""

_WORD: Final = re.compile(r"[A-Za-z0-9]+")
_SHORTEST_NAME: Final = 4


class Card(NamedTuple):
    """A card's number, and its id and name as the catalogue has them."""

    number: int
    id: str
    name: str


class CardNumbers(Protocol):
    """Finds cards by what a document calls them, and by number."""

    def find(self, reference: str) -> Card | None:
        """The card of that id or exact English name, where it is exactly one."""

    def of_number(self, number: int) -> Card | None:
        """The card of that number, if there is one."""

    def name_at(self, text: str, start: int) -> str:
        """The longest card name that begins at that place of a text and ends with a word, or nothing."""


class TableOfCards:
    """The cards of a fixed list."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._by_reference = {reference: card for card in cards for reference in (card.id, card.name)}
        self._by_number = {card.number: card for card in cards}
        self._names = Names(card.name for card in cards)

    def find(self, reference: str) -> Card | None:
        """The card of that id or name."""
        return self._by_reference.get(reference)

    def of_number(self, number: int) -> Card | None:
        """The card of that number."""
        return self._by_number.get(number)

    def name_at(self, text: str, start: int) -> str:
        """The longest name there."""
        return self._names.at(text, start)


class CatalogueCards:
    """The cards of a catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def find(self, reference: str) -> Card | None:
        """The card that the catalogue finds; none where several fit."""
        if reference not in self._catalogue and reference not in self._catalogue.names():
            return None  # asked first, for the catalogue's refusal looks for near names at length
        try:
            card = self._catalogue.find(reference)
        except AmbiguousCard:
            return None
        # a card that somebody made has no number, or that of another one
        numbered = self._catalogue.by_number(card.dbf)
        return Card(card.dbf, card.id, card.name) if numbered is not None and numbered.id == card.id else None

    def of_number(self, number: int) -> Card | None:
        """The card of that number."""
        card = self._catalogue.by_number(number)
        return None if card is None else Card(card.dbf, card.id, card.name)

    def name_at(self, text: str, start: int) -> str:
        """The longest name there that means one card."""
        return self._names.at(text, start)

    @cached_property
    def _names(self) -> Names:
        return Names(self._catalogue.names())


class Names:
    """Card names by their first word."""

    def __init__(self, names: Iterable[str]) -> None:
        found: dict[str, set[str]] = {}
        for name in names:
            first = _WORD.match(name)
            if first is not None and len(name) >= _SHORTEST_NAME:
                found.setdefault(first[0], set()).add(name)
        self._by_word = {word: sorted(names, key=len, reverse=True) for word, names in found.items()}

    def at(self, text: str, start: int) -> str:
        """The longest name at that place."""
        if start and text[start - 1].isalnum():
            return ""
        word = _WORD.match(text, start)
        for name in () if word is None else self._by_word.get(word[0], ()):
            after = start + len(name)
            if text.startswith(name, start) and not text[after : after + 1].isalnum():
                return name
        return ""
