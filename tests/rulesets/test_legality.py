"""Every named refusal can be met in a scenario: one small document each, whose last action is refused for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from small_documents import run_document

from playorder.assembly import Program
from playorder.rulesets.hearthstone.refusals import Refusal, Refused
from playorder.scenario.run import RunResult

CHOICE_CARD = '''
"""One card with options, so that the choice does not depend on the cards that ship."""

from playorder.rulesets.hearthstone.api import CardDef, Draw, Option

BOTH_WAYS = CardDef("EX1_160", choose=(Option("EX1_160a", Draw()), Option("EX1_160b", Draw())))
'''

MANIFEST = 'name = "options"\nversion = "1.0"\napi = 1\n'


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """A program with one plugin: Power of the Wild, drawing a card either way."""
    plugins = tmp_path_factory.mktemp("plugins")
    folder = plugins / "options"
    folder.mkdir()
    (folder / "plugin.toml").write_text(MANIFEST, "utf-8")
    (folder / "druid.py").write_text(CHOICE_CARD, "utf-8")
    return Program(plugins)


def side(**zones: Any) -> dict[str, Any]:
    return zones


ATTACK = {"attack": "a", "target": "p2.hero"}
PLAY = {"play": "c"}
PLAY_ON_D = {"play": "c", "target": "d"}


def attacking(defenders: Any = (), **attacker: Any) -> dict[str, Any]:
    """A Yeti `a` with these fields attacks the enemy hero, past these defenders."""
    yeti = {"id": "a", "card": "Chillwind Yeti", **attacker}
    return {"players": [side(board=[yeti]), side(board=list(defenders))], "script": [ATTACK]}


def aiming_at_d(defender: dict[str, Any], action: dict[str, Any]) -> dict[str, Any]:
    """A Yeti `a` on one side, `d` with these fields on the other."""
    return {
        "players": [
            side(board=[{"id": "a", "card": "Chillwind Yeti"}], hand=[{"id": "c", "card": "Polymorph"}]),
            side(board=[{"id": "d", "card": "Wisp", **defender}]),
        ],
        "script": [action],
    }


def holding(card: str, *, script: list[dict[str, Any]] | None = None, **zones: Any) -> dict[str, Any]:
    """Player 1 plays `c`, the only card in hand."""
    return {
        "players": [side(hand=[{"id": "c", "card": card}], **zones), {}],
        "script": [PLAY] if script is None else script,
    }


FIVE_SECRETS = ["Duplicate", "Ice Block", "Vaporize", "Counterspell", "Mirror Entity"]

CASES: dict[str, dict[str, Any]] = {
    "GAME_OVER": {"script": [{"concede": "p1"}, {"end_turn": True}]},
    "CHOICE_OPEN": {"start": "game", "players": [side(deck=["Wisp"] * 9)] * 2, "script": [{"end_turn": True}]},
    "NO_CHOICE_OPEN": {"script": [{"pick": 0}]},
    "UNKNOWN_PICK": {
        "start": "game", "players": [side(deck=["Wisp"] * 9)] * 2, "script": [{"pick": ["Fireball"]}],
    },
    "NOT_IN_HAND": holding("Wisp", script=[PLAY, PLAY]),
    "NOT_ENOUGH_MANA": {**holding("Chillwind Yeti", mana={"crystals": 3}), "options": {}},
    "BOARD_FULL": holding("Wisp", board=["Wisp"] * 7),
    "SECRET_LIMIT": holding("Spellbender", secrets=FIVE_SECRETS),
    "SECRET_TWICE": holding("Duplicate", secrets=["Duplicate"]),
    "NEEDS_TARGET": holding("Fireball"),
    "TAKES_NO_TARGET": holding("Wisp", script=[{"play": "c", "target": "p2.hero"}]),
    "ILLEGAL_TARGET": holding("Polymorph", script=[{"play": "c", "target": "p2.hero"}]),
    "NEEDS_CHOICE": holding("Power of the Wild"),
    "UNKNOWN_CHOICE": holding("Power of the Wild", script=[{"play": "c", "choose": 2}]),
    "NO_MINION_THERE": holding("Deadly Shot"),
    "NO_WEAPON": holding("Deadly Poison"),
    "CONDITION": holding("Resurrect"),
    "NOT_YOURS": aiming_at_d({}, {"attack": "d", "target": "a"}),
    "NOT_IN_PLAY": holding("Wisp", script=[{"attack": "c", "target": "p2.hero"}]),
    "CANT_ATTACK": attacking(keywords=["cant_attack"]),
    "NO_ATTACK": attacking(attack=0),
    "EXHAUSTED": attacking(exhausted=True),
    "NO_ATTACKS_LEFT": attacking(attacks_this_turn=1),
    "FROZEN": attacking(keywords=["frozen"]),
    "TAUNT": attacking(["Sen'jin Shieldmasta"]),
    "STEALTH": aiming_at_d({"keywords": ["stealth"]}, {"attack": "a", "target": "d"}),
    "IMMUNE": aiming_at_d({"keywords": ["immune"]}, {"attack": "a", "target": "d"}),
    "CANT_ATTACK_HEROES": attacking(keywords=["cant_attack_heroes"]),
    "OWN_SIDE": aiming_at_d({}, {"attack": "a", "target": "p1.hero"}),
    "POWER_USED": {"script": [{"hero_power": True, "target": "p2.hero"}] * 2},
    "NO_POWER": {"players": [side(hero="LOEA07_01"), {}], "script": [{"hero_power": True}]},
    "NOT_A_CARD": holding("HERO_01"),
}  # fmt: skip
"""By the refusal's name. The last action of the script is the one that is refused."""


def refusal_of(result: RunResult) -> str | None:
    """The name of the refusal that stopped a run, from the message that people see."""
    found = re.search(r"is refused: .+ \((\w+)\)$", result.error)
    return None if found is None else found[1]


def test_every_refusal_has_its_case() -> None:
    assert set(CASES) == {refusal.name for refusal in Refusal}


@pytest.mark.parametrize("name", CASES)
def test_the_action_is_refused_for_the_named_reason(name: str, program: Program) -> None:
    result = run_document(program, **CASES[name])
    assert refusal_of(result) == name, result.error
    assert result.error_action == len(CASES[name]["script"]) - 1
    assert not result.ok


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_that_is_expected_lets_the_run_go_on(name: str, program: Program) -> None:
    last = len(CASES[name]["script"]) - 1
    result = run_document(program, **CASES[name], expect=[{"illegal": last}])
    assert result.ok, (result.error, result.checks)


@pytest.mark.parametrize("name", CASES)
def test_a_refused_action_changes_nothing(name: str, program: Program) -> None:
    case = CASES[name]
    without = run_document(program, **{**case, "script": case["script"][:-1]})
    refused = run_document(program, **case)
    assert len(refused.game.state.journal) == len(without.game.state.journal)


def test_what_is_legal_is_not_refused(program: Program) -> None:
    for case in (
        attacking(),
        attacking(["Wisp"]),
        attacking(keywords=["charge"], exhausted=True),
        attacking(keywords=["windfury"], attacks_this_turn=1),
        aiming_at_d({}, PLAY_ON_D),
        aiming_at_d({"keywords": ["taunt", "stealth"]}, ATTACK),
        {**holding("Chillwind Yeti", mana={"crystals": 4}), "options": {}},
        holding("Power of the Wild", script=[{"play": "c", "choose": 1}]),
        holding("Deadly Poison", weapon="Fiery War Axe"),
        holding("Spellbender", secrets=FIVE_SECRETS[:4]),
    ):
        result = run_document(program, **case)
        assert result.ok, (case, result.error)


def test_a_choice_may_be_named_by_card_or_index(program: Program) -> None:
    for choose in (0, "EX1_160a", "EX1_160b"):
        result = run_document(
            program, **holding("Power of the Wild", deck=["Wisp"], script=[{"play": "c", "choose": choose}])
        )
        assert result.ok, result.error
        assert len(result.game.players[1].hand) == 1


def test_every_sentence_is_whole_with_its_name_filled_in() -> None:
    for refusal in Refusal:
        sentence = str(Refused(refusal, "Wisp"))
        assert "{" not in sentence
        assert ("Wisp" in sentence) == ("{0}" in refusal.value)


def test_no_code_raises_a_refusal_that_does_not_exist() -> None:
    app = Path(__file__).resolve().parents[2] / "app"
    used: set[str] = set()
    for path in app.rglob("*.py"):
        text = path.read_text("utf-8")
        if "wowtcg.refusals" not in text and "wowtcg" not in path.parts:
            used.update(re.findall(r"\bRefusal\.([A-Z_]+)\b", text))
    assert used == {refusal.name for refusal in Refusal}
