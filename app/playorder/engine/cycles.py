"""Finding the cycle at the end of an endless resolution."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, TypeVar

Item = TypeVar("Item", bound=Hashable)

MEET: Final = 3
"""How often a cycle must have come round, one after another, to be called one."""


def cycle_at_end(items: Sequence[Item], longest: int = 500) -> list[Item]:
    """The shortest stretch of at most ``longest`` items that the sequence ends with three times over; empty if none."""
    count = len(items)
    for length in range(1, min(longest, count // MEET) + 1):
        if all(items[count - i] == items[count - i - length] for i in range(1, length * (MEET - 1) + 1)):
            return list(items[count - length :])
    return []
