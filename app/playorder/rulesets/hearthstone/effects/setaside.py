"""Taking entities out of the game's places without a death."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playorder.cards.context import Context
from playorder.cards.effects import Effect
from playorder.cards.selectors import Selection
from playorder.rulesets.hearthstone.entities import SET_ASIDE
from playorder.rulesets.hearthstone.zones import move


@dataclass(frozen=True)
class SetAside(Effect):
    """Each goes to its controller's set-aside zone: neither a death nor a return (Recycle, seed 002, 四7)."""

    of: Selection

    def run(self, game: Any, context: Context) -> None:
        for target in self.of.find(game, context):
            if target.zone is not SET_ASIDE:
                move(game, target, SET_ASIDE)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.of.any(game, context))
