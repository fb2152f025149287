"""Enchantments: attaching, taking off, and recalculating what they change (seed 002, 四4 and 四5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from playorder.carddata.cards import ENCHANTMENT, CardData
from playorder.cards.definition import Enchant
from playorder.rulesets.hearthstone.entities import IN_PLAY, REMOVED, Entity, Player
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.index import listen, unlisten
from playorder.rulesets.hearthstone.keywords import (
    DIVINE_SHIELD,
    FROZEN,
    SILENCED,
    STEALTH,
    bits_of,
)
from playorder.rulesets.hearthstone.numbers import final, stored, wrap

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playorder.cards.definition import CardDef

ONE_SHOT: Final = DIVINE_SHIELD | STEALTH | FROZEN
"""Keywords that are used up: they are given to the bearer itself and not kept by the enchantment."""


def attach(
    game: Game,
    bearer: Entity | Player,
    card: CardData,
    enchant: Enchant | None,
    source: int | None,
    caster: int,
    *,
    first: bool = False,
    definition: CardDef | None = None,
) -> Entity:
    """A new enchantment on a character, card or player. It takes effect at once (rule 4d).

    ``caster`` is the player whose card made it; its CONTROLLER tag starts as that player and follows the bearer
    when that changes sides (controller rules 1 to 3). ``first`` puts it first in the list (enrage in 2016-03).
    ``definition`` holds its triggers, auras and deathrattle; a plain one has none.
    """
    entity = Entity(card, definition, caster, game.new_order())
    entity.type = ENCHANTMENT  # also where the data has no card for it and it is named after its source
    entity.caster = caster
    entity.memory = source
    game.state.create(entity)
    if enchant is None and definition is not None:
        enchant = definition.enchant
    if enchant is not None:
        entity.enchant = enchant
        bits = bits_of(enchant.keywords)
        entity.grants = bits & ~ONE_SHOT
        entity.spell_power = enchant.spell_power
        if is_passing(enchant):
            game.set(game.info, "passing", True)
    entity.attached_to = bearer.id
    entity.zone = IN_PLAY
    bearer_list = (entity.id, *bearer.enchantments) if first else (*bearer.enchantments, entity.id)
    game.set(bearer, "enchantments", bearer_list)
    listen(game, entity)
    game.set(game.info, "check_auras", True)
    if isinstance(bearer, Entity):
        if enchant is not None and (one_shot := bits_of(enchant.keywords) & ONE_SHOT):
            game.set(bearer, "own", bearer.own | one_shot)
            if one_shot & FROZEN:
                game.set(bearer, "memory", bearer.memory)
        if enchant is not None and enchant.set_health is not None:
            game.set(bearer, "damage", 0)
        recalculate(game, bearer)
        if enchant is not None and enchant.spell_power and bearer.zone is not IN_PLAY:
            game.set(game.info, "far_power", (*game.info.far_power, bearer.id))
    return entity


def is_passing(enchant: Enchant | None) -> bool:
    """Whether statistics hold for a time only, so that somebody must see to it that they end."""
    return enchant is not None and enchant.until != ""


def detach(game: Game, entity: Entity) -> None:
    """Take an enchantment off: it goes to the removed zone and the bearer is recalculated (enchantment rule 2)."""
    if entity.attached_to is None or entity.zone is not IN_PLAY:
        return
    bearer = game.entities[entity.attached_to]
    unlisten(game, entity)
    game.set(bearer, "enchantments", tuple(i for i in bearer.enchantments if i != entity.id))
    _into_removed(game, entity)
    game.set(game.info, "check_auras", True)
    if isinstance(bearer, Entity):
        if entity.enchant is not None and "stealth" in entity.enchant.keywords:
            printed = 0 if bearer.silenced else bits_of(bearer.card.keywords) & STEALTH
            game.set(bearer, "own", bearer.own & ~(STEALTH & ~printed))  # what was lost does not come back
        recalculate(game, bearer)


def _into_removed(game: Game, entity: Entity) -> None:
    # attached_to stays: what a used-up enchantment still has to do is done to the one it was on
    game.set(entity, "zone", REMOVED)
    owner = game.players[entity.controller]
    game.set(owner, "removed", (*owner.removed, entity.id))


def lose_cost_enchantments(game: Game, card: Entity) -> None:
    """Take off what only changed the cost of a card: it goes when the card is played (zone rule 5b)."""
    for i in card.enchantments:
        enchantment: Entity = game.entities[i]
        change = enchantment.enchant
        if change is None or change == Enchant():
            continue
        if change == Enchant(cost=change.cost, set_cost=change.set_cost):
            detach(game, enchantment)


def remove_enchantments(game: Game, bearer: Entity) -> None:
    """Take off all enchantments without recalculating (the bearer is reset or moved by the caller)."""
    if not bearer.enchantments:
        return
    for i in bearer.enchantments:
        entity: Entity = game.entities[i]
        unlisten(game, entity)
        _into_removed(game, entity)
    game.set(bearer, "enchantments", ())
    game.set(bearer, "enraged", -1)


def reset_values(game: Game, entity: Entity, keep_destroy: bool) -> None:
    """Printed values again, no damage, no marks (zone rule 5). A pending destroy survives the way to the hand.

    Enchantments have been taken off before.
    """
    card = entity.card
    health = card.health or card.durability
    if entity.base_attack != card.attack or entity.base_health != health or entity.base_cost != card.cost:
        game.set(entity, "base_attack", card.attack)
        game.set(entity, "base_health", health)
        game.set(entity, "base_cost", card.cost)
    if entity.damage:
        game.set(entity, "damage", 0)
    if entity.aura_effects or entity.cost_effects or entity.other_keywords:
        game.set(entity, "aura_effects", ())
        game.set(entity, "cost_effects", ())
        game.set(entity, "other_keywords", 0)
    if entity.silenced:
        game.set(entity, "silenced", False)
    if entity.attacks or entity.exhausted:
        game.set(entity, "attacks", 0)
        game.set(entity, "exhausted", False)
    if entity.just_played:
        game.set(entity, "just_played", False)
    if entity.echo:
        game.set(entity, "echo", 0)
    bits = bits_of(card.keywords)
    if entity.own != bits:
        game.set(entity, "own", bits)
    if entity.extra_triggers:
        game.set(entity, "extra_triggers", ())
    if entity.destroy and not keep_destroy:
        game.set(entity, "destroy", False)
    if (
        entity.attack != card.attack
        or entity.max_health != health
        or entity.cost != card.cost
        or entity.keywords != bits
        or entity.spell_power != card.spell_power
    ):
        recalculate(game, entity)
        game.set(entity, "damage", 0)


def recalculate(game: Game, entity: Entity) -> None:
    """Attack, maximum health, keywords and cost from base, enchantments in order of play, and auras.

    Auras stand where the last Aura Update (Health/Attack) put them: after the enchantments that existed then,
    before newer ones (rule 4d). A higher maximum raises current health with it, a lower one only caps it
    (health rules 1 and 2).
    """
    attack = entity.base_attack
    health = entity.base_health
    keywords = entity.own | entity.other_keywords
    power = 0 if entity.silenced else entity.card.spell_power
    entities = game.entities
    auras = entity.aura_effects
    if entity.enchantments or auras:
        stamp = game.info.aura_stamp
        waiting = bool(auras)
        for i in entity.enchantments:
            enchantment: Entity = entities[i]
            if waiting and enchantment.order > stamp and enchantment.id != entity.enraged:
                attack, health, keywords, power = _with_auras(entity, auras, attack, health, keywords, power)
                waiting = False
            change: Enchant | None = enchantment.enchant
            keywords |= enchantment.grants
            if change is None:
                continue
            if change.set_attack is not None:
                attack = change.set_attack
            elif change.attack_times != 1:
                attack = wrap(attack * change.attack_times)
            attack = wrap(attack + change.attack)
            if change.set_health is not None:
                health = change.set_health
            health = wrap(health + change.health)
            power += change.spell_power
        if waiting:
            attack, health, keywords, power = _with_auras(entity, auras, attack, health, keywords, power)
    attack = final(attack)
    if attack != entity.attack:
        game.set(entity, "attack", attack)
    new = final(health)
    old = entity.max_health
    if new != old:
        if new < old:
            current = old - entity.damage
            game.set(entity, "damage", new - min(current, new))
            game.set(game.info, "check_deaths", True)
        game.set(entity, "max_health", new)
    if keywords != entity.keywords:
        game.set(entity, "keywords", keywords)
    if power != entity.spell_power:
        game.set(entity, "spell_power", power)
    recalculate_cost(game, entity)
    if entity.enraged >= 0 and entity.damage <= 0:
        update_enrage(game, entity)  # a lower maximum, or a health that was set, has taken the damage away


def _with_auras(
    entity: Entity, auras: Iterable[Any], attack: int, health: int, keywords: int, power: int
) -> tuple[int, int, int, int]:
    last = None
    for effect in auras:
        keywords |= effect.keywords
        power += effect.spell_power
        attack = wrap(attack + effect.attack)
        health = wrap(health + effect.health)
        if effect.set_attack is not None:
            last = effect.set_attack
    if last is not None:
        attack = last
    return attack, health, keywords, power


def recalculate_cost(game: Game, entity: Entity) -> None:
    """Cost: all changes by priority, then order of play; auras have no special rank among them (mana rule 5)."""
    cost = entity.base_cost
    if entity.enchantments or entity.cost_effects:
        changes = list(entity.cost_effects)
        for i in entity.enchantments:
            enchantment: Entity = game.entities[i]
            change = enchantment.enchant
            if change is not None and (change.cost or change.set_cost is not None):
                changes.append((0, enchantment.order, change.cost, change.set_cost, None))
        if len(changes) > 1:
            changes.sort(key=lambda change: (change[0], change[1]))
        for _, _, add, replace, floor in changes:
            if replace is not None:
                cost = replace
            if floor is not None:
                cost = min(cost, max(floor, cost + add))
            else:
                cost += add
    if cost != entity.cost:
        game.set(entity, "cost", cost)


def silence(game: Game, entity: Entity) -> None:
    """Take off all enchantments and the entity's own text; auras of others stay (seed 002, 四6 Silence)."""
    unlisten(game, entity)
    game.set(entity, "silenced", True)
    game.set(entity, "extra_triggers", ())
    for i in entity.enchantments:
        enchantment: Entity = game.entities[i]
        unlisten(game, enchantment)
        _into_removed(game, enchantment)
    game.set(entity, "enchantments", ())
    game.set(entity, "enraged", -1)
    game.set(entity, "own", SILENCED)
    game.set(entity, "destroy", entity.destroy)
    game.set(entity, "echo", 0)
    game.set(game.info, "check_auras", True)
    recalculate(game, entity)


def update_enrage(game: Game, entity: Entity) -> None:
    """Add or take off the enrage enchantment as the entity is damaged or not (enchantment rule 3)."""
    definition = entity.definition
    if definition is None or definition.enrage is None or entity.zone is not IN_PLAY:
        return
    enraged = entity.damage > 0 and not entity.silenced
    if enraged and entity.enraged < 0:
        card = enrage_card(game, entity.card)
        first = game.rules.enrage_is_first
        made = attach(game, entity, card, definition.enrage, entity.id, entity.controller, first=first)
        game.set(entity, "enraged", made.id)
        recalculate(game, entity)
    elif not enraged and entity.enraged >= 0:
        enchantment: Entity = game.entities[entity.enraged]
        game.set(entity, "enraged", -1)
        detach(game, enchantment)


def enrage_card(game: Game, card: CardData) -> CardData:
    """The enchantment card that shows a card's enrage; the card itself if the data has none."""
    for suffix in ("e", "o"):
        found = game.catalogue.get(card.id + suffix)
        if found is not None and found.type is ENCHANTMENT:
            return found
    return card


def with_stored(enchant: Enchant, **values: int | None) -> Enchant:
    """A copy of an enchantment's statistics with numbers fixed at this moment, through a 32-bit float (六15)."""
    from dataclasses import replace

    return replace(enchant, **{key: stored(value) for key, value in values.items() if value is not None})  # type: ignore[arg-type]
