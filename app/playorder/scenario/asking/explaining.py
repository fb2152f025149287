"""Answers about a run in lines for people: why it did not trigger, why it is dead, why its numbers are so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from playorder.engine.account import Line
from playorder.scenario.asking.answers import Answer
from playorder.scenario.asking.questions import Questions
from playorder.timeline.recorded import Recorded
from playorder.timeline.sentences import sentence

MOST_CAUSES = 6
"""How many of the changes that led to a death are told."""


def headline(answer: Answer) -> str:
    """One line: what became of the trigger, and the rule."""
    trigger = f"“{answer.trigger}”: " if answer.trigger else ""
    rule = f"  [{answer.rule}]" if answer.rule else ""
    return f"{trigger}{answer.words}{rule}"


def why_not_lines(
    run: Recorded, questions: Questions, answer: Answer, named: dict[int, str]
) -> Iterator[str]:
    """The event, the answer, the values that were read, and the nodes that show it."""
    yield f"node {answer.event}, {sentence(run.nodes[answer.event], named)}"
    yield f"  {headline(answer)}"
    for reading in answer.readings:
        yield f"    {questions.told(reading)}"
    for shown in answer.evidence:
        yield f"    node {shown.node}: {shown.words}"


def line_words(line: Line) -> str:
    """One step of an account: ``Shattered Sun Cleric +1 leaves 4``."""
    return f"{line.name}{f' {line.change}' if line.change else ''} leaves {line.leaves}"


def account_words(lines: Sequence[Line]) -> str:
    """An account in one line."""
    return ", ".join(line_words(line) for line in lines)


def number_lines(questions: Questions, entity: int, node: int | None) -> Iterator[str]:
    """Each number of an entity after a node with how it comes about."""
    for name, lines in questions.numbers(entity, node).items():
        yield f"{name} {lines[-1].leaves}: {account_words(lines)}"


def death_lines(run: Recorded, questions: Questions, entity: int, named: dict[int, str]) -> Iterator[str]:
    """Why an entity died last, the last cause first; nothing if it did not."""
    death = questions.death(entity)
    if death is None:
        return
    why = (
        "it was marked for destruction"
        if death.destroyed and death.health > 0
        else f"its health was {death.health}"
    )
    yield f"node {death.node}: it left play, because {why}"
    for cause in death.causes[:MOST_CAUSES]:
        where = "" if cause.node is None else f"node {cause.node}, {sentence(run.nodes[cause.node], named)}: "
        yield f"  {where}{cause.tag.replace('_', ' ')} {cause.before} → {cause.after}"
