"""The SQL of searches: which scenarios a query asks for, in its order, told by their numbers.

While somebody types there is an answer for every letter, so nothing here looks at every scenario that fits: words are
followed from the newest scenario backwards, sorted lists along an index, and both stop when the list is full.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Any, Final

from playorder.library.entries import Query, Sort
from playorder.library.indexing import match_of

_TRASH: Final = "(SELECT id FROM scenario WHERE trashed IS NOT NULL)"
_TITLE_FIRST: Final = "{title tags} : "

ORDERS: Final = {
    Sort.CHANGED: ("changed", True),
    Sort.CREATED: ("created", True),
    Sort.TITLE: ("title COLLATE NOCASE", False),
    Sort.FOLDER: ("folder COLLATE NOCASE", False),
}
"""The column of each order, and whether it is read from the end; each has an index."""


@dataclass(frozen=True, slots=True)
class _Filter:
    """A condition on the table of scenarios, with its values."""

    sql: str
    values: tuple[Any, ...]


def numbers_of(connection: sqlite3.Connection, query: Query) -> list[int]:
    """The numbers of the scenarios that a query asks for, in its order, within its limit."""
    if not query.words.strip():
        return _sorted(connection, query, "")
    match = match_of(query.words)
    if not match:
        return []  # nothing but signs: no word begins like that
    if query.sort is not Sort.RELEVANCE:
        return _sorted(connection, query, match)
    wanted = query.offset + query.limit
    best = _newest(connection, query, _TITLE_FIRST + f"({match})", wanted)
    if len(best) < wanted:
        seen = set(best)
        best += [
            number for number in _newest(connection, query, match, wanted + len(best)) if number not in seen
        ]
    return best[query.offset : wanted]


def count_of(connection: sqlite3.Connection, query: Query) -> int:
    """How many scenarios a query asks for."""
    kept = _filter_of(query)
    match = match_of(query.words)
    if not query.words.strip():
        sql, values = f"SELECT count(*) FROM scenario WHERE {kept.sql}", kept.values
    elif not match:
        return 0
    else:
        among, values = _among(query)
        sql, values = f"SELECT count(*) FROM words WHERE words MATCH ? AND {among}", (match, *values)
    count: int = connection.execute(sql, values).fetchone()[0]
    return count


def _newest(connection: sqlite3.Connection, query: Query, match: str, limit: int) -> list[int]:
    """Those with these words, the newest first."""
    among, values = _among(query)
    sql = f"SELECT rowid FROM words WHERE words MATCH ? AND {among} ORDER BY rowid DESC LIMIT ?"
    return [row[0] for row in connection.execute(sql, (match, *values, limit))]


def _sorted(connection: sqlite3.Connection, query: Query, match: str) -> list[int]:
    """Those that fit, along the index of the order."""
    kept = _filter_of(query)
    column, backwards = ORDERS[Sort.CHANGED if query.sort is Sort.RELEVANCE else query.sort]
    direction = "DESC" if (backwards if query.descending is None else query.descending) else "ASC"
    # the sign keeps SQLite from fetching every match by its number
    words = "AND +id IN (SELECT rowid FROM words WHERE words MATCH ?)" if match else ""
    sql = (
        f"SELECT id FROM scenario WHERE {kept.sql} {words} "
        f"ORDER BY {column} {direction}, id {direction} LIMIT ? OFFSET ?"
    )
    values = (*kept.values, *((match,) if match else ()), query.limit, query.offset)
    return [row[0] for row in connection.execute(sql, values)]


def _among(query: Query) -> tuple[str, tuple[Any, ...]]:
    """The condition on rows of the words: what is in the trash is few, anything else is asked for by number."""
    kept = _filter_of(query)
    if not kept.values and not query.trash:
        return f"rowid NOT IN {_TRASH}", ()
    return f"rowid IN (SELECT id FROM scenario WHERE {kept.sql})", kept.values


def _filter_of(query: Query) -> _Filter:
    conditions = ["trashed IS NOT NULL" if query.trash else "trashed IS NULL"]
    values: list[Any] = []
    if query.folder is not None:
        conditions.append("folder = ?")
        values.append(query.folder)
    if query.tag is not None:
        conditions.append("EXISTS (SELECT 1 FROM json_each(tags) AS tag WHERE tag.value = ?)")
        values.append(query.tag)
    if query.favourite is not None:
        conditions.append("favourite = ?")
        values.append(int(query.favourite))
    if query.passed is not None:
        conditions.append("passed = ?")
        values.append(int(query.passed))
    return _Filter(" AND ".join(conditions), tuple(values))
