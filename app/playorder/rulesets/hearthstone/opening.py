"""The start of a whole game: shuffle, opening hands, mulligan, the Coin, the first turn (seed 003)."""

from __future__ import annotations

from typing import Any, Final

from playorder.engine.decisions import RANDOM, Decision, DecisionKind
from playorder.engine.machine import Frame
from playorder.rulesets.hearthstone import mana
from playorder.rulesets.hearthstone.drawing import draw_cards
from playorder.rulesets.hearthstone.entities import IN_DECK, IN_HAND
from playorder.rulesets.hearthstone.events import GAME_START, TURN_START
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.phases import begin_phase, event_phase
from playorder.rulesets.hearthstone.queues import DOMINANT
from playorder.rulesets.hearthstone.turns import check_outcome
from playorder.rulesets.hearthstone.zones import move, put_in, take_out

COIN: Final = "GAME_005"


def begin_game(game: Game) -> None:
    """Push the opening; the active player goes first, the other has a card more and the Coin."""
    first = game.info.active
    for player in (game.players[1], game.players[2]):
        game.set(player, "crystals", 0)
    game.set(game.info, "turn", 1)
    steps: tuple[Frame, ...] = (
        (shuffle, first), (shuffle, 3 - first), (opening_hand, first, 3), (opening_hand, 3 - first, 4),
        (mulligan, first), (mulligan, 3 - first), (the_coin, 3 - first), (game_starts,), (first_turn, first, 0),
    )  # fmt: skip
    for step in steps[::-1]:
        game.push(step)


def shuffle(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: decide which of the cards left comes next, again and again, from the top."""
    number: int = frame[1]
    player = game.players[number]
    left = list(player.deck)
    places = tuple(range(len(left)))
    shuffled = []
    while left:
        shuffled.append(left.pop(game.decide(RANDOM, player.hero, places, "place in deck", number)))
        places = places[:-1]
    game.set(player, "deck", tuple(shuffled))


def opening_hand(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: cards from the top into hand, with nothing triggered."""
    _, number, count = frame
    for i in game.players[number].deck[:count]:
        move(game, game.entities[i], IN_HAND)


def mulligan(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the player names the cards to replace; they go back into the deck after others were taken."""
    _, number = frame
    player = game.players[number]
    if not player.hand:
        return
    decision = Decision(DecisionKind.CHOICE, player.hero, player.hand, "mulligan", number, several=True)
    answer = game.ask(decision)
    chosen = (answer,) if isinstance(answer, int) else answer
    replaced = [player.hand[i] for i in chosen]
    fresh = player.deck[: len(replaced)]
    for old in replaced:
        take_out(game, game.entities[old])
    for new in fresh:
        move(game, game.entities[new], IN_HAND)
    for old in replaced:
        put_in(game, game.entities[old], IN_DECK)
    if replaced:
        game.push((shuffle, number))


def the_coin(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the second player's Coin."""
    put_in(game, game.new_entity(game.catalogue[COIN], frame[1]), IN_HAND)


def game_starts(game: Game, _frame: tuple[Any, ...]) -> None:
    """Frame: what begins with the game; no card of the rulebook's days does, cards of somebody's own may."""
    if game.hear(GAME_START):
        event_phase(game, "Start of Game", "003:I", GAME_START, player=DOMINANT)


def first_turn(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the first player's turn starts."""
    _, number, step = frame
    if step < 4:
        game.push((first_turn, number, step + 1))
    if step == 0:
        mana.begin_turn(game, number)
    elif step == 1:
        event_phase(game, "Start of Turn", "002:三1", TURN_START, player=number)
    elif step == 2:
        begin_phase(game, "Draw", "002:三1", player=number)
        draw_cards(game, number, 1)
    elif step == 3:
        game.close_sequence()
    else:
        check_outcome(game)
