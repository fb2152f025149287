"""Phases: what an outermost phase does when it ends (rules 3, 4a, 8; seed 002, 六3, 六6).

A phase is an event (or an effect list) on the stack above a :func:`end_phase` frame. Nested phases have no end
frame, so nothing dies and no aura is updated inside a phase (rule 3). Where nobody hears what would be on the stack,
the phase ends where it begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from playorder.cards.selectors import ORDER_OF_PLAY
from playorder.rulesets.hearthstone import deaths
from playorder.rulesets.hearthstone.auras import update_health_attack, update_other
from playorder.rulesets.hearthstone.entities import IN_PLAY, Entity
from playorder.rulesets.hearthstone.events import SUMMON_RESOLUTION, Event, EventKind
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.index import AURAS
from playorder.rulesets.hearthstone.queues import announce_last, tell_unheard
from playorder.rulesets.hearthstone.weapons import resolve_weapon_deathrattles, update_weapons

if TYPE_CHECKING:
    from playorder.engine.machine import Cell, Recorder

NORMAL: Final = 0
NO_DEATHS: Final = 1
"""After the Target phase and the After Play phase there is no summon resolution and no death creation (三2, 三4)."""
SPECIAL: Final = 2
"""After After Summon: the special Summon Resolution Step for minions changed by a battlecry (六6)."""
REPEATED: Final = 4
"""After a Death Phase: if something died in it, another one follows (rule 8)."""


def begin_phase(game: Game, label: str, rule: str, flags: int = NORMAL, player: int | None = None) -> None:
    """Open an outermost phase: its end is put on the stack; the caller pushes what happens in it."""
    node = None
    if game.recorder is not None:
        node = game.recorder.open("phase", label, rule, player=player)
    game.push((end_phase, flags, node))


def event_phase(
    game: Game,
    label: str,
    rule: str,
    event: EventKind,
    source: int | None = None,
    target: int | None = None,
    player: int = 0,
    flags: int = NORMAL,
) -> None:
    """An outermost phase in which one event is resolved, from a step of a sequence that does nothing after it.

    Where nobody hears the event, only the end of the phase is left.
    """
    if game.hear(event):
        begin_phase(game, label, rule, flags, player)
        announce_last(game, event, source, target, player)
    elif game.recorder is None:
        conclude(game, flags)
    else:
        told = Event(event, source, target, player)
        tell_phase(game, game.recorder, label, rule, (told,), flags, player)


def tell_phase(
    game: Game,
    recorder: Recorder,
    label: str,
    rule: str,
    events: tuple[Event, ...],
    flags: int = NORMAL,
    player: int | None = None,
) -> None:
    """An outermost phase whose events nobody hears: they are told, and it ends where it begins.

    It stays open in the timeline only if its end has put something on the stack.
    """
    node = recorder.open("phase", label, rule, player=player)
    for event in events:
        tell_unheard(recorder, event)
    waiting = game.stack
    conclude(game, flags, node)
    if game.stack is waiting:
        recorder.close(node)


def end_phase(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: what has happened in the phase is resolved."""
    conclude(game, frame[1], frame[2])


def end_at_once(game: Game, end: Cell | None) -> None:
    """End a phase, from a step of a sequence that does nothing after it, where only its ``end`` is left on the stack.

    A recorder is told of each end in a step of its own.
    """
    if end is not None and game.stack is end and game.recorder is None:
        frame, game.stack, _ = end
        end_phase(game, frame)


def conclude(game: Game, flags: int, node: int | None = None) -> None:
    """The steps at the end of an outermost phase, in the order of seed 002, 六6; each only where it is due.

    ``node`` is the phase in the timeline.
    """
    info = game.info
    if info.check_auras or game.listeners.get(AURAS):
        update_health_attack(game)
    if flags & NO_DEATHS:
        if info.others_on:
            update_other(game)
        return
    _, one, two = game.players
    if one.weapon is not None or two.weapon is not None or info.weapon_seen:
        update_weapons(game)
        if info.weapon_rattles:
            game.push((after_weapon_update, flags, node))
            resolve_weapon_deathrattles(game)
            return
    if info.summoned or info.transformed or info.check_deaths or info.deaths or info.others_on:
        summon_steps(game, flags, node)


def after_weapon_update(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: what follows the deathrattles that the Weapon Update Step let resolve (六4)."""
    summon_steps(game, frame[1], frame[2])


def summon_steps(game: Game, flags: int, node: int | None) -> None:
    """Summon Resolution Step and the aura update after it, then the steps about deaths; each only where it is due."""
    info = game.info
    if info.summoned or (flags & SPECIAL and info.transformed):
        if game.hear(SUMMON_RESOLUTION):
            game.push((after_summon_resolution, flags, node))
            summon_resolution(game, flags)
            return
        if game.recorder is None:
            forget_summoned(game, flags)
        else:
            summon_resolution(game, flags)
            update_health_attack(game)
    if info.check_deaths or info.deaths:
        death_steps(game, flags, node)
    elif info.others_on:
        update_other(game)


def after_summon_resolution(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the second Aura Update (Health/Attack), then the Death Creation Step."""
    update_health_attack(game)
    death_steps(game, frame[1], frame[2])


def death_steps(game: Game, flags: int, node: int | None) -> None:
    """Death Creation Step, Aura Update (Other), and a Death Phase if something died (rule 8)."""
    info = game.info
    died = deaths.creation_step(game)
    if info.others_on:
        update_other(game)
    if not died:
        return
    game.add(info, "death_phases", 1)
    if game.recorder is not None and node is not None:
        game.recorder.close(node)  # the Death Phase stands beside this phase, not in it
    if deaths.are_heard(game):
        begin_phase(game, "Death", "002:8" if flags & REPEATED else "002:7", flags | REPEATED)
        deaths.begin_death_phase(game)
    else:
        deaths.forget_deaths(game)
        conclude(game, flags | REPEATED)


def forget_summoned(game: Game, flags: int) -> tuple[int, ...]:
    """The minions that the Summon Resolution Step is about, which is noted nowhere from now on (六6)."""
    info = game.info
    summoned = info.summoned
    if summoned:
        game.change(info, "summoned", summoned, ())
    if flags & SPECIAL and info.transformed:
        summoned = (*summoned, *info.transformed)
        game.set(info, "transformed", ())
    return summoned


def summon_resolution(game: Game, flags: int) -> None:
    """Summon Resolution Step: one event for each minion summoned in the phase before and still in play (六6)."""
    entities = game.entities
    recorder = game.recorder
    minions: list[Entity] = [entities[i] for i in forget_summoned(game, flags)]
    if recorder is not None:
        recorder.leaf("summon_resolution", "Summon Resolution Step", "002:6.6")
    minions.sort(key=ORDER_OF_PLAY)
    if game.hear(SUMMON_RESOLUTION):
        for minion in reversed(minions):
            game.push((resolve_summon, minion.id, minion.controller))
    elif recorder is not None:
        for minion in minions:
            if minion.zone is IN_PLAY:
                tell_unheard(recorder, Event(SUMMON_RESOLUTION, None, minion.id, minion.controller))


def resolve_summon(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the summon event of one minion, unless it has left play meanwhile."""
    minion: Entity = game.entities[frame[1]]
    if minion.zone is IN_PLAY:
        announce_last(game, SUMMON_RESOLUTION, None, minion.id, minion.controller)


def forced_death_phase(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: a Forced Death Phase inside another phase (六1): no second aura update, no repetition."""
    update_health_attack(game, "002:6.1")
    game.push((forced_deaths,))
    if game.info.summoned:
        summon_resolution(game, NORMAL)


def forced_deaths(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: death creation, Aura Update (Other), and the Death Phase if the switch says so."""
    died = deaths.creation_step(game)
    update_other(game)
    if died and game.rules.forced_death_runs_death_phase:
        if game.recorder is not None:
            game.recorder.open("phase", "Forced Death", "002:6.1")
        deaths.begin_death_phase(game)
