"""The script of a document: actions appended, replaced, moved, taken out; and what the checks say of them kept true.

Documents are JSON objects that are never changed in place: each function gives a new one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from playorder.scenario.spelling_out import spelled_out

Document = dict[str, Any]
Entry = dict[str, Any]

_PLACE = re.compile(r"\.(\w+)|\[(\d+)\]")


def append(document: Document, entry: Entry) -> Document:
    """One more action at the end."""
    return {**document, "script": [*script_of(document), entry]}


def replace(document: Document, index: int, entry: Entry) -> Document:
    """Another action in the place of one."""
    script = script_of(document)
    script[index] = entry
    return {**document, "script": script}


def insert(document: Document, index: int, entry: Entry) -> Document:
    """An action before the one that has this index now."""
    script = script_of(document)
    script.insert(index, entry)
    moved = {old: old + (old >= index) for old in range(len(script))}
    return _with_script(document, script, moved, lambda after: after + (after > index))


def delete(document: Document, index: int) -> Document:
    """Without an action; a check that it is refused goes with it."""
    script = script_of(document)
    del script[index]
    moved = {old: old - (old > index) for old in range(len(script) + 1) if old != index}
    return _with_script(document, script, moved, lambda after: after - (after > index))


def move(document: Document, index: int, to: int) -> Document:
    """An action to another place; ``to`` is its index afterwards."""
    script = script_of(document)
    order = list(range(len(script)))
    order.insert(to, order.pop(index))
    moved = {old: new for new, old in enumerate(order)}
    return _with_script(document, [script[old] for old in order], moved, lambda after: after)


def cut(document: Document, length: int) -> Document:
    """Only the first so many actions; checks of what came after them go, too."""
    script = script_of(document)[:length]
    moved = {old: old for old in range(length)}
    kept = _with_script(document, script, moved, lambda after: after)
    expect = [check for check in kept.get("expect", []) if check.get("after", 0) <= length]
    return {**kept, "expect": expect} if "expect" in kept else kept


def branch(document: Document, length: int, entry: Entry, title: str) -> Document:
    """Another line of play under a title of its own: the first so many actions are the same, then something else.

    What was expected of the old line's end is not expected of this one.
    """
    line = append(cut(document, length), entry)
    expect = [check for check in line.get("expect", []) if "after" in check or "illegal" in check]
    return {**line, "title": title, "expect": expect}


def script_of(document: Mapping[str, Any]) -> list[Entry]:
    """The actions of a document, as a new list."""
    return list(document.get("script", []))


def _with_script(
    document: Document, script: list[Entry], moved: dict[int, int], after: Callable[[int], int]
) -> Document:
    """The document with another script; ``moved`` says where each action went, for the checks that count them."""
    changed = {**document, "script": script}
    checks: list[dict[str, Any]] = []
    for check in document.get("expect", []):
        if "illegal" in check:
            if check["illegal"] in moved:
                checks.append({**check, "illegal": moved[check["illegal"]]})
        elif "after" in check:
            checks.append({**check, "after": after(check["after"])})
        else:
            checks.append(check)
    if "expect" in document:
        changed["expect"] = checks
    return changed


# --- ids for what the script speaks of ---------------------------------------------------------------------------


def with_id(document: Document, path: str, name: str) -> tuple[Document, str]:
    """The document with an id for the entity at a JSON path, and that id; one that is there already stays.

    The id is made of the card's ``name``.
    """
    steps: list[str | int] = [
        word or int(number) for word, number in _PLACE.findall(path[path.index(".players[") :])
    ]
    document = _with_list(document, steps)
    found: Any = document
    for step in steps:
        found = found[step]
    entity: dict[str, Any] = {"card": found} if isinstance(found, str) else dict(found)
    known = entity.get("id")
    if known:
        return document, str(known)
    new = free_id(document, name)
    changed = _put(document, steps, {"id": new, **entity})
    assert isinstance(changed, dict)
    return changed, new


def _with_list(document: Document, steps: list[str | int]) -> Document:
    """The document with the zone that the steps lead into as a list, if it only counts what lies there."""
    if len(steps) < 4 or not isinstance(steps[3], int):
        return document
    player, zone = int(steps[1]), str(steps[2])
    written = document["players"][player].get(zone)
    if isinstance(written, list):
        return document
    spelled = spelled_out(document, player + 1, zone, written)
    players = list(document["players"])
    players[player] = {**players[player], zone: spelled}
    return {**document, "players": players}


def free_id(document: Document, name: str) -> str:
    """An id made of a card's name that the document does not use yet."""
    base = re.sub(r"[^\w]+", "-", name.casefold()).strip("-_") or "card"
    used = set(_ids(document.get("players", [])))
    if base not in used:
        return base
    number = 2
    while f"{base}-{number}" in used:
        number += 1
    return f"{base}-{number}"


def _ids(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["id"]] if isinstance(value.get("id"), str) else []
        return own + [name for item in value.values() for name in _ids(item)]
    if isinstance(value, list):
        return [name for item in value for name in _ids(item)]
    return []


def _put(value: Any, steps: list[str | int], new: Any) -> Any:
    """The value with something else at a place, everything around it copied."""
    if not steps:
        return new
    step, rest = steps[0], steps[1:]
    copied: Any = dict(value) if isinstance(value, dict) else list(value)
    copied[step] = _put(value[step], rest, new)
    return copied
