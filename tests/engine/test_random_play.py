"""Properties that hold whatever is played: random legal actions over random boards and decks."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from playorder.assembly import Program
from playorder.carddata.cards import CardType
from playorder.rulesets.hearthstone.actions import legal_actions, perform
from playorder.rulesets.hearthstone.entities import Entity, Zone
from playorder.rulesets.hearthstone.random_player import (
    CLASSES,
    RandomAnswers,
    new_game,
    play_on,
    random_deck,
    start,
)
from playorder.rulesets.hearthstone.rules import HearthstoneGame
from playorder.scenario.document import Scenario
from playorder.scenario.reading import read_values
from playorder.scenario.run import RunResult, run
from playorder.timeline.nodes import TimelineRecorder

SLOW = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
PROGRAM = Program()


def fingerprint(game: HearthstoneGame) -> list[Any]:
    """All tags of all entities, and what listens."""
    tags = []
    for entity in game.entities:
        names = [name for kind in type(entity).__mro__ for name in getattr(kind, "__slots__", ())]
        tags.append({name: getattr(entity, name) for name in names})
    listeners = {str(kind): value for kind, value in game.state.listeners.items() if value}
    return [tags, listeners]


def a_game(seed: int, edition: str) -> HearthstoneGame:
    source = random.Random(seed)
    classes = (source.choice(CLASSES), source.choice(CLASSES))
    catalogue = PROGRAM.catalogue(edition)
    decks = tuple(random_deck(catalogue, source, name, PROGRAM_SETS) for name in classes)
    game = new_game(catalogue, PROGRAM.plugins.definition, decks, classes, edition)  # type: ignore[arg-type]
    game.answerer = RandomAnswers(source)
    return game


PROGRAM_SETS = frozenset({"CORE", "EXPERT1", "HOF", "NAXX", "GVG", "BRM", "TGT", "LOE"})


def check_zones(game: HearthstoneGame) -> None:
    """No entity in two zones; every list agrees with the entity's zone; no zone over its limit (002, 四7)."""
    seen: dict[int, str] = {}
    for number in (1, 2):
        player = game.players[number]
        lists = {
            "board": Zone.PLAY, "hand": Zone.HAND, "deck": Zone.DECK, "secrets": Zone.SECRET,
            "graveyard": Zone.GRAVEYARD, "setaside": Zone.SETASIDE, "removed": Zone.REMOVED,
        }  # fmt: skip
        for name, zone in lists.items():
            for i in getattr(player, name):
                assert i not in seen, f"entity {i} is in {name} and {seen[i]}"
                seen[i] = name
                entity = game.entities[i]
                assert entity.zone is zone, (entity, name)
                assert entity.controller == number or name == "removed", (entity, name)
        assert len(player.board) <= 7
        assert len(player.secrets) <= 5
        assert len({game.entities[i].card.id for i in player.secrets}) == len(player.secrets)
        # a card taken out of the enemy's hand does not count the limit (002, 四7 exceptions)
        assert len(player.hand) <= 11
        for i in player.board:
            assert game.entities[i].type is CardType.MINION
    for entity in game.entities:
        if isinstance(entity, Entity) and entity.type is CardType.ENCHANTMENT and entity.zone is Zone.PLAY:
            assert entity.attached_to is not None
            assert entity.id in game.entities[entity.attached_to].enchantments


def check_index(game: HearthstoneGame) -> None:
    """What listens is where its trigger needs it to be."""
    for kind, pairs in game.state.listeners.items():
        for entity_id, listener in pairs:
            entity = game.entities[entity_id]
            zones = {"play": (Zone.PLAY, Zone.SECRET), "hand": (Zone.HAND,), "deck": (Zone.DECK,)}[
                listener.zone
            ]
            assert entity.zone in zones, (kind, entity, entity.zone)


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
    before = fingerprint(game)
    start(game)
    play_on(game, random.Random(seed), 60)
    assert game.state.mark() > 50
    game.state.undo_to(0)
    assert fingerprint(game) == before


@SLOW
@given(st.integers(0, 10**6))
def test_replaying_what_was_undone_gives_the_end(seed: int) -> None:
    game = a_game(seed, "2016-03")
    start(game)
    play_on(game, random.Random(seed), 40)
    after = fingerprint(game)
    game.state.replay(game.state.rewind(game.state.mark() // 2))
    assert fingerprint(game) == after


@SLOW
@given(st.integers(0, 10**6), st.sampled_from(["2016-03", "2015-08"]))
def test_zones_and_index_stay_sound(seed: int, edition: str) -> None:
    game = a_game(seed, edition)
    start(game)
    source = random.Random(seed)
    for _ in range(80):
        if game.info.ended:
            break
        actions = legal_actions(game)
        perform(game, actions[source.randrange(len(actions))])
        check_zones(game)
        check_index(game)


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
    assert fingerprint(plain) == fingerprint(recorded)
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
    assert fingerprint(first.game) == fingerprint(second.game)


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


@pytest.mark.parametrize("seed", range(100))
def test_a_random_full_game_ends_without_an_error(seed: int) -> None:
    game = a_game(seed, "2015-08" if seed % 2 else "2016-03")
    start(game)
    play_on(game, random.Random(seed), 3000)
    assert game.info.ended
    check_zones(game)
