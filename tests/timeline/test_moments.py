"""The state at a node is, tag by tag, that of a run that was stopped there; and it is there in little time."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from timeline_cases import gallery_cases

from playorder.assembly import Program
from playorder.model.state import State
from playorder.rulesets.hearthstone import random_player as hearthstone
from playorder.rulesets.wowtcg import acting
from playorder.rulesets.wowtcg import random_games as wowtcg
from playorder.rulesets.wowtcg.opening import begin_game
from playorder.scenario import run as running
from playorder.scenario import table
from playorder.scenario.document import Scenario
from playorder.scenario.run import RunResult, Tools
from playorder.timeline.moments import SPACING, Moments
from playorder.timeline.nodes import TimelineRecorder
from playorder.timeline.recorded import Recorded


def slots_of(entity: Any) -> list[str]:
    return [slot for kind in type(entity).__mro__ for slot in getattr(kind, "__slots__", ())]


def snapshot(game: Any) -> list[dict[str, Any]]:
    """Every tag of every entity; definitions and the like by identity, which they keep within one run."""
    return [{slot: getattr(entity, slot) for slot in slots_of(entity)} for entity in game.entities]


def comparable(tags: list[dict[str, Any]]) -> list[dict[str, str]]:
    """The same over two runs: what is no plain value is told by its words."""
    return [{name: repr(value) for name, value in entity.items() if name != "definition"} for entity in tags]


class Stopped(BaseException):
    """Not an Exception: the program must not take it for a fault of a card."""


class Stopping(TimelineRecorder):
    """Stops the run where the node after ``last`` would begin."""

    last = 0

    def _check(self) -> None:
        if self.count() > self.last:
            raise Stopped

    def leaf(self, kind: str, label: str, rule: str, **facts: Any) -> int:
        self._check()
        return super().leaf(kind, label, rule, **facts)

    def open(self, kind: str, label: str, rule: str, **facts: Any) -> int:
        self._check()
        return super().open(kind, label, rule, **facts)


def stopped_at(
    scenario: Scenario, tools: Tools, node: int, monkeypatch: pytest.MonkeyPatch
) -> list[dict[str, str]]:
    """Every tag of another run of the scenario, stopped at a node."""
    games: list[Any] = []

    def recorder(game: Any) -> Stopping:
        games.append(game)
        made = Stopping(game)
        made.last = node
        return made

    with monkeypatch.context() as patched:
        patched.setattr(table, "TimelineRecorder", recorder)
        try:
            running.run(scenario, tools)
        except Stopped:
            pass
        else:
            raise AssertionError("the run did not get there")
    return comparable(snapshot(games[0]))


def test_at_a_node_of_every_gallery_case_the_state_is_that_of_a_run_stopped_there(
    program: Program, gallery_runs: list[RunResult], monkeypatch: pytest.MonkeyPatch
) -> None:
    tools, source = program.tools(), random.Random(5)
    for scenario, result in zip(gallery_cases().values(), gallery_runs, strict=True):
        if len(result.nodes) < 2:
            continue
        node = source.randrange(len(result.nodes) - 1)
        with result.recorded.after(node):
            here = comparable(snapshot(result.game))
        assert here == stopped_at(scenario, tools, node, monkeypatch), (scenario.title, node)


class Hearthstone:
    """Games of random play between random decks."""

    @staticmethod
    def begun(program: Program, seed: int) -> Any:
        """A game that is played at random, by the seed, but not begun yet."""
        source = random.Random(seed)
        classes = ("MAGE", "WARLOCK")
        catalogue = program.catalogue()
        sets = frozenset({"CORE", "EXPERT1"})
        decks = tuple(hearthstone.random_deck(catalogue, source, one, sets) for one in classes)
        game = hearthstone.new_game(catalogue, program.plugins.definition, decks, classes)  # type: ignore[arg-type]
        game.answerer = hearthstone.RandomAnswers(source)
        return game

    @staticmethod
    def play(game: Any) -> None:
        """Play it to its end."""
        hearthstone.start(game)
        hearthstone.play_on(game, game.answerer.source)


class WowTcg:
    """Games of random play between random decks, broken off after a while: not all of them end by themselves."""

    MOST_ACTIONS = 250

    @staticmethod
    def begun(program: Program, seed: int) -> Any:
        """A game that is played at random, by the seed, but not begun yet."""
        source = random.Random(seed)
        game = wowtcg.new_game(program.plugins.whole_cards("wowtcg"), source, "2.0")
        game.answerer = wowtcg.RandomAnswers(source)
        return game

    @classmethod
    def play(cls, game: Any) -> None:
        """Play so many actions of it."""
        begin_game(game)
        game.run()
        for _ in range(cls.MOST_ACTIONS):
            if game.info.ended:
                break
            acting.perform(game, wowtcg.next_action(game, game.answerer.source))


Games = type[Hearthstone] | type[WowTcg]


def random_game(program: Program, seed: int, games: Games = Hearthstone) -> Any:
    """A whole game of random play, recorded."""
    game = games.begun(program, seed)
    game.recorder = TimelineRecorder(game)
    games.play(game)
    return game


def stopped_random_game(program: Program, seed: int, node: int, games: Games) -> Any:
    """The same game of random play, stopped where the node after this one would begin."""
    game = games.begun(program, seed)
    recorder = Stopping(game)
    recorder.last = node
    game.recorder = recorder
    try:
        games.play(game)
    except Stopped:
        return game
    raise AssertionError("the game did not get there")


def heard(game: Any) -> dict[str, str]:
    """What listens to which kind of event."""
    return {str(kind): repr(found) for kind, found in game.state.listeners.items() if found}


@pytest.mark.parametrize("games", [Hearthstone, WowTcg])
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6), share=st.floats(0, 0.999))
def test_at_a_node_of_a_random_game_the_state_is_that_of_a_game_stopped_there(
    games: Games, program: Program, seed: int, share: float
) -> None:
    game = random_game(program, seed, games)
    run = Recorded(game, game.recorder)
    node = int(share * (len(run.nodes) - 1))
    with run.after(node):
        here = comparable(snapshot(game)), heard(game)
    stopped = stopped_random_game(program, seed, node, games)
    assert here == (comparable(snapshot(stopped)), heard(stopped))


@pytest.mark.parametrize("games", [Hearthstone, WowTcg])
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 10**6), data=st.data())
def test_in_random_games_any_order_of_moments_gives_what_the_journal_gives(
    games: Games, program: Program, seed: int, data: st.DataObject
) -> None:
    game = random_game(program, seed, games)
    state: State = game.state
    end = snapshot(game)
    moments = Moments(state)
    marks = data.draw(st.lists(st.integers(0, len(state.journal)), min_size=1, max_size=6))
    for mark in marks:
        undone = state.rewind(mark)
        plain, listening = snapshot(game), heard(game)
        state.replay(undone)
        with moments.at(mark):
            assert snapshot(game) == plain
            assert heard(game) == listening
            with moments.at(marks[0]):
                pass
            assert snapshot(game) == plain
        assert snapshot(game) == end


def test_a_run_that_goes_on_after_it_was_looked_at_is_still_right(program: Program) -> None:
    game = random_game(program, 3)
    state: State = game.state
    moments = Moments(state)
    with moments.at(0):
        pass
    hero = game.hero_of(1)
    for number in range(3 * SPACING):
        game.set(hero, "armor", number + 1)
    with moments.at(len(state.journal) - 1):
        assert hero.armor == 3 * SPACING - 1
    state.undo_to(len(state.journal) - 2 * SPACING)
    for _ in range(2 * SPACING):
        game.set(hero, "armor", hero.armor + 7)
    with moments.at(len(state.journal) - 1):
        assert hero.armor == SPACING + 7 * (2 * SPACING - 1)
    with moments.at(len(state.journal) - 2 * SPACING):
        assert hero.armor == SPACING


def test_what_lies_in_what(gallery_runs: list[RunResult]) -> None:
    for result in gallery_runs[::9]:
        run = Recorded(result.game, result.recorder)
        for node in run.nodes:
            inside = {one.id for one in run.within(node.id)}
            by_parents = {one.id for one in run.nodes if node.id in {above.id for above in run.above(one.id)}}
            assert inside == by_parents
            assert [one.id for one in run.children(node.id)] == [
                one.id for one in run.nodes if one.parent == node.id
            ]
            assert run.node_of_mark(node.begin) is not None


def test_a_run_without_a_recorder_has_no_nodes(program: Program) -> None:
    result = running.run(next(iter(gallery_cases().values())), program.tools(), record=False)
    assert result.recorded.nodes == []
    assert result.board_at(None).players[0].player == 1
