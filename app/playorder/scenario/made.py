"""Which enchantment a card's text makes: what a document means where it attaches a card by name."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from playorder.carddata.cards import CardType
from playorder.cards.definition import Enchant
from playorder.rulesets.hearthstone.effects import Attach, EnchantPlayer, GiveKeyword

if TYPE_CHECKING:
    from playorder.cards.definition import CardDef

Made = tuple[str, Enchant | None]
"""A card id (``""``: none of its own) and statistics, which are those of the card id's definition if absent."""


def made_by(definition: CardDef | None, bearer: CardType | None = None) -> Made | None:
    """The first enchantment that a card's text attaches, found in the card's own values.

    On a hero (``bearer``) one of the player comes first (Loatheb, Preparation), on all others one of a character.
    Where the text gives keywords only (Windfury, Sunfury Protector), they are the enchantment.
    """
    if definition is None:
        return None
    if definition.makes:
        return definition.makes, None
    effects = list(_effects_in(definition))
    of_player = [effect for effect in effects if isinstance(effect, EnchantPlayer)]
    of_character = [effect for effect in effects if isinstance(effect, Attach)]
    if of_player and (bearer is CardType.HERO or not of_character):
        return of_player[0].card, None
    if of_character:
        return of_character[0].card, of_character[0].enchant
    for effect in effects:
        if isinstance(effect, GiveKeyword):
            return "", Enchant(keywords=effect.keywords)
    return None


def _effects_in(definition: CardDef) -> Iterator[Any]:
    seen: set[int] = set()

    def search(value: Any) -> Iterator[Any]:
        if id(value) in seen:
            return
        seen.add(id(value))
        if isinstance(value, tuple):
            for item in value:
                yield from search(item)
        elif dataclasses.is_dataclass(value) and not isinstance(value, type):
            yield value
            for part in dataclasses.fields(value):
                yield from search(getattr(value, part.name))

    yield from search(
        (
            definition.spell, definition.battlecry, definition.combo, definition.power, definition.choose,
            definition.triggers, definition.deathrattle,
        )
    )  # fmt: skip
