"""``playorder why FILE ENTITY[@NODE]``: why an entity did not trigger, why it is dead, why its numbers are so."""

from __future__ import annotations

import argparse
import difflib
import json
import sys
from itertools import chain
from typing import Any

from playorder.assembly import Program
from playorder.cli.output import complain
from playorder.scenario.asking.explaining import death_lines, number_lines, why_not_lines
from playorder.scenario.asking.questions import Questions
from playorder.scenario.document import load
from playorder.scenario.errors import ScenarioError
from playorder.scenario.run import RunResult
from playorder.scenario.run import run as run_scenario

OK = 0
NOT_FOUND = 1
INVALID = 2


def add_parser(subparsers: Any) -> None:
    """Add this verb to the command line."""
    parser = subparsers.add_parser(
        "why", help="why an entity did not trigger, why it is dead, why it is a 4/2"
    )
    parser.add_argument("file", metavar="FILE", help="a scenario file")
    parser.add_argument(
        "entity",
        metavar="ENTITY[@NODE]",
        help="an id of the document, a card name, or NAME#n; @NODE limits the question to one node of the timeline "
        "('playorder run --timeline OUT FILE' numbers them)",
    )
    parser.add_argument(
        "--scenario", type=int, default=1, metavar="N", help="which scenario of the file, from 1"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="replace the scenario's random seed")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    """Run the scenario and answer; the exit status is 1 if there is no such entity or node."""
    try:
        scenarios = load(arguments.file)
        if not 1 <= arguments.scenario <= len(scenarios):
            return complain(
                "why",
                f"{arguments.file} has {len(scenarios)} scenarios, none with number {arguments.scenario}",
                NOT_FOUND,
            )
        result = run_scenario(scenarios[arguments.scenario - 1], Program().tools(), seed=arguments.seed)
        questions = result.questions()
        if questions is None:
            return complain(
                "why", f"questions about a run of {result.ruleset.title} cannot be answered yet", NOT_FOUND
            )
    except ScenarioError as error:
        print(f"not valid  {error.message}", file=sys.stderr)
        return INVALID
    name, _, place = (
        arguments.entity.rpartition("@") if "@" in arguments.entity else (arguments.entity, "", "")
    )
    entity = _find(result, questions, name)
    if entity is None:
        near = difflib.get_close_matches(name, _names(result, questions), n=3, cutoff=0.4)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        return complain("why", f"there is no {name!r} in this run{hint}", NOT_FOUND)
    nodes = [node.id for node in result.nodes if node.parent is None]
    if place:
        if not place.isdigit() or int(place) >= len(result.nodes):
            return complain(
                "why", f"there is no node {place!r}: they go from 0 to {len(result.nodes) - 1}", NOT_FOUND
            )
        nodes = [int(place)]
    _print(result, questions, entity, nodes, as_json=arguments.json)
    return OK


def _print(result: RunResult, questions: Questions, entity: int, nodes: list[int], *, as_json: bool) -> None:
    run, named = result.recorded, result.labels
    answers = [answer for node in nodes for answer in questions.why_not(entity, node)]
    last = nodes[-1] if nodes else None
    at = None if last is None else run.last_within(last)
    parts = {
        "triggers": [line for answer in answers for line in why_not_lines(run, questions, answer, named)],
        "numbers": list(number_lines(questions, entity, at)),
        "death": list(death_lines(run, questions, entity, named)),
    }
    if as_json:
        parts["reasons"] = [answer.reason.name if answer.reason else "RESOLVED" for answer in answers]
        json.dump({"entity": named[entity], **parts}, sys.stdout, ensure_ascii=False, indent=1)
        print()
        return
    print(named[entity])
    for title, lines in parts.items():
        if lines:
            print(f"\n{title.capitalize()}")
            for line in lines:
                print(f"  {line}")


def _find(result: RunResult, questions: Questions, name: str) -> int | None:
    """The entity with this id, ``NAME#n`` or label, or the oldest with this card name."""
    found = result.names.find(name)
    if found is not None:
        number: int = found.id
        return number
    cards = questions.askable()
    labelled = (entity for entity in cards if result.labels.get(entity) == name)
    named = (entity for entity in sorted(cards) if _card(result, entity).casefold() == name.casefold())
    return next(chain(labelled, named), None)


def _names(result: RunResult, questions: Questions) -> list[str]:
    cards = {_card(result, entity) for entity in questions.askable()}
    return [*result.names.ids, *sorted(cards)]


def _card(result: RunResult, entity: int) -> str:
    name: str = result.game.entities[entity].card.name
    return name
