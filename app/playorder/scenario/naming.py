"""Names in scripts and checks: ids of the document, ``"NAME#n"`` for what the run made, card names."""

from __future__ import annotations

from typing import Any

from playorder.carddata.cards import CardType


def is_card(entity: Any) -> bool:
    """Whether an entity of a game is a card of any kind, not a player or something that only the rules know."""
    return hasattr(entity, "card")


def is_enchantment(entity: Any) -> bool:
    """Whether a card is what lies on another as an enchantment: such are told apart by what bears them."""
    return getattr(entity, "type", None) is CardType.ENCHANTMENT


def is_counted(entity: Any) -> bool:
    """Whether something that the run made counts for ``NAME#n``: no enchantment, no option that was not taken."""
    if not is_card(entity) or not entity.serial:
        return False
    is_option = getattr(entity, "option", False)
    return not is_option and not is_enchantment(entity)


class Names:
    """Finds entities by the contract's rules; ``first_made`` is where the run's own entities begin.

    ``paths`` tell where the document writes an entity, for those that have no id yet.
    """

    def __init__(self, game: Any, ids: dict[str, int], paths: dict[int, str] | None = None) -> None:
        self.game = game
        self.ids = ids
        self.paths = paths or {}
        self.first_made = len(game.entities)

    def made(self, name: str) -> Any:
        """The n-th entity of a card name that did not exist in the document (``NAME#n``), or None."""
        base, _, number = name.rpartition("#")
        if not base or not number.isdecimal():
            return None
        left = int(number)
        for entity in self.game.entities[self.first_made :]:
            if is_counted(entity) and base in (entity.card.name, entity.card.id):
                left -= 1
                if left == 0:
                    return entity
        return None

    def find(self, name: str) -> Any:
        """The entity that an id or ``NAME#n`` means, or None."""
        if name in self.ids:
            return self.game.entities[self.ids[name]]
        return self.made(name)

    def matches(self, entity_id: int | None, name: str) -> bool:
        """Whether an entity is the one that a name means: its id, ``NAME#n``, or its card's name or id."""
        if entity_id is None:
            return False
        entity = self.game.entities[entity_id]
        if not is_card(entity):
            return False
        if name in self.ids:
            return self.ids[name] == entity_id
        if name in (entity.card.name, entity.card.id):
            return True
        found = self.made(name)
        return found is not None and found.id == entity_id

    def title_of(self, name: str) -> str:
        """What people call the entity or card that a script names."""
        found = self.find(name)
        return self.card_name(name if found is None else found.id) or name

    def card_name(self, candidate: Any) -> str:
        """The name of an entity's card, or of the card with this id; empty for what has none."""
        if isinstance(candidate, str):
            card = self.game.catalogue.get(candidate)
            return "" if card is None else str(card.name)
        is_id = isinstance(candidate, int) and 0 <= candidate < len(self.game.entities)
        entity: Any = self.game.entities[candidate] if is_id else None
        return str(entity.card.name) if is_card(entity) else ""


def name_in_document(names: Names, entity_id: int) -> str:
    """How scripts, picks and checks speak of an entity: its id, ``NAME#n``, or nothing if it has no name yet."""
    if not names.card_name(entity_id):
        return ""
    entity = names.game.entities[entity_id]
    if entity.key:
        return str(entity.key)
    label = entity_labels(names)[entity_id]
    return label if names.find(label) is entity else ""


def entity_labels(names: Names) -> dict[int, str]:
    """A name for every entity: its id in the document, else ``NAME#n``, else card name and number."""
    found: dict[int, str] = {}
    counts: dict[str, int] = {}
    for entity in names.game.entities:
        if not is_card(entity):
            continue
        label = entity.key
        if entity.id >= names.first_made and is_counted(entity):
            counts[entity.card.name] = counts.get(entity.card.name, 0) + 1
            label = f"{entity.card.name}#{counts[entity.card.name]}"
        found[entity.id] = label or f"{entity.card.name} ({entity.id})"
    return found
