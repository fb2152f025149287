"""What a vocabulary is made of: words with slots. Every ruleset brings its own; documents, card files, the reference,
the schema for editors and the builder of the window all read the same values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any


class VocabularyError(Exception):
    """Something that does not belong where it stands: the path of fields, what is wrong, what would be right."""

    def __init__(self, path: str, wrong: str, right: str = "") -> None:
        self.path = path
        self.wrong = wrong
        self.right = right
        super().__init__(f"{path}: {self.told}")

    @property
    def told(self) -> str:
        """What is wrong and what would be right, for those who know where."""
        return f"{self.wrong}; {self.right}" if self.right else self.wrong


class Part(Enum):
    """The parts of a vocabulary, in the order in which they are told."""

    EVENTS = "events"
    CONDITIONS = "conditions"
    SELECTIONS = "selections"
    AMOUNTS = "amounts"
    EFFECTS = "effects"


class SlotKind(Enum):
    """What may be put into a slot."""

    NUMBER = "number"
    """A whole number."""
    AMOUNT = "amount"
    """A whole number, or one that is read from the board when the effect resolves."""
    SELECTION = "selection"
    CONDITION = "condition"
    CARD = "card"
    """A card by id or exact English name; ``accepts`` has the types that will do."""
    CARDS = "cards"
    """Any one of some cards by chance: types, costs, tribes, or a list."""
    KEYWORDS = "keywords"
    """A list of keywords."""
    CHOICE = "choice"
    """One of the words in ``choices``."""
    TEXT = "text"
    EFFECTS = "effects"
    """One effect, or a list of them."""
    FLAG = "flag"
    """True or false."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One field of a word. ``required`` ones must be there; others stand for ``default`` when they are left out.

    ``accepts`` narrows selections to kinds of entities and cards to types; empty means anything.
    """

    name: str
    kind: SlotKind
    default: Any = None
    required: bool = False
    choices: tuple[str, ...] = ()
    accepts: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a vocabulary.

    ``sentence`` has its slots in braces, ``deal {damage} damage to {to}``; ``example`` is how it is written, as a JSON
    value. ``facts`` holds what else a part tells of its words, such as an event's source and target.
    """

    part: Part
    name: str
    meaning: str
    sentence: str = ""
    slots: tuple[Slot, ...] = ()
    example: Any = None
    facts: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All words of one ruleset. ``examples`` has a whole document for each, by part and name."""

    words: Mapping[Part, tuple[Word, ...]]
    examples: Mapping[tuple[Part, str], Mapping[str, Any]]

    def word(self, part: Part, name: str) -> Word | None:
        """One word, or None."""
        return next((word for word in self.words[part] if word.name == name), None)
