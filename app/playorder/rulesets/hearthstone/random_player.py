"""A player that does random legal things: for benchmarks, property tests and soak runs.

A place in a list is drawn as a part of its length, which is quicker than ``choice`` and as even for lists so short.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from playorder.carddata.cards import CardData, CardType
from playorder.carddata.catalogue import Catalogue
from playorder.engine.decisions import Decision
from playorder.rulesets.hearthstone.actions import legal_actions, resolve
from playorder.rulesets.hearthstone.editions import rules_of
from playorder.rulesets.hearthstone.entities import Zone
from playorder.rulesets.hearthstone.known_cards import Definitions
from playorder.rulesets.hearthstone.opening import begin_game
from playorder.rulesets.hearthstone.rules import HearthstoneGame
from playorder.rulesets.hearthstone.zones import put_in, put_new_deck

CLASSES: Final = ("WARRIOR", "SHAMAN", "ROGUE", "PALADIN", "HUNTER", "DRUID", "WARLOCK", "MAGE", "PRIEST")
CLASSIC: Final = frozenset({"CORE", "EXPERT1", "HOF"})
"""The sets of the game's first year."""
PLAYABLE: Final = frozenset({CardType.MINION, CardType.SPELL, CardType.WEAPON})


class RandomAnswers:
    """Answers every decision at random, choices too."""

    def __init__(self, source: random.Random) -> None:
        self.source = source
        self.draw: Callable[[], float] = source.random

    def __call__(self, _game: Any, decision: Decision) -> int | tuple[int, ...]:
        """An index, or several where several are asked for."""
        if decision.several:
            return tuple(i for i in range(len(decision.candidates)) if self.draw() < 0.3)
        if not decision.weights:
            return int(self.draw() * len(decision.candidates))
        return decision.fallen_on(int(self.draw() * decision.whole))


def random_deck(
    catalogue: Catalogue, source: random.Random, card_class: str, sets: frozenset[str]
) -> list[CardData]:
    """Thirty random collectible cards of a class and neutral ones."""
    own = catalogue.pool(sets=sets, card_class=card_class)
    neutral = catalogue.pool(sets=sets, card_class="NEUTRAL")
    pool = own + neutral
    deck: list[CardData] = []
    while len(deck) < 30:
        card = pool[int(source.random() * len(pool))]
        if card.type in PLAYABLE:
            deck.append(card)
    return deck


def new_game(
    catalogue: Catalogue,
    definitions: Definitions,
    decks: tuple[list[CardData], list[CardData]],
    classes: tuple[str, str],
    edition: str = "2016-03",
) -> HearthstoneGame:
    """A game with two decks, ready for :func:`start`."""
    game = HearthstoneGame(catalogue, definitions, rules_of(edition))
    for number, (deck, card_class) in enumerate(zip(decks, classes, strict=True), 1):
        player = game.players[number]
        hero = game.new_entity(catalogue[f"HERO_0{CLASSES.index(card_class) + 1}"], number)
        hero.zone = Zone.PLAY
        player.hero = hero.id
        assert hero.card.hero_power is not None
        put_in(game, game.new_entity(catalogue[hero.card.hero_power], number), Zone.PLAY)
        put_new_deck(game, number, deck)
    game.state.journal.clear()
    return game


def start(game: HearthstoneGame) -> None:
    """Shuffle, opening hands, mulligan, first turn."""
    begin_game(game)
    game.run()


def play_on(game: HearthstoneGame, source: random.Random, most: int = 2000) -> int:
    """Random legal actions until the game ends or ``most`` are done; how many there were."""
    done = 0
    info = game.info
    draw: Callable[[], float] = source.random
    while not info.ended and done < most:
        actions = legal_actions(game)
        # ending the turn is one among the others, so that turns get done but are used
        resolve(game, actions[int(draw() * len(actions))])
        done += 1
    return done


def random_game(
    catalogue: Catalogue, definitions: Definitions, source: random.Random, sets: frozenset[str] = CLASSIC
) -> int:
    """A whole game with random decks of random classes; how many actions it had."""
    classes = (source.choice(CLASSES), source.choice(CLASSES))
    one = random_deck(catalogue, source, classes[0], sets)
    two = random_deck(catalogue, source, classes[1], sets)
    game = new_game(catalogue, definitions, (one, two), classes)
    game.answerer = RandomAnswers(source)
    start(game)
    return play_on(game, source)
