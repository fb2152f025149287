"""Cards outside every game: as they are drawn in lists, and as they travel from one document to another."""

from __future__ import annotations

from typing import Any

from playorder.carddata.cards import CardData
from playorder.scenario.errors import ScenarioError
from playorder.scenario.shipped import DEFAULT, SHIPPED
from playorder.timeline.board_view import EntityView


def printed_view(card: CardData) -> EntityView:
    """A card of the card data, as it is printed: that of the usual ruleset's game."""
    return SHIPPED.named(DEFAULT).printed_view(card)


def check_entity(value: Any) -> None:
    """Whether this is an entity as the documents of some ruleset write it. Raises :class:`ScenarioError`."""
    wrong: ScenarioError | None = None
    for ruleset in SHIPPED.all():
        try:
            ruleset.read_card(value, "$")
        except ScenarioError as error:
            wrong = wrong or error
        else:
            return
    if wrong is not None:
        raise wrong
