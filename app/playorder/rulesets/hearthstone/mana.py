"""Mana: crystals, temporary, used, locked and owed (seed 002, 四8)."""

from __future__ import annotations

from playorder.rulesets.hearthstone.events import OVERLOAD
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.queues import announce


def pay(game: Game, player: int, cost: int) -> None:
    """Pay: temporary mana first, then crystals. Where costs are ignored, paying stops at 0 (contract: options)."""
    owner = game.players[player]
    if game.ignore_mana:
        cost = min(cost, max(0, owner.mana))
    if cost:
        game.add(owner, "mana_spent_this_turn", cost)
    if owner.temporary and cost:
        part = min(owner.temporary, cost)
        game.set(owner, "temporary", owner.temporary - part)
        cost -= part
    if cost:
        game.add(owner, "used", cost)


def gain_crystals(game: Game, player: int, count: int, *, empty: bool) -> None:
    """Permanent crystals, at most ten, never below none (mana rule 2); ``empty`` ones are used up this turn.

    Full ones for which there is no room refill as many used ones instead.
    """
    owner = game.players[player]
    after = max(0, min(owner.max_crystals, owner.crystals + count))
    gained = after - owner.crystals
    game.set(owner, "crystals", after)
    if empty and gained > 0:
        game.set(owner, "used", owner.used + gained)
    elif not empty and gained < count:
        refill(game, player, count - gained)
    elif gained < 0:
        # a destroyed crystal takes a full one with it only where no used one is left
        game.set(owner, "used", max(0, owner.used + min(0, gained)))
    if owner.mana > owner.max_crystals:  # current mana is capped too (mana rule 1)
        game.set(owner, "temporary", max(0, owner.temporary - (owner.mana - owner.max_crystals)))


def gain_this_turn(game: Game, player: int, count: int) -> None:
    """Temporary mana; current mana is capped at ten (mana rule 1), the rest is lost."""
    owner = game.players[player]
    room = max(0, owner.max_crystals - owner.mana)
    game.set(owner, "temporary", owner.temporary + min(count, room))


def refill(game: Game, player: int, count: int) -> None:
    """Turn used crystals back."""
    owner = game.players[player]
    game.set(owner, "used", max(0, owner.used - count))


def overload(game: Game, player: int, count: int) -> None:
    """Owe crystals for the next turn; Tunnel Trogg answers (seed 002, 六11)."""
    owner = game.players[player]
    game.set(owner, "owed", owner.owed + count)
    announce(game, OVERLOAD, None, None, player, count)


def begin_turn(game: Game, player: int) -> None:
    """One more crystal, all full; what was owed is locked now."""
    owner = game.players[player]
    if owner.crystals < owner.max_crystals:
        game.add(owner, "crystals", 1)
    if owner.used:
        game.set(owner, "used", 0)
    if owner.temporary or owner.locked or owner.owed:
        game.set(owner, "temporary", 0)
        game.set(owner, "locked", owner.owed)
        game.set(owner, "owed", 0)
    if owner.mana_spent_this_turn:
        game.set(owner, "mana_spent_this_turn", 0)
