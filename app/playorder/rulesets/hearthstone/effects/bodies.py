"""Effects on characters and cards: enchantments, destruction, freezing, silence, transformation, control."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from playorder.carddata.cards import HERO, MINION, WEAPON, CardData
from playorder.cards.context import Context
from playorder.cards.definition import Enchant
from playorder.cards.effects import Effect, amount_of
from playorder.cards.selectors import Selection
from playorder.engine.decisions import DecisionKind
from playorder.rulesets.hearthstone import enchantments, summoning
from playorder.rulesets.hearthstone.entities import (
    IN_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_PLAY,
    IN_SECRETS,
    REMOVED,
    SET_ASIDE,
    Entity,
)
from playorder.rulesets.hearthstone.events import BEFORE_SUMMON
from playorder.rulesets.hearthstone.keywords import CANT_BE_SILENCED, FROZEN, bits_of
from playorder.rulesets.hearthstone.numbers import stored
from playorder.rulesets.hearthstone.queues import announce
from playorder.rulesets.hearthstone.weapons import destroy_weapon
from playorder.rulesets.hearthstone.zones import move


@dataclass(frozen=True)
class Attach(Effect):
    """Put an enchantment on each of a selection, wherever it is (zone rule 5 note).

    ``card`` is the enchantment's card id; its own definition holds its statistics unless ``enchant`` does.
    Numbers given here are read now and kept as 32-bit floats (seed 002, 六15).
    """

    card: str
    to: Selection
    enchant: Enchant | None = None
    attack: Any = None
    health: Any = None
    set_attack: Any = None
    set_health: Any = None
    cost: Any = None

    def run(self, game: Any, context: Context) -> None:
        source = game.entities[context.source]
        card = game.card_or_plain(self.card, source)
        definition = game.definition_of(self.card) if self.card else None
        for target in self.to.find(game, context):
            enchant = self.enchant
            if enchant is None:
                enchant = (definition.enchant if definition is not None else None) or Enchant()
            here = context.with_target(target.id)
            changes = {
                name: stored(amount_of(value, game, here))
                for name in ("attack", "health", "set_attack", "set_health", "cost")
                if (value := getattr(self, name)) is not None
            }
            if changes:
                enchant = replace(enchant, **changes)
            made = enchantments.attach(
                game, target, card, enchant, source.id, source.controller, definition=definition
            )
            if game.recorder is not None:
                game.recorder.leaf("attach", card.name, "002:四5", source=made.id, target=target.id)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.to.any(game, context))


@dataclass(frozen=True)
class GiveKeyword(Effect):
    """Give keywords to the entities themselves, with no enchantment (Divine Shield, Stealth …)."""

    keywords: tuple[str, ...]
    to: Selection

    def run(self, game: Any, context: Context) -> None:
        bits = bits_of(self.keywords)
        for target in self.to.find(game, context):
            game.set(target, "own", target.own | bits)
            enchantments.recalculate(game, target)
            game.relisten(target)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.to.any(game, context))


@dataclass(frozen=True)
class LoseKeyword(Effect):
    """Take keywords from the entities themselves."""

    keywords: tuple[str, ...]
    to: Selection

    def run(self, game: Any, context: Context) -> None:
        bits = bits_of(self.keywords)
        for target in self.to.find(game, context):
            game.set(target, "own", target.own & ~bits)
            enchantments.recalculate(game, target)


@dataclass(frozen=True)
class Freeze(Effect):
    """Freeze each; Immune characters are not frozen by damage, but by effects they are."""

    to: Selection

    def run(self, game: Any, context: Context) -> None:
        for target in self.to.find(game, context):
            if target.zone is IN_PLAY:
                game.set(target, "own", target.own | FROZEN)
                enchantments.recalculate(game, target)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.to.any(game, context))


@dataclass(frozen=True)
class Silence(Effect):
    """Silence each, be it a hero (Lord Jaraxxus, of Light's Champion).

    What is on loan (Shadow Madness) goes back at once, since the loan is an enchantment too.
    """

    to: Selection

    def run(self, game: Any, context: Context) -> None:
        for target in self.to.find(game, context):
            if not target.keywords & CANT_BE_SILENCED and target.type in (MINION, HERO):
                loans = [
                    loan
                    for loan in map(game.entities.__getitem__, target.enchantments)
                    if loan.enchant is not None and loan.enchant.lent and loan.caster == target.controller
                ]
                enchantments.silence(game, target)
                if loans:
                    take(game, target, 3 - target.controller)


@dataclass(frozen=True)
class Destroy(Effect):
    """Mark minions and heroes as pending destroy; elsewhere a card goes to the graveyard (seed 002, 六4)."""

    to: Selection

    def run(self, game: Any, context: Context) -> None:
        for target in self.to.find(game, context):
            destroy(game, target)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.to.any(game, context))


def destroy(game: Any, target: Entity) -> None:
    """Destroy one entity as its zone demands (六4)."""
    if target.zone is IN_PLAY:
        if target.type is WEAPON:
            destroy_weapon(game, target)
        else:
            game.set(target, "destroy", True)
            game.set(game.info, "check_deaths", True)
    elif target.zone in (IN_HAND, IN_DECK, SET_ASIDE, IN_SECRETS):
        move(game, target, IN_GRAVEYARD)


@dataclass(frozen=True)
class Consume(Effect):
    """Destroy the selection and give this minion their attack and health (Void Terror)."""

    to: Selection
    card: str

    def run(self, game: Any, context: Context) -> None:
        eaten = self.to.find(game, context)
        me = game.entities[context.source]
        card = game.card_or_plain(self.card, me)
        attack = stored(sum(entity.attack for entity in eaten))
        health = stored(sum(entity.health for entity in eaten))
        for entity in eaten:
            destroy(game, entity)
        if eaten:
            enchantments.attach(game, me, card, Enchant(attack=attack, health=health), me.id, me.controller)


@dataclass(frozen=True)
class SetHealth(Effect):
    """The current health becomes this; a higher number than the maximum raises the maximum (Alexstrasza)."""

    health: int
    to: Selection
    card: str = ""

    def run(self, game: Any, context: Context) -> None:
        source = game.entities[context.source]
        for target in self.to.find(game, context):
            if target.max_health < self.health:
                card = game.card_or_plain(self.card, source)
                enchant = Enchant(set_health=self.health)
                enchantments.attach(game, target, card, enchant, source.id, source.controller)
            else:
                game.set(target, "damage", target.max_health - self.health)
                game.set(game.info, "check_deaths", True)


@dataclass(frozen=True)
class SwapHealth(Effect):
    """This minion and the target take each other's current health (Vol'jin), wherever they are."""

    other: Selection
    card: str

    def run(self, game: Any, context: Context) -> None:
        me = game.current(game.entities[context.source])
        for other in self.other.find(game, context):
            mine, theirs = stored(me.health), stored(other.health)
            card = game.card_or_plain(self.card, me)
            for entity, health in ((me, theirs), (other, mine)):
                enchantments.attach(game, entity, card, Enchant(set_health=health), me.id, me.controller)


@dataclass(frozen=True)
class RemoveEnchantments(Effect):
    """Take off the enchantments of these card ids; with none given, the enchantment whose text this is."""

    cards: tuple[str, ...] = ()
    of: Selection | None = None

    def run(self, game: Any, context: Context) -> None:
        if self.of is None:
            enchantments.detach(game, game.entities[context.source])
            return
        for target in self.of.find(game, context):
            for i in target.enchantments:
                if game.entities[i].card.id in self.cards:
                    enchantments.detach(game, game.entities[i])


@dataclass(frozen=True)
class TakeControl(Effect):
    """The controller takes each minion to its own side; onto a full board it is removed (zone rule 1)."""

    to: Selection
    give: bool = False

    def run(self, game: Any, context: Context) -> None:
        me = game.entities[context.source]
        player = 3 - me.controller if self.give else me.controller
        for target in self.to.find(game, context):
            take(game, target, player)

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.to.any(game, context))


def take(game: Any, target: Entity, player: int) -> None:
    """Take control of a minion in play, or of a card elsewhere, where the hand limit is not checked (四7)."""
    from playorder.rulesets.hearthstone.zones import put_in, take_out

    if target.zone is IN_PLAY:
        summoning.take_control(game, target, player)
    elif target.zone in (IN_HAND, IN_DECK) and target.controller != player:
        zone = target.zone
        take_out(game, target)
        game.set(target, "controller", player)
        put_in(game, target, zone)


@dataclass(frozen=True)
class TransformInto(Effect):
    """Each becomes a card with this id, or one of several by chance, or a random card of a pool."""

    cards: tuple[str, ...] | str
    to: Selection
    pool: Any = None

    def run(self, game: Any, context: Context) -> None:
        targets = self.to.find(game, context)
        if targets:
            game.push((transform_next, self, tuple(target.id for target in targets), 0, context))

    def possible(self, game: Any, context: Context) -> bool:
        return bool(self.to.any(game, context))


def transform_next(game: Any, frame: tuple[Any, ...]) -> None:
    """Frame: the next of several transformations."""
    _, effect, targets, index, context = frame
    target = game.current(game.entities[targets[index]])
    if effect.pool is not None:
        options: tuple[CardData, ...] = tuple(effect.pool(game, target))
    else:
        ids = (effect.cards,) if isinstance(effect.cards, str) else effect.cards
        options = tuple(game.catalogue[i] for i in ids)
    if not options:
        return
    names = tuple(card.id for card in options)
    chosen = options[game.decide(DecisionKind.RANDOM, context.source, names, "transform into")]
    if index + 1 < len(targets):
        game.push((transform_next, effect, targets, index + 1, context))
    if target.zone is IN_PLAY and target.type is MINION:
        if effect.pool is not None and game.info.battlecry:
            # Recombobulator: pre-summon triggers see what is coming (六7 note)
            probe = Entity(chosen, None, target.controller, target.order)
            game.state.create(probe)
            game.push((transform_now, target.id, chosen))
            announce(game, BEFORE_SUMMON, context.source, probe.id, target.controller)
            return
        summoning.transform(game, target, chosen)
    elif target.zone in (IN_HAND, IN_GRAVEYARD, IN_DECK):
        summoning.transform(game, target, chosen)


def transform_now(game: Any, frame: tuple[Any, ...]) -> None:
    """Frame: transform after the pre-summon triggers."""
    target = game.current(game.entities[frame[1]])
    if target.zone is IN_PLAY:
        summoning.transform(game, target, frame[2])


@dataclass(frozen=True)
class Become(Effect):
    """This minion becomes another card (Druid of the Claw), in play or in the graveyard (三4)."""

    card: str

    def run(self, game: Any, context: Context) -> None:
        me = game.current(game.entities[context.source])
        if me.zone is not REMOVED:
            summoning.transform(game, me, game.catalogue[self.card])


@dataclass(frozen=True)
class BecomeCopyOf(Effect):
    """This minion becomes a copy of the target with its state (Faceless Manipulator); pre-summon bug 六7 rule 1."""

    to: Selection

    def run(self, game: Any, context: Context) -> None:
        me = game.current(game.entities[context.source])
        for target in self.to.find(game, context):
            game.push((copy_now, me.id, target.id))
            probe = Entity(target.card, None, me.controller, me.order)
            game.state.create(probe)
            announce(game, BEFORE_SUMMON, me.id, probe.id, me.controller)


def copy_now(game: Any, frame: tuple[Any, ...]) -> None:
    """Frame: become the copy after the pre-summon triggers."""
    me = game.current(game.entities[frame[1]])
    model = game.entities[frame[2]]
    summoning.transform(game, me, model.card, model)
