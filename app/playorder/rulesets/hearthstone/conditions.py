"""Conditions for triggers, auras and If: ``(game, me, event) -> bool``.

For an enchantment ``me`` is the enchantment; :func:`~selections.bearer` gives what it is on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playorder.carddata.cards import CardType
from playorder.rulesets.hearthstone.entities import Zone
from playorder.rulesets.hearthstone.selections import bearer

Condition = Callable[[Any, Any, Any], bool]


@dataclass(frozen=True)
class All:
    """Every one of several conditions."""

    parts: tuple[Condition, ...]

    @property
    def text(self) -> str:
        """In words."""
        return " and ".join(str(getattr(p, "text", None) or p.__doc__).strip() for p in self.parts)

    def __call__(self, game: Any, me: Any, event: Any) -> bool:
        return all(part(game, me, event) for part in self.parts)


@dataclass(frozen=True)
class Not:
    """The opposite of a condition."""

    part: Condition

    @property
    def text(self) -> str:
        """In words."""
        return f"not: {str(getattr(self.part, 'text', None) or self.part.__doc__).strip()}"

    def __call__(self, game: Any, me: Any, event: Any) -> bool:
        return not self.part(game, me, event)


def both(*parts: Condition) -> All:
    """All of the conditions."""
    return All(parts)


# --- whose -------------------------------------------------------------------------------------------------


def friendly(game: Any, me: Any, event: Any) -> bool:
    """it is the same player's event"""
    return bool(event.player == me.controller)


def enemy(game: Any, me: Any, event: Any) -> bool:
    """it is the other player's event"""
    return bool(event.player != me.controller)


def about_me(game: Any, me: Any, event: Any) -> bool:
    """it happens to this entity"""
    return bool(event.target == bearer(game, me).id)


def not_about_me(game: Any, me: Any, event: Any) -> bool:
    """it happens to another entity"""
    return bool(event.target != bearer(game, me).id)


def by_me(game: Any, me: Any, event: Any) -> bool:
    """this entity did it"""
    return bool(event.source == bearer(game, me).id)


def not_by_me(game: Any, me: Any, event: Any) -> bool:
    """another entity did it"""
    return bool(event.source != bearer(game, me).id)


def other_friendly(game: Any, me: Any, event: Any) -> bool:
    """it happens to another friendly entity"""
    return bool(event.player == me.controller and event.target != me.id)


# --- what --------------------------------------------------------------------------------------------------


def target_is_minion(game: Any, me: Any, event: Any) -> bool:
    """it happens to a minion"""
    return event.target is not None and game.entities[event.target].type is CardType.MINION


def target_is_hero(game: Any, me: Any, event: Any) -> bool:
    """it happens to a hero"""
    return event.target is not None and game.entities[event.target].type is CardType.HERO


def target_is_friendly(game: Any, me: Any, event: Any) -> bool:
    """it happens to something friendly"""
    return event.target is not None and bool(game.entities[event.target].controller == me.controller)


def source_is_minion(game: Any, me: Any, event: Any) -> bool:
    """a minion did it"""
    return event.source is not None and game.entities[event.source].type is CardType.MINION


def source_is_spell(game: Any, me: Any, event: Any) -> bool:
    """a spell"""
    return event.source is not None and game.entities[event.source].type is CardType.SPELL


def source_is_hero(game: Any, me: Any, event: Any) -> bool:
    """a hero did it"""
    return event.source is not None and game.entities[event.source].type is CardType.HERO


def source_is_secret(game: Any, me: Any, event: Any) -> bool:
    """a secret"""
    return event.source is not None and "secret" in game.entities[event.source].card.keywords


def not_mortally_wounded(game: Any, me: Any, event: Any) -> bool:
    """this minion is not mortally wounded"""
    return not game.is_mortally_wounded(bearer(game, me))


def target_in_play(game: Any, me: Any, event: Any) -> bool:
    """the minion is still in play"""
    return event.target is not None and game.entities[event.target].zone is Zone.PLAY


@dataclass(frozen=True)
class TargetRace:
    """it happens to a minion of a tribe"""

    race: str

    def __call__(self, game: Any, me: Any, event: Any) -> bool:
        return event.target is not None and bool(game.entities[event.target].card.race == self.race)


@dataclass(frozen=True)
class SourceRace:
    """a card of a tribe did it or was played"""

    race: str

    def __call__(self, game: Any, me: Any, event: Any) -> bool:
        return event.source is not None and bool(game.entities[event.source].card.race == self.race)


# --- the board (also for auras and If; event may be a Context or None) --------------------------------------


def own_turn(game: Any, me: Any, event: Any) -> bool:
    """it is the controller's turn"""
    return bool(game.info.active == me.controller)


def holding_dragon(game: Any, me: Any, event: Any) -> bool:
    """the controller holds a Dragon"""
    hand = game.players[me.controller].hand
    return any(game.entities[i].card.race == "DRAGON" for i in hand if i != me.id)


def hand_not_full(game: Any, me: Any, event: Any) -> bool:
    """the controller's hand is not full"""
    return len(game.players[me.controller].hand) < 10


def board_not_full(game: Any, me: Any, event: Any) -> bool:
    """the controller's board is not full"""
    return len(game.players[me.controller].board) < 7


def has_minion(game: Any, me: Any, event: Any) -> bool:
    """the controller has a minion"""
    return bool(game.players[me.controller].board)


def has_weapon(game: Any, me: Any, event: Any) -> bool:
    """the controller has a weapon"""
    return game.players[me.controller].weapon is not None


def empty_hand(game: Any, me: Any, event: Any) -> bool:
    """the controller's hand is empty"""
    return not game.players[me.controller].hand


def has_secret(game: Any, me: Any, event: Any) -> bool:
    """the controller has a secret"""
    return bool(game.players[me.controller].secrets)


def is_damaged_now(game: Any, me: Any, event: Any) -> bool:
    """this minion is damaged"""
    return bool(me.damage > 0)


@dataclass(frozen=True)
class HasRace:
    """the controller has another minion of a tribe"""

    race: str

    def __call__(self, game: Any, me: Any, event: Any) -> bool:
        return any(
            minion.card.race == self.race and minion.id != me.id for minion in game.minions_of(me.controller)
        )
