"""What effects act on: targets, cards that fit a description, the card itself, those of the event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playorder.cards.selectors import Selection
from playorder.rulesets.wowtcg.context import Context
from playorder.rulesets.wowtcg.definitions import Description
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.game import Game


@dataclass(frozen=True)
class TargetAt(Selection):
    """The link's target at a place, counted from 0; nothing if it is no longer legal (001:709.2a)."""

    place: int

    def members(self, game: Game, me: Entity, context: Context) -> list[Entity]:
        number = context.targets[self.place] if self.place < len(context.targets) else None
        return [] if number is None else [game.entity(number)]


@dataclass(frozen=True)
class _Targets(Selection):
    """All targets of the link that are legal still."""

    def members(self, game: Game, me: Entity, context: Context) -> list[Entity]:
        return [game.entity(number) for number in context.targets if number is not None]


@dataclass(frozen=True)
class _This(Selection):
    """The card whose text it is, if it is in play still."""

    def members(self, game: Game, me: Entity, context: Context) -> list[Entity]:
        is_there = me.zone is Zone.PLAY and me.stays == context.source_mark[0]
        return [me] if is_there else []


@dataclass(frozen=True)
class _Self(Selection):
    """The card whose text it is, wherever it is: what deals damage or heals needs not be there still (001:707.3)."""

    def members(self, game: Game, me: Entity, context: Context) -> list[Entity]:
        return [me]


@dataclass(frozen=True)
class _YourHero(Selection):
    """The hero of the player who controls the effect."""

    def members(self, game: Game, me: Entity, context: Context) -> list[Entity]:
        hero = game.hero_of(context.player)
        return [] if hero is None else [hero]


@dataclass(frozen=True)
class _Host(Selection):
    """What the card is attached to; if it has left play, what it was attached to last (001:707.3)."""

    def members(self, game: Game, me: Entity, context: Context) -> list[Entity]:
        is_there = me.stays == context.source_mark[0]
        return _still_in_play(game, me.attached_to if is_there else me.last_host)


@dataclass(frozen=True)
class _EventTarget(Selection):
    """What the event happened to, if it is in play still."""

    def members(self, game: Game, me: Entity, context: Context) -> list[Entity]:
        return [] if context.event is None else _still_in_play(game, context.event.target)


@dataclass(frozen=True)
class _EventSource(Selection):
    """What the event came from, if it is in play still."""

    def members(self, game: Game, me: Entity, context: Context) -> list[Entity]:
        return [] if context.event is None else _still_in_play(game, context.event.source)


def _still_in_play(game: Game, number: int | None) -> list[Entity]:
    found = None if number is None else game.entity(number)
    return [found] if found is not None and found.zone is Zone.PLAY else []


@dataclass(frozen=True, eq=False)
class Each(Selection):
    """Every card in play that fits a description, in order of play."""

    description: Description

    def members(self, game: Game, me: Entity, context: Context) -> list[Entity]:
        found = [card for card in game.in_play() if self.description(game, context.player, me, card)]
        return sorted(found, key=lambda card: int(card.order))


TARGET: Final = TargetAt(0)
TARGETS: Final = _Targets()
THIS: Final = _This()
SELF: Final = _Self()
YOUR_HERO: Final = _YourHero()
HOST: Final = _Host()
EVENT_TARGET: Final = _EventTarget()
EVENT_SOURCE: Final = _EventSource()
