"""Stand-ins for cards that this program does not have, so that a scenario from elsewhere can still be opened."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from playorder.carddata.cards import CardData, CardType
from playorder.carddata.catalogue import Catalogue
from playorder.carddata.extended import ExtendedCatalogue, OwnCard
from playorder.scenario.document import EntitySpec, PlayerSpec, Scenario

_ZONES: Final = {
    "board": CardType.MINION, "secrets": CardType.SPELL, "hand": CardType.MINION, "deck": CardType.MINION,
    "graveyard": CardType.MINION, "setaside": CardType.MINION, "removed": CardType.MINION,
}  # fmt: skip
_SINGLE: Final = {"hero": CardType.HERO, "hero_power": CardType.HERO_POWER, "weapon": CardType.WEAPON}
_MODEL_OF: Final = {
    CardType.MINION: "CS2_231", CardType.SPELL: "EX1_287", CardType.HERO: "HERO_08", CardType.HERO_POWER: "CS2_034",
    CardType.WEAPON: "CS2_106", CardType.ENCHANTMENT: "CS2_236e",
}  # fmt: skip
"""A card of each type, for what every card of the type needs to have."""


class Missing(NamedTuple):
    """A card that is not known: what the document calls it, where it stands first, and what it seems to be."""

    reference: str
    path: str
    type: CardType


def missing_cards(scenario: Scenario, catalogue: Catalogue) -> tuple[Missing, ...]:
    """The cards of a scenario that neither the catalogue nor the document itself has, each once, in document order.

    Only of rulesets whose cards are in the catalogue: of any other, none.
    """
    own = {card.get(key) for card in scenario.cards if isinstance(card, dict) for key in ("id", "name")}
    known = catalogue.names()
    found: dict[str, Missing] = {}
    for reference, path, card_type in _references(scenario):
        if reference and not (reference in own or reference in catalogue or reference in known):
            found.setdefault(reference, Missing(reference, path, card_type))
    return tuple(found.values())


def with_placeholders(scenario: Scenario, catalogue: Catalogue) -> Catalogue:
    """The catalogue with a stand-in for every card of the scenario that it lacks; itself if it lacks none."""
    missing = missing_cards(scenario, catalogue)
    if not missing:
        return catalogue
    return ExtendedCatalogue(catalogue, [OwnCard(_stand_in(card, catalogue)) for card in missing])


def _stand_in(missing: Missing, catalogue: Catalogue) -> CardData:
    """A card of that name that does nothing: a 0/1 minion, a secret that waits for nothing."""
    model = catalogue[_MODEL_OF[missing.type]]
    changes: dict[str, Any] = {
        "id": missing.reference,
        "name": missing.reference,
        "dbf": 0,
        "collectible": False,
    }
    if missing.type is CardType.MINION:
        changes.update(attack=0, health=1, cost=0, race="")
    return dataclasses.replace(model, **changes)


def _references(scenario: Scenario) -> Iterator[tuple[str, str, CardType]]:
    """Every card that the board of a scenario names."""
    for player in scenario.players:
        if not isinstance(player, PlayerSpec):
            continue
        for name, card_type in _SINGLE.items():
            entity: EntitySpec | None = getattr(player, name)
            if entity is not None:
                yield from _of_entity(entity, card_type)
        for name, card_type in _ZONES.items():
            for entity in getattr(player, name):
                yield from _of_entity(entity, card_type)


def _of_entity(entity: EntitySpec, card_type: CardType) -> Iterator[tuple[str, str, CardType]]:
    yield entity.card, entity.path, card_type
    for attachment in entity.attach:
        yield attachment.card, attachment.path, CardType.ENCHANTMENT
