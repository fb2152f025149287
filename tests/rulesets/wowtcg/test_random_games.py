"""Random legal games between random decks: no error, no broken invariant, and undoing gives the beginning."""

from __future__ import annotations

import pytest

from playorder.assembly import Program
from playorder.engine.soundness import BrokenInvariant
from playorder.rulesets.wowtcg import random_games
from playorder.rulesets.wowtcg.entities import Zone
from playorder.rulesets.wowtcg.events import ATTACKS
from playorder.rulesets.wowtcg.invariants import check_invariants
from playorder.rulesets.wowtcg.ledger import Ledger
from playorder.rulesets.wowtcg.rules import WowGame
from playorder.scenario.reading import read_values
from playorder.scenario.table import Table

PROGRAM = Program()
GAMES = 100


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(4))
def test_a_hundred_random_games_end_soundly(chunk: int) -> None:
    games = PROGRAM.plugins.random_games()["wowtcg"]
    for seed in range(chunk * GAMES // 4, (chunk + 1) * GAMES // 4):
        assert games.play(seed, "2.0") > 0


def test_the_same_seed_gives_the_same_game() -> None:
    games = PROGRAM.plugins.random_games()["wowtcg"]
    assert games.play(7, "2.0") == games.play(7, "2.0")


def test_a_game_whose_decks_never_run_out_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "MOST_ACTIONS", 50)
    assert PROGRAM.plugins.random_games()["wowtcg"].play(7, "2.0") == 50


def test_a_turn_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "MOST_IN_A_TURN", 3)
    with pytest.raises(BrokenInvariant, match="has not ended after 3 actions"):
        PROGRAM.plugins.random_games()["wowtcg"].play(7, "2.0")


@pytest.fixture
def game() -> WowGame:
    document = {
        "format": "playorder/scenario", "version": 1, "ruleset": "wowtcg",
        "players": [
            {"allies": [{"card": "Footman", "attached": ["Iron Oath"]}, "Tracker Gallen", "Donna Calister"],
             "hand": ["Jab"]},
            {},
        ],
    }  # fmt: skip
    game: WowGame = Table(read_values(document)[0], PROGRAM.tools()).result.game
    check_invariants(game)
    return game


def test_a_card_in_two_lists_is_noticed(game: WowGame) -> None:
    game.players[1].graveyard = game.players[1].hand
    with pytest.raises(BrokenInvariant, match="Jab is in"):
        check_invariants(game)


def test_a_card_that_says_another_zone_is_noticed(game: WowGame) -> None:
    game.entity(game.players[1].hand[0]).zone = Zone.CHAIN
    with pytest.raises(BrokenInvariant, match="says"):
        check_invariants(game)


def test_an_attachment_that_hangs_loose_is_noticed(game: WowGame) -> None:
    game.entity(game.players[1].allies[0]).attachments = ()
    with pytest.raises(BrokenInvariant, match="does not have it"):
        check_invariants(game)


def test_fatal_damage_at_priority_is_noticed(game: WowGame) -> None:
    game.entity(game.players[1].allies[1]).damage = 9
    with pytest.raises(BrokenInvariant, match="fatal damage"):
        check_invariants(game)


def test_a_power_that_no_longer_listens_is_noticed(game: WowGame) -> None:
    game.state.listeners.pop(ATTACKS)
    with pytest.raises(BrokenInvariant, match="does not listen"):
        check_invariants(game)


def test_an_attacker_outside_combat_is_noticed(game: WowGame) -> None:
    game.info.attacker = game.players[1].allies[1]
    with pytest.raises(BrokenInvariant, match="outside combat"):
        check_invariants(game)


def test_a_loss_that_is_overlooked_is_noticed(game: WowGame) -> None:
    game.players[2].drew_too_much = True
    with pytest.raises(BrokenInvariant, match="drawn from an empty deck"):
        check_invariants(game)


def test_an_effect_that_waits_at_priority_is_noticed(game: WowGame) -> None:
    game.info.waiting = ("an effect",)
    with pytest.raises(BrokenInvariant, match="waits while"):
        check_invariants(game)


def test_control_without_a_claim_is_noticed(game: WowGame) -> None:
    game.entity(game.players[1].allies[1]).entered_under = 2
    with pytest.raises(BrokenInvariant, match="no claim"):
        check_invariants(game)


@pytest.fixture
def heroes(game: WowGame) -> tuple[int, int]:
    one, two = game.players[1].hero, game.players[2].hero
    assert one is not None
    assert two is not None
    return one, two


def sent(ledger: Ledger, heroes: tuple[int, int], amount: int) -> None:
    ledger.open("packet", "damage", "", source=heroes[0], target=heroes[1], amount=amount)


def dealt(ledger: Ledger, heroes: tuple[int, int], amount: int) -> None:
    ledger.leaf("damage", "", "", source=heroes[0], target=heroes[1], amount=amount)
    ledger.game.entity(heroes[1]).damage += amount


def test_damage_that_was_in_no_packet_is_noticed(game: WowGame, heroes: tuple[int, int]) -> None:
    ledger = Ledger(game)
    sent(ledger, heroes, 6)
    ledger.leaf("prevention", "packet", "", source=heroes[1], amount=2)
    dealt(ledger, heroes, 4)
    ledger.check()
    dealt(ledger, heroes, 4)
    with pytest.raises(BrokenInvariant, match="not what was left"):
        ledger.check()


def test_a_packet_that_never_arrives_is_noticed(game: WowGame, heroes: tuple[int, int]) -> None:
    ledger = Ledger(game)
    sent(ledger, heroes, 2)
    with pytest.raises(BrokenInvariant, match="2 was left of a packet"):
        ledger.check()


def test_more_prevented_than_there_was_is_noticed(game: WowGame, heroes: tuple[int, int]) -> None:
    ledger = Ledger(game)
    sent(ledger, heroes, 1)
    ledger.leaf("prevention", "packet", "", source=heroes[1], amount=2)
    with pytest.raises(BrokenInvariant, match="more was prevented"):
        ledger.check()


def test_a_replacement_by_what_has_none_is_noticed(game: WowGame, heroes: tuple[int, int]) -> None:
    ledger = Ledger(game)
    sent(ledger, heroes, 1)
    ledger.leaf("replacement", "packet", "", source=heroes[1], amount=2)
    with pytest.raises(BrokenInvariant, match="replaced a packet"):
        ledger.check()


def test_damage_that_is_dealt_and_not_there_is_noticed(game: WowGame, heroes: tuple[int, int]) -> None:
    ledger = Ledger(game)
    sent(ledger, heroes, 1)
    dealt(ledger, heroes, 1)
    game.entity(heroes[1]).damage = 0
    with pytest.raises(BrokenInvariant, match="1 is due"):
        ledger.check()
