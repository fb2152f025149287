"""Events, queues and triggers: rules 2a to 2c, 10b, and the dominant player (seed 002, 六8).

Resolving an event builds the queue of the dominant player's valid triggers, resolves it, then builds and
resolves the other player's. A queue never changes once it is built.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from playorder.carddata.cards import WEAPON
from playorder.cards.context import Context
from playorder.cards.effects import push_effects
from playorder.rulesets.hearthstone.entities import IN_DECK, IN_SECRETS, REMOVED, SET_ASIDE, Entity
from playorder.rulesets.hearthstone.events import DEATH, PROPOSED_ATTACK, Event, EventKind
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.index import is_listening
from playorder.rulesets.hearthstone.reasons import (
    BEARER_GONE,
    CHANGED_SIDES,
    GONE,
    NOTHING_ELIGIBLE,
    OWN_TURN,
    Unanswered,
    code_failed,
    queue_condition,
    trigger_condition,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playorder.cards.definition import Trigger
    from playorder.engine.machine import Recorder

DOMINANT: Final = 1
"""PLAYER_ID of the dominant player (seed 002, 六8)."""
FIRST: Final = (DOMINANT,)
SECOND: Final = (3 - DOMINANT,)
TOGETHER: Final = (1, 2)
"""Whose triggers are in a queue: the dominant player's, then the other's; or those of both, as the switch says."""

Happened = tuple[int, int, int, int]
"""``(source, target, player, amount)``: what an event of a batch is about."""
Member = tuple[int, int, int, Any]
"""``(priority, order of play, entity, trigger)``: a queue is these in order."""


def resolve(game: Game, event: Event) -> None:
    """Put the event on the stack to be resolved; one that nobody hears costs a dictionary look-up."""
    if game.recorder is None and not game.listeners.get(event.kind) and event.kind is not DEATH:
        return
    game.push((run_event, event, 0, None))


def announce(
    game: Game,
    kind: EventKind,
    source: int | None = None,
    target: int | None = None,
    player: int = 0,
    amount: int = 0,
    extra: Any = None,
) -> None:
    """Make an event and put it on the stack to be resolved; one that nobody hears is not even made."""
    if game.listeners.get(kind) or game.recorder is not None or kind is DEATH:
        game.push((run_event, Event(kind, source, target, player, amount, extra), 0, None))


def announce_batch(game: Game, kind: EventKind, happened: Sequence[Happened]) -> None:
    """Make events of one kind and resolve them in order, from a frame that does nothing after it.

    Those that nobody hears change nothing, so they are told at once and do not wait on the stack.
    """
    if not game.listeners.get(kind):
        if game.recorder is not None:
            for source, target, player, amount in happened:
                tell_unheard(game.recorder, Event(kind, source, target, player, amount))
    elif len(happened) == 1:
        source, target, player, amount = happened[0]
        run_event(game, (run_event, Event(kind, source, target, player, amount), 0, None))
    else:
        for source, target, player, amount in happened[::-1]:
            game.push((run_event, Event(kind, source, target, player, amount), 0, None))


def announce_last(
    game: Game,
    kind: EventKind,
    source: int | None,
    target: int | None,
    player: int,
    amount: int = 0,
    extra: Any = None,
) -> None:
    """:func:`announce` where nothing else is left to do before the stack goes on: the event need not wait on it."""
    if game.listeners.get(kind):
        run_event(game, (run_event, Event(kind, source, target, player, amount, extra), 0, None))
    elif game.recorder is not None:
        tell_unheard(game.recorder, Event(kind, source, target, player, amount, extra))


def tell_unheard(recorder: Recorder, event: Event) -> None:
    """Note in the timeline an event that nobody hears."""
    recorder.leaf(
        "event", event.kind.name, event.kind.rule, source=event.source, target=event.target, player=event.player,
        amount=event.amount or None, event=event,
    )  # fmt: skip


def run_event(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: build and resolve the next player's queue of an event.

    Who answered in the dominant player's queue does not answer again in the second (seed 002, glossary). While that
    queue resolves, ``answered`` of the game is about this event; ``outer``, what it was before, is kept here.
    """
    _, event, stage, outer = frame
    recorder = game.recorder
    if stage == 0 and recorder is not None:
        if not game.listeners.get(event.kind) and event.kind is not DEATH:
            tell_unheard(recorder, event)
            return
        recorder.open(
            "event",
            event.kind.name,
            event.kind.rule,
            source=event.source,
            target=event.target,
            player=event.player,
            amount=event.amount or None,
            event=event,
        )
    answered: tuple[Any, ...] = ()
    if not game.rules.dominant_player:
        players: tuple[int, ...] = TOGETHER
        members = build(game, event, players)
    elif stage == 0:
        players = FIRST
        members = build(game, event, players)
        if not members:
            players = SECOND
            members = build(game, event, players)
        else:
            outer = game.info.answered
            if outer:
                game.set(game.info, "answered", ())
            game.push((run_event, event, 1, outer))
    else:
        players = SECOND
        answered = game.info.answered
        if answered or outer:
            game.set(game.info, "answered", outer)
        members = build(game, event, players, answered)
    if not members:
        return
    node = None
    if recorder is not None:
        node = recorder.open("queue", event.kind.name, "002:6.8" if game.rules.dominant_player else "002:2a",
                             player=players[0], queue=members)  # fmt: skip
    run_queue(game, (run_queue, event, members, 0, players, node))


def build(
    game: Game,
    event: Event,
    players: tuple[int, ...],
    answered: tuple[Any, ...] = (),
    *,
    again: bool = False,
) -> tuple[Member, ...]:
    """The valid triggers of these players for the event, by priority and order of play (rule 2a).

    What is not valid is told to the recorder, unless it is looked for ``again``.
    """
    members: list[Member] = []
    trigger: Trigger
    entities = game.entities
    recorder = None if again else game.recorder
    kind = event.kind
    if kind is PROPOSED_ATTACK:  # what failed or answered once in this attack does not do so again (三5)
        answered = (*answered, *game.info.attack_tried)
    for listener in game.listeners.get(kind, ()):
        entity_id, trigger = listener
        entity: Entity = entities[entity_id]
        if entity.controller not in players or listener in answered:
            continue
        own_turn = holds = False
        failed: Unanswered | None = None
        try:
            own_turn = keeps_still(game, entity, trigger)
            holds = not own_turn and (trigger.condition is None or trigger.condition(game, entity, event))
        except Exception as error:
            failed = code_failed(game.ask_failed(error, entity_id))
        if holds:
            members.append((trigger.priority, entity.order, entity_id, trigger))
        elif recorder is not None:
            unanswered = failed or (OWN_TURN if own_turn else queue_condition(trigger.condition))
            recorder.leaf(
                "trigger", trigger.name, unanswered.rule, source=entity_id, player=entity.controller,
                status="not_queued", unanswered=unanswered,
            )  # fmt: skip
    if kind is DEATH and event.player in players:
        assert event.target is not None
        dead: Entity = entities[event.target]
        for entity_id, trigger in event.extra:  # deathrattles, fixed when the minion died (rule 7)
            holds, failed = False, None
            try:
                holds = trigger.condition is None or trigger.condition(game, dead, event)
            except Exception as error:
                failed = code_failed(game.ask_failed(error, entity_id))
            if holds:
                members.append((trigger.priority, entities[entity_id].order, entity_id, trigger))
            elif recorder is not None:
                unanswered = failed or queue_condition(trigger.condition)
                recorder.leaf(
                    "trigger", trigger.name, "002:7", source=entity_id, player=event.player,
                    status="not_queued", unanswered=unanswered,
                )  # fmt: skip
    if len(members) > 1:
        members.sort(key=_newest if game.players[1].newest_first or game.players[2].newest_first else _place)
    return tuple(members)


def keeps_still(game: Game, entity: Entity, trigger: Trigger) -> bool:
    """Whether this is a secret in its owner's turn; only one that speaks of it triggers then (seed 002, 七)."""
    return (
        entity.zone is IN_SECRETS
        and entity.controller == game.info.active
        and not trigger.name.startswith("own")
    )


def _place(member: Member) -> tuple[int, int]:
    return member[0], member[1]


def _newest(member: Member) -> tuple[int, int]:
    return member[0], -member[1]


def run_queue(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: resolve the queue's member at ``index``; the rest waits below it."""
    _, event, members, index, players, node = frame
    if index + 1 < len(members):
        game.push((run_queue, event, members, index + 1, players, node))
    _, _, entity_id, trigger = members[index]
    entity: Entity = game.entities[entity_id]
    is_deathrattle = trigger.on is None
    context = Context(
        event.target if is_deathrattle and event.target is not None else entity_id, event.target, event
    )
    aborted = why_aborted(game, entity, trigger, event, players, context)
    recorder = game.recorder
    if aborted is not None:
        if recorder is not None:
            recorder.leaf(
                "trigger", trigger.name, aborted.rule, source=entity_id, target=event.target,
                player=entity.controller, status="aborted", unanswered=aborted,
            )  # fmt: skip
        return
    if event.kind is PROPOSED_ATTACK:
        game.add(game.info, "attack_tried", ((entity_id, trigger),))
    if recorder is not None:
        recorder.open(
            "trigger", trigger.name, "002:7" if is_deathrattle else "002:2a", source=entity_id, target=event.target,
            player=entity.controller, status="resolved",
        )  # fmt: skip
    effects = trigger.effects
    if is_deathrattle:
        for _ in range(deathrattle_times(game, entity, event.player)):
            push_effects(game, effects, context)
        return
    if players == FIRST:
        game.add(game.info, "answered", ((entity_id, trigger),))
    if entity.zone is IN_SECRETS:
        game.reveal_secret(entity)
    elif trigger.once:
        game.use_up(entity, trigger)
    push_effects(game, effects, context)


def deathrattle_times(game: Game, entity: Entity, player: int) -> int:
    """How often a Deathrattle of a player's entity resolves: Baron Rivendare speaks of minions, not of weapons."""
    doubled = game.players[player].double_deathrattle and entity.type is not WEAPON
    return 2 if doubled else 1


def why_aborted(
    game: Game, entity: Entity, trigger: Trigger, event: Event, players: tuple[int, ...], context: Context
) -> Unanswered | None:
    """Why a queued trigger does not resolve; None if it does."""
    if trigger.on is None:
        assert event.target is not None
        dead: Entity = game.entities[event.target]
        if dead.zone in (IN_DECK, SET_ASIDE, REMOVED):
            return BEARER_GONE
    else:
        if not is_listening(game, entity, trigger):
            return GONE
        if entity.controller not in players:
            return CHANGED_SIDES
    try:
        if trigger.when is not None and not trigger.when(game, entity, event):
            return trigger_condition(trigger.when, secret=entity.zone is IN_SECRETS)
        effects = trigger.effects
        for effect in effects:
            if effect.possible(game, context):
                return None
        if effects:
            return NOTHING_ELIGIBLE
    except Exception as error:
        return code_failed(game.ask_failed(error, entity.id))
    return None
