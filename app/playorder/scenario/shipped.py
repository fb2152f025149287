"""The rulesets that ship with the program, by the name that documents write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playorder.scenario.errors import ScenarioError
from playorder.scenario.hearthstone import Hearthstone
from playorder.scenario.ruleset import Ruleset

DEFAULT = Hearthstone.name


def _wowtcg() -> Ruleset:
    """Imported when it is asked for: its rules would be a good part of what a run of the usual one has to load."""
    from playorder.scenario.wowtcg.ruleset import WowTcg

    return WowTcg()


_SHIPPED: Final[dict[str, Callable[[], Ruleset]]] = {DEFAULT: Hearthstone, "wowtcg": _wowtcg}
"""The usual one first."""


def shipped_rulesets() -> dict[str, Ruleset]:
    """All of them, the usual one first."""
    return {name: make() for name, make in _SHIPPED.items()}


def ruleset_named(name: str) -> Ruleset:
    """One of them. Raises :class:`ScenarioError`."""
    make = _SHIPPED.get(name)
    if make is None:
        raise ScenarioError("$.ruleset", f"no ruleset {name!r} is installed", f"known: {', '.join(_SHIPPED)}")
    return make()


def ruleset_to_read(name: str) -> Ruleset:
    """The one by which a document is read: the usual one where the document's is not there; running it says so."""
    return _SHIPPED.get(name, Hearthstone)()
