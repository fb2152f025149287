"""What games share about cards: definitions asked for once, requirements worked out once."""

from __future__ import annotations

import random

from playorder.assembly import Program
from playorder.cards.definition import CardDef
from playorder.rulesets.hearthstone.known_cards import KnownCards
from playorder.rulesets.hearthstone.random_player import RandomAnswers, new_game, play_on, random_deck, start
from playorder.rulesets.hearthstone.rules import HearthstoneGame

PROGRAM = Program()
SETS = frozenset({"CORE", "EXPERT1"})


def test_each_card_is_asked_for_once_and_one_that_only_looks_different_does_what_the_plain_one_does() -> None:
    asked: list[str] = []
    fireblast = CardDef("CS2_034")

    def definitions(card: str) -> CardDef | None:
        asked.append(card)
        return fireblast if card == "CS2_034" else None

    cards = KnownCards(definitions)

    assert [cards("CS2_034_H1"), cards("CS2_034_H1"), cards("CS2_034")] == [fireblast] * 3
    assert [cards("CS2_231"), cards("CS2_231")] == [None, None]
    assert sorted(set(asked)) == ["CS2_034", "CS2_034_H1", "CS2_231"]
    assert asked.count("CS2_034_H1") == 1


def played(cards: KnownCards | None) -> HearthstoneGame:
    """One random game, always the same."""
    source = random.Random(11)
    catalogue = PROGRAM.catalogue()
    decks = (random_deck(catalogue, source, "DRUID", SETS), random_deck(catalogue, source, "ROGUE", SETS))
    game = new_game(catalogue, cards or PROGRAM.plugins.definition, decks, ("DRUID", "ROGUE"))
    game.answerer = RandomAnswers(source)
    start(game)
    play_on(game, source)
    return game


def test_games_that_share_what_is_known_go_as_those_that_do_not() -> None:
    cards = KnownCards(PROGRAM.plugins.definition)
    alone, first, second = played(None), played(cards), played(cards)

    assert second.known_cards is first.known_cards is not alone.known_cards
    assert cards.requirements
    results = [(game.info.turn, game.info.result, len(game.entities)) for game in (alone, first, second)]
    assert results[1:] == results[:1] * 2
