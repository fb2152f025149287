"""Pools: the collectible cards among which chance decides, or of which a player discovers one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from playorder.carddata.cards import HERO, CardData, CardType

if TYPE_CHECKING:
    from playorder.rulesets.hearthstone.game import Game


class CardsOf:
    """These cards, by id, collectible or not."""

    def __init__(self, *ids: str) -> None:
        self.ids = ids

    def __call__(self, game: Game, me: Any) -> tuple[CardData, ...]:
        return tuple(game.catalogue[card] for card in self.ids)


SPARE_PARTS: Final = CardsOf(*(f"PART_00{number}" for number in range(1, 8)))
"""The seven spare parts."""


@dataclass(frozen=True)
class PoolOf:
    """All collectible cards but heroes that fit, by id.

    ``whose``: ``"own"`` neutral cards and those of the class of the controller's hero (what one discovers),
    ``"enemy"`` cards of the class of the enemy hero.
    """

    type: CardType | None = None
    cost: int | None = None
    race: str | None = None
    card_class: str | None = None
    rarity: str = ""
    keyword: str = ""
    whose: str = ""

    def __call__(self, game: Game, me: Any) -> tuple[CardData, ...]:
        card_class = self.card_class
        if self.whose == "enemy":
            card_class = game.hero_of(3 - me.controller).card.card_class
        cards = game.catalogue.pool(type=self.type, cost=self.cost, race=self.race, card_class=card_class)
        classes = ("NEUTRAL", game.hero_of(me.controller).card.card_class) if self.whose == "own" else ()
        return tuple(
            card
            for card in cards
            if card.type is not HERO
            and (not self.rarity or card.rarity == self.rarity)
            and (not self.keyword or self.keyword in card.keywords)
            and (not classes or card.card_class in classes)
        )
