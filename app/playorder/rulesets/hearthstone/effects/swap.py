"""Swapping with a card in hand (Alarm-o-Bot)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playorder.carddata.cards import MINION
from playorder.cards.context import Context
from playorder.cards.effects import Effect
from playorder.engine.decisions import DecisionKind
from playorder.rulesets.hearthstone import summoning, zones
from playorder.rulesets.hearthstone.entities import IN_HAND, IN_PLAY


@dataclass(frozen=True)
class SwapWithHand(Effect):
    """This minion goes to the hand, a random minion of the hand takes its place."""

    def run(self, game: Any, context: Context) -> None:
        me = game.entities[context.source]
        player = game.players[me.controller]
        minions = tuple(i for i in player.hand if game.entities[i].type is MINION)
        if not minions or me.zone is not IN_PLAY:
            return
        chosen = game.entities[minions[game.decide(DecisionKind.RANDOM, me.id, minions, "swap")]]
        place = player.board.index(me.id)
        zones.move(game, me, IN_HAND)
        summoning.put_into_play(game, chosen, place)
