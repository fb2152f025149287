"""The values of cards as they are read (001:104.2: below zero reads zero, unless something is added to it)."""

from __future__ import annotations

from collections.abc import Callable

from playorder.rulesets.wowtcg.counters import added_by_counters
from playorder.rulesets.wowtcg.definitions import DamageType, Keyword, Modifier, Number, Power
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import can_have_powers, on, total


def attack_of(game: Game, entity: Entity) -> int:
    """ATK; what is undefined is 0. A totem never has any (001:306.3a)."""
    if entity.card.totem:
        return 0
    return _statistic(game, entity, entity.base_attack, "atk", lambda m: m.attack)


def health_of(game: Game, entity: Entity) -> int:
    """The health statistic, damage apart."""
    return _statistic(game, entity, entity.base_health, "health", lambda m: m.health)


def _statistic(
    game: Game, entity: Entity, printed: int | None, counted: str, added: Callable[[Modifier], Number]
) -> int:
    """What is printed; in play with what counters and modifiers add. Below zero it reads zero (001:104.2)."""
    value = printed or 0
    if entity.zone is Zone.PLAY:
        value += added_by_counters(entity, counted) + total(game, entity, added)
    return max(0, value)


def defense_of(game: Game, entity: Entity) -> int:
    """DEF of an armor."""
    base = (entity.base_defense or 0) + added_by_counters(entity, "def")
    return max(0, base + total(game, entity, lambda m: m.defense))


def strike_cost_of(game: Game, entity: Entity) -> int:
    """The strike cost of a weapon."""
    return max(0, (entity.base_strike or 0) + total(game, entity, lambda m: m.strike))


def printed_cost_of(entity: Entity) -> int:
    """“The cost of a card” is the printed one (001:402.4a)."""
    return entity.base_cost or 0


def keywords_of(game: Game, entity: Entity) -> frozenset[str]:
    """The keywords a card has now; keywords are powers."""
    printed = (
        () if entity.face_down else entity.card.keywords
    )  # a face-down hero has lost its own (001:301.2)
    own = frozenset((*printed, *entity.keywords))
    if entity.card.instant:
        own |= {Keyword.INSTANT}
    if entity.zone is not Zone.PLAY:
        return own
    if not can_have_powers(game, entity):
        return frozenset()
    return own.union(*(item.modifier.keywords for item in on(game, entity)))


def is_instant(game: Game, entity: Entity) -> bool:
    """Whether it may be played whenever its owner has priority (001:408.1)."""
    return entity.card.instant or Keyword.INSTANT in keywords_of(game, entity)


def damage_type_of(game: Game, entity: Entity) -> DamageType:
    """The type of its combat damage: the latest modifier's, the printed one, else melee (001:303.2a)."""
    found = [
        (item.order, item.modifier.damage_type) for item in on(game, entity) if item.modifier.damage_type
    ]
    latest = max(found, key=lambda entry: entry[0], default=None)
    if latest is not None and latest[1] is not None:
        return latest[1]
    return entity.card.damage_type or DamageType.MELEE


def powers_of(game: Game, entity: Entity) -> tuple[Power, ...]:
    """The payment powers a card has now, printed ones first, then granted ones by timestamp."""
    if not can_have_powers(game, entity):
        return ()
    printed = () if entity.face_down else entity.card.powers
    granted = sorted((item for item in on(game, entity) if item.modifier.powers), key=lambda item: item.order)
    return (*printed, *(power for item in granted for power in item.modifier.powers))


def has_fatal_damage(game: Game, entity: Entity) -> bool:
    """Damage as much as its health or more (001:409.6; switch ``fatal_at_health``)."""
    limit = health_of(game, entity)
    return entity.damage >= limit if game.rules.fatal_at_health else entity.damage > limit
