"""Aura Update (Health/Attack): to whom an aura gives."""

from __future__ import annotations

from playorder.assembly import Program
from playorder.cards.definition import Aura, CardDef
from playorder.rulesets.hearthstone.auras import update_health_attack
from playorder.rulesets.hearthstone.enchantments import attach
from playorder.rulesets.hearthstone.selections import SELF
from playorder.scenario.reading import read_values
from playorder.scenario.run import run


def test_an_aura_of_an_enchantment_on_itself_gives_to_its_bearer() -> None:
    document = {
        "format": "playorder/scenario",
        "version": 1,
        "players": [{"board": [{"id": "yeti", "card": "Chillwind Yeti"}]}, {}],
    }
    result = run(read_values(document)[0], Program().tools())
    game = result.game
    yeti = game.entities[result.names.ids["yeti"]]

    made = attach(
        game, yeti, yeti.card, None, None, 1, definition=CardDef("made", auras=[Aura(SELF, attack=2)])
    )
    update_health_attack(game)

    assert (yeti.attack, made.attack) == (6, yeti.card.attack)


def with_a_giant(name: str, board: list[str], target: str | None) -> tuple[int, int]:
    """A Giant's cost in hand, and its player's bonus on hero powers: at first, or after a Fireball at something."""
    document = {
        "format": "playorder/scenario",
        "version": 1,
        "players": [
            {
                "board": [{"id": card, "card": card} for card in board],
                "hand": [{"id": "giant", "card": name}, {"id": "fire", "card": "Fireball"}],
            },
            {},
        ],
        "options": {"ignore_mana": True},
        "script": [] if target is None else [{"play": "fire", "target": target}],
    }
    result = run(read_values(document)[0], Program().tools())
    giant = result.game.entities[result.names.ids["giant"]]
    return giant.cost, result.game.players[1].damage_bonus


def test_a_card_that_makes_itself_cheaper_loses_what_another_card_took_off_its_cost() -> None:
    board = ["Summoning Portal"]
    assert with_a_giant("Molten Giant", board, None) == (20 - 2, 0)
    assert with_a_giant("Molten Giant", board, "Summoning Portal") == (20, 0)


def test_a_card_that_makes_itself_cheaper_follows_the_number_it_reads_where_nothing_moves() -> None:
    assert with_a_giant("Molten Giant", [], "p1.hero") == (20 - 6, 0)
    assert with_a_giant("Molten Giant", [], "p2.hero") == (20, 0)


def test_a_bonus_ends_with_its_aura_where_only_cards_are_left_that_make_themselves_cheaper() -> None:
    assert with_a_giant("Molten Giant", ["Fallen Hero"], None) == (20, 1)
    assert with_a_giant("Molten Giant", ["Fallen Hero"], "Fallen Hero") == (20, 0)
