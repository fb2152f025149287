"""The library's long work, done off the window's thread: run many, import, export."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize

from playorder.gui.background import Job
from playorder.gui.library.pictures import board_picture
from playorder.gui.png import png_of
from playorder.gui.protocols import Engine
from playorder.gui.tokens import Tokens
from playorder.library.decks import read_deck, scenario_of
from playorder.library.entries import Entry, Query
from playorder.library.exporting import file_name, pack, posting, write_archive, write_text
from playorder.library.importing import read_paths
from playorder.library.store import Library
from playorder.scenario.errors import ScenarioError
from playorder.scenario.reading import read_scenario

if TYPE_CHECKING:
    from playorder.assembly import Program
    from playorder.scenario.document import Scenario
    from playorder.scenario.result import RunResult

__all__ = ["Chores"]

_ALL = 1_000_000
_PICTURE = QSize(1280, 720)


class Chores:
    """Each asks its job now and then whether it is to end, and tells how far it is."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._program: Program | None = None

    def run_all(
        self, library: Library, job: Job, entries: Sequence[Entry] | None, query: Query
    ) -> dict[int, str]:
        """Run scenarios, or all that a query gives, and remember the results; what failed, by number, in words."""
        chosen = library.search(replace(query, limit=_ALL)) if entries is None else entries
        failures: dict[int, str] = {}
        for count, entry in enumerate(chosen):
            if job.stopped:
                break
            failures[entry.id] = self._failure_of(library, entry)
            if not library.read_only:
                library.note_run(entry.id, entry.revision, not failures[entry.id])
            job.progress(count + 1, len(chosen))
        return failures

    def take_in(self, library: Library, job: Job, paths: Sequence[Path], folder: str) -> tuple[str, str]:
        """Import, and tell what came in and what was not understood."""
        report = read_paths(paths, folder, lambda _name: not job.stopped)
        added = library.add_all(report.drafts)
        line = _tr("%1 scenarios came in").replace("%1", str(len(added)))
        if report.problems:
            line += ", " + _tr("%1 things were not understood").replace("%1", str(len(report.problems)))
        return line, str(report) if report.problems else ""

    def take_deck(self, library: Library, text: str) -> tuple[str, str]:
        """Make a scenario of a deck."""
        deck = read_deck(text, self._engine.catalogue("2016-03"))
        details = "\n".join(deck.problems)
        if not deck.cards:
            return _tr("No deck came in"), details
        entry = library.add(read_scenario(scenario_of([deck]), "$", "", 0))
        line = _tr("A deck of %1 cards came in: %2").replace("%1", str(len(deck.cards)))
        return line.replace("%2", entry.title), details

    def export(
        self, library: Library, job: Job, entries: Sequence[Entry], path: Path, tokens: Tokens
    ) -> tuple[str, str]:
        """Write scenarios into one file, or each with its timeline and pictures of its board into an archive."""
        scenarios = [library.scenario(entry.id) for entry in entries]
        if path.suffix.lower() == ".json":
            write_text(path, pack(scenarios))
        else:
            files: dict[str, bytes] = {}
            for count, scenario in enumerate(scenarios):
                if job.stopped:
                    return _tr("Nothing was written"), ""
                inside = f"{file_name(scenario.title, count + 1)}/" if len(scenarios) > 1 else ""
                found = self._posting(scenario, job, tokens)
                files.update({inside + name: content for name, content in found.items()})
                job.progress(count + 1, len(scenarios))
            path = path if path.suffix else path.with_suffix(".zip")
            write_archive(path, files)
        line = _tr("%1 scenarios are in %2").replace("%1", str(len(scenarios))).replace("%2", str(path))
        return line, ""

    def _posting(self, scenario: Scenario, job: Job, tokens: Tokens) -> dict[str, bytes]:
        """The files of one scenario; the picture is of its board before the first action."""
        result = self._run(scenario)
        board = result.board_at(None)
        image = job.on_window(lambda: board_picture(board, tokens, _PICTURE))
        return posting(result, {} if image is None else {".png": png_of(image)})

    def _run(self, scenario: Scenario) -> RunResult:
        """A run for a posting; made by the program itself, whatever engine the window has."""
        from playorder.assembly import Program
        from playorder.scenario.run import run

        if self._program is None:
            self._program = Program()
        return run(scenario, replace(self._program.tools(), placeholders=True))

    def _failure_of(self, library: Library, entry: Entry) -> str:
        """Run one; what is wrong with it, or nothing."""
        try:
            scenario = self._engine.read(library.document(entry.id), "", 0)
            result = self._engine.run(scenario) if self._engine.test is None else self._engine.test(scenario)
        except ScenarioError as problem:
            return problem.message
        if result.error:
            return result.error
        missed = [(check, got) for ok, check, got in result.checks if not ok]
        return "\n".join(
            _tr("expected %1, got %2").replace("%1", str(c)).replace("%2", str(g)) for c, g in missed
        )


def _tr(words: str) -> str:
    return QCoreApplication.translate("Chores", words)
