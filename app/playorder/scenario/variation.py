"""The same board under other conditions: another edition, rule switch, seed, order of play, or random pick."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from playorder.scenario.document import Scenario
from playorder.scenario.picking import candidate_name, with_pick, with_seed
from playorder.scenario.reading import read_scenario
from playorder.scenario.result import RunResult, Tools
from playorder.scenario.run import run
from playorder.scenario.scripting import Document
from playorder.scenario.table import Table
from playorder.timeline.comparing import Comparison, compare

MOST_PICKS: Final = 200
"""Other picks that are offered; a long game has thousands."""
SEEDS: Final = 5
"""How many other seeds are offered."""
_ZONES: Final = ("secrets", "board", "graveyard", "setaside", "removed")
"""Zones whose entities take their order of play from the document; the weapon comes before them."""


class Group(Enum):
    """What is different."""

    EDITION = "edition"
    RULE = "rule switch"
    PICK = "random pick"
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
    table = Table(scenario, tools, record=False)
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
    found += _orders(document)
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


def _orders(document: Document) -> Iterator[Variation]:
    base = named(document)
    for name in ids_of(base):
        for first in (True, False):
            words = f"{name} is the {'oldest' if first else 'youngest'}"
            yield Variation(Group.ORDER, words, base, with_place_in_order(base, name, first=first))


def named(document: Document) -> Document:
    """The document in which everything that has its place in the order of play by position has an id, too.

    Ids that are made say what they are: ``Wisp:1`` is the first Wisp without one.
    """
    found = copy.deepcopy(document)
    taken = set(ids_of(found))
    for side in found.get("players", ()):
        for zone, place in _places(side):
            value = side[zone][place]
            entity = {"card": value} if isinstance(value, str) else value
            if "id" not in entity:
                number = 1
                while f"{entity['card']}:{number}" in taken:
                    number += 1
                entity = {"id": f"{entity['card']}:{number}", **entity}
                taken.add(entity["id"])
            side[zone][place] = entity
    return found


def ids_of(document: Document) -> list[str]:
    """The ids of what takes its place in the order of play by position: weapon, secrets, board …, p1 then p2."""
    found = []
    for number, side in enumerate(document.get("players", ()), 1):
        weapon = side.get("weapon")
        if weapon:
            known = weapon.get("id") if isinstance(weapon, dict) else None
            found.append(str(known or f"p{number}.weapon"))
        for zone, place in _places(side):
            value = side[zone][place]
            if isinstance(value, dict) and "id" in value:
                found.append(str(value["id"]))
    return found


def with_place_in_order(document: Document, name: str, *, first: bool) -> Document:
    """The document in which one entity is the oldest, or the youngest, of all that have their place by position.

    All of these must have ids (see :func:`named`). Raises KeyError if there is no such entity.
    """
    order = [str(one) for one in document.get("play_order", [])]
    order += [one for one in ids_of(document) if one not in order]
    if name not in order:
        raise KeyError(name)
    order.remove(name)
    return {**document, "play_order": [name, *order] if first else [*order, name]}


def _places(side: dict[str, Any]) -> list[tuple[str, int]]:
    return [(zone, place) for zone in _ZONES for place in range(len(side.get(zone) or ()))]
