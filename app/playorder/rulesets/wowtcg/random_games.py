"""Whole games between random small decks with random actions; every invariant is looked at after every action."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

from playorder.cards.whole import WholeCard
from playorder.engine.decisions import Decision, DecisionKind
from playorder.engine.soundness import BrokenInvariant, all_tags
from playorder.rulesets.wowtcg import acting
from playorder.rulesets.wowtcg.actions import Action
from playorder.rulesets.wowtcg.definitions import Card, CardType
from playorder.rulesets.wowtcg.editions import EDITIONS, rules_of
from playorder.rulesets.wowtcg.entities import Entity, Row, Zone
from playorder.rulesets.wowtcg.game import PLAYERS, Game
from playorder.rulesets.wowtcg.invariants import check_invariants
from playorder.rulesets.wowtcg.ledger import Ledger
from playorder.rulesets.wowtcg.opening import begin_game
from playorder.rulesets.wowtcg.rules import WowGame
from playorder.rulesets.wowtcg.triggers import listen
from playorder.rulesets.wowtcg.zones import place_in_row, put_in

DECK_SIZE: Final = 30
MOST_ACTIONS: Final = 6000
"""A game is broken off then: one where a card goes back to its deck in every turn has no end of its own."""
MOST_IN_A_TURN: Final = 500
"""A turn that has not ended by then never will: each has a few dozen actions."""


class WowRandomGames:
    """Random games; see :class:`~playorder.hooks.hookspecs.RandomGames`."""

    ruleset = "wowtcg"
    editions = EDITIONS

    def __init__(self, cards: Callable[[], Mapping[str, WholeCard]]) -> None:
        self._cards = cards

    def play(self, seed: int, edition: str) -> int:
        """Play one game; the result is how many actions it had. The same seed gives the same game.

        What goes wrong is raised with a note of where it was; at the end all is undone, which must give the state of
        the beginning.
        """
        source = random.Random(seed)
        game = new_game(self._cards(), source, edition)
        game.answerer = RandomAnswers(source)
        ledger = Ledger(game)
        game.recorder = ledger
        before = all_tags(game)
        done = begun = turn = 0
        action: Action | None = None
        try:
            begin_game(game)
            game.run()
            while not game.info.ended and done < MOST_ACTIONS:
                check_invariants(game)
                if game.info.turn != turn:
                    begun, turn = done, game.info.turn
                elif done - begun >= MOST_IN_A_TURN:
                    raise BrokenInvariant(f"turn {turn} has not ended after {done - begun} actions")
                action = next_action(game, source)
                done += 1
                acting.perform(game, action)
            check_invariants(game)
            ledger.check()
            game.state.undo_to(0)
            if all_tags(game) != before:
                raise BrokenInvariant("undoing the game does not give its beginning")
        except Exception as error:
            error.add_note(f"action {done}: {_in_words(game, action)}")
            raise
        return done


class RandomAnswers:
    """Answers chance and choices at random; what a player with priority does is left to whoever plays."""

    def __init__(self, source: random.Random) -> None:
        self.source = source

    def __call__(self, _game: Any, decision: Decision) -> int | None:
        """An index, or None at priority."""
        if decision.kind is DecisionKind.PRIORITY:
            return None
        return self.source.randrange(len(decision.candidates))


def new_game(cards: Mapping[str, WholeCard], source: random.Random, edition: str) -> WowGame:
    """Two random heroes with random decks, before anything has happened."""
    known = {card.name: card for card in cards.values() if isinstance(card, Card)}
    heroes = [card for card in known.values() if card.type is CardType.HERO]
    others = [card for card in known.values() if card.type is not CardType.HERO and card.playable]
    game = WowGame(known, rules_of(edition))
    game.info.active = source.choice(PLAYERS)
    for player in PLAYERS:
        hero = _create(game, source.choice(heroes), player)
        put_in(game, hero, Zone.PLAY)
        place_in_row(game, hero, Row.HERO)
        listen(game, hero)
        for _ in range(DECK_SIZE):
            put_in(game, _create(game, source.choice(others), player), Zone.DECK)
    game.state.journal.clear()
    return game


def _create(game: Game, card: Card, player: int) -> Entity:
    entity = Entity(card, player, game.new_order())
    game.state.create(entity)
    return entity


def next_action(game: Game, source: random.Random) -> Action:
    """A random legal action; with something else to do a player rather does it than pass."""
    actions = acting.legal_actions(game)
    if len(actions) > 1 and source.random() < 0.8:
        actions = [action for action in actions if action.kind != "pass"]
    return actions[source.randrange(len(actions))]


def _in_words(game: Game, action: Action | None) -> str:
    if action is None:
        return "the opening"
    numbers = [number for number in (action.entity, *action.targets) if 0 <= number < len(game.entities)]
    names = [game.entity(number).card.name for number in numbers]
    return " ".join([action.kind, " on ".join(names)]).strip()
