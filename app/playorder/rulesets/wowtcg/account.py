"""Where a number comes from: what is printed, then counters, then each modifier, with what it leaves.

The same sums as in :mod:`statistics`, told one by one; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from playorder.engine.account import Line
from playorder.rulesets.wowtcg.counters import added_by_counters
from playorder.rulesets.wowtcg.definitions import CardType, Modifier, Number
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import number_of, on

NUMBERS: Final = ("attack", "health", "defense", "strike", "cost")
"""What an account can be given of."""

_PRINTED: Final[dict[str, Callable[[Entity], int | None]]] = {
    "attack": lambda entity: entity.base_attack,
    "health": lambda entity: entity.base_health,
    "defense": lambda entity: entity.base_defense,
    "strike": lambda entity: entity.base_strike,
    "cost": lambda entity: entity.base_cost,
}
_COUNTED: Final = {"attack": "atk", "health": "health", "defense": "def"}
_ADDED: Final[dict[str, Callable[[Modifier], Number]]] = {
    "attack": lambda modifier: modifier.attack,
    "health": lambda modifier: modifier.health,
    "defense": lambda modifier: modifier.defense,
    "strike": lambda modifier: modifier.strike,
}


def accounts(game: Game, entity: Entity) -> dict[str, tuple[Line, ...]]:
    """How each number that the card has comes about now; the last line of each leaves what counts."""
    found = {number: tuple(account(game, entity, number)) for number in NUMBERS if _has(entity, number)}
    if entity.damage and "health" in found:
        left = found["health"][-1].leaves - entity.damage
        found["health"] += (Line("damage", "damage", f"-{entity.damage}", left),)
    return found


def account(game: Game, entity: Entity, number: str) -> Iterator[Line]:
    """How one of :data:`NUMBERS` of a card comes about now. Raises ValueError for another."""
    if number not in NUMBERS:
        raise ValueError(f"no account of {number!r}; known: {', '.join(NUMBERS)}")
    value = _PRINTED[number](entity) or 0
    yield Line("base", "printed", "", value)
    if number in _ADDED and entity.zone is Zone.PLAY:
        counters = added_by_counters(entity, _COUNTED[number]) if number in _COUNTED else 0
        if counters:
            value += counters
            yield Line("enchantment", "counters", f"{counters:+}", value)
        for item in sorted(on(game, entity), key=lambda item: item.order):
            amount = number_of(_ADDED[number](item.modifier), game, item, entity)
            if amount:
                value += amount
                yield Line("aura", item.source.card.name, f"{amount:+}", value, item.source.id)
    if entity.card.totem and number == "attack" and value:
        yield Line("limit", "a totem has no ATK", "= 0", 0)  # 306.3a
    elif value < 0:
        yield Line("limit", "below zero reads zero", "= 0", 0)  # 104.2


def _has(entity: Entity, number: str) -> bool:
    """Whether the card shows this number where it is."""
    if number == "attack":
        return entity.card.type in (CardType.ALLY, CardType.WEAPON, CardType.HERO) or bool(entity.base_attack)
    return _PRINTED[number](entity) is not None
