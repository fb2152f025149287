"""The continuous modifiers at a node of the World of Warcraft TCG: in order, and with what each number comes to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.modifiers import on
from playorder.rulesets.wowtcg.statistics import attack_of, defense_of, health_of
from playorder.scenario.asking.answers import AuraFacts, Bearer
from playorder.scenario.run import RunResult
from playorder.scenario.wowtcg.modifier_facts import modifier_facts

Case = Callable[[str], RunResult]
VALUES = {"attack": attack_of, "health": health_of, "defense": defense_of}


@pytest.fixture(scope="module")
def play(run_of: Callable[..., RunResult]) -> Callable[..., RunResult]:
    return partial(run_of, ruleset="wowtcg", options={})


def at(result: RunResult, place: int) -> AuraFacts:
    questions = result.questions()
    assert questions is not None
    facts = questions.auras(place)
    assert facts is not None
    return facts


def node_of(result: RunResult, kind: str, label: str) -> int:
    return next(node.id for node in result.nodes if (node.kind, node.label) == (kind, label))


def bearer_of(result: RunResult, place: int, name: str) -> Bearer:
    return next(one for one in at(result, place).bearers if result.labels[one.entity] == name)


def test_modifiers_stand_in_the_order_of_their_timestamps_with_what_each_leaves(case: Case) -> None:
    """Weaken, then Mark of Might: 2, less 4, more 3, and below zero reads zero only at the end (001:104.2)."""
    result = case("wowtcg/006")
    foot = bearer_of(result, node_of(result, "modifier", "+3 ATK"), "foot")
    assert [(given.change, given.words) for given in foot.given] == [
        ("kept", "-4 ATK, until end of turn"),
        ("added", "+3 ATK, until end of turn"),
    ]
    assert [result.labels[given.source] for given in foot.given if given.source is not None] == [
        "weak",
        "mark",
    ]
    (attack,) = foot.numbers
    assert [line.leaves for line in attack.before] == [2, -2, 0]
    assert [line.leaves for line in attack.after] == [2, -2, 1]
    assert attack.changed


def test_what_ends_is_told_once_and_then_is_gone(case: Case) -> None:
    result = case("wowtcg/051")
    ends = next(
        node.id
        for node in result.nodes
        for bearer in at(result, node.id).bearers
        if any(given.change == "removed" for given in bearer.given)
    )
    assert result.nodes[ends].label == "Wrap-up step"
    foot = bearer_of(result, ends, "foot")
    assert [given.change for given in foot.given] == ["removed"]
    assert (foot.numbers[0].before[-1].leaves, foot.numbers[0].after[-1].leaves) == (5, 2)
    assert "foot" not in [result.labels[one.entity] for one in at(result, ends + 1).bearers]


def test_two_copies_of_one_card_give_two_modifiers(play: Callable[..., RunResult]) -> None:
    banners = ["Banner of Courage", {"id": "late", "card": "Banner of Courage"}]
    result = play({"allies": [{"id": "foot", "card": "Footman"}], "abilities": banners}, {}, {"pass": True})
    foot = bearer_of(result, 0, "foot")
    assert [given.words for given in foot.given] == ["+1 ATK", "+1 ATK"]
    assert len({given.source for given in foot.given}) == 2
    assert [line.leaves for line in foot.numbers[0].after] == [2, 3, 4]


def test_counters_are_in_the_arithmetic_though_they_are_no_modifiers(play: Callable[..., RunResult]) -> None:
    foot = {"id": "foot", "card": "Footman", "counters": {"+1 ATK": 2}}
    result = play({"allies": [foot]}, {}, {"pass": True})
    bearer = bearer_of(result, 0, "foot")
    assert bearer.given == ()
    assert [(line.name, line.leaves) for line in bearer.numbers[0].after] == [("printed", 2), ("counters", 4)]


def test_a_hero_that_strikes_has_its_attack_told(case: Case) -> None:
    result = case("wowtcg/016")
    hero = bearer_of(result, node_of(result, "modifier", "strike"), "p2.hero")
    assert hero.given[0].words == "+2 ATK, melee damage, until end of combat"
    assert [(number.name, number.after[-1].leaves) for number in hero.numbers] == [("attack", 2)]


def test_where_nothing_lasts_there_is_something_to_say(play: Callable[..., RunResult]) -> None:
    facts = at(play({}, {}, {"pass": True}), 0)
    assert facts.bearers == ()
    assert facts.title == "Continuous modifiers"
    assert facts.nothing


def test_over_the_gallery_every_modifier_is_told_and_every_number_ends_with_the_one_that_counts(
    gallery_runs: list[RunResult],
) -> None:
    told = 0
    for result in gallery_runs:
        if result.ruleset.name != "wowtcg":
            continue
        game: Any = result.game
        for node in result.nodes[::3]:
            facts = {bearer.entity: bearer for bearer in modifier_facts(result.recorded, node.id).bearers}
            with result.recorded.after(node.id):
                for card in game.entities:
                    if not isinstance(card, Entity) or card.zone is not Zone.PLAY:
                        continue
                    items = list(on(game, card))
                    bearer = facts.get(card.id)
                    given = [] if bearer is None else [one for one in bearer.given if one.change != "removed"]
                    assert len(given) == len(items), (result.title, node.id, card.card.name)
                    assert [one.source for one in given] == [
                        item.source.id for item in sorted(items, key=lambda item: item.order)
                    ]
                    for number in () if bearer is None else bearer.numbers:
                        if number.name in VALUES:
                            left = [line for line in number.after if line.kind != "damage"][-1].leaves
                            assert left == VALUES[number.name](game, card), (result.title, node.id, number)
                            told += 1
    assert told > 50


def test_what_a_node_changes_is_its_own(gallery_runs: list[RunResult]) -> None:
    """The board at a node and the one before it differ by what the node tells: it is noted before it is done."""
    seen = set()
    for result in gallery_runs:
        if result.ruleset.name != "wowtcg":
            continue
        for node in result.nodes:
            changed = {
                (getattr(entity, "id", None), tag) for entity, tag, *_ in result.recorded.changes(node.id)
            }
            tags = {tag for _, tag in changed}
            if node.kind in ("link_added", "link_interrupted"):
                assert "chain" in tags, (result.title, node.id)
            elif node.kind == "modifier":
                assert tags & {"lasting", "shields"}, (result.title, node.id)
            elif node.kind == "control":
                assert (node.source, "controller") in changed, (result.title, node.id)
            else:
                continue
            seen.add(node.kind)
    assert seen == {"link_added", "link_interrupted", "modifier", "control"}
