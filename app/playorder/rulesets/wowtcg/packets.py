"""Packets: damage and healing on their way (001:407), through replacement and prevention (716, 717)."""

from __future__ import annotations

from typing import Any, NamedTuple

from playorder.cards.effects import Effects, push_effects
from playorder.rulesets.wowtcg import prevention
from playorder.rulesets.wowtcg.choices import choose
from playorder.rulesets.wowtcg.context import Context
from playorder.rulesets.wowtcg.definitions import DamageType, Replacement
from playorder.rulesets.wowtcg.entities import Entity
from playorder.rulesets.wowtcg.events import DEALT_DAMAGE, HEALED, Event
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.modifiers import functions
from playorder.rulesets.wowtcg.triggers import happen


class Packet(NamedTuple):
    """Damage or healing that is about to reach a character (001:407).

    ``source`` is the character that deals it, ``by`` the cards it is dealt with: in combat the weapons struck with,
    else the card whose modifier made the packet. ``replaced_by`` are the cards that have replaced it (716.1d).
    """

    amount: int
    source: int
    target: int
    by: tuple[int, ...] = ()
    type: DamageType | None = None
    healing: bool = False
    combat: bool = False
    preventable: bool = True
    replaced_by: tuple[tuple[int, int], ...] = ()


def send(game: Game, packets: tuple[Packet, ...], then: Effects = (), context: Context | None = None) -> None:
    """Send packets that arrive at once. ``then`` resolves afterwards; its ``value`` is how much was dealt.

    A packet of nothing is none (001:104.2), nor is one for a card that is no character any more.
    """
    real = tuple(
        packet for packet in packets if packet.amount > 0 and game.is_character(game.entity(packet.target))
    )
    game.push((walk, real, (), then, context) if real else (arrive, then, context, ()))


def walk(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the next packet of a batch goes through replacement and prevention; the last sends all to arrive."""
    _, waiting, through, then, context = frame
    packet = waiting[0]
    node = None
    if game.recorder is not None:
        node = game.recorder.open(
            "packet", "healing" if packet.healing else "damage", "001:407", source=packet.source,
            target=packet.target, amount=packet.amount,
        )  # fmt: skip
    game.push((replace_next, packet, waiting[1:], through, then, context, node))


def replace_next(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: one replacement after another, each once; then prevention. The player concerned orders them (716)."""
    _, packet, waiting, through, then, context, node = frame
    applicable = applicable_replacements(game, packet)
    if packet.amount > 0 and applicable:
        cards = {number for number, _ in applicable}
        concerned = game.entity(packet.target).controller
        if len(cards) > 1 and game.rules.replacement_is_ordered:
            picked = choose(game, concerned, packet.target, cards, "replacement")
        else:
            picked = min(cards, key=lambda number: int(game.entities[number].order))
        place = min(place for number, place in applicable if number == picked)
        replacement: Replacement = game.entity(picked).card.replacements[place]
        changed = replacement.change(game, game.entity(picked).controller, game.entity(picked), packet)
        changed = changed._replace(replaced_by=(*packet.replaced_by, (picked, place)))
        game.leaf(
            "replacement", "packet", "001:716", source=picked, target=packet.target, amount=changed.amount,
            player=concerned,
        )  # fmt: skip
        game.push((replace_next, changed, waiting, through, then, context, node))
        return
    game.push((prevent_next, packet, waiting, through, then, context, node))


def applicable_replacements(game: Game, packet: Packet) -> list[tuple[int, int]]:
    """Replacements in play that fit the packet and have not replaced it yet: (card, which of its replacements)."""
    found = []
    for card in game.in_play():
        if not card.card.replacements or not functions(game, card):
            continue
        for place, replacement in enumerate(card.card.replacements):
            is_new = (card.id, place) not in packet.replaced_by
            if is_new and replacement.applies(game, card.controller, card, packet):
                found.append((card.id, place))
    return found


def prevent_next(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: armor and other prevention take from the packet, one by one; then it is through (717.2)."""
    _, packet, waiting, through, then, context, node = frame
    if packet.amount > 0 and packet.preventable and not packet.healing:
        left = prevention.take_one(game, packet)
        if left is not None:
            game.push((prevent_next, left, waiting, through, then, context, node))
            return
    through = (*through, packet) if packet.amount > 0 else through
    if game.recorder is not None and node is not None:
        game.recorder.close(node)
    game.push((walk, waiting, through, then, context) if waiting else (arrive, then, context, through))


def arrive(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: what is left of all packets is dealt at once; triggers are judged on the state before (703.4)."""
    _, then, context, packets = frame
    alive = [packet for packet in packets if game.is_character(game.entity(packet.target))]
    amounts = _amounts(game, alive)
    happen(
        game,
        *(
            Event(
                HEALED if packet.healing else DEALT_DAMAGE, packet.source, packet.target,
                game.entity(packet.target).controller, amount, packet, game.entity(packet.target).damage > 0,
            )
            for packet, amount in zip(alive, amounts, strict=True)
            if amount > 0
        ),
    )  # fmt: skip
    for packet, amount in zip(alive, amounts, strict=True):
        if amount > 0:
            _apply(game, packet, amount)
    if then and context is not None:
        push_effects(game, then, context.with_value(sum(amounts)))


def _amounts(game: Game, packets: list[Packet]) -> list[int]:
    """How much of each packet is really dealt or healed: healing is limited to the damage there."""
    if not game.rules.healing_is_limited:
        return [packet.amount for packet in packets]
    left = {packet.target: game.entity(packet.target).damage for packet in packets}
    amounts = []
    for packet in packets:
        amount = min(packet.amount, left[packet.target]) if packet.healing else packet.amount
        if packet.healing:
            left[packet.target] -= amount
        amounts.append(amount)
    return amounts


def _apply(game: Game, packet: Packet, amount: int) -> None:
    target: Entity = game.entity(packet.target)
    damage = max(0, target.damage - amount) if packet.healing else target.damage + amount
    game.leaf(
        "heal" if packet.healing else "damage", packet.type.value if packet.type else "", "001:407",
        source=packet.source, target=packet.target, amount=amount,
        by=packet.by[0] if packet.by and not packet.combat else None,
    )  # fmt: skip
    game.set(target, "damage", damage)
    if packet.combat:
        game.set(
            game.info, "deeds", (*game.info.deeds, ("combat damage", packet.source, target.id, packet.by))
        )
