"""The invariants can be broken: each kind of damage to a sound state is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from playorder.assembly import Program
from playorder.engine.soundness import BrokenInvariant
from playorder.rulesets.hearthstone.entities import Zone
from playorder.rulesets.hearthstone.game import Game
from playorder.rulesets.hearthstone.invariants import check_invariants
from playorder.scenario.building import build
from playorder.scenario.reading import read_values

BOARD = {
    "format": "playorder/scenario",
    "version": 1,
    "players": [
        {
            "board": ["Knife Juggler", {"card": "Chillwind Yeti", "attach": [{"attack": 1}]}],
            "secrets": ["Counterspell"],
            "hand": ["Wisp"],
            "deck": ["Wisp"],
        },
        {"board": ["Stormwind Champion"]},
    ],
}


@pytest.fixture
def game() -> Game:
    program = Program()
    tools = program.tools()
    return build(
        read_values(BOARD)[0], program.catalogue(), tools.definitions("2016-03"), tools.compile_trigger
    ).game


def juggler_goes_by_itself(game: Game) -> None:
    game.players[1].board = game.players[1].board[1:]


def juggler_stands_twice(game: Game) -> None:
    game.players[1].board = (game.players[1].board[0], *game.players[1].board)


def juggler_says_it_is_dead(game: Game) -> None:
    game.entities[game.players[1].board[0]].zone = Zone.GRAVEYARD


def nobody_listens(game: Game) -> None:
    game.state.listeners.clear()


def yeti_forgets_its_enchantment(game: Game) -> None:
    game.entities[game.players[1].board[1]].enchantments = ()


def eight_minions(game: Game) -> None:
    for _ in range(7):
        minion = game.new_entity(game.catalogue.find("Wisp"), 2)
        minion.zone = Zone.PLAY
        game.players[2].board = (*game.players[2].board, minion.id)


def a_secret_stands_twice(game: Game) -> None:
    secret = game.new_entity(game.catalogue.find("Counterspell"), 1)
    secret.zone = Zone.SECRET
    secret.definition = None
    game.players[1].secrets = (*game.players[1].secrets, secret.id)


def champion_should_be_dead(game: Game) -> None:
    game.entities[game.players[2].board[0]].damage = 6


def fatigue_below_nothing(game: Game) -> None:
    game.players[1].fatigue = -1


def too_many_crystals(game: Game) -> None:
    game.players[1].crystals = 11


def test_a_board_from_a_document_is_sound(game: Game) -> None:
    check_invariants(game)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (juggler_goes_by_itself, "is in play and not on the board"),
        (juggler_stands_twice, "is in board and in board"),
        (juggler_says_it_is_dead, "is in board and says graveyard"),
        (nobody_listens, "does not listen"),
        (yeti_forgets_its_enchantment, "is in play and on nothing"),
        (eight_minions, "the board of player 2 holds"),
        (a_secret_stands_twice, "the secrets of player 1 are"),
        (champion_should_be_dead, "is dead and in play"),
        (fatigue_below_nothing, "a count below 0"),
        (too_many_crystals, "11 mana crystals"),
    ],
)
def test_damage_is_noticed(damage: Callable[[Game], None], told: str, game: Game) -> None:
    damage(game)
    with pytest.raises(BrokenInvariant, match=told):
        check_invariants(game)
