"""A value as bytes that are the same in every process, so that equal positions are known everywhere by one number.

Python's own hashes will not do: they differ from process to process, and sums of them collide.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import partial
from hashlib import blake2b
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType
from typing import Any

from playorder.model.values import Value

_TEXT = (str, int, float, bytes)
_WITHIN_COMPILED = "_obj"
"""How the class is called that a compiled build makes of a function within another, whose cells cannot be read: what is
made of such ones has a name of its own, as basic selections have."""


class Encoder:
    """Writes values down in full: numbers and texts, tuples, card definitions with all their effects, functions.

    What is written once for a frozen value (a card, a trigger, an effect) is kept, with the value, so that its
    identity stays its own.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[Any, str]] = {}

    def number(self, value: Any) -> int:
        """128 bits that stand for the value."""
        return int.from_bytes(blake2b(self.text(value).encode(), digest_size=16).digest(), "big")

    def text(self, value: Any) -> str:
        """The value written down. Equal values give equal texts: True is 1, as it is for the journal."""
        if value is None:
            return "None"
        if isinstance(value, bool):
            return repr(int(value))
        if isinstance(value, Enum):
            return f"{type(value).__name__}.{value.name}"
        if isinstance(value, _TEXT):
            return repr(value)
        if isinstance(value, tuple):
            return f"{_tuple_name(value)}({','.join(map(self.text, value))})"
        if isinstance(value, Value):
            return f"{type(value).__name__}({','.join(map(self.text, value.parts()))})"
        if isinstance(value, (frozenset, set)):
            return f"set({','.join(sorted(map(self.text, value)))})"
        if isinstance(value, Mapping):
            items = sorted((self.text(key), self.text(item)) for key, item in value.items())
            return f"map({items})"
        if isinstance(value, list):
            return f"list({','.join(map(self.text, value))})"
        return self._object(value)

    def _object(self, value: Any) -> str:
        known = self._known.get(id(value))
        if known is not None:
            return known[1]
        self._known[id(value)] = (value, f"<{type(value).__name__} within itself>")
        text = self._written(value)
        self._known[id(value)] = (value, text)
        return text

    def _written(self, value: Any) -> str:
        kind = type(value)
        if isinstance(value, type):
            return f"class {value.__module__}.{value.__qualname__}"
        if isinstance(value, FunctionType):
            return self._function(value)
        if isinstance(value, MethodType):
            return f"method {self.text(value.__func__)} of {self.text(value.__self__)}"
        if isinstance(value, BuiltinFunctionType):
            return f"function {value.__module__}.{value.__qualname__}"
        if isinstance(value, partial):
            return f"partial {self.text((value.func, value.args, value.keywords))}"
        if dataclasses.is_dataclass(value):
            parts = [
                f"{part.name}={self.text(getattr(value, part.name))}" for part in dataclasses.fields(value)
            ]
            return f"{kind.__name__}({','.join(parts)})"
        if callable(value) and kind.__qualname__.endswith(_WITHIN_COMPILED):
            return f"function {kind.__module__}.{kind.__qualname__}"
        reduced = value.__reduce_ex__(4)
        return reduced if isinstance(reduced, str) else f"{kind.__name__}{self.text(tuple(reduced[:3]))}"

    def _function(self, function: FunctionType) -> str:
        """A function by name and place, with what it does and what it closes over: two lambdas may share a line."""
        cells = tuple(cell.cell_contents for cell in function.__closure__ or ())
        code = function.__code__
        place = f"{function.__module__}.{function.__qualname__}:{code.co_firstlineno}"
        return f"function {place}{self.text((*_parts(code), function.__defaults__, cells))}"


def _parts(code: CodeType) -> Iterable[Any]:
    """What tells two pieces of code apart."""
    constants = tuple(tuple(_parts(item)) if isinstance(item, CodeType) else item for item in code.co_consts)
    return code.co_code, constants, code.co_names


def _tuple_name(value: tuple[Any, ...]) -> str:
    return "" if type(value) is tuple else type(value).__name__
