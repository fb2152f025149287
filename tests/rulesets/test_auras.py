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
