"""Why something is dead, why it is a 4/2, and when it changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from playorder.rulesets.hearthstone.account import NUMBERS, account
from playorder.rulesets.hearthstone.entities import Entity, Zone
from playorder.scenario.asking.aura_facts import aura_facts
from playorder.scenario.asking.explaining import account_words, death_lines, number_lines
from playorder.scenario.asking.hearthstone import numbers_at, why_dead
from playorder.scenario.asking.history import changes_of
from playorder.scenario.asking.questions import Questions
from playorder.scenario.run import RunResult

RunOf = Callable[..., RunResult]

FLAMESTRIKE: dict[str, Any] = {"hand": [{"id": "fs", "card": "Flamestrike"}]}
VICTIMS: dict[str, Any] = {"board": [{"id": "cult", "card": "Cult Master"}]}


def entity_of(result: RunResult, name: str) -> int:
    found = result.names.find(name)
    assert found is not None
    return found.id


def asked(result: RunResult) -> Questions:
    questions = result.questions()
    assert questions is not None
    return questions


def first(result: RunResult, kind: str, which: str = "") -> int:
    return next(node.id for node in result.nodes if node.kind == kind and (not which or node.which == which))


def test_it_died_of_damage(run_of: RunOf) -> None:
    result = run_of(FLAMESTRIKE, VICTIMS, {"play": "fs"})
    cult = entity_of(result, "cult")
    death = why_dead(result.recorded, cult)
    assert death is not None
    assert not death.destroyed
    assert death.health == -2
    (cause,) = death.causes
    assert cause.node == first(result, "damage")
    assert (cause.tag, cause.before, cause.after) == ("damage", 0, 4)
    lines = list(death_lines(result.recorded, asked(result), cult, result.labels))
    assert "its health was -2" in lines[0]
    assert "damage 0 → 4" in lines[1]
    hero = entity_of(result, "p1.hero")
    assert why_dead(result.recorded, hero) is None
    assert list(death_lines(result.recorded, asked(result), hero, result.labels)) == []


def test_it_died_of_a_mark_of_destruction(run_of: RunOf) -> None:
    kill = {"hand": [{"id": "kill", "card": "Assassinate"}]}
    result = run_of(kill, VICTIMS, {"play": "kill", "target": "cult"})
    death = why_dead(result.recorded, entity_of(result, "cult"))
    assert death is not None
    assert death.destroyed
    assert [cause.tag for cause in death.causes] == ["destroy"]


def test_where_the_numbers_come_from(run_of: RunOf) -> None:
    attached = [{"attack": 1, "health": 1, "name": "Rallied"}]
    raptor = {"id": "raptor", "card": "Bloodfen Raptor", "damage": 1, "attach": attached}
    result = run_of({"board": [raptor, "Stormwind Champion"]}, {})
    numbers = numbers_at(result.recorded, entity_of(result, "raptor"), None)
    assert [line.leaves for line in numbers["attack"]] == [3, 4, 5]
    assert [line.kind for line in numbers["attack"]] == ["base", "enchantment", "aura"]
    assert [line.leaves for line in numbers["health"]] == [2, 3, 4, 3]
    assert account_words(numbers["attack"]).endswith("Stormwind Champion +1 leaves 5")
    assert next(number_lines(asked(result), entity_of(result, "raptor"), None)).startswith(
        "attack 5: printed leaves 3"
    )


def test_the_account_of_another_number_is_refused(run_of: RunOf) -> None:
    result = run_of(VICTIMS, {})
    with pytest.raises(ValueError, match="attack, health, cost"):
        account(result.game, result.game.entities[entity_of(result, "cult")], "armour")


def test_what_does_not_exist_yet_has_no_numbers(run_of: RunOf) -> None:
    patron = {"board": [{"id": "patron", "card": "Grim Patron"}]}
    shot = {"hand": [{"id": "shot", "card": "Arcane Shot"}]}
    result = run_of(shot, patron, {"play": "shot", "target": "patron"})
    made = entity_of(result, "Grim Patron#1")
    assert numbers_at(result.recorded, made, None) == {}
    assert numbers_at(result.recorded, made, result.nodes[-1].id)["attack"][-1].leaves == 3


def test_the_next_and_the_previous_change(run_of: RunOf) -> None:
    result = run_of(FLAMESTRIKE, VICTIMS, {"play": "fs"})
    run, ask, cult = result.recorded, asked(result), entity_of(result, "cult")
    damage, death = first(result, "damage"), first(result, "death")
    assert ask.next_change(cult, 0) == damage
    assert ask.next_change(cult, damage) == death
    assert ask.previous_change(cult, death) == damage
    assert ask.next_change(cult, len(result.nodes) - 1) is None
    assert ask.previous_change(cult, 0) is None
    assert ask.next_change(cult, 0, "zone") == death
    assert {change.tag for change in changes_of(run, cult)} >= {"damage", "zone"}


def test_an_aura_update_tells_what_is_added_and_what_it_leaves(run_of: RunOf) -> None:
    one = {
        "board": [{"id": "wisp", "card": "Wisp"}],
        "hand": [{"id": "champion", "card": "Stormwind Champion"}],
    }
    result = run_of(one, {}, {"play": "champion"})
    facts = [aura_facts(result.recorded, node.id) for node in result.nodes if node.kind == "aura_update"]
    found = next(fact for fact in facts if fact is not None and fact.bearers)
    (bearer,) = found.bearers
    assert bearer.entity == entity_of(result, "wisp")
    (given,) = bearer.given
    assert (given.change, given.source, given.words) == ("added", entity_of(result, "champion"), "+1/+1")
    attack = bearer.numbers[0]
    assert attack.changed
    assert [line.leaves for line in attack.before] == [1]
    assert [line.leaves for line in attack.after] == [1, 2]
    assert aura_facts(result.recorded, first(result, "sequence")) is None


def test_an_aura_that_ends_is_removed_at_the_next_update(run_of: RunOf) -> None:
    two = {"board": [{"id": "yeti", "card": "Chillwind Yeti"}, {"id": "wolf", "card": "Dire Wolf Alpha"}]}
    shot = {"hand": [{"id": "shot", "card": "Fireball"}]}
    result = run_of(shot, two, {"play": "shot", "target": "wolf"})
    changes = [
        given.change
        for node in result.nodes
        if (facts := aura_facts(result.recorded, node.id)) is not None
        for bearer in facts.bearers
        for given in bearer.given
        if bearer.entity == entity_of(result, "yeti")
    ]
    assert changes[-1] == "removed"
    assert "kept" in changes


def test_the_other_auras_are_flags_of_players(run_of: RunOf) -> None:
    one = {"hand": [{"id": "baron", "card": "Baron Rivendare"}]}
    result = run_of(one, {}, {"play": "baron"})
    facts = [aura_facts(result.recorded, node.id) for node in result.nodes if node.which == "other"]
    assert (1, "double_deathrattle", 0, 1) in [
        flag for fact in facts if fact is not None for flag in fact.players
    ]


def test_over_the_gallery_every_account_ends_with_the_number_that_counts(
    gallery_runs: list[RunResult],
) -> None:
    for result in gallery_runs:
        game = result.game
        for node in [None, *range(0, len(result.nodes), 5)]:
            with result.recorded.after(node):
                for entity in game.entities:
                    if not isinstance(entity, Entity) or entity.zone is Zone.NONE:
                        continue
                    ends = {name: account(game, entity, name)[-1].leaves for name in NUMBERS}
                    assert ends["attack"] == game.attack_of(entity), (result.title, entity)
                    assert ends["health"] == entity.health, (result.title, entity)
                    assert entity.zone is not Zone.HAND or ends["cost"] == game.cost_of(entity), (
                        result.title,
                        entity,
                    )


def test_an_enchantment_newer_than_the_last_aura_update_counts_after_an_aura_that_sets_the_attack(
    run_of: RunOf,
) -> None:
    one = {
        "board": [{"id": "spawn", "card": "Lightspawn"}],
        "hand": [{"id": "might", "card": "Blessing of Might"}],
    }
    result = run_of(one, {}, {"play": "might", "target": "spawn"})
    spawn = result.game.entities[entity_of(result, "spawn")]
    seen = []
    for node in result.nodes:
        with result.recorded.after(node.id):
            seen.append(spawn.attack)
            assert account(result.game, spawn, "attack")[-1].leaves == spawn.attack, node
    assert (seen[0], max(seen), seen[-1]) == (5, 8, 5)
