"""The game's own numbers for sets, classes, tribes, rarities and types, and the names used for them here.

The library ``hearthstone`` has most of these, but its newest release gives some of the old sets other names, and a
number must mean the same whatever release is installed.
"""

from __future__ import annotations

from typing import Final

from playorder.carddata.cards import CardType

SETS: Final[dict[int, str]] = {
    2: "CORE", 3: "EXPERT1", 4: "HOF", 5: "MISSIONS", 11: "PROMO", 12: "NAXX", 13: "GVG", 14: "BRM", 15: "TGT",
    16: "CREDITS", 17: "HERO_SKINS", 18: "TB", 20: "LOE", 21: "OG", 23: "KARA", 25: "GANGS", 27: "UNGORO",
    1001: "ICECROWN", 1004: "LOOTAPALOOZA",
}  # fmt: skip

CLASSES: Final[dict[int, str]] = {
    1: "DEATHKNIGHT", 2: "DRUID", 3: "HUNTER", 4: "MAGE", 5: "PALADIN", 6: "PRIEST", 7: "ROGUE", 8: "SHAMAN",
    9: "WARLOCK", 10: "WARRIOR", 11: "DREAM", 12: "NEUTRAL",
}  # fmt: skip

RACES: Final[dict[int, str]] = {
    14: "MURLOC", 15: "DEMON", 17: "MECH", 18: "ELEMENTAL", 20: "BEAST", 21: "TOTEM", 23: "PIRATE", 24: "DRAGON",
}  # fmt: skip

RARITIES: Final[dict[int, str]] = {1: "COMMON", 2: "FREE", 3: "RARE", 4: "EPIC", 5: "LEGENDARY"}

TYPES: Final[dict[int, CardType]] = {
    1: CardType.GAME, 2: CardType.PLAYER, 3: CardType.HERO, 4: CardType.MINION, 5: CardType.SPELL,
    6: CardType.ENCHANTMENT, 7: CardType.WEAPON, 10: CardType.HERO_POWER,
}  # fmt: skip

ERA_SETS: Final[frozenset[str]] = frozenset(
    ("CORE", "EXPERT1", "HOF", "NAXX", "GVG", "BRM", "TGT", "LOE", "REWARD", "PROMO")
)
"""The sets that existed when the rulebook was written."""

LANGUAGES: Final = (
    "enUS", "deDE", "esES", "esMX", "frFR", "itIT", "jaJP", "koKR", "plPL", "ptBR", "ruRU", "thTH", "zhCN", "zhTW",
)  # fmt: skip
"""The languages of the card data, English first."""
