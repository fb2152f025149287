"""Keywords that somebody's cards define: each is an enchantment card, whose id says so."""

from __future__ import annotations

from typing import Any, Final

from playorder.carddata.catalogue import Catalogue
from playorder.carddata.extended import ExtendedCatalogue
from playorder.rulesets.hearthstone.entities import Entity
from playorder.rulesets.hearthstone.keywords import names_of

KEYWORD_CARD: Final = "keyword:"
"""What the id of the enchantment that gives a keyword of somebody's own begins with."""


def own_keywords(catalogue: Catalogue) -> dict[str, str]:
    """The keywords that cards of the catalogue define, with the card id of the enchantment that gives each."""
    if not isinstance(catalogue, ExtendedCatalogue):
        return {}
    ids = (card.id for card in catalogue.own if card.id.startswith(KEYWORD_CARD))
    return {card_id.removeprefix(KEYWORD_CARD): card_id for card_id in ids}


def keywords_of(game: Any, entity: Entity) -> list[str]:
    """All keywords that an entity has now: those of the rules, then those that cards define."""
    own: dict[str, str] = game.own_keywords
    given = {game.entities[number].card.id for number in entity.enchantments} if own else ()
    printed = () if entity.silenced else entity.card.keywords
    return [
        *names_of(entity.keywords | entity.own),
        *(name for name, card in own.items() if name in printed or card in given),
    ]
