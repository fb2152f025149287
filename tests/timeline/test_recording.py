"""What it costs the machine that somebody records a run."""

from __future__ import annotations

import pytest

from playorder.assembly import Program
from playorder.cli.bench import JUGGLER, scene
from playorder.engine.machine import EndlessResolution
from playorder.rulesets.hearthstone.actions import perform
from playorder.rulesets.hearthstone.known_actions import Action


def steps_of_a_wisp(program: Program, *, record: bool) -> int:
    """How many steps the machine takes to play a Wisp beside a Knife Juggler."""
    game, names = scene(program, JUGGLER, record)
    mark = game.state.mark()
    for limit in range(1, 100):
        game.step_limit = limit
        try:
            perform(game, Action("play", names.ids["wisp"]))
        except EndlessResolution:
            game.state.undo_to(mark)
            game.stack = None
            game.given_answers.clear()
        else:
            return limit
    raise AssertionError("more than 99 steps")


def test_phases_and_events_that_nobody_hears_are_told_without_a_step_of_their_own(program: Program) -> None:
    assert steps_of_a_wisp(program, record=True) == steps_of_a_wisp(program, record=False)


@pytest.mark.parametrize("looked_at", [False, True])
def test_facts_that_are_changed_later_are_those_of_the_node(program: Program, *, looked_at: bool) -> None:
    game, _ = scene(program, JUGGLER, record=True)
    recorder = game.recorder
    node = recorder.leaf("damage", "damage", "002:四10", source=5, target=6, player=2, amount=3)
    if looked_at:
        assert recorder.nodes[node].amount == 3
    recorder.amend(node, kind="prevented", amount=None, status="failed")
    told = recorder.nodes[node]
    assert (told.kind, told.amount, told.status) == ("prevented", None, "failed")
    assert (told.source, told.target, told.player) == (5, 6, 2)
