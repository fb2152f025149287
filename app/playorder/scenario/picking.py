"""The random decisions of a run, and documents in which another candidate is taken."""

from __future__ import annotations

from typing import Any

from playorder.engine.decisions import Decision, names_entity
from playorder.scenario.answering import applies
from playorder.scenario.naming import Names, name_in_document
from playorder.scenario.scripting import Document
from playorder.scenario.table import Table


def with_pick(table: Table, document: Document, number: int, candidate: int) -> Document:
    """The document in which a random decision of the run, by its number, takes another candidate.

    ``number`` may be that of the decision that is asked for now, one more than those taken. What was decided before
    stays as it was: where the new pick would apply to an earlier decision of the same source that was left to the
    seed, that one gets a pick of its own. Picks for later decisions stay in the list.
    """
    taken, names = table.taken, table.result.names
    picks = list(table.scenario.picks)
    question = taken[number].decision if number < len(taken) else table.question
    assert question is not None, "there is no such decision"
    pick = pick_for(names, question, candidate)
    used = taken[number].pick if number < len(taken) else None
    if used is not None:
        # the pick that decided it says something else from now on, in its place
        picks[used] = {**picks[used], "pick": pick["pick"]} if isinstance(picks[used], dict) else pick["pick"]
        if not isinstance(picks[used], (str, dict)):
            picks[used] = pick
        return with_picks(document, picks)
    earlier = [
        pick_for(names, was.decision, was.candidate)
        for was in taken[:number]
        if was.pick is None and applies(names, pick, was.decision)
    ]
    return with_picks(document, [*picks, *earlier, pick])


def keeping_all(table: Table, document: Document) -> Document:
    """The document in which every random decision of the run has a pick, so that no seed matters any more."""
    names = table.result.names
    return with_picks(document, [pick_for(names, was.decision, was.candidate) for was in table.taken])


def without_unused(table: Table, document: Document) -> Document:
    """The document with only those picks that the run has used: what it stopped at, and what waits behind, goes."""
    used = {taken.pick for taken in table.taken}
    return with_picks(document, [pick for number, pick in enumerate(table.scenario.picks) if number in used])


def with_picks(document: Document, picks: list[Any]) -> Document:
    """The document with these picks."""
    return _with_random(document, "picks", picks)


def with_seed(document: Document, seed: int) -> Document:
    """The document with another seed."""
    return _with_random(document, "seed", seed)


def _with_random(document: Document, key: str, value: Any) -> Document:
    return {**document, "random": {**document.get("random", {}), key: value}}


def pick_for(names: Names, decision: Decision, candidate: int) -> dict[str, Any]:
    """The document's words for one candidate of a decision."""
    said = candidate_name(names, decision, candidate)
    source = name_in_document(names, decision.source) or names.card_name(decision.source)
    return {"source": source, "pick": said} if source else {"pick": said}


def candidate_name(names: Names, decision: Decision, candidate: int) -> Any:
    """How a pick names a candidate: true or false, an id, ``NAME#n``, a card; by its place only where nothing else is
    sure to mean it."""
    candidates = decision.candidates
    value = candidates[candidate]
    if isinstance(value, bool):
        return value
    if not isinstance(value, str):
        if not names_entity(value, decision.reason):
            return candidate
        name = name_in_document(names, value)
        if name:
            return name
    cards = [names.card_name(other) for other in candidates]
    card = cards[candidate]
    is_sure = card and cards.count(card) == 1 and names.find(card) is None
    return card if is_sure else value if isinstance(value, str) else candidate
