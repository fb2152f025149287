"""Every reason for which something does not trigger, each with a run that produces it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from playorder.rulesets.hearthstone.entities import Entity
from playorder.rulesets.hearthstone.reasons import Reason
from playorder.scenario.asking.explaining import why_not_lines
from playorder.scenario.asking.history import told
from playorder.scenario.asking.queue_facts import event_facts
from playorder.scenario.asking.why_not import Answer, why_not
from playorder.scenario.run import RunResult

RunOf = Callable[..., RunResult]
Case = Callable[[str], RunResult]

CULT: dict[str, Any] = {
    "board": [{"id": "cult", "card": "Cult Master"}, {"id": "hoarder", "card": "Loot Hoarder"}],
    "deck": ["Wisp", "Wisp", "Wisp"],
}
FLAMESTRIKE: dict[str, Any] = {"hand": [{"id": "fs", "card": "Flamestrike"}]}
JUGGLER: dict[str, Any] = {"board": [{"id": "juggler", "card": "Knife Juggler"}]}


def node_of(result: RunResult, kind: str, **facts: Any) -> int:
    """The first node with these facts; entities by their name."""
    for node in result.nodes:
        found = {name: getattr(node, name) for name in facts}
        for name in ("source", "target"):
            if name in found:
                found[name] = result.labels.get(found[name])
        if node.kind == kind and found == facts:
            return node.id
    raise AssertionError(f"no {kind} with {facts}")


def entity_of(result: RunResult, name: str) -> int:
    found = result.names.find(name)
    assert found is not None
    return found.id


def ask(result: RunResult, name: str, kind: str, **facts: Any) -> Answer:
    """The one answer to why an entity did not trigger at a node."""
    (answer,) = why_not(result.recorded, entity_of(result, name), node_of(result, kind, **facts))
    return answer


def with_reason(result: RunResult, reason: Reason) -> list[Answer]:
    """Every answer of this reason about any event or sequence of a run."""
    found: list[Answer] = []
    for node in result.nodes:
        if node.kind == "event":
            facts = event_facts(result.recorded, node.id)
            assert facts is not None
            found += facts.outside
        elif node.kind == "sequence":
            for entity in list(result.game.entities):
                if isinstance(entity, Entity) and entity.definition is not None:
                    found += why_not(result.recorded, entity.id, node.id)
    return [answer for answer in found if answer.reason is reason]


def readings(result: RunResult, answer: Answer) -> list[str]:
    return [told(result.recorded, reading) for reading in answer.readings]


def kind_of_evidence(result: RunResult, answer: Answer) -> str:
    return result.nodes[answer.evidence[0].node].kind


def test_what_did_trigger_says_so(run_of: RunOf) -> None:
    ghoul = {**FLAMESTRIKE, "board": [{"id": "ghoul", "card": "Flesheating Ghoul"}]}
    result = run_of(ghoul, CULT, {"play": "fs"})
    answer = ask(result, "ghoul", "event", label="death", target="hoarder")
    assert answer.reason is None
    assert answer.words == "it did trigger"
    assert answer.rule == ""
    assert result.nodes[answer.evidence[-1].node].kind == "trigger"


def test_not_in_play_when_the_queue_was_built(run_of: RunOf) -> None:
    result = run_of(FLAMESTRIKE, CULT, {"play": "fs"})
    answer = ask(result, "cult", "event", label="death", target="hoarder")
    assert answer.reason is Reason.NOT_IN_PLAY
    assert answer.rule == "002:4a"
    assert "in the graveyard" in answer.words
    assert kind_of_evidence(result, answer) == "death"


def test_the_queue_condition_was_false_with_its_values(run_of: RunOf) -> None:
    result = run_of(FLAMESTRIKE, {"board": [{"id": "wyrm", "card": "Mana Wyrm"}]}, {"play": "fs"})
    answer = ask(result, "wyrm", "event", label="play")
    assert answer.reason is Reason.QUEUE_CONDITION
    assert answer.rule == "002:10b"
    assert "same player's event" in answer.words
    assert "Mana Wyrm's controller: 2" in readings(result, answer)


def test_the_trigger_condition_was_false_when_its_turn_came(case: Case) -> None:
    result = case("actions/098")
    found = with_reason(result, Reason.TRIGGER_CONDITION)
    assert found
    assert "hand is empty" in found[0].words
    assert any(line.startswith("player ") for line in readings(result, found[0]))


def test_it_came_into_being_later(run_of: RunOf) -> None:
    patron = {"board": [{"id": "patron", "card": "Grim Patron"}]}
    shot = {"hand": [{"id": "shot", "card": "Arcane Shot"}]}
    result = run_of(shot, patron, {"play": "shot", "target": "patron"})
    answer = ask(result, "Grim Patron#1", "event", label="damage")
    assert answer.reason is Reason.ENTERED_LATER
    assert answer.rule == "002:2c"


def test_it_entered_play_later(run_of: RunOf) -> None:
    scientist = {
        "board": [{"id": "scientist", "card": "Mad Scientist"}],
        "deck": [{"id": "dup", "card": "Duplicate"}],
    }
    result = run_of(FLAMESTRIKE, scientist, {"play": "fs"})
    answer = ask(result, "dup", "event", label="death", target="scientist")
    assert answer.reason is Reason.ENTERED_LATER
    assert answer.evidence


def test_it_was_the_wrong_players_queue(case: Case) -> None:
    result = case("special/080")
    found = with_reason(result, Reason.WRONG_QUEUE)
    assert found
    assert found[0].rule == "002:6.8"
    assert "player 2's when the first queue was built, and player 1's" in found[0].words
    assert found[0].evidence


def test_the_only_targets_are_mortally_wounded(run_of: RunOf) -> None:
    one = {**JUGGLER, "hand": [{"id": "wisp", "card": "Wisp"}]}
    two = {
        "board": [{"id": "yeti", "card": "Chillwind Yeti"}],
        "hero": {"card": "Jaina Proudmoore", "damage": 29},
    }
    hounds = {"board": [*JUGGLER["board"], {"id": "second", "card": "Knife Juggler"}], "hand": one["hand"]}
    hero_only = {"hero": {"card": "Jaina Proudmoore", "damage": 29}}
    result = run_of(hounds, hero_only, {"play": "wisp"})
    answer = ask(result, "second", "event", label="after_summon", target="wisp")
    assert answer.reason is Reason.MORTALLY_WOUNDED
    assert answer.rule == "002:5"
    assert "mortally wounded" in answer.words
    result = run_of(hounds, two, {"play": "wisp"}, random={"picks": ["p2.hero"]})
    assert ask(result, "second", "event", label="after_summon", target="wisp").reason is None, (
        "the Yeti is left"
    )


def test_it_was_aborted_with_nothing_to_act_on(case: Case) -> None:
    found = with_reason(case("rules/004"), Reason.NOTHING_ELIGIBLE)
    assert found
    assert found[0].words == "aborted: nothing eligible to act on"


def test_it_left_play_before_its_turn(case: Case) -> None:
    found = with_reason(case("special/085"), Reason.LEFT_PLAY)
    assert found
    assert found[0].rule == "002:6.9"


def test_it_is_silenced(run_of: RunOf) -> None:
    one = {**JUGGLER, "hand": [{"id": "owl", "card": "Ironbeak Owl"}, {"id": "wisp", "card": "Wisp"}]}
    result = run_of(one, {}, {"play": "owl", "target": "juggler"}, {"play": "wisp"})
    answer = ask(result, "juggler", "event", label="after_summon", target="wisp")
    assert answer.reason is Reason.SILENCED
    assert answer.rule == "002:四6"
    assert kind_of_evidence(result, answer) == "effect"


def test_a_silenced_minions_deathrattle_is_gone(run_of: RunOf) -> None:
    one = {"board": [{"id": "hoarder", "card": "Loot Hoarder", "keywords": ["silenced"]}]}
    result = run_of(one, FLAMESTRIKE, {"play": "fs"}, active="p2")
    assert ask(result, "hoarder", "event", label="death", target="hoarder").reason is Reason.SILENCED


def test_it_has_answered_this_event_already(case: Case) -> None:
    found = with_reason(case("actions/000"), Reason.ALREADY_ANSWERED)
    assert found
    assert found[0].rule == "002:6.8"


def test_its_turn_has_come_before_in_this_attack(case: Case) -> None:
    found = with_reason(case("actions/063"), Reason.ALREADY_ANSWERED)
    assert any("before in this attack" in answer.words for answer in found)


def test_a_secret_keeps_still_in_its_owners_turn(run_of: RunOf) -> None:
    one = {
        "hand": [{"id": "hell", "card": "Hellfire"}], "board": [{"id": "wisp", "card": "Wisp"}],
        "secrets": [{"id": "duplicate", "card": "Duplicate"}],
    }  # fmt: skip
    result = run_of(one, {}, {"play": "hell"})
    answer = ask(result, "duplicate", "event", label="death", target="wisp")
    assert answer.reason is Reason.OWN_TURN
    assert answer.rule == "002:七"
    assert "the game's active: 1" in readings(result, answer)


def test_a_secrets_second_condition(case: Case) -> None:
    found = with_reason(case("rules/040"), Reason.SECRET_CONDITION)
    assert found
    assert found[0].rule == "002:6.10"


def test_the_phase_was_skipped_because_the_minion_had_left(run_of: RunOf) -> None:
    one = {
        "board": [{"id": "juggler", "card": "Knife Juggler", "health": 9}],
        "hand": [{"id": "archer", "card": "Elven Archer"}],
    }  # fmt: skip
    two = {"board": [{"id": "sheep", "card": "Explosive Sheep"}]}
    result = run_of(one, two, {"play": "archer", "target": "sheep"})
    assert not [node for node in result.nodes if node.label == "After Summon"]
    answer = ask(result, "juggler", "sequence")
    assert answer.reason is Reason.PHASE_SKIPPED
    assert answer.rule == "002:6"
    assert "Elven Archer had left play" in answer.words
    assert kind_of_evidence(result, answer) == "death"


def test_combat_was_skipped_because_the_attacker_had_left(run_of: RunOf) -> None:
    one = {"board": [{"id": "wisp", "card": "Wisp"}]}
    two = {"secrets": ["Explosive Trap"], "board": [{"id": "sword", "card": "Wisp"}]}
    bow = {**two, "weapon": {"id": "bow", "card": "Gladiator's Longbow"}}
    result = run_of(one, bow, {"attack": "wisp", "target": "p2.hero"})
    assert not [node for node in result.nodes if node.label == "Combat"]
    answer = ask(result, "bow", "sequence")
    assert answer.reason is not None


def test_the_spell_was_countered(case: Case) -> None:
    result = case("rules/051")
    found = with_reason(result, Reason.COUNTERED)
    assert found
    assert kind_of_evidence(result, found[0]) == "effect"


def test_nothing_of_the_kind_happened(run_of: RunOf) -> None:
    result = run_of({**FLAMESTRIKE, "board": [{"id": "totem", "card": "NEW1_009"}]}, {}, {"play": "fs"})
    answer = ask(result, "totem", "sequence")
    assert answer.reason is Reason.DID_NOT_HAPPEN
    assert "turn end" in answer.words


def test_it_has_no_trigger_at_all(run_of: RunOf) -> None:
    result = run_of({**FLAMESTRIKE, "board": [{"id": "wisp", "card": "Wisp"}]}, {}, {"play": "fs"})
    assert ask(result, "wisp", "sequence").reason is Reason.NO_TRIGGER
    assert ask(result, "wisp", "event", label="play").reason is Reason.NO_TRIGGER


def test_a_trigger_that_works_once_is_used_up(run_of: RunOf) -> None:
    ooze = {"hand": [{"id": "ooze", "card": "Echoing Ooze"}], "deck": ["Wisp", "Wisp"]}
    end = {"end_turn": True}
    result = run_of(ooze, {"deck": ["Wisp"]}, {"play": "ooze"}, end, end, end)
    last = [node.id for node in result.nodes if node.kind == "event" and node.label == "turn_end"][-1]
    (answer,) = why_not(result.recorded, entity_of(result, "ooze"), last)
    assert answer.reason is Reason.USED_UP


def test_every_answer_is_told_with_its_rule_and_its_nodes(run_of: RunOf) -> None:
    result = run_of(FLAMESTRIKE, CULT, {"play": "fs"})
    answer = ask(result, "cult", "event", label="death", target="hoarder")
    questions = result.questions()
    assert questions is not None
    lines = list(why_not_lines(result.recorded, questions, answer, result.labels))
    assert lines[0].startswith(f"node {answer.event}, Event death")
    assert "[002:4a]" in lines[1]
    assert f"node {answer.evidence[0].node}: " in lines[-1]


def test_an_unknown_entity_or_node_is_an_index_error(run_of: RunOf) -> None:
    result = run_of(FLAMESTRIKE, CULT, {"play": "fs"})
    with pytest.raises(IndexError):
        why_not(result.recorded, 9999, 0)
    with pytest.raises(IndexError):
        why_not(result.recorded, 5, 9999)


def test_over_the_gallery_the_answers_agree_with_what_the_engine_did(gallery_runs: list[RunResult]) -> None:
    reasons = set()
    for result in gallery_runs:
        for node in result.nodes:
            if node.kind != "event":
                continue
            facts = event_facts(result.recorded, node.id)
            assert facts is not None
            for member in (member for queue in facts.queues for member in queue.members):
                assert member.queue_condition.held, (result.title, member)
                resolved = member.outcome == "resolved"
                assert member.turn is None or member.trigger_condition.held == resolved, (
                    result.title,
                    member,
                )
            reasons |= {answer.reason for answer in facts.outside}
    assert {Reason.NOT_IN_PLAY, Reason.ENTERED_LATER, Reason.QUEUE_CONDITION, Reason.OWN_TURN} <= reasons


OLD = {"edition": "2015-08"}
TRAPS: dict[str, Any] = {
    "board": [{"id": "victim", "card": "Chillwind Yeti"}],
    "secrets": [{"id": "snakes", "card": "Snake Trap"}, {"id": "frost", "card": "Freezing Trap"}],
}


def test_greedy_queues_of_combat_are_told_with_their_members(run_of: RunOf) -> None:
    one = {"board": [{"id": "attacker", "card": "Bloodfen Raptor"}]}
    result = run_of(one, TRAPS, {"attack": "attacker", "target": "victim"}, **OLD)
    proposed = node_of(result, "event", label="proposed_attack")
    facts = event_facts(result.recorded, proposed)
    assert facts is not None
    assert ["high" in queue.words for queue in facts.queues] == [True, False]
    high, low = facts.queues
    assert [(result.labels[member.entity], member.outcome) for member in high.members] == [
        ("frost", "resolved")
    ]
    assert [result.labels[member.entity] for member in low.members] in ([], ["snakes"])
    assert all(member.queue_condition.held for queue in facts.queues for member in queue.members)
    assert ask(result, "frost", "event", label="proposed_attack").reason is None


def test_in_a_greedy_queue_a_secret_keeps_still_in_its_owners_turn(run_of: RunOf) -> None:
    one = {
        "board": [{"id": "attacker", "card": "Bloodfen Raptor"}],
        "secrets": [{"id": "own", "card": "Freezing Trap"}],
    }
    result = run_of(
        one,
        {"board": [{"id": "yeti", "card": "Chillwind Yeti"}]},
        {"attack": "attacker", "target": "yeti"},
        **OLD,
    )
    answer = ask(result, "own", "event", label="proposed_attack")
    assert answer.reason is Reason.OWN_TURN
    assert kind_of_evidence(result, answer) == "trigger"


def test_in_a_greedy_queue_what_came_too_late_for_its_turn_is_told(run_of: RunOf) -> None:
    """Freezing Trap takes the attacker away; Misdirection, queued with it, has nothing left to do."""
    one = {"board": [{"id": "attacker", "card": "Bloodfen Raptor"}]}
    two = {"secrets": [{"id": "frost", "card": "Freezing Trap"}, {"id": "mis", "card": "Misdirection"}]}
    result = run_of(one, two, {"attack": "attacker", "target": "p2.hero"}, **OLD)
    answer = ask(result, "mis", "event", label="proposed_attack")
    assert answer.reason is not None
    assert "aborted" in answer.words or answer.reason is Reason.QUEUE_CONDITION
