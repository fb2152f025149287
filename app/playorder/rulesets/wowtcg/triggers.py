"""Triggered powers: who hears an event, and the effects that wait to be added to the chain (001:703, 708)."""

from __future__ import annotations

from typing import NamedTuple

from playorder.rulesets.wowtcg.definitions import Trigger
from playorder.rulesets.wowtcg.entities import Entity
from playorder.rulesets.wowtcg.events import Event
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import MODIFIERS, functions
from playorder.rulesets.wowtcg.reasons import Reason, Unanswered


class Waiting(NamedTuple):
    """A triggered effect that is not on the chain yet. Its player controlled the source when it triggered."""

    player: int
    source: int
    trigger: Trigger
    event: Event
    source_mark: tuple[int, int]


def listen(game: Game, entity: Entity) -> None:
    """A card came into play: its powers are in the index from now on."""
    for trigger in entity.card.triggers:
        game.state.set_listeners(trigger.on, (*game.hear(trigger.on), (entity.id, trigger)))
    if entity.card.modifiers:
        game.state.set_listeners(MODIFIERS, (*game.hear(MODIFIERS), entity.id))


def unlisten(game: Game, entity: Entity) -> None:
    """A card left play: nothing of it listens any more."""
    for kind in {trigger.on for trigger in entity.card.triggers}:
        game.state.set_listeners(kind, tuple(pair for pair in game.hear(kind) if pair[0] != entity.id))
    if entity.card.modifiers:
        game.state.set_listeners(MODIFIERS, tuple(n for n in game.hear(MODIFIERS) if n != entity.id))


def happen(game: Game, *events: Event) -> None:
    """Things that happen at once trigger what they trigger; call it before the state changes (001:703.4)."""
    found: list[Waiting] = []
    for event in events:
        node = _tell_event(game, event)
        for number, trigger in game.hear(event.kind):
            source = game.entity(number)
            why = why_not(game, source, trigger, event)
            if why is None:
                mark = (source.stays, source.readied)
                found.append(Waiting(source.controller, number, trigger, event, mark))
            _tell_trigger(game, source, trigger, event, why)
        if node is not None and game.recorder is not None:
            game.recorder.close(node)
    if found:
        game.set(game.info, "waiting", (*game.info.waiting, *found))


def why_not(game: Game, source: Entity, trigger: Trigger, event: Event) -> Unanswered | None:
    """Why a power of a card in play does not trigger on an event; None if it does."""
    if not functions(game, source):
        return Unanswered(Reason.NO_POWERS, "its powers do not work now")
    if trigger.condition is not None and not trigger.condition(game, source, event):
        return Unanswered(Reason.CONDITION, condition_words(trigger))
    return None


def name_of(trigger: Trigger) -> str:
    """What a triggered power is called in a timeline."""
    return trigger.name or trigger.on.text


def _tell_event(game: Game, event: Event) -> int | None:
    """A node for an event, if any card of the game waits for one of its kind, wherever it is now."""
    if game.recorder is None or not any(
        trigger.on is event.kind
        for entity in game.entities
        if isinstance(entity, Entity)
        for trigger in entity.card.triggers
    ):
        return None
    node: int = game.recorder.open(
        "event", event.kind.name, "001:703", source=event.source, target=event.target, player=event.player or None,
        amount=event.amount or None, event=event,
    )  # fmt: skip
    return node


def _tell_trigger(game: Game, source: Entity, trigger: Trigger, event: Event, why: Unanswered | None) -> None:
    if game.recorder is not None:
        game.recorder.leaf(
            "trigger", name_of(trigger), "001:703", source=source.id, target=event.target, player=source.controller,
            status="waiting" if why is None else "not_queued", unanswered=why,
        )  # fmt: skip


def condition_words(trigger: Trigger) -> str:
    """Which condition did not hold, in words."""
    text = getattr(trigger.condition, "text", None) or getattr(trigger.condition, "__doc__", None)
    words = f": {str(text).strip().splitlines()[0]}" if text else ""
    return f"its condition did not hold{words}"
