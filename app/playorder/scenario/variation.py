"""The same board under other conditions: another edition, rule switch, seed, order of play, pick or choice."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from typing import Any, Final

from playorder.scenario.document import Scenario
from playorder.scenario.other_choices import other_choices
from playorder.scenario.picking import candidate_name, with_pick, with_seed
from playorder.scenario.reading import read_scenario
from playorder.scenario.result import RunResult, Tools
from playorder.scenario.ruleset import ByPosition
from playorder.scenario.run import run
from playorder.scenario.scripting import Document
from playorder.scenario.table import Table
from playorder.timeline.comparing import Comparison, compare

MOST_PICKS: Final = 200
"""Other picks, and other choices, that are offered; a long game has thousands."""
SEEDS: Final = 5
"""How many other seeds are offered."""


class Group(Enum):
    """What is different."""

    EDITION = "edition"
    RULE = "rule switch"
    PICK = "random pick"
    CHOICE = "choice"
    ORDER = "order of play"
    SEED = "seed"


@dataclass(frozen=True)
class Variation:
    """A document that differs in one thing, and the one it is compared with (which may have more ids)."""

    group: Group
    words: str
    base: Document
    document: Document


@dataclass(frozen=True)
class Compared:
    """Two finished runs and what is different."""

    left: RunResult
    right: RunResult
    comparison: Comparison


def variations(scenario: Scenario, tools: Tools) -> list[Variation]:
    """What a scenario can be compared with. It is run once, to know its decisions. Raises :class:`ScenarioError`."""
    table = Table(scenario, tools)
    table.play()
    document = scenario.data
    ruleset = table.result.ruleset
    found = [
        Variation(Group.EDITION, edition, document, {**document, "edition": edition})
        for edition in ruleset.editions
        if edition != scenario.edition
    ]
    for name, on, words in ruleset.switches(scenario):
        rules = {**document.get("rules", {}), name: not on}
        state = "off" if on else "on"
        found.append(
            Variation(Group.RULE, f"{name} {state}: {words}", document, {**document, "rules": rules})
        )
    found += _picks(table, document)
    for choice in islice(other_choices(table.result, document, tools), MOST_PICKS):
        found.append(Variation(Group.CHOICE, choice.words, choice.base, choice.document))
    found += _orders(document, ruleset.by_position)
    for seed in range(scenario.seed + 1, scenario.seed + 1 + SEEDS):
        found.append(Variation(Group.SEED, str(seed), document, with_seed(document, seed)))
    return found


def compared(variation: Variation, tools: Tools) -> Compared:
    """Both runs of a variation. Raises :class:`ScenarioError` if one cannot be built."""
    left, right = (
        run(read_scenario(data, "$", "", 0), tools) for data in (variation.base, variation.document)
    )
    return Compared(left, right, compare(left, right))


def _picks(table: Table, document: Document) -> Iterator[Variation]:
    names = table.result.names
    offered = 0
    for number, taken in enumerate(table.taken):
        source = names.game.entities[taken.decision.source]
        asks = f"{number + 1}. {getattr(getattr(source, 'card', None), 'name', 'chance')}, {taken.decision.reason}"
        for candidate in range(len(taken.decision.candidates)):
            if candidate == taken.candidate:
                continue
            offered += 1
            if offered > MOST_PICKS:
                return
            said = str(candidate_name(names, taken.decision, candidate))
            instead = str(candidate_name(names, taken.decision, taken.candidate))
            words = f"{asks}: {said} instead of {instead}"
            yield Variation(Group.PICK, words, document, with_pick(table, document, number, candidate))


def _orders(document: Document, places: ByPosition) -> Iterator[Variation]:
    base = named(document, places)
    for name in ids_of(base, places):
        for first in (True, False):
            words = f"{name} is the {'oldest' if first else 'youngest'}"
            yield Variation(Group.ORDER, words, base, with_place_in_order(base, places, name, first=first))


def named(document: Document, places: ByPosition) -> Document:
    """The document in which everything that has its place in the order of play by position has an id, too.

    Ids that are made say what they are: ``Wisp:1`` is the first Wisp without one.
    """
    found = copy.deepcopy(document)
    taken = set(ids_of(found, places))
    for side in found.get("players", ()):
        for zone, place in _places(side, places):
            value = side[zone][place]
            entity = {"card": value} if isinstance(value, str) else value
            if "id" not in entity:
                card = entity["card"]
                name = card if isinstance(card, str) else card["name"]
                number = 1
                while f"{name}:{number}" in taken:
                    number += 1
                entity = {"id": f"{name}:{number}", **entity}
                taken.add(entity["id"])
            side[zone][place] = entity
    return found


def ids_of(document: Document, places: ByPosition) -> list[str]:
    """The ids of what takes its place in the order of play by position, p1 then p2."""
    found = []
    for number, side in enumerate(document.get("players", ()), 1):
        for slot in places.slots:
            held = side.get(slot)
            if held:
                known = held.get("id") if isinstance(held, dict) else None
                found.append(str(known or f"p{number}.{slot}"))
        for zone, place in _places(side, places):
            value = side[zone][place]
            if isinstance(value, dict) and "id" in value:
                found.append(str(value["id"]))
    return found


def with_place_in_order(document: Document, places: ByPosition, name: str, *, first: bool) -> Document:
    """The document in which one entity is the oldest, or the youngest, of all that have their place by position.

    All of these must have ids (see :func:`named`). Raises KeyError if there is no such entity.
    """
    order = [str(one) for one in document.get("play_order", [])]
    order += [one for one in ids_of(document, places) if one not in order]
    if name not in order:
        raise KeyError(name)
    order.remove(name)
    return {**document, "play_order": [name, *order] if first else [*order, name]}


def _places(side: dict[str, Any], places: ByPosition) -> list[tuple[str, int]]:
    return [(zone, place) for zone in places.zones for place in range(len(side.get(zone) or ()))]
