"""Targets: what a card may be aimed at when it is played (targeting conditions; never read again, rule 6)."""

from __future__ import annotations

from typing import Final

from playorder.carddata.cards import HERO_POWER, MINION, SPELL
from playorder.rulesets.hearthstone.entities import BOTH_PLAYERS, IN_PLAY, Entity
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.keywords import (
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    FROZEN,
    HIDE,
    STEALTH,
    TAUNT,
)
from playorder.rulesets.hearthstone.limits import BOARD_LIMIT, SECRET_LIMIT
from playorder.rulesets.hearthstone.races import race_number
from playorder.rulesets.hearthstone.refusals import Fault, Refusal, Refused
from playorder.rulesets.hearthstone.requirements import (
    AIMED,
    DAMAGED_TARGET,
    DRAGON_IN_HAND,
    ENEMY_TARGET,
    ENEMY_WEAPON_EQUIPPED,
    ENTIRE_ENTOURAGE_NOT_IN_PLAY,
    FRIENDLY_MINION_DIED_THIS_GAME,
    FRIENDLY_MINION_DIED_THIS_TURN,
    FRIENDLY_TARGET,
    FROZEN_TARGET,
    HERO_TARGET,
    LEGENDARY_TARGET,
    MINIMUM_ENEMY_MINIONS,
    MINIMUM_TOTAL_MINIONS,
    MINION_OR_ENEMY_HERO,
    MINION_TARGET,
    MUST_TARGET_TAUNTER,
    STEADY_SHOT,
    TARGET_AND_MINIMUM_FRIENDLY_MINIONS,
    TARGET_FOR_COMBO,
    TARGET_IF_AVAILABLE,
    TARGET_MAX_ATTACK,
    TARGET_MIN_ATTACK,
    TARGET_WITH_BATTLECRY,
    TARGET_WITH_DEATHRATTLE,
    TARGET_WITH_RACE,
    UNDAMAGED_TARGET,
    WEAPON_EQUIPPED,
    Conditions,
    Requirements,
)

BARRED: Final = {
    SPELL: CANT_BE_TARGETED_BY_SPELLS, HERO_POWER: CANT_BE_TARGETED_BY_HERO_POWERS
}  # fmt: skip
"""The keyword by which a character cannot be aimed at with a type of card."""


def legal_targets(game: Game, entity: Entity, asked: Requirements) -> list[Entity] | None:
    """All legal targets, heroes first; None if the card is not aimed now (no target needed and none allowed)."""
    if not asked.aimed or not is_aimed_now(game, entity, asked):
        return None
    heroes: list[Entity] = []
    minions: list[Entity] = []
    entities = game.entities
    barred = BARRED.get(entity.type, 0)
    for number in BOTH_PLAYERS:
        is_own = number == entity.controller
        if not (asked.friends if is_own else asked.enemies):
            continue
        hidden = barred if is_own else barred | HIDE
        player = game.players[number]
        if asked.minions:
            for i in player.board:
                minion: Entity = entities[i]
                if not minion.keywords & hidden:
                    minions.append(minion)
        if asked.heroes:
            hero: Entity = entities[player.hero]
            if hero.zone is IN_PLAY and not hero.keywords & hidden:
                heroes.insert(0, hero)
    definition = entity.definition
    if asked.of_single or (definition is not None and definition.targets is not None):
        conditions = asked.of_single
        return [target for target in heroes + minions if unmet(game, entity, target, conditions) is None]
    return heroes + minions


def is_aimed_now(game: Game, entity: Entity, asked: Requirements) -> bool:
    """Whether a card that may be aimed is so now: some only with a Combo, a Dragon in hand, enough minions."""
    if asked.always_aimed:
        return True
    required = asked.numbers
    player = game.players[entity.controller]
    if STEADY_SHOT in required and AIMED.isdisjoint(required):
        return player.power_reaches_minions > 0
    if TARGET_FOR_COMBO in required and TARGET_IF_AVAILABLE not in required and not player.has_combo:
        return False
    if DRAGON_IN_HAND in required and not has_dragon(game, entity):
        return False
    return len(player.board) >= required.get(TARGET_AND_MINIMUM_FRIENDLY_MINIONS, 0)


def has_dragon(game: Game, entity: Entity) -> bool:
    """A Dragon in the controller's hand, other than the card itself."""
    hand = game.players[entity.controller].hand
    return any(game.entities[i].card.race == "DRAGON" for i in hand if i != entity.id)


def has_deathrattle(game: Game, target: Entity) -> bool:
    """A printed deathrattle, unless silenced, or one that an enchantment gives."""
    if "deathrattle" in target.card.keywords and not target.silenced:
        return True
    definitions = (game.entities[i].definition for i in target.enchantments)
    return any(definition is not None and definition.deathrattle for definition in definitions)


def target_fault(game: Game, entity: Entity, target: Entity, asked: Requirements) -> Fault | None:
    """The first targeting condition that a character does not meet (seed 002, 五)."""
    if target.zone is not IN_PLAY or not game.is_character(target):
        return Fault.NOT_IN_PLAY
    keywords = target.keywords
    if target.controller != entity.controller and keywords & HIDE:
        return Fault.STEALTH if keywords & STEALTH else Fault.IMMUNE
    if keywords & BARRED.get(entity.type, 0):
        return Fault.SPELLS if entity.type is SPELL else Fault.POWERS
    if entity.id == target.id:
        return Fault.ITSELF
    return unmet(game, entity, target, asked.of_target)


def unmet(game: Game, entity: Entity, target: Entity, conditions: Conditions) -> Fault | None:
    """The first of the requirements that a character does not meet, or else the card's own text."""
    is_minion = target.type is MINION
    friendly = target.controller == entity.controller
    keywords = target.keywords
    for requirement, value in conditions:
        if requirement == MINION_TARGET and not is_minion:
            return Fault.NO_MINION
        if requirement == HERO_TARGET and is_minion:
            return Fault.NO_HERO
        if requirement == FRIENDLY_TARGET and not friendly:
            return Fault.ENEMY
        if requirement == ENEMY_TARGET and friendly:
            return Fault.FRIENDLY
        if requirement == DAMAGED_TARGET and target.damage <= 0:
            return Fault.UNDAMAGED
        if requirement == UNDAMAGED_TARGET and target.damage > 0:
            return Fault.DAMAGED
        if requirement == TARGET_MAX_ATTACK and game.attack_of(target) > value:
            return Fault.TOO_MUCH_ATTACK
        if requirement == TARGET_MIN_ATTACK and game.attack_of(target) < value:
            return Fault.TOO_LITTLE_ATTACK
        if requirement == TARGET_WITH_RACE and race_number(target.card.race) != value:
            return Fault.RACE
        if requirement == MUST_TARGET_TAUNTER and not keywords & TAUNT:
            return Fault.NO_TAUNT
        if requirement == MINION_OR_ENEMY_HERO and not is_minion and friendly:
            return Fault.OWN_HERO
        if requirement == LEGENDARY_TARGET and target.card.rarity != "LEGENDARY":
            return Fault.NOT_LEGENDARY
        if requirement == FROZEN_TARGET and not keywords & FROZEN:
            return Fault.NOT_FROZEN
        if requirement == TARGET_WITH_DEATHRATTLE and not has_deathrattle(game, target):
            return Fault.NO_DEATHRATTLE
        if requirement == TARGET_WITH_BATTLECRY and "battlecry" not in target.card.keywords:
            return Fault.NO_BATTLECRY
    definition = entity.definition
    if definition is not None and definition.targets is not None:
        return None if definition.targets(game, entity, target) else Fault.OWN_TEXT
    return None


def board_refusal(game: Game, entity: Entity, asked: Requirements) -> Refusal | None:
    """Which requirement that concerns no target is not met."""
    if not asked.board:
        return None
    player = game.players[entity.controller]
    if asked.room and len(player.board) >= BOARD_LIMIT:
        return Refusal.BOARD_FULL
    if asked.plain:
        return None
    if asked.of_board:
        refusal = _number_refusal(game, entity, asked.numbers)
        if refusal is not None:
            return refusal
    if asked.secret:
        if len(player.secrets) >= SECRET_LIMIT:
            return Refusal.SECRET_LIMIT
        if any(game.entities[i].card.id == entity.card.id for i in player.secrets):
            return Refusal.SECRET_TWICE
    definition = entity.definition
    if definition is not None and definition.requires is not None:
        return None if definition.requires(game, entity, player) else Refusal.CONDITION
    return None


def _number_refusal(game: Game, entity: Entity, required: dict[int, int]) -> Refusal | None:
    player = game.players[entity.controller]
    enemy = game.players[3 - entity.controller]
    if len(enemy.board) < required.get(MINIMUM_ENEMY_MINIONS, 0):
        return Refusal.NO_MINION_THERE
    if len(enemy.board) + len(player.board) < required.get(MINIMUM_TOTAL_MINIONS, 0):
        return Refusal.NO_MINION_THERE
    if WEAPON_EQUIPPED in required and player.weapon is None:
        return Refusal.NO_WEAPON
    if ENEMY_WEAPON_EQUIPPED in required and enemy.weapon is None:
        return Refusal.NO_WEAPON
    if FRIENDLY_MINION_DIED_THIS_TURN in required and not player.died_this_turn:
        return Refusal.CONDITION
    if FRIENDLY_MINION_DIED_THIS_GAME in required and not player.died_this_game:
        return Refusal.CONDITION
    if ENTIRE_ENTOURAGE_NOT_IN_PLAY in required:
        present = {game.entities[i].card.id for i in player.board}
        if entity.card.entourage and present.issuperset(entity.card.entourage):
            return Refusal.CONDITION
    return None


def check_board(game: Game, entity: Entity, asked: Requirements) -> None:
    """Requirements that concern no target. Raises :class:`Refused`."""
    refusal = board_refusal(game, entity, asked)
    if refusal is not None:
        raise Refused(refusal, entity.card.name)


def check_target(game: Game, entity: Entity, target: Entity | None, asked: Requirements) -> None:
    """Whether the target given (or none) will do. Raises :class:`Refused`."""
    name = entity.card.name
    if not asked.aimed or not is_aimed_now(game, entity, asked):
        if target is not None:
            raise Refused(Refusal.TAKES_NO_TARGET, name)
    elif target is None:
        if legal_targets(game, entity, asked) or not goes_unaimed(entity, asked):
            raise Refused(Refusal.NEEDS_TARGET, name)
    else:
        fault = target_fault(game, entity, target, asked)
        if fault is not None:
            raise Refused(Refusal.ILLEGAL_TARGET, target.card.name, fault)


def goes_unaimed(entity: Entity, asked: Requirements) -> bool:
    """Whether a card that is aimed now may be played without a target where there is none."""
    return not asked.always_aimed or entity.type is MINION
