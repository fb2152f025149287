"""The choices of players in a run, and documents in which one of them is made otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from playorder.engine.decisions import Decision, DecisionKind
from playorder.scenario.moving import answer_entry
from playorder.scenario.picking import candidate_name
from playorder.scenario.reading import read_scenario
from playorder.scenario.result import RunResult, Tools
from playorder.scenario.run import run
from playorder.scenario.scripting import Document, Entry
from playorder.timeline.nodes import Node


@dataclass(frozen=True)
class OtherChoice:
    """What is chosen, in words, and the document for it. In ``base`` it can be named, and all is as it was."""

    words: str
    base: Document
    document: Document


def other_choices(result: RunResult, document: Document, tools: Tools) -> Iterator[OtherChoice]:
    """Every other answer to every choice of a recorded run of a document, in the order of time."""
    made = [node for node in result.nodes if node.kind == "choice" and not isinstance(node.pick, tuple)]
    for number, node in enumerate(made, 1):
        question = Decision(
            DecisionKind.CHOICE, node.source or 0, node.candidates, node.label, node.player or 0
        )
        source = result.names.card_name(question.source) or f"player {question.player}"
        was = _in_words(result, question, node.pick)
        at = None
        for candidate in range(len(question.candidates)):
            if candidate == node.pick:
                continue
            base, entry = answer_entry(document, result, question, [candidate])
            at = at or _place_for(result, node, base, entry, candidate, tools)
            if at is None:
                break  # the script has no place where it could be said
            said = _in_words(result, question, candidate)
            words = f"{number}. {source}, {node.label}: {said} instead of {was}"
            yield OtherChoice(words, base, at.said_in(base, entry))


def _in_words(result: RunResult, question: Decision, candidate: int) -> str:
    """A candidate for people: yes or no, its name in the document, or its card and its place among the candidates."""
    said = candidate_name(result.names, question, candidate)
    if isinstance(said, bool):
        return "yes" if said else "no"
    if isinstance(said, str):
        return said
    card = result.names.card_name(question.candidates[candidate])
    return f"{card} ({candidate + 1}.)" if card else str(said)


@dataclass(frozen=True)
class _Place:
    """Where in the script a choice is answered: in place of an entry, or before it."""

    index: int
    replaces: bool

    def said_in(self, document: Document, entry: Entry) -> Document:
        """The document in which it is answered with this entry."""
        script = list(document.get("script", ()))
        end = self.index + self.replaces
        old = script[self.index] if self.replaces else {}
        return {**document, "script": [*script[: self.index], {**old, **entry}, *script[end:]]}


def _place_for(
    result: RunResult, node: Node, document: Document, entry: Entry, candidate: int, tools: Tools
) -> _Place | None:
    """The first place where the answer is taken for this choice and for no other; None if there is none.

    The script answers it in the action in which it lies, or says nothing: then whoever chooses takes what comes first,
    before that action or while it goes on.
    """
    script = document.get("script", ())
    index = sum(mark.nodes <= node.id for mark in result.marks) - 1
    places = [_Place(index, replaces=False), _Place(index + 1, replaces=False)]
    if index < len(script) and entry.keys() <= script[index].keys():
        places.insert(0, _Place(index, replaces=True))
    for place in places:
        if 0 <= place.index <= len(script) and _is_taken(
            node, candidate, result, run(read_scenario(place.said_in(document, entry), "$", "", 0), tools)
        ):
            return place
    return None


def _is_taken(node: Node, candidate: int, before: RunResult, after: RunResult) -> bool:
    """Whether in another run just this choice is made otherwise, and all that was decided before it is the same."""
    if len(after.nodes) <= node.id:
        return False
    now = after.nodes[node.id]
    if (now.kind, now.source, now.candidates, now.pick) != (
        node.kind,
        node.source,
        node.candidates,
        candidate,
    ):
        return False
    return all(
        (one.kind, one.source, one.target, one.pick) == (other.kind, other.source, other.target, other.pick)
        for one, other in zip(before.nodes[: node.id], after.nodes[: node.id], strict=True)
    )
