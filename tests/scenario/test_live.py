"""One table that is run on in one thread and looked at from another."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.live import LiveTable
from playorder.scenario.reading import read_values

TOOLS = Program().tools()


def scenario(*plays: str, **fields: Any) -> Scenario:
    document = {
        "format": "playorder/scenario",
        "version": 1,
        "players": [{"hand": [{"id": "a", "card": "Wisp"}, {"id": "b", "card": "Wisp"}]}, {}],
        "script": [{"play": play} for play in plays],
        **fields,
    }
    return read_values(document)[0]


def test_the_next_run_goes_on_from_the_last_one() -> None:
    live = LiveTable(TOOLS)
    first = live.run(scenario("a"))
    second = live.run(scenario("a", "b"))

    assert second.game is first.game
    assert len(second.game.players[1].board) == 2


def test_what_an_earlier_run_gave_is_gone_after_the_next() -> None:
    live = LiveTable(TOOLS)
    live.run(scenario("a"))
    first = live.turn
    live.run(scenario("b"))

    with live.look(first) as table:
        assert table is None
    with live.look(live.turn) as table:
        assert table is not None


def test_nobody_sees_a_table_that_is_being_run_on() -> None:
    live = LiveTable(TOOLS)
    live.run(scenario("a"))
    looking, looked = threading.Event(), threading.Event()
    seen: list[object] = []

    def look() -> None:
        looking.wait(5)
        with live.look(live.turn) as table:
            seen.append(table)
        looked.set()

    other = threading.Thread(target=look)
    other.start()
    with live.look(live.turn):
        looking.set()
        looked.wait(5)
    other.join()

    assert seen == [None]


def test_asking_for_chance_needs_another_table() -> None:
    live = LiveTable(TOOLS)
    first = live.run(scenario("a"))
    asking = live.run(scenario("a"), ask=True)

    assert asking.game is not first.game


def test_a_board_that_cannot_be_built_leaves_nothing_half_done() -> None:
    live = LiveTable(TOOLS)
    live.run(scenario("a"))

    with pytest.raises(ScenarioError):
        live.run(scenario("a", edition="1999-01"))

    assert len(live.run(scenario("a")).game.players[1].board) == 1
