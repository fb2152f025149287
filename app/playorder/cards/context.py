"""Context: what an effect knows when it resolves."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from playorder.model.values import Value


@mypyc_attr(acyclic=True)
class Context(Value):
    """Who acts, on what, because of what. Entities are given by id; all values are immutable.

    ``source`` is the entity whose text resolves; ``target`` the chosen target; ``event`` what it answers;
    ``value`` what the effect before it left (cards drawn, damage dealt, the thing a list walks over).
    A ruleset whose effects must know more brings a context of its own, with at least these four and both methods.
    """

    __slots__ = ("event", "source", "target", "value")

    def __init__(self, source: int, target: int | None = None, event: Any = None, value: Any = None) -> None:
        self.source: Final = source
        self.target: Final = target
        self.event: Final = event
        self.value: Final = value

    def parts(self) -> tuple[Any, ...]:
        return (self.source, self.target, self.event, self.value)

    def with_value(self, value: Any) -> Context:
        """The same context with another ``value``."""
        return Context(self.source, self.target, self.event, value)

    def with_target(self, target: int | None) -> Context:
        """The same context with another ``target``."""
        return Context(self.source, target, self.event, self.value)
