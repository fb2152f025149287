"""Triggered powers: who hears an event, and the effects that wait to be added to the chain (001:703, 708)."""

from __future__ import annotations

from typing import NamedTuple

from playorder.rulesets.wowtcg.definitions import Trigger
from playorder.rulesets.wowtcg.entities import Entity
from playorder.rulesets.wowtcg.events import Event
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import MODIFIERS, functions


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
        for number, trigger in game.hear(event.kind):
            source = game.entity(number)
            if not functions(game, source):
                _not_triggered(game, source, trigger, event, "its powers do not work now")
            elif trigger.condition is not None and not trigger.condition(game, source, event):
                _not_triggered(game, source, trigger, event, condition_words(trigger))
            else:
                mark = (source.stays, source.readied)
                found.append(Waiting(source.controller, number, trigger, event, mark))
    if found:
        game.set(game.info, "waiting", (*game.info.waiting, *found))


def _not_triggered(game: Game, source: Entity, trigger: Trigger, event: Event, why: str) -> None:
    if game.recorder is not None:
        game.recorder.leaf(
            "trigger", trigger.name or event.kind.text, "001:703", source=source.id, target=event.target,
            player=source.controller, status="not_queued", reason=why,
        )  # fmt: skip


def condition_words(trigger: Trigger) -> str:
    """Which condition did not hold, in words."""
    text = getattr(trigger.condition, "text", None) or getattr(trigger.condition, "__doc__", None)
    return f"not so: {str(text).strip().splitlines()[0]}" if text else "its condition does not hold"
