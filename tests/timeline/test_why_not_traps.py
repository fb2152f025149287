"""Boards on which a wrong answer to “why not?” lies near: what changes sides, is silenced, copied, returned or used up
in the middle. In both editions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from test_moments import random_game

from playorder.assembly import Program
from playorder.rulesets.hearthstone.entities import Entity, Zone
from playorder.rulesets.hearthstone.reasons import Reason
from playorder.scenario.asking.answers import Answer
from playorder.scenario.asking.why_not import at_event, queued, stages, why_not
from playorder.scenario.run import RunResult
from playorder.timeline.recorded import Recorded

Play = Callable[..., RunResult]


@pytest.fixture(params=["2016-03", "2015-08"])
def play(request: pytest.FixtureRequest, run_of: Play) -> Play:
    """Runs a document of two sides and a script, in one of the editions."""
    return partial(run_of, edition=request.param, options={"ignore_mana": True})


def card(name: str, identifier: str = "", **more: Any) -> dict[str, Any]:
    return {"id": identifier or name, "card": name, **more}


def asked(result: RunResult, name: str, label: str, target: str = "") -> list[Reason | None]:
    """What is answered about an entity at the one event of a kind (that happens to a target)."""
    return [answer.reason for answer in answers(result, name, label, target)]


def answers(result: RunResult, name: str, label: str, target: str = "") -> tuple[Answer, ...]:
    found = result.names.find(name)
    assert found is not None
    (node,) = [
        node.id
        for node in result.nodes
        if (node.kind, node.label) == ("event", label)
        and (not target or (node.target is not None and result.labels.get(node.target) == target))
    ]
    return why_not(result.recorded, found.id, node)


def in_sequence(result: RunResult, name: str, place: int = 0) -> tuple[Answer, ...]:
    found = result.names.find(name)
    assert found is not None
    return why_not(result.recorded, found.id, result.action_nodes[place])


def test_silenced_by_the_battlecry_of_the_minion_that_is_played(play: Play) -> None:
    one = {"board": [card("Knife Juggler", "jug")], "hand": [card("Spellbreaker", "breaker")]}
    result = play(one, {}, {"play": "breaker", "target": "jug"})
    (answer,) = answers(result, "jug", "after_summon", "breaker")
    assert answer.reason is Reason.SILENCED
    assert result.nodes[answer.evidence[0].node].label == "Silence"


def test_of_three_copies_each_has_its_own_reason(play: Play) -> None:
    one = {
        "board": [card("Knife Juggler", "jug"), card("Knife Juggler", "quiet", keywords=["silenced"])],
        "hand": [card("Knife Juggler", "held"), card("Wisp")],
    }
    result = play(one, {}, {"play": "Wisp"})
    reasons = [asked(result, name, "after_summon") for name in ("jug", "quiet", "held")]
    assert reasons == [[None], [Reason.SILENCED], [Reason.NOT_IN_PLAY]]


def test_who_is_stolen_by_a_spell_answers_what_comes_after_it(play: Play) -> None:
    two = {"board": [card("Flamewaker"), card("Violet Teacher"), card("Chillwind Yeti")]}
    result = play({"hand": [card("Mind Control")]}, two, {"play": "Mind Control", "target": "Flamewaker"})
    assert asked(result, "Flamewaker", "after_play") == [None]
    assert asked(result, "Violet Teacher", "play") == [Reason.QUEUE_CONDITION]


def test_a_secret_of_ones_own_keeps_still_when_one_strikes(play: Play) -> None:
    one = {"secrets": [card("Eye for an Eye", "eye")], "weapon": "Truesilver Champion"}
    result = play(one, {"board": [card("Chillwind Yeti", "yeti")]}, {"attack": "p1.hero", "target": "yeti"})
    assert asked(result, "eye", "damage", "p1.hero") == [Reason.OWN_TURN]


def test_a_stolen_secret_is_in_its_new_owners_turn(play: Play) -> None:
    result = play(
        {"hand": [card("Kezan Mystic")]}, {"secrets": [card("Mirror Entity")]}, {"play": "Kezan Mystic"}
    )
    assert asked(result, "Mirror Entity", "after_play") == [Reason.OWN_TURN]


def test_what_a_minion_became_is_asked_about_itself(play: Play) -> None:
    one = {"hand": [card("Faceless Manipulator", "faceless")]}
    result = play(one, {"board": [card("Knife Juggler", "jug")]}, {"play": "faceless", "target": "jug"})
    (answer,) = answers(result, "Knife Juggler#1", "after_summon")
    assert answer.reason is Reason.QUEUE_CONDITION
    assert "another friendly entity" in answer.words
    assert "to Knife Juggler" in answer.words, "the event it was asked about is told with the condition"
    assert asked(result, "jug", "after_summon") == [Reason.QUEUE_CONDITION]


def test_a_sheep_was_not_there_when_its_own_spell_was_played(play: Play) -> None:
    two = {"board": [card("Burly Rockjaw Trogg", "trogg")]}
    result = play({"hand": [card("Polymorph")]}, two, {"play": "Polymorph", "target": "trogg"})
    assert asked(result, "trogg", "play") == [None]
    assert asked(result, "Sheep#1", "play") == [Reason.ENTERED_LATER]


def test_of_two_cult_masters_the_one_that_died_along_draws_nothing(play: Play) -> None:
    two = {
        "board": [card("Cult Master", "frail"), card("Cult Master", "sturdy", health=9), card("Wisp")],
        "deck": ["Wisp"] * 4,
    }
    result = play({"hand": [card("Flamestrike")]}, two, {"play": "Flamestrike"})
    for dead in ("frail", "Wisp"):
        assert asked(result, "frail", "death", dead) == [Reason.NOT_IN_PLAY]
        assert asked(result, "sturdy", "death", dead) == [None]


def test_a_returned_minion_has_no_death(play: Play) -> None:
    hoarder = {"board": [card("Loot Hoarder", "hoarder")], "deck": ["Wisp"]}
    back = play({"hand": [card("Sap")]}, hoarder, {"play": "Sap", "target": "hoarder"})
    assert [answer.reason for answer in in_sequence(back, "hoarder")] == [Reason.DID_NOT_HAPPEN]
    full = play(
        {"hand": [card("Sap")]}, {**hoarder, "hand": ["Wisp"] * 10}, {"play": "Sap", "target": "hoarder"}
    )
    assert asked(full, "hoarder", "death", "hoarder") == [None]


def test_a_minion_brought_by_one_death_answers_the_next(play: Play) -> None:
    """Deathlord's death brings Cult Master, too late for that event and in time for the later one."""
    one = {
        "hand": [card("Hellfire")],
        "board": [card("Bloodfen Raptor", "mine")],
        "deck": [card("Cult Master", "cult"), "Wisp"],
    }
    two = {"board": [card("Deathlord", damage=5), card("Bloodfen Raptor", "theirs")]}
    result = play(
        one, two, {"play": "Hellfire"}, play_order=["Deathlord", "mine", "theirs"],
        random={"picks": [{"source": "Deathlord", "pick": "cult"}]},
    )  # fmt: skip
    (late,) = answers(result, "cult", "death", "Deathlord")
    assert late.reason is Reason.ENTERED_LATER
    assert len(late.evidence) == len(set(late.evidence))
    assert asked(result, "cult", "death", "mine") == [None]
    assert asked(result, "cult", "death", "theirs") == [Reason.QUEUE_CONDITION]


def test_stolen_between_the_two_queues_of_a_death(play: Play) -> None:
    one = {"hand": [card("Hellfire")], "board": [card("Sylvanas Windrunner", "sylvanas", damage=2)]}
    two = {"board": [card("Cult Master", "cult", health=9), card("Bloodfen Raptor")], "deck": ["Wisp"] * 3}
    order = ["sylvanas", "cult", "Bloodfen Raptor"]
    result = play(one, two, {"play": "Hellfire"}, play_order=order)
    assert asked(result, "cult", "death", "Bloodfen Raptor") == [Reason.QUEUE_CONDITION]
    (answer,) = answers(result, "cult", "death", "sylvanas")
    if result.game.rules.dominant_player:
        assert answer.reason is Reason.WRONG_QUEUE
        assert result.nodes[answer.evidence[0].node].label == "TakeControl"


def test_a_defender_whose_attacker_is_sent_home(play: Play) -> None:
    two = {
        "board": [card("Acolyte of Pain", "acolyte")],
        "secrets": [card("Freezing Trap")],
        "deck": ["Wisp"],
    }
    result = play(
        {"board": [card("Bloodfen Raptor")]}, two, {"attack": "Bloodfen Raptor", "target": "acolyte"}
    )
    assert [answer.reason for answer in in_sequence(result, "acolyte")] == [Reason.DID_NOT_HAPPEN]
    assert [answer.reason for answer in in_sequence(result, "Freezing Trap")] == [None]


def test_who_was_attacked_and_was_not_hit(play: Play) -> None:
    two = {
        "board": [card("Acolyte of Pain", "acolyte")],
        "secrets": [card("Noble Sacrifice")],
        "deck": ["Wisp"],
    }
    result = play(
        {"board": [card("Bloodfen Raptor")]}, two, {"attack": "Bloodfen Raptor", "target": "acolyte"}
    )
    assert {answer.reason for answer in in_sequence(result, "acolyte")} == {Reason.QUEUE_CONDITION}


def test_damage_that_a_divine_shield_takes_is_shown(play: Play) -> None:
    two = {"board": [card("Acolyte of Pain", "acolyte", keywords=["divine_shield"])], "deck": ["Wisp"]}
    result = play({"hand": [card("Arcane Shot")]}, two, {"play": "Arcane Shot", "target": "acolyte"})
    (answer,) = in_sequence(result, "acolyte")
    assert answer.reason is Reason.DID_NOT_HAPPEN
    assert [result.nodes[shown.node].kind for shown in answer.evidence] == ["prevented"]


def test_a_countered_spell_is_played_and_has_no_after_play(play: Play) -> None:
    one = {"board": [card("Violet Teacher"), card("Wild Pyromancer")], "hand": [card("Fireball")]}
    two = {"secrets": [card("Counterspell")], "board": [card("Burly Rockjaw Trogg")]}
    result = play(one, two, {"play": "Fireball", "target": "p2.hero"})
    for name in ("Violet Teacher", "Counterspell", "Burly Rockjaw Trogg"):
        assert asked(result, name, "play") == [None], name
    (answer,) = in_sequence(result, "Wild Pyromancer")
    assert answer.reason is Reason.COUNTERED
    assert result.nodes[answer.evidence[0].node].label.startswith("Counter")


def test_a_secret_that_was_revealed_for_one_death_is_used_up_for_the_next(play: Play) -> None:
    two = {
        "board": [card("Bloodfen Raptor", "first"), card("Bloodfen Raptor", "second")],
        "secrets": [card("Redemption")],
    }
    result = play({"hand": [card("Flamestrike")]}, two, {"play": "Flamestrike"})
    assert asked(result, "Redemption", "death", "first") == [None]
    (answer,) = answers(result, "Redemption", "death", "second")
    assert answer.reason is Reason.USED_UP
    assert result.nodes[answer.evidence[0].node].source == answer.entity


def test_a_deathrattle_that_was_given_did_trigger(play: Play) -> None:
    one = {"hand": [card("Ancestral Spirit"), card("Fireball")], "board": [card("Wisp")]}
    spirit, fire = {"play": "Ancestral Spirit", "target": "Wisp"}, {"play": "Fireball", "target": "Wisp"}
    assert asked(play(one, {}, spirit, fire), "Wisp", "death", "Wisp") == [None]


def test_a_deathrattle_that_was_given_and_silenced_away(play: Play) -> None:
    hand = [card("Ancestral Spirit"), card("Silence"), card("Fireball")]
    script = [{"play": one["id"], "target": "Wisp"} for one in hand]
    result = play({"hand": hand, "board": [card("Wisp")]}, {}, *script)
    (answer,) = answers(result, "Wisp", "death", "Wisp")
    assert answer.reason is Reason.SILENCED
    assert result.nodes[answer.evidence[0].node].label == "Silence"


def test_a_trigger_that_was_given_and_silenced_away(play: Play) -> None:
    one = {
        "hand": [card("Blessing of Wisdom"), card("Ironbeak Owl")], "board": [card("Wisp")], "deck": ["Wisp"] * 3,
    }  # fmt: skip
    result = play(
        one, {}, {"play": "Blessing of Wisdom", "target": "Wisp"}, {"play": "Ironbeak Owl", "target": "Wisp"},
        {"attack": "Wisp", "target": "p2.hero"},
    )  # fmt: skip
    (answer,) = answers(result, "Wisp", "attack")
    assert answer.reason is Reason.SILENCED
    assert "silenced" in answer.words
    assert result.nodes[answer.evidence[0].node].label == "Silence"


def test_a_full_board_leaves_nothing_to_copy_to(play: Play) -> None:
    two = {"board": ["Wisp"] * 7, "secrets": [card("Mirror Entity")]}
    result = play({"hand": [card("Chillwind Yeti", "yeti")]}, two, {"play": "yeti"})
    (answer,) = answers(result, "Mirror Entity", "after_play")
    assert answer.reason is Reason.NOTHING_ELIGIBLE
    assert any(reading.tag == "board" and reading.value == "7" for reading in answer.readings)


def test_both_deathrattles_of_a_doubling_baron_are_one_answer(play: Play) -> None:
    for health, draws in (
        (9, 2),
        (4, 2),
    ):  # his aura is of those updated last: he doubles even as he dies (4c)
        two = {
            "board": [card("Baron Rivendare", health=health), card("Loot Hoarder", "hoarder")],
            "deck": ["Wisp"] * 5,
        }
        result = play({"hand": [card("Flamestrike")]}, two, {"play": "Flamestrike"})
        assert asked(result, "hoarder", "death", "hoarder") == [None]
        assert sum(node.kind == "draw" for node in result.nodes) >= draws - 1


def test_a_mana_wyrm_hears_only_its_own_players_spells_and_a_card_in_the_deck_none(play: Play) -> None:
    one = {
        "hand": [card("The Coin")],
        "deck": [card("Gadgetzan Auctioneer")],
        "board": [card("Mana Wyrm", "mine")],
    }
    result = play(one, {"board": [card("Mana Wyrm", "theirs")]}, {"play": "The Coin"})
    assert asked(result, "mine", "play") == [None]
    assert asked(result, "theirs", "play") == [Reason.QUEUE_CONDITION]
    (answer,) = answers(result, "Gadgetzan Auctioneer", "play")
    assert (answer.reason, answer.words) == (
        Reason.NOT_IN_PLAY,
        "when the queue was built it was in the deck",
    )


def untold(run: Recorded) -> list[str]:
    """Members of queues whose bearer, when it is asked, does not say what became of them."""
    wrong = []
    for node in run.nodes:
        if node.kind != "event" or node.event is None:
            continue
        fates: dict[tuple[int, str], set[bool]] = {}
        for _, member, turn in queued(run, node):
            if turn is not None:
                fates.setdefault((member[2], member[3].name), set()).add(turn.status == "resolved")
        for (entity, trigger), resolved in fates.items():
            on = run.game.entities[entity].attached_to
            bearer = entity if on is None else on
            if not isinstance(run.game.entities[bearer], Entity):
                continue
            told = {
                answer.reason is None
                for answer in at_event(run, bearer, node)
                if (answer.entity, answer.trigger) == (entity, trigger)
            }
            if (True in resolved) != (True in told):
                wrong.append(f"node {node.id}, {node.label}: {trigger}")
    return wrong


def test_over_the_gallery_whatever_triggered_says_so_and_nothing_else_does(
    gallery_runs: list[RunResult],
) -> None:
    wrong = {
        result.title: found
        for result in gallery_runs
        if result.ruleset.name == "hearthstone" and (found := untold(result.recorded))
    }
    assert not wrong


def false_answers(run: Recorded, source: random.Random, seen: Counter[Reason | None]) -> list[str]:
    """Answers at some events of a run that the state as it was then gives the lie."""
    game, wrong = run.game, []
    events = [node for node in run.nodes if node.kind == "event" and node.event is not None]
    for node in source.sample(events, min(30, len(events))):
        marks = (*stages(run, node), run.mark_after(run.last_within(node.id)))
        for entity in list(game.entities):
            if not isinstance(entity, Entity) or entity.definition is None:
                continue
            for answer in at_event(run, entity.id, node, only_own=True):
                seen[answer.reason] += 1
                states = []
                for mark in marks:
                    with run.at(mark):
                        one = game.entities[answer.entity] if answer.entity < len(game.entities) else None
                        if one is not None:
                            states.append((one.zone, bool(one.silenced), one.controller, game.info.active))
                before = states[:2]
                is_true = {
                    Reason.NOT_IN_PLAY: not any(zone is Zone.PLAY and not quiet for zone, quiet, *_ in before),
                    Reason.ENTERED_LATER: len(states) < 3 or states[0][0] not in (Zone.PLAY, Zone.SECRET),
                    Reason.OWN_TURN: bool(before) and before[0][2] == before[0][3],
                    Reason.WRONG_QUEUE: len({side for _, _, side, _ in states}) == 2,
                }.get(answer.reason, True) if answer.reason is not None else True  # fmt: skip
                if not is_true:
                    wrong.append(f"node {node.id}, {node.label}: {entity.card.name}: {answer.words}")
    return wrong


def test_in_random_games_the_answers_are_true_of_the_state_as_it_was(program: Program) -> None:
    seen: Counter[Reason | None] = Counter()
    for seed in range(4):
        game = random_game(program, seed)
        run = Recorded(game, game.recorder)
        assert not false_answers(run, random.Random(seed), seen)
    assert sum(seen.values()) > 50
    assert len(seen) > 1
