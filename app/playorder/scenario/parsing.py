"""JSON text as values; refused is what JSON does not have, what is ambiguous, and what has no end."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NoReturn

from playorder.scenario.errors import ScenarioError

MAX_BYTES: Final = 64 * 1024 * 1024
MAX_DEPTH: Final = 100
"""Lists and objects within one another."""
_MAX_DIGITS: Final = 19
"""Digits of a whole number: what 64 bits hold."""

_ONE_OBJECT: Final = "a scenario file is one JSON object"


def parse_json(text: str | bytes, file: str = "") -> Any:
    """JSON text as values, or a :class:`ScenarioError` that says where it is wrong.

    Refused are also texts of more than 64 MiB, more than 100 lists and objects within one another, whole numbers of
    more than 19 digits, fractions that are too large, ``NaN`` and ``Infinity``, a field that an object has twice, and
    texts that are not Unicode.
    """

    def refuse(wrong: str, right: str = "") -> NoReturn:
        raise ScenarioError("$", wrong, right, file)

    def whole(digits: str) -> int:
        if len(digits.lstrip("-")) > _MAX_DIGITS:
            refuse(f"the number {digits[:12]}… has {len(digits)} digits", f"at most {_MAX_DIGITS}")
        return int(digits)

    def fraction(digits: str) -> float:
        number = float(digits)
        if not math.isfinite(number):
            refuse(f"the number {digits[:20]} is too large", "write one that a computer can count to")
        return number

    def fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            twice = next(name for name, count in Counter(name for name, _ in pairs).items() if count > 1)
            refuse(f"the field {twice!r} is there twice in one object", "leave one of them out")
        return found

    if len(text) > MAX_BYTES:
        refuse("more than 64 MiB of text", "split it into several files")
    try:
        value = json.loads(
            text,
            parse_int=whole,
            parse_float=fraction,
            parse_constant=lambda name: refuse(f"{name} is no number of JSON", "write a number such as 3"),
            object_pairs_hook=fields,
        )
    except json.JSONDecodeError as error:
        where = f"at line {error.lineno}, column {error.colno}"
        raise ScenarioError("$", f"not JSON: {error.msg} {where}", _ONE_OBJECT, file) from error
    except UnicodeDecodeError as error:
        raise ScenarioError("$", "not UTF-8 text", "save the file as UTF-8", file) from error
    except RecursionError as error:
        raise ScenarioError("$", "nested too deeply", _ONE_OBJECT, file) from error
    for part, depth in _parts(value):
        if depth > MAX_DEPTH:
            refuse(f"more than {MAX_DEPTH} lists and objects within one another", _ONE_OBJECT)
        if isinstance(part, str) and not _is_unicode(part):
            refuse(
                f"a text is not Unicode: {part[:40]!r}",
                "write it without half a surrogate pair (\\ud800 to \\udfff)",
            )
    return value


def _parts(value: Any) -> Iterator[tuple[Any, int]]:
    """Every value and field name, with how many lists and objects are around it."""
    waiting = [(value, 0)]
    while waiting:
        part, depth = waiting.pop()
        yield part, depth
        if isinstance(part, dict):
            waiting.extend((key, depth + 1) for key in part)
            waiting.extend((inner, depth + 1) for inner in part.values())
        elif isinstance(part, list):
            waiting.extend((inner, depth + 1) for inner in part)


def _is_unicode(text: str) -> bool:
    return text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text)
