"""Expectations held against what a ruleset tells of an entity or a player, and against the timeline."""

from __future__ import annotations

from typing import Any, NamedTuple

from playorder.scenario.naming import Names


class CheckResult(NamedTuple):
    """One expectation: whether it holds, the check itself and what was found instead."""

    ok: bool
    check: dict[str, Any]
    got: Any


def compare(check: dict[str, Any], facts: dict[str, Any]) -> CheckResult:
    """Hold a check against facts, key by key: each that it names must be just what is found."""
    got = {key: facts.get(key) for key in check if key not in ("entity", "player", "after")}
    return CheckResult(all(check[key] == found for key, found in got.items()), check, got)


def node_matches(names: Names, node: Any, pattern: dict[str, Any]) -> bool:
    """Whether a timeline node matches a pattern key by key; entities by id or card name, the rest whole."""
    for key, wanted in pattern.items():
        if key in ("source", "target"):
            found = getattr(node, key)
            if wanted is None:
                if found is not None:
                    return False
            elif not isinstance(wanted, str) or not _names_source(names, node, key, wanted):
                return False
        elif key == "player":
            if f"p{node.player}" != wanted:
                return False
        elif getattr(node, key, None) != wanted:
            return False
    return True


def _names_source(names: Names, node: Any, key: str, wanted: str) -> bool:
    """Whether a node's source or target is meant; what a character does with a card, both are the source of."""
    is_it = _names_entity(names, getattr(node, key), wanted)
    return is_it or (key == "source" and node.by is not None and _names_entity(names, node.by, wanted))


def _names_entity(names: Names, entity_id: int | None, wanted: str) -> bool:
    if names.matches(entity_id, wanted):
        return True
    if entity_id is None:
        return False
    entity = names.game.entities[entity_id]
    # an enchantment written in the document may have only an id; a weapon or power may be named by p1.weapon
    return getattr(entity, "key", "") == wanted


def check_timeline(names: Names, nodes: list[Any], check: dict[str, Any]) -> CheckResult:
    """A check of the order or the number of timeline nodes."""
    if "count" in check:
        count = sum(1 for node in nodes if node_matches(names, node, check["count"]))
        return CheckResult(count == check["is"], check, count)
    place = 0
    for number, pattern in enumerate(check["order"]):
        while place < len(nodes) and not node_matches(names, nodes[place], pattern):
            place += 1
        if place == len(nodes):
            return CheckResult(False, check, f"node {number} of the order was not found")
        place += 1
    return CheckResult(True, check, "in this order")
