"""Descriptions of cards as texts use them: ``(game, player, me, entity) -> bool`` (001:413.3, 306.3a).

Their docstrings are the words, for timelines and for the list of the vocabulary.
"""

from __future__ import annotations

from typing import Final

from playorder.rulesets.wowtcg import combatants
from playorder.rulesets.wowtcg.definitions import EQUIPMENT, CardType, Description, Target
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.game import Game


def hero(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """hero"""
    return game.is_hero(entity)


def ally(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """ally"""
    return game.is_ally(entity)


def hero_or_ally(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """hero or ally"""
    return game.is_hero(entity) or game.is_ally(entity)


def target_ally(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """target ally: a totem is targeted as though it were one"""
    return game.is_ally(entity) or game.is_totem(entity)


def target_hero_or_ally(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """target hero or ally: a totem is targeted as though it were an ally"""
    return game.is_character(entity)


def equipment(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """equipment"""
    return entity.card.type in EQUIPMENT and game.is_face_up_in_play(entity)


def armor(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """armor"""
    return entity.card.type is CardType.ARMOR and game.is_face_up_in_play(entity)


def weapon(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """weapon"""
    return entity.card.type is CardType.WEAPON and game.is_face_up_in_play(entity)


def item(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """item"""
    return entity.card.type is CardType.ITEM and game.is_face_up_in_play(entity)


def shield(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """shield: armor with the trait Shield"""
    return armor(game, player, me, entity) and "Shield" in entity.card.traits


def ability(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """ability, which means one in play"""
    return entity.card.type is CardType.ABILITY and game.is_face_up_in_play(entity)


def ability_card(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """ability card, in the zone that the text names; a face-down one on the chain is not known to be one"""
    return entity.card.type is CardType.ABILITY and not (entity.zone is Zone.CHAIN and entity.face_down)


def ally_card(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """ally card; a totem card is none"""
    return entity.card.type is CardType.ALLY


def yours(what: Description) -> Description:
    """That under the player's own control."""

    def described(game: Game, player: int, me: Entity, entity: Entity) -> bool:
        return entity.controller == player and what(game, player, me, entity)

    described.__doc__ = f"your {what.__doc__}"
    return described


def opposing(what: Description) -> Description:
    """That under an opponent's control."""

    def described(game: Game, player: int, me: Entity, entity: Entity) -> bool:
        return entity.controller != player and what(game, player, me, entity)

    described.__doc__ = f"opposing {what.__doc__}"
    return described


def in_your_graveyard(what: Description) -> Description:
    """That in the player's own graveyard."""

    def described(game: Game, player: int, me: Entity, entity: Entity) -> bool:
        return entity.owner == player and what(game, player, me, entity)

    described.__doc__ = f"{what.__doc__} in your graveyard"
    return described


def host(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """what the card is attached to"""
    return me.attached_to == entity.id


def your_hero(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """your hero"""
    return game.is_hero(entity) and entity.controller == player


def defending(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """while it defends"""
    return combatants.is_defending(game, entity)


def attacking(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """while it attacks"""
    return combatants.is_attacking(game, entity)


def anything(game: Game, player: int, me: Entity, entity: Entity) -> bool:
    """anything"""
    return True


ALLY: Final = Target(target_ally, "target ally")
HERO_OR_ALLY: Final = Target(target_hero_or_ally, "target hero or ally")
"""The targets of most texts."""
