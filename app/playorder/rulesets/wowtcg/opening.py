"""The start of a whole game (001:101): shuffling, opening hands, one mulligan each, the first turn."""

from __future__ import annotations

from typing import Any, Final

from playorder.engine.decisions import DecisionKind
from playorder.rulesets.wowtcg.choices import may
from playorder.rulesets.wowtcg.entities import Zone
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.leaving import move
from playorder.rulesets.wowtcg.turns import READY, begin_turn

OPENING_HAND: Final = 7


def begin_game(game: Game) -> None:
    """Push the opening; the active player goes first."""
    first, second = game.in_turn_order()
    game.set(game.info, "turn", 1)
    for step in reversed((
        (shuffle, first, 0), (shuffle, second, 0), (opening_hand, first), (opening_hand, second), (mulligan, first),
        (mulligan, second), (begin_turn, READY),
    )):  # fmt: skip
        game.push(step)


def shuffle(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: decide which of the cards left comes next, from the top (001:413.4b)."""
    _, number, place = frame
    player = game.players[number]
    rest = player.deck[place:]
    if len(rest) < 2:
        return
    source = player.id if player.hero is None else player.hero
    chosen = game.decide(DecisionKind.RANDOM, source, tuple(range(len(rest))), "place in deck", number)
    game.push((shuffle, number, place + 1))
    deck = (*player.deck[:place], rest[chosen], *rest[:chosen], *rest[chosen + 1 :])
    game.set(player, "deck", deck)


def opening_hand(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: seven cards from the top into hand, with nothing triggered."""
    for number in game.players[frame[1]].deck[:OPENING_HAND]:
        move(game, game.entity(number), Zone.HAND)


def mulligan(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the player may shuffle the hand into the deck and draw seven new cards (001:101.2)."""
    number = frame[1]
    player = game.players[number]
    source = player.id if player.hero is None else player.hero
    if player.hand and may(game, number, source, "mulligan"):
        for card in player.hand:
            move(game, game.entity(card), Zone.DECK)
        game.push((opening_hand, number))
        game.push((shuffle, number, 0))
