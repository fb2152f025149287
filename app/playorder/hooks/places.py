"""Where in a text a value stands that has a path such as ``cards[2].battlecry[0].to``."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Final

STEPS: Final = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]")
Path = tuple[str | int, ...]
_SPACE = re.compile(r"[ \t\n\r]*")
_HEADER = re.compile(r"^\s*\[\[?\s*([^\]]+?)\s*\]\]?\s*(?:#.*)?$")


def steps_of(path: str) -> Path:
    """The steps of a path: names and numbers; a leading ``$`` is passed over."""
    found = STEPS.findall(path.removeprefix("$"))
    return tuple(name if name else int(number) for name, number in found)


def line_in_json(text: str, path: str) -> int:
    """The line, from 1, of the value with that path, or of the nearest one around it."""
    wanted = steps_of(path)
    best: tuple[int, int] = (-1, 0)
    for found, offset in _walk(text):
        if found == wanted[: len(found)] and len(found) > best[0]:
            best = (len(found), offset)
    return text.count("\n", 0, best[1]) + 1


def _walk(text: str) -> Iterator[tuple[Path, int]]:
    """Every value of a JSON text with its path and offset; the text is known to be JSON."""
    decoder = json.JSONDecoder()
    position = 0

    def after_space(at: int) -> int:
        found = _SPACE.match(text, at)
        return found.end() if found else at

    def value(at: int, path: Path) -> Iterator[tuple[Path, int]]:
        nonlocal position
        at = after_space(at)
        yield path, at
        if text[at] not in "{[":
            position = decoder.raw_decode(text, at)[1]
            return
        closing = "}" if text[at] == "{" else "]"
        position, number = after_space(at + 1), 0
        while text[position] != closing:
            key: str | int = number
            if closing == "}":
                key, position = decoder.raw_decode(text, position)
                position = after_space(position) + 1  # the colon
            yield from value(position, (*path, key))
            position = after_space(position)
            if text[position] == ",":
                position = after_space(position + 1)
            number += 1
        position += 1

    yield from value(0, ())


def line_in_toml(text: str, path: str) -> int:
    """The line, from 1, of the value with that path, as near as headers and keys tell; 1 if nothing tells."""
    wanted = steps_of(path)
    lines = text.splitlines()
    counts: dict[tuple[str, ...], int] = {}
    best, best_depth = 1, -1
    here: tuple[str, ...] = ()
    found: Path = ()
    for number, line in enumerate(lines, 1):
        header = _HEADER.match(line)
        if header:
            here = tuple(part.strip(" \"'") for part in header[1].split("."))
            if line.lstrip().startswith("[["):
                counts[here] = counts.get(here, -1) + 1
                for other in [name for name in counts if name[: len(here)] == here and name != here]:
                    del counts[other]
            found = _indexed(here, counts)
        depth = len(found)
        if found == wanted[:depth] and depth > best_depth:
            best, best_depth = number, depth
        key = re.match(r"\s*([\w\"'-]+)\s*=", line)
        if (
            key
            and not header
            and found == wanted[:depth]
            and wanted[depth : depth + 1] == (key[1].strip("\"'"),)
        ):
            return _within(lines, number, wanted[depth + 1 :])
    return best


def _indexed(header: tuple[str, ...], counts: dict[tuple[str, ...], int]) -> Path:
    """A header's path with the numbers of the tables of arrays that it lies in."""
    path: list[str | int] = []
    for length, name in enumerate(header, 1):
        path.append(name)
        if header[:length] in counts:
            path.append(counts[header[:length]])
    return tuple(path)


def _within(lines: list[str], first: int, rest: Path) -> int:
    """The line of the last key of a path inside a value that may go on over several lines."""
    names = [step for step in rest if isinstance(step, str)]
    if not names:
        return first
    for number in range(first, len(lines) + 1):
        line = lines[number - 1]
        if number > first and (_HEADER.match(line) or re.match(r"[\w-]+\s*=", line)):
            break
        if re.search(rf"\b{re.escape(names[-1])}\b[\"']?\s*=", line):
            return number
    return first
