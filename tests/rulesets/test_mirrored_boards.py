"""Without a dominant player nothing depends on which side of the document a player is: a board with its sides swapped,
and the order of play kept, plays the same."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.paths import assets_folder
from playorder.scenario.document import load
from playorder.scenario.editing.ordering import swap_players
from playorder.scenario.reading import read_values
from playorder.scenario.report import result_entry
from playorder.scenario.run import run

Document = dict[str, Any]

PILES = ("secrets", "board", "graveyard", "setaside", "removed")
OTHER_SIDE = {"p1": "p2", "p2": "p1"}
EVERY = 6
"""One in so many scenarios of the gallery is played both ways."""


def shown() -> list[Document]:
    """Documents of Hearthstone boards, from all over the gallery."""
    files = sorted((assets_folder() / "gallery").rglob("*.scenario.json"))
    scenarios = [scenario for path in files for scenario in load(path)]
    boards = [
        scenario for scenario in scenarios if scenario.ruleset == "hearthstone" and scenario.start == "board"
    ]
    return [scenario.data for scenario in boards[::EVERY]]


def with_all_in_order(document: Document) -> Document:
    """The document with every entity named, and named in the order of play that it has anyway."""
    document = copy.deepcopy(document)
    always: list[str] = []
    before: list[str] = []
    after: list[str] = []
    for number, side in enumerate(document["players"], 1):
        for pile in ("deck", "hand", *PILES):
            entities = [{"card": one} if isinstance(one, str) else one for one in side.get(pile, ())]
            for index, entity in enumerate(entities):
                entity.setdefault("id", f"{pile}-{number}-{index}")
            side[pile] = entities
        named = {key: side[key].get("id") if isinstance(side.get(key), dict) else None
                 for key in ("hero", "hero_power", "weapon")}  # fmt: skip
        always += [named["hero"] or f"p{number}.hero", named["hero_power"] or f"p{number}.power"]
        before += [entity["id"] for pile in ("deck", "hand") for entity in side[pile]]
        after += [named["weapon"] or f"p{number}.weapon"] if side.get("weapon") else []
        after += [entity["id"] for pile in PILES for entity in side[pile]]
    order = list(document.get("play_order", ()))
    early = [name for name in (*always, *before) if name not in order]
    late = [name for name in after if name not in order]
    return document | {
        "play_order": [*early, *order, *late],
        "rules": document.get("rules", {}) | {"dominant_player": False},
        "expect": [],
    }


def swapped(value: Any) -> Any:
    """A value of a report in which p1 and p2 have changed places."""
    if isinstance(value, dict):
        return {swapped(key): swapped(one) for key, one in value.items()}
    if isinstance(value, list):
        return [swapped(one) for one in value]
    if not isinstance(value, str):
        return value
    side, dot, rest = value.partition(".")
    return OTHER_SIDE.get(side, side) + dot + rest


@pytest.fixture(scope="module")
def program() -> Program:
    return Program()


def end_of(document: Document, program: Program) -> dict[str, Any]:
    """What a run comes to: each side, each entity, the result, and what was refused."""
    result = run(read_values(document)[0], program.tools())
    entry = result_entry(result, trace=False)
    return {key: entry[key] for key in ("players", "entities", "result")} | {
        "refused": sorted(result.refused)
    }


def plays_the_same_with_its_sides_swapped(document: Document, program: Program) -> bool:
    """Whether the ends of both runs are the same but for the sides."""
    back: dict[str, Any] = swapped(end_of(swap_players(document), program))
    return end_of(document, program) == back | {"players": back["players"][::-1]}


def test_boards_with_their_sides_swapped_play_the_same(program: Program) -> None:
    documents = [with_all_in_order(document) for document in shown()]
    assert len(documents) > 80
    different = [d["title"] for d in documents if not plays_the_same_with_its_sides_swapped(d, program)]
    assert different == []


def test_with_a_dominant_player_some_swapped_boards_play_differently(program: Program) -> None:
    cases = load(assets_folder() / "gallery" / "06-special" / "08-the-dominant-player.scenario.json")
    documents = [with_all_in_order(scenario.data) for scenario in cases]
    for document in documents:
        document["rules"]["dominant_player"] = True
    assert any(not plays_the_same_with_its_sides_swapped(document, program) for document in documents)
