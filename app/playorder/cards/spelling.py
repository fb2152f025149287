"""What somebody may have meant: for words and fields of documents that are not known."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from typing import Any

LONGEST_NAME = 100
"""Characters of a name that near ones are looked for; looking takes its time, and no real name is longer."""


def near(name: str, known: Iterable[str]) -> str:
    """“did you mean …?” or the list of what is known."""
    options = list(known)
    if len(name) > LONGEST_NAME:
        return "known: " + ", ".join(options)
    close = difflib.get_close_matches(name, options, 3, 0.6)
    if close:
        return "did you mean " + " or ".join(repr(option) for option in close) + "?"
    return "known: " + ", ".join(options)


def only_known(
    fields: dict[str, Any],
    keys: Iterable[str],
    path: str,
    what: str,
    refuse: Callable[[str, str, str], Exception],
) -> dict[str, Any]:
    """An object's fields, all of them among ``keys``; else raises ``refuse(path, what is wrong, what is right)``."""
    known = tuple(keys)
    for key in fields:
        if key not in known:
            raise refuse(f"{path}.{key}", f"unknown field {key!r} of {what}", near(key, known))
    return fields
