"""What the documents of all rulesets have alike in actions, checks and ids. Each raises :class:`ScenarioError`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from playorder.cards.spelling import near
from playorder.scenario.errors import ScenarioError
from playorder.scenario.values import check_keys, expect_int, expect_list, expect_one_of, kind_of, read_node

Kinds = Mapping[str, tuple[str, ...]]
"""The fields of each kind of action or check, the one that names it first."""


def kind_of_action(value: Any, kinds: Kinds, path: str, example: str, more: tuple[str, ...] = ()) -> str:
    """Which kind an action is: exactly one, with no fields but its own and ``more``."""
    if not isinstance(value, dict):
        raise ScenarioError(path, f"{kind_of(value)} instead of an action", f"for example {example}")
    found = [kind for kind in kinds if kind in value]
    if len(found) != 1:
        raise ScenarioError(path, "an action must be exactly one thing", "one of " + ", ".join(kinds))
    kind = found[0]
    check_keys(value, (*kinds[kind], *more), path, f"the action {kind!r}")
    return kind


def check_by_kind(
    value: dict[str, Any], kind: str, kinds: Kinds, path: str, node_keys: tuple[str, ...] = ()
) -> None:
    """The fields of a check of this kind, and all of what every ruleset checks in the same way; empty: it is of none.

    ``node_keys`` are those of a timeline node that only this ruleset has.
    """
    if not kind:
        raise ScenarioError(path, "the check says nothing that is known", "one of " + ", ".join(kinds))
    check_keys(value, (*kinds[kind], "after"), path, f"the check {kind!r}")
    if "after" in value:
        expect_int(value["after"], f"{path}.after", 0)
    if kind == "player":
        expect_one_of(value["player"], ("p1", "p2"), f"{path}.player")
    elif kind == "result":
        expect_one_of(value["result"], ("ongoing", "p1", "p2", "draw"), f"{path}.result")
    elif kind == "illegal":
        expect_int(value["illegal"], f"{path}.illegal", 0)
    elif kind == "order":
        for i, node in enumerate(expect_list(value["order"], f"{path}.order")):
            read_node(node, f"{path}.order[{i}]", node_keys)
    elif kind == "count":
        read_node(value["count"], f"{path}.count", node_keys)
        expect_int(value.get("is"), f"{path}.is", 0)


def check_names(ids: Iterable[tuple[str, str]], play_order: Sequence[str], path: str, what: str) -> None:
    """No id twice; the order of play names only what is there, once.

    ``ids`` come with the JSON path of each; ``what`` is the word for what bears one.
    """
    seen: dict[str, str] = {}
    for name, where in ids:
        if name in seen:
            raise ScenarioError(
                where, f"the id {name!r} is used twice (also at {seen[name]})", "give another id"
            )
        seen[name] = where
    used = set()
    for i, name in enumerate(play_order):
        if name not in seen:
            raise ScenarioError(f"{path}.play_order[{i}]", f"no {what} has the id {name!r}", near(name, seen))
        if name in used:
            raise ScenarioError(f"{path}.play_order[{i}]", f"{name!r} stands twice in the order of play")
        used.add(name)
