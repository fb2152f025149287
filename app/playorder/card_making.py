"""Making a card without code, step by step: the words there are, what is wrong with it so far, and card files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playorder.assembly import Program
from playorder.carddata.official import CLASSES, RACES
from playorder.cards.vocabulary import Vocabulary, VocabularyError, Word
from playorder.hooks.card_files import read_card_file
from playorder.rulesets.hearthstone.keywords import KEYWORDS
from playorder.rulesets.hearthstone.vocabulary.aura_words import AURA_WORDS
from playorder.rulesets.hearthstone.vocabulary.cards import read_cards
from playorder.rulesets.hearthstone.vocabulary.listing import vocabulary
from playorder.rulesets.hearthstone.vocabulary.printed import CARD_TYPES
from playorder.rulesets.hearthstone.vocabulary.targets import FLAGS, TARGET_WORDS, WHEN
from playorder.scenario.hearthstone_scratch import scratch_document


@dataclass(frozen=True)
class CardWords:
    """The words of a card's fields."""

    types: tuple[str, ...] = tuple(CARD_TYPES)
    classes: tuple[str, ...] = tuple(word.lower() for word in CLASSES.values())
    races: tuple[str, ...] = tuple(word.lower() for word in RACES.values())
    targets: tuple[str, ...] = tuple(TARGET_WORDS)
    keywords: tuple[str, ...] = (*KEYWORDS, "secret")
    target_states: tuple[str, ...] = tuple(FLAGS)
    target_whens: tuple[str, ...] = tuple(WHEN)
    auras: tuple[Word, ...] = AURA_WORDS


class ProgramCardMaking:
    """Hearthstone's words and checks, over the cards of a program."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def vocabulary(self) -> Vocabulary:
        """The words of which effects are made."""
        return vocabulary()

    def kinds(self) -> CardWords:
        """The words of the form's other fields."""
        return CardWords()

    def names(self, words: str) -> list[str]:
        """Names of cards for what was typed so far."""
        found = self._program.catalogue().search(words, language="enUS", limit=40)
        return list(dict.fromkeys(card.name for card in found))

    def problem(self, card: dict[str, Any]) -> str:
        """What is wrong with a card, in one line; nothing if it can be played."""
        try:
            read_cards([card], "card", self._program.catalogue())
        except VocabularyError as error:
            place = error.path.removeprefix("card[0]").lstrip(".")
            return f"{place}: {error.told}" if place else error.told
        return ""

    def scratch(self, card: dict[str, Any]) -> dict[str, Any]:
        """A board on which the card is used, in each of its ways. Raises :class:`ScenarioError` if it is wrong."""
        return scratch_document(card, self._program.tools())

    def read_file(self, path: Path) -> list[dict[str, Any]]:
        """The cards of a card file; keywords of its own are left out. Raises :class:`PluginError`."""
        cards = read_card_file(path.parent.name, path).cards
        return [card for card in cards if isinstance(card, dict) and "id" in card]
