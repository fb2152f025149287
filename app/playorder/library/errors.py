"""What can be wrong with a library, each said in one line that tells what to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class LibraryError(Exception):
    """Something that a library could not do; nothing was changed by it."""

    def __init__(self, message: str) -> None:
        self.message = message
        super().__init__(message)


class NotALibraryError(LibraryError):
    """The file is something else."""


class NewerLibraryError(LibraryError):
    """The library was made by a newer version of the program; it is left as it is."""


class DamagedLibraryError(LibraryError):
    """What the file holds is not sound."""


class ReadOnlyLibraryError(LibraryError):
    """The file or its folder cannot be written to."""


class DiskFullError(LibraryError):
    """There is no room for what was to be written."""


class BusyLibraryError(LibraryError):
    """Another program has kept the library locked for too long."""


class UnknownScenarioError(LibraryError):
    """There is no scenario, or no revision, of that number."""


class ConflictError(LibraryError):
    """Somebody else has saved the scenario since it was opened."""

    def __init__(self, message: str, scenario: int, newest: int) -> None:
        self.scenario = scenario
        self.newest = newest
        """The number of the revision that is in the library now."""
        super().__init__(message)


_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_DAMAGED_WORDS = ("unsupported file format", "malformed", "no such table", "no such column", "has no column")
"""What SQLite calls a plain error, and what in a library can only come of damage: its tables are made with it."""
_PRIMARY = 0xFF
"""The part of SQLite's error code that says the kind."""


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Turn errors of SQLite into those of a library."""
    try:
        yield
    except sqlite3.Error as error:
        raise _of(error, path) from error
    except UnicodeDecodeError as error:
        # SQLite names what is damaged, and the name is damaged too
        raise damaged(path, "not even its names can be read") from error


def damaged(path: Path, why: str) -> DamagedLibraryError:
    """The word that a file is not sound."""
    return DamagedLibraryError(
        f"{path} is damaged ({why}); 'playorder library repair' sets it aside and recovers what can be read"
    )


def read_only(path: Path) -> ReadOnlyLibraryError:
    """The refusal to write."""
    return ReadOnlyLibraryError(
        f"{path} cannot be written to; allow it, or use another library with --library FILE"
    )


def _of(error: sqlite3.Error, path: Path) -> LibraryError:
    kind = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
    if kind in _DAMAGED or any(words in str(error) for words in _DAMAGED_WORDS):
        return damaged(path, str(error))
    if kind == sqlite3.SQLITE_FULL:
        return DiskFullError(f"the disk is full: nothing was written to {path}; make room and save again")
    if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return BusyLibraryError(f"another program keeps {path} locked; try again when it is done")
    if kind == sqlite3.SQLITE_READONLY:
        return read_only(path)
    if kind == sqlite3.SQLITE_CANTOPEN:
        return LibraryError(f"{path} cannot be opened; see that its folder is there and may be used")
    if kind == sqlite3.SQLITE_IOERR:
        return LibraryError(f"{path} cannot be read or written ({error}); look at the disk, then try again")
    return LibraryError(f"{path}: {error}")
