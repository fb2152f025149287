"""The forms in which a run can be written to a file."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playorder.export.board_svg import board_svg
from playorder.export.page import as_page
from playorder.export.text import as_markdown, as_text
from playorder.scenario.report import result_entry
from playorder.scenario.run import RunResult


@dataclass(frozen=True, slots=True)
class Form:
    """One form: its name (an option of ``playorder run``), the suffix of its files, and what makes it."""

    name: str
    suffix: str
    words: str
    make: Callable[[RunResult], str]


def _json(run: RunResult) -> str:
    return json.dumps(result_entry(run, trace=True), ensure_ascii=False, indent=1) + "\n"


def _board(run: RunResult) -> str:
    last = run.nodes[-1].id if run.nodes else None
    return board_svg(run.board_at(last), title=run.title) + "\n"


FORMS: Final = (
    Form("html", ".html", "one web page that needs no network", as_page),
    Form("markdown", ".md", "a Markdown page", as_markdown),
    Form("text", ".txt", "the timeline as a tree of lines", as_text),
    Form("timeline", ".json", "the run with its timeline as JSON", _json),
    Form("svg", ".svg", "the board at the end as a drawing", _board),
)


def form_named(name: str) -> Form:
    """The form of this name. Raises KeyError if there is none."""
    return {form.name: form for form in FORMS}[name]


def target_for(out: Path, form: Form, run: RunResult, *, several: bool) -> Path:
    """Where a run goes: the file ``out``, or for several runs (or a folder) a file in it named for the scenario."""
    if not several and not out.is_dir():
        return out
    stem = Path(run.scenario.file).name.removesuffix(".json").removesuffix(".scenario") or "run"
    words = "-".join(re.findall(r"[a-z0-9]+", run.title.lower())[:8])
    name = "-".join(filter(None, (stem, f"{run.scenario.index + 1:02}", words)))
    return out / f"{name}{form.suffix}"


def write(run: RunResult, form: Form, target: Path) -> None:
    """Write a run to a file, with the folders that it needs. Raises OSError."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(form.make(run), "utf-8")
