"""Discover and its kind: the choice and its result wait until the whole sequence is resolved (seed 002, 六13)."""

from __future__ import annotations

from typing import Any, Final

from playorder.engine.decisions import DecisionKind
from playorder.rulesets.hearthstone.entities import IN_GRAVEYARD, SET_ASIDE, Entity
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.zones import move, put_in, to_hand

CLASS_CARD_WEIGHT: Final = 4
"""How much more often Discover offers a card of the class than a neutral one, as it was in 2016."""


def note_discover(game: Game, source: int, pool: Any, take: Any) -> None:
    """Remember a Discover for the end of the sequence.

    ``pool`` is a function ``(game, source) -> tuple of ids of set-aside entities to choose from``; ``take``
    a function ``(game, source, chosen, others)``. Both are module-level functions or frozen callables.
    """
    noted = (source, pool, take)
    if noted not in game.info.discovers:  # Brann's second battlecry is decided at the end (六13 rule 2)
        game.set(game.info, "discovers", (*game.info.discovers, noted))


def resolve_discovers(game: Game) -> None:
    """Push the noted Discovers; while their player has Brann then, a battlecry's comes twice (六13 rule 2)."""
    noted = game.info.discovers
    game.set(game.info, "discovers", ())
    for source, pool, take in noted[::-1]:
        game.push((discover, source, pool, take, True))


def discover(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: make the options and set them aside."""
    _, source, pool, take, first = frame
    entity: Entity = game.entities[source]
    player = game.players[entity.controller]
    if first and player.double_battlecry and entity.definition is not None and entity.definition.battlecry:
        game.push((discover, source, pool, take, False))
    game.push((offer, source, pool, take))


def offer(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: random options, one decision each, then the choice."""
    _, source, pool, take = frame
    options = pool(game, game.entities[source])
    if options:
        game.push((choose, source, options, take))


def choose(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the player's choice. It only asks before it changes anything."""
    _, source, options, take = frame
    entity: Entity = game.entities[source]
    index = 0
    index = game.decide(DecisionKind.CHOICE, source, options, "discover", entity.controller)
    chosen = options[index]
    others = tuple(i for i in options if i != chosen)
    take(game, entity, game.entities[chosen], others)


def random_options(game: Game, source: Entity, cards: tuple[Any, ...], count: int = 3) -> tuple[int, ...]:
    """Up to three different cards by chance, as new set-aside entities. Cards of a class come more often."""
    left = list(cards)
    picked = []
    for _ in range(min(count, len(left))):
        ids = tuple(card.id for card in left)
        weights = tuple(1 if card.card_class == "NEUTRAL" else CLASS_CARD_WEIGHT for card in left)
        if len(set(weights)) == 1:
            weights = ()
        index = game.decide(DecisionKind.RANDOM, source.id, ids, "discover option", weights=weights)
        picked.append(left.pop(index))
    options = []
    for card in picked:
        entity = game.new_entity(card, source.controller)
        entity.option = True
        put_in(game, entity, SET_ASIDE)
        options.append(entity.id)
    return tuple(options)


def take_into_hand(game: Game, source: Entity, chosen: Entity, others: tuple[int, ...]) -> None:
    """The chosen card goes to hand, or to the graveyard if the hand is full by now."""
    game.set(chosen, "option", False)
    to_hand(game, chosen, source.controller)


def discard_others(game: Game, source: Entity, chosen: Entity, others: tuple[int, ...]) -> None:
    """Tracking: the others are put into the graveyard."""
    take_into_hand(game, source, chosen, others)
    for i in others:
        move(game, game.entities[i], IN_GRAVEYARD)
