"""Whatever the table offers in the World of Warcraft TCG is an action of the script that is legal when it is run."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.engine.moves import Move, Moves, Step
from playorder.scenario.following import entries_after
from playorder.scenario.moving import answer_entry, with_names
from playorder.scenario.reading import read_values
from playorder.scenario.scripting import Document, Entry
from playorder.scenario.table import Table

TOOLS = Program().tools()
MOST = 12
"""Actions in one walk."""


def boards() -> list[Document]:
    """The boards of the gallery's scenarios of this game."""
    folder = Path(__file__).resolve().parents[2] / "assets" / "gallery"
    found = []
    for path in sorted(folder.rglob("*.scenario.json")):
        value = json.loads(path.read_text(encoding="utf-8"))
        found += [one for one in value.get("scenarios", [value]) if one.get("ruleset") == "wowtcg"]
    return found


BOARDS = boards()


def laid(document: Document) -> Table:
    table = Table(read_values(document)[0], TOOLS, record=False, rest=False)
    table.play()
    assert not table.result.error, json.dumps(document)
    return table


def said(moves: Moves, move: Move, source: random.Random) -> Move:
    """A move with all that it must be told."""
    while (need := moves.need(move)) is not None:
        if need.step is Step.OPTION:
            open_ways = [place for place, way in enumerate(need.ways) if way.refused is None]
            move = move.with_way(source.choice(open_ways))
        elif not need.entities:
            break
        else:
            move = replace(move, targets=(*move.targets, source.choice(need.entities)))
    return move


def next_entry(document: Document, table: Table, source: random.Random) -> tuple[Document, Entry] | None:
    """Something that may be done now, chosen at random."""
    question = table.question
    if question is not None:
        return answer_entry(document, table.result, question, [source.randrange(len(question.candidates))])
    moves = table.moves
    offers = [offer for entity in table.entities for offer in moves.offers(entity)]
    legal = [offer.move for offer in (*offers, *moves.general_offers()) if offer.refused is None]
    assert legal, json.dumps(document)
    move = said(moves, source.choice(legal), source)
    return None if moves.refusal(move) is not None else with_names(document, table.result, move)


@pytest.mark.parametrize("seed", range(20))
def test_what_is_offered_is_legal_in_the_script(seed: int) -> None:
    source = random.Random(seed)
    board = source.choice(BOARDS)
    kept = ("format", "version", "ruleset", "players", "active")
    document: dict[str, Any] = {key: board[key] for key in kept if key in board}
    document["script"] = []
    document["options"] = {"ignore_mana": source.random() < 0.5}
    for _ in range(MOST):
        table = laid(document)
        if table.result.game.info.ended:
            return
        found = next_entry(document, table, source)
        if found is not None:
            longer, entry = found
            entries = entries_after(read_values(longer)[0], entry, (), TOOLS)
            document = {**longer, "script": [*longer["script"], *entries]}
    laid(document)
