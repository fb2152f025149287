"""Narrowing a list of cards by what they are."""

from __future__ import annotations

from dataclasses import dataclass

from playorder.carddata.cards import CardData, CardType

__all__ = ["CardFilter"]


@dataclass(frozen=True, slots=True)
class CardFilter:
    """What a card must be; ``None`` lets anything pass. ``cost`` 10 stands for ten mana and more.

    ``scripted`` asks whether what the card does is carried out, by a script or because the rules know it all.
    """

    type: CardType | None = None
    card_class: str | None = None
    cost: int | None = None
    card_set: str | None = None
    keyword: str | None = None
    scripted: bool | None = None

    def accepts(self, card: CardData, scripted: bool) -> bool:
        """Whether a card fits, of which it is known whether it is carried out."""
        return (
            card.type not in (CardType.GAME, CardType.PLAYER, CardType.OTHER)
            and (self.type is None or card.type is self.type)
            and (self.card_class is None or card.card_class == self.card_class)
            and (self.cost is None or min(card.cost, 10) == self.cost)
            and (self.card_set is None or card.card_set == self.card_set)
            and (self.keyword is None or self.keyword in card.keywords)
            and (self.scripted is None or scripted is self.scripted)
        )
