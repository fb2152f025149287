"""Values: small immutable things that are made very often, and are equal where all their parts are."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Value:
    """A class of its own in place of a named tuple: its parts are read, and it is made, far faster when compiled.

    Each class lists its ``__slots__``, and gives what is in them as :meth:`parts`, in the order in which they are
    handed over when one is made.
    """

    __slots__ = ()

    def parts(self) -> tuple[Any, ...]:
        """Everything that it is made of."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(other) is type(self) and other.parts() == self.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), self.parts())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.parts()!r}"
