"""Where numbers come from is told step by step, and the last step is the number itself."""

from __future__ import annotations

from typing import Any

import pytest

from playorder.assembly import Program
from playorder.paths import assets_folder
from playorder.rulesets.hearthstone.entities import Entity
from playorder.rulesets.hearthstone.origins import OriginKind, origins
from playorder.scenario.document import load
from playorder.scenario.editing.templates import empty_document
from playorder.scenario.reading import read_scenario
from playorder.scenario.run import run

PROGRAM = Program()


def board_of(*board: Any) -> list[Any]:
    """The views of the first player's minions."""
    document = {**empty_document(), "players": [{"board": list(board)}, {}]}
    view = run(read_scenario(document, "$", "", 0), PROGRAM.tools()).board_at(None)
    return list(next(zone for zone in view.players[0].zones if zone.name == "board").entities)


@pytest.mark.parametrize(
    "path", sorted(assets_folder().glob("gallery/0[2-6]*/*.json")), ids=lambda path: path.stem
)
def test_the_last_step_is_what_the_entity_has_now(path: Any) -> None:
    for scenario in load(path):
        if scenario.ruleset != "hearthstone":
            continue
        game = run(scenario, PROGRAM.tools(), record=False).game
        for entity in game.entities:
            if isinstance(entity, Entity) and (entity.enchantments or entity.aura_effects):
                last = origins(game, entity)[-1]
                assert (last.attack, last.health) == (entity.attack, entity.max_health), entity.card.name


def test_base_enchantment_and_aura_stand_in_the_order_in_which_they_are_reckoned() -> None:
    wisp = board_of(
        {"card": "Wisp", "attack": 3, "attach": [{"attack": 2, "health": 1}]}, "Stormwind Champion"
    )[0]
    steps = [(step.kind, step.name, step.attack, step.health) for step in wisp.origins]
    assert steps == [
        (OriginKind.BASE.value, "Wisp", 3, 1),
        (OriginKind.ENCHANTMENT.value, "Plain statistics", 5, 2),
        (OriginKind.AURA.value, "Stormwind Champion", 6, 3),
    ]


def test_what_is_as_printed_has_no_steps_to_tell() -> None:
    assert board_of("Wisp")[0].origins == ()


def test_triggers_of_the_card_and_of_its_enchantments_are_listed() -> None:
    scientist, juggler = board_of({"card": "Mad Scientist", "attach": ["Ancestral Spirit"]}, "Knife Juggler")
    assert [(one.event, one.bringer) for one in scientist.listens] == [
        ("Deathrattle", ""),
        ("Deathrattle", "Ancestral Spirit"),
    ]
    assert [one.name for one in juggler.listens] == ["throw a knife"]


def test_a_silenced_minion_listens_to_nothing() -> None:
    assert board_of({"card": "Knife Juggler", "keywords": ["silenced"]})[0].listens == ()
