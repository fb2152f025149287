"""Scenarios for elsewhere: one with its timeline and picture for posting, or many as one file."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from playorder.export.forms import form_named
from playorder.scenario.concise import concise
from playorder.scenario.document import Scenario
from playorder.scenario.result import RunResult
from playorder.scenario.writing import as_text, replacing

_WHEN: Final = (2020, 1, 1, 0, 0, 0)
"""The time noted for every file of an archive, so that the same scenario gives the same bytes."""


def file_name(title: str, number: int = 0) -> str:
    """A name for a file, made of a title's words; with a number in front if one is given."""
    words = "-".join(re.findall(r"[^\W_]+", title.lower())[:8])[:60].strip("-")
    return "-".join(filter(None, (f"{number:03}" if number else "", words))) or "scenario"


def pack(scenarios: Sequence[Scenario], title: str = "") -> str:
    """Several scenarios as the text of one file."""
    whole: dict[str, Any] = {"title": title} if title else {}
    return as_text({**whole, "scenarios": [concise(scenario.data) for scenario in scenarios]}) + "\n"


def posting(result: RunResult, pictures: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files of a posting: the scenario, the page with its timeline, the board as a drawing, and ``pictures``."""
    name = file_name(result.title)
    return {
        f"{name}.scenario.json": (as_text(concise(result.scenario.data)) + "\n").encode(),
        f"{name}.html": form_named("html").make(result).encode(),
        f"{name}.svg": form_named("svg").make(result).encode(),
        **{f"{name}{end}": content for end, content in pictures.items()},
    }


def write_archive(path: Path, files: Mapping[str, bytes]) -> None:
    """Write files into a zip archive, whole or not at all. Raises :class:`OSError`."""
    with replacing(path) as beside, zipfile.ZipFile(beside, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name, _WHEN), content, zipfile.ZIP_DEFLATED)


def write_text(path: Path, text: str) -> None:
    """Write a text file, whole or not at all. Raises :class:`OSError`."""
    with replacing(path) as beside:
        beside.write_text(text, encoding="utf-8")
