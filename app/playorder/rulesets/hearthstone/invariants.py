"""What holds between any two player actions, whatever was played: used by random games and property tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from playorder.carddata.cards import CardType
from playorder.engine.soundness import BrokenInvariant
from playorder.rulesets.hearthstone.entities import Entity, Player, Zone
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.index import WORKS_IN, auras_of, triggers_of
from playorder.rulesets.hearthstone.limits import BOARD_LIMIT, DECK_LIMIT, HAND_LIMIT, SECRET_LIMIT

LISTS: Final = {
    "board": Zone.PLAY, "hand": Zone.HAND, "deck": Zone.DECK, "secrets": Zone.SECRET,
    "graveyard": Zone.GRAVEYARD, "setaside": Zone.SETASIDE, "removed": Zone.REMOVED,
}  # fmt: skip
"""The lists of a player, with the zone in which everything in them is."""


def check_invariants(game: Game) -> None:
    """Look at everything that must hold between two actions. Raises :class:`BrokenInvariant`."""
    for wrong in (
        *zone_faults(game),
        *limit_faults(game),
        *attachment_faults(game),
        *index_faults(game),
        *number_faults(game),
        *death_faults(game),
    ):
        raise BrokenInvariant(wrong)


def zone_faults(game: Game) -> Iterator[str]:
    """No entity is in two lists, and each list agrees with what the entities in it say (seed 002, 四7)."""
    seen: dict[int, str] = {}
    for player in game.players[1:]:
        for name, zone in LISTS.items():
            for i in getattr(player, name):
                entity = game.entities[i]
                if i in seen:
                    yield f"{entity} is in {name} and in {seen[i]}"
                seen[i] = name
                if entity.zone is not zone:
                    yield f"{entity} is in {name} and says {entity.zone.value}"
                if entity.controller != player.number and name != "removed":
                    yield f"{entity} is in {name} of player {player.number} and says {entity.controller}"
    for entity in _entities(game):
        if entity.zone in (Zone.HAND, Zone.DECK, Zone.SECRET) and entity.id not in seen:
            yield f"{entity} says {entity.zone.value} and is in no list"
        if entity.zone is Zone.PLAY and entity.type is CardType.MINION and seen.get(entity.id) != "board":
            yield f"{entity} is in play and not on the board"


def limit_faults(game: Game) -> Iterator[str]:
    """No zone holds more than it may, nor what does not belong there (seed 002, 四7)."""
    for player in game.players[1:]:
        cards = [game.entities[i] for i in player.board]
        if len(player.board) > BOARD_LIMIT or any(card.type is not CardType.MINION for card in cards):
            yield f"the board of player {player.number} holds {cards}"
        secrets = [game.entities[i].card.id for i in player.secrets]
        if len(secrets) > SECRET_LIMIT or len(set(secrets)) < len(secrets):
            yield f"the secrets of player {player.number} are {secrets}"
        # a card taken out of the enemy's hand does not count the limit (002, 四7 exceptions)
        if len(player.hand) > HAND_LIMIT + 1:
            yield f"player {player.number} has {len(player.hand)} cards in hand"
        if len(player.deck) > DECK_LIMIT:
            yield f"player {player.number} has {len(player.deck)} cards in the deck"


def attachment_faults(game: Game) -> Iterator[str]:
    """An enchantment in play is on something that knows of it, and the other way round."""
    for entity in _entities(game):
        if entity.type is CardType.ENCHANTMENT and entity.zone is Zone.PLAY and not _is_known(game, entity):
            yield f"{entity} is in play and on nothing"
        for i in entity.enchantments:
            if game.entities[i].zone is not Zone.PLAY or game.entities[i].attached_to != entity.id:
                yield f"{entity} has {game.entities[i]}, which is not on it"


def index_faults(game: Game) -> Iterator[str]:
    """What listens is where its trigger or aura needs it to be, and all that should listen does."""
    listening: set[tuple[int, int]] = set()
    for kind, pairs in game.listeners.items():
        for i, listener in pairs:
            entity = game.entities[i]
            if (i, id(listener)) in listening:
                yield f"{entity} is twice in the index of {kind}"
            listening.add((i, id(listener)))
            if isinstance(entity, Entity) and entity.zone not in WORKS_IN[listener.zone]:
                yield f"{entity} listens to {kind} from {entity.zone.value}"
    for entity in _entities(game):
        if entity.zone is Zone.PLAY and not _is_active(game, entity):
            continue
        found: list[Any] = [*triggers_of(game, entity), *auras_of(entity)]
        for listener in found:
            if entity.zone in WORKS_IN[listener.zone] and (entity.id, id(listener)) not in listening:
                yield f"{entity} is in {entity.zone.value} and does not listen"


def number_faults(game: Game) -> Iterator[str]:
    """Mana, fatigue, damage and armour are in their ranges (seed 002, 四4 and 四8)."""
    for player in game.players[1:]:
        if not 0 <= player.crystals <= player.max_crystals:
            yield f"player {player.number} has {player.crystals} mana crystals"
        if min(player.fatigue, player.owed, player.locked, player.used) < 0:
            yield f"player {player.number} has a count below 0"
        for entity in (game.hero_of(player.number), *game.minions_of(player.number)):
            if entity.damage < 0 or entity.armor < 0:
                yield f"{entity} has {entity.damage} damage and {entity.armor} armour"


def death_faults(game: Game) -> Iterator[str]:
    """After a sequence nothing that should have died is in play (rules 7 and 8)."""
    if game.open_decision is not None or game.info.ended:
        return
    for player in game.players[1:]:
        for minion in game.minions_of(player.number):
            if minion.destroy or game.is_mortally_wounded(minion):
                yield f"{minion} is dead and in play"


def _entities(game: Game) -> Iterator[Entity]:
    return (entity for entity in game.entities if isinstance(entity, Entity))


def _is_known(game: Game, enchantment: Entity) -> bool:
    """Whether what the enchantment says it is on knows of it."""
    holder = enchantment.attached_to
    return holder is not None and enchantment.id in game.entities[holder].enchantments


def _is_active(game: Game, entity: Entity) -> bool:
    """Whether what says that it is in play stands there: a hero or hero power that was replaced does not."""
    player: Player = game.players[entity.controller]
    if entity.type is CardType.HERO:
        return entity.id == player.hero
    if entity.type is CardType.HERO_POWER:
        return entity.id == player.hero_power
    if entity.type is CardType.WEAPON:
        return entity.id == player.weapon
    return True
