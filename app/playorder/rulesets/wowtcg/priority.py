"""Priority (001:409): windows, the pre-priority process, waiting effects, and passing."""

from __future__ import annotations

from typing import Any, Final

from playorder.engine.decisions import Decision, DecisionKind
from playorder.rulesets.wowtcg import chain, combat, proposals, uniqueness
from playorder.rulesets.wowtcg.choices import ask, choose
from playorder.rulesets.wowtcg.destruction import pre_priority_check
from playorder.rulesets.wowtcg.entities import What, Window
from playorder.rulesets.wowtcg.game import PLAYERS, Game
from playorder.rulesets.wowtcg.reasons import Reason, Unanswered
from playorder.rulesets.wowtcg.targets import candidates, specs_of
from playorder.rulesets.wowtcg.triggers import Waiting, name_of

NO_TARGET: Final = Unanswered(Reason.NO_TARGET, "there is no legal target")
PASS: Final = "pass"
"""The one thing that every player with priority may do, unless a character must attack (001:600.2)."""


def open_window(game: Game, window: Window) -> None:
    """A priority window opens: waiting effects are added, then the turn player gets priority (001:409.4)."""
    game.set(game.info, "window", window)
    game.set(game.info, "priority", 0)
    game.set(game.info, "passes", 0)
    game.push((process, game.info.active))


def process(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: before a player gets priority (001:409.5): check, add waiting effects, again until nothing is left."""
    player = frame[1]
    info = game.info
    if pre_priority_check(game):
        if not info.ended:
            game.push((process, player))
        return
    if info.check_uniqueness:
        game.push((process, player))
        game.push((uniqueness.check,))
        return
    if info.waiting:
        game.push((process, player))
        game.push((add_waiting,))
        return
    game.leaf("priority", info.window.value, "001:409.1", player=player)
    game.set(info, "priority", player)  # after the node is noted: that is the moment from which on it is so
    game.push((await_action, player))


def add_waiting(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the next waiting effect: the turn player's in the order they choose, then the other's (001:708.1a)."""
    waiting = game.info.waiting
    player = next(number for number in game.in_turn_order() if any(w.player == number for w in waiting))
    own: list[Waiting] = [entry for entry in waiting if entry.player == player]
    own.sort(key=lambda entry: entry.source)
    sources = tuple(entry.source for entry in own)
    picked = 0
    if len(own) > 1:
        source = ask(game, player, game.players[player].id, sources, "order of effects")
        picked = sources.index(int(source))
    entry = own[picked]
    place = waiting.index(entry)
    game.set(game.info, "waiting", (*waiting[:place], *waiting[place + 1 :]))
    game.push((announce_triggered, entry, ()))


def announce_triggered(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: choose the targets of a triggered effect, one by one; without a legal one it is gone (001:708.2)."""
    _, entry, chosen = frame
    source = game.entity(entry.source)
    specs = specs_of(entry.trigger, ())
    if len(chosen) < len(specs):
        options = candidates(game, specs[len(chosen)], entry.player, source, chosen, entry.event)
        if not options:
            game.leaf(
                "trigger", name_of(entry.trigger), "001:708.2", source=source.id, player=entry.player,
                status="aborted", event=entry.event, unanswered=NO_TARGET,
            )  # fmt: skip
            return
        picked = choose(game, entry.player, source.id, options, "target")
        game.push((announce_triggered, entry, (*chosen, picked)))
        return
    link = chain.new_link(game, What.TRIGGER, source, entry.player, entry.trigger)
    game.set(link, "event", entry.event)
    game.set(link, "source_mark", entry.source_mark)
    chain.choose_targets(game, link, chosen)
    chain.put_on_top(game, link)


def await_action(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: a player has priority. The answer passes it on; anything else is done through ``actions``."""
    player = frame[1]
    options = () if must_act(game, player) else (PASS,)
    game.ask(Decision(DecisionKind.PRIORITY, game.players[player].id, options, "priority", player))
    give_on(game, player)


def must_act(game: Game, player: int) -> bool:
    """Whether the player may not pass because a character must attack (001:600.2)."""
    return player == game.info.active and proposals.must_attack(game) is not None


def give_on(game: Game, player: int) -> None:
    """Pass priority; when all have in a row, the top link resolves or the window closes (001:409.4)."""
    info = game.info
    passes = info.passes + 1
    if passes < len(PLAYERS):
        game.set(info, "passes", passes)
        game.push((process, game.opponent(player)))
        return
    game.set(info, "passes", 0)
    if info.chain:
        game.push((after_resolution,))
        game.push((chain.resolve_top,))


def after_resolution(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the combat that was proposed begins (001:601.3), else the turn player gets priority (001:709.2h)."""
    if game.info.combat and game.info.window is Window.ACTION:
        combat.step_frames(game)
    else:
        game.push((process, game.info.active))
