"""What a document of this ruleset says of the two sides, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

DECK_OF_BLANKS: Final = 10
"""So many blanks are the deck of a player of whom the document says nothing."""


@dataclass(frozen=True)
class ModifierSpec:
    """A plain modifier on a card, for the turn or for the rest of the game."""

    path: str
    attack: int = 0
    health: int = 0
    keywords: tuple[str, ...] = ()
    until: str = "game"


@dataclass(frozen=True)
class CardSpec:
    """A card of the board. ``card`` is a name, or the data of a card without powers."""

    path: str
    card: str | dict[str, Any]
    id: str = ""
    damage: int = 0
    exhausted: bool = False
    face_down: bool | None = None
    counters: dict[str, int] = field(default_factory=dict)
    attached: tuple[CardSpec, ...] = ()
    controller: int = 0
    owner: int = 0
    since_start_of_turn: bool = True
    attack: int | None = None
    health: int | None = None
    cost: int | None = None
    strike: int | None = None
    defense: int | None = None
    keywords: tuple[str, ...] = ()
    modifiers: tuple[ModifierSpec, ...] = ()


@dataclass(frozen=True)
class SideSpec:
    """One player."""

    name: str = ""
    hero: CardSpec | None = None
    allies: tuple[CardSpec, ...] = ()
    equipment: tuple[CardSpec, ...] = ()
    abilities: tuple[CardSpec, ...] = ()
    resources: tuple[CardSpec, ...] = ()
    hand: tuple[CardSpec, ...] = ()
    graveyard: tuple[CardSpec, ...] = ()
    removed: tuple[CardSpec, ...] = ()
    deck: tuple[CardSpec, ...] = ()
    placed: bool = False
