"""Weapons: equipping, immediate destruction, and the Weapon Update Step (seed 002, 六2 to 六4)."""

from __future__ import annotations

from typing import Any

from playorder.cards.context import Context
from playorder.cards.effects import push_effects
from playorder.rulesets.hearthstone.entities import BOTH_PLAYERS, IN_GRAVEYARD, Entity
from playorder.rulesets.hearthstone.events import EQUIP
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.queues import announce
from playorder.rulesets.hearthstone.zones import enter_play, move


def equip(game: Game, weapon: Entity) -> Entity | None:
    """Put a weapon into its controller's slot; the old one is destroyed at once. Returns the old one."""
    old = game.weapon_of(weapon.controller)
    if old is not None:
        destroy_weapon(game, old)
    enter_play(game, weapon)
    game.set(weapon, "exhausted", False)
    announce(game, EQUIP, None, weapon.id, weapon.controller)
    return old


def destroy_weapon(game: Game, weapon: Entity) -> None:
    """Out of play at once; if an update step saw it, its deathrattle resolves in the next one (六2, 六3, 六4)."""
    from playorder.rulesets.hearthstone.deaths import deathrattles_of

    rattles = deathrattles_of(game, weapon)
    seen = weapon.id in game.info.weapon_seen
    if game.recorder is not None:
        game.recorder.leaf("death", "death", "002:6.2", source=weapon.id, player=weapon.controller)
    move(game, weapon, IN_GRAVEYARD)
    if seen and rattles:
        game.set(game.info, "weapon_rattles", (*game.info.weapon_rattles, (weapon.id, rattles)))


def resolve_weapon_deathrattles(game: Game) -> None:
    """Push the deathrattles that waited for the Weapon Update Step, in the order in which their weapons left (六4)."""
    waiting = game.info.weapon_rattles
    game.set(game.info, "weapon_rattles", ())
    for weapon, rattles in waiting[::-1]:
        game.push((weapon_deathrattles, weapon, rattles))


def weapon_deathrattles(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the deathrattles of a weapon that was destroyed at once."""
    _, weapon, rattles = frame
    for entity_id, trigger in rattles[::-1]:
        if game.recorder is not None:
            game.recorder.open("trigger", trigger.name, "002:6.2", source=entity_id, status="resolved")
        push_effects(game, trigger.effects, Context(weapon))


def update_weapons(game: Game) -> None:
    """Weapon Update Step: it notes which weapons are equipped, and Cursed Blade's effect begins or ends (六3)."""
    seen: tuple[int, ...] = ()
    for number in BOTH_PLAYERS:
        player = game.players[number]
        curse = 0
        if player.weapon is not None:
            seen += (player.weapon,)
            weapon: Entity = game.entities[player.weapon]
            if weapon.definition is not None and weapon.definition.doubles_damage:
                curse = 1
        if curse != player.weapon_curse:
            game.set(player, "weapon_curse", curse)
    if seen != game.info.weapon_seen:
        if game.recorder is not None:
            game.recorder.leaf("weapon_update", "Weapon Update Step", "002:6.3")
        game.set(game.info, "weapon_seen", seen)
