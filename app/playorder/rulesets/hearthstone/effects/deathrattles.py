"""Deathrattles and triggers that pass from one minion to another."""

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
from playorder.rulesets.hearthstone.index import triggers_of


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


@dataclass(frozen=True)
class CopyTriggers(Effect):
    """This minion gains every trigger that each of a selection has now, all those of one in one enchantment."""

    of: Selection
    card: str = ""

    def run(self, game: Any, context: Context) -> None:
        me = game.current(game.entities[context.source])
        for target in self.of.find(game, context):
            triggers = copied_triggers(game, target)
            if triggers:
                card = game.card_or_plain(self.card, target)
                definition = _with_triggers(card.id, triggers)
                enchantments.attach(game, me, card, None, me.id, me.controller, definition=definition)

    def possible(self, game: Any, context: Context) -> bool:
        return any(copied_triggers(game, target) for target in self.of.find(game, context))


def copied_triggers(game: Any, target: Any) -> tuple[Trigger, ...]:
    """The triggers of a minion, its own and those of its enchantments; a used up one is among them no more."""
    found = list(triggers_of(game, target))
    for i in target.enchantments:
        found.extend(triggers_of(game, game.entities[i]))
    return tuple(trigger for trigger in found if trigger.zone == "play")


@cache
def _with_triggers(card: str, triggers: tuple[Trigger, ...]) -> CardDef:
    """What the enchantment that brings the copied triggers does."""
    return CardDef(card, triggers=triggers)
