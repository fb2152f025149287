"""Editions are tables of switches: each switch turns one behaviour over, and only that."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest
from small_documents import run_document

from playorder.assembly import Program
from playorder.cards.switches import UnknownSwitch
from playorder.rulesets.hearthstone.editions import EDITIONS, SWITCHES, Rules, rules_of
from playorder.scenario.errors import ScenarioError
from playorder.scenario.reading import read_values
from playorder.scenario.run import RunResult

ROOT = Path(__file__).resolve().parents[2]
NAMES = [switch.name for switch in SWITCHES]

FORCED_DEATHS = '''
"""Made up for these tests: a spell with a forced death in the middle, and a deathrattle that shows when it runs."""

from playorder.rulesets.hearthstone.api import AddCard, CardDef, Destroy, Draw, ForcedDeaths, TARGET

SPELL = CardDef("EX1_014t", spell=(Destroy(TARGET), ForcedDeaths(), AddCard("GAME_005")))
DYING = CardDef("EX1_096", deathrattle=Draw())
'''


@pytest.fixture(scope="module")
def program() -> Program:
    return Program()


@pytest.fixture(scope="module")
def program_with_forced_deaths(tmp_path_factory: pytest.TempPathFactory) -> Program:
    folder = tmp_path_factory.mktemp("plugins") / "forced"
    folder.mkdir()
    (folder / "plugin.toml").write_text('name = "forced"\nversion = "1.0"\napi = 1\n', "utf-8")
    (folder / "neutral.py").write_text(FORCED_DEATHS, "utf-8")
    return Program(folder.parent)


def on_and_off(program: Program, switch: str, **fields: Any) -> tuple[RunResult, RunResult]:
    """The same document with a switch on and off, all else as in 2016-03."""
    results = tuple(run_document(program, **fields, rules={switch: value}) for value in (True, False))
    for result in results:
        assert not result.error, result.error
    return results[0], results[1]


def entity(result: RunResult, name: str) -> Any:
    found = result.names.find(name)
    assert found is not None, name
    return found


def places(result: RunResult, *patterns: dict[str, str]) -> list[int]:
    """Where the first node of each pattern is in the timeline; fields of source go by the document's ids."""
    found = []
    for pattern in patterns:
        for node in result.nodes:
            values = {"kind": node.kind, "label": node.label, "source": None}
            if node.source is not None:
                values["source"] = getattr(result.game.entities[node.source], "key", "")
            if all(values[key] == wanted for key, wanted in pattern.items()):
                found.append(node.id)
                break
        else:
            pytest.fail(f"no node {pattern}")
    return found


# --- the table -----------------------------------------------------------------------------------------------


def test_every_switch_is_a_rule_of_the_game_and_none_is_missing() -> None:
    assert [field.name for field in dataclasses.fields(Rules)] == NAMES
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_a_switch_says_what_it_means_where_it_stands_and_how_each_edition_has_it(switch: Any) -> None:
    assert re.fullmatch(r"[a-z][a-z_]+", switch.name)
    assert switch.explanation.endswith(".")
    assert re.match(r"00[0-3]:\S", switch.rule)
    assert set(switch.editions) == set(EDITIONS)


def test_the_first_edition_is_the_default_everywhere() -> None:
    assert rules_of(EDITIONS[0]) == Rules()
    data = {"format": "playorder/scenario", "version": 1, "players": [{}, {}]}
    assert read_values(data)[0].edition == EDITIONS[0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_the_column_of_the_table(edition: str) -> None:
    rules = rules_of(edition)
    assert {switch.name: getattr(rules, switch.name) for switch in SWITCHES} == {
        switch.name: switch.editions[edition] for switch in SWITCHES
    }


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_override_changes_that_switch_and_no_other(edition: str, name: str) -> None:
    before = rules_of(edition)
    after = rules_of(edition, {name: not getattr(before, name)})
    changed = [other for other in NAMES if getattr(before, other) != getattr(after, other)]
    assert changed == [name]


def test_unknown_editions_and_switches_are_refused_with_what_is_known() -> None:
    with pytest.raises(UnknownSwitch, match=r"2014-01.*2016-03"):
        rules_of("2014-01")
    with pytest.raises(UnknownSwitch, match=r"dominant_players.*dominant_player"):
        rules_of("2016-03", {"dominant_players": True})


def test_a_document_names_the_place_of_what_is_unknown(program: Program) -> None:
    with pytest.raises(ScenarioError) as edition:
        run_document(program, edition="2014-01")
    assert edition.value.path == "$.edition"
    assert "2015-08" in edition.value.right
    with pytest.raises(ScenarioError) as switch:
        run_document(program, rules={"dominant": True})
    assert switch.value.path.startswith("$.rules")
    assert "dominant_player" in switch.value.right


UNREAD: set[str] = set()
"""Known to be asked by nothing: Powermace (GVG_036) reaches the mortally wounded in both editions."""


def test_every_switch_is_read_by_some_rule_or_card() -> None:
    text = "\n".join(
        path.read_text("utf-8") for top in ("app", "plugins") for path in (ROOT / top).rglob("*.py")
    )
    unread = {name for name in NAMES if not re.search(rf"\brules\.{name}\b", text)}
    assert unread <= UNREAD


def test_the_era_of_the_cards_follows_the_edition(program: Program) -> None:
    assert run_document(program, edition="2015-08").game.catalogue.edition == "2015-08"
    assert run_document(program).game.catalogue.edition == "2016-03"


# --- each switch in a scenario -------------------------------------------------------------------------------


def test_dominant_player(program: Program) -> None:
    note = {"on": "turn_end", "do": [{"armor": 1}]}
    on, off = on_and_off(
        program, "dominant_player",
        players=[
            {"board": [{"id": "younger", "card": "Wisp", "triggers": [note]}]},
            {"board": [{"id": "older", "card": "Wisp", "triggers": [note]}]},
        ],
        play_order=["older", "younger"],
        script=[{"end_turn": True}],
    )  # fmt: skip
    nodes = ({"kind": "trigger", "source": "older"}, {"kind": "trigger", "source": "younger"})
    older, younger = places(on, *nodes)
    assert younger < older
    older, younger = places(off, *nodes)
    assert older < younger


def test_dominant_player_off_makes_one_queue_of_two(program: Program) -> None:
    note = {"on": "turn_end", "do": [{"armor": 1}]}
    sides = [{"board": [{"card": "Wisp", "triggers": [note]}]} for _ in range(2)]
    on, off = on_and_off(program, "dominant_player", players=sides, script=[{"end_turn": True}])
    lengths = [[len(node.queue) for node in result.nodes if node.kind == "queue"] for result in (on, off)]
    assert lengths == [[1, 1], [2]]


def test_forced_death_runs_death_phase(program_with_forced_deaths: Program) -> None:
    on, off = on_and_off(
        program_with_forced_deaths, "forced_death_runs_death_phase",
        players=[
            {"board": [{"id": "dying", "card": "Loot Hoarder"}], "hand": [{"id": "spell", "card": "EX1_014t"}],
             "deck": ["Wisp"]},
            {},
        ],
        script=[{"play": "spell", "target": "dying"}],
        expect=[{"player": "p1", "hand": ["Wisp", "The Coin"]}],
    )  # fmt: skip
    assert on.ok
    assert off.ok
    nodes = (
        {"kind": "trigger", "source": "dying"},
        {"kind": "effect", "label": "AddCard", "source": "spell"},
    )
    deathrattle, coin = places(on, *nodes)
    assert deathrattle < coin
    deathrattle, coin = places(off, *nodes)
    assert coin < deathrattle


def test_all_characters_damage_skips_dying(program: Program) -> None:
    dying = {"card": "Abomination", "damage": 4}
    board = [{"id": "acolyte", "card": "Acolyte of Pain", "damage": 2}, dying, dying]
    on, off = on_and_off(
        program, "all_characters_damage_skips_dying",
        players=[{"board": board, "deck": ["Wisp"] * 5}, {"deck": ["Wisp"]}],
        script=[{"end_turn": True}],
    )  # fmt: skip
    assert len(on.game.players[1].hand) == 1
    assert len(off.game.players[1].hand) == 2


def test_force_played_is_oldest(program: Program) -> None:
    on, off = on_and_off(
        program, "force_played_is_oldest",
        players=[
            {"board": [{"id": "bot", "card": "Alarm-o-Bot"}, {"id": "old", "card": "Wisp"}],
             "hand": [{"id": "new", "card": "Chillwind Yeti"}], "deck": ["Wisp"]},
            {"deck": ["Wisp"]},
        ],
        active="p2",
        script=[{"end_turn": True}],
        expect=[{"entity": "new", "zone": "play"}, {"entity": "bot", "zone": "hand"}],
    )  # fmt: skip
    assert on.ok
    assert off.ok
    assert entity(on, "new").order < entity(on, "p1.hero").order
    assert entity(off, "new").order > entity(off, "old").order


def test_greedy_combat_queues(program: Program) -> None:
    """What becomes valid while the attack is prepared joins a greedy queue, and no other."""
    hurt = {"on": "proposed_attack", "if": "friendly", "do": [{"damage": 1, "to": "friendly_minions"}]}
    late = {"on": "proposed_attack", "if": ["friendly", "damaged"], "do": [{"armor": 3}]}
    on, off = on_and_off(
        program, "greedy_combat_queues",
        players=[
            {"board": [{"id": "late", "card": "Chillwind Yeti", "triggers": [late]},
                       {"id": "hurt", "card": "Chillwind Yeti", "triggers": [hurt]}]},
            {},
        ],
        script=[{"attack": "hurt", "target": "p2.hero"}],
    )  # fmt: skip
    assert entity(on, "p1.hero").armor == 3
    assert entity(off, "p1.hero").armor == 0


def test_one_target_phase(program: Program) -> None:
    answer = {"on": "target", "do": [{"armor": 1}]}
    on, off = on_and_off(
        program, "one_target_phase",
        players=[
            {"board": [{"id": "y", "card": "Chillwind Yeti", "triggers": [answer]}],
             "hand": [{"id": "banana", "card": "EX1_014t"}]},
            {},
        ],
        script=[{"play": "banana", "target": "y"}],
        expect=[{"entity": "y", "attack": 5, "health": 6}],
    )  # fmt: skip
    assert on.ok
    assert off.ok
    assert [sum(node.label == "Target" for node in result.nodes) for result in (on, off)] == [1, 2]


def test_overload_on_play(program: Program) -> None:
    on, off = on_and_off(
        program, "overload_on_play",
        players=[{"hand": [{"id": "bolt", "card": "Lightning Bolt"}]}, {}],
        script=[{"play": "bolt", "target": "p2.hero"}],
        expect=[{"player": "p1", "owed": 1}],
    )  # fmt: skip
    assert on.ok
    assert off.ok
    nodes = ({"kind": "event", "label": "overload"}, {"kind": "phase", "label": "Spell Text"})
    overload, text = places(on, *nodes)
    assert overload < text
    overload, text = places(off, *nodes)
    assert text < overload


def test_replay_clears_destroy_mark(program: Program) -> None:
    marked = {"id": "m", "card": "Chillwind Yeti", "tags": {"TO_BE_DESTROYED": 1}}
    on, off = on_and_off(
        program, "replay_clears_destroy_mark", players=[{"hand": [marked]}, {}], script=[{"play": "m"}]
    )
    assert entity(on, "m").zone.value == "play"
    assert entity(off, "m").zone.value == "graveyard"


def test_enrage_is_first(program: Program) -> None:
    """An attack that was set stays set under enrage in 2016-03; off, the enrage comes after it."""
    humble = {"on": "turn_end", "if": "friendly", "do": [{"set": "self", "attack": 1}]}
    on, off = on_and_off(
        program, "enrage_is_first",
        players=[
            {"board": [{"id": "amani", "card": "Amani Berserker", "triggers": [humble]}], "deck": ["Wisp"]},
            {"board": [{"id": "w", "card": "Wisp"}], "deck": ["Wisp"]},
        ],
        script=[{"end_turn": True}, {"attack": "w", "target": "amani"}],
    )  # fmt: skip
    assert entity(on, "amani").attack == 1
    assert entity(off, "amani").attack == 4


def test_two_death_phases_exhaust(program: Program) -> None:
    """The attack kills an Abomination before it lands, and that the defender: two Death Phases."""
    burst = {"on": "proposed_attack", "if": "friendly", "do": [{"destroy": "adjacent"}]}
    on, off = on_and_off(
        program, "two_death_phases_exhaust",
        players=[
            {"board": [{"id": "a", "card": "Chillwind Yeti", "triggers": [burst]}, "Abomination"]},
            {"board": [{"id": "d", "card": "Wisp"}]},
        ],
        script=[{"attack": "a", "target": "d"}],
        expect=[{"entity": "d", "zone": "graveyard"}, {"count": {"kind": "phase", "label": "Combat"}, "is": 0},
                {"count": {"kind": "phase", "label": "Death"}, "is": 2}],
    )  # fmt: skip
    assert on.ok, on.checks
    assert off.ok, off.checks
    assert entity(on, "a").attacks == 1
    assert entity(off, "a").attacks == 0


TRIED = {name.removeprefix("test_") for name in globals() if name.removeprefix("test_") in NAMES}
LEFT_TO_CARDS = {
    "malorne_is_copied",
    "misdirection_overlooks_stealth",
    "powermace_skips_dying",
    "old_warsong",
}
"""Switches that one card reads for itself: tried where that card is."""


def test_every_switch_but_those_of_single_cards_is_tried_here() -> None:
    assert set(NAMES) == TRIED | LEFT_TO_CARDS
