"""What a scenario is found by: its words, its cards' ids, and their names in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Protocol

from playorder.carddata.catalogue import AmbiguousCard, Catalogue
from playorder.scenario.document import Scenario

_NO_CARDS: Final = ("name", "triggers", "mana", "counters")
_ATTACHED: Final = ("attach", "attached")


@dataclass(frozen=True, slots=True)
class Facts:
    """The cards of a scenario by id, and all words that stand for them."""

    cards: tuple[str, ...]
    words: str


class CardNames(Protocol):
    """Knows what cards are called."""

    def id_of(self, reference: str) -> str:
        """The card's id, or what was given where it is not known."""

    def names_of(self, card_id: str) -> tuple[str, ...]:
        """Its names in every language, each once."""


class CatalogueNames:
    """The names of a catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._names: dict[str, tuple[str, ...]] = {}

    def id_of(self, reference: str) -> str:
        """The id of the card of that id or name."""
        if reference in self._catalogue or reference in self._catalogue.names():
            try:
                return self._catalogue.find(reference).id
            except AmbiguousCard:
                pass
        return reference

    def names_of(self, card_id: str) -> tuple[str, ...]:
        """Its names, English first."""
        names = self._names.get(card_id)
        if names is None:
            every = (self._catalogue.name(card_id, language) for language in self._catalogue.languages)
            names = self._names[card_id] = tuple(dict.fromkeys(every)) if card_id in self._catalogue else ()
        return names


def facts_of(scenario: Scenario, names: CardNames) -> Facts:
    """The cards on the board, in the script and in the random picks."""
    ids = tuple(dict.fromkeys(names.id_of(reference) for reference in _references(scenario)))
    words = [word for card_id in ids for word in (card_id, *names.names_of(card_id))]
    return Facts(ids, spread(" ".join(words)))


def _references(scenario: Scenario) -> Iterator[str]:
    for player in scenario.data["players"]:
        for name, value in player.items():
            if name not in _NO_CARDS:
                yield from _cards_in(value)


def _cards_in(value: Any) -> Iterator[str]:
    """Cards as documents of every ruleset name them: a text, or an object with ``card``, and what is attached to it."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _cards_in(item)
    elif isinstance(value, dict):
        for name in ("card", *_ATTACHED):
            yield from _cards_in(value.get(name))


def spread(text: str) -> str:
    """A text with spaces around every letter of the scripts that write without spaces, so that any part is found."""
    if text.isascii():
        return text
    return "".join(f" {letter} " if _is_joined(letter) else letter for letter in text)


def _is_joined(letter: str) -> bool:
    """Whether its script writes words without spaces between them: Thai, Chinese, Japanese, Korean (joined endings)."""
    return "\u0e00" <= letter <= "\u0e7f" or "\u3040" <= letter <= "\u9fff" or "\uac00" <= letter <= "\ud7af"


def match_of(words: str) -> str:
    """What FTS5 is asked for: each word begins a word somewhere; letters of joined scripts stand side by side."""
    phrases: list[str] = []
    for word in words.split():
        letters = "".join(letter if letter.isalnum() else " " for letter in spread(word)).split()
        if letters:
            phrases.append('"' + " ".join(letters) + '" *')
    return " ".join(phrases)


def text_of(value: Any) -> str:
    """A field's text for the index."""
    return spread(value if isinstance(value, str) else " ".join(value))
