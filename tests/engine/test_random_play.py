"""Properties that hold whatever is played: random legal actions over random boards and decks."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playorder.assembly import Program
from playorder.carddata.cards import CardType
from playorder.carddata.official import ERA_SETS
from playorder.engine.soundness import all_tags
from playorder.model.state import CREATED
from playorder.rulesets.hearthstone.actions import legal_actions, perform
from playorder.rulesets.hearthstone.entities import Entity
from playorder.rulesets.hearthstone.invariants import check_invariants
from playorder.rulesets.hearthstone.random_player import (
    CLASSES,
    RandomAnswers,
    new_game,
    play_on,
    random_deck,
    start,
)
from playorder.rulesets.hearthstone.requirements import requirements
from playorder.rulesets.hearthstone.rules import HearthstoneGame
from playorder.rulesets.hearthstone.targeting import legal_targets, target_fault
from playorder.scenario.document import Scenario
from playorder.scenario.reading import read_values
from playorder.scenario.run import RunResult, run
from playorder.timeline.nodes import TimelineRecorder

SLOW = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
PROGRAM = Program()


def a_game(seed: int, edition: str) -> HearthstoneGame:
    source = random.Random(seed)
    classes = (source.choice(CLASSES), source.choice(CLASSES))
    catalogue = PROGRAM.catalogue(edition)
    decks = tuple(random_deck(catalogue, source, name, ERA_SETS) for name in classes)
    game = new_game(catalogue, PROGRAM.plugins.definition, decks, classes, edition)  # type: ignore[arg-type]
    game.answerer = RandomAnswers(source)
    return game


def check_queues(nodes: list[Any]) -> int:
    """Every queue is in order of priority, then of play."""
    found = 0
    for node in nodes:
        if node.kind == "queue":
            places = [(member[0], member[1]) for member in node.queue]
            assert places == sorted(places)
            found += 1
    return found


@SLOW
@given(st.integers(0, 10**6), st.sampled_from(["2016-03", "2015-08"]))
def test_undoing_everything_gives_the_start(seed: int, edition: str) -> None:
    game = a_game(seed, edition)
    before = all_tags(game)
    start(game)
    play_on(game, random.Random(seed), 60)
    assert game.state.mark() > 50
    game.state.undo_to(0)
    assert all_tags(game) == before


@SLOW
@given(st.integers(0, 10**6))
def test_replaying_what_was_undone_gives_the_end(seed: int) -> None:
    game = a_game(seed, "2016-03")
    start(game)
    play_on(game, random.Random(seed), 40)
    after = all_tags(game)
    game.state.replay(game.state.rewind(game.state.mark() // 2))
    assert all_tags(game) == after


@SLOW
@given(st.integers(0, 10**6), st.sampled_from(["2016-03", "2015-08"]))
def test_each_change_in_the_journal_goes_on_from_the_one_before_it_and_is_one(
    seed: int, edition: str
) -> None:
    game = a_game(seed, edition)
    start(game)
    play_on(game, random.Random(seed), 80)
    last: dict[tuple[int, str], Any] = {}
    for entity, tag, before, after in game.state.journal:
        if isinstance(entity, dict) or tag is CREATED:
            continue
        assert before != after, tag
        assert last.get((entity.id, tag), before) == before, tag
        last[entity.id, tag] = after
    assert last
    assert all(getattr(game.entities[i], tag) == value for (i, tag), value in last.items())


@SLOW
@given(st.integers(0, 10**6), st.sampled_from(["2016-03", "2015-08"]))
def test_the_state_stays_sound(seed: int, edition: str) -> None:
    game = a_game(seed, edition)
    start(game)
    source = random.Random(seed)
    for _ in range(80):
        if game.info.ended:
            break
        actions = legal_actions(game)
        perform(game, actions[source.randrange(len(actions))])
        check_invariants(game)


def check_targets(game: HearthstoneGame) -> int:
    """What is listed as a legal target is what no targeting condition speaks against, card by card."""
    found = 0
    player = game.players[game.info.active]
    for i in (*player.hand, player.hero_power):
        card = game.entities[i]
        asked = requirements(game, card, None)
        legal = legal_targets(game, card, asked)
        if legal is not None:
            everybody = [entity for entity in game.entities if isinstance(entity, Entity)]
            assert sorted(target.id for target in legal) == [
                entity.id for entity in everybody if target_fault(game, card, entity, asked) is None
            ]
            found += len(legal)
    return found


@SLOW
@given(st.integers(0, 10**6))
def test_legal_targets_are_those_with_no_fault(seed: int) -> None:
    source = random.Random(seed)
    targets = 0
    for number in range(3):  # in some games nobody ever has a card that is aimed
        game = a_game(seed + number, "2016-03")
        start(game)
        while not game.info.ended and targets < 100:
            targets += check_targets(game)
            actions = legal_actions(game)
            perform(game, actions[source.randrange(len(actions))])
    assert targets


@SLOW
@given(st.integers(0, 10**6))
def test_a_recorder_changes_nothing_and_queues_are_in_order(seed: int) -> None:
    plain = a_game(seed, "2016-03")
    start(plain)
    play_on(plain, random.Random(seed), 60)
    recorded = a_game(seed, "2016-03")
    recorder = TimelineRecorder(recorded)
    recorded.recorder = recorder
    start(recorded)
    play_on(recorded, random.Random(seed), 60)
    assert all_tags(plain) == all_tags(recorded)
    check_queues(recorder.nodes)
    assert all(node.parent is None or node.parent < node.id for node in recorder.nodes)


def random_scenario(seed: int) -> Scenario:
    """A random board with a script of plays and attacks; what is not legal is expected to be refused."""
    source = random.Random(seed)
    catalogue = PROGRAM.catalogue()
    minions = [
        card.id
        for card in catalogue.pool(type=CardType.MINION)
        if card.card_class in ("NEUTRAL", "INVALID", "")
    ]
    spells = [card.id for card in catalogue.pool(type=CardType.SPELL)]
    players = []
    for number in (1, 2):
        players.append({
            "board": [{"id": f"m{number}{i}", "card": source.choice(minions)} for i in range(source.randrange(6))],
            "hand": [{"id": f"h{number}{i}", "card": source.choice(minions + spells)} for i in range(5)],
            "deck": [source.choice(minions) for _ in range(5)],
        })  # fmt: skip
    targets = [entity["id"] for player in players for entity in player["board"]] + ["p1.hero", "p2.hero"]
    script: list[dict[str, Any]] = []
    for i in range(5):
        action: dict[str, Any] = {"play": f"h1{i}"}
        if source.random() < 0.6:
            action["target"] = source.choice(targets)
        script.append(action)
    script.extend(
        {"attack": entity["id"], "target": source.choice(targets)} for entity in players[0]["board"]
    )
    script.append({"end_turn": True})
    document = {
        "format": "playorder/scenario", "version": 1, "players": players, "script": script,
        "options": {"ignore_mana": True}, "random": {"seed": seed},
        "expect": [{"illegal": i} for i in range(len(script))],
    }  # fmt: skip
    return read_values(document)[0]


def outline(result: RunResult) -> list[tuple[Any, ...]]:
    return [(n.kind, n.label, n.source, n.target, n.amount, n.status, n.parent, n.pick) for n in result.nodes]


@SLOW
@given(st.integers(0, 10**6))
def test_the_same_seed_gives_the_same_timeline(seed: int) -> None:
    scenario = random_scenario(seed)
    first, second = (run(scenario, PROGRAM.tools()) for _ in range(2))
    assert first.nodes
    assert outline(first) == outline(second)
    assert all_tags(first.game) == all_tags(second.game)


@SLOW
@given(st.integers(0, 10**6))
def test_the_state_at_a_node_is_that_of_a_run_stopped_there(seed: int) -> None:
    scenario = random_scenario(seed)
    whole = run(scenario, PROGRAM.tools())
    for done, node in enumerate(whole.action_nodes):
        stopped = run(shortened(scenario, done), PROGRAM.tools())
        here = whole.board_at(node - 1) if node else whole.board_at(None)
        assert here.players == stopped.board_at(len(stopped.nodes) - 1 if stopped.nodes else None).players


def shortened(scenario: Scenario, actions: int) -> Scenario:
    data = {
        **scenario.data,
        "script": scenario.data["script"][:actions],
        "expect": scenario.data["expect"][:actions],
    }
    return read_values(data)[0]
