"""Entering play (001:710): what is done as the card enters, where it lies, and what happens then."""

from __future__ import annotations

from playorder.rulesets.wowtcg import uniqueness
from playorder.rulesets.wowtcg.definitions import Card
from playorder.rulesets.wowtcg.entities import Entity, Row, Zone
from playorder.rulesets.wowtcg.events import ENTERED_PLAY, Event
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import Lasting, Until, add, functions
from playorder.rulesets.wowtcg.triggers import happen, listen
from playorder.rulesets.wowtcg.zones import attach, place_in_row, put_in, row_of, take_out


def enter_play(
    game: Game,
    entity: Entity,
    controller: int,
    *,
    exhausted: bool = False,
    host: Entity | None = None,
    row: Row | None = None,
    face_down: bool = False,
) -> None:
    """Put a card into play under a player, onto a ``host`` or into a row. Nobody gets priority meanwhile."""
    take_out(game, entity)
    put_in(game, entity, Zone.PLAY)
    game.set(entity, "controller", controller)
    game.set(entity, "entered_under", controller)
    game.set(entity, "order", game.new_order())
    game.set(entity, "face_down", face_down)
    if host is not None:
        attach(game, entity, host)
    else:
        place_in_row(game, entity, row or row_of(entity))
    _as_it_enters(game, entity)
    # 710.1b: modifiers of others that let it enter exhausted work whatever became of its powers
    own = entity.card if functions(game, entity) else None
    game.set(entity, "exhausted", exhausted or (own is not None and own.enters_exhausted))
    if own is not None and own.enters_with_damage:
        game.set(entity, "damage", own.enters_with_damage)  # put there, not dealt (717.1)
    if row is not Row.RESOURCE:
        listen(game, entity)  # 710.1c
    happen(game, Event(ENTERED_PLAY, None, entity.id, controller))  # 710.1d
    game.push((uniqueness.check,))  # 710.1e


def _as_it_enters(game: Game, entity: Entity) -> None:
    """What other cards do to a card as it enters (001:710.1a): before its own powers count."""
    for other in list(game.in_play()):
        if other is entity or not other.card.as_others_enter or not functions(game, other):
            continue
        for entry in other.card.as_others_enter:
            if entry.description(game, other.controller, other, entity):
                add(
                    game,
                    Lasting(
                        entry.modifier, other.id, other.controller, Until.START_OF_TURN, game.new_order(), entity.id,
                        entity.stays, entity.controller,
                    ),
                )  # fmt: skip


def make_token(game: Game, card: Card, controller: int) -> Entity:
    """Put a token into play (001:403.2)."""
    token = game.new_entity(card, controller)
    game.set(token, "token", True)
    enter_play(game, token, controller)
    return token
