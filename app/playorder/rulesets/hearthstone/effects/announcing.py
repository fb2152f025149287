"""Effects for cards that speak to one another: events of their own, and counters that last for the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playorder.cards.context import Context
from playorder.cards.effects import Effect, amount_of
from playorder.cards.selectors import Selection
from playorder.rulesets.hearthstone.effects.cards import players_of
from playorder.rulesets.hearthstone.events import AnnouncedKind
from playorder.rulesets.hearthstone.queues import announce
from playorder.rulesets.hearthstone.selections import bearer


@dataclass(frozen=True)
class Announce(Effect):
    """An event of the card's own happens to each of a selection; without one, it happens once, to nobody."""

    kind: AnnouncedKind
    to: Selection | None = None

    def run(self, game: Any, context: Context) -> None:
        me = bearer(game, game.entities[context.source])
        targets = [None] if self.to is None else [entity.id for entity in self.to.find(game, context)]
        for target in targets[::-1]:
            announce(game, self.kind, me.id, target, me.controller)

    def possible(self, game: Any, context: Context) -> bool:
        return self.to is None or self.to.any(game, context)


@dataclass(frozen=True)
class CountUp(Effect):
    """A counter of a player's goes up; it lasts for the whole game and begins at 0."""

    name: str
    by: Any = 1
    who: str = "you"

    def run(self, game: Any, context: Context) -> None:
        by = amount_of(self.by, game, context)
        for number in players_of(game, context, self.who):
            player = game.players[number]
            counters = dict(player.counters)
            counters[self.name] = counters.get(self.name, 0) + by
            game.set(player, "counters", tuple(sorted(counters.items())))
