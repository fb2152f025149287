"""Exhausting, readying and turning over cards in play (001:105, 301.2)."""

from __future__ import annotations

from playorder.rulesets.wowtcg import control
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.events import EXHAUSTED, READIED, Event
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.triggers import happen


def exhaust(game: Game, entity: Entity) -> None:
    """Turn a ready card sideways. It *becomes* exhausted only if it was not (001:703.5)."""
    if entity.zone is Zone.PLAY and not entity.exhausted:
        happen(game, Event(EXHAUSTED, None, entity.id, entity.controller))
        game.set(entity, "exhausted", True)


def ready(game: Game, *entities: Entity) -> None:
    """Turn exhausted cards upright, all at once."""
    turned = [entity for entity in entities if entity.zone is Zone.PLAY and entity.exhausted]
    happen(game, *(Event(READIED, None, entity.id, entity.controller) for entity in turned))
    for entity in turned:
        game.set(entity, "exhausted", False)
        game.set(entity, "readied", entity.readied + 1)
    for entity in turned:
        control.end_while_exhausted(game, entity)


def turn_face_down(game: Game, entity: Entity) -> None:
    """A flipped hero, a completed quest (001:301.2, 702)."""
    game.set(entity, "face_down", True)
