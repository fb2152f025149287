"""Each trigger has a scenario in which it does not trigger, while its event or the nearest other one happens.

What a trigger did is read from the timelines: it was considered for a queue and left out, or it aborted. A trigger
without any condition is never left out while it is there; it has to stay quiet at the event nearest to its own, or at
its own event once silence has taken it away.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from playorder.assembly import Program
from playorder.rulesets.hearthstone.entities import Entity, Zone
from playorder.rulesets.hearthstone.events import DAMAGE, HEAL, TURN_END, TURN_START, EventKind
from playorder.rulesets.hearthstone.index import is_listening
from playorder.scenario.document import Scenario
from playorder.scenario.result import RunResult
from playorder.scenario.run import run

NEAREST: Final[dict[EventKind, EventKind]] = {HEAL: DAMAGE, TURN_END: TURN_START, TURN_START: TURN_END}
"""The events of triggers without a condition, and the nearest event to each."""

TriggerOfCard = tuple[str, str]
"""A trigger by the id of its card and its own name."""


@pytest.fixture(scope="module")
def program() -> Program:
    return Program()


@pytest.fixture(scope="module")
def held_back(program: Program, scenarios: list[Scenario]) -> set[TriggerOfCard]:
    tools = program.tools()
    return {trigger for scenario in scenarios for trigger in quiet_in(run(scenario, tools))}


def quiet_in(result: RunResult) -> Iterator[TriggerOfCard]:
    """The triggers that did not trigger in a run when they might have been expected to."""
    entities = result.game.entities
    for node in result.nodes:
        if node.kind == "trigger" and node.status != "resolved" and node.source is not None:
            yield entities[node.source].card.id, node.label
        if node.kind == "event":
            answered = {part.source for part in result.recorded.within(node.id) if part.kind == "trigger"}
            for entity, name in without_condition(result, node.id, node.label):
                if entity not in answered:
                    yield entities[entity].card.id, name


def without_condition(result: RunResult, node: int, label: str) -> list[tuple[int, str]]:
    """The triggers without a condition that were there when the nearest event happened, or silenced at their own."""
    if not any(label in (kind.name, near.name) for kind, near in NEAREST.items()):
        return []
    with result.recorded.after(node):
        return [
            (entity.id, trigger.name)
            for entity in result.game.entities
            if isinstance(entity, Entity) and entity.definition is not None
            for trigger in entity.definition.triggers
            if trigger.condition is None and trigger.on in NEAREST
            if (label == NEAREST[trigger.on].name and is_listening(result.game, entity, trigger))
            or (label == trigger.on.name and (entity.silenced or entity.zone is Zone.REMOVED))
        ]


def test_every_trigger_of_a_card_is_seen_to_hold_back(
    program: Program, held_back: set[TriggerOfCard]
) -> None:
    triggers = {
        (card.id, trigger.name)
        for card in program.catalogue()
        if (definition := program.definition(card.id)) is not None
        for trigger in definition.triggers
    }
    assert len(triggers) > 150
    assert sorted(triggers - held_back) == []
