"""The queues of an event as they were built: who was in them and why, what became of each, and who was not."""

from __future__ import annotations

from playorder.rulesets.hearthstone.absence import Bearer, Verdict, queue_verdict, trigger_verdict
from playorder.rulesets.hearthstone.entities import Entity, Zone
from playorder.rulesets.hearthstone.events import ATTACK
from playorder.rulesets.hearthstone.queues import DOMINANT
from playorder.rulesets.hearthstone.reasons import Reason, condition_name
from playorder.scenario.asking.answers import Answer, Condition, EventFacts, Member, QueueFacts
from playorder.scenario.asking.history import told
from playorder.scenario.asking.why_not import at_event, event_now, event_of, is_greedy, players_of, queued
from playorder.timeline.nodes import Node
from playorder.timeline.recorded import Recorded


def event_facts(run: Recorded, node: int) -> EventFacts | None:
    """The queues of the event in which a node lies; None if it lies in none."""
    event = event_of(run, node)
    if event is None:
        return None
    queues: dict[int, list[Member]] = {}
    first: dict[int, Node] = {}
    for queue, member, turn in queued(run, event):
        # a greedy queue is one, however often something was added to it
        key = queue.parent if is_greedy(queue) and queue.parent is not None else queue.id
        first.setdefault(key, queue)
        queues.setdefault(key, []).append(_member(run, event, queue, member, turn))
    facts = []
    for key, members in queues.items():
        players = players_of(run, first[key])
        facts.append(QueueFacts(first[key].id, players, tuple(members), _words(first[key], players)))
    return EventFacts(event.id, tuple(facts), tuple(_outside(run, event)))


def _words(queue: Node, players: tuple[int, ...]) -> str:
    """Which queue it is."""
    if is_greedy(queue):
        low = queue.label == ATTACK.name
        return f"greedy queue of {'low' if low else 'high'} priority: looked for again after every trigger"
    if len(players) > 1:
        return "one queue for both players"
    return "dominant player, first" if players == (DOMINANT,) else f"after the queue of p{DOMINANT}"


def _member(
    run: Recorded, event: Node, queue: Node, member: tuple[int, int, int, object], turn: Node | None
) -> Member:
    priority, order, entity, trigger = member
    bearer = Bearer(entity, trigger)  # type: ignore[arg-type]
    with run.at(queue.begin):
        built = queue_verdict(run.game, bearer, event_now(run, event))
        player = run.game.entities[entity].controller
    asked = Condition("", True)
    reason = rule = ""
    if turn is not None:
        with run.at(turn.begin):
            verdict = trigger_verdict(run.game, bearer, event_now(run, event), players_of(run, queue))
        asked = _condition(run, bearer.trigger.when, verdict)
        if turn.unanswered is not None:
            why = verdict.unanswered or turn.unanswered
            reason, rule = why.text, why.rule
            asked = Condition(asked.words or why.text, False, asked.readings)
    return Member(
        entity, bearer.trigger.name, player, priority, order, _condition(run, bearer.trigger.condition, built), asked,
        turn.status if turn is not None else "not_reached", reason, rule, None if turn is None else turn.id,
    )  # fmt: skip


def _condition(run: Recorded, condition: object, verdict: Verdict) -> Condition:
    words = "" if condition is None else condition_name(condition)
    return Condition(words, verdict.held, tuple(told(run, reading) for reading in verdict.readings))


def _outside(run: Recorded, event: Node) -> list[Answer]:
    """Everything that has a trigger for the event and was in neither queue, each once, with the reason."""
    game = run.game
    inside = {(member[2], member[3].name) for _, member, _ in queued(run, event)}
    with run.at(run.mark_after(run.last_within(event.id))):
        known = [
            entity.id
            for entity in game.entities
            if isinstance(entity, Entity)
            and entity.attached_to is None
            and entity.zone in (Zone.PLAY, Zone.SECRET, Zone.GRAVEYARD)
            and _could_answer(entity)
        ]
    with run.at(event.begin):
        lost = {one.id for one in game.entities if isinstance(one, Entity) and _is_lost(one)}
    found: dict[tuple[int, str], Answer] = {}
    for entity in known:
        for answer in at_event(run, entity, event, only_own=True):
            key = (answer.entity, answer.trigger)
            twice = answer.reason is Reason.ALREADY_ANSWERED
            if answer.reason is not None and answer.entity not in lost and (key not in inside or twice):
                found.setdefault(key, answer)
    return list(found.values())


def _is_lost(entity: Entity) -> bool:
    """Whether it is an enchantment that is gone, and not because it has done what it does once."""
    triggers = () if entity.definition is None else entity.definition.triggers
    is_gone = entity.zone is Zone.REMOVED and entity.attached_to is not None
    return is_gone and not any(trigger.once for trigger in triggers)


def _could_answer(entity: Entity) -> bool:
    """Whether it is worth asking: it, or an enchantment on it, may have a trigger at all."""
    return entity.definition is not None or bool(entity.enchantments or entity.extra_triggers or entity.own)
