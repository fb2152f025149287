"""Continuous modifiers: those of cards in play, and those that links made (001:712 to 714)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final, NamedTuple

from playorder.rulesets.wowtcg.definitions import Flag, Modifier, Number
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.game import Game

MODIFIERS: Final = "modifiers"
"""Under this word the index holds the cards in play whose powers make modifiers."""


class Until(Enum):
    """How long a modifier of a link lasts (001:714.3)."""

    END_OF_TURN = "end_of_turn"
    END_OF_COMBAT = "end_of_combat"
    START_OF_TURN = "start_of_turn"
    WHILE_EXHAUSTED = "while_exhausted"
    GAME = "game"


class Lasting(NamedTuple):
    """A modifier that a link made. It outlives its source (001:714.3d).

    With a ``target`` it lies on that card during that stay; else it lies on whatever fits its description at any
    time (001:714.3e). ``player`` is whose turn an ``until`` of START_OF_TURN means.
    """

    modifier: Modifier
    source: int
    controller: int
    until: Until
    order: int
    target: int | None = None
    stay: int = 0
    player: int = 0


class Active(NamedTuple):
    """A modifier that works now: whose it is, who controls it, its timestamp, and what it is bound to."""

    modifier: Modifier
    source: Entity
    controller: int
    order: int
    target: int | None
    stay: int


def functions(game: Game, entity: Entity) -> bool:
    """Whether a card's powers work: in play, face up, no resource, and not robbed of them."""
    return not entity.face_down and can_have_powers(game, entity)


def can_have_powers(game: Game, entity: Entity) -> bool:
    """Whether a card in play can have powers at all, its own or given ones."""
    if entity.zone is not Zone.PLAY or game.is_resource(entity):
        return False
    return not any(
        Flag.NO_POWERS in lasting.modifier.flags and is_bound_to(lasting, entity)
        for lasting in game.info.lasting
    )


def is_bound_to(lasting: Lasting | Active, entity: Entity) -> bool:
    """Whether a modifier was put on this card during its present stay."""
    return lasting.target == entity.id and lasting.stay == entity.stays


def active(game: Game) -> Iterator[Active]:
    """All modifiers that exist now, in no particular order."""
    for number in game.hear(MODIFIERS):
        card = game.entity(number)
        if functions(game, card):
            for modifier in card.card.modifiers:
                yield Active(modifier, card, card.controller, card.order, None, 0)
    for lasting in game.info.lasting:
        yield Active(
            lasting.modifier, game.entity(lasting.source), lasting.controller, lasting.order, lasting.target,
            lasting.stay,
        )  # fmt: skip


def on(game: Game, entity: Entity) -> Iterator[Active]:
    """The modifiers that change this card now (001:714.2: always by the present state)."""
    for item in active(game):
        modifier = item.modifier
        if item.target is not None:
            if not is_bound_to(item, entity):
                continue
        elif not modifier.affects(game, item.controller, item.source, entity):
            continue
        if modifier.while_ is None or modifier.while_(game, item.controller, item.source, entity):
            yield item


def number_of(amount: Number, game: Game, item: Active, entity: Entity) -> int:
    """A modifier's number as it is now."""
    return amount if isinstance(amount, int) else amount(game, item.controller, item.source, entity)


def total(game: Game, entity: Entity, amount: Callable[[Modifier], Number]) -> int:
    """What all modifiers together add to one value."""
    return sum(number_of(amount(item.modifier), game, item, entity) for item in on(game, entity))


def has_flag(game: Game, entity: Entity, flag: Flag) -> bool:
    """Whether some modifier says so of the card."""
    return any(flag in item.modifier.flags for item in on(game, entity))


def add(game: Game, lasting: Lasting) -> None:
    """A link makes a continuous modifier (001:714.1)."""
    game.leaf(
        "modifier", lasting.modifier.name, "001:714", source=lasting.source, target=lasting.target,
        player=lasting.controller,
    )  # fmt: skip
    game.set(game.info, "lasting", (*game.info.lasting, lasting))


def end(game: Game, is_over: Callable[[Lasting], bool]) -> list[Lasting]:
    """Modifiers stop working; those that did are given back."""
    over = [lasting for lasting in game.info.lasting if is_over(lasting)]
    if over:
        game.set(game.info, "lasting", tuple(x for x in game.info.lasting if x not in over))
    return over
