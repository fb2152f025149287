"""32-bit tags: arithmetic wraps, values out of range are 0, stored numbers pass through a 32-bit float."""

from __future__ import annotations

import struct
from typing import Final

LOWEST: Final = -(2**31)
HIGHEST: Final = 2**31 - 1


def wrap(value: int) -> int:
    """Signed 32-bit arithmetic (seed 002, 五: limit of tags)."""
    if LOWEST <= value <= HIGHEST:
        return value
    return (value + 2**31) % 2**32 - 2**31


def final(value: int) -> int:
    """What a tag keeps of a computed value: below 0 it is 0."""
    if 0 <= value <= HIGHEST:
        return value
    wrapped = wrap(value)
    return wrapped if wrapped > 0 else 0


def stored(value: int) -> int:
    """What an enchantment keeps of a number: a 32-bit float, and 0 if that is out of range (seed 002, 六15)."""
    if -16777216 <= value <= 16777216:
        return value
    rounded = int(struct.unpack("f", struct.pack("f", float(value)))[0])
    return rounded if LOWEST <= rounded <= HIGHEST else 0
