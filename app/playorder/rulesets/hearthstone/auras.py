"""The two Aura Updates: Health/Attack (with costs) and Other (rules 4a to 4d, seed 002, 六16)."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final, NamedTuple

from playorder.cards.context import Context
from playorder.cards.definition import Aura
from playorder.rulesets.hearthstone.enchantments import recalculate, recalculate_cost
from playorder.rulesets.hearthstone.entities import Entity, Player
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.index import AURAS, OTHER_FLAGS
from playorder.rulesets.hearthstone.keywords import bits_of
from playorder.rulesets.hearthstone.selections import SELF

STAT_FLAGS: Final = ("power_bonus", "power_reaches_minions", "damage_bonus")
"""Player flags that are updated with Health/Attack."""


_other_flags: Final = attrgetter(*OTHER_FLAGS)
_NO_FLAGS: Final = (0,) * len(OTHER_FLAGS)


class AuraEffect(NamedTuple):
    """What one aura gives one entity; its rank is that of its source."""

    source: int
    priority: int
    order: int
    attack: int
    health: int
    set_attack: int | None
    keywords: int
    spell_power: int


CostChange = tuple[int, int, int, int | None, int | None]
"""Priority, order of play, what is added to the cost, what it becomes, the least that it becomes."""


class _Source:
    """An aura that Aura Update (Health/Attack) asks, with what is the same at each update."""

    __slots__ = ("aura", "bits", "changes_costs", "context", "entity", "on_itself", "own_cost")

    def __init__(self, entity: int, aura: Aura) -> None:
        self.entity = entity
        self.aura = aura
        self.context = Context(entity)
        self.bits: int = bits_of(aura.keywords)
        self.changes_costs = bool(aura.cost) or aura.set_cost is not None
        self.on_itself = aura.affects is SELF
        self.own_cost = self.changes_costs and self.on_itself and aura.when is None and not aura.flag


class Sources:
    """What the index lists under auras, sorted by how it is updated. The list is a tuple: each has its own of these."""

    __slots__ = ("any_last", "any_live", "asked", "listed", "live", "own_costs_only", "owners")

    def __init__(self, listed: tuple[tuple[int, Aura], ...]) -> None:
        self.listed = listed
        self.any_live = any(aura.live for _, aura in listed)
        self.any_last = any(aura.set_attack is not None for _, aura in listed)
        self.asked = [
            _Source(entity, aura)
            for entity, aura in listed
            if not aura.other and not (aura.flag and aura.flag in OTHER_FLAGS)
        ]
        self.live = [source for source in self.asked if source.aura.live]
        self.own_costs_only = _owners(self.live) is not None
        """Whether what reads numbers changes nothing but the costs of the cards that have it, at most one each."""
        self.owners = _owners(self.asked)
        """All those cards, if no other aura is asked."""


def _owners(sources: list[_Source]) -> tuple[int, ...] | None:
    """The cards that have these auras, by id, if each has one that changes nothing but its own cost; else None."""
    owners = {source.entity for source in sources if source.own_cost}
    return tuple(sorted(owners)) if len(owners) == len(sources) else None


def _number(value: Any, game: Game, me: Any, entity: Any) -> int:
    if value.__class__ is int:
        return value
    number: int = value(game, me, entity)
    return number


def update_health_attack(game: Game, rule: str = "002:4a") -> None:
    """Aura Update (Health/Attack). Skipped if nothing was created, moved or silenced since the last (六16).

    ``rule`` is told in the timeline: some updates have a place of their own in the rulebook.
    """
    info = game.info
    state = game.state
    sources = game.aura_sources
    listed = game.listeners.get(AURAS, ())
    if sources.listed is not listed:
        sources = game.aura_sources = Sources(listed)
    moved = info.check_auras
    if moved:
        game.change(info, "check_auras", True, False)
    elif not sources.any_live or game.auras_as_of == (len(state.journal), state.undone):
        return  # nothing that an aura reads has changed since
    if game.recorder is not None:
        game.recorder.leaf("aura_update", "Aura Update (Health/Attack)", rule, which="health_attack")
    if not sources.listed and not info.aura_bearers and not info.stat_flags_on:
        return
    if info.aura_stamp != info.next_order - 1:
        game.change(info, "aura_stamp", info.aura_stamp, info.next_order - 1)
    if moved:
        nothing_else = sources.owners == info.aura_bearers and not info.stat_flags_on
        as_before = nothing_else and _costs_as_before(game, sources.asked, True)
    else:
        as_before = sources.own_costs_only and _costs_as_before(game, sources.live, False)
    if as_before:
        game.auras_as_of = (len(state.journal), state.undone)
        return
    effects: dict[int, list[AuraEffect]] = {}
    costs: dict[int, list[CostChange]] = {}
    flags: dict[tuple[int, str], int] = {}
    for source in sources.asked:
        try:
            _gather(game, source, effects, costs, flags)
        except Exception as error:  # what it has given so far in this update stays
            game.ask_failed(error, source.entity)
    _give(game, effects, costs)
    if flags or info.stat_flags_on:
        game.set(info, "stat_flags_on", bool(flags))
        for number in (1, 2):
            player = game.players[number]
            for flag in STAT_FLAGS:
                game.set(player, flag, flags.get((number, flag), 0))
    if sources.any_last:
        for i in effects:  # auras that read health come after all that change it (Lightspawn, rule 4d)
            if any(effect.set_attack is not None for effect in effects[i]):
                _refresh_last(game, game.entities[i])
    game.auras_as_of = (len(state.journal), state.undone)


def _costs_as_before(game: Game, sources: list[_Source], alone: bool) -> bool:
    """Whether auras that change the costs of their own cards give them what they gave in the last update.

    ``alone``: no other aura is there any more that could have given these cards anything.
    """
    try:
        for source in sources:
            me: Entity = game.entities[source.entity]
            if me.attached_to is not None or _cost_change(game, source.aura, me, me) not in me.cost_effects:
                return False
            if alone and (len(me.cost_effects) > 1 or me.aura_effects):
                return False
    except Exception:  # it fails once more, and is told, where all are asked
        return False
    return True


def _cost_change(game: Game, aura: Aura, me: Entity, entity: Entity) -> CostChange:
    """What an aura of ``me`` does to the cost of a card."""
    return aura.priority, me.order, _number(aura.cost, game, me, entity), aura.set_cost, aura.cost_floor


def _gather(
    game: Game,
    source: _Source,
    effects: dict[int, list[AuraEffect]],
    costs: dict[int, list[CostChange]],
    flags: dict[tuple[int, str], int],
) -> None:
    """Note what one aura gives to whom."""
    aura = source.aura
    me: Entity = game.entities[source.entity]
    if aura.when is not None and not aura.when(game, me, None):
        return
    if aura.flag:
        key = (me.controller, aura.flag)
        flags[key] = flags.get(key, 0) + (_number(aura.attack, game, me, me) or 1)
        return
    itself = source.on_itself and me.attached_to is None  # that of an enchantment gives to its bearer
    members = [me] if itself else aura.affects.members(game, me, source.context)
    if source.changes_costs:
        for entity in members:
            costs.setdefault(entity.id, []).append(_cost_change(game, aura, me, entity))
        return
    effect = None
    for entity in members:
        if effect is None or aura.live:  # what is not live gives everybody the same
            effect = AuraEffect(
                me.id,
                aura.priority,
                me.order,
                _number(aura.attack, game, me, entity),
                _number(aura.health, game, me, entity),
                None if aura.set_attack is None else _number(aura.set_attack, game, me, entity),
                source.bits,
                aura.spell_power,
            )
        effects.setdefault(entity.id, []).append(effect)


def _give(game: Game, effects: dict[int, list[AuraEffect]], costs: dict[int, list[CostChange]]) -> None:
    """What the auras give now replaces what they gave before, for all that had or have anything of them."""
    info = game.info
    bearers = tuple(sorted({*effects, *costs}))
    before = info.aura_bearers
    for i in bearers if bearers == before else sorted({*before, *bearers}):
        entity: Entity = game.entities[i]
        given: tuple[AuraEffect, ...] = ()
        costing: tuple[CostChange, ...] = ()
        if i in effects:
            found = effects[i]
            if len(found) > 1:
                found.sort(key=_rank)
            given = tuple(found)
        if i in costs:
            charges = costs[i]
            if len(charges) > 1:
                charges.sort(key=_rank_of_cost)
            costing = tuple(charges)
        if costing != entity.cost_effects:
            game.set(entity, "cost_effects", costing)
            recalculate_cost(game, entity)
        if given != entity.aura_effects or (given and entity.enchantments):
            game.set(entity, "aura_effects", given)
            recalculate(game, entity)
    if bearers != before:
        game.set(info, "aura_bearers", bearers)


def _rank_of_cost(change: CostChange) -> tuple[int, int]:
    return change[0], change[1]


def _rank(effect: AuraEffect) -> tuple[int, int]:
    return effect.priority, effect.order


def _refresh_last(game: Game, entity: Entity) -> None:
    given = []
    for effect in entity.aura_effects:
        if effect.set_attack is not None:
            for source_id, aura in game.hear(AURAS):
                if source_id == effect.source and aura.set_attack is not None:
                    value = _number(aura.set_attack, game, game.entities[source_id], entity)
                    effect = effect._replace(set_attack=value)
        given.append(effect)
    if tuple(given) != entity.aura_effects:
        game.set(entity, "aura_effects", tuple(given))
        recalculate(game, entity)


def update_other(game: Game) -> None:
    """Aura Update (Other): Brann, Auchenai, Rivendare, Mal'Ganis' Immune, Velen (rule 4c)."""
    if not game.info.others_on:
        return
    sources = game.hear(AURAS)
    present = any(aura.other or aura.flag in OTHER_FLAGS for _, aura in sources)
    game.set(game.info, "others_on", present)
    if game.recorder is not None:
        game.recorder.leaf("aura_update", "Aura Update (Other)", "002:4c", which="other")
    flags: dict[tuple[int, str], int] = {}
    bits: dict[int, int] = {}
    for source_id, aura in sources:
        source: Entity = game.entities[source_id]
        if aura.flag in OTHER_FLAGS:
            key = (source.controller, aura.flag)
            flags[key] = flags.get(key, 0) + 1
        elif aura.other:
            try:
                for entity in aura.affects.members(game, source, Context(source_id)):
                    bits[entity.id] = bits.get(entity.id, 0) | bits_of(aura.keywords)
            except Exception as error:
                game.ask_failed(error, source_id)
    players: list[Player] = [game.players[1], game.players[2]]
    for player in players:
        if flags or _other_flags(player) != _NO_FLAGS:
            for flag in OTHER_FLAGS:
                game.set(player, flag, flags.get((player.number, flag), 0))
        hero = game.hero_of(player.number)
        _set_other(game, hero, bits.pop(hero.id, 0))
        for minion in game.minions_of(player.number):
            _set_other(game, minion, bits.pop(minion.id, 0))


def _set_other(game: Game, entity: Entity, bits: int) -> None:
    if bits != entity.other_keywords:
        game.set(entity, "other_keywords", bits)
        recalculate(game, entity)
