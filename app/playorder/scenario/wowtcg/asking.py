"""What the World of Warcraft TCG answers about a run: what an event triggered, in which order, and what it did not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from playorder.engine.account import Line
from playorder.model.watching import Reading
from playorder.rulesets.wowtcg.account import accounts
from playorder.rulesets.wowtcg.definitions import Trigger
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.reasons import Reason
from playorder.rulesets.wowtcg.triggers import name_of
from playorder.rulesets.wowtcg.watching import watch
from playorder.scenario.asking.answering import Answering
from playorder.scenario.asking.answers import (
    Answer,
    AuraFacts,
    Condition,
    Death,
    EventFacts,
    Evidence,
    Member,
    QueueFacts,
)
from playorder.scenario.asking.history import causes_of, changes_of, last_death, told
from playorder.scenario.wowtcg.modifier_facts import modifier_facts
from playorder.timeline.nodes import Node
from playorder.timeline.recorded import Recorded

_PLACES: Final = {
    Zone.PLAY: "in play", Zone.HAND: "in the hand", Zone.DECK: "in the deck", Zone.GRAVEYARD: "in the graveyard",
    Zone.REMOVED: "out of the game", Zone.CHAIN: "on the chain", Zone.GONE: "nowhere any more",
}  # fmt: skip


class Fate(NamedTuple):
    """What became of a triggered effect: when it was added to the chain, and how it left it."""

    added: Node | None
    ended: Node | None


class WowAnswers(Answering):
    """By the comprehensive rules, chapters 703 to 711."""

    quiet = frozenset({"serial", "stays", "readied", "since_start_of_turn", "last_attack"})

    lasting = "Modifiers"
    tags = (
        "damage", "zone", "exhausted", "controller", "counters", "attached_to", "attachments", "face_down", "row",
    )  # fmt: skip

    def event(self, run: Recorded, node: int) -> EventFacts | None:
        return event_facts(run, node)

    def auras(self, run: Recorded, node: int) -> AuraFacts:
        return modifier_facts(run, node)

    def why_not(self, run: Recorded, entity: int, node: int) -> tuple[Answer, ...]:
        return why_not(run, entity, node)

    def numbers(self, run: Recorded, entity: int, node: int | None) -> dict[str, tuple[Line, ...]]:
        with run.after(node):
            if entity >= len(run.game.entities):
                return {}
            one = run.game.entities[entity]
            return accounts(run.game, one) if isinstance(one, Entity) else {}

    def death(self, run: Recorded, entity: int) -> Death | None:
        node = last_death(run, entity)
        if node is None:
            return None
        with run.at(node.begin):
            lines = accounts(run.game, run.game.entities[entity]).get("health", ())
        health = lines[-1].leaves if lines else 0
        causes = causes_of(
            run, node, entity, frozenset({"damage"}), lambda change: bool(change.after > change.before)
        )
        return Death(node.id, health > 0 or not lines, health, causes)

    def askable(self, run: Recorded) -> list[int]:
        cards = [entity for entity in run.game.entities if isinstance(entity, Entity) and not entity.copy]
        cards.sort(key=lambda card: (not card.card.triggers, card.order))
        return [card.id for card in cards]


def event_of(run: Recorded, node: int) -> Node | None:
    """The event in which a node lies, or that brought a link to the chain; None if there is none."""
    for above in run.above(node):
        if above.event is None:
            continue
        if above.kind == "event":
            return above
        return next(
            (one for one in run.nodes[: above.id] if one.kind == "event" and one.event is above.event), None
        )
    return None


def event_facts(run: Recorded, node: int) -> EventFacts | None:
    """What an event triggered, the turn player's powers first (001:708.1a), and who waited for another one."""
    event = event_of(run, node)
    if event is None:
        return None
    heard = [leaf for leaf in run.children(event.id) if leaf.status == "waiting"]
    with run.at(event.begin):
        active = run.game.info.active
    queues = []
    for player, words in (
        (active, "the turn player's, first"),
        (3 - active, "after those of the turn player"),
    ):
        members = [_member(run, event, leaf) for leaf in heard if leaf.player == player]
        members.sort(key=lambda member: (member.order == 0, member.order))
        if members:
            told = f"{words}, in the order of the chain"
            numbered = tuple(replace(member, order=place) for place, member in enumerate(members, 1))
            queues.append(QueueFacts(event.id, (player,), numbered, told))
    outside = [
        answer
        for entity in _with_triggers(run, event)
        for answer in at_event(run, entity, event)
        if answer.reason is not None and answer.reason not in (Reason.NO_TARGET, Reason.INTERRUPTED, Reason.NOT_REACHED)
    ]  # fmt: skip
    return EventFacts(event.id, tuple(queues), tuple(outside))


def _member(run: Recorded, event: Node, leaf: Node) -> Member:
    """One triggered power; its ``order`` is by when its effect was added to the chain, 0 if it never was."""
    assert leaf.source is not None
    trigger = _trigger_of(run, leaf)
    held, readings = _asked(run, event, leaf.source, trigger)
    condition = Condition(_words(trigger), held, tuple(told(run, reading) for reading in readings))
    fate = _fate(run, event, leaf)
    outcome, reason, rule = "not_reached", "", ""
    if fate.ended is not None and fate.ended.kind == "link_resolved":
        outcome = "resolved"
    elif fate.ended is not None:
        outcome, reason, rule = "aborted", fate.ended.reason, fate.ended.rule
    turn = fate.ended or fate.added
    order = 0 if fate.added is None else fate.added.id + 1
    return Member(
        leaf.source, leaf.label, leaf.player or 0, 0, order, condition, Condition("", True), outcome, reason, rule,
        None if turn is None else turn.id,
    )  # fmt: skip


def why_not(run: Recorded, entity: int, node: int) -> tuple[Answer, ...]:
    """Why a card's triggered powers did nothing at a node: at its event, or at any event that lies in the node."""
    card = run.game.entities[entity]
    if not isinstance(card, Entity) or not card.card.triggers:
        return (Answer(entity, "", node, Reason.NO_TRIGGER, "it has no triggered power"),)
    event = event_of(run, node)
    if event is not None:
        found = tuple(at_event(run, entity, event))
        words = f"it has no triggered power for “{event.event.kind.text}”"
        return found or (Answer(entity, "", event.id, Reason.NO_TRIGGER, words),)
    events = [one for one in run.within(node) if one.kind == "event" and one.event is not None]
    found = tuple(answer for event in events for answer in at_event(run, entity, event))
    if found:
        return found
    return tuple(
        Answer(entity, name_of(trigger), node, Reason.DID_NOT_HAPPEN, _did_not_happen(trigger))
        for trigger in card.card.triggers
    )


def _did_not_happen(trigger: Trigger) -> str:
    return f"nothing of the kind “{trigger.on.text}” happened here"


def at_event(run: Recorded, entity: int, event: Node) -> Iterator[Answer]:
    """What became of each of a card's triggered powers that waits for events of this kind."""
    for trigger in run.game.entities[entity].card.triggers:
        if trigger.on is not event.event.kind:
            continue
        leaf = next(
            (one for one in run.children(event.id) if one.source == entity and one.label == name_of(trigger)),
            None,
        )
        yield _not_there(run, entity, trigger, event) if leaf is None else _heard(run, trigger, event, leaf)


def _heard(run: Recorded, trigger: Trigger, event: Node, leaf: Node) -> Answer:
    """The power heard the event: it did not trigger, or what became of its effect."""
    assert leaf.source is not None
    here = Evidence(leaf.id, "it heard the event")
    if leaf.unanswered is not None:
        _, readings = _asked(run, event, leaf.source, trigger)
        return Answer(
            leaf.source, leaf.label, event.id, leaf.unanswered.reason, leaf.unanswered.text, readings, (here,)
        )
    fate = _fate(run, event, leaf)
    shown = [here]
    if fate.added is not None:
        shown.append(Evidence(fate.added.id, "its effect was added to the chain"))
    if fate.ended is None:
        words = "it did trigger, but the game was over, or the script ended, before its turn came"
        return Answer(leaf.source, leaf.label, event.id, Reason.NOT_REACHED, words, (), tuple(shown))
    if fate.ended.kind == "link_resolved":
        shown.append(Evidence(fate.ended.id, "it resolved"))
        return Answer(leaf.source, leaf.label, event.id, None, "it did trigger", (), tuple(shown))
    shown.append(Evidence(fate.ended.id, "here"))
    if fate.ended.kind == "trigger":
        words = "it did trigger, but there was no legal target for its effect"
        return Answer(leaf.source, leaf.label, event.id, Reason.NO_TARGET, words, (), tuple(shown))
    words = f"it did trigger, but its effect was interrupted: {fate.ended.reason or fate.ended.label}"
    return Answer(leaf.source, leaf.label, event.id, Reason.INTERRUPTED, words, (), tuple(shown))


def _not_there(run: Recorded, entity: int, trigger: Trigger, event: Node) -> Answer:
    """The power did not hear the event: powers work only in play."""
    with run.at(event.begin):
        entities = run.game.entities
        place = _PLACES[entities[entity].zone] if entity < len(entities) else "not made yet"
    entered = [
        Evidence(change.node, "it enters play")
        for change in changes_of(run, entity, frozenset({"zone"}))
        if change.after is Zone.PLAY and change.node is not None and change.node >= event.id
    ]
    words = f"it was {place} when that happened"
    if entered:
        return Answer(entity, name_of(trigger), event.id, Reason.ENTERED_LATER, words, (), tuple(entered[:1]))
    left = [
        Evidence(change.node, "it went there")
        for change in changes_of(run, entity, frozenset({"zone"}))
        if change.node is not None and change.node < event.id
    ]
    return Answer(entity, name_of(trigger), event.id, Reason.NOT_IN_PLAY, words, (), tuple(left[-1:]))


def _fate(run: Recorded, event: Node, leaf: Node) -> Fate:
    """How a triggered effect went on: its link, or where it found no target."""
    added = ended = None
    for node in run.nodes[leaf.id + 1 :]:
        if node.event is not event.event or node.source != leaf.source:
            continue
        if node.kind == "link_added":
            added = node
        elif node.kind in ("link_resolved", "link_interrupted") or node.status == "aborted":
            ended = node
            break
    return Fate(added, ended)


def _asked(
    run: Recorded, event: Node, entity: int, trigger: Trigger | None
) -> tuple[bool, tuple[Reading, ...]]:
    """The condition as it was, and what it read."""
    condition = None if trigger is None else trigger.condition
    if condition is None:
        return True, ()
    with run.at(event.begin):
        return watch(run.game, lambda: condition(run.game, run.game.entities[entity], event.event))


def _trigger_of(run: Recorded, leaf: Node) -> Trigger | None:
    assert leaf.source is not None
    triggers: tuple[Trigger, ...] = run.game.entities[leaf.source].card.triggers
    return next((trigger for trigger in triggers if name_of(trigger) == leaf.label), None)


def _words(trigger: Trigger | None) -> str:
    text = None if trigger is None or trigger.condition is None else trigger.condition.__doc__
    return text.strip().splitlines()[0] if text else ""


def _with_triggers(run: Recorded, event: Node) -> list[int]:
    """The cards, in play or gone, that have a power for events of this kind; not those that nobody has seen yet."""
    with run.at(run.mark_after(event.id)):
        return [
            entity.id
            for entity in run.game.entities
            if isinstance(entity, Entity)
            and entity.zone in (Zone.PLAY, Zone.GRAVEYARD, Zone.CHAIN)
            and any(trigger.on is event.event.kind for trigger in entity.card.triggers)
        ]
