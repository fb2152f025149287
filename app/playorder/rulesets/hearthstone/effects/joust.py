"""Joust: who reveals the costlier minion?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playorder.carddata.cards import MINION
from playorder.cards.context import Context
from playorder.cards.effects import Effect, Script, as_effects, push_effects
from playorder.cards.selectors import ORDER_OF_PLAY
from playorder.engine.decisions import DecisionKind


@dataclass(frozen=True)
class Joust(Effect):
    """A random minion of each deck is revealed, the controller's first; both stay where they are.

    If the controller's costs more, ``won`` is done, with ``context.value`` = its id; a tie and a deck without
    minions lose: then ``lost``.
    """

    won: Script
    lost: Script = None

    def run(self, game: Any, context: Context) -> None:
        mine = game.entities[context.source].controller
        own, other = (self.reveal(game, context, player) for player in (mine, 3 - mine))
        if own is not None and (other is None or game.cost_of(own) > game.cost_of(other)):
            push_effects(game, as_effects(self.won), context.with_value(own.id))
        else:
            push_effects(game, as_effects(self.lost), context)

    def reveal(self, game: Any, context: Context, player: int) -> Any:
        """The minion that one player shows, or None."""
        deck = (game.entities[i] for i in game.players[player].deck)
        minions = sorted((card for card in deck if card.type is MINION), key=ORDER_OF_PLAY)
        if not minions:
            return None
        ids = tuple(card.id for card in minions)
        return minions[game.decide(DecisionKind.RANDOM, context.source, ids, "joust")]
