"""Drawing and discarding cards (001:102.1a, 413.4a, 716.1)."""

from __future__ import annotations

from typing import Any

from playorder.cards.effects import push_effects
from playorder.rulesets.wowtcg.choices import ask, in_order
from playorder.rulesets.wowtcg.context import Context
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.events import DISCARDED, DREW, Event
from playorder.rulesets.wowtcg.game import Game
from playorder.rulesets.wowtcg.leaving import move
from playorder.rulesets.wowtcg.modifiers import functions
from playorder.rulesets.wowtcg.triggers import happen


def draw(game: Game, player: int, count: int) -> None:
    """Draw cards one after another; each may be replaced by itself."""
    if count > 0:
        game.push((draw_next, player, count))


def draw_next(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: draw one card, or do what happens instead of it (001:716.1)."""
    _, player, left = frame
    instead = replacement_of(game, player)
    if instead is None and left > len(game.players[player].deck):
        # 102.1a: to draw more than there is loses at the next pre-priority check; what is there is drawn
        game.set(game.players[player], "drew_too_much", True)
    if left > 1:
        game.push((draw_next, player, left - 1))
    if instead is not None:
        assert instead.card.draw_replacement is not None
        game.leaf("replacement", "draw", "001:716.1", source=instead.id, player=player)
        push_effects(game, instead.card.draw_replacement.effects, Context(instead.id, player=player))
        return
    deck = game.players[player].deck
    if deck:
        card = game.entity(deck[0])
        game.leaf("draw", card.card.name, "001:413.4a", source=card.id, player=player)
        move(game, card, Zone.HAND)
        happen(game, Event(DREW, None, card.id, player))


def replacement_of(game: Game, player: int) -> Entity | None:
    """The oldest card of a player that replaces their draws; each draw is replaced once by one of them."""
    found = [
        card
        for card in game.in_play()
        if card.controller == player and card.card.draw_replacement is not None and functions(game, card)
    ]
    return min(found, key=lambda card: int(card.order), default=None)


def discard(game: Game, card: Entity) -> None:
    """Put a card from hand into its owner's graveyard."""
    happen(game, Event(DISCARDED, None, card.id, card.owner))
    move(game, card, Zone.GRAVEYARD)


def discard_cards(game: Game, player: int, source: int, count: int) -> None:
    """A player discards cards of their choice."""
    if count > 0 and game.players[player].hand:
        game.push((discard_next, player, source, count))


def discard_next(game: Game, frame: tuple[Any, ...]) -> None:
    """Frame: the player picks one card of their hand and discards it. With no more than must go it is no choice."""
    _, player, source, left = frame
    hand = in_order(game.players[player].hand)
    if not hand:
        return
    picked = hand[0] if len(hand) <= left else ask(game, player, source, hand, "discard")
    if left > 1:
        game.push((discard_next, player, source, left - 1))
    discard(game, game.entity(int(picked)))
