"""How fast a long timeline is: opening it, going to any moment, asking about it, and what a node takes."""

from __future__ import annotations

import random
import time
import tracemalloc
from typing import Any, Final

from playorder.assembly import Program
from playorder.cli.bench_window import measured_without_display
from playorder.rulesets.hearthstone.actions import legal_actions, perform
from playorder.rulesets.hearthstone.entities import Zone
from playorder.rulesets.hearthstone.random_player import RandomAnswers, new_game, random_deck, start
from playorder.rulesets.hearthstone.zones import put_in
from playorder.scenario.hearthstone_board import board_view
from playorder.timeline.nodes import TimelineRecorder
from playorder.timeline.recorded import Recorded

NODES: Final = 100_000

TURNS: Final = 80
"""The count of turns is set back here: turn 89 would end the game."""

BARS: Final = {
    "timeline_open_s": (2, "at most"),
    "timeline_scrub_mean_ms": (50, "at most"),
    "timeline_scrub_worst_ms": (50, "at most"),
    "timeline_bytes_per_node": (1024, "at most"),
    "timeline_tree_open_s": (2, "at most"),
    "timeline_scroll_mean_ms": (30, "at most"),
    "timeline_scroll_worst_ms": (30, "at most"),
}


def long_game(program: Program, nodes: int, *, seed: int = 11) -> Any:
    """A game of random play with about so many nodes and its recorder.

    It goes on for as long as it must: heroes are healed, empty decks filled and then graveyards emptied.
    """
    source = random.Random(seed)
    catalogue = program.catalogue()
    classes = ("MAGE", "HUNTER")
    sets = frozenset({"CORE", "EXPERT1"})
    decks = (
        random_deck(catalogue, source, classes[0], sets),
        random_deck(catalogue, source, classes[1], sets),
    )
    game = new_game(catalogue, program.plugins.definition, decks, classes)
    game.answerer = RandomAnswers(source)
    recorder = TimelineRecorder(game)
    game.recorder = recorder
    start(game)
    while recorder.count() < nodes:
        recorder.finish_all()
        if game.info.turn > TURNS:
            game.set(game.info, "turn", 1)
        for number in (1, 2):
            game.set(game.hero_of(number), "damage", 0)
            game.set(game.players[number], "fatigue", 0)
            if not game.players[number].deck:
                for pile in ("graveyard", "removed", "died_this_game"):
                    game.set(game.players[number], pile, ())
                for card in random_deck(catalogue, source, classes[number - 1], sets):
                    put_in(game, game.new_entity(card, number), Zone.DECK)
        actions = legal_actions(game)
        mark, checkpoint = game.state.mark(), recorder.checkpoint()
        perform(game, actions[source.randrange(len(actions))])
        if game.info.ended:  # something else is done instead
            game.state.undo_to(mark)
            recorder.rewind(checkpoint)
    return game


def measures(program: Program, nodes: int = NODES) -> dict[str, float]:
    """All measures by name; the names tell the units. Time is that of the processor, as for the other measures."""
    game = long_game(program, nodes)
    run = Recorded(game, game.recorder)
    begin = time.process_time()
    count = len(run.nodes)
    run.moments.prepare()
    run.last_within(0)
    with run.after(count // 2):
        board_view(game)
    opened = time.process_time() - begin
    source = random.Random(3)
    times = []
    for _ in range(60):
        node = source.choice((0, count - 1, source.randrange(count)))
        begin = time.process_time()
        with run.after(node):
            board_view(game)
        times.append(time.process_time() - begin)
    return {
        **measured_without_display("playorder.gui.timeline.measuring", str(nodes)),
        "timeline_nodes": float(count),
        "timeline_open_s": opened,
        "timeline_scrub_mean_ms": sum(times) / len(times) * 1e3,
        "timeline_scrub_worst_ms": max(times) * 1e3,
        "timeline_bytes_per_node": bytes_per_node(program),
    }


def bytes_per_node(program: Program, nodes: int = 20_000) -> float:
    """Memory of all that a recorded game holds, for one node: nodes, journal and leaps; tracing it is slow."""
    program.catalogue()
    long_game(program, 500)  # modules and pools are there
    tracemalloc.start()
    try:
        game = long_game(program, nodes)
        run = Recorded(game, game.recorder)
        count = len(run.nodes)
        run.moments.prepare()
        run.last_within(0)
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return held / count
