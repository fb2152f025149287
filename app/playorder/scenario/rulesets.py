"""The rulesets by which documents are read and run."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playorder.scenario.errors import ScenarioError
from playorder.scenario.ruleset import Ruleset


class Rulesets:
    """Rulesets by the name that documents write, the usual one first. Each is made when it is first asked for."""

    def __init__(self, makers: Mapping[str, Callable[[], Ruleset]]) -> None:
        self._makers = dict(makers)
        self._made: dict[str, Ruleset] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """What documents may name, the usual one first."""
        return tuple(self._makers)

    def named(self, name: str) -> Ruleset:
        """One of them. Raises :class:`ScenarioError` for a name that is not known, and for one that cannot be made."""
        found = self._made.get(name)
        if found is None:
            make = self._makers.get(name)
            if make is None:
                known = ", ".join(self._makers)
                raise ScenarioError("$.ruleset", f"no ruleset {name!r} is installed", f"known: {known}")
            found = self._made[name] = make()
        return found

    def all(self) -> list[Ruleset]:
        """All that can be made, the usual one first."""
        found = []
        for name in self._makers:
            try:
                found.append(self.named(name))
            except ScenarioError:
                continue  # whoever names it in a document is told
        return found
