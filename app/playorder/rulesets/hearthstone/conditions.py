"""Conditions for triggers, auras and If: ``(game, me, event) -> bool``.

For an enchantment ``me`` is the enchantment; :func:`~selections.bearer` gives what it is on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playorder.carddata.cards import HERO, MINION, SPELL
from playorder.rulesets.hearthstone.entities import IN_PLAY
from playorder.rulesets.hearthstone.selections import bearer, who_was_played

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
        for part in self.parts:
            if not part(game, me, event):
                return False
        return True


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
    mine = me.id if me.attached_to is None else bearer(game, me).id
    return bool(event.player == me.controller and event.target != mine)


# --- what --------------------------------------------------------------------------------------------------


def target_is_minion(game: Any, me: Any, event: Any) -> bool:
    """it happens to a minion"""
    return event.target is not None and game.entities[event.target].type is MINION


def target_is_hero(game: Any, me: Any, event: Any) -> bool:
    """it happens to a hero"""
    return event.target is not None and game.entities[event.target].type is HERO


def target_is_friendly(game: Any, me: Any, event: Any) -> bool:
    """it happens to something friendly"""
    return event.target is not None and bool(game.entities[event.target].controller == me.controller)


def source_is_minion(game: Any, me: Any, event: Any) -> bool:
    """a minion did it"""
    return event.source is not None and game.entities[event.source].type is MINION


def source_is_spell(game: Any, me: Any, event: Any) -> bool:
    """a spell"""
    return event.source is not None and game.entities[event.source].type is SPELL


def source_is_hero(game: Any, me: Any, event: Any) -> bool:
    """a hero did it"""
    return event.source is not None and game.entities[event.source].type is HERO


def source_is_secret(game: Any, me: Any, event: Any) -> bool:
    """a secret"""
    return event.source is not None and "secret" in game.entities[event.source].card.keywords


def not_mortally_wounded(game: Any, me: Any, event: Any) -> bool:
    """this minion is not mortally wounded"""
    return not game.is_mortally_wounded(bearer(game, me))


def target_in_play(game: Any, me: Any, event: Any) -> bool:
    """the minion is still in play"""
    return event.target is not None and game.entities[event.target].zone is IN_PLAY


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


def full_of_mana(game: Any, me: Any, event: Any) -> bool:
    """the controller has all crystals, or as much mana as there can be"""
    player = game.players[me.controller]
    return bool(max(player.crystals, player.mana) >= player.max_crystals)


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


# --- attacks (seed 002, 三5) ---------------------------------------------------------------------------------


def my_hero_is_attacked(game: Any, me: Any, event: Any) -> bool:
    """an enemy attacks this player's hero"""
    return bool(event.player != me.controller and event.target == game.players[me.controller].hero)


def my_minion_is_attacked(game: Any, me: Any, event: Any) -> bool:
    """an enemy attacks a minion of this player"""
    target = game.entities[event.target]
    return (
        bool(event.player != me.controller and target.controller == me.controller) and target.type is MINION
    )


def enemy_minion_attacks(game: Any, me: Any, event: Any) -> bool:
    """the attacker is an enemy minion"""
    return bool(event.player != me.controller) and game.entities[event.source].type is MINION


def attacker_lives(game: Any, me: Any, event: Any) -> bool:
    """the attacker is in play and not mortally wounded"""
    attacker = game.entities[event.source]
    return attacker.zone is IN_PLAY and not game.is_mortally_wounded(attacker)


def my_hero_attacks(game: Any, me: Any, event: Any) -> bool:
    """this player's hero attacks"""
    return bool(event.source == game.players[me.controller].hero)


def my_hero_attacks_minion(game: Any, me: Any, event: Any) -> bool:
    """this player's hero attacks a minion"""
    return my_hero_attacks(game, me, event) and game.entities[event.target].type is MINION


# --- the hero, played cards ----------------------------------------------------------------------------------


def my_hero_is_hit(game: Any, me: Any, event: Any) -> bool:
    """it happens to this player's hero"""
    return bool(event.target == game.players[me.controller].hero)


def played_minion_in_play(game: Any, me: Any, event: Any) -> bool:
    """the played minion is in play"""
    played = game.entities[event.source]
    return played.type is MINION and played.zone is IN_PLAY


def played_character_in_play(game: Any, me: Any, event: Any) -> bool:
    """the played minion is in play, or it is the hero now"""
    played = who_was_played(game, event)
    return played.type in (MINION, HERO) and played.zone is IN_PLAY


def played_character_lives(game: Any, me: Any, event: Any) -> bool:
    """the played minion is in play, or it is the hero now, and it is not mortally wounded"""
    return played_character_in_play(game, me, event) and not game.is_mortally_wounded(
        who_was_played(game, event)
    )


def played_overload_card(game: Any, me: Any, event: Any) -> bool:
    """the card has Overload"""
    return bool(game.entities[event.source].card.overload)


def predamage_not_prevented(game: Any, me: Any, event: Any) -> bool:
    """the damage has not been prevented meanwhile"""
    return bool(game.info.damage_is_due)


@dataclass(frozen=True)
class TargetPrinted:
    """it happens to a minion with a printed keyword, such as Deathrattle"""

    keyword: str

    def __call__(self, game: Any, me: Any, event: Any) -> bool:
        if event.target is None:
            return False
        target = game.entities[event.target]
        return self.keyword in target.card.keywords and not target.silenced


@dataclass(frozen=True)
class SourcePrinted:
    """the card has a printed keyword, such as Battlecry"""

    keyword: str

    def __call__(self, game: Any, me: Any, event: Any) -> bool:
        source = game.entities[event.source]
        return self.keyword in source.card.keywords and not source.silenced


def not_the_minions_phase(game: Any, me: Any, event: Any) -> bool:
    """it is the phase for secrets (edition 2015-08 has two)"""
    return bool(event.extra != "minion")


def not_the_secrets_phase(game: Any, me: Any, event: Any) -> bool:
    """it is the phase for minions (edition 2015-08 has two)"""
    return bool(event.extra != "secret")
