"""A JSON value as a row of symbols."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from playorder.scenario.sharing import symbols
from playorder.scenario.sharing.cards import Card, CardNumbers
from playorder.scenario.sharing.symbols import (
    FIRST_NUMBER,
    ITEM,
    KEY_SYMBOLS,
    SMALL_NUMBERS,
    Contexts,
    Mark,
    Path,
)

Put = Callable[[Contexts, int], object]
"""Takes one symbol and its surroundings."""

_MADE: Final = re.compile(r"(.+)#([1-9]|[1-5][0-9]|6[0-3])")
_NO_CARDS: Final = frozenset({"title", "description", "tags", "id", "source"})
"""Fields whose texts are words, even if a card has the same name."""


class Writer:
    """Writes one document. ``put`` gets every symbol in order; ``cards`` knows the cards' numbers."""

    def __init__(self, put: Put, cards: CardNumbers) -> None:
        self._put = put
        self._cards = cards
        self._before: list[str] = []
        """Texts that were written, the latest last."""
        self.size = 0
        """Symbols, and characters of texts, so far."""

    def value(self, value: Any, path: Path = (), before: object = None) -> int:
        """Write a value and return its first symbol. Raises :class:`ShareCodeError` if it is nested too deeply."""
        if symbols.is_deeper(path):
            raise symbols.too_deep()
        contexts = symbols.of_value(path, before)
        match value:
            case bool():
                return self._mark(contexts, Mark.TRUE if value else Mark.FALSE)
            case None:
                return self._mark(contexts, Mark.NULL)
            case int() if 0 <= value < SMALL_NUMBERS:
                return self._mark(contexts, FIRST_NUMBER + value)
            case int() | float():
                self._mark(contexts, Mark.NUMBER)
                self._text(json.dumps(value, allow_nan=False), "number")
                return Mark.NUMBER
            case str():
                return self._string(value, path, before, contexts)
            case list():
                self._mark(contexts, Mark.LIST)
                self._items(value, (*path, ITEM))
                return Mark.LIST
            case _:
                self._mark(contexts, Mark.OBJECT)
                self._fields(value, path)
                return Mark.OBJECT

    def _items(self, values: list[Any], path: Path) -> None:
        before: object = None
        for item in values:
            before = self.value(item, path, before)
        self._mark(symbols.of_value(path, before), Mark.END)

    def _fields(self, fields: dict[str, Any], path: Path) -> None:
        last = last_but_one = ""
        for key, value in fields.items():
            contexts = symbols.of_key(path, last, last_but_one)
            if key in KEY_SYMBOLS:
                self._mark(contexts, KEY_SYMBOLS[key])
            else:
                self._mark(contexts, Mark.SPELLED_KEY)
                self._text(key, "key")
            self.size += len(key)
            self.value(value, (*path, key), last)
            last, last_but_one = key, last
        self._mark(symbols.of_key(path, last, last_but_one), Mark.END)

    def _string(self, text: str, path: Path, before: object, contexts: Contexts) -> int:
        rank = self._rank(text)
        if 0 <= rank < SMALL_NUMBERS:
            self._mark(contexts, Mark.AGAIN)
            self._mark(symbols.of_rank(path, before), FIRST_NUMBER + rank)
            self._before.append(self._before.pop(-1 - rank))
            self.size += len(text)
            return Mark.AGAIN
        self._before.append(text)
        self.size += len(text)
        if _NO_CARDS.isdisjoint(path):
            card = self._cards.find(text)
            if card is not None:
                return self._card(contexts, Mark.CARD_NAME if text == card.name else Mark.CARD_ID, card)
            made = _MADE.fullmatch(text)
            card = None if made is None else self._cards.find(made[1])
            if made is not None and card is not None and card.name == made[1]:
                self._card(contexts, Mark.MADE, card)
                self._mark(symbols.OF_MADE, FIRST_NUMBER + int(made[2]))
                return Mark.MADE
        self._mark(contexts, Mark.TEXT)
        self._text(text, symbols.kind_of_text(path))
        return Mark.TEXT

    def _rank(self, text: str) -> int:
        """How many other texts were written since this one; -1 if it never was."""
        return next((rank for rank, known in enumerate(reversed(self._before)) if known == text), -1)

    def _card(self, contexts: Contexts, mark: Mark, card: Card) -> int:
        self._mark(contexts, mark)
        page, place = divmod(card.number, 256)
        for byte in [*([255] * (page // 255)), page % 255]:
            self._mark(symbols.OF_CARD_PAGE, byte)
        self._mark(symbols.of_card_place(page), place)
        return mark

    def _text(self, text: str, kind: str) -> None:
        history: list[int] = [Mark.TEXT]
        place = 0
        while place < len(text):
            name = self._cards.name_at(text, place) if kind == "prose" else ""
            card = self._cards.find(name) if name else None
            if card is not None and card.name == name:
                self._card(symbols.of_byte(history, kind), Mark.CARD_NAME, card)
                history.append(Mark.CARD_NAME)
                place += len(name)
                continue
            for byte in text[place].encode():
                self._mark(symbols.of_byte(history, kind), byte)
                history.append(byte)
            place += 1
        self._mark(symbols.of_byte(history, kind), Mark.END)

    def _mark(self, contexts: Contexts, symbol: int) -> int:
        self.size += 1
        self._put(contexts, symbol)
        return symbol
