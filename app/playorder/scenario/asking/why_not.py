"""Why something did not trigger: asked of a recorded run, answered from the state as it was then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from playorder.model.watching import Reading
from playorder.rulesets.hearthstone.absence import (
    Bearer,
    answers,
    bearers,
    is_there,
    queue_verdict,
    trigger_verdict,
    why_not_there,
)
from playorder.rulesets.hearthstone.entities import Entity, Zone
from playorder.rulesets.hearthstone.events import (
    AFTER_ATTACK,
    AFTER_PLAY,
    AFTER_SUMMON,
    ATTACK,
    DAMAGE,
    PROPOSED_ATTACK,
    TARGET,
    Event,
)
from playorder.rulesets.hearthstone.greedy import RULE as GREEDY
from playorder.rulesets.hearthstone.queues import DOMINANT
from playorder.rulesets.hearthstone.reasons import Reason
from playorder.scenario.asking.answers import Answer, Evidence
from playorder.timeline.nodes import Node
from playorder.timeline.recorded import Recorded

LATER_PHASES: Final = {
    "Play spell": (TARGET, AFTER_PLAY), "Play minion": (AFTER_PLAY, AFTER_SUMMON), "Attack": (ATTACK, AFTER_ATTACK),
}  # fmt: skip
"""For each sequence the events of phases that may be left out."""


OBJECTS: Final = {"Play minion": ("source",), "Attack": ("source", "target")}
"""Whose leaving play ends a sequence early (rule 6); a spell goes on without its target."""


def why_not(run: Recorded, entity: int, node: int) -> tuple[Answer, ...]:
    """Why an entity did not trigger at a node: at the event in which it lies, or anywhere in a phase or sequence.

    One answer for each trigger that is of the right kind; one that says so if there is none. Raises IndexError if
    there is no such entity or node.
    """
    run.game.entities[entity]
    event = event_of(run, node)
    if event is not None:
        return tuple(at_event(run, entity, event))
    events = [one for one in run.within(node) if one.kind == "event" and one.event is not None]
    found = [answer for event in events for answer in at_event(run, entity, event, only_own=True)]
    return tuple(found) or tuple(_nothing_happened(run, entity, run.nodes[node]))


def event_of(run: Recorded, node: int) -> Node | None:
    """The event in which a node lies (or that it is); None if it lies in none."""
    return next(
        (above for above in run.above(node) if above.kind == "event" and above.event is not None), None
    )


def at_event(run: Recorded, entity: int, node: Node, *, only_own: bool = False) -> Iterator[Answer]:
    """What became of each of an entity's triggers at an event; ``only_own``: nothing if it has none for it."""
    found = False
    for bearer in _bearers_around(run, entity, node):
        found = True
        yield from _of_trigger(run, bearer, node)
    if found or only_own:
        return
    with run.at(node.begin):
        exists = entity < len(run.game.entities)
    card = run.game.entities[entity].card
    if card.id in run.game.unscripted:
        yield Answer(
            entity, "", node.id, Reason.UNSCRIPTED, "the card has no script, so its text does nothing here"
        )
    elif not exists:
        yield Answer(
            entity, "", node.id, Reason.ENTERED_LATER, "it did not exist yet", (), _creation(run, entity)
        )
    else:
        words = f"it has no trigger that answers “{node.label.replace('_', ' ')}”"
        yield Answer(entity, "", node.id, Reason.NO_TRIGGER, words)


def _bearers_around(run: Recorded, entity: int, node: Node) -> list[Bearer]:
    """The entity's triggers for the event, as they were when it began or when it had been resolved."""
    found: dict[tuple[int, int], Bearer] = {}
    for mark in (node.begin, run.mark_after(run.last_within(node.id)), run.game.state.mark()):
        with run.at(mark):
            if entity >= len(run.game.entities):
                continue
            one = run.game.entities[entity]
            if not isinstance(one, Entity):
                continue
            for bearer in bearers(run.game, one):
                if answers(bearer.trigger, node.event, run.game.entities[bearer.entity]):
                    found.setdefault((bearer.entity, id(bearer.trigger)), bearer)
        if found:
            break
    return list(found.values())


def _of_trigger(run: Recorded, bearer: Bearer, node: Node) -> Iterator[Answer]:
    """What became of one trigger: queued and resolved or aborted, considered, or not considered, and why."""
    turns = [
        (queue, outcome)
        for queue, member, outcome in queued(run, node)
        if (member[2], member[3]) == (bearer.entity, bearer.trigger)
    ]
    # who changes sides is aborted in one player's queue, and can still resolve in that of the other (6.8)
    turns.sort(key=lambda turn: turn[1] is None or turn[1].status != "resolved")
    resolved = False
    for queue, outcome in turns[:1]:
        if outcome is None:
            words = "it was queued, but the game was over before its turn came"
            yield _answer(
                bearer, node, Reason.PHASE_SKIPPED, words, evidence=(Evidence(queue.id, "its queue"),)
            )
            return
        here = (Evidence(queue.id, "it is in this queue"), Evidence(outcome.id, "its turn came"))
        if outcome.status == "resolved":
            yield _answer(bearer, node, None, "it did trigger", evidence=here)
            resolved = True
            break
        with run.at(outcome.begin):
            verdict = trigger_verdict(run.game, bearer, event_now(run, node), players_of(run, queue))
        why = verdict.unanswered or outcome.unanswered
        yield _answer(bearer, node, why.reason, f"aborted: {why.text}", verdict.readings, here)
        return
    for leaf in run.children(node.id):
        considered = (
            leaf.kind == "trigger" and leaf.source == bearer.entity and leaf.label == bearer.trigger.name
        )
        if considered and not resolved:
            with run.at(leaf.begin):
                verdict = queue_verdict(run.game, bearer, event_now(run, node))
            why = verdict.unanswered or leaf.unanswered
            words = why.text
            if why.reason is Reason.QUEUE_CONDITION:
                words = (
                    f"its queue condition was false: {why.text}{_event_in_words(run, event_now(run, node))}"
                )
            yield _answer(bearer, node, why.reason, words, verdict.readings, (Evidence(leaf.id, "here"),))
            return
    yield from _not_considered(run, bearer, node, resolved=resolved)


def _not_considered(run: Recorded, bearer: Bearer, node: Node, *, resolved: bool) -> Iterator[Answer]:
    """Why a trigger was not even looked at: where its bearer was, and on whose side, at the two moments."""
    game = run.game
    first, second = stages(run, node)
    with run.at(first):
        there, side = is_there(game, bearer), _side(game, bearer)
    with run.at(second):
        still, later_side = is_there(game, bearer), _side(game, bearer)
    if resolved:
        if still and later_side != DOMINANT and side == DOMINANT and game.rules.dominant_player:
            words = "it has answered in the other player's queue before it changed sides"
            yield _answer(bearer, node, Reason.ALREADY_ANSWERED, words)
        return
    if bearer.trigger.on is None:
        yield from _no_deathrattle(run, bearer, node)
        return
    if there and still and side != later_side:
        words = (
            f"it was player {side}'s when the first queue was built, and player {later_side}'s at the second"
        )
        evidence = _changes_of(run, bearer.entity, "controller", first, second, "it changes sides")
        yield _answer(bearer, node, Reason.WRONG_QUEUE, words, evidence=evidence)
        return
    if not there and still and (later_side == DOMINANT or not game.rules.dominant_player):
        evidence = _changes_of(run, bearer.entity, "zone", first, second, "it enters")
        words = "it entered only when the queue was built already"
        yield _answer(bearer, node, Reason.ENTERED_LATER, words, evidence=evidence)
        return
    asked = first if (side or later_side) == DOMINANT or not game.rules.dominant_player else second
    if there and node.event.kind is PROPOSED_ATTACK and is_tried(run, bearer, asked):
        yield _answer(bearer, node, Reason.ALREADY_ANSWERED, "its turn has come before in this attack")
        return
    with run.at(asked):
        why = why_not_there(game, bearer)
    if why.reason in (Reason.NOT_IN_PLAY, Reason.ENTERED_LATER):
        end = run.mark_after(run.last_within(node.id))
        with run.at(end):
            came = is_there(game, bearer)
        if came:
            words = "it entered only when the queue was built already"
            yield _answer(bearer, node, Reason.ENTERED_LATER, words,
                          evidence=_changes_of(run, bearer.entity, "zone", asked, end, "it enters"))  # fmt: skip
            return
        evidence = _last_change(run, bearer.entity, "zone", asked, "it went there")
        went = run.nodes[evidence[0].node] if evidence else None
        if (
            went is not None and went.kind == "trigger" and went.source == bearer.entity
        ):  # a secret that was revealed
            yield _answer(
                bearer, node, Reason.USED_UP, "it works once, and had triggered before", evidence=evidence
            )
            return
        yield _answer(bearer, node, why.reason, why.text, evidence=evidence or _creation(run, bearer.entity))
        return
    evidence = _last_change(run, _body(run, bearer), "silenced", asked, "it is silenced")
    yield _answer(
        bearer, node, why.reason, why.text, evidence=evidence if why.reason is Reason.SILENCED else ()
    )


def _no_deathrattle(run: Recorded, bearer: Bearer, node: Node) -> Iterator[Answer]:
    """A deathrattle was not among those that were fixed when its minion died (rule 7)."""
    body = _body(run, bearer)
    deaths = [one for one in run.nodes[: node.id] if one.kind == "death" and one.source == body]
    left = deaths[-1].begin if deaths else node.begin
    with run.at(left):  # in the graveyard it is no longer silenced
        silenced = body < len(run.game.entities) and run.game.entities[body].silenced
    if silenced:
        evidence = _last_change(run, body, "silenced", left, "it is silenced")
        words = "it was silenced when it died: its deathrattle is gone"
        yield _answer(bearer, node, Reason.SILENCED, words, evidence=evidence)
    else:
        yield _answer(bearer, node, Reason.USED_UP, "it was not on the minion when that died")


def _nothing_happened(run: Recorded, entity: int, node: Node) -> Iterator[Answer]:
    """Nothing that the entity answers happened in a phase or sequence: was a phase left out?"""
    game = run.game
    found = game.entities[entity]
    own = [] if not isinstance(found, Entity) else list(bearers(game, found))
    if not own:
        yield Answer(entity, "", node.id, Reason.NO_TRIGGER, "it has no trigger")
        return
    sequence = next((above for above in run.above(node.id) if above.kind == "sequence"), node)
    end = run.last_within(sequence.id)
    for bearer in own:
        if bearer.trigger.on in LATER_PHASES.get(sequence.label, ()):
            answer = _left_out(run, bearer, sequence, end)
            if answer is not None:
                yield answer
                continue
        kind = "death of its own" if bearer.trigger.on is None else bearer.trigger.on.name.replace("_", " ")
        evidence: tuple[Evidence, ...] = ()
        if bearer.trigger.on is DAMAGE:
            evidence = tuple(
                Evidence(one.id, "the damage to it is prevented")
                for one in run.within(node.id)
                if one.kind == "prevented" and one.target == entity
            )
        words = f"nothing of the kind “{kind}” happened here"
        yield _answer(bearer, node, Reason.DID_NOT_HAPPEN, words, evidence=evidence)


def _left_out(run: Recorded, bearer: Bearer, sequence: Node, end: int) -> Answer | None:
    """Why a sequence ended before the phase that the trigger waits for."""
    game = run.game
    with run.at(run.mark_after(end)):
        countered = game.info.countered and sequence.label == "Play spell"
        there = is_there(game, bearer)
    if countered:
        by = next(
            (n for n in run.within(sequence.id) if n.kind == "effect" and n.label.startswith("Counter")), None
        )
        words = "the spell was countered: no later phase took place"
        shown = () if by is None else (Evidence(by.id, "the spell is countered"),)
        return _answer(bearer, sequence, Reason.COUNTERED, words, evidence=shown)
    if not there:
        with run.at(run.mark_after(end)):
            why = why_not_there(game, bearer)
        evidence = _last_change(run, bearer.entity, "zone", run.mark_after(end), "it went there")
        return _answer(bearer, sequence, why.reason, why.text, evidence=evidence)
    for role in OBJECTS.get(sequence.label, ()):
        who: int = getattr(sequence, role)
        span = (sequence.begin, run.mark_after(end))
        gone = _changes_of(run, who, "zone", *span, "it leaves play", leaving_play=True)
        if gone:
            words = f"the phase did not take place: {game.entities[who].card.name} had left play"
            return _answer(bearer, sequence, Reason.PHASE_SKIPPED, words, evidence=gone)
    return None


def is_greedy(node: Node) -> bool:
    """Whether the event is answered by the greedy queues of Combat Preparation (seed 000)."""
    return node.rule == GREEDY


def event_now(run: Recorded, node: Node) -> Any:
    """The event as it is asked about in the present state: a greedy queue always looks at today's defender."""
    return node.event.aimed_at(run.game.info.attack_defender) if is_greedy(node) else node.event


def queued(run: Recorded, node: Node) -> Iterator[tuple[Node, Any, Node | None]]:
    """Each member of the queues of an event with its queue and the node in which its turn came, if it did."""
    if is_greedy(node):
        yield from _queued_greedily(run, node)
        return
    for queue in run.children(node.id):
        if queue.kind != "queue":
            continue
        turns = [child for child in run.children(queue.id) if child.kind == "trigger"]
        for place, member in enumerate(queue.queue):
            yield queue, member, turns[place] if place < len(turns) else None


def _queued_greedily(run: Recorded, node: Node) -> Iterator[tuple[Node, Any, Node | None]]:
    """The same of greedy queues: members come in batches, and those of low priority in the event after this one."""
    after = run.last_within(node.id) + 1
    stages = [node]
    if node.event.kind is PROPOSED_ATTACK and after < len(run.nodes) and is_greedy(run.nodes[after]):
        stages.append(run.nodes[after])
    for stage in stages:
        inside = list(run.children(stage.id))
        members = [(batch, member) for batch in inside if batch.kind == "queue" for member in batch.queue]
        turns = [one for one in inside if one.kind == "trigger" and one.status != "not_queued"]
        for place, (batch, member) in enumerate(members):
            if member[3].on is node.event.kind:
                yield batch, member, turns[place] if place < len(turns) else None


def stages(run: Recorded, node: Node) -> tuple[int, int]:
    """Where the journal stood when the two queues of an event were built."""
    second = node.begin
    for child in run.children(node.id):
        if child.kind == "queue" and child.player == DOMINANT:
            second = run.mark_after(run.last_within(child.id))
    return node.begin, second


def is_tried(run: Recorded, bearer: Bearer, mark: int) -> bool:
    """Whether the trigger's turn has come before in this attack (三5)."""
    with run.at(mark):
        return (bearer.entity, bearer.trigger) in run.game.info.attack_tried


def players_of(run: Recorded, queue: Node) -> tuple[int, ...]:
    """Whose triggers a queue holds: one player's, or both where the rules have one queue for all."""
    single = run.game.rules.dominant_player and not is_greedy(queue)
    return (queue.player or DOMINANT,) if single else (1, 2)


def _event_in_words(run: Recorded, event: Event) -> str:
    """What a condition knows of an event besides the state: whose it is, where it comes from, whom it happens to."""
    known = [f"player {event.player}'s"] if event.player else []
    for words, entity in (("from", event.source), ("to", event.target)):
        found = None if entity is None else run.game.entities[entity]
        if isinstance(found, Entity):
            known.append(f"{words} {found.card.name}")
    return f" (the event: {', '.join(known)})" if known else ""


def _body(run: Recorded, bearer: Bearer) -> int:
    """Whose text the trigger is, for silence: the entity's, or that of what the enchantment is or was on."""
    on: int | None = run.game.entities[bearer.entity].attached_to
    return bearer.entity if on is None else on


def _side(game: Any, bearer: Bearer) -> int:
    """Whose the trigger is now; 0 if it does not exist."""
    return game.entities[bearer.entity].controller if bearer.entity < len(game.entities) else 0


def _answer(
    bearer: Bearer,
    node: Node,
    reason: Reason | None,
    words: str,
    readings: tuple[Reading, ...] = (),
    evidence: tuple[Evidence, ...] = (),
) -> Answer:
    return Answer(bearer.entity, bearer.trigger.name, node.id, reason, words, readings, evidence)


def _changes_of(
    run: Recorded, entity: int, tag: str, start: int, end: int, words: str, *, leaving_play: bool = False
) -> tuple[Evidence, ...]:
    """Where a tag of an entity changed between two marks; ``leaving_play`` limits it to what was in play before."""
    found = []
    for mark in range(start, end):
        changed, name, before, _ = run.game.state.journal[mark]
        if name != tag or getattr(changed, "id", None) != entity:
            continue
        if leaving_play and before is not Zone.PLAY:
            continue
        node = run.node_of_mark(mark)
        if node is not None:
            found.append(Evidence(node, words))
    return tuple(dict.fromkeys(found))


def _last_change(run: Recorded, entity: int, tag: str, end: int, words: str) -> tuple[Evidence, ...]:
    """Where a tag of an entity last changed before a mark."""
    journal = run.game.state.journal
    for mark in range(end - 1, -1, -1):
        changed, name, _, _ = journal[mark]
        if name == tag and getattr(changed, "id", None) == entity:
            node = run.node_of_mark(mark)
            return () if node is None else (Evidence(node, words),)
    return ()


def _creation(run: Recorded, entity: int) -> tuple[Evidence, ...]:
    return _last_change(run, entity, "created", run.game.state.mark(), "it comes into being")
