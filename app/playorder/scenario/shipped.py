"""The rulesets that ship with the program, by the name that documents write."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playorder.scenario.errors import ScenarioError
from playorder.scenario.ruleset import Ruleset
from playorder.scenario.rulesets import Rulesets

DEFAULT: Final = "hearthstone"


def _hearthstone() -> Ruleset:
    """Imported when it is asked for, as the other one is: what only speaks of plugins needs no rules."""
    from playorder.scenario.hearthstone import Hearthstone

    return Hearthstone()


def _wowtcg() -> Ruleset:
    """Its rules would be a good part of what a run of the usual one has to load."""
    from playorder.scenario.wowtcg.ruleset import WowTcg

    return WowTcg()


SHIPPED: Final = Rulesets({DEFAULT: _hearthstone, "wowtcg": _wowtcg})
"""What documents are read by where no plugins are at hand."""


@contextmanager
def named_if_it_fails(ruleset: Ruleset, path: str = "$") -> Iterator[None]:
    """What the code of somebody else's ruleset raises becomes a :class:`ScenarioError` that names it."""
    try:
        yield
    except ScenarioError:
        raise
    except Exception as error:
        if ruleset.name in SHIPPED.names:
            raise
        wrong = f"the ruleset {ruleset.name} failed: {type(error).__name__}: {error}"
        raise ScenarioError(
            path, wrong, "its plugin must be mended; playorder plugin check finds where"
        ) from error
