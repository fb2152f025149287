"""The order of play as people count it: from 1, among what is in play."""

from __future__ import annotations

from dataclasses import replace

from playorder.timeline.board_view import BoardView, EntityView, PlayerView

__all__ = ["with_ranks"]

_IN_PLAY = frozenset({"row", "slot", "tokens"})
"""Layouts of zones in play: cards in hands and piles have a place in the order, too, but nobody counts them."""


def with_ranks(board: BoardView) -> BoardView:
    """The board on which everything in play knows its rank; attachments that the document writes count as well."""
    orders = sorted(
        order
        for player in board.players
        for zone in player.zones
        if zone.layout in _IN_PLAY
        for view in zone.entities
        for order in (view.order, *(one.order for one in view.attachments if one.path))
        if order
    )
    ranks = {order: rank for rank, order in enumerate(orders, 1)}
    one, two = (_ranked(player, ranks) for player in board.players)
    return replace(board, players=(one, two))


def _ranked(player: PlayerView, ranks: dict[int, int]) -> PlayerView:
    zones = tuple(
        replace(zone, entities=tuple(_with_rank(view, ranks) for view in zone.entities))
        if zone.layout in _IN_PLAY and zone.entities
        else zone
        for zone in player.zones
    )
    return replace(player, zones=zones)


def _with_rank(view: EntityView, ranks: dict[int, int]) -> EntityView:
    attachments = view.attachments
    if any(one.path for one in attachments):
        attachments = tuple(
            replace(one, rank=ranks.get(one.order, 0)) if one.path else one for one in attachments
        )
    return replace(view, rank=ranks.get(view.order, 0), attachments=attachments)
