"""What a card asks of the board and of its target, as the card data numbers it; worked out once for each card."""

from __future__ import annotations

from typing import Final

from playorder.carddata.cards import MINION, SPELL
from playorder.rulesets.hearthstone.entities import Entity
from playorder.rulesets.hearthstone.game import Game

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

AIMED: Final = frozenset({
    TARGET_TO_PLAY, TARGET_IF_AVAILABLE, TARGET_FOR_COMBO, DRAGON_IN_HAND, TARGET_AND_MINIMUM_FRIENDLY_MINIONS,
})  # fmt: skip
"""What makes a card one that is aimed, at least at times."""
OF_BOARD: Final = frozenset({
    ENTIRE_ENTOURAGE_NOT_IN_PLAY, MINIMUM_ENEMY_MINIONS, MINIMUM_TOTAL_MINIONS, WEAPON_EQUIPPED, ENEMY_WEAPON_EQUIPPED,
    FRIENDLY_MINION_DIED_THIS_TURN, FRIENDLY_MINION_DIED_THIS_GAME,
})  # fmt: skip
"""What concerns no target."""
OF_TARGET: Final = frozenset({
    MINION_TARGET, HERO_TARGET, FRIENDLY_TARGET, ENEMY_TARGET, DAMAGED_TARGET, UNDAMAGED_TARGET, TARGET_MAX_ATTACK,
    TARGET_MIN_ATTACK, TARGET_WITH_RACE, MUST_TARGET_TAUNTER, MINION_OR_ENEMY_HERO, LEGENDARY_TARGET, FROZEN_TARGET,
    TARGET_WITH_DEATHRATTLE, TARGET_WITH_BATTLECRY,
})  # fmt: skip
"""What each target must meet."""
KINDS_AND_SIDES: Final = frozenset({MINION_TARGET, HERO_TARGET, FRIENDLY_TARGET, ENEMY_TARGET})
"""Those of them that leave out a kind or a side as a whole."""

Conditions = tuple[tuple[int, int], ...]
"""Requirements with their parameters, in the order of the card data."""


class Requirements:
    """The requirements of a card, or of the option that was chosen of it, and what follows from them alone.

    ``numbers`` are all of them with their parameters. ``of_target`` are those that each target must meet,
    ``of_single`` those that are not of a whole kind or side: what else can be a target at all, ``friends``,
    ``enemies``, ``heroes`` and ``minions`` tell.

    ``room`` tells whether there must be a place for a minion, ``secret`` whether the card is one, ``of_board`` whether
    anything else is asked of the board. ``aimed`` tells whether the card is aimed, if only at times, ``always_aimed``
    whether it cannot be played without a target, ``plain`` that nothing is asked but room and mana, and ``board``
    whether anything is asked that concerns no target, room among it.
    """

    __slots__ = (
        "aimed", "always_aimed", "board", "choose", "enemies", "friends", "heroes", "minions", "numbers", "of_board",
        "of_single", "of_target", "plain", "room", "secret",
    )  # fmt: skip

    def __init__(self, entity: Entity, choose: int | None, numbers: dict[int, int]) -> None:
        definition = entity.definition
        self.choose = choose
        self.numbers = numbers
        self.of_target: Conditions = tuple([pair for pair in numbers.items() if pair[0] in OF_TARGET])
        self.of_single: Conditions = tuple(
            [pair for pair in self.of_target if pair[0] not in KINDS_AND_SIDES]
        )
        self.enemies = FRIENDLY_TARGET not in numbers
        self.friends = ENEMY_TARGET not in numbers
        self.heroes = MINION_TARGET not in numbers
        self.minions = HERO_TARGET not in numbers
        self.room = entity.type is MINION or NUM_MINION_SLOTS in numbers
        self.secret = entity.type is SPELL and "secret" in entity.card.keywords
        self.of_board = not OF_BOARD.isdisjoint(numbers)
        self.always_aimed = TARGET_TO_PLAY in numbers
        self.aimed = STEADY_SHOT in numbers or not AIMED.isdisjoint(numbers)
        has_own = definition is not None and definition.requires is not None
        self.board = self.room or self.of_board or self.secret or has_own
        self.plain = not (self.aimed or self.of_board or self.secret or has_own)


def requirements(game: Game, entity: Entity, choose: int | None) -> Requirements:
    """The requirements of a card, or of its chosen option where that has its own."""
    key = (entity.card, choose)
    known = game.known_cards.requirements.get(key)
    if known is None:
        known = game.known_cards.requirements[key] = Requirements(
            entity, choose, _numbers(game, entity, choose)
        )
    return known


def ways_to_play(game: Game, entity: Entity) -> tuple[Requirements, ...]:
    """The requirements of each Choose One option, or of the card as it is where it has none."""
    known = game.known_cards.ways_to_play.get(entity.card)
    if known is None:
        definition = entity.definition
        options = range(len(definition.choose)) if definition is not None and definition.choose else (None,)
        known = tuple([requirements(game, entity, choose) for choose in options])
        game.known_cards.ways_to_play[entity.card] = known
    return known


def _numbers(game: Game, entity: Entity, choose: int | None) -> dict[int, int]:
    found = dict(entity.card.requirements)
    definition = entity.definition
    if definition is not None and definition.choose and choose is not None:
        option = game.catalogue.get(definition.choose[choose].card)
        if option is not None and option.id != entity.card.id:
            found = {number: value for number, value in found.items() if number == NUM_MINION_SLOTS}
            found.update(option.requirements)
    return found
