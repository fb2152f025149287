"""What players may do or pay while a link resolves (001:708.3, 712.7)."""

from __future__ import annotations

from dataclasses import dataclass

from playorder.cards.effects import Effect, Script, as_effects, push_effects
from playorder.cards.selectors import Selection
from playorder.rulesets.wowtcg import costs
from playorder.rulesets.wowtcg.choices import may
from playorder.rulesets.wowtcg.context import Context
from playorder.rulesets.wowtcg.game import Game


@dataclass(frozen=True)
class May(Effect):
    """The player may do something. What can't be done, or not all of it, is no choice (001:712.7)."""

    what: Script

    def run(self, game: Game, context: Context) -> None:
        effects = as_effects(self.what)
        can_be_done = all(effect.possible(game, context) for effect in effects)
        if can_be_done and may(game, context.player, context.source, "may"):
            push_effects(game, effects, context)


@dataclass(frozen=True)
class MayPay(Effect):
    """The player may pay resources; if they do, something follows. What can't be paid is no choice (001:712.7)."""

    resources: int
    then: Script

    def run(self, game: Game, context: Context) -> None:
        if _pays(game, context.player, self.resources, context):
            push_effects(game, as_effects(self.then), context)


@dataclass(frozen=True)
class Unless(Effect):
    """Something happens unless the controller of a selection pays resources (001:708.3)."""

    resources: int
    payer: Selection
    otherwise: Script

    def run(self, game: Game, context: Context) -> None:
        payers = self.payer.find(game, context)
        for card in payers:
            if _pays(game, card.controller, self.resources, context):
                return
        if payers:
            push_effects(game, as_effects(self.otherwise), context)


def _pays(game: Game, player: int, resources: int, context: Context) -> bool:
    """Let a player choose to pay resources, if they can. Whether they did."""
    is_paid = costs.has_resources(game, player, resources) and may(game, player, context.source, "pay")
    if is_paid:
        costs.pay_resources(game, player, resources)
    return is_paid
