"""The rulesets that ship with the program, by the name that documents write."""

from __future__ import annotations

from typing import Final

from playorder.scenario.hearthstone import Hearthstone
from playorder.scenario.ruleset import Ruleset
from playorder.scenario.rulesets import Rulesets

DEFAULT = Hearthstone.name


def _wowtcg() -> Ruleset:
    """Imported when it is asked for: its rules would be a good part of what a run of the usual one has to load."""
    from playorder.scenario.wowtcg.ruleset import WowTcg

    return WowTcg()


SHIPPED: Final = Rulesets({DEFAULT: Hearthstone, "wowtcg": _wowtcg})
"""What documents are read by where no plugins are at hand."""
