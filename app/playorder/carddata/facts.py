"""The facts of a card as a line that a cache can keep, and back."""

from __future__ import annotations

from dataclasses import fields
from types import MappingProxyType
from typing import Any, Final

from playorder.carddata.cards import CardData, CardType

FIELDS: Final = tuple(field.name for field in fields(CardData))
"""The names of a row's entries, in order."""

Row = list[Any]
"""The fields of a card in their order, with the type by its word and sets as lists: what JSON can hold."""

_NO_TAGS: Final = MappingProxyType[str, int]({})
_TYPES: Final = {kind.value: kind for kind in CardType}


def card_of(row: Row) -> CardData:
    """The card of a row."""
    values = dict(zip(FIELDS, row, strict=True))
    values["type"] = _TYPES[values["type"]]
    values["keywords"] = frozenset(values["keywords"])
    values["entourage"] = tuple(values["entourage"])
    values["requirements"] = tuple([(number, parameter) for number, parameter in values["requirements"]])
    values["tags"] = MappingProxyType(values["tags"]) if values["tags"] else _NO_TAGS
    return CardData(**values)
