"""Making continuous modifiers and preventions (001:714, 717)."""

from __future__ import annotations

from dataclasses import dataclass

from playorder.cards.effects import Effect
from playorder.cards.selectors import Selection
from playorder.rulesets.wowtcg import control
from playorder.rulesets.wowtcg.context import Context
from playorder.rulesets.wowtcg.definitions import Modifier
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import Lasting, Until, add
from playorder.rulesets.wowtcg.prevention import Shield, add_shield
from playorder.rulesets.wowtcg.selections import TARGETS


@dataclass(frozen=True, eq=False)
class Lasts(Effect):
    """Make a modifier for a time. Without ``on`` it lies on whatever fits its description at any time (714.3e)."""

    modifier: Modifier
    on: Selection | None = TARGETS
    until: Until = Until.END_OF_TURN

    def run(self, game: Game, context: Context) -> None:
        if self.on is None:
            add(game, self.made(game, context, None))
            return
        for card in self.on.find(game, context):
            add(game, self.made(game, context, card))

    def made(self, game: Game, context: Context, card: Entity | None) -> Lasting:
        """The modifier as it comes into being now."""
        return Lasting(
            self.modifier, context.source, context.player, self.until, game.new_order(),
            None if card is None else card.id, 0 if card is None else card.stays,
        )  # fmt: skip


@dataclass(frozen=True, eq=False)
class GainControl(Effect):
    """The player controls the targets for a time (001:401.3).

    If it is for as long as the source remains exhausted and it did not, no modifier is made (001:714.3b).
    """

    until: Until = Until.END_OF_TURN
    on: Selection = TARGETS

    def run(self, game: Game, context: Context) -> None:
        source = game.entity(context.source)
        if self.until is Until.WHILE_EXHAUSTED:
            mark = (source.stays, source.readied)
            if mark != context.source_mark or not source.exhausted or source.zone is not Zone.PLAY:
                return
        for card in self.on.find(game, context):
            control.gain_control(
                game,
                Lasting(
                    CONTROL, source.id, context.player, self.until, game.new_order(), card.id, card.stays
                ),
            )


CONTROL = Modifier(control=True, name="control")


@dataclass(frozen=True)
class Prevent(Effect):
    """Prevent the next so much, or all (None), damage that would be dealt to each of a selection (001:717.2)."""

    amount: int | None
    to: Selection = TARGETS
    until: Until = Until.END_OF_TURN

    def run(self, game: Game, context: Context) -> None:
        for card in self.to.find(game, context):
            add_shield(
                game,
                Shield(
                    context.source,
                    context.player,
                    card.id,
                    card.stays,
                    self.amount,
                    self.until,
                    game.new_order(),
                ),
            )
