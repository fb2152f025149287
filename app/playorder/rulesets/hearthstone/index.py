"""The index of triggers and auras: what listens to which kind of event, kept as entities move."""

from __future__ import annotations

from typing import Any, Final

from playorder.cards.definition import Aura, Trigger
from playorder.rulesets.hearthstone.entities import IN_DECK, IN_HAND, IN_PLAY, IN_SECRETS, Entity
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.keywords import ARE_TRIGGERS

AURAS: Final = "auras"
"""Key of the index under which auras are kept, as ``(entity, aura)``."""

OTHER_FLAGS: Final = (
    "double_battlecry",
    "double_deathrattle",
    "double_damage",
    "double_heal",
    "healing_hurts",
    "newest_first",
)
"""Player flags of Aura Update (Other): the whole list of rule 4c but for Mal'Ganis' Immune, and ``newest_first``,
which no card of the game has: the queues of either player run from the newest to the oldest.

A tuple: they are set in this order, so that the timeline is the same on every run."""

WORKS_IN: Final = {"play": (IN_PLAY, IN_SECRETS), "hand": (IN_HAND,), "deck": (IN_DECK,)}
"""Where a trigger or aura for a zone of this name listens."""
_ZONE_NAMES: Final = {zone: name for name, zones in WORKS_IN.items() for zone in zones}


def triggers_of(game: Game, entity: Entity) -> list[Trigger]:
    """All triggers that the entity has now, whatever its zone; a silenced one has none of its own."""
    found: list[Trigger] = []
    if not entity.silenced:
        if entity.definition is not None:
            found.extend(entity.definition.triggers)
        if entity.own & ARE_TRIGGERS:
            found.extend(trigger for bit, trigger in game.keyword_triggers.items() if entity.own & bit)
    found.extend(entity.extra_triggers)
    return found


def auras_of(entity: Entity) -> tuple[Aura, ...]:
    """All auras that the entity has now, whatever its zone."""
    if entity.definition is None or entity.silenced:
        return ()
    auras: tuple[Aura, ...] = entity.definition.auras  # type: ignore[assignment]
    return auras


def listen(game: Game, entity: Entity) -> None:
    """Add what is active in the entity's present zone to the index."""
    definition = entity.definition
    listens = definition is not None and definition.listens
    if not (listens or entity.extra_triggers or entity.own & ARE_TRIGGERS):
        return
    zone = _ZONE_NAMES.get(entity.zone)
    if zone is None:
        return
    state = game.state
    for trigger in triggers_of(game, entity):
        if trigger.zone == zone:
            state.set_listeners(trigger.on, (*game.listeners.get(trigger.on, ()), (entity.id, trigger)))
            game.set(entity, "listening", True)
    for aura in auras_of(entity):
        if aura.zone == zone:
            if aura.other or aura.flag in OTHER_FLAGS:
                game.set(game.info, "others_on", True)
            state.set_listeners(AURAS, (*game.listeners.get(AURAS, ()), (entity.id, aura)))
            game.set(entity, "listening", True)


def unlisten(game: Game, entity: Entity) -> None:
    """Take everything of the entity out of the index."""
    if not entity.listening:
        return
    me = entity.id
    state = game.state
    kinds: set[Any] = {trigger.on for trigger in triggers_of(game, entity)}
    if auras_of(entity):
        kinds.add(AURAS)
    for kind in kinds:
        before = game.listeners.get(kind, ())
        state.set_listeners(kind, tuple(pair for pair in before if pair[0] != me))
    game.set(entity, "listening", False)


def is_listening(game: Game, entity: Entity, trigger: Trigger) -> bool:
    """Whether this trigger of this entity is still in the index."""
    return (entity.id, trigger) in game.listeners.get(trigger.on, ())
