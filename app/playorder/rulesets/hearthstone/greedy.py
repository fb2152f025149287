"""Greedy queues of the 2015-08 edition's Combat Preparation (seed 000, combat rules 1 to 3b)."""

from __future__ import annotations

from typing import Any, Final

from playorder.cards.context import Context
from playorder.cards.effects import push_effects
from playorder.rulesets.hearthstone.entities import IN_SECRETS, Entity
from playorder.rulesets.hearthstone.events import ATTACK, PROPOSED_ATTACK, Event
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.queues import FIRST, SECOND, TOGETHER, build, why_aborted

RULE: Final = "000:combat 1"
"""The rule of these queues, and of the events that they answer."""
LOW_PRIORITY: Final = frozenset({"EX1_554"})
"""Answers of the proposed attack that wait for the low-priority queue in this edition: Snake Trap (rule 3b)."""


def run_greedy(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: look for valid triggers again, append new ones, resolve the next (rules 1 and 2).

    ``queue`` keeps what was added, in order, with what was done; the event's defender is today's. ``node`` is that of
    the event in the timeline, in which both the additions and the triggers lie.
    """
    _, attacker, high, queue, node = frame
    info = game.info
    player = game.entities[attacker].controller
    events = (PROPOSED_ATTACK,) if high else (PROPOSED_ATTACK, ATTACK)
    recorder = game.recorder
    if recorder is not None and node is None:
        announced = Event(events[-1], attacker, info.attack_defender, player)
        node = recorder.open("event", announced.kind.name, RULE, source=attacker, target=announced.target,
                             player=player, event=announced)  # fmt: skip
    known = {(entity, trigger) for entity, trigger, _ in queue}
    added: list[tuple[tuple[int, int, int], int, Any]] = []
    players_in_order = (FIRST, SECOND) if game.rules.dominant_player else (TOGETHER,)
    for place, players in enumerate(players_in_order):
        for kind in events:
            event = Event(kind, attacker, info.attack_defender, player)
            for priority, order, entity, trigger in build(game, event, players, (), again=bool(queue)):
                low = kind is ATTACK or game.entities[entity].card.id in LOW_PRIORITY
                if low == high or (entity, trigger) in known:
                    continue
                added.append(((place, priority, order), entity, trigger))
    added.sort(key=lambda member: member[0])
    queue = (*queue, *((entity, trigger, False) for _, entity, trigger in added))
    if recorder is not None and added:
        told = tuple((priority, order, entity, trigger) for (_, priority, order), entity, trigger in added)
        recorder.leaf("queue", events[-1].name, RULE, queue=told)
    for index, (entity_id, trigger, done) in enumerate(queue):
        if done:
            continue
        queue = (*queue[:index], (entity_id, trigger, True), *queue[index + 1 :])
        game.push((run_greedy, attacker, high, queue, node))
        _resolve_one(game, entity_id, trigger, Event(trigger.on, attacker, info.attack_defender, player))
        return
    if recorder is not None and node is not None:
        recorder.close(node)
    if high:
        game.push((run_greedy, attacker, False, (), None))


def _resolve_one(game: Game, entity_id: int, trigger: Any, event: Event) -> None:
    entity: Entity = game.entities[entity_id]
    context = Context(entity_id, event.target, event)
    aborted = why_aborted(game, entity, trigger, event, (entity.controller,), context)
    recorder = game.recorder
    if aborted is not None:
        if recorder is not None:
            recorder.leaf("trigger", trigger.name, RULE, source=entity_id, target=event.target,
                          player=entity.controller, status="aborted", unanswered=aborted)  # fmt: skip
        return
    if recorder is not None:
        recorder.open("trigger", trigger.name, RULE, source=entity_id, target=event.target,
                      player=entity.controller, status="resolved")  # fmt: skip
    if entity.zone is IN_SECRETS:
        game.reveal_secret(entity)
    elif trigger.once:
        game.use_up(entity, trigger)
    push_effects(game, trigger.effects, context)
