"""A run as JSON values, as the contract's runner section says."""

from __future__ import annotations

from enum import Enum
from typing import Any

from playorder.engine.decisions import names_entity
from playorder.scenario.naming import is_card
from playorder.scenario.run import RunResult
from playorder.timeline.nodes import Node


def result_entry(result: RunResult, *, trace: bool) -> dict[str, Any]:
    """The JSON object of one scenario's run."""
    game, ruleset = result.game, result.ruleset
    named = result.labels
    scenario = result.scenario
    error = None
    if result.error:
        error = {"action": result.error_action, "message": result.error}
    entry: dict[str, Any] = {
        "file": scenario.file,
        "index": scenario.index,
        "title": scenario.title,
        "case": scenario.source.get("case"),
        "ok": result.ok,
        "result": game.info.result,
        "error": error,
        "expect": [{"ok": check.ok, "check": check.check, "got": check.got} for check in result.checks],
        "players": [ruleset.player_facts(game, 1), ruleset.player_facts(game, 2)],
        "entities": {
            named[entity.id]: ruleset.entity_facts(game, entity)
            for entity in game.entities
            if ruleset.is_reported(entity) and not named[entity.id].endswith(f"({entity.id})")
        },
        "unscripted": result.unscripted,
        "faults": [
            {"source": named.get(fault.source) if fault.source is not None else None, "error": fault.error,
             "traceback": fault.traceback}
            for fault in result.faults
        ],
    }  # fmt: skip
    if trace:
        entry["timeline"] = timeline(result, named)
    return entry


def failed_entry(file: str, index: int, message: str, title: str = "", case: Any = None) -> dict[str, Any]:
    """The JSON object of a file or scenario that could not be read or built."""
    return {
        "file": file, "index": index, "title": title, "case": case, "ok": False, "result": None,
        "error": {"action": None, "message": message}, "expect": [], "players": [], "entities": {}, "unscripted": [],
        "faults": [],
    }  # fmt: skip


def timeline(result: RunResult, named: dict[int, str]) -> list[dict[str, Any]]:
    """All timeline nodes as JSON."""
    triggers: dict[int | None, list[Node]] = {}
    for node in result.nodes:
        if node.kind == "trigger":
            triggers.setdefault(node.parent, []).append(node)
    return [node_entry(result, node, triggers.get(node.id, []), named) for node in result.nodes]


def node_entry(result: RunResult, node: Node, triggers: list[Node], named: dict[int, str]) -> dict[str, Any]:
    """One timeline node as JSON; ``triggers`` are those that lie in it."""
    changes = result.recorded.changes(node.id)

    def name(entity: int | None) -> str | None:
        return None if entity is None else named.get(entity, str(entity))

    entry: dict[str, Any] = {
        "id": node.id, "parent": node.parent, "kind": node.kind, "label": node.label, "rule": node.rule,
        "source": name(node.source), "target": name(node.target),
        "player": None if not node.player else f"p{node.player}", "status": node.status, "amount": node.amount,
    }  # fmt: skip
    if node.reason:
        entry["reason"] = node.reason
    if node.traceback:
        entry["traceback"] = node.traceback
    if node.which:
        entry["which"] = node.which
    entry["queue"] = queue_members(node, triggers, named)
    if node.candidates:
        entry["candidates"] = [candidate_name(node, c, named) for c in node.candidates]
        picked = node.pick if isinstance(node.pick, tuple) else (node.pick,)
        chosen = [candidate_name(node, node.candidates[i], named) for i in picked]
        entry["pick"] = chosen if isinstance(node.pick, tuple) else chosen[0]
    entry["changes"] = [
        [change_name(entity, named), tag, plain(before), plain(after)]
        for entity, tag, before, after in changes
        if isinstance(tag, str)
    ]
    return entry


def candidate_name(node: Any, candidate: Any, named: dict[int, str]) -> Any:
    """A candidate of a decision: a card id, a number, true or false, or an entity's name."""
    return named.get(candidate, candidate) if names_entity(candidate, node.label) else candidate


def queue_members(node: Node, outcomes: list[Node], named: dict[int, str]) -> list[dict[str, Any]]:
    """The members of a queue in order, each with the status it ended with; none for any other node."""
    members = []
    for place, (priority, order, entity, trigger) in enumerate(node.queue):
        outcome = outcomes[place] if place < len(outcomes) else None
        members.append({
            "source": named.get(entity, str(entity)), "name": trigger.name, "priority": priority, "order": order,
            "player": f"p{node.player}" if node.player else None,
            "status": outcome.status if outcome is not None else "not_reached",
            "reason": outcome.reason if outcome is not None else "",
        })  # fmt: skip
    return members


def change_name(entity: Any, named: dict[int, str]) -> str:
    """Whose tag changed."""
    if is_card(entity):
        return named.get(entity.id, f"#{entity.id}")
    number = getattr(entity, "number", None)
    return f"p{number}" if number else "game"


def plain(value: Any) -> Any:
    """A tag's value as JSON."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    # triggers, kinds of events and the like are told by name: the same on every run
    return str(getattr(value, "name", None) or getattr(value, "__name__", type(value).__name__))
