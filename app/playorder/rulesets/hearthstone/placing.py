"""Which card may stand in which zone while a board is put together (seed 002, 四7; seed 003 for the limits)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from playorder.carddata.cards import HERO, HERO_POWER, MINION, SPELL, WEAPON, CardData
from playorder.rulesets.hearthstone.layout import ZONES


class Misplaced(Enum):
    """A reason why a card may not stand in a zone. ``{0}`` is filled with the card's name."""

    BOARD_FULL = "there are seven minions already"
    HAND_FULL = "there are ten cards in the hand already"
    DECK_FULL = "there are sixty cards in the deck already"
    SECRETS_FULL = "there are five secrets already"
    SECRET_TWICE = "{0} is among the secrets already: of each there may be one"
    MINIONS_ONLY = "{0} is no minion: only minions stand on the board"
    SECRETS_ONLY = "{0} is no secret"
    WEAPONS_ONLY = "{0} is no weapon"
    HEROES_ONLY = "{0} is no hero"
    POWERS_ONLY = "{0} is no hero power"
    CARDS_ONLY = "{0} is no card that can be held: hands and decks have minions, spells, weapons and heroes"
    NO_ENTITY = "{0} is no card for a zone; an enchantment is attached to what it enchants"


_HELD: Final = frozenset({MINION, SPELL, WEAPON, HERO})
_PLACED: Final = _HELD | {HERO_POWER}
_TYPES: Final = {
    "board": (frozenset({MINION}), Misplaced.MINIONS_ONLY),
    "secrets": (frozenset({SPELL}), Misplaced.SECRETS_ONLY),
    "weapon": (frozenset({WEAPON}), Misplaced.WEAPONS_ONLY),
    "hero": (frozenset({HERO}), Misplaced.HEROES_ONLY),
    "hero_power": (frozenset({HERO_POWER}), Misplaced.POWERS_ONLY),
    "hand": (_HELD, Misplaced.CARDS_ONLY),
    "deck": (_HELD, Misplaced.CARDS_ONLY),
}
_FULL: Final = {
    "board": Misplaced.BOARD_FULL,
    "hand": Misplaced.HAND_FULL,
    "deck": Misplaced.DECK_FULL,
    "secrets": Misplaced.SECRETS_FULL,
}
_LIMITS: Final = {zone.name: zone.limit for zone in ZONES}


def why_not(zone: str, card: CardData, held: Sequence[CardData]) -> Misplaced | None:
    """Why this card may not stand in a zone that holds these others; ``None`` if it may.

    A zone with a single place has it free: whoever puts something there takes out what was in it.
    """
    types, wrong_type = _TYPES.get(zone, (_PLACED, Misplaced.NO_ENTITY))
    if card.type not in types:
        return wrong_type
    if zone == "secrets":
        if "secret" not in card.keywords:
            return Misplaced.SECRETS_ONLY
        if any(other is card for other in held):
            return Misplaced.SECRET_TWICE
    limit = _LIMITS.get(zone)
    if zone in _FULL and limit is not None and len(held) >= limit:
        return _FULL[zone]
    return None


def home_of(card: CardData) -> str:
    """The zone in play where a card of this kind stands, or the hand for one that stands nowhere."""
    if card.type is SPELL:
        return "secrets" if "secret" in card.keywords else "hand"
    homes = {
        MINION: "board",
        WEAPON: "weapon",
        HERO: "hero",
        HERO_POWER: "hero_power",
    }
    return homes.get(card.type, "hand")
