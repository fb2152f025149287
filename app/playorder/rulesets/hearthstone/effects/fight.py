"""Effects during an attack, and attacks that effects make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playorder.cards.context import Context
from playorder.cards.effects import Effect
from playorder.cards.selectors import Selection
from playorder.rulesets.hearthstone.entities import IN_PLAY


@dataclass(frozen=True)
class ChangeDefender(Effect):
    """Another character is attacked instead."""

    to: Selection

    def run(self, game: Any, context: Context) -> None:
        found = self.to.find(game, context)
        if found:
            game.set(game.info, "attack_defender", found[0].id)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.to.any(game, context))


@dataclass(frozen=True)
class ForceAttack(Effect):
    """The two deal their attack to each other at once, without a combat sequence."""

    attacker: Selection
    defender: Selection

    def run(self, game: Any, context: Context) -> None:
        from playorder.rulesets.hearthstone.damage import deal

        for attacker in self.attacker.find(game, context):
            for defender in self.defender.find(game, context):
                if attacker.zone is IN_PLAY and defender.zone is IN_PLAY:
                    hits = (
                        (attacker.id, defender.id, game.attack_of(attacker)),
                        (defender.id, attacker.id, game.attack_of(defender)),
                    )
                    deal(game, hits)
