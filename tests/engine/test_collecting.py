"""The collector of cycles while many games are played."""

from __future__ import annotations

import gc
import weakref

from playorder.assembly import Program
from playorder.engine.collecting import MADE_BETWEEN, collecting_rarely, pass_over_what_is_there
from playorder.rulesets.hearthstone.random_games import HearthstoneRandomGames


def test_the_collector_is_as_it_was_after_the_context() -> None:
    before = gc.get_threshold()

    with collecting_rarely():
        assert gc.get_threshold() == (MADE_BETWEEN, *before[1:])
        assert gc.get_freeze_count() > 0

    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


class Link:
    """Something that can be part of a cycle."""

    def __init__(self) -> None:
        self.to = self


def test_what_is_there_is_passed_over_but_what_was_garbage_by_then_is_gone() -> None:
    kept, lost = Link(), Link()
    gone = weakref.ref(lost)
    del lost
    try:
        pass_over_what_is_there()
        assert gone() is None
        assert all(one is not kept for one in gc.get_objects())
    finally:
        gc.unfreeze()
    assert any(one is kept for one in gc.get_objects())


def test_a_game_that_nobody_holds_leaves_nothing_to_collect() -> None:
    program = Program()
    games = HearthstoneRandomGames(program.catalogue, program.plugins.definition)
    games.play(1, "2016-03")
    gc.collect()
    gc.disable()
    try:
        games.play(2, "2016-03")
        left = gc.collect()
    finally:
        gc.enable()

    assert left < 100
