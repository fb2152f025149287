"""What is done at the table, written into the document's script."""

from __future__ import annotations

from collections.abc import Sequence

from playorder.engine.decisions import Decision, names_entity
from playorder.engine.moves import Move
from playorder.scenario.naming import name_in_document
from playorder.scenario.picking import candidate_name
from playorder.scenario.result import RunResult
from playorder.scenario.scripting import Document, Entry, with_id


def with_names(document: Document, result: RunResult, move: Move) -> tuple[Document, Entry]:
    """The action that a move is, and the document in which everything that it speaks of has an id."""
    named = document
    said: dict[int, str] = {}

    def name_of(entity: int) -> str:
        nonlocal named
        if entity not in said:
            name = name_in_document(result.names, entity)
            path = result.names.paths.get(entity)
            if not name and path is not None:
                named, name = with_id(named, path, result.names.card_name(entity))
            said[entity] = name or result.names.card_name(entity)
        return said[entity]

    entry = result.ruleset.entry_of(result.game, move, name_of)
    return named, entry


def answer_entry(
    document: Document, result: RunResult, question: Decision, chosen: Sequence[int]
) -> tuple[Document, Entry]:
    """The action that answers an open choice with these candidates, and the document in which it can speak of them.

    A choice of several may be answered with none.
    """
    picked = []
    for place in chosen:
        said = candidate_name(result.names, question, place)
        candidate = question.candidates[place]
        is_entity = not isinstance(candidate, (bool, str)) and names_entity(candidate, question.reason)
        path = result.names.paths.get(candidate) if is_entity else None
        is_nameless = path is not None and not name_in_document(result.names, candidate)
        if path is not None and is_nameless and result.ruleset.names_what_is_chosen:
            document, said = with_id(document, path, result.names.card_name(candidate))
        picked.append(said)
    return document, result.ruleset.answer_to(question, picked)
