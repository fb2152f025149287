"""One card as the data prints it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final


class CardType(Enum):
    """What kind of thing a card is."""

    MINION = "minion"
    SPELL = "spell"
    WEAPON = "weapon"
    HERO = "hero"
    HERO_POWER = "hero power"
    ENCHANTMENT = "enchantment"
    GAME = "game"
    PLAYER = "player"
    OTHER = "other"

    __hash__ = object.__hash__  # by identity: members are looked up all the time


# Rules ask all the time; a name of the module is found many times faster than a member of an enumeration.
MINION: Final = CardType.MINION
SPELL: Final = CardType.SPELL
WEAPON: Final = CardType.WEAPON
HERO: Final = CardType.HERO
HERO_POWER: Final = CardType.HERO_POWER
ENCHANTMENT: Final = CardType.ENCHANTMENT


@dataclass(frozen=True, slots=True, eq=False)
class CardData:
    """The printed facts of one card, in one edition. Compared and hashed by identity; a catalogue makes each once.

    ``dbf`` is the number the game's database has for it, ``name`` the English name. ``cost`` is in mana, ``attack``
    in points; ``health`` is that of a minion or hero, ``durability`` that of a weapon, ``armor`` that of a hero; what
    a card does not have is 0. ``card_class``, ``race``, ``card_set`` and ``rarity`` are the game's own names in
    capitals (``race`` is ``""`` for none). ``elite`` is the dragon frame of a legendary card.

    ``keywords`` are the names of :mod:`playorder.carddata.keywords`; ``spell_power`` is the number printed after
    "Spell Damage +", ``overload`` the crystals it locks. ``entourage`` are the cards that the data lists as made
    by it, ``requirements`` the pairs (number, parameter) that playing or aiming it must meet (0: no parameter).
    ``hero_power`` is the id of a hero's printed power. ``one_turn`` marks an enchantment that ends with the turn.
    ``tags`` holds whatever else the data says in numbers, by the tag's official name.
    """

    id: str
    dbf: int
    name: str
    type: CardType
    cost: int
    attack: int
    health: int
    durability: int
    armor: int
    card_class: str
    race: str
    card_set: str
    rarity: str
    collectible: bool
    elite: bool
    keywords: frozenset[str]
    spell_power: int
    overload: int
    entourage: tuple[str, ...]
    requirements: tuple[tuple[int, int], ...]
    hero_power: str | None
    tags: Mapping[str, int]
    one_turn: bool

    def __copy__(self) -> CardData:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> CardData:
        return self

    def __repr__(self) -> str:
        return f"<card {self.id} {self.name}>"
