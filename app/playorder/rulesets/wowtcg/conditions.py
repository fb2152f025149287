"""Conditions of triggered powers: ``(game, me, event) -> bool``, judged on the state before the event (001:703.4)."""

from __future__ import annotations

from dataclasses import dataclass

from playorder.rulesets.wowtcg.definitions import CardType, Condition
from playorder.rulesets.wowtcg.entities import Entity
from playorder.rulesets.wowtcg.events import Event
from playorder.rulesets.wowtcg.game import Game


@dataclass(frozen=True)
class Both:
    """Every one of several conditions."""

    parts: tuple[Condition, ...]

    @property
    def text(self) -> str:
        """In words."""
        return " and ".join(str(part.__doc__).strip() for part in self.parts)

    def __call__(self, game: Game, me: Entity, event: Event) -> bool:
        return all(part(game, me, event) for part in self.parts)


def both(*parts: Condition) -> Both:
    """All of the conditions."""
    return Both(parts)


def about_me(game: Game, me: Entity, event: Event) -> bool:
    """it happens to this card"""
    return event.target == me.id


def by_me(game: Game, me: Entity, event: Event) -> bool:
    """this card does it"""
    return event.source == me.id


def about_my_host(game: Game, me: Entity, event: Event) -> bool:
    """it happens to what this card is attached to"""
    return event.target is not None and event.target == me.attached_to


def by_an_opponent(game: Game, me: Entity, event: Event) -> bool:
    """an opposing hero or ally does it"""
    if event.source is None:
        return False
    source = game.entity(event.source)
    return source.controller != me.controller and (game.is_hero(source) or game.is_ally(source))


def by_my_hero(game: Game, me: Entity, event: Event) -> bool:
    """your hero does it"""
    return event.source is not None and event.source == game.players[me.controller].hero


def to_my_hero(game: Game, me: Entity, event: Event) -> bool:
    """it happens to your hero"""
    return event.target is not None and event.target == game.players[me.controller].hero


def to_an_ally(game: Game, me: Entity, event: Event) -> bool:
    """it happens to an ally"""
    return event.target is not None and game.is_ally(game.entity(event.target))


def in_your_turn(game: Game, me: Entity, event: Event) -> bool:
    """it is your turn"""
    return game.info.active == me.controller


def in_combat_damage(game: Game, me: Entity, event: Event) -> bool:
    """it is combat damage"""
    return event.packet is not None and event.packet.combat


def with_this(game: Game, me: Entity, event: Event) -> bool:
    """it is dealt with this card"""
    return event.packet is not None and me.id in event.packet.by


def with_a_weapon(game: Game, me: Entity, event: Event) -> bool:
    """it is dealt with one or more weapons"""
    if event.packet is None:
        return False
    return any(game.entity(number).card.type is CardType.WEAPON for number in event.packet.by)


def by_an_attacker(game: Game, me: Entity, event: Event) -> bool:
    """an attacking ally does it"""
    if event.source is None:
        return False
    return event.source == game.info.attacker and game.is_ally(game.entity(event.source))


def was_damaged_before(game: Game, me: Entity, event: Event) -> bool:
    """it happens to something that was damaged before"""
    return event.damaged_before
