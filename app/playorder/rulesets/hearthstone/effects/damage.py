"""Damage and healing as effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playorder.cards.context import Context
from playorder.cards.effects import Amount, Effect, Script, amount_of, as_effects
from playorder.cards.selectors import RandomOne, Selection
from playorder.engine.decisions import RANDOM
from playorder.rulesets.hearthstone import damage, drawing
from playorder.rulesets.hearthstone.entities import IN_PLAY, Entity


@dataclass(frozen=True)
class Deal(Effect):
    """Deal damage to all of a selection at once. Spell Damage counts for spells unless ``plain``.

    ``then`` runs after it with ``context.value`` = the damage dealt to each (0 for Divine Shield or Immune).
    """

    amount: Any
    to: Selection
    then: Script = None
    plain: bool = False

    def run(self, game: Any, context: Context) -> None:
        targets = self.to.find(game, context)
        source: Entity = game.entities[context.source]
        amount = amount_of(self.amount, game, context)
        if not self.plain:
            amount = damage.spell_damage(game, source, amount)
        origin = source.id
        hits: tuple[damage.Hit, ...] = ()
        for target in targets:
            hits += ((origin, target.id, amount),)
        damage.deal_now(game, hits, as_effects(self.then), context)

    def possible(self, game: Any, context: Context) -> bool:
        return self.to.area or self.to.any(game, context)


@dataclass(frozen=True)
class DealEach(Effect):
    """Damage all at once in differing amounts: pairs of amount and selection, in this order (Swipe, rule 5)."""

    hits: tuple[tuple[Any, Selection], ...]
    then: Script = None

    def run(self, game: Any, context: Context) -> None:
        source = game.entities[context.source]
        found: list[damage.Hit] = []
        for amount, selection in self.hits:
            number = damage.spell_damage(game, source, amount_of(amount, game, context))
            found.extend((source.id, target.id, number) for target in selection.find(game, context))
        damage.deal(game, tuple(found), as_effects(self.then), context)

    def possible(self, game: Any, context: Context) -> bool:
        return any(selection.any(game, context) for _, selection in self.hits)


@dataclass(frozen=True)
class DealInOrder(Effect):
    """Targets are fixed first, then each is damaged and its event resolved before the next (rule 3).

    The amount is read for each when its turn comes; it may be a function ``(game, me, context)`` in which
    ``context.target`` is the target. ``random`` is a range (low, high) decided for each.
    """

    amount: Any
    to: Selection
    random: tuple[int, int] | None = None

    def run(self, game: Any, context: Context) -> None:
        targets = tuple(target.id for target in self.to.find(game, context))
        if targets:
            game.push((deal_next, self, targets, 0, context))

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.to.any(game, context))


def deal_next(game: Any, frame: tuple[Any, ...]) -> None:
    """Frame: the next hit of :class:`DealInOrder`."""
    _, effect, targets, index, context = frame
    here = context.with_target(targets[index])
    source = game.entities[context.source]
    if effect.random is not None:
        amount = random_number(game, context.source, *effect.random)
    else:
        amount = amount_of(effect.amount, game, here)
    if index + 1 < len(targets):
        game.push((deal_next, effect, targets, index + 1, context))
    amount = damage.spell_damage(game, source, amount)
    damage.deal_now(game, ((source.id, targets[index], amount),))


@dataclass(frozen=True)
class RandomAmount(Amount):
    """A random number between two, decided when it is read: after the choice of who is hit."""

    low: int
    high: int

    def value(self, game: Any, context: Context) -> int:
        return random_number(game, context.source, self.low, self.high)


def random_number(game: Any, source: int, low: int, high: int) -> int:
    """A random number, decided among the numbers low to high."""
    index: int = game.decide(RANDOM, source, tuple(range(low, high + 1)), "random amount")
    return low + index


@dataclass(frozen=True)
class DamageBy(Effect):
    """Another entity deals its attack as damage to a selection at once (Betrayal, Foe Reaper 4000)."""

    dealer: Selection
    to: Selection

    def run(self, game: Any, context: Context) -> None:
        for dealer in self.dealer.find(game, context):
            amount = game.attack_of(dealer)
            targets = self.to.find(game, context)
            damage.deal(game, tuple((dealer.id, target.id, amount) for target in targets))

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.to.any(game, context))


@dataclass(frozen=True)
class Missiles(Effect):
    """Several times 1 damage, each to a random character; Spell Damage and Velen make more of them (seed 003)."""

    count: int
    to: RandomOne

    def run(self, game: Any, context: Context) -> None:
        count = damage.spell_damage(game, game.entities[context.source], self.count)
        if count > 0:
            game.push((missile, self, count, context))

    def possible(self, game: Any, context: Context) -> bool:
        return self.to.any(game, context)


def missile(game: Any, frame: tuple[Any, ...]) -> None:
    """Frame: the next missile."""
    _, effect, left, context = frame
    targets = effect.to.find(game, context)
    if not targets:
        return
    if left > 1:
        game.push((missile, effect, left - 1, context))
    damage.deal_now(game, ((context.source, targets[0].id, 1),))


@dataclass(frozen=True)
class Heal(Effect):
    """Restore health to all of a selection at once.

    Where healing is damage instead (Auchenai), Spell Damage counts for spells unless ``plain``.
    """

    amount: Any
    to: Selection
    then: Script = None
    plain: bool = False

    def run(self, game: Any, context: Context) -> None:
        amount = amount_of(self.amount, game, context)
        hits = tuple((context.source, target.id, amount) for target in self.to.find(game, context))
        damage.heal(game, hits, as_effects(self.then), context, self.plain)

    def possible(self, game: Any, context: Context) -> bool:
        return self.to.area or self.to.any(game, context)


@dataclass(frozen=True)
class HealEach(Effect):
    """Restore differing amounts at once: pairs of amount and selection."""

    hits: tuple[tuple[Any, Selection], ...]

    def run(self, game: Any, context: Context) -> None:
        found: list[damage.Hit] = []
        for amount, selection in self.hits:
            number = amount_of(amount, game, context)
            found.extend((context.source, target.id, number) for target in selection.find(game, context))
        damage.heal(game, tuple(found))


@dataclass(frozen=True)
class HealInFull(Effect):
    """Restore each to full health: as much as its maximum, which counts where healing is damage instead.

    With ``missing`` it is no more than what is missing, as Stoneskin Gargoyle has it.
    """

    to: Selection
    missing: bool = False

    def run(self, game: Any, context: Context) -> None:
        damage.heal(
            game,
            tuple(
                (context.source, target.id, target.damage if self.missing else target.max_health)
                for target in self.to.find(game, context)
            ),
        )


@dataclass(frozen=True)
class Fatigue(Effect):
    """The controller takes fatigue damage as if drawing from an empty deck."""

    def run(self, game: Any, context: Context) -> None:
        drawing.fatigue(game, game.entities[context.source].controller)


@dataclass(frozen=True)
class SetPredamage(Effect):
    """The damage about to be dealt becomes this much (Animated Armor, rule 7c)."""

    amount: int

    def run(self, game: Any, context: Context) -> None:
        damage.set_predamage(game, self.amount)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(game.info.damage_is_due)


@dataclass(frozen=True)
class PreventDamage(Effect):
    """The damage about to be dealt is prevented (Ice Block, rule 7d)."""

    def run(self, game: Any, context: Context) -> None:
        damage.set_predamage(game, 0)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(game.info.damage_is_due)


@dataclass(frozen=True)
class RedirectDamage(Effect):
    """The damage about to be dealt is prevented and dealt by this minion to itself instead (Bolf, rule 7b)."""

    def run(self, game: Any, context: Context) -> None:
        amount = damage.predamage_amount(game)
        damage.set_predamage(game, 0)
        damage.deal(game, ((context.source, context.source, amount),))

    def possible(self, game: Any, context: Context) -> bool:
        return game.info.damage_is_due and game.entities[context.source].zone is IN_PLAY
