"""The mutation check: does a scenario fail when the script of a card it uses is taken away?

A scenario that holds with and without a card's script proves nothing about that card. For each card the script is
left out, whole or part by part, and the scenarios that use the card are run until one of them fails. A mutant with
which all of them still hold *survives*: no scenario would notice that the script is wrong there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Final

from playorder.cards.definition import CardDef
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.result import Definitions, Tools
from playorder.scenario.table import Table
from playorder.trials.parts import Mutant, mutants

STEP_LIMIT: Final = 20_000
"""Steps for each action: a card without one of its conditions may well answer itself without end."""


@dataclass(frozen=True)
class Verdict:
    """What became of one mutant. ``tried`` counts the scenarios that use its card; ``killed_by`` is the title of
    the first that failed, empty if the mutant survives."""

    card: str
    missing: str
    tried: int
    killed_by: str

    @property
    def survives(self) -> bool:
        """Whether every scenario holds all the same."""
        return not self.killed_by


@dataclass
class Uses:
    """Which scenarios (by number) use the script of a card, those that are about the card first.

    ``broken`` are those that do not even hold with all scripts in place; they are not counted."""

    by_card: dict[str, tuple[int, ...]] = field(default_factory=dict)
    broken: list[Scenario] = field(default_factory=list)


def uses_of(scenarios: Iterable[Scenario], tools: Tools) -> Uses:
    """Run every scenario once, and note whose scripts it asks for."""
    found: dict[str, list[tuple[bool, int]]] = {}
    uses = Uses()
    for number, scenario in enumerate(scenarios):
        asked: dict[str, None] = {}
        if _holds(scenario, tools, lambda usual, asked=asked: _noting(usual, asked)):  # type: ignore[misc]
            about = scenario.source.get("card")
            for card in asked:
                found.setdefault(card, []).append((card != about, number))
        else:
            uses.broken.append(scenario)
    uses.by_card = {card: tuple(number for _, number in sorted(places)) for card, places in found.items()}
    return uses


def verdicts(
    definition: CardDef, scenarios: list[Scenario], tools: Tools, *, each_part: bool = False
) -> list[Verdict]:
    """What becomes of the blank card and, with ``each_part``, of the card without any one of its parts.

    ``scenarios`` are those that use the card; all of them hold with the card as it is.
    """
    tried = mutants(definition) if each_part else islice(mutants(definition), 1)
    return [_verdict(mutant, scenarios, tools) for mutant in tried]


def _verdict(mutant: Mutant, scenarios: list[Scenario], tools: Tools) -> Verdict:
    card = mutant.definition.id
    for scenario in scenarios:
        try:
            holds = _holds(scenario, tools, lambda usual: _replacing(usual, mutant.definition))
        except ScenarioError:  # its board cannot be built without the script: that proves nothing
            continue
        if not holds:
            return Verdict(card, mutant.missing, len(scenarios), scenario.title or scenario.file)
    return Verdict(card, mutant.missing, len(scenarios), "")


def _holds(scenario: Scenario, tools: Tools, change: Callable[[Definitions], Definitions]) -> bool:
    changed = replace(tools, definitions=lambda edition: change(tools.definitions(edition)))
    table = Table(scenario, changed)
    table.result.game.step_limit = STEP_LIMIT
    table.play()
    return table.result.ok


def _noting(usual: Definitions, asked: dict[str, None]) -> Definitions:
    def definition(card: str) -> CardDef | None:
        found = usual(card)
        if found is not None:
            asked[card] = None
        return found

    return definition


def _replacing(usual: Definitions, mutant: CardDef) -> Definitions:
    return lambda card: mutant if card == mutant.id else usual(card)
