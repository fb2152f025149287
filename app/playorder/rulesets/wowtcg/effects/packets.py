"""Dealing and healing damage: each makes packets that arrive at once (001:407, 713.1)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playorder.cards.effects import Effect, Script, amount_of, as_effects
from playorder.cards.selectors import Selection
from playorder.rulesets.wowtcg.choices import may_choose
from playorder.rulesets.wowtcg.context import Context
from playorder.rulesets.wowtcg.definitions import DamageType, Description
from playorder.rulesets.wowtcg.entities import Entity
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.packets import Packet, send
from playorder.rulesets.wowtcg.selections import TARGETS, YOUR_HERO

Amount = int | Callable[..., int]


def x(game: Game, me: Entity, context: Context) -> int:
    """X, as it was chosen."""
    return context.x


def value(game: Game, me: Entity, context: Context) -> int:
    """What the effect before it left: how much was dealt."""
    return context.value


def dealer(game: Game, source: Selection, context: Context) -> Entity | None:
    """The character that deals it; nobody if it is gone."""
    found = source.members(game, game.entity(context.source), context)
    return found[0] if found else None


@dataclass(frozen=True)
class DealDamage(Effect):
    """A character (your hero unless told) deals damage to each of a selection. ``then`` knows how much was dealt."""

    amount: Amount
    type: DamageType
    to: Selection = TARGETS
    source: Selection = YOUR_HERO
    preventable: bool = True
    then: Script = None

    def run(self, game: Game, context: Context) -> None:
        source = dealer(game, self.source, context)
        if source is None:
            return
        amount = amount_of(self.amount, game, context)
        packets = tuple(
            Packet(amount, source.id, target.id, (context.source,), self.type, preventable=self.preventable)
            for target in self.to.find(game, context)
        )
        send(game, packets, as_effects(self.then), context)


@dataclass(frozen=True)
class DealDivided(Effect):
    """Your hero deals damage divided among the targets as it was announced; illegal ones get nothing (707.1d)."""

    type: DamageType

    def run(self, game: Game, context: Context) -> None:
        source = dealer(game, YOUR_HERO, context)
        if source is None:
            return
        send(
            game,
            tuple(
                Packet(amount, source.id, target, (context.source,), self.type)
                for target, amount in zip(context.targets, context.divide, strict=True)
                if target is not None
            ),
        )


@dataclass(frozen=True, eq=False)
class DealToChosen(Effect):
    """For each amount in turn the player may choose another character that fits; your hero deals it (001:306.3a).

    None of those chosen or targeted before can be chosen again.
    """

    amounts: tuple[int, ...]
    type: DamageType
    what: Description

    def run(self, game: Game, context: Context) -> None:
        game.push((_choose_next, self, 0, tuple(n for n in context.targets if n is not None), context))


def _choose_next(game: Game, frame: tuple[Any, ...]) -> None:
    _, effect, place, taken, context = frame
    me = game.entity(context.source)
    options = [
        card.id
        for card in game.in_play()
        if card.id not in taken and effect.what(game, context.player, me, card)
    ]
    source = dealer(game, YOUR_HERO, context)
    chosen = (
        may_choose(game, context.player, context.source, options, "another to damage") if source else None
    )
    if place + 1 < len(effect.amounts):
        game.push((_choose_next, effect, place + 1, taken if chosen is None else (*taken, chosen), context))
    if source is not None and chosen is not None:
        send(game, (Packet(effect.amounts[place], source.id, chosen, (context.source,), effect.type),))


@dataclass(frozen=True)
class Heal(Effect):
    """A character (your hero unless told) heals damage from each of a selection."""

    amount: Amount
    to: Selection = TARGETS
    source: Selection = YOUR_HERO

    def run(self, game: Game, context: Context) -> None:
        source = dealer(game, self.source, context)
        if source is None:
            return
        amount = amount_of(self.amount, game, context)
        send(
            game,
            tuple(
                Packet(amount, source.id, target.id, (context.source,), healing=True)
                for target in self.to.find(game, context)
            ),
        )
