"""How fast exploring is on this machine: the figures of ``playorder bench`` about odds."""

from __future__ import annotations

import time
from typing import Any, Final

from playorder.explore.budget import Budget, Watch, memory_in_use
from playorder.explore.exploring import exact_graph, reader_for
from playorder.explore.walking import Walk, walk_of
from playorder.scenario.reading import read_values
from playorder.scenario.result import Tools

SEVEN: Final = {"board": ["Chillwind Yeti"] * 7}
BOARDS: Final[dict[str, list[dict[str, Any]]]] = {
    "odds_wrath": [{"hand": [{"id": "card", "card": "Avenging Wrath"}]}, SEVEN],
    "odds_hounds": [
        {"board": ["Knife Juggler"] * 2, "hand": [{"id": "card", "card": "Unleash the Hounds"}]}, SEVEN,
    ],
}  # fmt: skip
"""The boards that are explored: eight missiles, and two Jugglers with five Hounds, against a hero and seven minions."""


def odds_measures(tools: Tools) -> dict[str, float]:
    """For each board CPU seconds, positions, and microseconds for each edge; then memory and a fork."""
    found: dict[str, float] = {}
    for name, players in BOARDS.items():
        walk = _walk_on(players, tools)
        memory = memory_in_use()
        begin = time.process_time()
        graph = exact_graph(walk, reader_for(walk, ()), Watch(Budget(seconds=600)))
        graph.weights()
        seconds = time.process_time() - begin
        found[f"{name}_s"] = seconds
        found[f"{name}_positions"] = len(graph.children)
        found[f"{name}_edge_us"] = seconds / graph.edges * 1e6
        found[f"{name}_position_kb"] = (memory_in_use() - memory) * 1024 / len(graph.children)
    found["fork_and_undo_us"] = _fork_and_undo(tools)
    return found


def _walk_on(players: list[dict[str, Any]], tools: Tools) -> Walk:
    document = {
        "format": "playorder/scenario", "version": 1, "players": players, "options": {"ignore_mana": True},
        "script": [{"play": "card"}],
    }  # fmt: skip
    return walk_of(read_values(document)[0], tools)


def _fork_and_undo(tools: Tools) -> float:
    """Answering a decision, up to where the missile has hit, and going back again."""
    walk = _walk_on(BOARDS["odds_wrath"], tools)
    walk.start()
    here = walk.checkpoint()
    best = 1.0
    for _ in range(3000):
        begin = time.perf_counter()
        walk.answer(3)
        walk.go_back(here)
        best = min(best, time.perf_counter() - begin)
    return best * 1e6
