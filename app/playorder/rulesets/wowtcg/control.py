"""Who controls a card in play (001:401.3)."""

from __future__ import annotations

from collections.abc import Iterable

from playorder.rulesets.wowtcg import combatants
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import Lasting, Until, add, end, is_bound_to
from playorder.rulesets.wowtcg.zones import place_in_row, take_out


def gain_control(game: Game, lasting: Lasting) -> None:
    """A modifier gives a player a card; others on it stay (001:401.3a)."""
    add(game, lasting)
    assert lasting.target is not None
    update(game, game.entity(lasting.target))


def rightful_controller(game: Game, entity: Entity) -> int:
    """Whom the latest control modifier names, else under whom the card entered play (001:401.3b)."""
    latest = max(
        (x for x in game.info.lasting if x.modifier.control and is_bound_to(x, entity)),
        key=lambda x: x.order,
        default=None,
    )
    controller: int = entity.entered_under if latest is None else latest.controller
    return controller


def update(game: Game, entity: Entity) -> None:
    """Give a card in play to its rightful controller."""
    if entity.zone is not Zone.PLAY:
        return
    controller = rightful_controller(game, entity)
    if controller == entity.controller:
        return
    game.leaf("control", entity.card.name, "001:401.3", source=entity.id, player=controller)
    row = entity.row
    attached_to = entity.attached_to
    combatants.remove(game, entity.id)  # 602.4
    if attached_to is None:
        take_out(game, entity)
    game.set(entity, "controller", controller)
    game.set(entity, "since_start_of_turn", False)  # 302.2: not in that party since the start of the turn
    if row is not None:
        place_in_row(game, entity, row)
    game.set(game.info, "check_uniqueness", True)  # 412


def ended(game: Game, over: Iterable[Lasting]) -> None:
    """Modifiers ended: what they controlled goes back."""
    for lasting in over:
        if lasting.modifier.control and lasting.target is not None:
            update(game, game.entity(lasting.target))


def end_while_exhausted(game: Game, entity: Entity) -> None:
    """What lasts as long as this card remains exhausted is over (001:714.3b)."""
    ended(game, end(game, lambda x: x.until is Until.WHILE_EXHAUSTED and x.source == entity.id))
