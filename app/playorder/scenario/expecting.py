"""Expectations out of what a run ended with: a scenario becomes a test of the rules."""

from __future__ import annotations

from typing import Any, Final

from playorder.scenario.checking import entity_facts, player_facts
from playorder.scenario.naming import name_in_document
from playorder.scenario.result import RunResult
from playorder.scenario.scripting import Document, with_id

Check = dict[str, Any]

PLAYER_FACTS: Final = (
    ("hero_health", "hero_armor"), ("board",), ("hand_count",), ("hand",), ("secrets",), ("weapon",), ("mana",),
    ("deck_count",), ("graveyard",),
)  # fmt: skip
"""What may be expected of a player, the likeliest first; what stands together is expected together."""


def suggestions(result: RunResult, entity: int) -> list[Check]:
    """What may be expected of an entity as it is now, the likeliest first; a hero stands for its player."""
    found = result.game.entities[entity]
    facts = entity_facts(result.game, found)
    number = found.controller
    if result.game.players[number].hero == entity:
        return player_suggestions(result, number)
    subject = {"entity": name_in_document(result.names, entity) or found.card.name}
    zone = {"zone": facts["zone"]}
    sets: list[dict[str, Any]] = []
    if facts["zone"] == "play" and facts["durability"]:
        sets.append({**zone, "attack": facts["attack"], "durability": facts["durability"]})
    elif facts["zone"] == "play" and facts["max_health"]:
        sets.append({**zone, "attack": facts["attack"], "health": facts["health"]})
    sets += [zone, {**zone, "controller": facts["controller"]}]
    if facts["keywords"]:
        sets.append({"keywords": facts["keywords"]})
    if facts["zone"] == "play" and facts["position"] is not None:
        sets += [{"position": facts["position"]}, {"can_attack": facts["can_attack"]}]
    if facts["zone"] in ("hand", "deck"):
        sets.append({"cost": facts["cost"]})
    if facts["damage"]:
        sets.append({"damage": facts["damage"]})
    return [{**subject, **wanted} for wanted in sets]


def player_suggestions(result: RunResult, player: int) -> list[Check]:
    """What may be expected of a player as things are now."""
    facts = player_facts(result.game, player)
    checks: list[Check] = []
    for keys in PLAYER_FACTS:
        wanted = {key: facts[key] for key in keys if key != "hero_armor" or facts[key]}
        checks.append({"player": f"p{player}", **wanted})
    minions = result.game.minions_of(player)
    if minions:
        numbers = [[result.game.attack_of(minion), minion.health] for minion in minions]
        checks.insert(2, {"stats": f"p{player}", "board": numbers})
    checks.append({"result": result.game.info.result})
    return checks


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
