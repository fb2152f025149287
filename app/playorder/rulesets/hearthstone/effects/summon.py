"""Summoning effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playorder.cards.context import Context
from playorder.cards.effects import Effect, Script, amount_of, as_effects, push_effects
from playorder.cards.selectors import Selection
from playorder.engine.decisions import RANDOM
from playorder.rulesets.hearthstone import summoning
from playorder.rulesets.hearthstone.effects.cards import players_of
from playorder.rulesets.hearthstone.entities import IN_PLAY
from playorder.rulesets.hearthstone.events import DEATH, Event
from playorder.rulesets.hearthstone.limits import board_is_full
from playorder.rulesets.hearthstone.queues import deathrattle_times, run_queue, why_aborted
from playorder.rulesets.hearthstone.summoning import place_for


@dataclass(frozen=True)
class Summon(Effect):
    """Summon minions with this card id, one after another; of several card ids one each, left to right.

    ``where``: ``""`` as usual, ``around`` alternates right and left of the summoner, ``end`` the right end.
    ``then`` runs for each with ``context.value`` = its id.
    """

    card: str | tuple[str, ...]
    count: Any = 1
    who: str = "you"
    then: Script = None
    where: str = ""

    def run(self, game: Any, context: Context) -> None:
        count = amount_of(self.count, game, context) if isinstance(self.card, str) else len(self.card)
        for player in players_of(game, context, self.who)[::-1]:
            if count > 0:
                game.push((summon_next, self, player, 0, count, context))

    def possible(self, game: Any, context: Context) -> bool:
        return any(not board_is_full(game, player) for player in players_of(game, context, self.who))


def summon_next(game: Any, frame: tuple[Any, ...]) -> None:
    """Frame: summon the next of several."""
    _, effect, player, index, count, context = frame
    if index + 1 < count:
        game.push((summon_next, effect, player, index + 1, count, context))
    me = game.entities[context.source]
    where = effect.where
    place = None if where == "end" else place_for(game, me, player, index)
    if where == "around" and place is not None and me.zone is IN_PLAY:
        place = int(game.players[player].board.index(me.id)) + (index + 1) % 2
    card = game.catalogue[effect.card if isinstance(effect.card, str) else effect.card[index]]
    summoning.summon(game, card, player, place, None, (), as_effects(effect.then), context)


@dataclass(frozen=True)
class SummonRandom(Effect):
    """Summon a random minion of a pool ``(game, me) -> cards``, one decision each."""

    pool: Any
    count: Any = 1
    who: str = "you"

    def run(self, game: Any, context: Context) -> None:
        count = amount_of(self.count, game, context)
        for player in players_of(game, context, self.who)[::-1]:
            if count > 0:
                game.push((summon_random, self, player, 0, count, context))

    def possible(self, game: Any, context: Context) -> bool:
        return any(not board_is_full(game, player) for player in players_of(game, context, self.who))


def summon_random(game: Any, frame: tuple[Any, ...]) -> None:
    """Frame: decide and summon the next."""
    _, effect, player, index, count, context = frame
    if board_is_full(game, player):
        return
    me = game.entities[context.source]
    options = tuple(effect.pool(game, me))
    if not options:
        return
    names = tuple(card.id for card in options)
    chosen = options[game.decide(RANDOM, context.source, names, "random minion")]
    if index + 1 < count:
        game.push((summon_random, effect, player, index + 1, count, context))
    summoning.summon(game, chosen, player, place_for(game, me, player, index))


@dataclass(frozen=True)
class SummonCopy(Effect):
    """Summon a copy of each of a selection. ``exact`` copies enchantments, damage and marks (四3)."""

    of: Selection
    who: str = "you"
    exact: bool = True
    changes: tuple[tuple[str, Any], ...] = ()

    def run(self, game: Any, context: Context) -> None:
        me = game.entities[context.source]
        for player in players_of(game, context, self.who)[::-1]:
            for entity in self.of.find(game, context)[::-1]:
                place = None
                if entity.zone is IN_PLAY and entity.controller == player:
                    place = int(game.players[player].board.index(entity.id)) + 1
                elif entity.id == me.id or entity.id == me.attached_to:
                    place = place_for(game, me, player)
                exact = entity.id if self.exact else None
                summoning.summon(game, entity.card, player, place, exact, self.changes)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.of.any(game, context)) and any(
            not board_is_full(game, player) for player in players_of(game, context, self.who)
        )


@dataclass(frozen=True)
class Resummon(Effect):
    """Summon new minions of the same cards as a list of dead ones ``(game, me) -> ids``, one after another.

    They appear at the right end, not beside the minion that raises them (as public logs of Kel'Thuzad have it).
    """

    which: Any

    def run(self, game: Any, context: Context) -> None:
        ids = tuple(self.which(game, game.entities[context.source]))
        if ids:
            game.push((resummon_next, ids, 0, context))

    def possible(self, game: Any, context: Context) -> bool:
        me = game.entities[context.source]
        return not board_is_full(game, me.controller) and bool(tuple(self.which(game, me)))


def resummon_next(game: Any, frame: tuple[Any, ...]) -> None:
    """Frame: summon the next of the dead again."""
    _, ids, index, context = frame
    if index + 1 < len(ids):
        game.push((resummon_next, ids, index + 1, context))
    summoning.summon(game, game.entities[ids[index]].card, game.entities[context.source].controller)


@dataclass(frozen=True)
class TriggerDeathrattles(Effect):
    """Resolve all deathrattles of a selection without any death (Feign Death).

    A minion that was given one, and triggers on deaths itself, takes it for a death once (as the game does: the
    enchantment's deathrattle sets off all that its minion has on deaths).
    """

    of: Selection

    def run(self, game: Any, context: Context) -> None:
        from playorder.rulesets.hearthstone.deaths import deathrattles_of

        for entity in self.of.find(game, context)[::-1]:
            found = deathrattles_of(game, entity)
            if any(source != entity.id for source, _ in found):
                take_for_death(game, entity)
            if found:
                game.push((feign, entity.id, found, 0))


def take_for_death(game: Any, entity: Any) -> None:
    """Push what a minion has on deaths, as if one had come; whose it is does not matter."""
    event = Event(DEATH, None, entity.id, entity.controller)
    listeners = game.listeners.get(DEATH, ())
    members = tuple((t.priority, entity.order, i, t) for i, t in listeners if i == entity.id)
    if members:
        game.push((run_queue, event, members, 0, (1, 2), None))


def feign(game: Any, frame: tuple[Any, ...]) -> None:
    """Frame: the next deathrattle of one minion; none, once an earlier one has taken it away (六9 rule 2)."""
    _, entity_id, found, index = frame
    if index + 1 < len(found):
        game.push((feign, entity_id, found, index + 1))
    source, trigger = found[index]
    entity = game.entities[entity_id]
    context = Context(entity_id)
    if trigger.condition is not None and not trigger.condition(game, entity, context):
        return
    aborted = why_aborted(
        game, entity, trigger, Event(DEATH, None, entity_id, entity.controller), (), context
    )
    if aborted is not None:
        if game.recorder is not None:
            game.recorder.leaf(
                "trigger", trigger.name, aborted.rule, source=source, player=entity.controller,
                status="aborted", unanswered=aborted,
            )  # fmt: skip
        return
    if game.recorder is not None:
        game.recorder.open(
            "trigger", trigger.name, "002:7", source=source, status="resolved", player=entity.controller
        )
    for _ in range(deathrattle_times(game, entity, entity.controller)):
        push_effects(game, trigger.effects, context)
