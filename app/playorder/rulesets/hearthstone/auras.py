"""The two Aura Updates: Health/Attack (with costs) and Other (rules 4a to 4d, seed 002, 六16)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from playorder.cards.context import Context
from playorder.cards.definition import Aura
from playorder.rulesets.hearthstone.enchantments import recalculate, recalculate_cost
from playorder.rulesets.hearthstone.entities import Entity, Player
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.index import AURAS, OTHER_FLAGS
from playorder.rulesets.hearthstone.keywords import bits_of

STAT_FLAGS: Final = ("power_bonus", "power_reaches_minions", "damage_bonus")
"""Player flags that are updated with Health/Attack."""


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
    aura: Aura
    sources = state.listeners.get(AURAS, ())
    if info.check_auras:
        game.set(info, "check_auras", False)
    elif game.auras_as_of == (len(state.journal), state.undone):
        return  # nothing at all has changed since
    else:
        for _, aura in sources:
            if aura.live:
                break
        else:
            return
    if game.recorder is not None:
        game.recorder.leaf("aura_update", "Aura Update (Health/Attack)", rule, which="health_attack")
    if not sources and not info.aura_bearers and not info.stat_flags_on:
        return
    entities = game.entities
    effects: dict[int, list[AuraEffect]] = {}
    costs: dict[int, list[CostChange]] = {}
    flags: dict[tuple[int, str], int] = {}
    for source_id, aura in sources:
        if aura.other or (aura.flag and aura.flag in OTHER_FLAGS):
            continue
        try:
            _gather(game, source_id, aura, effects, costs, flags)
        except Exception as error:  # what it has given so far in this update stays
            game.ask_failed(error, source_id)
    if info.aura_stamp != info.next_order - 1:
        game.set(info, "aura_stamp", info.next_order - 1)
    bearers = tuple(sorted({*effects, *costs}))
    before = info.aura_bearers
    for i in bearers if bearers == before else sorted({*before, *bearers}):
        entity: Entity = entities[i]
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
    if flags or info.stat_flags_on:
        game.set(info, "stat_flags_on", bool(flags))
        for number in (1, 2):
            player = game.players[number]
            for flag in STAT_FLAGS:
                game.set(player, flag, flags.get((number, flag), 0))
    for i in effects:  # auras that read health come after all that change it (Lightspawn, rule 4d)
        for effect in effects[i]:
            if effect.set_attack is not None:
                _refresh_last(game, entities[i])
                break
    game.auras_as_of = (len(game.state.journal), game.state.undone)


def _gather(
    game: Game,
    source_id: int,
    aura: Aura,
    effects: dict[int, list[AuraEffect]],
    costs: dict[int, list[CostChange]],
    flags: dict[tuple[int, str], int],
) -> None:
    """Note what one aura gives to whom."""
    source: Entity = game.entities[source_id]
    if aura.when is not None and not aura.when(game, source, None):
        return
    if aura.flag:
        key = (source.controller, aura.flag)
        flags[key] = flags.get(key, 0) + (_number(aura.attack, game, source, source) or 1)
        return
    bits = bits_of(aura.keywords)
    same = None
    for entity in aura.affects.members(game, source, Context(source_id)):
        if same is not None:
            effects.setdefault(entity.id, []).append(same)
        elif aura.cost or aura.set_cost is not None:
            change = (
                aura.priority,
                source.order,
                _number(aura.cost, game, source, entity),
                aura.set_cost,
                aura.cost_floor,
            )
            costs.setdefault(entity.id, []).append(change)
        else:
            effect = AuraEffect(
                source_id,
                aura.priority,
                source.order,
                _number(aura.attack, game, source, entity),
                _number(aura.health, game, source, entity),
                None if aura.set_attack is None else _number(aura.set_attack, game, source, entity),
                bits,
                aura.spell_power,
            )
            effects.setdefault(entity.id, []).append(effect)
            if not aura.live:  # it gives everybody the same
                same = effect


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
