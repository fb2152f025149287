"""Stand-ins for cards that this program does not have, so that a scenario from elsewhere can still be opened."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from playorder.carddata.cards import CardData, CardType
from playorder.carddata.catalogue import Catalogue
from playorder.scenario.document import EntitySpec, Scenario

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
    """The cards of a scenario that the catalogue does not have, each once, in document order."""
    found: dict[str, Missing] = {}
    for reference, path, card_type in _references(scenario):
        if reference and reference not in found and not _is_known(reference, catalogue):
            found[reference] = Missing(reference, path, card_type)
    return tuple(found.values())


def with_placeholders(scenario: Scenario, catalogue: Catalogue) -> Catalogue:
    """The catalogue with a stand-in for every card of the scenario that it lacks; itself if it lacks none."""
    missing = missing_cards(scenario, catalogue)
    return (
        _Extended(catalogue, {card.reference: _stand_in(card, catalogue) for card in missing})
        if missing
        else catalogue
    )


class _Extended(Catalogue):
    """A catalogue that knows a few cards more by what a document calls them."""

    def __init__(self, catalogue: Catalogue, more: dict[str, CardData]) -> None:
        self.__dict__.update(catalogue.__dict__)  # the same cards: whatever one of them makes, both may use
        self._more = more

    def __contains__(self, card_id: object) -> bool:
        return card_id in self._more or super().__contains__(card_id)

    def __getitem__(self, card_id: str) -> CardData:
        return self._more[card_id] if card_id in self._more else super().__getitem__(card_id)

    def get(self, card_id: str) -> CardData | None:
        return self._more.get(card_id) or super().get(card_id)

    def find(self, reference: str) -> CardData:
        return self._more[reference] if reference in self._more else super().find(reference)

    def text(self, card_id: str, language: str = "enUS", *, markup: bool = False) -> str:
        return "" if card_id in self._more else super().text(card_id, language, markup=markup)

    def name(self, card_id: str, language: str = "enUS") -> str:
        return card_id if card_id in self._more else super().name(card_id, language)


def _is_known(reference: str, catalogue: Catalogue) -> bool:
    return reference in catalogue or reference in catalogue.names()


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
