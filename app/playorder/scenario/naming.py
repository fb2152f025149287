"""Names in scripts and checks: ids of the document, ``"NAME#n"`` for what the run made, card names."""

from __future__ import annotations

from typing import Any

from playorder.carddata.cards import CardType
from playorder.rulesets.hearthstone.entities import Entity


class Names:
    """Finds entities by the contract's rules; ``first_made`` is where the run's own entities begin."""

    def __init__(self, game: Any, ids: dict[str, int]) -> None:
        self.game = game
        self.ids = ids
        self.first_made = len(game.entities)

    def made(self, name: str) -> Entity | None:
        """The n-th entity of a card name that did not exist in the document (``NAME#n``)."""
        base, _, number = name.rpartition("#")
        if not base or not number.isdigit():
            return None
        left = int(number)
        for entity in self.game.entities[self.first_made :]:
            if (
                isinstance(entity, Entity)
                and entity.serial
                and not entity.option
                and entity.type is not CardType.ENCHANTMENT
                and base in (entity.card.name, entity.card.id)
            ):
                left -= 1
                if left == 0:
                    return entity
        return None

    def find(self, name: str) -> Entity | None:
        """The entity that an id or ``NAME#n`` means."""
        if name in self.ids:
            found: Entity = self.game.entities[self.ids[name]]
            return found
        return self.made(name)

    def matches(self, entity_id: int | None, name: str) -> bool:
        """Whether an entity is the one that a name means: its id, ``NAME#n``, or its card's name or id."""
        if entity_id is None:
            return False
        entity = self.game.entities[entity_id]
        if not isinstance(entity, Entity):
            return False
        if name in self.ids:
            return self.ids[name] == entity_id
        if name in (entity.card.name, entity.card.id):
            return True
        found = self.made(name)
        return found is not None and found.id == entity_id


def entity_labels(names: Names) -> dict[int, str]:
    """A name for every entity: its id in the document, else ``NAME#n``, else card name and number."""
    found: dict[int, str] = {}
    counts: dict[str, int] = {}
    for entity in names.game.entities:
        if not isinstance(entity, Entity):
            continue
        label = entity.key
        if (
            entity.id >= names.first_made
            and entity.serial
            and not entity.option
            and entity.type is not CardType.ENCHANTMENT
        ):
            counts[entity.card.name] = counts.get(entity.card.name, 0) + 1
            label = f"{entity.card.name}#{counts[entity.card.name]}"
        found[entity.id] = label or f"{entity.card.name} ({entity.id})"
    return found
