"""Writing documents to files: laid out like those of the gallery, and never half a file."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playorder.scenario.errors import ScenarioError
from playorder.scenario.parsing import parse_json

__all__ = ["as_text", "replacing", "save"]

_WIDTH = 110
_SURROGATE = re.compile("[\ud800-\udfff]")
"""Half a character, which UTF-8 cannot hold but JSON can name."""


def as_text(value: Any, indent: int = 0, used: int = 0) -> str:
    """JSON in which whatever fits stands in one line. `used` characters of the first line are taken already."""
    line = json.dumps(value, ensure_ascii=False)
    if not value or not isinstance(value, (dict, list)):
        return line
    is_whole = indent == 0 and isinstance(value, dict)
    if not is_whole and indent + used + len(line) <= _WIDTH:
        return line
    inner = indent + 2
    pad = " " * inner
    if isinstance(value, dict):
        rows = []
        for key, item in value.items():
            name = json.dumps(str(key), ensure_ascii=False) + ": "
            rows.append(f"{pad}{name}{as_text(item, inner, len(name))}")
        return "{\n" + ",\n".join(rows) + "\n" + " " * indent + "}"
    rows = [pad + as_text(item, inner) for item in value]
    return "[\n" + ",\n".join(rows) + "\n" + " " * indent + "]"


def save(path: Path, documents: Sequence[dict[str, Any]]) -> None:
    """Write the scenarios of a file. A collection stays one and keeps its title.

    The text goes to a file beside the old one, which is then replaced in one go: whoever is interrupted keeps the old
    one whole. Raises :class:`OSError`.
    """
    collection = _collection(path)
    whole: dict[str, Any]
    if len(documents) == 1 and collection is None:
        whole = documents[0]
    else:
        whole = {**(collection or {}), "scenarios": list(documents)}
    target = path.resolve()
    with replacing(target) as beside:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(_SURROGATE.sub(lambda half: f"\\u{ord(half[0]):04x}", as_text(whole)) + "\n")
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, beside)


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A path beside a file: what is written there replaces the file in one go at the end, and is gone after an error.

    Raises :class:`OSError`.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        yield beside
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def _collection(path: Path) -> dict[str, Any] | None:
    """The fields around the scenarios, if the file is a collection already."""
    try:
        value = parse_json(path.read_bytes())
    except (OSError, ScenarioError):
        return None
    return value if isinstance(value, dict) and "scenarios" in value and "players" not in value else None
