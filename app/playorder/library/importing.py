"""Scenarios from files, folders and zip archives, with a report of what was not understood."""

from __future__ import annotations

import lzma
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from playorder.library.store import Draft
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.parsing import MAX_BYTES, parse_json
from playorder.scenario.reading import read_values

MOST_FILES: Final = 20_000
"""Files of one archive or folder that are read."""
MOST_BYTES: Final = 8 * MAX_BYTES
"""What all files of one archive may come to when they are unpacked."""


_UNREADABLE: Final = (
    OSError, EOFError, RuntimeError, NotImplementedError, UnicodeDecodeError,
    zipfile.BadZipFile, zlib.error, lzma.LZMAError,
)  # fmt: skip
"""What reading a file, or a damaged or locked archive, can come to."""


class Problem(NamedTuple):
    """Something that was left out: where it is, and why."""

    where: str
    why: str


@dataclass
class Report:
    """What was found, and what was not understood."""

    drafts: list[Draft] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"{len(self.drafts)} scenarios were read, {len(self.problems)} things were not understood"]
        return "\n".join([*lines, *(f"{problem.where}: {problem.why}" for problem in self.problems)])


class _Source(NamedTuple):
    """A file to be read: its name for people, the library's folder for it, and how to get at its bytes."""

    name: str
    folder: str
    read: Callable[[], bytes]


def read_paths(
    paths: Iterable[Path], folder: str = "", progress: Callable[[str], bool] = lambda _name: True
) -> Report:
    """All scenarios of these files, folders and zip archives.

    What lies in a folder of its own within them comes into a folder of the library of the same name, below ``folder``.
    ``progress`` is told every file's name before it is read, and ends the reading by False.
    """
    report = Report()
    for source in _sources(paths, folder, report):
        if not progress(source.name):
            break
        _read(source, report)
    return report


def _sources(paths: Iterable[Path], folder: str, report: Report) -> Iterator[_Source]:
    for path in paths:
        if path.is_dir():
            yield from _of_folder(path, folder, report)
        elif path.suffix.lower() == ".zip":
            yield from _of_archive(path, folder, report)
        else:
            yield _Source(str(path), folder, partial(_read_file, path))


def _of_folder(path: Path, folder: str, report: Report) -> Iterator[_Source]:
    files = sorted(file for file in path.rglob("*.json") if file.is_file())
    if not files:
        report.problems.append(Problem(str(path), "the folder holds no *.json file"))
    if len(files) > MOST_FILES:
        report.problems.append(
            Problem(str(path), f"only the first {MOST_FILES} of {len(files)} files are read")
        )
    for file in files[:MOST_FILES]:
        yield _Source(
            str(file), _joined(folder, file.relative_to(path).parent.as_posix()), partial(_read_file, file)
        )


def _of_archive(path: Path, folder: str, report: Report) -> Iterator[_Source]:
    try:
        with zipfile.ZipFile(path) as archive:
            members = [info for info in archive.infolist() if info.filename.lower().endswith(".json")]
            if not members:
                report.problems.append(Problem(str(path), "the archive holds no *.json file"))
            if len(members) > MOST_FILES or sum(info.file_size for info in members) > MOST_BYTES:
                report.problems.append(
                    Problem(
                        str(path),
                        f"too large: at most {MOST_FILES} files and {MOST_BYTES >> 20} MiB are unpacked",
                    )
                )
                return
            for info in members:
                inside = PurePosixPath(info.filename)
                folder_inside = _joined(folder, inside.parent.as_posix())
                yield _Source(f"{path}/{inside}", folder_inside, partial(_unpack, archive, info))
    except _UNREADABLE as error:
        report.problems.append(Problem(str(path), f"no zip archive that can be read: {error}"))


def _read_file(path: Path) -> bytes:
    """The bytes of a file; no more than it takes to see that it is too large."""
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _unpack(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    """The bytes of a member; never more than a document may have, whatever the archive says of it."""
    with archive.open(info) as member:
        return member.read(MAX_BYTES + 1)


def _read(source: _Source, report: Report) -> None:
    try:
        raw = source.read()
    except _UNREADABLE as error:
        why = (isinstance(error, OSError) and error.strerror) or error
        report.problems.append(Problem(source.name, f"cannot be read: {why}"))
        return
    try:
        found: list[Scenario] = read_values(parse_json(raw))
    except ScenarioError as error:
        report.problems.append(Problem(source.name, error.message))
        return
    report.drafts.extend(Draft(scenario, source.folder) for scenario in found)


def _joined(folder: str, inside: str) -> str:
    parts = [part for part in (folder, *PurePosixPath(inside).parts) if part not in ("", ".", "..", "/")]
    return "/".join(parts)
