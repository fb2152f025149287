"""Where a number comes from: the base, then each enchantment and aura in order, with what it leaves.

The same steps as :func:`~enchantments.recalculate`, told one by one; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from playorder.carddata.cards import CardType
from playorder.cards.definition import Enchant
from playorder.engine.account import Line
from playorder.rulesets.hearthstone.auras import AuraEffect
from playorder.rulesets.hearthstone.entities import Entity, Zone
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.numbers import final, wrap
from playorder.rulesets.hearthstone.origins import steps

NUMBERS: Final = ("attack", "health", "cost")
"""What an account can be given of. ``health`` is the durability of a weapon."""


def account(game: Game, entity: Entity, number: str) -> tuple[Line, ...]:
    """How one of :data:`NUMBERS` of an entity comes about now. The last line leaves the number that counts.

    Raises ValueError for another number.
    """
    if number == "attack":
        return tuple(_attack(game, entity))
    if number == "health":
        return tuple(_health(game, entity))
    if number == "cost":
        return tuple(_cost(game, entity))
    raise ValueError(f"no account of {number!r}; known: {', '.join(NUMBERS)}")


def _attack(game: Game, entity: Entity) -> Iterator[Line]:
    value = entity.base_attack
    yield _base(entity, value, entity.card.attack)
    for source, change in steps(game, entity):
        if isinstance(change, AuraEffect):
            if change.set_attack is not None:  # worth what it reads, whatever came before (rule 4d)
                value = change.set_attack
                yield Line("aura", _name(game, source), f"= {value}", value, source)
            elif change.attack:
                value = wrap(value + change.attack)
                yield Line("aura", _name(game, source), _signed(change.attack), value, source)
            continue
        if change.set_attack is not None:
            value = change.set_attack
            yield Line("enchantment", _name(game, source), f"= {value}", value, source)
        elif change.attack_times != 1:
            value = wrap(value * change.attack_times)
            yield Line("enchantment", _name(game, source), f"× {change.attack_times}", value, source)
        if change.attack:
            value = wrap(value + change.attack)
            yield Line("enchantment", _name(game, source), _signed(change.attack), value, source)
    yield from _limit(value)
    value = final(value)
    weapon = game.weapon_of(entity.controller) if entity.type is CardType.HERO else None
    if weapon is not None and game.attack_of(entity) != entity.attack:
        value += weapon.attack
        yield Line("weapon", weapon.card.name, _signed(weapon.attack), value, weapon.id)


def _health(game: Game, entity: Entity) -> Iterator[Line]:
    value = entity.base_health
    yield _base(entity, value, entity.card.health or entity.card.durability)
    for source, change in steps(game, entity):
        kind = "aura" if isinstance(change, AuraEffect) else "enchantment"
        if isinstance(change, Enchant) and change.set_health is not None:
            value = change.set_health
            yield Line(kind, _name(game, source), f"= {value}", value, source)
        if change.health:
            value = wrap(value + change.health)
            yield Line(kind, _name(game, source), _signed(change.health), value, source)
    yield from _limit(value)
    value = final(value)
    if entity.damage:
        yield Line("damage", "damage", _signed(-entity.damage), value - entity.damage)


def _cost(game: Game, entity: Entity) -> Iterator[Line]:
    value = entity.base_cost
    yield _base(entity, value, entity.card.cost)
    changes: list[tuple[Any, ...]] = [
        (*change, "aura", _source_of(game, change[1])) for change in entity.cost_effects
    ]
    for i in entity.enchantments:
        enchantment = game.entities[i]
        change = enchantment.enchant
        if change is not None and (change.cost or change.set_cost is not None):
            changes.append((0, enchantment.order, change.cost, change.set_cost, None, "enchantment", i))
    changes.sort(key=lambda change: (change[0], change[1]))
    for _, _, add, replace, floor, kind, source in changes:
        name = "?" if source is None else _name(game, source)
        if replace is not None:
            value = replace
            yield Line(kind, name, f"= {replace}", value, source)
        if add:
            value = value + add if floor is None else min(value, max(floor, value + add))
            limit = "" if floor is None else f", at least {floor}"
            yield Line(kind, name, _signed(add) + limit, value, source)
    if value < 0:  # only when it is read (mana rule 4)
        yield Line("limit", "never below 0", "= 0", 0)


def _base(entity: Entity, value: int, printed: int) -> Line:
    words = "printed" if value == printed else f"printed {printed}, begins as"
    return Line("base", words, "", value)


def _limit(value: int) -> Iterator[Line]:
    if final(value) != value:
        yield Line("limit", "never below 0", "= 0", final(value))


def _source_of(game: Game, order: int) -> int | None:
    """Whose cost aura has a timestamp: an aura has that of its source."""
    for entity in game.entities:
        if isinstance(entity, Entity) and entity.order == order and entity.zone is not Zone.NONE:
            return entity.id
    return None


def _name(game: Game, entity: int) -> str:
    name: str = game.entities[entity].card.name
    return name


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"
