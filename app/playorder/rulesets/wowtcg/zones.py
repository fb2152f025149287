"""The zones and their lists (001:413): taking a card out of where it is, and laying it where it goes."""

from __future__ import annotations

from playorder.rulesets.wowtcg.definitions import EQUIPMENT, CardType
from playorder.rulesets.wowtcg.entities import Entity, Row, Zone
from playorder.rulesets.wowtcg.game import Game

PILES = {Zone.HAND: "hand", Zone.DECK: "deck", Zone.GRAVEYARD: "graveyard", Zone.REMOVED: "removed"}
"""Zones of which each player has one, and a player's tag for it (001:413.2)."""


def row_of(entity: Entity) -> Row:
    """Where a card that is no resource lies in play (001:413.9a)."""
    return Row.ALLY if entity.card.type is CardType.ALLY else Row.HERO


def is_equipment(entity: Entity) -> bool:
    """Armor, item or weapon (001:300.1)."""
    return entity.card.type in EQUIPMENT


def take_out(game: Game, entity: Entity) -> None:
    """Take a card out of the list that holds it."""
    if entity.zone in PILES:
        _remove(game, entity.owner, PILES[entity.zone], entity.id)
    elif entity.attached_to is not None:
        host = game.entity(entity.attached_to)
        game.set(host, "attachments", tuple(n for n in host.attachments if n != entity.id))
        game.set(entity, "attached_to", None)
    elif entity.row is not None:
        _remove(game, entity.controller, entity.row.value, entity.id)
        game.set(entity, "row", None)


def _remove(game: Game, player: int, tag: str, number: int) -> None:
    held = getattr(game.players[player], tag)
    game.set(game.players[player], tag, tuple(n for n in held if n != number))


def put_in(game: Game, entity: Entity, zone: Zone) -> None:
    """Put a card that is in no list into a zone, of its owner's (001:413.2). A deck's top is its first card."""
    game.set(entity, "zone", zone)
    game.set(entity, "stays", entity.stays + 1)
    if zone in PILES:
        owner = game.players[entity.owner]
        game.set(owner, PILES[zone], (*getattr(owner, PILES[zone]), entity.id))


def place_in_row(game: Game, entity: Entity, row: Row) -> None:
    """Lay a card into a row of its controller's side."""
    player = game.players[entity.controller]
    game.set(player, row.value, (*getattr(player, row.value), entity.id))
    game.set(entity, "row", row)
    if entity.card.type is CardType.HERO and row is Row.HERO:
        game.set(player, "hero", entity.id)


def attach(game: Game, entity: Entity, host: Entity) -> None:
    """Lay a card onto another (001:413.9a)."""
    game.set(entity, "attached_to", host.id)
    game.set(host, "attachments", (*host.attachments, entity.id))
