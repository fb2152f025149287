"""Effects and the combinators that every ruleset shares.

An effect is a frozen value with :meth:`Effect.run`, which changes the state through the game's own functions or
pushes frames. Several effects in a row are a tuple; each resolves completely before the next (seed 002, rule 1a).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that a card's text does."""

    __slots__ = ()

    def run(self, game: Any, context: Any) -> None:
        """Do it, or push the frames that will."""
        raise NotImplementedError

    def label(self) -> str:
        """A word for the timeline."""
        return type(self).__name__

    def possible(self, game: Any, context: Any) -> bool:
        """Whether there is anything eligible to act on; a trigger all of whose effects are not is aborted."""
        return True


Effects = tuple[Effect, ...]
Script = Effect | tuple[Effect | Callable[..., Any], ...] | Callable[..., Any] | None
"""How a card's text is written: an effect, a function that gives effects, several of either in a row, or nothing."""


def as_effects(script: Script) -> Effects:
    """A tuple of effects from a single one, a tuple, a function or nothing."""
    if script is None:
        return ()
    if isinstance(script, Effect):
        return (script,)
    if isinstance(script, tuple):
        return tuple(effect for part in script for effect in as_effects(part))
    return (Call(script),)


def run_effects(game: Any, frame: tuple[Any, ...]) -> None:
    """Frame: resolve the effect at ``index`` and leave the others for later."""
    _, effects, index, context = frame
    if index + 1 < len(effects):
        game.push((run_effects, effects, index + 1, context))
    effect = effects[index]
    if game.recorder is not None:
        game.recorder.open(
            "effect", effect.label(), game.rule_of_effects, source=context.source, target=context.target
        )
    effect.run(game, context)


def push_effects(game: Any, effects: Effects, context: Any) -> None:
    """Put a list of effects on the stack, if there are any."""
    if effects:
        game.push((run_effects, effects, 0, context))


@dataclass(frozen=True)
class Call(Effect):
    """Ask a small function of the card ``(game, me, context, *arguments)`` what to do now.

    The function looks, and returns effects (or None); it changes nothing.
    """

    function: Callable[..., Any]
    arguments: tuple[Any, ...] = ()

    def run(self, game: Any, context: Any) -> None:
        me = game.entities[context.source]
        push_effects(game, as_effects(self.function(game, me, context, *self.arguments)), context)


@dataclass(frozen=True)
class If(Effect):
    """One effect if a condition holds when it resolves, else another."""

    condition: Callable[..., bool]
    then: Script = None
    otherwise: Script = None

    def run(self, game: Any, context: Any) -> None:
        holds = self.condition(game, game.entities[context.source], context)
        push_effects(game, as_effects(self.then if holds else self.otherwise), context)


@dataclass(frozen=True)
class Repeat(Effect):
    """The same effects a number of times, each time resolved completely; ``while_`` may end it early."""

    times: Any
    what: Script
    while_: Callable[..., bool] | None = None

    def run(self, game: Any, context: Any) -> None:
        count = amount_of(self.times, game, context)
        if count > 0:
            game.push((_repeat, self, count, context))

    def possible(self, game: Any, context: Any) -> bool:
        return any(effect.possible(game, context) for effect in as_effects(self.what))


def _repeat(game: Any, frame: tuple[Any, ...]) -> None:
    _, effect, left, context = frame
    if effect.while_ is not None and not effect.while_(game, game.entities[context.source], context):
        return
    if left > 1:
        game.push((_repeat, effect, left - 1, context))
    push_effects(game, as_effects(effect.what), context)


@dataclass(frozen=True)
class ForEach(Effect):
    """Effects once per entity of a selection fixed at the start; the entity is the target of the effects."""

    selection: Any
    what: Script

    def run(self, game: Any, context: Any) -> None:
        chosen = tuple(entity.id for entity in self.selection.find(game, context))
        if chosen:
            game.push((_for_each, as_effects(self.what), chosen, 0, context))

    def possible(self, game: Any, context: Any) -> bool:
        return bool(self.selection.any(game, context))


def _for_each(game: Any, frame: tuple[Any, ...]) -> None:
    _, effects, chosen, index, context = frame
    if index + 1 < len(chosen):
        game.push((_for_each, effects, chosen, index + 1, context))
    push_effects(game, effects, context.with_target(chosen[index]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number that is read when the effect resolves."""

    __slots__ = ()

    def value(self, game: Any, context: Any) -> int:
        """The number now."""
        raise NotImplementedError


def amount_of(amount: Any, game: Any, context: Any) -> int:
    """A number from an int, an :class:`Amount`, or a function ``(game, me, context) -> int``."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, Amount):
        return amount.value(game, context)
    number: int = amount(game, game.entities[context.source], context)
    return number
