"""What the World of Warcraft TCG answers: every reason has a run that produces it, and the answers fit the chain."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from timeline_cases import gallery_cases

from playorder.assembly import Program
from playorder.cli.main import main
from playorder.rulesets.wowtcg.account import NUMBERS, account, accounts
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.reasons import Reason
from playorder.rulesets.wowtcg.statistics import attack_of, defense_of, health_of, strike_cost_of
from playorder.scenario.asking.answers import Answer
from playorder.scenario.asking.questions import Questions
from playorder.scenario.run import RunResult, run
from playorder.timeline.rules import rule

Case = Callable[[str], RunResult]
Play = Callable[..., RunResult]

GRAYSON: dict[str, Any] = {"id": "gray", "card": "Lord Grayson Shadowbreaker"}
GUARD: dict[str, Any] = {"id": "guard", "card": "Gate Guard"}
BRIGG: dict[str, Any] = {"id": "brigg", "card": "Brigg"}
HUR = "Hur Shieldsmasher"
ATTACK = {"propose": "gray", "target": "p2.hero"}
VALUES = {"attack": attack_of, "health": health_of, "defense": defense_of, "strike": strike_cost_of}


@pytest.fixture(scope="module")
def play(run_of: Play) -> Play:
    """Runs a document of two sides and a script."""
    return partial(run_of, ruleset="wowtcg", options={})


@pytest.fixture(scope="module")
def wow_runs(program: Program) -> list[RunResult]:
    scenarios = [scenario for scenario in gallery_cases().values() if scenario.ruleset == "wowtcg"]
    return [run(scenario, program.tools()) for scenario in scenarios]


def asked(result: RunResult) -> Questions:
    questions = result.questions()
    assert questions is not None
    return questions


def entity_of(result: RunResult, name: str) -> int:
    found = result.names.find(name)
    assert found is not None
    number: int = found.id
    return number


def ask(result: RunResult, name: str, label: str, place: int = 0) -> Answer:
    """The one answer to why a card did nothing at one of the events of a kind."""
    events = [node.id for node in result.nodes if node.kind == "event" and node.label == label]
    (answer,) = asked(result).why_not(entity_of(result, name), events[place])
    return answer


def test_what_did_trigger_says_so_with_its_way_over_the_chain(case: Case) -> None:
    result = case("wowtcg/067")
    answer = ask(result, "gray", "exhausted")
    assert answer.reason is None
    kinds = [result.nodes[shown.node].kind for shown in answer.evidence]
    assert kinds == ["trigger", "link_added", "link_resolved"]


def test_its_condition_did_not_hold_with_the_values_that_it_read(case: Case) -> None:
    result = case("wowtcg/066")
    answer = ask(result, "brigg", "dealt_damage")
    assert answer.reason is Reason.CONDITION
    assert "something that was damaged before" in answer.words
    assert any(asked(result).told(reading).startswith("Gate Guard's ") for reading in answer.readings)


def test_there_was_no_legal_target(case: Case) -> None:
    answer = ask(case("wowtcg/077"), "hur", "entered_play")
    assert answer.reason is Reason.NO_TARGET
    assert answer.rule == "001:708.2"


def test_it_was_not_in_play(play: Play) -> None:
    result = play({"allies": [GRAYSON], "hand": [{**GRAYSON, "id": "other"}]}, {}, ATTACK)
    answer = ask(result, "other", "exhausted")
    assert answer.reason is Reason.NOT_IN_PLAY
    assert "in the hand" in answer.words


def test_it_entered_play_later(play: Play) -> None:
    hand = [{"id": "first", "card": HUR}, {"id": "second", "card": HUR}]
    result = play({"hand": hand, "resources": 8}, {}, {"play": "first"}, {"play": "second"})
    answer = ask(result, "second", "entered_play")
    assert answer.reason is Reason.ENTERED_LATER
    assert answer.evidence


def test_it_had_lost_its_powers(play: Play) -> None:
    sword = {"equipment": ["Greatsword of Horrid Dreams"]}
    result = play({"hand": [{"id": "hur", "card": HUR}], "resources": 8}, sword, {"play": "hur"})
    assert ask(result, "hur", "entered_play").reason is Reason.NO_POWERS


def test_its_effect_was_interrupted(play: Play) -> None:
    result = play(
        {"allies": [GRAYSON]},
        {"allies": [BRIGG], "hand": [{"id": "fire", "card": "Fire Blast"}], "resources": 5},
        ATTACK, {"choose": "brigg", "for": "gray"}, {"play": "fire", "targets": ["brigg"]},
    )  # fmt: skip
    answer = ask(result, "gray", "exhausted")
    assert answer.reason is Reason.INTERRUPTED
    assert "all its targets are illegal" in answer.words
    assert result.nodes[answer.evidence[-1].node].kind == "link_interrupted"


def test_the_game_was_over_before_its_turn_came(play: Play) -> None:
    result = play({"allies": [GRAYSON]}, {}, ATTACK, {"choose": "p1.hero", "for": "gray"}, {"concede": "p2"})
    assert ask(result, "gray", "exhausted").reason is Reason.NOT_REACHED


def test_nothing_of_the_kind_happened_and_nothing_waits(play: Play) -> None:
    result = play(
        {"allies": [GUARD]},
        {},
        {"propose": "guard", "target": "p2.hero"},
    )
    turn = next(node.id for node in result.nodes if node.kind == "sequence")
    (answer,) = asked(result).why_not(entity_of(result, "guard"), turn)
    assert answer.reason is Reason.NO_TRIGGER
    defends = play({"allies": [BRIGG]}, {}, {"pass": True})
    (answer,) = asked(defends).why_not(entity_of(defends, "brigg"), 0)
    assert answer.reason is Reason.DID_NOT_HAPPEN


def test_every_reason_names_a_rule_that_is_told() -> None:
    for reason in Reason:
        assert rule(reason.rule) is not None, reason


def test_the_queue_inspector_has_the_turn_players_effects_first(play: Play) -> None:
    """Both players' Hurs hear that the first enters; only the one that enters answers, the other says why not."""
    result = play(
        {"hand": [{"id": "mine", "card": HUR}], "resources": 8},
        {"allies": [{"id": "theirs", "card": HUR}], "equipment": [{"id": "vest", "card": "Leather Vest"}]},
        {"play": "mine"},
    )  # fmt: skip
    event = next(node.id for node in result.nodes if node.kind == "event" and node.label == "entered_play")
    facts = asked(result).event(event)
    assert facts is not None
    (queue,) = facts.queues
    assert queue.words.startswith("the turn player's")
    assert [(result.labels[member.entity], member.outcome) for member in queue.members] == [
        ("mine", "resolved")
    ]
    assert [(result.labels[answer.entity], answer.reason) for answer in facts.outside] == [
        ("theirs", Reason.CONDITION)
    ]
    turn = queue.members[0].turn
    assert turn is not None
    again = asked(result).event(turn)
    assert again is not None
    assert again.node == event, "from the link one comes back to its event"


def test_over_the_gallery_the_answers_agree_with_what_the_engine_did(wow_runs: list[RunResult]) -> None:
    events = 0
    for result in wow_runs:
        questions = asked(result)
        resolved = sum(node.kind == "link_resolved" and node.what == "trigger" for node in result.nodes)
        told = 0
        for node in result.nodes:
            if node.kind != "event":
                continue
            events += 1
            facts = questions.event(node.id)
            assert facts is not None
            members = [member for queue in facts.queues for member in queue.members]
            assert all(member.queue_condition.held for member in members), result.title
            told += sum(member.outcome == "resolved" for member in members)
        assert told == resolved, result.title
    assert events > 15


def test_over_the_gallery_every_account_ends_with_the_number_that_counts(wow_runs: list[RunResult]) -> None:
    changed = 0
    for result in wow_runs:
        game = result.game
        for place in (None, *(node.id for node in result.nodes[::7])):
            with result.recorded.after(place):
                for entity in [
                    one for one in game.entities if isinstance(one, Entity) and one.zone is Zone.PLAY
                ]:
                    for number, value in VALUES.items():
                        lines = list(account(game, entity, number))
                        assert lines[-1].leaves == value(game, entity), (
                            result.title,
                            entity.card.name,
                            number,
                        )
                        changed += len(lines) > 1
                    assert accounts(game, entity).keys() <= set(NUMBERS)
    assert changed > 20


def test_a_dead_ally_died_of_its_damage(play: Play) -> None:
    result = play(
        {"allies": [GRAYSON]},
        {"allies": [BRIGG]},
        {"propose": "gray", "target": "brigg"},
        {"choose": "p1.hero", "for": "gray"},
    )
    death = asked(result).death(entity_of(result, "brigg"))
    assert death is not None
    assert death.health <= 0
    assert death.causes[0].tag == "damage"
    assert asked(result).death(entity_of(result, "gray")) is None


def test_the_verb_why_answers_for_this_game(capsys: pytest.CaptureFixture[str]) -> None:
    from playorder.paths import assets_folder

    file = str(assets_folder() / "gallery" / "11-wowtcg-chain" / "triggers.scenario.json")
    assert main(["why", file, "brigg"]) == 0
    text = capsys.readouterr().out
    assert "[001:703]" in text
    assert "attack 1: printed leaves 1" in text
