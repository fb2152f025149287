"""Death Creation Step and Death Phase (rules 4a, 7, 8; seed 002, 六1, 六2, 六4, 六12)."""

from __future__ import annotations

from typing import Any

from playorder.carddata.cards import HERO, MINION
from playorder.cards.selectors import ORDER_OF_PLAY
from playorder.rulesets.hearthstone.entities import IN_GRAVEYARD, IN_PLAY, Entity
from playorder.rulesets.hearthstone.events import DEATH, Event
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.index import unlisten
from playorder.rulesets.hearthstone.queues import resolve
from playorder.rulesets.hearthstone.zones import move


def deathrattles_of(game: Game, entity: Entity) -> tuple[tuple[int, Any], ...]:
    """The entity's own deathrattle and those of its enchantments, each with whose timestamp it has."""
    found: list[tuple[int, Any]] = []
    if entity.definition is not None and entity.definition.death_trigger is not None and not entity.silenced:
        found.append((entity.id, entity.definition.death_trigger))
    for i in entity.enchantments:
        enchantment: Entity = game.entities[i]
        if enchantment.definition is not None and enchantment.definition.death_trigger is not None:
            found.append((i, enchantment.definition.death_trigger))
    return tuple(found)


def creation_step(game: Game) -> bool:
    """Remove everything mortally wounded or pending destroy at once, in order of play; True if something died.

    Each remembers its place on the board, counted from the left at the moment it leaves (六12). A hero removed
    here has lost at the next outcome check (四1). Deaths noted before (a full zone, 四7) join.
    """
    info = game.info
    if not info.check_deaths:
        return bool(info.deaths)
    game.change(info, "check_deaths", True, False)
    dying = dying_entities(game)
    recorder = game.recorder
    if not dying:
        if recorder is not None:
            recorder.leaf("death_creation", "Death Creation Step", "002:4a")
        return bool(info.deaths)
    node = None
    if recorder is not None:
        node = recorder.open("death_creation", "Death Creation Step", "002:4a")
    dying.sort(key=ORDER_OF_PLAY)
    for entity in dying:
        remove_dead(game, entity)
    if recorder is not None and node is not None:
        recorder.close(node)
    return True


def dying_entities(game: Game) -> list[Entity]:
    """Heroes, weapons and minions in play that are mortally wounded or pending destroy."""
    entities = game.entities
    dying: list[Entity] = []
    _, one, two = game.players
    for player in (one, two):
        mortal: tuple[int, ...] = (player.hero,)
        mortal += player.board
        if player.weapon is not None:
            mortal += (player.weapon,)
        for i in mortal:
            entity: Entity = entities[i]
            if (entity.max_health <= entity.damage or entity.destroy) and entity.zone is IN_PLAY:
                dying.append(entity)
    return dying


def remove_dead(game: Game, entity: Entity) -> None:
    """Out of play and into the graveyard, its death event noted for the next Death Phase."""
    recorder = game.recorder
    if recorder is not None:
        recorder.leaf("death", "death", "002:4a", source=entity.id, player=entity.controller)
    player = game.players[entity.controller]
    rattles = deathrattles_of(game, entity)
    position = -1
    if entity.type is MINION:
        position = player.board.index(entity.id)
        game.add(player, "died_this_turn", (entity.id,))
        game.add(player, "died_this_game", (entity.id,))
    if entity.type is HERO:
        game.set(player, "lost", True)
        unlisten(game, entity)
        game.set(entity, "zone", IN_GRAVEYARD)
        game.set(player, "graveyard", (*player.graveyard, entity.id))
    else:
        move(game, entity, IN_GRAVEYARD)
    game.set(entity, "death_position", position)
    death = Event(DEATH, None, entity.id, entity.controller, 0, rattles)
    game.add(game.info, "deaths", (death,))


def are_heard(game: Game) -> bool:
    """Whether anything answers one of the deaths noted for the next Death Phase, or a recorder tells of them.

    None is left out while any of them is answered: a Deathrattle can bring what hears a later one, as a secret does.
    """
    if game.is_heard(DEATH):
        return True
    for death in game.info.deaths:
        if death.extra:
            return True
    return False


def forget_deaths(game: Game) -> tuple[Event, ...]:
    """The deaths noted for the next Death Phase, which are noted nowhere from now on."""
    noted: tuple[Event, ...] = game.info.deaths
    if noted:
        game.change(game.info, "deaths", noted, ())
    return noted


def begin_death_phase(game: Game) -> None:
    """Push the death events of a Death Phase, in order of play (rule 7)."""
    for event in sorted(forget_deaths(game), key=lambda event: int(_death_order(game, event)))[::-1]:
        resolve(game, event)


def _death_order(game: Game, event: Event) -> int:
    assert event.target is not None
    order: int = game.entities[event.target].order
    return order
