"""The rulesets that ship with the program, by the name that documents write."""

from __future__ import annotations

from playorder.scenario.errors import ScenarioError
from playorder.scenario.hearthstone import Hearthstone
from playorder.scenario.ruleset import Ruleset
from playorder.scenario.wowtcg.ruleset import WowTcg

DEFAULT = Hearthstone.name


def shipped_rulesets() -> dict[str, Ruleset]:
    """All of them, the usual one first."""
    return {ruleset.name: ruleset for ruleset in (Hearthstone(), WowTcg())}


def ruleset_named(name: str) -> Ruleset:
    """One of them. Raises :class:`ScenarioError`."""
    known = shipped_rulesets()
    if name not in known:
        raise ScenarioError("$.ruleset", f"no ruleset {name!r} is installed", f"known: {', '.join(known)}")
    return known[name]
