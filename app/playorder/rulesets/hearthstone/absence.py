"""Why an entity is in no queue: asked of the state as it was when the queue was built.

What :mod:`queues` decides while it builds, told afterwards; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from playorder.cards.context import Context
from playorder.model.watching import Reading
from playorder.rulesets.hearthstone.entities import Entity, Zone
from playorder.rulesets.hearthstone.events import DEATH, Event
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.index import WORKS_IN, is_listening
from playorder.rulesets.hearthstone.keywords import ARE_TRIGGERS
from playorder.rulesets.hearthstone.queues import keeps_still, why_aborted
from playorder.rulesets.hearthstone.reasons import OWN_TURN, Reason, Unanswered, queue_condition
from playorder.rulesets.hearthstone.watching import watch

if TYPE_CHECKING:
    from playorder.cards.definition import Trigger


class Bearer(NamedTuple):
    """A trigger and whose it is: the entity itself, or an enchantment on it."""

    entity: int
    trigger: Trigger


def bearers(game: Game, entity: Entity) -> Iterator[Bearer]:
    """Every trigger that the entity has or would have if it were not silenced, and those of its enchantments.

    A deathrattle is a trigger of its own death: its ``on`` is None. Enchantments that it has lost count, too.
    """
    lost = [
        one for one in game.entities
        if isinstance(one, Entity) and one.zone is Zone.REMOVED and one.attached_to == entity.id
    ]  # fmt: skip
    for one in (entity, *(game.entities[i] for i in entity.enchantments), *lost):
        definition = one.definition
        if definition is not None:
            for trigger in definition.triggers:
                yield Bearer(one.id, trigger)
            if definition.death_trigger is not None:
                yield Bearer(one.id, definition.death_trigger)
        if one.own & ARE_TRIGGERS:
            for bit, trigger in game.keyword_triggers.items():
                if one.own & bit:
                    yield Bearer(one.id, trigger)
        for trigger in one.extra_triggers:
            yield Bearer(one.id, trigger)


def answers(trigger: Trigger, event: Event, entity: Entity) -> bool:
    """Whether a trigger is of the kind that answers an event; a deathrattle answers its bearer's death."""
    if trigger.on is None:
        bearer = entity.id if entity.attached_to is None else entity.attached_to
        return event.kind is DEATH and event.target == bearer
    return trigger.on is event.kind


def is_there(game: Game, bearer: Bearer) -> bool:
    """Whether the trigger listens now."""
    if bearer.entity >= len(game.entities):
        return False
    return is_listening(game, game.entities[bearer.entity], bearer.trigger)


def why_not_there(game: Game, bearer: Bearer) -> Unanswered:
    """Why a trigger does not listen now. ``words`` say where its bearer is."""
    if bearer.entity >= len(game.entities):
        return Unanswered(Reason.ENTERED_LATER, "it did not exist yet")
    entity: Entity = game.entities[bearer.entity]
    if entity.zone is Zone.REMOVED and bearer.trigger.once:
        return Unanswered(Reason.USED_UP, "it works once, and is used up")
    if entity.zone is Zone.REMOVED and entity.attached_to is not None:
        if game.entities[entity.attached_to].silenced:
            return Unanswered(Reason.SILENCED, "it was on a minion that has been silenced: it is gone")
        return Unanswered(Reason.NOT_IN_PLAY, "when the queue was built it was gone from what it had been on")
    if entity.zone not in WORKS_IN[bearer.trigger.zone]:
        return Unanswered(Reason.NOT_IN_PLAY, f"when the queue was built it was {place(entity)}")
    if entity.silenced:
        return Unanswered(Reason.SILENCED, "it is silenced: its text is gone")
    return Unanswered(Reason.USED_UP, "it works once, and is used up")


def place(entity: Entity) -> str:
    """Where an entity is, in words."""
    return {
        Zone.NONE: "being played", Zone.PLAY: "in play", Zone.SECRET: "among the secrets", Zone.HAND: "in the hand",
        Zone.DECK: "in the deck", Zone.GRAVEYARD: "in the graveyard", Zone.SETASIDE: "set aside",
        Zone.REMOVED: "out of the game",
    }[entity.zone]  # fmt: skip


class Verdict(NamedTuple):
    """Whether a condition held, and the values that were read for it."""

    held: bool
    readings: tuple[Reading, ...]
    unanswered: Unanswered | None


def queue_verdict(game: Game, bearer: Bearer, event: Event) -> Verdict:
    """The queue condition as it is now: does it hold, what does it read, and if it is false, why."""
    entity: Entity = game.entities[bearer.entity]
    trigger = bearer.trigger
    if trigger.on is not None and keeps_still(game, entity, trigger):
        turn = Reading(game.info.id, "active", str(game.info.active))
        return Verdict(False, (turn, Reading(entity.id, "controller", str(entity.controller))), OWN_TURN)
    condition = trigger.condition
    if condition is None:
        return Verdict(True, (), None)
    asked = entity if trigger.on is not None or event.target is None else game.entities[event.target]
    held, readings = watch(game, lambda: condition(game, asked, event))
    if held:
        return Verdict(True, readings, None)
    reason = queue_condition(condition)
    return Verdict(False, readings, _wounded(game, reason, lambda: condition(game, asked, event)))


def trigger_verdict(game: Game, bearer: Bearer, event: Event, players: tuple[int, ...]) -> Verdict:
    """Whether a queued trigger would resolve now, what is read for that, and if it would not, why."""
    entity: Entity = game.entities[bearer.entity]
    trigger = bearer.trigger
    me = event.target if trigger.on is None and event.target is not None else entity.id
    context = Context(me, event.target, event)

    def refused() -> Unanswered | None:
        return why_aborted(game, entity, trigger, event, players, context)

    held, readings = watch(game, lambda: refused() is None)
    reason = None if held else refused()
    if reason is None:
        return Verdict(True, readings if trigger.when is not None else (), None)
    return Verdict(False, readings, _wounded(game, reason, lambda: refused() is None))


def _wounded(game: Game, reason: Unanswered, holds: Callable[[], bool]) -> Unanswered:
    """The reason, or the better one if it would hold but for the mortally wounded (rule 5)."""
    if reason.reason not in (
        Reason.QUEUE_CONDITION, Reason.TRIGGER_CONDITION, Reason.SECRET_CONDITION, Reason.NOTHING_ELIGIBLE,
    ):  # fmt: skip
        return reason
    with _nobody_dying(game):
        only_that = holds()
    if not only_that:
        return reason
    words = f"{reason.text}: all that it could act on, or the one that it depends on, is mortally wounded"
    return replace(reason, reason=Reason.MORTALLY_WOUNDED, words=words)


@contextmanager
def _nobody_dying(game: Game) -> Iterator[None]:
    """As if everybody who is mortally wounded had 1 health, while a question is asked; nothing is journaled."""
    wounded = [
        e for e in game.entities if isinstance(e, Entity) and game.in_play(e) and game.is_mortally_wounded(e)
    ]
    kept = [(entity, entity.max_health, entity.damage) for entity in wounded]
    for entity in wounded:
        entity.max_health = max(1, entity.max_health)
        entity.damage = entity.max_health - 1
    try:
        yield
    finally:
        for entity, most, damage in kept:
            entity.max_health, entity.damage = most, damage
