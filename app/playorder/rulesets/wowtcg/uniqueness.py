"""Uniqueness and tags with a number (001:412, filled in; 405 for dual wield)."""

from __future__ import annotations

from typing import Any

from playorder.rulesets.wowtcg.choices import choose
from playorder.rulesets.wowtcg.definitions import MELEE, UNIQUE, CardType, Keyword
from playorder.rulesets.wowtcg.destruction import destroy
from playorder.rulesets.wowtcg.entities import Entity
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.statistics import keywords_of


def check(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the turn player first, each picks which of too many the game destroys, until all is well (001:412)."""
    game.set(game.info, "check_uniqueness", False)
    if not game.rules.uniqueness:
        return
    for player in game.in_turn_order():
        too_many = violation(game, player)
        if too_many:
            picked = choose(game, player, too_many[0].id, (card.id for card in too_many), "give up")
            game.push((check,))
            game.open("unique_check", too_many[0].card.name, "001:412", source=picked, player=player)
            destroy(game, [game.entity(picked)], by_the_game=True)  # 103.3
            return


def violation(game: Game, player: int) -> list[Entity]:
    """The cards of one name or tag of which the player has too many; empty if all is well."""
    groups: dict[tuple[str, str], list[Entity]] = {}
    limits: dict[tuple[str, str], int] = {}
    for card in game.side(player):
        if game.is_resource(card):
            continue
        for tag in card.card.tags:
            key = (tag.name, card.card.name if tag.name == UNIQUE.name else "")
            groups.setdefault(key, []).append(card)
            limits[key] = min(limits.get(key, tag.number), tag.number)
    for key, cards in groups.items():
        limit = limits[key] + _for_the_other_hand(game, player, key[0])
        if len(cards) > limit:
            return cards
    return []


def _for_the_other_hand(game: Game, player: int, tag: str) -> int:
    """With dual wield a hero may have two Melee (1) weapons (001:405)."""
    hero = game.hero_of(player)
    has_two_hands = hero is not None and Keyword.DUAL_WIELD in keywords_of(game, hero)
    return 1 if tag == MELEE.name and has_two_hands else 0


def is_melee_weapon(entity: Entity) -> bool:
    """A weapon for one hand: Melee (1)."""
    return entity.card.type is CardType.WEAPON and MELEE in entity.card.tags
