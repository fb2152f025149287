"""A row of symbols as the JSON value it was written from."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

from playorder.scenario.sharing import symbols
from playorder.scenario.sharing.cards import UNKNOWN_NAME, Card, CardNumbers
from playorder.scenario.sharing.errors import Reason, ShareCodeError
from playorder.scenario.sharing.symbols import (
    FIRST_KEY,
    FIRST_NUMBER,
    ITEM,
    KEYS,
    SMALL_NUMBERS,
    Contexts,
    Mark,
    Path,
)

Take = Callable[[Contexts], int]
"""Gives the symbol that stands in these surroundings."""


class Unpacker:
    """Reads one document back. ``room`` is how many symbols and characters it may have; more is refused at once.

    ``unknown`` collects the numbers of cards that this program does not have.
    """

    def __init__(self, take: Take, cards: CardNumbers, room: int) -> None:
        self._take_symbol = take
        self._cards = cards
        self._room = room
        self._before: list[str] = []
        """Texts that were read, the latest last."""
        self.unknown: list[int] = []

    def value(self, path: Path = (), before: object = None) -> tuple[int, Any]:
        """The next value with its first symbol. Raises :class:`ShareCodeError` where there can be none."""
        symbol = self._take(symbols.of_value(path, before))
        return symbol, self._value_of(symbol, path, before)

    def _value_of(self, symbol: int, path: Path, before: object) -> Any:
        if symbols.is_deeper(path):
            raise symbols.too_deep()
        if FIRST_NUMBER <= symbol < FIRST_NUMBER + SMALL_NUMBERS:
            return symbol - FIRST_NUMBER
        match symbol:
            case Mark.TRUE | Mark.FALSE:
                return symbol == Mark.TRUE
            case Mark.NULL:
                return None
            case Mark.NUMBER:
                return self._number()
            case Mark.AGAIN:
                return self._again(path, before)
            case Mark.TEXT | Mark.CARD_NAME | Mark.CARD_ID | Mark.MADE:
                text = self._string(symbol, path)
                self._use(len(text))
                self._before.append(text)
                return text
            case Mark.LIST:
                return self._items((*path, ITEM))
            case Mark.OBJECT:
                return self._fields(path)
        raise _damaged("a value is missing")

    def _items(self, path: Path) -> list[Any]:
        found: list[Any] = []
        before: object = None
        while True:
            symbol = self._take(symbols.of_value(path, before))
            if symbol == Mark.END:
                return found
            found.append(self._value_of(symbol, path, before))
            before = symbol

    def _fields(self, path: Path) -> dict[str, Any]:
        found: dict[str, Any] = {}
        last = last_but_one = ""
        while True:
            symbol = self._take(symbols.of_key(path, last, last_but_one))
            if symbol == Mark.END:
                return found
            if symbol == Mark.SPELLED_KEY:
                key = self._text("key")
            elif symbol >= FIRST_KEY:
                key = KEYS[symbol - FIRST_KEY]
            else:
                raise _damaged("a field has no name")
            if key in found:
                raise _damaged("a field is there twice")
            self._use(len(key))
            found[key] = self.value((*path, key), last)[1]
            last, last_but_one = key, last

    def _number(self) -> int | float:
        text = self._text("number")
        try:
            number = json.loads(text)
        except ValueError as error:
            raise _damaged("a number is none") from error
        if isinstance(number, bool) or not isinstance(number, (int, float)) or not math.isfinite(number):
            raise _damaged("a number is none")
        return number

    def _again(self, path: Path, before: object) -> str:
        rank = self._take(symbols.of_rank(path, before)) - FIRST_NUMBER
        if not 0 <= rank < min(SMALL_NUMBERS, len(self._before)):
            raise _damaged("a text stands for another that is not there")
        text = self._before.pop(-1 - rank)
        self._use(len(text))
        self._before.append(text)
        return text

    def _string(self, symbol: int, path: Path) -> str:
        if symbol == Mark.TEXT:
            return self._text(symbols.kind_of_text(path))
        card = self._card()
        if symbol == Mark.CARD_ID:
            return card.id
        if symbol == Mark.CARD_NAME:
            return card.name
        return f"{card.name}#{self._take(symbols.OF_MADE) - FIRST_NUMBER}"

    def _card(self) -> Card:
        page = 0
        while True:
            byte = self._take(symbols.OF_CARD_PAGE)
            page += byte
            if byte != 255:
                break
        place = self._take(symbols.of_card_place(page))
        if byte > 255 or place > 255:
            raise _damaged("a card has no number")
        number = page * 256 + place
        card = self._cards.of_number(number)
        if card is not None:
            return card
        if number not in self.unknown:
            self.unknown.append(number)
        name = UNKNOWN_NAME.format(number=number)
        return Card(number, name, name)

    def _text(self, kind: str) -> str:
        history: list[int] = [Mark.TEXT]
        found = bytearray()
        while True:
            symbol = self._take(symbols.of_byte(history, kind))
            if symbol == Mark.END:
                break
            history.append(symbol)
            if symbol == Mark.CARD_NAME:
                found += self._card().name.encode()
            elif symbol < 256:
                found.append(symbol)
            else:
                raise _damaged("a text has no end")
        try:
            return found.decode()
        except UnicodeDecodeError as error:
            raise _damaged("a text is not Unicode") from error

    def _take(self, contexts: Contexts) -> int:
        self._use(1)
        return self._take_symbol(contexts)

    def _use(self, characters: int) -> None:
        self._room -= characters
        if self._room < 0:
            raise ShareCodeError(
                Reason.TOO_LARGE, "the share code holds more than it says; it was not made by this program"
            )


def _damaged(what: str) -> ShareCodeError:
    return ShareCodeError(Reason.DAMAGED, f"the share code holds no document: {what}; ask for it again")
