"""Expectations out of what a run ended with: a scenario becomes a test of the rules."""

from __future__ import annotations

from typing import Any, Final

from playorder.scenario.naming import name_in_document
from playorder.scenario.result import RunResult
from playorder.scenario.scripting import Document, with_id

Check = dict[str, Any]

PLAYER_FACTS: Final[tuple[tuple[str, ...], ...]] = (
    ("hero_health", "hero_armor"), ("hero_damage",), ("board",), ("allies",), ("hand_count",), ("hand",), ("secrets",),
    ("weapon",), ("equipment",), ("mana",), ("ready_resources",), ("deck_count",), ("graveyard",),
)  # fmt: skip
"""What may be expected of a player, as far as the ruleset counts it, the likeliest first; what stands together is
expected together."""
ENTITY_FACTS: Final = ("keywords", "damage")
"""What may be expected of an entity wherever it is, where it has any."""
PLAY_FACTS: Final = ("position", "can_attack", "exhausted")
"""What may be expected of it in play."""


def suggestions(result: RunResult, entity: int) -> list[Check]:
    """What may be expected of an entity as it is now, the likeliest first; a hero stands for its player."""
    view = result.view_of(entity)
    if view is not None and view.type == "hero":
        return player_suggestions(result, view.player)
    found = result.game.entities[entity]
    facts = result.ruleset.entity_facts(result.game, found)
    subject = {"entity": name_in_document(result.names, entity) or found.card.name}
    zone = {"zone": facts["zone"]}
    sets: list[dict[str, Any]] = []
    in_play = facts["zone"] == "play"
    if in_play and facts.get("durability"):
        sets.append({**zone, "attack": facts["attack"], "durability": facts["durability"]})
    elif in_play and (facts.get("max_health") or facts.get("health")):
        sets.append({**zone, "attack": facts["attack"], "health": facts["health"]})
    sets += [zone, {**zone, "controller": facts["controller"]}]
    sets += [{key: facts[key]} for key in ENTITY_FACTS if facts.get(key)]
    if in_play:
        sets += [{key: facts[key]} for key in PLAY_FACTS if facts.get(key) is not None]
    elif facts.get("cost") is not None:
        sets.append({"cost": facts["cost"]})
    return [_as_it_is_now(result, {**subject, **wanted}) for wanted in sets]


def player_suggestions(result: RunResult, player: int) -> list[Check]:
    """What may be expected of a player as things are now."""
    facts = result.ruleset.player_facts(result.game, player)
    checks: list[Check] = []
    for keys in PLAYER_FACTS:
        wanted = {key: facts[key] for key in keys if key in facts and (key != "hero_armor" or facts[key])}
        if wanted:
            checks.append(_as_it_is_now(result, {"player": f"p{player}", **wanted}))
    checks.append(_as_it_is_now(result, {"result": result.game.info.result}))
    return checks


def _as_it_is_now(result: RunResult, check: Check) -> Check:
    """A check of the present state: where the game would go on by itself, it names the moment."""
    return check if result.at_rest else {**check, "after": len(result.marks) - 1}


def expecting(document: Document, result: RunResult, entity: int, check: Check) -> Document:
    """The document with one more expectation; an entity that has no id yet is given one to speak of it."""
    if "entity" in check and not name_in_document(result.names, entity):
        path = result.names.paths.get(entity)
        if path is None:
            return add(document, check)
        document, name = with_id(document, path, result.names.card_name(entity))
        check = {**check, "entity": name}
    return add(document, check)


def add(document: Document, check: Check) -> Document:
    """One more expectation; one that is there already is not written twice."""
    checks = checks_of(document)
    return document if check in checks else {**document, "expect": [*checks, check]}


def replace(document: Document, index: int, check: Check) -> Document:
    """Another expectation in the place of one."""
    checks = checks_of(document)
    checks[index] = check
    return {**document, "expect": checks}


def delete(document: Document, index: int) -> Document:
    """Without one expectation."""
    checks = checks_of(document)
    del checks[index]
    return {**document, "expect": checks}


def checks_of(document: Document) -> list[Check]:
    """The expectations of a document, as a new list."""
    return list(document.get("expect", []))
