"""The order of play is counted from 1 among what is in play."""

from __future__ import annotations

from playorder.timeline.board_view import AttachmentView, BoardView, EntityView, PlayerView, ZoneView
from playorder.timeline.ranks import with_ranks


def board(*zones: ZoneView) -> BoardView:
    """A board with these zones of player 1, and a hero of player 2."""
    hero = ZoneView("hero", "Hero", "slot", (EntityView(1, order=3),))
    return BoardView((PlayerView(1, zones=zones), PlayerView(2, zones=(hero,))))


def test_only_what_is_in_play_is_counted_with_what_is_attached_to_it() -> None:
    written = AttachmentView(9, "Written", path="$.players[0].board[0].attach[0]", order=20)
    made = AttachmentView(10, "Made by the run", order=21)
    minions = ZoneView(
        "board",
        "Minions",
        "row",
        (EntityView(2, order=30), EntityView(3, order=12, attachments=(written, made))),
    )
    hand = ZoneView("hand", "Hand", "hand", (EntityView(4, order=5),))
    ranked = with_ranks(board(minions, hand))
    last, first = ranked.players[0].zones[0].entities
    assert (ranked.players[1].zones[0].entities[0].rank, first.rank, last.rank) == (1, 2, 4)
    assert [one.rank for one in first.attachments] == [3, 0]
    assert ranked.players[0].zones[1].entities[0].rank == 0
    assert (last.order, first.order) == (30, 12), "the order itself is what it was"


def test_what_has_no_place_in_the_order_has_no_rank() -> None:
    ranked = with_ranks(board(ZoneView("board", "Minions", "row", (EntityView(2),))))
    assert ranked.players[0].zones[0].entities[0].rank == 0
