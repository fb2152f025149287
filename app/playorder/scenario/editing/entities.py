"""Entities of a document: reading, putting, taking out, and the fields of one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final

from playorder.scenario.editing.places import SLOTS, ZonePlace
from playorder.scenario.spelling_out import spelled_out

__all__ = [
    "Document",
    "Entry",
    "as_object",
    "entities_of",
    "entity_at",
    "ids_of",
    "inserted",
    "put_entity",
    "removed",
    "set_field",
    "set_keyword",
    "set_tag",
    "shortened",
    "update_entity",
    "without_ids",
]

Document = dict[str, Any]
"""A scenario as JSON."""
Entry = dict[str, Any]
"""An entity, attachment or trigger in it."""
ATTACHED: Final = ("attach", "attached")
"""The keys under which the rulesets write what lies on an entity."""


def entities_of(document: Document, player: int, zone: str) -> list[Entry]:
    """What a zone holds, each as an object; a slot holds none or one."""
    if zone in SLOTS:
        side = _side(document, player)
        return [] if side.get(zone) is None else [as_object(side[zone])]
    return [as_object(item) for item in _written(document, ZonePlace(player, zone))]


def entity_at(document: Document, place: ZonePlace) -> Entry | None:
    """The entity at a place as an object; None where none is written, as for a default hero."""
    held = entities_of(document, place.player, place.zone)
    index = 0 if place.is_slot else place.index
    return held[index] if 0 <= index < len(held) else None


def put_entity(document: Document, place: ZonePlace, entity: Entry) -> Document:
    """Another entity at a place that exists; a slot may have been empty."""
    if place.is_slot:
        return _with_zone(document, place.player, place.zone, shortened(entity))
    held = _written(document, place)
    held[place.index] = shortened(entity)
    return _with_zone(document, place.player, place.zone, held)


def update_entity(
    document: Document, place: ZonePlace, card: str, change: Callable[[Entry], Entry]
) -> Document:
    """What is at a place, changed. `card` is what stands there if the document leaves it to the default."""
    entity = entity_at(document, place) or {"card": card}
    return put_entity(document, place, change(entity))


def inserted(document: Document, place: ZonePlace, entities: Sequence[Entry]) -> Document:
    """Entities before the one that has this place now, or into a slot, whose entity they replace."""
    if place.is_slot:
        return put_entity(document, place, entities[-1])
    held = _written(document, place)
    held[place.index : place.index] = [shortened(entity) for entity in entities]
    return _with_zone(document, place.player, place.zone, held)


def removed(document: Document, places: Collection[ZonePlace], keep_order: Collection[str] = ()) -> Document:
    """Without the entities at these places; their ids leave the order of play, but for those to be kept."""
    gone: list[Entry] = []
    for player, zone in sorted({(place.player, place.zone) for place in places}):
        if zone in SLOTS:
            gone += entities_of(document, player, zone)
            document = _with_zone(document, player, zone, None)
            continue
        out = {place.index for place in places if (place.player, place.zone) == (player, zone)}
        held = _written(document, ZonePlace(player, zone))
        gone += [as_object(item) for index, item in enumerate(held) if index in out]
        document = _with_zone(
            document, player, zone, [item for index, item in enumerate(held) if index not in out]
        )
    return _without_order(document, set(ids_of(gone)) - set(keep_order))


def ids_of(entities: Iterable[Entry]) -> Iterable[str]:
    """The ids of entities and of their attachments."""
    for entity in entities:
        if entity.get("id"):
            yield entity["id"]
        for key in ATTACHED:
            for attachment in entity.get(key, []):
                if isinstance(attachment, dict) and attachment.get("id"):
                    yield attachment["id"]


def without_ids(entity: Entry) -> Entry:
    """A copy of an entity that goes into the same document: an id is there once."""
    copied = {key: value for key, value in entity.items() if key != "id"}
    for held in ATTACHED:
        if held in copied:
            copied[held] = [
                {key: value for key, value in item.items() if key != "id"} if isinstance(item, dict) else item
                for item in copied[held]
            ]
    return copied


def as_object(item: Any) -> Entry:
    """An entity or attachment as a new object, however it is written."""
    return {"card": item} if isinstance(item, str) else dict(item)


def shortened(entity: Entry) -> Any:
    """The shortest way to write an entity or attachment."""
    return entity["card"] if set(entity) == {"card"} else entity


# --- fields of one entity ------------------------------------------------------------------------------------


def set_field(entity: Entry, field: str, value: Any) -> Entry:
    """An entity with another value of a field; None, and whatever is the field's default, takes the field out."""
    if value is None or (value == _DEFAULTS.get(field) and field in _DEFAULTS):
        return {key: old for key, old in entity.items() if key != field}
    return {**entity, field: value}


def set_keyword(entity: Entry, keyword: str, on: bool, printed: bool) -> Entry:
    """An entity with a keyword or without it. What is printed is taken away by a tag, which has the last word."""
    tags = {tag: value for tag, value in entity.get("tags", {}).items() if tag != keyword.upper()}
    keywords = [known for known in entity.get("keywords", []) if known != keyword]
    if on and not printed:
        keywords.append(keyword)
    if printed and not on:
        tags[keyword.upper()] = 0
    return set_field(set_field(entity, "keywords", keywords or None), "tags", tags or None)


def set_tag(entity: Entry, tag: str, value: int | None, key: str = "tags") -> Entry:
    """An entity with a raw tag (or what else has a number under ``key``) of another value; None takes it out."""
    tags = {known: old for known, old in entity.get(key, {}).items() if known != tag}
    if value is not None:
        tags[tag] = value
    return set_field(entity, key, tags or None)


_DEFAULTS: dict[str, Any] = {"damage": 0, "armor": 0, "exhausted": False, "attacks_this_turn": 0, "attach": [],
                             "triggers": [], "id": "", "attached": [], "modifiers": [], "counters": {}}  # fmt: skip


# --- within ----------------------------------------------------------------------------------------------------


def _side(document: Document, player: int) -> Entry:
    side: Entry = document["players"][player - 1]
    return side


def _written(document: Document, place: ZonePlace) -> list[Any]:
    """A zone's list as it is written, to be changed; spelled out where the document only counts."""
    return list(
        spelled_out(document, place.player, place.zone, _side(document, place.player).get(place.zone))
    )


def _with_zone(document: Document, player: int, zone: str, value: Any) -> Document:
    side = dict(_side(document, player))
    if value is None or value == []:
        side.pop(zone, None)
    else:
        side[zone] = value
    players = list(document["players"])
    players[player - 1] = side
    return {**document, "players": players}


def _without_order(document: Document, gone: Collection[str]) -> Document:
    order = document.get("play_order")
    if not order or not gone:
        return document
    left = [name for name in order if name not in gone]
    without = {key: value for key, value in document.items() if key != "play_order"}
    return {**document, "play_order": left} if left else without
