"""What can still be read of a damaged library."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from playorder.library.errors import LibraryError
from playorder.scenario.document import FORMAT

_BESIDE: Final = ("", "-wal", "-shm")
"""What SQLite keeps beside a file, by the end of its name."""

_BEGINNING: Final = b'{"format":"' + FORMAT.encode() + b'"'
"""How every document begins as the library writes it."""

_LONGEST_DOCUMENT: Final = 1 << 22
_MOST: Final = 1_000_000
"""The number of a scenario after which none is looked for."""


class Rescued(NamedTuple):
    """A document that was found."""

    document: str
    folder: str


def set_aside(path: Path) -> Path:
    """Give a damaged file another name, with what belongs to it, and return that name.

    Raises :class:`LibraryError` if it cannot be renamed.
    """
    moment = datetime.now().strftime("%Y%m%d-%H%M%S")
    count = 0
    while True:
        aside = path.with_name(f"{path.stem}.damaged-{moment}{f'-{count}' if count else ''}{path.suffix}")
        if not aside.exists():
            break
        count += 1
    try:
        for end in _BESIDE:
            old = path.with_name(path.name + end)
            if old.exists():
                os.replace(old, aside.with_name(aside.name + end))
    except OSError as error:
        raise LibraryError(f"{path} is damaged and cannot be set aside: {error.strerror or error}") from error
    return aside


def put_back(aside: Path, path: Path) -> None:
    """Undo :func:`set_aside`, because no new library could be made."""
    for end in _BESIDE:
        path.with_name(path.name + end).unlink(missing_ok=True)
        old = aside.with_name(aside.name + end)
        if old.exists():
            os.replace(old, path.with_name(path.name + end))


def rescued(path: Path) -> list[Rescued]:
    """The newest documents that can be read: by way of SQLite, and where that finds less, out of the file's bytes.

    From bytes alone it cannot be told which of several revisions is the newest, so every scenario whose rows are lost
    comes back in each of them.
    """
    found = list(_by_rows(path))
    known = {entry.document for entry in found}
    older = set(_older(path))
    for document in _by_bytes(path):
        if document not in known and document not in older:
            known.add(document)
            found.append(Rescued(document, ""))
    return found


def _by_rows(path: Path) -> Iterator[Rescued]:
    """Row by row, so that a row that cannot be read costs only itself."""
    connection = _connect(path)
    try:
        for number in _numbers(connection):
            row = _row(
                connection,
                "SELECT document, (SELECT folder FROM scenario WHERE id = ?1) FROM revision WHERE scenario = ?1 "
                "ORDER BY number DESC LIMIT 1",
                number,
            )
            if row is not None and isinstance(row[0], str):
                yield Rescued(row[0], row[1] if isinstance(row[1], str) else "")
    finally:
        connection.close()


def _older(path: Path) -> Iterator[str]:
    """The revisions that a readable row says are not the newest: they need not come back."""
    connection = _connect(path)
    try:
        sql = (
            "SELECT document FROM revision AS r WHERE number < "
            "(SELECT max(number) FROM revision WHERE scenario = r.scenario)"
        )
        for (document,) in connection.execute(sql):
            if isinstance(document, str):
                yield document
    except (sqlite3.Error, UnicodeDecodeError):
        return
    finally:
        connection.close()


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    return connection


def _numbers(connection: sqlite3.Connection) -> Iterator[int]:
    """The numbers of all scenarios, as far as they can be found."""
    last = 0
    while last < _MOST:
        row = _row(connection, "SELECT min(scenario) FROM revision WHERE scenario > ?1", last)
        if row is None or not isinstance(row[0], int):
            return
        last = row[0]
        yield last


def _row(connection: sqlite3.Connection, sql: str, number: int) -> tuple[object, ...] | None:
    try:
        found: tuple[object, ...] | None = connection.execute(sql, (number,)).fetchone()
    except (sqlite3.Error, ValueError, OverflowError):
        return None
    return found


def _by_bytes(path: Path) -> Iterator[str]:
    """Whole documents in the file and its log, wherever they lie in one piece."""
    decoder = json.JSONDecoder()
    for end in ("", "-wal"):
        try:
            data = path.with_name(path.name + end).read_bytes()
        except OSError:
            continue
        place = data.find(_BEGINNING)
        while place >= 0:
            text = data[place : place + _LONGEST_DOCUMENT].decode("utf-8", "replace")
            try:
                _, length = decoder.raw_decode(text)
            except (ValueError, RecursionError):
                pass
            else:
                yield text[:length]
            place = data.find(_BEGINNING, place + 1)
