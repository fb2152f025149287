"""Keywords as bits, for speed inside; by name outside."""

from __future__ import annotations

from functools import cache
from typing import Final

TAUNT: Final = 1
DIVINE_SHIELD: Final = 2
CHARGE: Final = 4
WINDFURY: Final = 8
STEALTH: Final = 16
FROZEN: Final = 32
IMMUNE: Final = 64
POISONOUS: Final = 128
CANT_ATTACK: Final = 256
CANT_BE_TARGETED_BY_SPELLS: Final = 512
CANT_BE_TARGETED_BY_HERO_POWERS: Final = 1024
FORGETFUL: Final = 2048
CANT_ATTACK_HEROES: Final = 4096
AT_LEAST_ONE_HEALTH: Final = 8192
CANT_BE_SILENCED: Final = 16384
MEGA_WINDFURY: Final = 32768
SILENCED: Final = 65536

BAR_ATTACKS: Final = CANT_ATTACK | FROZEN
"""With any of these a character attacks nothing."""
HIDE: Final = STEALTH | IMMUNE
"""With any of these it is neither attacked nor aimed at by its enemy."""
ARE_TRIGGERS: Final = POISONOUS | FORGETFUL
"""These are triggers of whoever has them."""

KEYWORDS: Final[dict[str, int]] = {
    "taunt": TAUNT,
    "divine_shield": DIVINE_SHIELD,
    "charge": CHARGE,
    "windfury": WINDFURY,
    "stealth": STEALTH,
    "frozen": FROZEN,
    "immune": IMMUNE,
    "poisonous": POISONOUS,
    "cant_attack": CANT_ATTACK,
    "cant_be_targeted_by_spells": CANT_BE_TARGETED_BY_SPELLS,
    "cant_be_targeted_by_hero_powers": CANT_BE_TARGETED_BY_HERO_POWERS,
    "forgetful": FORGETFUL,
    "cant_attack_heroes": CANT_ATTACK_HEROES,
    "at_least_one_health": AT_LEAST_ONE_HEALTH,
    "cant_be_silenced": CANT_BE_SILENCED,
    "mega_windfury": MEGA_WINDFURY,
    "silenced": SILENCED,
}


@cache
def bits_of(names: tuple[str, ...] | frozenset[str]) -> int:
    """The bits of keyword names; names that are no keyword of this table are passed over."""
    bits = 0
    for name in names:
        bits |= KEYWORDS.get(name, 0)
    return bits


def names_of(bits: int) -> list[str]:
    """The names of the bits, in the table's order."""
    return [name for name, bit in KEYWORDS.items() if bits & bit]
