"""Costs (001:402, 707.1e): the total of a link, whether it can be paid, and paying it."""

from __future__ import annotations

from dataclasses import dataclass

from playorder.rulesets.wowtcg.choices import in_order
from playorder.rulesets.wowtcg.definitions import Cost, Description
from playorder.rulesets.wowtcg.destruction import can_be_destroyed, destroy
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import active, number_of
from playorder.rulesets.wowtcg.refusals import Refusal, Refused
from playorder.rulesets.wowtcg.states import exhaust, turn_face_down


@dataclass(frozen=True)
class ExhaustThis(Cost):
    """`[exhaust]`: exhaust the card itself. An ally must have been there since its controller's turn began (302.2)."""

    def can_pay(self, game: Game, player: int, me: Entity, pick: int | None) -> bool:
        return me.zone is Zone.PLAY and not me.exhausted

    def pay(self, game: Game, player: int, me: Entity, pick: int | None) -> None:
        exhaust(game, me)


@dataclass(frozen=True)
class DestroyThis(Cost):
    """Destroy the card itself; what can't be destroyed can't pay that (001:103.2)."""

    def can_pay(self, game: Game, player: int, me: Entity, pick: int | None) -> bool:
        return can_be_destroyed(game, me)

    def pay(self, game: Game, player: int, me: Entity, pick: int | None) -> None:
        destroy(game, [me])


@dataclass(frozen=True)
class Flip(Cost):
    """Turn a face-up hero over (001:301.2)."""

    def can_pay(self, game: Game, player: int, me: Entity, pick: int | None) -> bool:
        return me.zone is Zone.PLAY and not me.face_down

    def pay(self, game: Game, player: int, me: Entity, pick: int | None) -> None:
        turn_face_down(game, me)


@dataclass(frozen=True)
class ExhaustOne(Cost):
    """Exhaust a card that the player controls and that fits a description."""

    what: Description

    @property
    def needs_pick(self) -> bool:
        return True

    def picks(self, game: Game, player: int, me: Entity) -> list[int]:
        return list(
            in_order(
                card.id
                for card in game.in_play()
                if card.controller == player and not card.exhausted and self.what(game, player, me, card)
            )
        )

    def can_pay(self, game: Game, player: int, me: Entity, pick: int | None) -> bool:
        return pick is not None and pick in self.picks(game, player, me)

    def pay(self, game: Game, player: int, me: Entity, pick: int | None) -> None:
        assert pick is not None
        exhaust(game, game.entity(pick))


def ready_resources(game: Game, player: int) -> list[Entity]:
    """A player's ready resources, in order of play: those that pay first come first."""
    row = [game.entity(number) for number in game.players[player].resources]
    return [card for card in row if not card.exhausted]


def total_resources(game: Game, player: int, card: Entity, base: int) -> int:
    """A card's cost with additions, then with reductions, each with its own floor; never below 0 (707.1e)."""
    changes = []
    for item in active(game):
        modifier = item.modifier
        if item.target is None and modifier.affects(game, item.controller, item.source, card):
            amount = number_of(modifier.cost, game, item, card)
            if amount:
                changes.append((amount < 0, item.order, amount, modifier.cost_floor))
    cost = base
    for is_reduction, _, amount, floor in sorted(changes, key=lambda change: change[:2]):
        cost = min(cost, max(cost + amount, floor)) if is_reduction and floor is not None else cost + amount
    return max(0, cost)


def picks_for(
    game: Game, player: int, me: Entity, costs: tuple[Cost, ...], given: tuple[int, ...]
) -> tuple[int | None, ...]:
    """For each cost the card that pays it: the next one given, else the first that can. None where none is needed."""
    left = list(given)
    chosen: list[int | None] = []
    for cost in costs:
        if not cost.needs_pick:
            chosen.append(None)
        elif left:
            chosen.append(left.pop(0))
        else:
            options = [number for number in cost.picks(game, player, me) if number not in chosen]
            chosen.append(options[0] if options else None)
    return tuple(chosen)


def check(
    game: Game,
    player: int,
    me: Entity,
    resources: int,
    costs: tuple[Cost, ...],
    picks: tuple[int | None, ...],
) -> None:
    """Whether all of it can be paid (001:402.1). Raises :class:`Refused`."""
    is_enough = has_resources(game, player, resources)
    picked = [pick for pick in picks if pick is not None]
    can_pay = all(cost.can_pay(game, player, me, pick) for cost, pick in zip(costs, picks, strict=True))
    if not (is_enough and can_pay and len(set(picked)) == len(picked)):
        raise Refused(Refusal.CANT_PAY, me.card.name)


def has_resources(game: Game, player: int, count: int) -> bool:
    """Whether a player has so many ready resources; with the option ``ignore_mana`` everybody has."""
    return game.ignore_mana or len(ready_resources(game, player)) >= count


def pay_resources(game: Game, player: int, count: int) -> None:
    """Exhaust so many resources; with the option ``ignore_mana`` they count as paid."""
    if game.ignore_mana:
        return
    for card in ready_resources(game, player)[:count]:
        exhaust(game, card)


def pay(
    game: Game,
    player: int,
    me: Entity,
    resources: int,
    costs: tuple[Cost, ...],
    picks: tuple[int | None, ...],
) -> None:
    """Pay what was found payable: resources, then the rest in printed order."""
    pay_resources(game, player, resources)
    for cost, pick in zip(costs, picks, strict=True):
        cost.pay(game, player, me, pick)
