"""From the file's numbers to the facts of a card, and from those to a line that a cache can keep."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from playorder.carddata.cards import CardData, CardType
from playorder.carddata.keywords import AMOUNTS, KEYWORD_OF_TAG, REFERENCED
from playorder.carddata.official import CLASSES, RACES, RARITIES, SETS, TYPES
from playorder.carddata.parsing import RawCard

ELITE, COST, ATTACK, HEALTH, DURABILITY, ARMOR = 114, 48, 47, 45, 187, 292
CARD_SET, CARD_CLASS, RACE, TYPE, RARITY, COLLECTIBLE = 183, 199, 200, 202, 203, 321
SPELL_POWER, OVERLOAD, ONE_TURN, HERO_POWER = 192, 296, 338, 380

_SPOKEN_FOR: Final = frozenset((
    *KEYWORD_OF_TAG, ELITE, COST, ATTACK, HEALTH, DURABILITY, ARMOR, CARD_SET, CARD_CLASS, RACE, TYPE, RARITY,
    COLLECTIBLE, SPELL_POWER, OVERLOAD, ONE_TURN, HERO_POWER,
))  # fmt: skip

Row = list[Any]
"""The fields of a card in their order, with the type by its word and sets as lists: what JSON can hold."""

_NO_TAGS: Final = MappingProxyType[str, int]({})


def row_of(raw: RawCard, ids: dict[int, str]) -> Row:
    """The line of one card. ``ids`` has the card id of every number of the game's database."""
    numbers = raw.numbers
    kind = TYPES.get(numbers.get(TYPE, 0), CardType.OTHER)
    health = numbers.get(HEALTH, 0)
    keywords = {word for tag, word in KEYWORD_OF_TAG.items() if numbers.get(tag, 0)}
    keywords.update(word for tag, word in AMOUNTS.items() if numbers.get(tag, 0))
    keywords.update(word for tag, word in REFERENCED.items() if tag in raw.referenced)
    return [
        raw.id,
        raw.dbf,
        raw.names.get("enUS", raw.id),
        kind.value,
        numbers.get(COST, 0),
        numbers.get(ATTACK, 0),
        0 if kind is CardType.WEAPON else health,
        numbers.get(DURABILITY, health) if kind is CardType.WEAPON else 0,
        numbers.get(ARMOR, 0),
        CLASSES.get(numbers.get(CARD_CLASS, 0), ""),
        RACES.get(numbers.get(RACE, 0), ""),
        SETS.get(numbers.get(CARD_SET, 0), ""),
        RARITIES.get(numbers.get(RARITY, 0), ""),
        bool(numbers.get(COLLECTIBLE, 0)),
        bool(numbers.get(ELITE, 0)),
        sorted(keywords),
        numbers.get(SPELL_POWER, 0),
        numbers.get(OVERLOAD, 0),
        raw.entourage,
        [list(pair) for pair in raw.requirements],
        ids.get(numbers.get(HERO_POWER, 0)),
        {_tag_name(raw, tag): value for tag, value in sorted(numbers.items()) if tag not in _SPOKEN_FOR},
        bool(numbers.get(ONE_TURN, 0)),
    ]


def card_of(row: Row) -> CardData:
    """The card of a line."""
    return CardData(
        *row[:3],
        CardType(row[3]),
        *row[4:15],
        frozenset(row[15]),
        *row[16:18],
        tuple(row[18]),
        tuple([(number, parameter) for number, parameter in row[19]]),
        row[20],
        MappingProxyType(row[21]) if row[21] else _NO_TAGS,
        row[22],
    )


def _tag_name(raw: RawCard, tag: int) -> str:
    name = raw.tag_names[tag]
    if not name.isdigit():
        return name
    from hearthstone.enums import GameTag

    try:
        return GameTag(tag).name
    except ValueError:
        return f"TAG_{tag}"
