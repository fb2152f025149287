"""What an effect of this ruleset knows when it resolves."""

from __future__ import annotations

from typing import NamedTuple

from playorder.rulesets.wowtcg.events import Event


class Context(NamedTuple):
    """Who acts, by what, on what; entities by id. The first four mean what they mean for every ruleset.

    ``targets`` are the link's targets in the order in which they were chosen; one that is no longer legal is None.
    ``player`` controls the effect. ``divide`` belongs to ``targets``; ``link`` is the link that resolves.
    """

    source: int
    target: int | None = None
    event: Event | None = None
    value: int = 0
    player: int = 0
    targets: tuple[int | None, ...] = ()
    divide: tuple[int, ...] = ()
    x: int = 0
    link: int = -1
    source_mark: tuple[int, int] = (0, 0)

    def with_value(self, value: int) -> Context:
        """The same context with another ``value``."""
        return self._replace(value=value)

    def with_target(self, target: int | None) -> Context:
        """The same context with another ``target``."""
        return self._replace(target=target)
