"""Cards that were made without code, compiled."""

from __future__ import annotations

from dataclasses import dataclass, field

from playorder.carddata.extended import OwnCard
from playorder.cards.definition import CardDef


@dataclass(frozen=True)
class WrittenCards:
    """Compiled cards: their printed facts, and what each does, by card id. One that only has numbers does nothing."""

    cards: tuple[OwnCard, ...] = ()
    definitions: dict[str, CardDef] = field(default_factory=dict)
