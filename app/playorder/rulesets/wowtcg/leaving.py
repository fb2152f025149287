"""Cards that go to another zone than play, and what ends when one leaves play (001:413, 403.1b, 602.4)."""

from __future__ import annotations

from typing import Final

from playorder.rulesets.wowtcg import combatants, control
from playorder.rulesets.wowtcg.definitions import CardType
from playorder.rulesets.wowtcg.entities import Entity, Row, Zone
from playorder.rulesets.wowtcg.events import LEFT_PLAY, Event
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import end
from playorder.rulesets.wowtcg.statistics import attack_of
from playorder.rulesets.wowtcg.triggers import happen, unlisten
from playorder.rulesets.wowtcg.zones import place_in_row, put_in, take_out

ONLY_IN_PLAY: Final = (
    ("damage", 0), ("exhausted", False), ("face_down", False), ("counters", ()), ("since_start_of_turn", False),
)  # fmt: skip
"""What a card has only in play, and what is left of it elsewhere (001:105.2, 403.1b)."""


def move(game: Game, entity: Entity, zone: Zone) -> None:
    """Move a card to a zone other than play. A token or copy that leaves its zone is gone (001:403.2, 705.6)."""
    if entity.zone is Zone.PLAY:
        _leave_play(game, entity)
    else:
        take_out(game, entity)
    is_real = not (entity.token or entity.copy)
    put_in(game, entity, zone if is_real else Zone.GONE)


def _leave_play(game: Game, entity: Entity) -> None:
    happen(game, Event(LEFT_PLAY, None, entity.id, entity.controller))
    if entity.card.type is CardType.WEAPON:
        game.set(entity, "last_attack", attack_of(game, entity))  # 707.3
    if entity.attached_to is not None:
        game.set(entity, "last_host", entity.attached_to)  # 707.3
    combatants.remove(game, entity.id)  # 602.4
    unlisten(game, entity)
    attachments = entity.attachments
    take_out(game, entity)
    game.set(entity, "zone", Zone.GONE)
    for tag, value in ONLY_IN_PLAY:
        game.set(entity, tag, value)
    game.set(entity, "controller", entity.owner)
    end(game, lambda lasting: lasting.target == entity.id)
    control.end_while_exhausted(game, entity)
    for number in attachments:
        attachment = game.entity(number)
        if game.rules.attachments_follow_host:  # 400
            move(game, attachment, Zone.GRAVEYARD)
        else:
            take_out(game, attachment)
            place_in_row(game, attachment, Row.HERO)
