"""What holds whenever a player has priority, whatever was played: used by random games and property tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playorder.engine.soundness import BrokenInvariant
from playorder.rulesets.wowtcg.control import rightful_controller
from playorder.rulesets.wowtcg.destruction import can_be_destroyed
from playorder.rulesets.wowtcg.entities import Entity, Row, Zone
from playorder.rulesets.wowtcg.game import PLAYERS, Game
from playorder.rulesets.wowtcg.modifiers import MODIFIERS
from playorder.rulesets.wowtcg.statistics import has_fatal_damage
from playorder.rulesets.wowtcg.uniqueness import violation

LISTS: Final = {
    "hand": Zone.HAND, "deck": Zone.DECK, "graveyard": Zone.GRAVEYARD, "removed": Zone.REMOVED,
    **{row.value: Zone.PLAY for row in Row},
}  # fmt: skip
"""The lists of a player, with the zone in which everything in them is."""


def check_invariants(game: Game) -> None:
    """Look at everything that must hold when a player has priority. Raises :class:`BrokenInvariant`."""
    for wrong in (
        *zone_faults(game),
        *attachment_faults(game),
        *chain_faults(game),
        *index_faults(game),
        *combat_faults(game),
        *priority_faults(game),
        *uniqueness_faults(game),
        *control_faults(game),
    ):
        raise BrokenInvariant(wrong)


def zone_faults(game: Game) -> Iterator[str]:
    """No card is in two lists, each is in the list of the zone that it says, of the right player (001:413.2)."""
    seen: dict[int, str] = {}
    for number in PLAYERS:
        for name, zone in LISTS.items():
            for i in getattr(game.players[number], name):
                card = game.entity(i)
                if i in seen:
                    yield f"{card.card.name} is in {name} and in {seen[i]}"
                seen[i] = name
                if card.zone is not zone:
                    yield f"{card.card.name} is in {name} and says {card.zone.value}"
                whose = card.controller if zone is Zone.PLAY else card.owner
                if whose != number:
                    yield f"{card.card.name} is in {name} of player {number} and says {whose}"
    for card in _cards(game):
        is_listed = card.id in seen or card.attached_to is not None
        if card.zone in LISTS.values() and not is_listed:
            yield f"{card.card.name} says {card.zone.value} and is nowhere"
        has_state = card.damage or card.exhausted or card.counters
        if card.zone not in (Zone.PLAY, Zone.GONE) and has_state:
            yield f"{card.card.name} in {card.zone.value} has damage, counters or is exhausted"  # 105.2, 403.1b


def attachment_faults(game: Game) -> Iterator[str]:
    """An attachment is in play on a host that knows of it, and the other way round (001:400)."""
    for card in _cards(game):
        if card.attached_to is not None:
            host = game.entity(card.attached_to)
            if card.zone is not Zone.PLAY or host.zone is not Zone.PLAY or card.id not in host.attachments:
                yield f"{card.card.name} is attached to {host.card.name}, which does not have it"
        for number in card.attachments:
            if game.entity(number).attached_to != card.id:
                yield f"{card.card.name} has an attachment that lies elsewhere"


def chain_faults(game: Game) -> Iterator[str]:
    """A card says that it is on the chain exactly if a link is it."""
    links = {link.source for link in game.links()}
    for card in _cards(game):
        if card.zone is Zone.CHAIN and card.id not in links:
            yield f"{card.card.name} says that it is on the chain and is not"


def index_faults(game: Game) -> Iterator[str]:
    """What listens is in play, and everything in play that should listen does, once."""
    for kind, entries in game.state.listeners.items():
        if len(set(entries)) < len(entries):
            yield f"something is twice in the index of {kind}"
        for entry in entries:
            number = entry if kind == MODIFIERS else entry[0]
            if game.entity(number).zone is not Zone.PLAY:
                yield f"{game.entity(number).card.name} listens to {kind} and is not in play"
    for card in game.in_play():
        if game.is_resource(card):
            continue
        listening = {trigger for trigger in card.card.triggers if (card.id, trigger) in game.hear(trigger.on)}
        if len(listening) < len(card.card.triggers):
            yield f"{card.card.name} is in play and does not listen"
        if card.card.modifiers and card.id not in game.hear(MODIFIERS):
            yield f"{card.card.name} is in play and modifies nothing"


def combat_faults(game: Game) -> Iterator[str]:
    """Whoever is in combat is in play, and nobody is outside a combat step (001:602.4, 603.2)."""
    info = game.info
    for role in ("attacker", "defender", "proposed_defender"):
        number = getattr(info, role)
        if number is None:
            continue
        if not info.combat:
            yield f"there is a {role} outside combat"
        if game.entity(number).zone is not Zone.PLAY:
            yield f"the {role} is not in play"


def priority_faults(game: Game) -> Iterator[str]:
    """Nobody has priority while something must be destroyed, is lost or waits to be added (001:409.5, 708.1b)."""
    if not game.info.priority or game.info.ended:
        return
    if game.info.waiting:
        yield "a triggered effect waits while a player has priority"
    for number in PLAYERS:
        if game.players[number].drew_too_much:
            yield f"player {number} has drawn from an empty deck and plays on"  # 102.1a
        for card in game.party(number):
            if has_fatal_damage(game, card) and can_be_destroyed(game, card):
                yield f"{card.card.name} has fatal damage and is in play"


def uniqueness_faults(game: Game) -> Iterator[str]:
    """Nobody has too many of a name or tag when a player has priority (001:412)."""
    if not game.info.priority or game.info.ended or not game.rules.uniqueness:
        return
    for number in PLAYERS:
        too_many = violation(game, number)
        if too_many:
            yield f"player {number} has {len(too_many)} of {too_many[0].card.name} or its tag"


def control_faults(game: Game) -> Iterator[str]:
    """A card in play is controlled as its latest control modifier says, else by whom it entered under (001:401.3b)."""
    for card in game.in_play():
        if card.controller != rightful_controller(game, card):
            yield f"{card.card.name} is under the control of player {card.controller}, who has no claim to it"


def _cards(game: Game) -> Iterator[Entity]:
    return (entity for entity in game.entities if isinstance(entity, Entity))
