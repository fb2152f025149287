"""The turn: ready, draw, action, end, wrap-up (001:501 to 503)."""

from __future__ import annotations

from typing import Any, Final

from playorder.engine.steps import Steps, begin_steps
from playorder.rulesets.wowtcg import control, prevention
from playorder.rulesets.wowtcg.choices import may, may_choose
from playorder.rulesets.wowtcg.definitions import Flag
from playorder.rulesets.wowtcg.drawing import discard_cards, draw
from playorder.rulesets.wowtcg.entities import Window
from playorder.rulesets.wowtcg.events import TURN_START, Event
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.inspiring import can_inspire, inspirations
from playorder.rulesets.wowtcg.modifiers import Until, end, has_flag
from playorder.rulesets.wowtcg.states import ready
from playorder.rulesets.wowtcg.triggers import happen

HAND_LIMIT: Final = 7

READY, DRAW, ACTION, END, WRAP_UP, CLEAN_UP = range(6)
"""The steps of a turn as the frame counts them."""


def begin_turn(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the active player's turn, from a step on; the next player's waits below it."""
    game.push((next_turn,))
    game.open("sequence", f"Turn {game.info.turn}", "001:5", player=game.info.active)
    begin_steps(game, _STEPS, first=frame[1])


def next_turn(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: it is the other player's turn."""
    info = game.info
    game.set(info, "active", game.opponent(info.active))
    game.set(info, "turn", info.turn + 1)
    game.push((begin_turn, READY))


def _phase(game: Game, label: str, rule: str, window: Window) -> None:
    """Begin a step or phase, with its priority window at its end."""
    game.open("phase", label, rule, player=game.info.active)
    game.push((window_frame, window))


def window_frame(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: open a window when what comes before it is done."""
    game.open_window(frame[1])


# --- ready step (501.1) ------------------------------------------------------------------------------------


def _ready(game: Game, _about: object) -> None:
    info = game.info
    _phase(game, "Ready step", "001:501.1", Window.READY)
    game.set(game.players[info.active], "placed", False)
    control.ended(game, end(game, lambda x: x.until is Until.START_OF_TURN and x.player == info.active))
    for card in game.in_play():
        if card.controller == info.active:
            game.set(card, "since_start_of_turn", True)  # 302.2
    game.push((ready_step, (), ()))


def ready_step(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: ask who stays exhausted and whom others inspire, one decision at a time; then all ready at once."""
    _, stays, chosen = frame
    active = game.info.active
    own = [card for card in game.in_play() if card.controller == active]
    for card in own:
        optional = card.exhausted and card.id not in stays and -card.id not in stays
        if optional and has_flag(game, card, Flag.MAY_STAY_EXHAUSTED):
            keeps = may(game, active, card.id, "stay exhausted")
            game.push((ready_step, (*stays, card.id if keeps else -card.id), chosen))
            return
    inspired = {number for _, number in chosen}
    done = {by for by, _ in chosen}
    for card in game.party(game.opponent(active)):
        for keyword in inspirations(game, card):
            if (card.id, keyword) in done:
                continue
            options = [
                other.id
                for other in game.in_play()
                if other.id not in inspired and can_inspire(game, card, keyword, other)
            ]
            picked = may_choose(game, card.controller, card.id, options, "inspire")
            game.push((ready_step, stays, (*chosen, ((card.id, keyword), picked))))
            return
    turned = [card for card in own if card.id not in stays]
    turned += [game.entity(number) for number in inspired if number is not None]
    ready(game, *turned)
    happen(game, Event(TURN_START, None, None, active))


# --- draw step (501.2), action phase (502), end phase (503) ------------------------------------------------


def _draw(game: Game, _about: object) -> None:
    _phase(game, "Draw step", "001:501.2", Window.DRAW)
    if game.info.turn == 1:
        return  # 501.2b: who goes first skips their first draw step
    draw(game, game.info.active, 1)


def _action(game: Game, _about: object) -> None:
    _phase(game, "Action phase", "001:502", Window.ACTION)


def _end(game: Game, _about: object) -> None:
    _phase(game, "End phase", "001:503.1", Window.END)


def _wrap_up(game: Game, _about: object) -> None:
    """Discard down to the limit; nobody gets priority (001:503.2)."""
    game.open("phase", "Wrap-up step", "001:503.2", player=game.info.active)
    game.close_window()
    player = game.players[game.info.active]
    hero = player.hero if player.hero is not None else player.id
    discard_cards(game, player.number, hero, len(player.hand) - HAND_LIMIT)


def _clean_up(game: Game, _about: object) -> None:
    """What lasts until the end of the turn ends."""
    control.ended(game, end(game, lambda lasting: lasting.until is Until.END_OF_TURN))
    prevention.end_shields(game, Until.END_OF_TURN)
    game.set(game.info, "deeds", ())


_STEPS: Final[Steps] = (_ready, _draw, _action, _end, _wrap_up, _clean_up)
