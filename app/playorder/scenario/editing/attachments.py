"""The attachments and triggers of an entity of a document."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playorder.carddata.cards import CardData, CardType
from playorder.carddata.catalogue import AmbiguousCard, Catalogue, UnknownCard
from playorder.cards.definition import CardDef
from playorder.scenario.editing.entities import Entry, as_object, set_field, shortened
from playorder.scenario.editing.refusals import EditRefusal, EditRefused
from playorder.scenario.editing.rules import AttachmentForm
from playorder.scenario.made import made_by

__all__ = [
    "add_trigger",
    "attach",
    "attachable",
    "attachable_cards",
    "attachments_of",
    "detach",
    "move_attachment",
    "remove_trigger",
    "replace_trigger",
    "set_attachment",
]

Definitions = Callable[[str], "CardDef | None"]


def attachments_of(entity: Entry, form: AttachmentForm) -> list[Entry]:
    """Each as an object; where plain statistics are written apart they come last."""
    keys = dict.fromkeys((form.cards, form.plain))
    return [as_object(item) for key in keys for item in entity.get(key, [])]


def attach(entity: Entry, attachment: Entry, form: AttachmentForm) -> Entry:
    """With one more attachment, the newest."""
    return _with(entity, [*attachments_of(entity, form), attachment], form)


def attachable(card: str, catalogue: Catalogue, definition_of: Definitions) -> str:
    """The id of a card that can be attached: an enchantment, or one that makes an enchantment.

    Raises :class:`EditRefused` for any other.
    """
    try:
        found = catalogue.find(card)
    except (UnknownCard, AmbiguousCard) as error:
        raise EditRefused(EditRefusal.UNKNOWN_CARD, card) from error
    if found.type is not CardType.ENCHANTMENT and made_by(definition_of(found.id)) is None:
        raise EditRefused(EditRefusal.NOTHING_TO_ATTACH, found.name)
    return found.id


def attachable_cards(catalogue: Catalogue, definition_of: Definitions) -> list[CardData]:
    """All enchantments with a definition, and the cards that make one."""
    found: list[CardData] = []
    for card in catalogue:
        definition = definition_of(card.id)
        if definition is not None and (card.type is CardType.ENCHANTMENT or made_by(definition) is not None):
            found.append(card)
    return found


def detach(entity: Entry, index: int, form: AttachmentForm) -> Entry:
    """Without one of its attachments."""
    held = attachments_of(entity, form)
    return _with(entity, [item for number, item in enumerate(held) if number != index], form)


def move_attachment(entity: Entry, index: int, to: int, form: AttachmentForm) -> Entry:
    """With one of its attachments at another place in their order."""
    held = attachments_of(entity, form)
    held.insert(max(0, min(to, len(held) - 1)), held.pop(index))
    return _with(entity, held, form)


def set_attachment(entity: Entry, index: int, field: str, value: Any, form: AttachmentForm) -> Entry:
    """With another value of a field of one of its attachments; an empty one takes the field out."""
    held = attachments_of(entity, form)
    held[index] = set_field(held[index], field, value or None)
    return _with(entity, held, form)


def add_trigger(entity: Entry, trigger: Entry) -> Entry:
    """With one more trigger written in the document. `entity` may be a player as well."""
    return {**entity, "triggers": [*entity.get("triggers", []), trigger]}


def replace_trigger(entity: Entry, index: int, trigger: Entry) -> Entry:
    """With another trigger in the place of one."""
    triggers = list(entity.get("triggers", []))
    triggers[index] = trigger
    return {**entity, "triggers": triggers}


def remove_trigger(entity: Entry, index: int) -> Entry:
    """Without one of the triggers written in the document."""
    left = [item for number, item in enumerate(entity.get("triggers", [])) if number != index]
    return set_field(entity, "triggers", left)


def _with(entity: Entry, attachments: list[Entry], form: AttachmentForm) -> Entry:
    if form.cards == form.plain:
        return set_field(entity, form.cards, [shortened(item) for item in attachments])
    entity = set_field(entity, form.cards, [shortened(item) for item in attachments if "card" in item])
    return set_field(entity, form.plain, [item for item in attachments if "card" not in item])
