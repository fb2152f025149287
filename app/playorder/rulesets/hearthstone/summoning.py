"""Summoning outside of playing a card, copying, transforming, control (seed 002, 三4, 四2, 四3, 六12)."""

from __future__ import annotations

from typing import Any

from playorder.carddata.cards import ENCHANTMENT, MINION, CardData
from playorder.cards.context import Context
from playorder.cards.effects import Effects, push_effects
from playorder.rulesets.hearthstone.enchantments import is_passing, recalculate, update_enrage
from playorder.rulesets.hearthstone.entities import (
    IN_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_PLAY,
    NOWHERE,
    SET_ASIDE,
    Entity,
)
from playorder.rulesets.hearthstone.events import AFTER_SUMMON, BEFORE_SUMMON
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.index import listen, unlisten
from playorder.rulesets.hearthstone.limits import board_is_full
from playorder.rulesets.hearthstone.queues import announce, announce_last
from playorder.rulesets.hearthstone.zones import enter_play, move, put_in, take_out


def place_for(game: Game, me: Entity, player: int, index: int = 0) -> int | None:
    """Where a summoned minion appears: directly right of the minion that summons it, at the remembered place of
    one that died (六12), also when its Deathrattle has taken it to the hand by now, else at the right end."""
    if me.controller != player:
        return None
    if me.attached_to is not None:
        holder = game.entities[me.attached_to]
        if not isinstance(holder, Entity):
            return None
        me = holder
    if me.zone is IN_PLAY and me.id in game.players[player].board:
        return int(game.players[player].board.index(me.id)) + 1 + index
    if me.zone is not IN_PLAY and me.death_position >= 0:
        return me.death_position + index
    return None


def summon(
    game: Game,
    card: CardData,
    player: int,
    position: int | None = None,
    copy_of: int | None = None,
    changes: tuple[tuple[str, Any], ...] = (),
    then: Effects = (),
    context: Context | None = None,
) -> Entity | None:
    """Create a minion and let it enter play; on a full board nothing happens (zone rule 0).

    Pre-summon triggers come first, then it enters, then its nested After Summon (三4). ``copy_of`` copies the
    state of another minion at the moment of entering, after the pre-summon triggers (六7 rule 1). ``then`` runs
    when the summon is resolved, with ``context.value`` = the new entity.
    """
    if board_is_full(game, player):
        return None
    entity = game.new_entity(card, player)
    if then and context is not None:
        push_effects(game, then, context.with_value(entity.id))
    game.push((enter_board, entity.id, position, copy_of, changes))
    announce(game, BEFORE_SUMMON, None, entity.id, player)
    return entity


def enter_board(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the minion enters, takes over what it copies, and its After Summon event is resolved."""
    _, entity_id, position, copy_of, changes = frame
    entity: Entity = game.entities[entity_id]
    if board_is_full(game, entity.controller):
        return
    enter_play(game, entity, position)
    if copy_of is not None:
        copy_state(game, game.entities[copy_of], entity)
    for tag, value in changes:
        game.set(entity, tag, value)
    if changes:
        recalculate(game, entity)
        game.set(game.info, "check_deaths", True)
        update_enrage(game, entity)
    announce_summon(game, entity)


def put_into_play(game: Game, entity: Entity, position: int | None = None) -> bool:
    """Force-play from hand or deck (Deathlord, Voidcaller …); with a full board it stays where it is (四7)."""
    if board_is_full(game, entity.controller):
        return False
    game.push((force_enter, entity.id, position))
    announce(game, BEFORE_SUMMON, None, entity.id, entity.controller)
    return True


def force_enter(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the card enters play from hand or deck."""
    _, entity_id, position = frame
    entity: Entity = game.entities[entity_id]
    if board_is_full(game, entity.controller):
        return
    if entity.zone is IN_DECK:
        take_out(game, entity)
        put_in(game, entity, NOWHERE)
    enter_play(game, entity, position)
    if game.rules.force_played_is_oldest:
        game.set(game.info, "oldest", game.info.oldest - 1)
        game.set(entity, "order", game.info.oldest)  # before anybody asks for the board in order of play
    announce_summon(game, entity)


def announce_summon(game: Game, entity: Entity) -> None:
    """Note the summon for the Summon Resolution Step and resolve the nested After Summon, at the end of a frame."""
    if game.recorder is not None:
        game.recorder.open("summon", "summon", "002:三4", source=entity.id, player=entity.controller)
    game.add(game.info, "summoned", (entity.id,))
    announce_last(game, AFTER_SUMMON, None, entity.id, entity.controller)


def copy_state(game: Game, model: Entity, copy: Entity) -> None:
    """Enchantments, damage and marks of the model, but not auras on it, pending destroy or readiness (四3)."""
    unlisten(game, copy)
    for tag in (
        "base_attack",
        "base_health",
        "base_cost",
        "damage",
        "silenced",
        "own",
        "extra_triggers",
        "echo",
    ):
        game.set(copy, tag, getattr(model, tag))
    for i in model.enchantments:
        copy_enchantment(game, game.entities[i], model, copy)
    listen(game, copy)
    recalculate(game, copy)
    game.set(copy, "damage", model.damage)
    game.set(game.info, "check_deaths", True)


def copy_enchantment(game: Game, original: Entity, model: Entity, bearer: Entity) -> None:
    """A new enchantment like the original, on the copy."""
    entity = Entity(original.card, original.definition, bearer.controller, game.new_order())
    entity.type = ENCHANTMENT
    game.state.create(entity)
    for tag in ("enchant", "grants", "spell_power", "caster", "memory", "extra_triggers", "echo"):
        setattr(entity, tag, getattr(original, tag))
    if is_passing(entity.enchant):
        game.set(game.info, "passing", True)
    entity.attached_to = bearer.id
    entity.zone = IN_PLAY
    game.set(bearer, "enchantments", (*bearer.enchantments, entity.id))
    if model.enraged == original.id:
        game.set(bearer, "enraged", entity.id)
    listen(game, entity)


def transform(game: Game, entity: Entity, card: CardData, copy_of: Entity | None = None) -> Entity:
    """Replace a minion by another at once: no death, no summon, a new entity in its place (四2).

    The old one is set aside; the new one has only just entered and is exhausted. In a battlecry, what came of it takes
    part in the special summon resolution (六6).
    """
    new = game.new_entity(card, entity.controller)
    if game.recorder is not None:
        game.recorder.leaf(
            "transform", "transform", "002:四2", source=entity.id, target=new.id, player=entity.controller
        )
    zone = entity.zone
    player = game.players[entity.controller]
    place: int | None = None
    if zone is IN_PLAY:
        place = player.board.index(entity.id)
    elif zone in (IN_HAND, IN_DECK, IN_GRAVEYARD):
        members = {IN_HAND: player.hand, IN_DECK: player.deck, IN_GRAVEYARD: player.graveyard}[zone]
        place = members.index(entity.id)
    model_state = copy_of
    if zone is IN_PLAY and copy_of is not entity:
        move(game, entity, SET_ASIDE)
    else:
        take_out(game, entity)
        put_in(game, entity, SET_ASIDE)
    if zone is IN_PLAY:
        enter_play(game, new, place)
        if game.info.battlecry:
            game.set(game.info, "transformed", (*game.info.transformed, new.id))
    else:
        put_in(game, new, zone, place)
    game.set(entity, "became", new.id)
    if model_state is not None:
        copy_state(game, model_state, new)
    return new


def take_control(game: Game, entity: Entity, player: int) -> bool:
    """Change sides, at the right end; onto a full board the minion is removed at once (zone rule 1, 1b).

    Its enchantments follow it (controller rule 3). True if it is in play.
    """
    if entity.type is not MINION:
        return False
    if board_is_full(game, player):
        kill_at_once(game, entity)
        return False
    take_out(game, entity)
    game.set(entity, "controller", player)
    for i in entity.enchantments:
        game.set(game.entities[i], "controller", player)
    put_in(game, entity, IN_PLAY)
    game.set(entity, "exhausted", True)
    game.set(entity, "just_played", True)
    game.set(entity, "attacks", 0)
    return True


def kill_at_once(game: Game, entity: Entity) -> None:
    """Removed because a zone was full: gone now, its death event comes in the next Death Phase (四7)."""
    from playorder.rulesets.hearthstone.deaths import remove_dead

    remove_dead(game, entity)
    game.set(game.info, "check_deaths", True)
