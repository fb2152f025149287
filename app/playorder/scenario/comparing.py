"""Expectations of an entity, a player or the result, held against what a ruleset tells of them."""

from __future__ import annotations

from typing import Any, NamedTuple


class CheckResult(NamedTuple):
    """One expectation: whether it holds, the check itself and what was found instead."""

    ok: bool
    check: dict[str, Any]
    got: Any


def compare(check: dict[str, Any], facts: dict[str, Any]) -> CheckResult:
    """Hold a check against facts, key by key: each that it names must be just what is found."""
    got = {key: facts.get(key) for key in check if key not in ("entity", "player", "after")}
    return CheckResult(all(check[key] == found for key, found in got.items()), check, got)
