"""Damage and healing, rules 1 to 8 of seed 002, 四10.

A *batch* is what happens at once: every event of it is made in order, then each is resolved in order (rule 1).
"""

from __future__ import annotations

from typing import Any

from playorder.carddata.cards import HERO, HERO_POWER, SPELL
from playorder.cards.context import Context
from playorder.cards.effects import Effects, push_effects
from playorder.rulesets.hearthstone.enchantments import update_enrage
from playorder.rulesets.hearthstone.entities import IN_PLAY, Entity
from playorder.rulesets.hearthstone.events import DAMAGE, HEAL, PREDAMAGE
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.keywords import (
    AT_LEAST_ONE_HEALTH,
    DIVINE_SHIELD,
    IMMUNE,
    STEALTH,
)
from playorder.rulesets.hearthstone.numbers import final
from playorder.rulesets.hearthstone.queues import Happened, announce, announce_batch

Hit = tuple[int, int, int]
"""``(source, target, amount)``"""


def spell_damage(game: Game, source: Entity, amount: int) -> int:
    """Rule 2a: spell damage or hero-power bonus first, then Velen."""
    player = game.players[source.controller]
    if source.type is SPELL:
        amount += game.spell_power_of(source.controller)
    elif source.type is HERO_POWER:
        amount += player.damage_bonus
    else:
        return amount
    for _ in range(player.double_damage):
        amount *= 2
    return final(amount)


def spell_healing(game: Game, source: Entity, amount: int) -> int:
    """Velen doubles healing of spells and hero powers; Spell Damage does not touch it."""
    if source.type is SPELL or source.type is HERO_POWER:
        for _ in range(game.players[source.controller].double_heal):
            amount *= 2
    return amount


def deal(game: Game, hits: tuple[Hit, ...], then: Effects = (), context: Context | None = None) -> None:
    """Push a batch of damage; ``then`` runs after it with ``context.value`` = the amounts, in order."""
    if hits or then:
        game.push((damage_batch, hits, 0, (), (), then, context))


def deal_now(game: Game, hits: tuple[Hit, ...], then: Effects = (), context: Context | None = None) -> None:
    """The same without waiting on the stack: for a frame that does nothing after it."""
    damage_batch(game, (damage_batch, hits, 0, (), (), then, context))


def damage_batch(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: make the damage events one after another, then resolve them (rules 1 and 2).

    ``amounts`` are kept for what comes ``then``.
    """
    _, hits, index, events, amounts, then, context = frame
    entities = game.entities
    while index < len(hits):
        source_id, target_id, amount = hits[index]
        target: Entity = entities[target_id]
        source: Entity = entities[source_id]
        index += 1
        if target.zone is not IN_PLAY or amount <= 0 or target.keywords & IMMUNE:
            if then:  # prevented (rule 2a): no event, and a stealthed source keeps Stealth
                amounts += (0,)
            if target.keywords & IMMUNE and amount > 0:
                _tell_prevented(game, source, target, "Immune")
            continue
        if source.own & STEALTH:
            lose_stealth(game, source)
        if target.own & DIVINE_SHIELD:
            _tell_prevented(game, source, target, "Divine Shield")
            game.set(target, "own", target.own & ~DIVINE_SHIELD)
            game.set(target, "keywords", target.keywords & ~DIVINE_SHIELD)
            if then:
                amounts += (0,)
            continue
        if target.type is HERO:
            curse = game.players[target.controller].weapon_curse
            if game.hear(PREDAMAGE) or curse:
                previous = game.info.predamage
                game.set(game.info, "predamage", (source_id, target_id, amount, curse))
                game.push((damage_after_predamage, hits, index, events, amounts, then, context, previous))
                announce(
                    game, PREDAMAGE, source_id, target_id, target.controller, amount * (2 if curse else 1)
                )
                return
        if then:
            amounts += (amount,)
        lost = apply_damage(game, source, target, amount)
        if lost:
            events += ((source_id, target_id, target.controller, lost),)
    if then and context is not None:
        push_effects(game, then, context.with_value(amounts))
    if events:
        announce_batch(game, DAMAGE, events)


def _tell_prevented(game: Game, source: Entity, target: Entity, reason: str) -> None:
    """Note in the timeline what kept damage from being dealt."""
    if game.recorder is not None:
        game.recorder.leaf(
            "prevented", "damage", "002:四10", source=source.id, target=target.id, player=target.controller,
            reason=reason,
        )  # fmt: skip


def damage_after_predamage(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: what predamage triggers left of one hit is dealt; then the batch goes on (rule 7)."""
    _, hits, index, events, amounts, then, context, previous = frame
    source_id, target_id, amount, curse = game.info.predamage
    game.set(game.info, "predamage", previous)
    if curse:
        amount *= 2  # rule 8: Cursed Blade doubles after everything else
    if amount > 0:
        target: Entity = game.entities[target_id]
        lost = apply_damage(game, game.entities[source_id], target, amount)
        if lost:
            events += ((source_id, target_id, target.controller, lost),)
    game.push((damage_batch, hits, index, events, (*amounts, amount), then, context))


def predamage_amount(game: Game) -> int:
    """The damage that is about to be dealt, after Cursed Blade's doubling."""
    _, _, amount, curse = game.info.predamage
    return int(amount) * (2 if curse else 1)


def set_predamage(game: Game, amount: int) -> None:
    """Change the damage that is about to be dealt; 0 prevents it."""
    source, target, _, curse = game.info.predamage
    game.set(game.info, "predamage", (source, target, amount, curse))


def apply_damage(game: Game, source: Entity, target: Entity, amount: int) -> int:
    """Armor first, then health; how much was lost: only then is there an event (rule 2b)."""
    lost = 0
    armor = target.armor
    before = target.damage
    recorder = game.recorder
    node = None
    if recorder is not None:
        node = recorder.leaf(
            "damage",
            "damage",
            "002:四10",
            source=source.id,
            target=target.id,
            amount=amount,
            player=target.controller,
        )
    if armor:
        absorbed = min(armor, amount)
        game.change(target, "armor", armor, armor - absorbed)
        lost = absorbed
    rest = amount - lost
    if rest:
        after = before + rest
        if target.keywords & AT_LEAST_ONE_HEALTH and target.max_health - after < 1:
            after = max(before, target.max_health - 1)
        if after != before:
            game.change(target, "damage", before, after)
            lost += after - before
            if not game.info.check_deaths:
                game.change(game.info, "check_deaths", False, True)
            if target.definition is not None and target.definition.enrage is not None:
                update_enrage(game, target)
    if lost == 0:
        if recorder is not None and node is not None:
            recorder.amend(node, kind="prevented", amount=None)
    elif recorder is not None and node is not None and lost != amount:
        recorder.amend(node, amount=lost)
    return lost


def lose_stealth(game: Game, entity: Entity) -> None:
    """Stealth ends, also where an enchantment gave it."""
    game.set(entity, "own", entity.own & ~STEALTH)
    game.set(entity, "keywords", entity.keywords & ~STEALTH)


def heal(
    game: Game,
    hits: tuple[Hit, ...],
    then: Effects = (),
    context: Context | None = None,
    plain: bool = False,
) -> None:
    """Push a batch of healing. Under Auchenai the same amounts are damage instead (rule 2a).

    ``plain``: Spell Damage does not touch what comes of it, Velen does.
    """
    if not hits:
        if then and context is not None:
            push_effects(game, then, context.with_value(()))
        return
    source: Entity = game.entities[hits[0][0]]
    if game.players[source.controller].healing_hurts:
        # either leaves alone what no spell and no hero power does
        boost = spell_healing if plain else spell_damage
        changed = tuple((s, t, boost(game, source, a)) for s, t, a in hits)
        deal(game, changed, then, context)
        return
    game.push((heal_batch, hits, then, context))


def heal_batch(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: all healing at once, then one event for each that was really healed."""
    _, hits, then, context = frame
    events: list[Happened] = []
    amounts: list[int] = []
    for source_id, target_id, wanted in hits:
        source: Entity = game.entities[source_id]
        target: Entity = game.entities[target_id]
        healed = 0
        if target.zone is IN_PLAY:
            healed = min(spell_healing(game, source, wanted), target.damage)
        amounts.append(healed)
        if healed <= 0:
            continue
        if game.recorder is not None:
            game.recorder.leaf(
                "heal",
                "heal",
                "002:四10",
                source=source_id,
                target=target_id,
                amount=healed,
                player=target.controller,
            )
        game.set(target, "damage", target.damage - healed)
        if target.definition is not None and target.definition.enrage is not None:
            update_enrage(game, target)
        events.append((source_id, target_id, target.controller, healed))
    if then and context is not None:
        push_effects(game, then, context.with_value(tuple(amounts)))
    if events:
        announce_batch(game, HEAL, events)
