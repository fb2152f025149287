"""Bits as letters and digits, and the frame around them: prefix, version, size, checksum.

A code has only the 62 letters and digits of ASCII: it survives links, chats that take ``_`` or ``*`` for markup, and a
double click selects all of it. Its parts are ``PO``, the version, the size class, the bits, and four characters of
checksum.
"""

from __future__ import annotations

import string
from typing import Final, NamedTuple

from playorder.scenario.sharing.errors import Reason, ShareCodeError

PREFIX: Final = "PO"
VERSION: Final = 2
"""What is written. Codes of this version and of those before it are read."""
LINK: Final = "playorder:"
LONGEST: Final = 50_000
"""Characters that a code may have; a longer one is not looked at."""

ALPHABET: Final = string.digits + string.ascii_uppercase + string.ascii_lowercase
_VALUES: Final = {letter: value for value, letter in enumerate(ALPHABET)}
_BASE: Final = len(ALPHABET)
_BLOCK: Final = 43
"""Letters that are converted together; 43 of them hold 256 bits almost without a gap."""

_CHECKSUM_LETTERS: Final = 4
_PRIME: Final = 14_776_331
"""The largest prime below 62**4."""
_RADIX: Final = 67
"""Greater than every difference of two letters' values, so that no change of up to three neighbouring letters cancels
out: their weighted differences are then neither 0 nor as large as the prime."""

_BITS: Final = tuple((_BASE**letters).bit_length() - 1 for letters in range(_BLOCK + 1))
"""How many whole bits so many letters hold."""


class Frame(NamedTuple):
    """What a code carries: its size class, its bits (a text of 0 and 1), and the version that they are of."""

    size: int
    bits: str
    version: int = VERSION


def seal(frame: Frame) -> str:
    """The code around these bits."""
    body = PREFIX + ALPHABET[frame.version] + ALPHABET[frame.size] + _letters(frame.bits)
    return body + checksum(body)


def unseal(text: str) -> Frame:
    """What is in a code, given as it is or as a link; white space in it is ignored. Raises :class:`ShareCodeError`."""
    code = bare(text)
    head = len(PREFIX) + 2
    if not code.startswith(PREFIX) or len(code) < head + _CHECKSUM_LETTERS or not _VALUES.keys() >= set(code):
        raise ShareCodeError(
            Reason.NOT_A_CODE,
            f"this is no share code; one begins with {PREFIX} and a digit, and has letters and digits only",
        )
    body, end = code[:-_CHECKSUM_LETTERS], code[-_CHECKSUM_LETTERS:]
    if checksum(body) != end:
        raise ShareCodeError(
            Reason.CHANGED,
            "the share code is not whole: a character was changed, lost or added; copy it again",
        )
    version = _VALUES[code[len(PREFIX)]]
    if not 1 <= version <= VERSION:
        raise ShareCodeError(
            Reason.NEWER,
            f"the share code is of version {version}, and this program reads those up to {VERSION}; update the program",
        )
    return Frame(_VALUES[code[head - 1]], _bits(body[head:]), version)


def bare(text: str) -> str:
    """The code alone: without white space, and without what makes it a link. A text that is too long is refused."""
    if len(text) > LONGEST:
        raise ShareCodeError(
            Reason.TOO_LARGE, f"a share code has at most {LONGEST} characters, and this text has {len(text)}"
        )
    code = "".join(text.split())
    if code[: len(LINK)].lower() == LINK:
        code = code[len(LINK) :].strip("/")
    return code


def looks_like_code(text: str) -> bool:
    """Whether a text is meant as a share code, sound or not: for what is pasted or dropped."""
    if len(text) > LONGEST:
        return False
    code = bare(text)
    return (
        len(code) > 8
        and code.startswith(PREFIX)
        and code[len(PREFIX)].isdigit()
        and _VALUES.keys() >= set(code)
    )


def checksum(body: str) -> str:
    """Four letters that change whenever one to three neighbouring letters change, or two neighbours change places."""
    rest = 0
    for letter in body:
        rest = (rest * _RADIX + _VALUES[letter]) % _PRIME
    return _number(rest, _CHECKSUM_LETTERS)


def _number(value: int, letters: int) -> str:
    found = ""
    for _ in range(letters):
        value, digit = divmod(value, _BASE)
        found = ALPHABET[digit] + found
    return found


def _letters(bits: str) -> str:
    """Bits in blocks, the last one filled up with zeros to what its letters hold."""
    whole = _BITS[_BLOCK]
    found = ""
    for start in range(0, len(bits), whole):
        block = bits[start : start + whole]
        letters = next(count for count, held in enumerate(_BITS) if held >= len(block))
        found += _number(int(block.ljust(_BITS[letters], "0"), 2), letters)
    return found


def _bits(letters: str) -> str:
    found = ""
    for start in range(0, len(letters), _BLOCK):
        block = letters[start : start + _BLOCK]
        value = 0
        for letter in block:
            value = value * _BASE + _VALUES[letter]
        if value.bit_length() > _BITS[len(block)]:
            raise ShareCodeError(
                Reason.DAMAGED, "the share code holds no document: its letters stand for no bits"
            )
        found += f"{value:0{_BITS[len(block)]}b}"
    return found
