"""Opening the file of a library: a new one is made, a newer or foreign one is refused, a damaged one is found out."""

from __future__ import annotations

import os
import sqlite3
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from sqlite_utils import Database

from playorder.library.errors import (
    DamagedLibraryError,
    LibraryError,
    NewerLibraryError,
    NotALibraryError,
    told,
)
from playorder.library.schema import APPLICATION_ID, PROBES, VERSION, migrate, version_of

BUSY_SECONDS: Final = 10.0
"""How long a writer waits for another one."""

_MAGIC: Final = b"SQLite format 3\0"
_SUFFIXES: Final = (".db", ".sqlite", ".sqlite3")
"""Names of which a file is taken for a damaged library; any other file that is none is left alone."""

_HEADER: Final = 100
_VERSION_AT: Final = slice(60, 64)
_APPLICATION_AT: Final = slice(68, 72)


class Opened(NamedTuple):
    """An open library; ``read_only`` if it cannot be written to."""

    db: Database
    read_only: bool


class Check(Enum):
    """How closely a library is looked at when it is opened."""

    NONE = "none"
    """For one more connection to a library that is open already."""
    QUICK = "quick"
    """Every page; some tenths of a second for ten thousand scenarios."""
    THOROUGH = "thorough"
    """Every row and every word of the search too."""


def open_file(path: Path, now: str, check: Check = Check.QUICK) -> Opened:
    """Open a library, making it if it is not there.

    Raises the errors of :mod:`playorder.library.errors`; a file of a newer version or of another program is not
    touched.
    """
    _look_at_header(path)
    read_only = path.exists() and not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK))
    with told(path):
        connection = _connect_read_only(path) if read_only else _connect(path)
        connection.text_factory = _decoded
        try:
            _refuse_newer(version_of(connection), path)
            db = Database(connection, execute_plugins=False)
            if not read_only:
                migrate(db, now)
            elif version_of(connection) < VERSION:
                raise LibraryError(
                    f"{path} is of an older version, and cannot be brought up to date: it is read-only"
                )
            if check is not Check.NONE:
                _check(connection, path, check)
        except BaseException:
            connection.close()
            raise
    return Opened(db, read_only)


def _look_at_header(path: Path) -> None:
    """Refuse what needs no SQLite to be refused, so that nothing beside the file is made either."""
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER)
    except FileNotFoundError:
        _make_folder(path)
        return
    except OSError as error:
        raise LibraryError(f"{path} cannot be read: {error.strerror or error}") from error
    if not header:
        return
    if header[: len(_MAGIC)] != _MAGIC or len(header) < _HEADER:
        if path.suffix.lower() not in _SUFFIXES:
            raise NotALibraryError(f"{path} is no library; give the path of one, or of a new file")
        raise DamagedLibraryError(f"{path} is damaged: it does not begin like a library")
    version = int.from_bytes(header[_VERSION_AT], "big")
    application = int.from_bytes(header[_APPLICATION_AT], "big")
    if application != APPLICATION_ID and (application or version):
        raise NotALibraryError(
            f"{path} is a database of another program; give the path of a library, or of a new file"
        )
    _refuse_newer(version, path)


def _refuse_newer(version: int, path: Path) -> None:
    if version > VERSION:
        raise NewerLibraryError(
            f"{path} was made by a newer version of the program (library version {version}, and this program knows "
            f"{VERSION}); it was left as it is: update the program, or use another library with --library FILE"
        )


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LibraryError(f"the folder {path.parent} cannot be made: {error.strerror or error}") from error
    if not os.access(path.parent, os.W_OK):
        raise LibraryError(f"no library can be made in {path.parent}: the folder cannot be written to")


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        # readers do not wait for a writer; what is confirmed is on the disk
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _connect_read_only(path: Path) -> sqlite3.Connection:
    """Where not even the files beside a library can be made, it is taken as never changing."""
    quoted = path.resolve().as_uri()
    mode = "mode=ro" if os.access(path.parent, os.W_OK) else "immutable=1"
    return sqlite3.connect(f"{quoted}?{mode}", uri=True, timeout=BUSY_SECONDS, isolation_level=None)


def _decoded(text: bytes) -> str:
    """A text of the file; damaged letters stand out instead of ending the read."""
    return text.decode("utf-8", "replace")


def _check(connection: sqlite3.Connection, path: Path, check: Check) -> None:
    pragma = "integrity_check" if check is Check.THOROUGH else "quick_check"
    found: str = connection.execute(f"PRAGMA {pragma}(1)").fetchone()[0]
    if found != "ok":
        raise DamagedLibraryError(f"{path} is damaged: {' '.join(found.split())}")
    for probe in PROBES:
        connection.execute(probe)
    if check is Check.THOROUGH:
        connection.execute("INSERT INTO words (words) VALUES ('integrity-check')")
