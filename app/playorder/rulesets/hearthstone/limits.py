"""How many cards a player may have in each zone (seed 002, 四7).

Not compiled: why-not tells what was read here when a place was looked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playorder.rulesets.hearthstone.game import Game

BOARD_LIMIT: Final = 7
HAND_LIMIT: Final = 10
DECK_LIMIT: Final = 60
SECRET_LIMIT: Final = 5


def board_is_full(game: Game, player: int) -> bool:
    """Seven minions, the mortally wounded included (seed 002, 四7 note)."""
    return len(game.players[player].board) >= BOARD_LIMIT


def hand_is_full(game: Game, player: int) -> bool:
    """Ten cards."""
    return len(game.players[player].hand) >= HAND_LIMIT
