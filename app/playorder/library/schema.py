"""The tables of a library, and how one of an earlier version is brought up to date.

Each migration runs in one transaction with the note that it was run: whoever is interrupted has the old library or the
new one.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Final

from sqlite_utils import Database

APPLICATION_ID: Final = 0x504C4F52
"""The bytes "PLOR" in the header of the file, by which a library is known."""


def _first(db: Database) -> None:
    """Scenarios, their revisions, and the words by which they are found."""
    db.table("scenario").create(
        {
            "id": int,
            "title": str,
            "description": str,
            "tags": str,
            "folder": str,
            "ruleset": str,
            "edition": str,
            "cards": str,
            "favourite": int,
            "created": str,
            "changed": str,
            "revision": int,
            "passed": int,
            "trashed": str,
        },
        pk="id",
        not_null=(
            "title",
            "description",
            "tags",
            "folder",
            "cards",
            "favourite",
            "created",
            "changed",
            "revision",
        ),
    )
    for name, column in (("changed", "changed"), ("created", "created"), ("title", "title COLLATE NOCASE"),
                         ("folder", "folder COLLATE NOCASE")):  # fmt: skip
        # what a list is filtered by stands in the index too, so that it is read along the index alone
        db.execute(f"CREATE INDEX scenario_by_{name} ON scenario ({column}, id, trashed)")
    db.execute("CREATE INDEX scenario_in_trash ON scenario (id) WHERE trashed IS NOT NULL")
    db.table("revision").create(
        {"scenario": int, "number": int, "saved": str, "document": str, "checksum": int},
        pk=("scenario", "number"),
        foreign_keys=[("scenario", "scenario", "id")],
        not_null=("saved", "document", "checksum"),
    )
    # prefixes of up to three letters have an index: this is what is searched for while somebody types
    db.execute(
        "CREATE VIRTUAL TABLE words USING fts5(title, description, tags, cards, "
        "tokenize='unicode61 remove_diacritics 2', prefix='1 2 3')"
    )


MIGRATIONS: Final[tuple[Callable[[Database], None], ...]] = (_first,)
"""In order; the place of one, counted from 1, is the version of a library after it."""

PROBES: Final = (
    "SELECT id, title, description, tags, folder, ruleset, edition, cards, favourite, created, changed, revision, "
    "passed, trashed FROM scenario LIMIT 0",
    "SELECT scenario, number, saved, document, checksum FROM revision LIMIT 0",
    "SELECT title, description, tags, cards FROM words LIMIT 0",
)
"""What every sound library of this version answers."""

VERSION: Final = len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """The version of an open library; 0 for a new file."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(db: Database, now: str) -> None:
    """Bring a library up to date. ``now`` is noted as the time of it."""
    for number, migration in enumerate(MIGRATIONS, 1):
        if version_of(db.conn) >= number:
            continue
        db.conn.execute("BEGIN IMMEDIATE")
        try:
            if version_of(db.conn) < number:  # another program may have been quicker
                migration(db)
                db.table("migration").insert(
                    {"number": number, "name": migration.__name__.strip("_"), "applied": now}, pk="number"
                )
                db.conn.execute(f"PRAGMA user_version = {number}")
                db.conn.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.conn.execute("COMMIT")
        except BaseException:
            if db.conn.in_transaction:
                db.conn.execute("ROLLBACK")
            raise
