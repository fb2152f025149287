"""The library itself: save, list, search, revisions, trash."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from playorder.library import finding, recovery
from playorder.library.entries import Entry, Query, Revision
from playorder.library.errors import (
    ConflictError,
    DamagedLibraryError,
    UnknownScenarioError,
    read_only,
    told,
)
from playorder.library.indexing import CardNames, Facts, facts_of, text_of
from playorder.library.opening import Check, Opened, open_file
from playorder.scenario.concise import concise
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.parsing import parse_json
from playorder.scenario.reading import read_scenario

_REVISION: Final = "scenario, number, saved, document, checksum"
_COLUMNS: Final = (
    "s.id, s.title, s.description, s.tags, s.folder, s.ruleset, s.edition, s.cards, s.favourite, s.created, s.changed, "
    "s.revision, s.passed, coalesce(s.trashed, '')"
)


class Draft(NamedTuple):
    """A scenario to be put into the library."""

    scenario: Scenario
    folder: str = ""


class Library:
    """An open library. Close it, or use it in a ``with`` statement. One is for one thread; several may be open at once.

    ``notice`` tells what had to be done to open it, in a line for people; it is empty where nothing had to.
    """

    def __init__(self, path: Path, opened: Opened, names: CardNames, notice: str = "") -> None:
        self.path = path
        self.notice = notice
        self._db, self.read_only = opened
        self._connection = self._db.conn
        self._names = names

    @classmethod
    def open(cls, path: Path, names: CardNames, check: Check = Check.QUICK) -> Library:
        """Open the library of that path, making it if there is none.

        One that is damaged is set aside under another name, and what can be read of it goes into a new one; ``notice``
        says so. Raises the errors of :mod:`playorder.library.errors`.
        """
        try:
            return cls(path, open_file(path, _now(), check), names)
        except DamagedLibraryError as error:
            aside = recovery.set_aside(path)
            try:
                library = cls(path, open_file(path, _now()), names)
                found = recovery.rescued(aside)
                kept = library.add_all([draft for draft in map(_draft_of, found) if draft is not None])
            except BaseException:
                recovery.put_back(aside, path)
                raise
            library.notice = (
                f"{error.message}. It was set aside as {aside.name}; "
                f"{len(kept)} scenarios of it were recovered"
            )
            return library

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # --- saving ------------------------------------------------------------------------------------------------

    def add(self, scenario: Scenario, folder: str = "") -> Entry:
        """Put a new scenario into the library."""
        return self.add_all([Draft(scenario, folder)])[0]

    def add_all(self, drafts: Sequence[Draft]) -> list[Entry]:
        """Put several scenarios into the library: all of them, or, when anything goes wrong, none."""
        facts = [facts_of(draft.scenario, self._names) for draft in drafts]
        with self._writing():
            numbers = [self._add(draft, fact) for draft, fact in zip(drafts, facts, strict=True)]
        return [self.entry(number) for number in numbers]

    def save(self, number: int, scenario: Scenario, base: int | None) -> Entry:
        """Save a new revision of a scenario. A document that is equal to the newest one makes none.

        ``base`` is the revision that was opened: if there is a newer one, :class:`ConflictError` is raised and nothing
        is saved. With None the newer one is followed all the same, and stays among the revisions.
        """
        facts = facts_of(scenario, self._names)
        with self._writing():
            entry = self._entry(number)
            if base is not None and entry.revision != base:
                raise ConflictError(
                    f"“{entry.title}” was saved by somebody else since it was opened: the library has revision "
                    f"{entry.revision}, and yours began with {base}",
                    number,
                    entry.revision,
                )
            if not self._is_saved(number, entry.revision, _text_of_document(scenario)):
                self._put(number, entry.revision + 1, scenario, facts)
        return self.entry(number)

    def move(self, numbers: Sequence[int], folder: str) -> None:
        """Put scenarios into a folder; an empty text is none."""
        self._set(numbers, {"folder": folder})

    def favour(self, numbers: Sequence[int], favourite: bool) -> None:
        """Mark scenarios as favourites, or no longer."""
        self._set(numbers, {"favourite": int(favourite)})

    def tag(self, number: int, tags: Sequence[str], base: int | None = None) -> Entry:
        """Give a scenario these tags instead of its own, as a new revision."""
        document = {**self.document(number), "tags": list(tags)}
        return self.save(number, read_scenario(document, "$", "", 0), base)

    def note_run(self, number: int, revision: int, passed: bool) -> None:
        """Remember how a run of that revision went; an older one than the newest is not remembered."""
        with self._writing():
            if self._entry(number).revision == revision:
                self._db.table("scenario").update(number, {"passed": int(passed)})

    def restore_revision(self, number: int, revision: int) -> Entry:
        """Make an old revision the newest again, as one more revision."""
        document = self.revision(number, revision).document
        return self.save(number, read_scenario(document, "$", "", 0), None)

    # --- the trash ---------------------------------------------------------------------------------------------

    def trash(self, numbers: Sequence[int]) -> None:
        """Put scenarios into the trash."""
        self._set(numbers, {"trashed": _now()})

    def restore(self, numbers: Sequence[int]) -> None:
        """Take scenarios out of the trash again."""
        self._set(numbers, {"trashed": None})

    def empty_trash(self) -> int:
        """Delete for good what is in the trash; how many that were."""
        with self._writing():
            numbers = [row[0] for row in self._rows("SELECT id FROM scenario WHERE trashed IS NOT NULL")]
            for number in numbers:
                self._execute("DELETE FROM words WHERE rowid = ?", (number,))
                self._execute("DELETE FROM revision WHERE scenario = ?", (number,))
                self._execute("DELETE FROM scenario WHERE id = ?", (number,))
        return len(numbers)

    # --- reading -----------------------------------------------------------------------------------------------

    def entry(self, number: int) -> Entry:
        """A scenario's entry. Raises :class:`UnknownScenarioError`."""
        with told(self.path):
            return self._entry(number)

    def document(self, number: int) -> dict[str, Any]:
        """The newest document of a scenario."""
        with told(self.path):
            return self._revision(number, self._entry(number).revision).document

    def scenario(self, number: int) -> Scenario:
        """The newest document of a scenario, read. Raises :class:`ScenarioError` if it is not valid any more."""
        return read_scenario(self.document(number), "$", f"library:{number}", 0)

    def revision(self, number: int, revision: int) -> Revision:
        """One revision of a scenario."""
        with told(self.path):
            return self._revision(number, revision)

    def revisions(self, number: int) -> list[Revision]:
        """All revisions of a scenario that are sound, the newest first."""
        with told(self.path):
            rows = self._rows(
                f"SELECT {_REVISION} FROM revision WHERE scenario = ? ORDER BY number DESC",
                (number,),
            )
            found = [_revision_of(row) for row in rows if _is_sound(row)]
        if not rows:
            raise self._unknown(number)
        return found

    def search(self, query: Query | str = "") -> list[Entry]:
        """The entries that a query asks for."""
        with told(self.path):
            numbers = finding.numbers_of(self._connection, _query_of(query))
            rows = self._rows(
                f"SELECT {_COLUMNS} FROM scenario AS s WHERE s.id IN (SELECT value FROM json_each(?))",
                (json.dumps(numbers),),
            )
        entries = {row[0]: _entry_of(row) for row in rows}
        return [entries[number] for number in numbers if number in entries]

    def count(self, query: Query | str = "") -> int:
        """How many entries a query asks for, whatever its limit."""
        with told(self.path):
            return finding.count_of(self._connection, _query_of(query))

    def folders(self) -> list[str]:
        """The folders that are in use, but for the trash."""
        with told(self.path):
            rows = self._rows(
                "SELECT DISTINCT folder FROM scenario WHERE trashed IS NULL AND folder != '' "
                "ORDER BY folder COLLATE NOCASE"
            )
            return [row[0] for row in rows]

    def tags(self) -> list[tuple[str, int]]:
        """The tags that are in use, but for the trash, with how many scenarios have each; the most used first."""
        with told(self.path):
            rows = self._rows(
                "SELECT tag.value, count(*) AS used FROM scenario AS s, json_each(s.tags) AS tag "
                "WHERE s.trashed IS NULL GROUP BY tag.value ORDER BY used DESC, tag.value"
            )
            return [(row[0], row[1]) for row in rows]

    # --- within ------------------------------------------------------------------------------------------------

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """One transaction, which nobody else can come between: all of it is saved, or nothing."""
        if self.read_only:
            raise read_only(self.path)
        with told(self.path):
            self._execute("BEGIN IMMEDIATE")
            try:
                yield
                self._execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._execute("ROLLBACK")
                raise

    def _add(self, draft: Draft, facts: Facts) -> int:
        made = self._db.table("scenario").insert(
            {"title": "", "description": "", "tags": "[]", "folder": draft.folder, "cards": "[]", "favourite": 0,
             "created": "", "changed": "", "revision": 0}
        )  # fmt: skip
        number = made.last_pk
        assert isinstance(number, int)
        self._put(number, 1, draft.scenario, facts)
        self._execute("UPDATE scenario SET created = changed WHERE id = ?", (number,))
        return number

    def _put(self, number: int, revision: int, scenario: Scenario, facts: Facts) -> None:
        """Write one revision, and what is told and found of it."""
        now = _now()
        document = _text_of_document(scenario)
        self._db.table("revision").insert(
            {
                "scenario": number,
                "number": revision,
                "saved": now,
                "document": document,
                "checksum": _checksum(document),
            }
        )
        self._db.table("scenario").update(
            number,
            {"title": scenario.title, "description": scenario.description,
             "tags": json.dumps(scenario.tags, ensure_ascii=False), "ruleset": scenario.ruleset,
             "edition": scenario.edition, "cards": json.dumps(facts.cards, ensure_ascii=False), "changed": now,
             "revision": revision, "passed": None},
        )  # fmt: skip
        self._execute("DELETE FROM words WHERE rowid = ?", (number,))
        self._execute(
            "INSERT INTO words (rowid, title, description, tags, cards) VALUES (?, ?, ?, ?, ?)",
            (
                number,
                text_of(scenario.title),
                text_of(scenario.description),
                text_of(scenario.tags),
                facts.words,
            ),
        )

    def _set(self, numbers: Sequence[int], values: dict[str, Any]) -> None:
        with self._writing():
            for number in numbers:
                self._entry(number)
                self._db.table("scenario").update(number, values)

    def _entry(self, number: int) -> Entry:
        for row in self._rows(f"SELECT {_COLUMNS} FROM scenario AS s WHERE s.id = ?", (number,)):
            return _entry_of(row)
        raise self._unknown(number)

    def _revision(self, number: int, revision: int) -> Revision:
        sql = f"SELECT {_REVISION} FROM revision WHERE scenario = ? AND number = ?"
        for row in self._rows(sql, (number, revision)):
            if not _is_sound(row):
                raise DamagedLibraryError(
                    f"revision {revision} of scenario {number} in {self.path} is damaged; restore another one of it"
                )
            return _revision_of(row)
        raise UnknownScenarioError(f"scenario {number} has no revision {revision} in {self.path}")

    def _is_saved(self, number: int, revision: int, document: str) -> bool:
        """Whether that revision is this very document, whole."""
        sql = "SELECT 1 FROM revision WHERE scenario = ? AND number = ? AND document = ? AND checksum = ?"
        return bool(self._rows(sql, (number, revision, document, _checksum(document))))

    def _unknown(self, number: int) -> UnknownScenarioError:
        return UnknownScenarioError(
            f"there is no scenario {number} in {self.path}; list them to see which there are"
        )

    def _rows(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        return self._connection.execute(sql, values).fetchall()

    def _execute(self, sql: str, values: Sequence[Any] = ()) -> None:
        self._connection.execute(sql, values)


def _query_of(query: Query | str) -> Query:
    return Query(query) if isinstance(query, str) else query


def _entry_of(row: Sequence[Any]) -> Entry:
    (number, title, description, tags, folder, ruleset, edition, cards, favourite, created, changed, revision, passed,
     trashed) = row  # fmt: skip
    return Entry(
        number, title, description, _texts(tags), folder, ruleset or "", edition or "",
        _texts(cards), bool(favourite), created, changed, revision,
        None if passed is None else bool(passed), trashed,
    )  # fmt: skip


def _revision_of(row: Sequence[Any]) -> Revision:
    return Revision(row[0], row[1], row[2], json.loads(row[3]))


def _text_of_document(scenario: Scenario) -> str:
    return json.dumps(concise(scenario.data), ensure_ascii=False, separators=(",", ":"))


def _is_sound(row: Sequence[Any]) -> bool:
    """Whether a document is what was saved. SQLite does not notice a changed letter."""
    return isinstance(row[3], str) and _checksum(row[3]) == row[4]


def _checksum(document: str) -> int:
    return zlib.crc32(document.encode())


def _texts(value: Any) -> tuple[str, ...]:
    """A list of texts as the library keeps it; none where it is damaged."""
    try:
        return tuple(map(str, json.loads(value)))
    except (ValueError, TypeError):
        return ()


def _draft_of(rescued: recovery.Rescued) -> Draft | None:
    """A recovered document, if it is still valid."""
    try:
        return Draft(read_scenario(parse_json(rescued.document), "$", "", 0), rescued.folder)
    except ScenarioError:
        return None


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


__all__ = ["Check", "Draft", "Library"]
