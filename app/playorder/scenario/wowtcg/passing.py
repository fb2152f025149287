"""Passing by oneself: who can do nothing passes, unless a stop is set for the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playorder.rulesets.wowtcg import acting
from playorder.rulesets.wowtcg.adding import is_quiet
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.refusals import Refused

Entry = dict[str, Any]
PASS: Final[Entry] = {"pass": True}
MOST: Final = 500
"""So many passes in a row are written at most: two players who can never do anything go on until a deck is empty."""


def entries_of(
    entry: Entry, play: Callable[[list[Entry]], Game], stops: frozenset[str] | None
) -> list[Entry]:
    """An action, and the passes of those who then can do nothing; with no ``stops`` (None) nobody passes unasked.

    The end of a turn is written as such if nobody is asked anything on the way to the next player's action phase;
    else it is passes up to there. To end it is to ask for all passes that belong to it, stops or none.
    """
    if "end_turn" not in entry:
        return [entry] if stops is None else [entry, *[PASS] * _passes(play([entry]), stops)]
    game = play([])
    turn, active = game.info.turn, game.info.active
    count = 0
    while count < MOST and (count == 0 or _goes_on(game, stops, active)) and _pass(game):
        count += 1
    is_next = game.info.turn == turn + 1 and is_quiet(game, game.info.active) and acting.holder(game)
    return [entry] if is_next else [PASS] * count


def _passes(game: Game, stops: frozenset[str]) -> int:
    """How many passes go without saying; the game is played on."""
    count = 0
    while count < MOST and _goes_on(game, stops) and _pass(game):
        count += 1
    return count


def _pass(game: Game) -> bool:
    """Let whoever has priority pass, if that is legal."""
    try:
        acting.perform(game, acting.PASS)
    except Refused:
        return False
    return True


def _goes_on(game: Game, stops: frozenset[str] | None, ending: int = 0) -> bool:
    """Whether whoever has priority passes unasked; nobody does while a choice is open or in their own quiet phase.

    Who is ``ending`` their turn passes whatever they could do still, and without ``stops`` (None) so does the other.
    """
    player = acting.holder(game)
    info = game.info
    if info.ended or not player or (player == info.active and is_quiet(game, player)):
        return False
    if stops is None:
        return True
    if info.window.value in stops:
        return False
    return player == ending or not acting.can_act(game)
