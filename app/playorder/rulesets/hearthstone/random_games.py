"""Whole games of random decks and random actions, with every invariant looked at after every action."""

from __future__ import annotations

import random
from collections.abc import Callable

from playorder.carddata.catalogue import Catalogue
from playorder.carddata.official import ERA_SETS
from playorder.engine.soundness import BrokenInvariant, all_tags
from playorder.rulesets.hearthstone.actions import legal_actions, perform
from playorder.rulesets.hearthstone.editions import EDITIONS
from playorder.rulesets.hearthstone.invariants import check_invariants
from playorder.rulesets.hearthstone.known_actions import Action
from playorder.rulesets.hearthstone.known_cards import Definitions, KnownCards
from playorder.rulesets.hearthstone.random_player import CLASSES, RandomAnswers, new_game, random_deck, start
from playorder.rulesets.hearthstone.rules import HearthstoneGame

MOST_ACTIONS = 3000
"""A game that has not ended by then never will: turn 89 is the last, and nobody has so much to do in one."""


class HearthstoneRandomGames:
    """Random games of both editions; see :class:`~playorder.hooks.hookspecs.RandomGames`."""

    ruleset = "hearthstone"
    editions = EDITIONS

    def __init__(self, catalogue: Callable[[str], Catalogue], definitions: Definitions) -> None:
        self._catalogue = catalogue
        self._definitions = KnownCards(definitions)

    def play(self, seed: int, edition: str) -> int:
        """Play one game; the result is how many actions it had. The same seed gives the same game.

        Any 81 seeds in a row have every class against every class once. What goes wrong is raised with a note
        of where it was; at the end all is undone, which must give the state of the beginning.
        """
        source = random.Random(seed)
        classes = (CLASSES[seed % len(CLASSES)], CLASSES[seed // len(CLASSES) % len(CLASSES)])
        catalogue = self._catalogue(edition)
        one, two = (random_deck(catalogue, source, name, ERA_SETS) for name in classes)
        game = new_game(catalogue, self._definitions, (one, two), classes, edition)
        game.answerer = RandomAnswers(source)
        before = all_tags(game)
        done = 0
        action: Action | None = None
        try:
            start(game)
            while not game.info.ended:
                check_invariants(game)
                if done >= MOST_ACTIONS:
                    raise BrokenInvariant(f"the game has not ended after {done} actions")
                action = next_action(game, source)
                done += 1
                perform(game, action)
            check_invariants(game)
            game.state.undo_to(0)
            if all_tags(game) != before:
                raise BrokenInvariant("undoing the game does not give its beginning")
        except Exception as error:
            error.add_note(f"{' against '.join(classes)}, action {done}: {_in_words(game, action)}")
            raise
        return done


def next_action(game: HearthstoneGame, source: random.Random) -> Action:
    """A random legal action. A turn with something left to do is rarely ended: full boards try more of the rules."""
    actions = legal_actions(game)
    if len(actions) > 1 and source.random() < 0.9:
        actions = [action for action in actions if action.kind != "end_turn"]
    return actions[source.randrange(len(actions))]


def _in_words(game: HearthstoneGame, action: Action | None) -> str:
    if action is None:
        return "the opening"
    entities = (action.entity, action.target)
    names = [repr(game.entities[i]) for i in entities if i is not None and i < len(game.entities)]
    return " ".join([action.kind.replace("_", " "), " on ".join(names)]).strip()
