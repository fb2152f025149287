"""What cards do and what they ask for, looked up once for all games that share it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from playorder.carddata.looks import plain_id
from playorder.rulesets.hearthstone.keywords import bits_of
from playorder.rulesets.hearthstone.known_actions import KnownActions

if TYPE_CHECKING:
    from playorder.carddata.cards import CardData
    from playorder.cards.definition import CardDef
    from playorder.rulesets.hearthstone.requirements import Requirements

Definitions = Callable[[str], "CardDef | None"]
"""What the card of an id does beyond its numbers; None if nothing, or if nobody has written it."""

Blank = tuple["CardDef | None", int]
"""What a card does, and the bits of its printed keywords."""


class KnownCards:
    """Definitions that are asked for each card once, and what is worked out from them and the card data.

    It is itself a function of that kind: hand it to several games in place of the one it asks, as long as that gives
    the same answers.
    """

    def __init__(self, definitions: Definitions) -> None:
        self._ask = definitions
        self._definitions: dict[str, CardDef | None] = {}
        self.requirements: dict[tuple[CardData, int | None], Requirements] = {}
        self.ways_to_play: dict[CardData, tuple[Requirements, ...]] = {}
        self.actions = KnownActions()
        self.blanks: dict[CardData, Blank] = {}
        """What was given by :meth:`blank` so far."""

    def __call__(self, card: str) -> CardDef | None:
        """What the card does, or else the card that it is another look of."""
        if card in self._definitions:
            return self._definitions[card]
        found = self._definitions[card] = self._ask(card) or self._ask(plain_id(card))
        return found

    def blank(self, card: CardData) -> Blank:
        """What every new entity of a card begins with."""
        found = self.blanks[card] = (self(card.id), bits_of(card.keywords))
        return found
