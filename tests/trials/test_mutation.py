"""The mutation check: a scenario that proves something kills the blank card, one that proves nothing does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.cards.definition import Aura, CardDef, Enchant, Option, Trigger
from playorder.cli import mutation as verb
from playorder.cli.main import main
from playorder.rulesets.hearthstone.api import SELF, Attach, Deal, Draw, both, enemy, friendly
from playorder.scenario.document import Scenario
from playorder.scenario.reading import read_values
from playorder.trials.mutation import Verdict, uses_of, verdicts
from playorder.trials.parts import WHOLE, mutants


@pytest.fixture(scope="module")
def program() -> Program:
    return Program()


def scenario(title: str, card: str, expect: list[dict[str, Any]], **target: str) -> Scenario:
    document = {
        "format": "playorder/scenario", "version": 1, "title": title, "options": {"ignore_mana": True},
        "players": [{"hand": [{"id": "card", "card": card}]}, {"board": [{"id": "yeti", "card": "Chillwind Yeti"}]}],
        "script": [{"play": "card", **target}],
        "expect": expect,
    }  # fmt: skip
    return read_values(document)[0]


def tried(program: Program, card: str, *scenarios: Scenario, each_part: bool = False) -> list[Verdict]:
    definition = program.plugins.definition(card)
    assert definition is not None
    users = uses_of(scenarios, program.tools()).by_card.get(card, ())
    return verdicts(definition, [scenarios[i] for i in users], program.tools(), each_part=each_part)


BURNS = scenario("it burns", "Fireball", [{"player": "p2", "hero_health": 24}], target="p2.hero")
ONLY_LEAVES = scenario("it leaves the hand", "Fireball", [{"player": "p1", "hand": []}], target="p2.hero")
FIREBALL = "CS2_029"


def test_a_blank_card_is_killed_by_a_scenario_that_shows_what_it_does(program: Program) -> None:
    assert tried(program, FIREBALL, ONLY_LEAVES, BURNS) == [Verdict(FIREBALL, WHOLE, 2, "it burns")]


def test_a_blank_card_survives_a_scenario_that_proves_nothing(program: Program) -> None:
    (verdict,) = tried(program, FIREBALL, ONLY_LEAVES)
    assert verdict.survives
    assert verdict.tried == 1


def test_a_card_that_no_scenario_uses_survives(program: Program) -> None:
    assert tried(program, FIREBALL) == [Verdict(FIREBALL, WHOLE, 0, "")]


def test_a_scenario_that_fails_as_it_is_is_told_and_not_used(program: Program) -> None:
    wrong = scenario("it heals", "Fireball", [{"player": "p2", "hero_health": 36}], target="p2.hero")
    uses = uses_of([wrong, BURNS], program.tools())
    assert uses.broken == [wrong]
    assert uses.by_card[FIREBALL] == (1,)


def test_a_part_survives_where_only_the_other_part_is_shown(program: Program) -> None:
    arrow = scenario("3 damage", "Quick Shot", [{"entity": "yeti", "damage": 3}], target="yeti")
    found = tried(program, "BRM_013", arrow, each_part=True)
    assert [verdict.missing for verdict in found if verdict.survives] == ["spell, effect 2 (If)"]


def named(definition: CardDef) -> list[str]:
    return [mutant.missing for mutant in mutants(definition)]


def test_every_part_of_a_script_is_left_out_once() -> None:
    trigger = Trigger("turn_end", both(friendly, enemy), Draw(), "look", when=friendly)
    card = CardDef("X", battlecry=(Deal(1, SELF), Draw()), triggers=[trigger], auras=[Aura(SELF, attack=1)])
    assert named(card) == [
        WHOLE,
        "battlecry",
        "battlecry, effect 1 (Deal)",
        "battlecry, effect 2 (Draw)",
        "trigger 1 “look”",
        "trigger 1 “look”, queue condition “it is the same player's event”",
        "trigger 1 “look”, queue condition “it is the other player's event”",
        "trigger 1 “look”, trigger condition “it is the same player's event”",
        "aura 1",
    ]


def test_the_numbers_of_an_enchantment_are_parts() -> None:
    card = CardDef("X", enchant=Enchant(attack=2, keywords=("taunt", "charge"), until="end_of_turn"))
    assert named(card) == [WHOLE, "enchant, attack", "enchant, until", "enchant, taunt", "enchant, charge"]


def test_a_script_of_one_part_is_only_tried_whole() -> None:
    assert named(CardDef("X", spell=Draw())) == [WHOLE]


def test_the_blank_card_keeps_its_options_so_that_it_can_still_be_played() -> None:
    card = CardDef("X", choose=(Option("Xa", Draw()), Option("Xb", Attach("Xe", SELF))))
    blank, first, second = mutants(card)
    assert [option.effects for option in blank.definition.choose] == [(), ()]
    assert [option.card for option in first.definition.choose] == ["Xa", "Xb"]
    assert [len(option.effects) for option in first.definition.choose] == [0, 1]
    assert [len(option.effects) for option in second.definition.choose] == [1, 0]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "one.scenario.json").write_text(
        json.dumps({"scenarios": [BURNS.data, ONLY_LEAVES.data]}), encoding="utf-8"
    )
    return tmp_path


def test_the_verb_lists_the_survivors(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mutation", str(folder), "--card", "Fireball", "--card", "Arcane Shot"]) == verb.SOME_SURVIVE
    out = capsys.readouterr().out.splitlines()
    assert out == [
        "survives  CORE     DS1_185      Arcane Shot: the whole script; no scenario uses it",
        "2 cards, 2 mutants, 1 survive",
    ]


def test_the_verb_is_content_when_every_card_is_shown(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["mutation", str(folder), "--card", "Fireball", "--json"]) == verb.ALL_NOTICED
    assert json.loads(capsys.readouterr().out) == {"mutants": 1, "survivors": [], "broken": []}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--card", "Firebal"], "Fireball"),
        (["--card", "Wisp"], "no plugin has a script for CS2_231"),
        (["--set", "NONE"], "no scripted card is like that"),
    ],
)
def test_cards_that_cannot_be_tried_are_told(
    words: list[str], told: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["mutation", str(folder), *words]) == verb.INVALID
    assert told in capsys.readouterr().err


def test_a_folder_without_scenarios_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mutation", str(tmp_path)]) == verb.INVALID
    assert "no scenario in" in capsys.readouterr().err
