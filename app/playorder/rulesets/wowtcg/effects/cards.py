"""What texts do with cards outside play: draw, discard, interrupt, copy, remove."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playorder.cards.effects import Effect, amount_of
from playorder.cards.selectors import Selection
from playorder.rulesets.wowtcg import chain, copies, drawing
from playorder.rulesets.wowtcg.choices import choose, may_choose
from playorder.rulesets.wowtcg.context import Context
from playorder.rulesets.wowtcg.definitions import CardType, Description
from playorder.rulesets.wowtcg.entities import Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.leaving import move
from playorder.rulesets.wowtcg.selections import TARGET, TARGETS
from playorder.rulesets.wowtcg.targets import in_zone


@dataclass(frozen=True)
class Draw(Effect):
    """The player draws cards."""

    count: int = 1

    def run(self, game: Game, context: Context) -> None:
        drawing.draw(game, context.player, self.count)


@dataclass(frozen=True)
class Discard(Effect):
    """The controllers of a selection (the target) discard cards of their choice."""

    count: int | Callable[..., int]
    whose: Selection = TARGET

    def run(self, game: Game, context: Context) -> None:
        for card in self.whose.find(game, context):
            count = amount_of(self.count, game, context)
            drawing.discard_cards(game, card.controller, context.source, count)


@dataclass(frozen=True)
class Interrupt(Effect):
    """Interrupt cards on the chain (001:711)."""

    what: Selection = TARGETS

    def run(self, game: Game, context: Context) -> None:
        for card in self.what.find(game, context):
            link = chain.link_of(game, card.id)
            if link is not None:
                chain.interrupt(game, link, f"interrupted by {game.entity(context.source).card.name}")


@dataclass(frozen=True, eq=False)
class InterruptOneOf(Effect):
    """The player may interrupt one card on the chain that fits, played by the controller of the first target.

    Only if a card of the type ``if_target`` was targeted. Chosen, not targeted, as the link resolves (001:707.1).
    """

    what: Description
    if_target: CardType

    def run(self, game: Game, context: Context) -> None:
        target = TARGET.find(game, context)
        if not target or target[0].card.type is not self.if_target:
            return
        me = game.entity(context.source)
        options = [
            link.source
            for link in game.links()
            if link.id != context.link
            and link.controller == target[0].controller
            and chain.link_of(game, link.source) is link
            and self.what(game, context.player, me, game.entity(link.source))
            and not game.entity(link.source).copy
        ]
        chosen = may_choose(game, context.player, context.source, options, "interrupt")
        link = None if chosen is None else chain.link_of(game, chosen)
        if link is not None:
            chain.interrupt(game, link, f"interrupted by {me.card.name}")


@dataclass(frozen=True)
class Copy(Effect):
    """Copy a card on the chain; the player may choose new targets for the copy (001:705.6)."""

    what: Selection = TARGET

    def run(self, game: Game, context: Context) -> None:
        for card in self.what.find(game, context):
            link = chain.link_of(game, card.id)
            if link is not None:
                copies.copy_link(game, link, context.player, context.source)


@dataclass(frozen=True)
class RemoveDeck(Effect):
    """Remove the player's deck from the game; the card remembers which cards it were."""

    def run(self, game: Game, context: Context) -> None:
        deck = game.players[context.player].deck
        for number in deck:
            move(game, game.entity(number), Zone.REMOVED)
        noted = tuple((context.source, number) for number in deck)
        game.set(game.info, "removed_by", (*game.info.removed_by, *noted))


@dataclass(frozen=True)
class TakeRemoved(Effect):
    """Choose a card that this card removed from the game, and put it into your hand."""

    def run(self, game: Game, context: Context) -> None:
        mine = {number for source, number in game.info.removed_by if source == context.source}
        options = [card.id for card in in_zone(game, Zone.REMOVED) if card.id in mine]
        if options:
            chosen = choose(game, context.player, context.source, options, "removed card")
            move(game, game.entity(chosen), Zone.HAND)
