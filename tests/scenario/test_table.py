"""A scenario played action by action: forward, back along the journal, and following its document."""

from __future__ import annotations

import random
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.engine.decisions import DecisionKind
from playorder.engine.moves import Move, Step
from playorder.scenario.document import Scenario, load
from playorder.scenario.moving import answer_entry, with_names
from playorder.scenario.picking import keeping_all, with_pick
from playorder.scenario.reading import read_values
from playorder.scenario.report import result_entry
from playorder.scenario.run import run
from playorder.scenario.scripting import append, delete, script_of
from playorder.scenario.table import Table

PROGRAM = Program()
TOOLS = PROGRAM.tools()


def document(**fields: Any) -> dict[str, Any]:
    return {"format": "playorder/scenario", "version": 1, "players": [{}, {}], **fields}


def read(value: dict[str, Any]) -> Scenario:
    return read_values(value)[0]


def laid(value: dict[str, Any], *, ask: bool = False) -> Table:
    table = Table(read(value), TOOLS, ask=ask)
    table.play()
    return table


def facts(table: Table) -> dict[str, Any]:
    """All that can be told of what is on the table."""
    return result_entry(table.result, trace=True)


def fresh(value: dict[str, Any]) -> dict[str, Any]:
    return result_entry(run(read(value), TOOLS), trace=True)


JUGGLERS = document(
    players=[
        {
            "board": [{"id": "juggler", "card": "Knife Juggler"}, {"id": "second", "card": "Knife Juggler"}],
            "hand": [
                {"id": "a", "card": "Wisp"},
                {"id": "b", "card": "Wisp"},
                "Explosive Sheep",
                "Chillwind Yeti",
            ],
        },
        {"board": ["Wisp", {"id": "yeti", "card": "Chillwind Yeti"}, "Bloodfen Raptor"]},
    ],
    options={"ignore_mana": True},
    random={"seed": 3},
)


def test_an_appended_action_is_played_on_what_is_there() -> None:
    table = laid(JUGGLERS)
    game = table.result.game
    one = append(JUGGLERS, {"play": "a"})
    two = append(one, {"play": "Explosive Sheep"})

    for step in (one, two):
        table.sync(read(step))
        assert table.result.game is game, "nothing was built again"
        assert facts(table) == fresh(step)


def test_an_action_that_is_taken_back_leaves_no_trace() -> None:
    one = append(JUGGLERS, {"play": "a"})
    table = laid(append(one, {"play": "b"}))

    table.sync(read(one))
    assert facts(table) == fresh(one)
    table.sync(read(JUGGLERS))
    assert facts(table) == fresh(JUGGLERS)


def test_another_board_is_built_anew() -> None:
    table = laid(JUGGLERS)
    game = table.result.game
    other = {**JUGGLERS, "turn": 3}

    table.sync(read(other))

    assert table.result.game is not game
    assert facts(table) == fresh(other)


def test_a_refused_action_stops_the_script_and_mending_it_goes_on() -> None:
    wrong = append(append(JUGGLERS, {"play": "a"}), {"attack": "yeti", "target": "juggler"})
    table = laid(append(wrong, {"play": "b"}))
    assert "NOT_YOURS" in table.result.error
    assert table.result.error_action == 1
    assert table.done == 1

    mended = append(append(JUGGLERS, {"play": "a"}), {"play": "b"})
    table.sync(read(mended))

    assert table.result.error == ""
    assert facts(table) == fresh(mended)


def test_checks_after_an_action_look_at_the_state_as_it_was_then() -> None:
    value = append(append(JUGGLERS, {"play": "a"}), {"play": "b"})
    value["expect"] = [
        {"player": "p1", "hand_count": 4, "after": 0},
        {"player": "p1", "hand_count": 3, "after": 1},
        {"player": "p1", "hand_count": 2},
        {"count": {"kind": "sequence"}, "is": 1, "after": 1},
    ]

    table = laid(value)

    assert [check.ok for check in table.result.checks] == [True] * 4


@pytest.mark.parametrize("number", range(12))
def test_any_way_through_a_script_ends_like_a_run_from_the_start(number: int) -> None:
    """Random edits of the script, each shown to the same table."""
    source = random.Random(number)
    value = JUGGLERS
    table = laid(value)
    for _ in range(12):
        script = script_of(value)
        if script and source.random() < 0.4:
            value = delete(value, source.randrange(len(script)))
        elif source.random() < 0.3:
            value = {
                **value,
                "random": {
                    "seed": 3,
                    "picks": [{"source": "juggler", "pick": source.choice(("yeti", 0, 1))}],
                },
            }
        else:
            moves = [
                offer.move
                for i in range(3, len(table.result.game.entities))
                for offer in table.moves.offers(i)
                if offer.refused is None
            ]
            move = source.choice([*moves, Move("end_turn")])
            need = table.moves.need(move)
            if need is not None and need.step is Step.PLACE:
                move = Move(move.verb, move.entity, place=source.randrange(need.count))
            elif need is not None:
                move = Move(move.verb, move.entity, targets=(source.choice(need.entities),))
            if table.result.error:
                continue
            value, entry = with_names(value, table.result, move)
            value = append(value, entry)
        table.sync(read(value))
        assert facts(table) == fresh(value)


def test_an_earlier_moment_can_be_asked_what_was_legal_then() -> None:
    value = append(append(JUGGLERS, {"attack": "juggler", "target": "yeti"}), {"play": "a"})
    table = laid(value)
    before = facts(table)
    wisp = table.result.names.ids["a"]

    (now,) = table.moves.offers(wisp)
    with table.at(1) as then:
        (offer,) = then.moves.offers(wisp)

    assert now.verb.name == "attack"
    assert (offer.verb.name, offer.refused) == ("play", None)
    assert facts(table) == before, "asking changes nothing"


def test_an_earlier_moment_with_an_open_choice_still_has_its_question() -> None:
    table = laid(append(DISCOVER, {"pick": 0}))
    assert table.question is None

    with table.at(1) as then:
        assert then.question is not None
        assert then.question.reason == "discover"

    assert table.question is None


# --- chance that is asked for ------------------------------------------------------------------------------------


def test_a_random_decision_can_be_asked_for_and_its_answer_becomes_a_pick() -> None:
    value = append(JUGGLERS, {"play": "a"})
    table = laid(value, ask=True)
    asked = []

    while table.asks:
        question = table.question
        assert question is not None
        assert question.kind is DecisionKind.RANDOM
        asked.append(table.result.labels[question.source])
        yeti = table.result.names.ids["yeti"]
        value = with_pick(table, value, len(table.taken), question.candidates.index(yeti))
        table.sync(read(value))

    assert asked == ["juggler", "second"]
    assert value["random"]["picks"] == [
        {"source": "juggler", "pick": "yeti"},
        {"source": "second", "pick": "yeti"},
    ]
    assert table.done == 1
    assert table.result.game.entities[table.result.names.ids["yeti"]].damage == 2
    assert facts(table) == fresh(value), "without asking, the document runs the same way"


def test_shuffling_is_left_to_the_seed_even_when_asking() -> None:
    table = laid(document(start="game", players=[{"deck": ["Wisp"] * 9}] * 2), ask=True)

    assert table.question is not None
    assert table.question.reason == "mulligan"


# --- choices -----------------------------------------------------------------------------------------------------

DISCOVER = document(
    players=[{"hand": [{"id": "jeweled", "card": "Jeweled Scarab"}, {"id": "wisp", "card": "Wisp"}]}, {}],
    script=[{"play": "jeweled"}],
)


def test_a_choice_is_answered_by_an_action_and_can_be_taken_back() -> None:
    table = laid(DISCOVER)
    question = table.question
    assert question is not None
    assert question.reason == "discover"
    last = table.result.labels

    chosen = append(*answer_entry(DISCOVER, table.result, question, [2]))
    table.sync(read(chosen))
    assert table.question is None
    assert facts(table) == fresh(chosen)

    table.sync(read(DISCOVER))
    assert table.question is not None
    assert table.result.labels == last
    assert facts(table) == fresh(DISCOVER)


def test_a_mulligan_names_the_cards_to_replace_or_none() -> None:
    value = document(start="game", players=[{"deck": ["Wisp", "Fireball", "Chillwind Yeti"] * 3}] * 2)
    table = laid(value)
    question = table.question
    assert question is not None

    value = append(*answer_entry(value, table.result, question, [0, 2]))
    table.sync(read(value))
    second = table.question
    assert second is not None
    assert second.player != question.player
    value = append(*answer_entry(value, table.result, second, []))
    table.sync(read(value))

    assert table.question is None
    assert table.result.error == ""
    assert facts(table) == fresh(value)


# --- picks -------------------------------------------------------------------------------------------------------


def outcome(table: Table) -> list[tuple[int, int]]:
    return [(taken.decision.source, taken.candidate) for taken in table.taken]


def test_another_candidate_changes_that_decision_and_none_before_it() -> None:
    value = append(append(JUGGLERS, {"play": "a"}), {"play": "b"})
    table = laid(value)
    before = outcome(table)
    assert len(before) == 4

    for number in range(4):
        question = table.taken[number].decision
        other = (table.taken[number].candidate + 1) % len(question.candidates)
        changed = with_pick(table, value, number, other)
        again = laid(changed)
        assert outcome(again)[:number] == before[:number]
        assert again.taken[number].candidate == other


def test_a_pick_that_is_there_already_is_changed_in_its_place() -> None:
    value = append(
        {**JUGGLERS, "random": {"picks": ["yeti", {"source": "second", "pick": "p2.hero"}]}}, {"play": "a"}
    )
    table = laid(value)
    hero = table.taken[0].decision.candidates.index(table.result.names.ids["p2.hero"])

    first = with_pick(table, value, 0, hero)
    second = with_pick(table, value, 1, table.taken[1].candidate ^ 1)

    assert first["random"]["picks"][0] == "p2.hero"
    assert first["random"]["picks"][1] == {"source": "second", "pick": "p2.hero"}
    assert second["random"]["picks"][0] == "yeti"
    assert second["random"]["picks"][1]["pick"] != "p2.hero"


def test_all_decisions_can_be_kept_as_picks_so_that_the_seed_does_not_matter() -> None:
    value = append(append(JUGGLERS, {"play": "a"}), {"play": "b"})
    table = laid(value)

    kept = keeping_all(table, value)
    other_seed = {**kept, "random": {**kept["random"], "seed": 99}}

    assert outcome(laid(other_seed)) == outcome(table)


def test_moves_name_what_has_no_id_yet() -> None:
    table = laid(JUGGLERS)
    hand = table.result.game.players[1].hand

    value, entry = with_names(JUGGLERS, table.result, Move("play", hand[2], place=1))

    assert entry == {"play": "explosive-sheep", "position": 1}
    assert value["players"][0]["hand"][2] == {"id": "explosive-sheep", "card": "Explosive Sheep"}
    assert JUGGLERS["players"][0]["hand"][2] == "Explosive Sheep", "the old document is as it was"
    assert run(read(append(value, entry)), TOOLS).error == ""


def test_every_scenario_of_the_gallery_can_be_taken_back_and_played_again() -> None:
    """A sample: the last action off and on again gives what the run from the start gives."""
    from playorder.paths import assets_folder

    files = sorted((assets_folder() / "gallery").rglob("*.scenario.json"))
    scenarios = [scenario for file in files for scenario in load(file) if len(scenario.script) > 1]
    for scenario in random.Random(1).sample(scenarios, 60):
        table = Table(scenario, TOOLS)
        table.play()
        whole = facts(table)
        value = scenario.data
        table.sync(read({**value, "script": value["script"][:-1]}))
        table.sync(scenario)
        assert facts(table) == whole, scenario.title


def test_the_next_document_may_be_of_another_game() -> None:
    table = laid(JUGGLERS)
    duel = document(ruleset="wowtcg", script=[{"end_turn": True}], expect=[{"player": "p2", "hand_count": 1}])
    table.sync(read(duel))
    assert table.result.ok
    assert table.question is None, "priority is no question: whoever has it acts"
    table.sync(read(JUGGLERS))
    assert facts(table) == fresh(JUGGLERS)
