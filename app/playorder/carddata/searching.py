"""Finding cards by a part of their name, text or id."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from playorder.carddata.official import LANGUAGES
from playorder.carddata.texts import Texts
from playorder.carddata.wording import plain

WHOLE_ID, NAME_STARTS, NAME, ID, TEXT, NOTHING = range(6)
"""How well a card fits, best first."""

_END: Final = "\x00"


class Searcher:
    """Folded names, ids and texts in plain lists, made the first time a language is searched."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._ids: list[str] | None = None
        self._folded: dict[str | None, tuple[list[str], list[str]]] = {}

    def ranked(self, query: str, language: str | None) -> Iterable[tuple[int, str]]:
        """Pairs (rank, card id) of all cards that fit, in the order of ids; ``language`` None searches them all."""
        wanted = fold(query)
        if self._ids is None:
            self._ids = [fold(card) for card in self._texts.ids]
        names, texts = self._lists(language)
        start = _END + wanted
        for card, card_id, name, text in zip(self._texts.ids, self._ids, names, texts, strict=True):
            if wanted == card_id:
                yield WHOLE_ID, card
            elif wanted in name:
                yield (NAME_STARTS if start in name else NAME), card
            elif wanted in card_id:
                yield ID, card
            elif wanted in text:
                yield TEXT, card

    def _lists(self, language: str | None) -> tuple[list[str], list[str]]:
        if language not in self._folded:
            languages = LANGUAGES if language is None else (language,)
            names = [[_END + name for name in _folded(self._texts.names(one))] for one in languages]
            texts = [_folded(self._texts.texts(one)) for one in languages]
            self._folded[language] = (
                ["".join(dict.fromkeys(of_card)) for of_card in zip(*names, strict=True)],
                [_END.join(of_card) for of_card in zip(*texts, strict=True)],
            )
        return self._folded[language]


def fold(text: str) -> str:
    """The text as it is compared: no difference of case or of spaces."""
    return " ".join(text.split()).casefold()


def _folded(texts: Sequence[str]) -> list[str]:
    return plain(_END.join(texts)).casefold().split(_END)
