"""Merging: the fingerprint agrees with an exact key, and the graph with a walk that merges nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from playorder.cards.effects import Call
from playorder.explore.beginning import walk_of
from playorder.explore.budget import Watch
from playorder.explore.encoding import Encoder
from playorder.explore.exploring import exact_graph, outcomes_of_graph, reader_for
from playorder.explore.fingerprint import tags_of
from playorder.explore.graph import Explorer
from playorder.explore.walking import Walk
from playorder.scenario.document import Scenario
from playorder.scenario.result import Tools

Board = Callable[..., Scenario]

ENEMIES = [
    {"id": "a", "card": "Wisp", "health": 1},
    {"id": "b", "card": "Loot Hoarder"},
    {"id": "c", "card": "Imp Gang Boss"},
]
BOARDS: dict[str, tuple[dict[str, Any], dict[str, Any], list[dict[str, Any]]]] = {
    "missiles": ({"hand": ["Arcane Missiles"]}, {"board": ENEMIES, "deck": ["Wisp"]}, [{"play": "Arcane Missiles"}]),
    "knives and hounds": (
        {"hand": ["Unleash the Hounds"], "board": ["Knife Juggler", "Knife Juggler"]},
        {"board": ENEMIES, "deck": ["Wisp"]},
        [{"play": "Unleash the Hounds"}],
    ),
    "what is made, dies and is stolen": (
        {"hand": ["Unleash the Hounds", "Arcane Missiles", "Brawl"], "board": ["Knife Juggler"]},
        {"board": ["Sylvanas Windrunner", "Piloted Shredder"], "deck": ["Wisp"]},
        [{"play": "Arcane Missiles"}, {"play": "Brawl"}],
    ),
    "a turn with Ragnaros": (
        {"board": ["Ragnaros the Firelord", "Young Priestess", {"card": "Wisp", "health": 3}]},
        {"board": ENEMIES, "deck": ["Wisp", "Wisp"]},
        [{"end_turn": True}],
    ),
}  # fmt: skip


def exact_key(walk: Walk, at_root: dict[tuple[int, str], str]) -> tuple[Any, ...]:
    """Everything that can still matter, written down in full: all tags of all entities, listeners, stack, script."""
    encoder = Encoder()
    game = walk.game
    tags = frozenset(
        (entity.id, tag, text)
        for entity in game.entities
        for tag in tags_of(type(entity))
        if (text := encoder.text(getattr(entity, tag))) != at_root.get((entity.id, tag))
    )
    listeners = frozenset(
        (encoder.text(kind), encoder.text(value)) for kind, value in game.state.listeners.items() if value
    )
    stack = []
    cell = game.stack
    while cell is not None:
        stack.append(encoder.text(cell[0]))
        cell = cell[1]
    return tags, listeners, tuple(stack), tuple(game.given_answers), walk.next_action, walk.stopped


@pytest.mark.parametrize("name", BOARDS)
def test_equal_fingerprints_mean_equal_positions_and_different_ones_different(
    name: str, board: Board, tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, script = BOARDS[name]
    walk = walk_of(board(one, two, *script), tools)
    at_root = {
        (entity.id, tag): Encoder().text(getattr(entity, tag))
        for entity in walk.game.entities
        for tag in tags_of(type(entity))
    }
    keys: dict[int, Any] = {}
    prints: dict[Any, int] = {}
    compared = 0
    position = Walk.position

    def checked(self: Walk, since: Any) -> int:
        nonlocal compared
        found = position(self, since)
        key = exact_key(self, at_root)
        assert keys.setdefault(found, key) == key, "merged though different"
        assert prints.setdefault(key, found) == found, "not merged though equal"
        compared += 1
        return found

    monkeypatch.setattr(Walk, "position", checked)
    graph = exact_graph(walk, reader_for(walk, ()), Watch())

    assert compared > graph.edges > 10
    assert graph.merged > 0 or name == "a turn with Ragnaros"


def unmerged(walk: Walk, read: Callable[[Walk], Any]) -> dict[Any, Fraction]:
    """Every run on its own, by undo, nothing merged."""
    found: Counter[Any] = Counter()

    def go(share: Fraction) -> None:
        if walk.decision is None:
            found[read(walk)] += share  # type: ignore[assignment]
            return
        here = walk.checkpoint()
        count = len(walk.decision.candidates)
        for option in range(count):
            walk.go_back(here)
            walk.answer(option)
            walk.go_on()
            go(share / count)

    walk.start()
    go(Fraction(1))
    return dict(found)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["missiles", "what is made, dies and is stolen", "a turn with Ragnaros"])
def test_merging_changes_no_probability(name: str, board: Board, tools: Tools) -> None:
    one, two, script = BOARDS[name]
    scenario = board(one, two, *script)
    walk = walk_of(scenario, tools)
    reader = reader_for(walk, ())
    outcomes = outcomes_of_graph(scenario, reader, exact_graph(walk, reader, Watch()), 0.0)
    again = walk_of(scenario, tools)

    every_run = unmerged(again, reader_for(again, ()))

    merged = {(o.facts, o.answers): outcomes.probability(o.weight) for o in outcomes.outcomes}
    assert merged == every_run


def test_going_back_leaves_nothing_behind(board: Board, tools: Tools) -> None:
    one, two, script = BOARDS["what is made, dies and is stolen"]
    walk = walk_of(board(one, two, *script), tools)
    root = walk.checkpoint()
    before = exact_key(walk, {})
    walk.start()
    Explorer(walk, lambda _walk: None, Watch()).explore(root)

    walk.go_back(root)

    assert exact_key(walk, {}) == before
    assert len(walk.game.entities) == root.entities


def test_fingerprints_are_the_same_in_another_game(board: Board, tools: Tools) -> None:
    one, two, script = BOARDS["knives and hounds"]
    first, second = (walk_of(board(one, two, *script), tools) for _ in range(2))
    graphs = [exact_graph(walk, reader_for(walk, ()), Watch()) for walk in (first, second)]

    assert graphs[0].prints == graphs[1].prints


def a_condition(limit: int) -> Callable[..., bool]:
    return lambda game, me, context: context.value > limit


def test_functions_are_told_apart_by_what_they_close_over() -> None:
    encoder = Encoder()

    assert encoder.text(a_condition(1)) == encoder.text(a_condition(1))
    assert encoder.text(a_condition(1)) != encoder.text(a_condition(2))
    assert encoder.text(Call(a_condition(1))) != encoder.text(Call(a_condition(2)))


def test_two_functions_on_one_line_are_told_apart() -> None:
    encoder = Encoder()
    one, two = (lambda game: game.first), (lambda game: game.second)

    assert encoder.text(one) != encoder.text(two)


def test_values_that_the_journal_takes_for_equal_are_written_alike() -> None:
    encoder = Encoder()

    assert encoder.text(True) == encoder.text(1)
    assert encoder.text(("1",)) != encoder.text((1,))
    assert encoder.text((1, (2,))) != encoder.text((1, 2))


def test_sums_that_agree_are_no_reason_to_merge(board: Board, tools: Tools) -> None:
    """Two hits on one and none on the other, and one hit on each, are two positions."""
    walk = walk_of(board({"hand": ["Arcane Missiles"]}, {}, {"play": "Arcane Missiles"}), tools)
    prints = walk.prints
    hero, other = walk.game.hero_of(1), walk.game.hero_of(2)
    found = set()
    for hits in ((2, 0), (1, 1), (0, 2)):
        mark = walk.game.state.mark()
        for entity, damage in zip((hero, other), hits, strict=True):
            walk.game.set(entity, "damage", damage)
        found.add(prints.of_changes(mark, len(walk.game.entities)))
        walk.game.state.undo_to(mark)

    assert len(found) == 3
