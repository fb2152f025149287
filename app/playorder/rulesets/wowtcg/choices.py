"""Choices of players. Whatever may be declined has “no” (False) as first candidate; cards are in document order.

So the first candidate is always what an unanswered decision takes.
"""

from __future__ import annotations

from collections.abc import Iterable

from playorder.engine.decisions import Decision, DecisionKind
from playorder.rulesets.wowtcg.game import Game


def ask(game: Game, player: int, source: int, candidates: tuple[int | bool, ...], reason: str) -> int | bool:
    """The candidate that a player takes."""
    answer = game.ask(Decision(DecisionKind.CHOICE, source, candidates, reason, player))
    assert isinstance(answer, int)
    return candidates[answer]


def in_order(entities: Iterable[int]) -> tuple[int, ...]:
    """Cards as the document has them, then those made since as they were made: entities are numbered like that."""
    return tuple(sorted(entities))


def choose(game: Game, player: int, source: int, candidates: Iterable[int], reason: str) -> int:
    """A card that must be chosen; a single one is no decision."""
    ordered = in_order(candidates)
    return ordered[0] if len(ordered) == 1 else ask(game, player, source, ordered, reason)


def may_choose(game: Game, player: int, source: int, candidates: Iterable[int], reason: str) -> int | None:
    """A card that may be chosen, or None. Where nothing can be, there is no decision (001:712.7)."""
    ordered = in_order(candidates)
    if not ordered:
        return None
    answer = ask(game, player, source, (False, *ordered), reason)
    return None if answer is False else answer


def may(game: Game, player: int, source: int, reason: str) -> bool:
    """Whether a player does what they may (001:712.7)."""
    return ask(game, player, source, (False, True), reason) is True
