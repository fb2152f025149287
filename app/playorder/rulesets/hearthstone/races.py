"""Tribes by the numbers that the card data's requirements use."""

from __future__ import annotations

from typing import Final

_NUMBERS: Final = {
    "MURLOC": 14, "DEMON": 15, "MECH": 17, "ELEMENTAL": 18, "BEAST": 20, "TOTEM": 21, "PIRATE": 23, "DRAGON": 24,
}  # fmt: skip


def race_number(race: str) -> int:
    """The number of a tribe; 0 for none."""
    return _NUMBERS.get(race, 0)


def race_name(number: int) -> str:
    """The tribe of a number; empty for 0 and for what the rulebook's days did not know."""
    return next((race for race, known in _NUMBERS.items() if known == number), "")
