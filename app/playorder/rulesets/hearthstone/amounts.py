"""Numbers that the texts of several cards read, as functions ``(game, me, context or entity) -> int``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playorder.rulesets.hearthstone.limits import BOARD_LIMIT

if TYPE_CHECKING:
    from playorder.cards.context import Context
    from playorder.rulesets.hearthstone.entities import Entity
    from playorder.rulesets.hearthstone.game import Game


def health_of_target(game: Game, me: Entity, context: Context) -> int:
    """The target's present health."""
    assert context.target is not None
    target: Entity = game.entities[context.target]
    return target.health


def attack_of_target(game: Game, me: Entity, context: Context) -> int:
    """The target's present attack, without a hero's weapon."""
    assert context.target is not None
    target: Entity = game.entities[context.target]
    return target.attack


def event_amount(game: Game, me: Entity, context: Context) -> int:
    """How much was dealt, healed or overloaded by what the trigger answers."""
    return int(context.event.amount)


def free_places(game: Game, me: Entity, context: Context) -> int:
    """How many minions still fit on the controller's side."""
    return BOARD_LIMIT - len(game.players[me.controller].board)


def deaths_this_turn(game: Game, me: Entity, entity: Any) -> int:
    """How many minions died this turn, of either side."""
    return sum(len(player.died_this_turn) + player.other_deaths for player in game.players[1:])


def minus_deaths_this_turn(game: Game, me: Entity, entity: Any) -> int:
    """One less for each minion that died this turn, of either side."""
    return -deaths_this_turn(game, me, entity)
