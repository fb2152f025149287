"""Arithmetic coding: one of several weighted symbols takes as many bits as it is unlikely.

The code is a number between 0 and 1, kept as an interval of whole numbers that every symbol narrows; bits that both
ends of it share are settled (Witten, Neal and Cleary, 1987).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

_TOP: Final = 1 << 32
_HALF: Final = _TOP >> 1
_QUARTER: Final = _TOP >> 2

Weights = Mapping[int, int]
"""Symbols with whole weights of at least 1, in an order that both sides have; the sum stays below 2**24."""


class Coder(Protocol):
    """Either side of the code."""

    def choose(self, weights: Weights, wanted: int, /) -> int:
        """Code one symbol. The writing side codes ``wanted``; the reading side finds it out and returns it."""


class Encoder:
    """Turns symbols into bits."""

    def __init__(self) -> None:
        self._low, self._high = 0, _TOP - 1
        self._bits: list[str] = []
        self._open = 0
        """Bits that are the opposite of the next one settled."""

    def choose(self, weights: Weights, wanted: int) -> int:
        """Code ``wanted``, which must be among the symbols."""
        below = 0
        for symbol, weight in weights.items():
            if symbol == wanted:
                break
            below += weight
        self._low, self._high = _narrow(self._low, self._high, below, weights[wanted], sum(weights.values()))
        while True:
            if self._high < _HALF:
                self._settle("0", 0)
            elif self._low >= _HALF:
                self._settle("1", _HALF)
            elif self._low >= _QUARTER and self._high < 3 * _QUARTER:
                self._open += 1
                self._double(_QUARTER)
            else:
                return wanted

    def bits(self) -> str:
        """All bits, the fewest that tell the last interval; zeros at the end are left out, for the reader adds them."""
        if self._low > 0 or self._open:
            self._open += 1
            self._write("0" if self._low < _QUARTER else "1")
        return "".join(self._bits).rstrip("0")

    def _settle(self, bit: str, offset: int) -> None:
        self._write(bit)
        self._double(offset)

    def _write(self, bit: str) -> None:
        self._bits.append(bit + ("1" if bit == "0" else "0") * self._open)
        self._open = 0

    def _double(self, offset: int) -> None:
        self._low = 2 * (self._low - offset)
        self._high = 2 * (self._high - offset) + 1


class Decoder:
    """Turns bits into symbols. After the last bit come zeros without end: whoever reads must know when to stop."""

    def __init__(self, bits: str) -> None:
        self._bits = iter(bits)
        self._low, self._high = 0, _TOP - 1
        self._value = 0
        for _ in range(32):
            self._value = 2 * self._value + self._next()

    def choose(self, weights: Weights, _wanted: int) -> int:
        """The symbol that was coded."""
        total = sum(weights.values())
        aim = ((self._value - self._low + 1) * total - 1) // (self._high - self._low + 1)
        below = 0
        for symbol, weight in weights.items():  # noqa: B007 (it is the one that the loop stops at)
            if below + weight > aim:
                break
            below += weight
        self._low, self._high = _narrow(self._low, self._high, below, weights[symbol], total)
        while True:
            if self._high < _HALF:
                self._double(0)
            elif self._low >= _HALF:
                self._double(_HALF)
            elif self._low >= _QUARTER and self._high < 3 * _QUARTER:
                self._double(_QUARTER)
            else:
                return symbol

    def _double(self, offset: int) -> None:
        self._low = 2 * (self._low - offset)
        self._high = 2 * (self._high - offset) + 1
        self._value = 2 * (self._value - offset) + self._next()

    def _next(self) -> int:
        return 1 if next(self._bits, "0") == "1" else 0


def _narrow(low: int, high: int, below: int, weight: int, total: int) -> tuple[int, int]:
    span = high - low + 1
    return low + span * below // total, low + span * (below + weight) // total - 1
