"""Which card may lie where while a board is put together (001:413.9a, 302.1, 303.1, 306.2c, 307.1)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from playorder.rulesets.wowtcg.definitions import EQUIPMENT, Card, CardType


class Misplaced(Enum):
    """A reason why a card may not lie in a zone. ``{0}`` is filled with the card's name."""

    ALLIES_ONLY = "{0} is no ally: only allies lie in the ally row"
    EQUIPMENT_ONLY = "{0} is no equipment: armor, items and weapons lie in the hero row"
    ONGOING_ONLY = "{0} is no ability that stays in play by itself"
    HEROES_ONLY = "{0} is no hero"
    NO_HEROES = "{0} is a hero: a hero lies in its own place"


def may_stay(card: Card) -> bool:
    """Whether a card is an ongoing ability or totem that lies in the hero row, attached to nothing."""
    return card.type is CardType.ABILITY and card.attach is None and (card.ongoing or card.totem)


_BELONGS: Final[dict[str, tuple[Callable[[Card], bool], Misplaced]]] = {
    "allies": (lambda card: card.type is CardType.ALLY, Misplaced.ALLIES_ONLY),
    "equipment": (lambda card: card.type in EQUIPMENT, Misplaced.EQUIPMENT_ONLY),
    "abilities": (may_stay, Misplaced.ONGOING_ONLY),
    "hero": (lambda card: card.type is CardType.HERO, Misplaced.HEROES_ONLY),
}


def why_not(zone: str, card: Card) -> Misplaced | None:
    """Why this card may not lie in a zone; None if it may. Hands, piles and resource rows hold all but heroes."""
    found = _BELONGS.get(zone)
    if found is None:
        return Misplaced.NO_HEROES if card.type is CardType.HERO else None
    belongs, reason = found
    return None if belongs(card) else reason


def home_of(card: Card) -> str:
    """The zone in play where a card lies by itself; the hand for one that lies nowhere by itself."""
    if card.type is CardType.QUEST:
        return "resources"
    return next((zone for zone, (belongs, _) in _BELONGS.items() if belongs(card)), "hand")
