"""The facts of all cards as a cache keeps them: one line each, read when its card is asked for."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from playorder.carddata.cards import CardData, CardType

FIELDS: Final = tuple(field.name for field in fields(CardData))
"""The names of a line's entries, in order."""

_NO_TAGS: Final = MappingProxyType[str, int]({})
_TYPES: Final = {kind.value: kind for kind in CardType}


class Facts(NamedTuple):
    """All cards: by id the line that :func:`card_of` reads and the English name, and the ids of the collectible."""

    lines: Mapping[str, str]
    names: Mapping[str, str]
    collectible: frozenset[str]


def pack(cards: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """The sections of a cache that keep the cards, each given by the values of its :data:`FIELDS`."""
    index = [
        [card["id"] for card in cards],
        [card["name"] for card in cards],
        [card["id"] for card in cards if card["collectible"]],
    ]
    lines = (json.dumps([card[name] for name in FIELDS], separators=(",", ":")) for card in cards)
    return {"index": json.dumps(index, separators=(",", ":")), "lines": "\n".join(lines)}


def unpack(index: str | None, lines: str | None) -> Facts | None:
    """The cards that those two sections keep; ``None`` when they are missing or do not fit together."""
    if index is None or lines is None:
        return None
    try:
        ids, names, collectible = json.loads(index)
        return Facts(
            dict(zip(ids, lines.split("\n"), strict=True)),
            dict(zip(ids, names, strict=True)),
            frozenset(collectible),
        )
    except (ValueError, TypeError):
        return None


def number_of(line: str) -> int:
    """The number in the game's database of the card of a line; quicker than making the card."""
    return int(line.split(",", 2)[FIELDS.index("dbf")])


def card_of(line: str) -> CardData:
    """The card of a line."""
    values = dict(zip(FIELDS, json.loads(line), strict=True))
    values["type"] = _TYPES[values["type"]]
    values["keywords"] = frozenset(values["keywords"])
    values["entourage"] = tuple(values["entourage"])
    values["requirements"] = tuple([(number, parameter) for number, parameter in values["requirements"]])
    values["tags"] = MappingProxyType(values["tags"]) if values["tags"] else _NO_TAGS
    return CardData(**values)
