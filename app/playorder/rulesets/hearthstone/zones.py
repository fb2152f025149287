"""Zones: moving entities, and what is reset on the way (seed 002, 四7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playorder.carddata.cards import HERO_POWER, MINION, WEAPON
from playorder.rulesets.hearthstone.enchantments import (
    recalculate_cost,
    remove_enchantments,
    reset_values,
)
from playorder.rulesets.hearthstone.entities import (
    IN_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_PLAY,
    IN_SECRETS,
    NOWHERE,
    REMOVED,
    SET_ASIDE,
    Entity,
    Zone,
)
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.index import listen, unlisten
from playorder.rulesets.hearthstone.limits import hand_is_full

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playorder.carddata.cards import CardData

_LISTS: Final = {
    IN_PLAY: "board",
    IN_HAND: "hand",
    IN_DECK: "deck",
    IN_GRAVEYARD: "graveyard",
    IN_SECRETS: "secrets",
    SET_ASIDE: "setaside",
    REMOVED: "removed",
}
"""The player's list for a zone. Of what is in play it holds the minions; others have places of their own."""


def take_out(game: Game, entity: Entity) -> None:
    """Out of the list of its zone and out of the index; the entity is then nowhere."""
    if entity.listening:
        unlisten(game, entity)
    player = game.players[entity.controller]
    zone = entity.zone
    me = entity.id
    if zone is IN_PLAY and entity.type is not MINION:
        if player.weapon == me:
            game.set(player, "weapon", None)
        elif player.hero_power == me:
            game.set(player, "hero_power", None)
    elif zone is not NOWHERE:
        name = _LISTS[zone]
        members: tuple[int, ...] = getattr(player, name)
        if me in members:
            place = members.index(me)
            game.change(player, name, members, members[:place] + members[place + 1 :])
    info = game.info
    if not info.check_auras:
        game.change(info, "check_auras", False, True)


def put_in(game: Game, entity: Entity, zone: Zone, position: int | None = None) -> None:
    """Into a zone's list (at the end, or at a position from the left) and into the index. No limit is checked."""
    if entity.zone is not zone:
        game.change(entity, "zone", entity.zone, zone)
    player = game.players[entity.controller]
    if zone is IN_PLAY and entity.type is not MINION:
        if entity.type is WEAPON:
            game.set(player, "weapon", entity.id)
        elif entity.type is HERO_POWER:
            game.set(player, "hero_power", entity.id)
    elif zone is not NOWHERE:
        name = _LISTS[zone]
        members: tuple[int, ...] = getattr(player, name)
        if position is None or position >= len(members):
            game.add(player, name, (entity.id,))
        else:
            position = max(0, position)
            game.set(player, name, (*members[:position], entity.id, *members[position:]))
    listen(game, entity)
    info = game.info
    if not info.check_auras:
        game.change(info, "check_auras", False, True)


def put_new_deck(game: Game, player: int, cards: Iterable[CardData]) -> None:
    """New cards below those of a player's deck, the first of them uppermost. No limit is checked."""
    owner = game.players[player]
    made = game.new_entities(cards, player)
    for entity in made:
        entity.zone = IN_DECK
        listen(game, entity)
    game.set(owner, "deck", (*owner.deck, *[entity.id for entity in made]))
    game.set(game.info, "check_auras", True)


def move(game: Game, entity: Entity, zone: Zone, position: int | None = None) -> None:
    """Move between zones; leaving play (5a) or the deck (5c) resets the entity, leaving the hand does not (5b)."""
    before = entity.zone
    take_out(game, entity)
    if before is IN_PLAY or (before is IN_DECK and zone is not IN_GRAVEYARD):
        if entity.death_position >= 0:
            game.set(entity, "death_position", -1)
        if entity.enchantments:
            remove_enchantments(game, entity)
        reset_values(game, entity, zone is IN_HAND)
        if before is IN_PLAY and zone is IN_HAND:
            game.set(entity, "order", game.new_order())
    put_in(game, entity, zone, position)


def enter_play(game: Game, entity: Entity, position: int | None = None) -> None:
    """Enter play: a new timestamp, exhausted; what an earlier life left is cleared (5b, 六5)."""
    take_out(game, entity)
    game.change(entity, "order", entity.order, game.new_order())
    if entity.destroy and game.rules.replay_clears_destroy_mark:
        game.set(entity, "destroy", False)
    if entity.cost_effects:  # an aura of the hand does not reach the board
        game.set(entity, "cost_effects", ())
        recalculate_cost(game, entity)
    if not entity.exhausted:
        game.change(entity, "exhausted", False, True)
    if entity.attacks:
        game.set(entity, "attacks", 0)
    if entity.destroy:
        game.set(game.info, "check_deaths", True)
    put_in(game, entity, IN_PLAY, position)
    if entity.max_health - entity.damage <= 0:
        game.set(game.info, "check_deaths", True)


def to_hand(game: Game, entity: Entity, player: int | None = None) -> bool:
    """Into a player's hand; with a full hand to the graveyard (zone rule 1). True if it is in hand now."""
    owner = entity.controller if player is None else player
    if hand_is_full(game, owner):
        if entity.controller != owner:
            take_out(game, entity)
            game.set(entity, "controller", owner)
            put_in(game, entity, IN_GRAVEYARD)
        else:
            move(game, entity, IN_GRAVEYARD)
        return False
    if entity.controller != owner:
        before = entity.zone
        take_out(game, entity)
        if before is not IN_HAND:
            remove_enchantments(game, entity)
            reset_values(game, entity, False)
        game.set(entity, "controller", owner)
        put_in(game, entity, IN_HAND)
    else:
        move(game, entity, IN_HAND)
    return True


def to_deck_at_random_place(game: Game, entity: Entity, player: int, place: int) -> None:
    """Into a deck at a place from the top; the 60-card limit is not checked for moving cards (四7 exceptions)."""
    before = entity.zone
    take_out(game, entity)
    if before is IN_PLAY:
        remove_enchantments(game, entity)
        reset_values(game, entity, False)
    game.set(entity, "controller", player)
    put_in(game, entity, IN_DECK, place)
