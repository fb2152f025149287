"""An aura update: which auras give what to whom, before against after, with the arithmetic of every number."""

from __future__ import annotations

from typing import Any

from playorder.engine.account import Line
from playorder.rulesets.hearthstone.account import NUMBERS, account
from playorder.rulesets.hearthstone.entities import Entity, Player
from playorder.rulesets.hearthstone.keywords import names_of
from playorder.scenario.asking.answers import AuraFacts, Bearer, Given, Number
from playorder.timeline.nodes import Node
from playorder.timeline.recorded import Recorded


def aura_facts(run: Recorded, node: int) -> AuraFacts | None:
    """What the last aura update up to a node did; None if there was none. Raises IndexError for no node."""
    update = run.nodes[node]
    while update.kind != "aura_update":
        if update.id == 0:
            return None
        update = run.nodes[update.id - 1]
    return _of_update(run, update)


def _of_update(run: Recorded, update: Node) -> AuraFacts:
    game, node = run.game, update.id
    other = update.which == "other"
    tags = ("other_keywords",) if other else ("aura_effects", "cost_effects")
    flags: list[tuple[int, str, Any, Any]] = []
    reached: set[int] = set()
    for changed, tag, before, after in run.changes(node):
        if isinstance(changed, Player):
            flags.append((changed.number, tag, before, after))
        elif tag in tags:
            reached.add(changed.id)
    start, end = run.mark_before(node), run.mark_after(node)
    with run.at(end):
        for entity in game.entities:
            if isinstance(entity, Entity) and any(getattr(entity, tag) for tag in tags):
                reached.add(entity.id)
    old = {entity: _state(run, entity, start, other=other) for entity in sorted(reached)}
    new = {entity: _state(run, entity, end, other=other) for entity in sorted(reached)}
    bearers = tuple(_bearer(entity, old[entity], new[entity]) for entity in old)
    title = f"Aura Update ({'Other' if other else 'Health/Attack'})"
    return AuraFacts(node, title, "No aura is on, and none ended.", bearers, tuple(flags))


_State = tuple[dict[tuple[int | None, str], None], dict[str, tuple[Line, ...]]]


def _state(run: Recorded, entity: int, mark: int, *, other: bool) -> _State:
    """What auras give an entity at a mark, and its numbers then."""
    game = run.game
    with run.at(mark):
        if entity >= len(game.entities):
            return {}, {}
        one = game.entities[entity]
        given: dict[tuple[int | None, str], None] = {}
        if other:
            if one.other_keywords:
                given[(None, ", ".join(names_of(one.other_keywords)))] = None
            return given, {}
        for effect in one.aura_effects:
            given[(effect.source, _words(effect))] = None
        numbers = {name: account(game, one, name) for name in NUMBERS}
        for line in numbers["cost"]:
            if line.kind == "aura":
                given[(line.source, f"{line.change} cost")] = None
        return given, numbers


def _bearer(entity: int, old: _State, new: _State) -> Bearer:
    given = [Given("kept" if key in new[0] else "removed", *key) for key in old[0]]
    given += [Given("added", *key) for key in new[0] if key not in old[0]]
    numbers = [
        Number(name, old[1].get(name, lines), lines)
        for name, lines in new[1].items()
        if name != "cost" or any(line.kind == "aura" for line in (*lines, *old[1].get(name, ())))
    ]
    return Bearer(entity, tuple(given), tuple(numbers))


def _words(effect: Any) -> str:
    parts = []
    if effect.attack or effect.health:
        parts.append(f"{effect.attack:+}/{effect.health:+}")
    if effect.set_attack is not None:
        parts.append(f"attack = {effect.set_attack}")
    parts += [name.replace("_", " ") for name in names_of(effect.keywords)]
    if effect.spell_power:
        parts.append(f"spell damage +{effect.spell_power}")
    return ", ".join(parts) or "nothing"
