"""Putting, moving, copying and removing entities, with the limits that the ruleset sets."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from playorder.scenario.editing.entities import (
    Document,
    Entry,
    entities_of,
    entity_at,
    ids_of,
    inserted,
    removed,
    without_ids,
)
from playorder.scenario.editing.places import LISTS, ZonePlace
from playorder.scenario.editing.refusals import EditRefusal, EditRefused
from playorder.scenario.editing.rules import EditingCard, EditingRules

__all__ = ["Arranger", "Edit"]


@dataclass(frozen=True, slots=True)
class Edit:
    """What an edit gave: the new document, and where in it the entities concerned are."""

    document: Document
    places: tuple[ZonePlace, ...]


class Arranger:
    """Arranges the entities of documents; every method raises :class:`EditRefused` where a limit forbids it."""

    def __init__(self, rules: EditingRules) -> None:
        self._rules = rules

    def home(self, card: Any, player: int) -> ZonePlace:
        """The zone where a card stands by itself; the index is the first."""
        return ZonePlace(player, self._rules.home_of(self._rules.card(card)))

    def check(
        self,
        document: Document,
        place: ZonePlace,
        entities: Sequence[Entry],
        leaving: Collection[ZonePlace] = (),
    ) -> None:
        """Whether these entities may come to a place, once others have left theirs."""
        held = [
            self._known(entity)
            for index, entity in enumerate(entities_of(document, place.player, place.zone))
            if ZonePlace(place.player, place.zone, index) not in leaving
        ]
        if place.is_slot:
            if len(entities) > 1:
                raise EditRefused(EditRefusal.ONE_PLACE)
            held = []
        for entity in entities:
            card = self._rules.card(entity["card"])
            reason = self._rules.why_not(place.zone, card, held)
            if reason is not None:
                raise EditRefused(reason, card.name)
            held.append(card)

    def insert(self, document: Document, place: ZonePlace, entities: Sequence[Entry]) -> Edit:
        """New entities before the one that has this place now; an index behind the last puts them at the end."""
        fresh = [without_ids(entity) for entity in entities]
        place = self._place_for(document, place, fresh)
        self.check(document, place, fresh)
        place = _within(document, place)
        return Edit(inserted(document, place, fresh), _row(place, len(fresh)))

    def move(self, document: Document, places: Collection[ZonePlace], to: ZonePlace) -> Edit:
        """Entities to another place, in the order in which they stand; `to.index` counts before they leave."""
        ordered = sorted(set(places))
        self._may_leave(ordered)
        moved = [entity for entity in (entity_at(document, place) for place in ordered) if entity is not None]
        if not moved:
            raise EditRefused(EditRefusal.NOT_THERE)
        to = self._place_for(document, to, moved)
        self.check(document, to, moved, ordered)
        before = sum(
            (place.player, place.zone) == (to.player, to.zone) and place.index < to.index for place in ordered
        )
        without = removed(document, ordered, list(ids_of(moved)))
        target = _within(without, ZonePlace(to.player, to.zone, to.index - before))
        return Edit(inserted(without, target, moved), _row(target, len(moved)))

    def change_side(self, document: Document, places: Collection[ZonePlace]) -> Edit:
        """Entities to the same zone of the other player, at its end."""
        found: list[ZonePlace] = []
        ordered = sorted(set(places))
        for player, zone in dict.fromkeys((place.player, place.zone) for place in ordered):
            part = [place for place in ordered if (place.player, place.zone) == (player, zone)]
            edit = self.move(document, part, ZonePlace(3 - player, zone, 10**6))
            document = edit.document
            found += edit.places
        return Edit(document, tuple(found))

    def duplicate(self, document: Document, places: Collection[ZonePlace]) -> Edit:
        """A copy of each entity directly behind it."""
        found: list[ZonePlace] = []
        for place in sorted(set(places), reverse=True):
            if place.is_slot:
                raise EditRefused(EditRefusal.ONE_PLACE)
            entity = entity_at(document, place)
            if entity is None:
                continue
            edit = self.insert(document, ZonePlace(place.player, place.zone, place.index + 1), [entity])
            document = edit.document
            found = [
                ZonePlace(other.player, other.zone, other.index + 1)
                if (other.player, other.zone) == (place.player, place.zone)
                else other
                for other in found
            ]
            found += edit.places
        return Edit(document, tuple(sorted(found)))

    def remove(self, document: Document, places: Collection[ZonePlace]) -> Edit:
        """Without these entities; what comes to stand in the first one's place is what the edit gives."""
        ordered = sorted(set(places))
        self._may_leave(ordered)
        left = removed(document, ordered)
        first = ordered[0] if ordered else None
        if first is None or first.is_slot:
            return Edit(left, ())
        rest = len(entities_of(left, first.player, first.zone))
        index = min(first.index, rest - 1)
        return Edit(left, (ZonePlace(first.player, first.zone, index),) if index >= 0 else ())

    def _known(self, entity: Entry) -> EditingCard | None:
        """The card of something that lies there; None if it is not known here, which hinders nobody."""
        try:
            return self._rules.card(entity["card"])
        except EditRefused:
            return None

    def _place_for(self, document: Document, place: ZonePlace, entities: Sequence[Entry]) -> ZonePlace:
        """Where the document writes what goes to a place of the board."""
        lengths = {zone: len(entities_of(document, place.player, zone)) for zone in LISTS}
        card = self._rules.card(entities[0]["card"])
        zone, index = self._rules.place_for(place.zone, place.index, card, lengths)
        return ZonePlace(place.player, zone, index)

    def _may_leave(self, places: Collection[ZonePlace]) -> None:
        if any(place.zone == "hero" for place in places):
            raise EditRefused(EditRefusal.HERO_STAYS)


def _within(document: Document, place: ZonePlace) -> ZonePlace:
    """The place with its index cut down to the end of the zone."""
    if place.is_slot:
        return ZonePlace(place.player, place.zone)
    count = len(entities_of(document, place.player, place.zone))
    return ZonePlace(place.player, place.zone, max(0, min(place.index, count)))


def _row(first: ZonePlace, count: int) -> tuple[ZonePlace, ...]:
    return tuple(ZonePlace(first.player, first.zone, first.index + offset) for offset in range(count))
