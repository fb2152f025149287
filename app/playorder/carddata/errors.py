"""What can go wrong when cards are looked up or the card data is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playorder.carddata.cards import CardData


class CardDataMissing(RuntimeError):
    """The package ``hearthstone-data`` is not installed, or its ``CardDefs.xml`` cannot be read."""


class EraTableError(ValueError):
    """A row of the era table does not fit the card data. The message names the row."""


class UnknownEdition(ValueError):
    """No edition of that name. ``edition`` is what was asked for, ``known`` the names there are."""

    def __init__(self, edition: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown edition {edition!r}; known are {', '.join(known)}")
        self.edition = edition
        self.known = known


class UnknownLanguage(ValueError):
    """The card data has no such language. ``language`` is what was asked for, ``known`` the languages there are."""

    def __init__(self, language: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown language {language!r}; known are {', '.join(known)}")
        self.language = language
        self.known = known


class UnknownCard(KeyError):
    """No card has that id or English name. ``near`` are up to five names or ids that look like ``reference``."""

    def __init__(self, reference: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(reference)
        self.reference = reference
        self.near = near

    def __str__(self) -> str:
        hint = f"; near are {', '.join(self.near)}" if self.near else ""
        return f"no card {self.reference!r}{hint}"


class AmbiguousCard(ValueError):
    """Several cards have that English name and none of them comes first. ``candidates`` are all of them, by id."""

    def __init__(self, reference: str, candidates: tuple[CardData, ...]) -> None:
        listed = ", ".join(f"{card.id} ({card.type.value}, {card.card_set})" for card in candidates)
        super().__init__(f"{reference!r} is the name of several cards; give an id: {listed}")
        self.reference = reference
        self.candidates = candidates
