"""Targets: what a card may be aimed at when it is played (targeting conditions; never read again, rule 6)."""

from __future__ import annotations

from typing import Final

from playorder.carddata.cards import CardType
from playorder.rulesets.hearthstone.entities import Entity, Player, Zone
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.keywords import (
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS,
    FROZEN,
    IMMUNE,
    STEALTH,
    TAUNT,
)
from playorder.rulesets.hearthstone.races import race_number
from playorder.rulesets.hearthstone.refusals import Fault, Refusal, Refused
from playorder.rulesets.hearthstone.zones import BOARD_LIMIT, SECRET_LIMIT

# Requirements as the card data numbers them.
MINION_TARGET: Final = 1
FRIENDLY_TARGET: Final = 2
ENEMY_TARGET: Final = 3
DAMAGED_TARGET: Final = 4
ENCHANTED_TARGET: Final = 5
FROZEN_TARGET: Final = 6
CHARGE_TARGET: Final = 7
TARGET_MAX_ATTACK: Final = 8
NONSELF_TARGET: Final = 9
TARGET_WITH_RACE: Final = 10
TARGET_TO_PLAY: Final = 11
NUM_MINION_SLOTS: Final = 12
WEAPON_EQUIPPED: Final = 13
HERO_TARGET: Final = 17
TARGET_IF_AVAILABLE: Final = 22
MINIMUM_ENEMY_MINIONS: Final = 23
TARGET_FOR_COMBO: Final = 24
TARGET_MIN_ATTACK: Final = 41
ENTIRE_ENTOURAGE_NOT_IN_PLAY: Final = 44
MINIMUM_TOTAL_MINIONS: Final = 45
MUST_TARGET_TAUNTER: Final = 46
UNDAMAGED_TARGET: Final = 47
STEADY_SHOT: Final = 49
MINION_OR_ENEMY_HERO: Final = 50
DRAGON_IN_HAND: Final = 51
LEGENDARY_TARGET: Final = 52
FRIENDLY_MINION_DIED_THIS_TURN: Final = 53
FRIENDLY_MINION_DIED_THIS_GAME: Final = 54
ENEMY_WEAPON_EQUIPPED: Final = 55
TARGET_AND_MINIMUM_FRIENDLY_MINIONS: Final = 56
TARGET_WITH_BATTLECRY: Final = 57
TARGET_WITH_DEATHRATTLE: Final = 58

AIMED: Final = frozenset(
    {
        TARGET_TO_PLAY,
        TARGET_IF_AVAILABLE,
        TARGET_FOR_COMBO,
        DRAGON_IN_HAND,
        TARGET_AND_MINIMUM_FRIENDLY_MINIONS,
    }
)


BOARD_REQUIREMENTS: Final = frozenset({
    ENTIRE_ENTOURAGE_NOT_IN_PLAY, MINIMUM_ENEMY_MINIONS, MINIMUM_TOTAL_MINIONS, WEAPON_EQUIPPED, ENEMY_WEAPON_EQUIPPED,
    FRIENDLY_MINION_DIED_THIS_TURN, FRIENDLY_MINION_DIED_THIS_GAME,
})  # fmt: skip


TARGET_CONDITIONS: Final = frozenset({
    MINION_TARGET, HERO_TARGET, FRIENDLY_TARGET, ENEMY_TARGET, DAMAGED_TARGET, UNDAMAGED_TARGET, TARGET_MAX_ATTACK,
    TARGET_MIN_ATTACK, TARGET_WITH_RACE, MUST_TARGET_TAUNTER, MINION_OR_ENEMY_HERO, LEGENDARY_TARGET, FROZEN_TARGET,
    TARGET_WITH_DEATHRATTLE, TARGET_WITH_BATTLECRY,
})  # fmt: skip
"""What :func:`target_fault` looks at."""


def requirements(game: Game, entity: Entity, choose: int | None) -> dict[int, int]:
    """The requirements of a card, or of its chosen option where that has its own."""
    key = (entity.card.id, choose)
    known = game.requirements.get(key)
    if known is not None:
        return known
    found = dict(entity.card.requirements)
    definition = entity.definition
    if definition is not None and definition.choose and choose is not None:
        option = game.catalogue.get(definition.choose[choose].card)
        if option is not None and option.id != entity.card.id:
            found = {number: value for number, value in found.items() if number == NUM_MINION_SLOTS}
            found.update(option.requirements)
    game.requirements[key] = found
    return found


def conditions_on_targets(game: Game, entity: Entity, choose: int | None) -> dict[int, int]:
    """Those of the requirements that each target must meet."""
    key = (entity.card.id, choose)
    known = game.target_conditions.get(key)
    if known is None:
        required = requirements(game, entity, choose)
        known = {number: value for number, value in required.items() if number in TARGET_CONDITIONS}
        game.target_conditions[key] = known
    return known


def legal_targets(game: Game, entity: Entity, choose: int | None = None) -> list[Entity] | None:
    """All legal targets; None if the card is not aimed now (no target needed and none allowed)."""
    required = requirements(game, entity, choose)
    player = game.players[entity.controller]
    for requirement in required:
        if requirement in AIMED or (requirement == STEADY_SHOT and player.power_reaches_minions):
            break
    else:
        return None
    if TARGET_TO_PLAY not in required:
        if TARGET_FOR_COMBO in required and TARGET_IF_AVAILABLE not in required and not player.has_combo:
            return None
        if DRAGON_IN_HAND in required and not has_dragon(game, entity):
            return None
        if (
            TARGET_AND_MINIMUM_FRIENDLY_MINIONS in required
            and len(player.board) < required[TARGET_AND_MINIMUM_FRIENDLY_MINIONS]
        ):
            return None
    numbers: tuple[int, ...] = (1, 2)
    if ENEMY_TARGET in required:
        numbers = (3 - entity.controller,)
    elif FRIENDLY_TARGET in required:
        numbers = (entity.controller,)
    conditions = conditions_on_targets(game, entity, choose)
    found = []
    for number in numbers:
        if HERO_TARGET not in required:
            for minion in game.minions_of(number):
                if target_fault(game, entity, minion, conditions) is None:
                    found.append(minion)
        if MINION_TARGET not in required:
            hero = game.hero_of(number)
            if target_fault(game, entity, hero, conditions) is None:
                found.insert(0, hero)
    return found


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


def target_fault(game: Game, entity: Entity, target: Entity, conditions: dict[int, int]) -> Fault | None:
    """The first targeting condition that a character does not meet (seed 002, 五)."""
    if target.zone is not Zone.PLAY:
        return Fault.NOT_IN_PLAY
    is_minion = target.type is CardType.MINION
    keywords = target.keywords
    friendly = target.controller == entity.controller
    if not friendly and keywords & (STEALTH | IMMUNE):
        return Fault.STEALTH if keywords & STEALTH else Fault.IMMUNE
    if entity.type is CardType.SPELL and keywords & CANT_BE_TARGETED_BY_SPELLS:
        return Fault.SPELLS
    if entity.type is CardType.HERO_POWER and keywords & CANT_BE_TARGETED_BY_HERO_POWERS:
        return Fault.POWERS
    if entity.id == target.id:
        return Fault.ITSELF
    for requirement, value in conditions.items():
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


def check_board(game: Game, entity: Entity, choose: int | None) -> None:
    """Requirements that concern no target. Raises :class:`Refused`."""
    required = requirements(game, entity, choose)
    player = game.players[entity.controller]
    enemy = game.players[3 - entity.controller]
    name = entity.card.name
    if (entity.type is CardType.MINION or NUM_MINION_SLOTS in required) and len(player.board) >= BOARD_LIMIT:
        raise Refused(Refusal.BOARD_FULL, name)
    if required and not BOARD_REQUIREMENTS.isdisjoint(required):
        _check_requirements(required, player, enemy, name)
        if ENTIRE_ENTOURAGE_NOT_IN_PLAY in required:
            present = {game.entities[i].card.id for i in player.board}
            if entity.card.entourage and present.issuperset(entity.card.entourage):
                raise Refused(Refusal.CONDITION, name)
    if entity.type is CardType.SPELL and "secret" in entity.card.keywords:
        if len(player.secrets) >= SECRET_LIMIT:
            raise Refused(Refusal.SECRET_LIMIT, name)
        if any(game.entities[i].card.id == entity.card.id for i in player.secrets):
            raise Refused(Refusal.SECRET_TWICE, name)
    definition = entity.definition
    if (
        definition is not None
        and definition.requires is not None
        and not definition.requires(game, entity, player)
    ):
        raise Refused(Refusal.CONDITION, name)


def _check_requirements(required: dict[int, int], player: Player, enemy: Player, name: str) -> None:
    if len(enemy.board) < required.get(MINIMUM_ENEMY_MINIONS, 0):
        raise Refused(Refusal.NO_MINION_THERE, name)
    if len(enemy.board) + len(player.board) < required.get(MINIMUM_TOTAL_MINIONS, 0):
        raise Refused(Refusal.NO_MINION_THERE, name)
    if WEAPON_EQUIPPED in required and player.weapon is None:
        raise Refused(Refusal.NO_WEAPON, name)
    if ENEMY_WEAPON_EQUIPPED in required and enemy.weapon is None:
        raise Refused(Refusal.NO_WEAPON, name)
    if FRIENDLY_MINION_DIED_THIS_TURN in required and not player.died_this_turn:
        raise Refused(Refusal.CONDITION, name)
    if FRIENDLY_MINION_DIED_THIS_GAME in required and not player.died_this_game:
        raise Refused(Refusal.CONDITION, name)


def check_target(game: Game, entity: Entity, target: Entity | None, choose: int | None) -> None:
    """Whether the target given (or none) will do. Raises :class:`Refused`."""
    legal = legal_targets(game, entity, choose)
    name = entity.card.name
    if legal is None:
        if target is not None:
            raise Refused(Refusal.TAKES_NO_TARGET, name)
        return
    if target is None:
        if not legal and TARGET_TO_PLAY not in requirements(game, entity, choose):
            return
        if not legal and entity.type is CardType.MINION:
            return
        raise Refused(Refusal.NEEDS_TARGET, name)
    if target not in legal:
        fault = target_fault(game, entity, target, conditions_on_targets(game, entity, choose))
        raise Refused(Refusal.ILLEGAL_TARGET, target.card.name, fault)
