"""Where the present attack and health of an entity come from, step by step (seed 002, rule 4d)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from playorder.cards.definition import Enchant, Trigger
from playorder.rulesets.hearthstone.auras import AuraEffect
from playorder.rulesets.hearthstone.entities import Entity
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.index import triggers_of
from playorder.rulesets.hearthstone.numbers import final, wrap


class OriginKind(Enum):
    """What a step comes from."""

    BASE = "base"
    ENCHANTMENT = "enchantment"
    AURA = "aura"


class Origin(NamedTuple):
    """One step: the entity it comes from, and the attack and maximum health that it leaves."""

    kind: OriginKind
    source: int
    attack: int
    health: int


def origins(game: Game, entity: Entity) -> tuple[Origin, ...]:
    """All steps in the order in which they are reckoned: the base, then enchantments and auras.

    Auras stand where the last Aura Update (Health/Attack) put them: behind the enchantments that were there then.
    """
    attack, health = entity.base_attack, entity.base_health
    found = [Origin(OriginKind.BASE, entity.id, attack, health)]
    for source, step in steps(game, entity):
        kind = OriginKind.AURA if isinstance(step, AuraEffect) else OriginKind.ENCHANTMENT
        if step.set_attack is not None:
            attack = step.set_attack
        if isinstance(step, Enchant):
            attack = wrap(attack * step.attack_times) if step.set_attack is None else attack
            health = step.set_health if step.set_health is not None else health
            attack = wrap(attack + step.attack)
        elif step.set_attack is None:
            attack = wrap(attack + step.attack)
        health = wrap(health + step.health)
        found.append(Origin(kind, source, attack, health))
    found[-1] = found[-1]._replace(attack=final(attack), health=final(health))
    return tuple(found)


def steps(game: Game, entity: Entity) -> Iterator[tuple[int, Enchant | AuraEffect]]:
    """Enchantments in the order of their list, auras where the last Aura Update (Health/Attack) put them.

    Among the auras one that sets the attack comes after all others (rule 4d).
    """
    waiting = sorted(entity.aura_effects, key=lambda effect: effect.set_attack is not None)
    for number in entity.enchantments:
        enchantment = game.entities[number]
        if enchantment.order > game.info.aura_stamp and number != entity.enraged:
            yield from ((effect.source, effect) for effect in waiting)
            waiting = []
        if enchantment.enchant is not None:
            yield number, enchantment.enchant
    yield from ((effect.source, effect) for effect in waiting)


def listening(game: Game, entity: Entity) -> list[tuple[int, Trigger]]:
    """The triggers of an entity and of its enchantments, each with the entity that brings it."""
    found: list[tuple[int, Trigger]] = []
    for bearer in (entity, *(game.entities[number] for number in entity.enchantments)):
        found += [(bearer.id, trigger) for trigger in triggers_of(game, bearer)]
        definition = bearer.definition
        if definition is not None and definition.death_trigger is not None and not bearer.silenced:
            found.append((bearer.id, definition.death_trigger))
    return found
