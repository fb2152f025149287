"""Deathrattles that pass from one minion to another."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from playorder.cards.context import Context
from playorder.cards.definition import CardDef, Trigger
from playorder.cards.effects import Effect
from playorder.cards.selectors import Selection
from playorder.rulesets.hearthstone import enchantments
from playorder.rulesets.hearthstone.deaths import deathrattles_of


@dataclass(frozen=True)
class CopyDeathrattles(Effect):
    """This minion gains every deathrattle that each of a selection has now, one enchantment for each."""

    of: Selection
    card: str

    def run(self, game: Any, context: Context) -> None:
        me = game.current(game.entities[context.source])
        card = game.card_or_plain(self.card, me)
        for target in self.of.find(game, context):
            for _, trigger in deathrattles_of(game, target):
                definition = _copied(self.card, trigger)
                enchantments.attach(game, me, card, None, me.id, me.controller, definition=definition)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.of.any(game, context))


@cache
def _copied(card: str, trigger: Trigger) -> CardDef:
    """What the enchantment that brings the copied deathrattle does."""
    return CardDef(
        card, deathrattle=trigger.effects, deathrattle_if=trigger.condition, deathrattle_name=trigger.name
    )
