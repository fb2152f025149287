"""Cards that only look different: the hero powers of alternate heroes do what the plain ones do."""

from __future__ import annotations

import re
from typing import Final

_ALTERNATE: Final = re.compile(r"(?P<base>.+?)_H\d(?P<upgraded>_AT_132)?$")
_UPGRADES: Final = {
    "CS1h_001": "AT_132_PRIEST",
    "CS2_034": "AT_132_MAGE",
    "CS2_049": "AT_132_SHAMAN",
    "CS2_101": "AT_132_PALADIN",
    "CS2_102": "AT_132_WARRIOR",
    "DS1h_292": "AT_132_HUNTER",
}


def plain_id(card: str) -> str:
    """The id of the card that an alternate look stands for; any other id as it is."""
    if "_H" not in card or (match := _ALTERNATE.match(card)) is None:
        return card
    base = match["base"]
    return _UPGRADES.get(base, base) if match["upgraded"] else base
