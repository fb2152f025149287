"""Drawing and fatigue (seed 002, 四9)."""

from __future__ import annotations

from typing import Any

from playorder.cards.context import Context
from playorder.cards.effects import Effects, push_effects
from playorder.rulesets.hearthstone.damage import deal_now
from playorder.rulesets.hearthstone.entities import IN_GRAVEYARD, IN_HAND, Entity
from playorder.rulesets.hearthstone.events import DRAW
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.limits import hand_is_full
from playorder.rulesets.hearthstone.queues import announce
from playorder.rulesets.hearthstone.zones import move


def draw_cards(
    game: Game, player: int, count: int, then: Effects = (), context: Context | None = None
) -> None:
    """Draw one card after another, each resolved before the next (draw rule 1).

    ``then`` runs at the end with ``context.value`` = the ids of the cards that were taken from the deck, the
    burned ones included (draw rule 3).
    """
    if count > 0 or then:
        game.push((draw_next, player, count, (), then, context))


def draw_next(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: draw the next of several cards."""
    _, player, left, drawn, then, context = frame
    if left <= 0:
        if then and context is not None:
            push_effects(game, then, context.with_value(drawn))
        return
    deck = game.players[player].deck
    if not deck:
        if left > 1 or then:
            game.push((draw_next, player, left - 1, drawn, then, context))
        fatigue(game, player)
        return
    card: Entity = game.entities[deck[0]]
    if left > 1 or then:
        game.push((draw_next, player, left - 1, (*drawn, card.id), then, context))
    draw_one(game, player, card, None if context is None else context.source)


def draw_one(game: Game, player: int, card: Entity, source: int | None = None) -> None:
    """Take one card from the deck; with a full hand it is burned and nothing triggers (zone rule 4).

    ``source`` is whose text draws it, the source of the event; the draw of a turn has none.
    """
    owner = game.players[player]
    recorder = game.recorder
    if hand_is_full(game, player):
        move(game, card, IN_GRAVEYARD)
        return
    if recorder is not None:
        recorder.open("draw", "draw", "002:四9", source=card.id, player=player)
    game.add(owner, "cards_drawn_this_turn", 1)
    move(game, card, IN_HAND)
    definition = card.definition
    if definition is not None and definition.drawn:
        game.push((when_drawn, card.id))
    announce(game, DRAW, source, card.id, player)


def when_drawn(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: what the card itself does when drawn, after other triggers (draw rule 2)."""
    card = game.entities[frame[1]]
    assert card.definition is not None
    push_effects(game, card.definition.drawn, Context(card.id))


def fatigue(game: Game, player: int) -> None:
    """One more damage for each card that is missing."""
    owner = game.players[player]
    game.add(owner, "fatigue", 1)
    hero = owner.hero
    deal_now(game, ((hero, hero, owner.fatigue),))
