"""A library that cannot be used says why and is left alone; a damaged one is set aside and recovered."""

from __future__ import annotations

import hashlib
import os
import random
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlite_utils import Database

from playorder.library import opening, schema
from playorder.library.errors import (
    DamagedLibraryError,
    DiskFullError,
    LibraryError,
    NewerLibraryError,
    NotALibraryError,
    ReadOnlyLibraryError,
)
from playorder.library.indexing import CatalogueNames
from playorder.library.store import Check, Draft, Library
from playorder.scenario.document import Scenario

Make = Callable[..., Scenario]


def digests(folder: Path) -> dict[str, str]:
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in folder.iterdir()}


def test_a_new_library_is_made_with_its_folder(tmp_path: Path, names: CatalogueNames) -> None:
    path = tmp_path / "deep" / "down" / "library.db"
    with Library.open(path, names) as library:
        assert library.count() == 0
        assert not library.notice
    assert path.is_file()


def test_a_newer_library_is_refused_and_not_touched(path: Path, names: CatalogueNames, made: Make) -> None:
    with Library.open(path, names) as library:
        library.add(made("from the future"))
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    before = digests(path.parent)
    with pytest.raises(NewerLibraryError, match="update the program"):
        Library.open(path, names)
    assert digests(path.parent) == before


def test_what_belongs_to_another_program_is_refused_and_not_touched(
    tmp_path: Path, names: CatalogueNames
) -> None:
    foreign, text = tmp_path / "foreign.db", tmp_path / "letter.txt"
    connection = sqlite3.connect(foreign)
    connection.execute("CREATE TABLE bookmarks (url)")
    connection.execute("PRAGMA application_id = 77")
    connection.commit()
    connection.close()
    text.write_text("not a library", "utf-8")
    before = digests(tmp_path)
    for path in (foreign, text):
        with pytest.raises(NotALibraryError):
            Library.open(path, names)
    assert digests(tmp_path) == before


def test_a_migration_is_recorded_with_its_change_or_neither_is_there(
    path: Path, names: CatalogueNames, monkeypatch: pytest.MonkeyPatch
) -> None:
    Library.open(path, names).close()

    def _second(db: Database) -> None:
        db.table("later").create({"id": int})

    def _interrupted(db: Database) -> None:
        _second(db)
        raise KeyboardInterrupt

    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, _interrupted))
    with pytest.raises(KeyboardInterrupt):
        Library.open(path, names)
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'later'").fetchone() is None
    connection.close()

    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS[:1], _second))
    monkeypatch.setattr(opening, "VERSION", 2)
    Library.open(path, names).close()
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (2,)
    assert connection.execute("SELECT number, name FROM migration").fetchall() == [
        (1, "first"),
        (2, "second"),
    ]
    connection.close()


def read_only_for_this_test(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the right to write away; who is root is told by the program's own question instead."""
    path.chmod(stat.S_IREAD)
    path.parent.chmod(stat.S_IREAD | stat.S_IEXEC)
    if os.access(path, os.W_OK):
        monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK)


def test_a_read_only_library_can_be_read_and_says_why_it_is_not_written(
    path: Path, names: CatalogueNames, made: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Library.open(path, names) as library:
        number = library.add(made("to be read")).id
    read_only_for_this_test(path, monkeypatch)
    try:
        before = digests(path.parent)
        with Library.open(path, names) as library:
            assert library.read_only
            assert [entry.title for entry in library.search("read")] == ["to be read"]
            for act in (lambda: library.add(made("x")), lambda: library.trash([number]), library.empty_trash):
                with pytest.raises(ReadOnlyLibraryError, match="--library"):
                    act()
        assert digests(path.parent) == before
    finally:
        path.parent.chmod(stat.S_IRWXU)


def test_a_folder_in_which_nothing_can_be_made_is_named(tmp_path: Path, names: CatalogueNames) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    for path in (tmp_path / "file" / "library.db", tmp_path):
        with pytest.raises(LibraryError, match=str(tmp_path)):
            Library.open(path, names)


def filled(path: Path, names: CatalogueNames, made: Make, count: int = 60) -> set[str]:
    titles = [f"number {place}" for place in range(count)]
    with Library.open(path, names) as library:
        entries = library.add_all([Draft(made(title, description="d" * 300), "folder") for title in titles])
        library.save(entries[0].id, made("number 0", description="changed"), base=1)
    return set(titles)


def reopened(path: Path, names: CatalogueNames) -> tuple[Library, list[str]]:
    library = Library.open(path, names)
    return library, [entry.title for entry in library.search()]


def test_a_damaged_page_costs_little_and_the_file_is_set_aside(
    path: Path, names: CatalogueNames, made: Make
) -> None:
    titles = filled(path, names, made)
    data = bytearray(path.read_bytes())
    page = 4096
    place = next(
        place for place in range(page * 3, len(data), page) if b'{"format"' in data[place : place + page]
    )
    data[place : place + page] = bytes(random.Random(1).randrange(256) for _ in range(page))
    path.write_bytes(data)
    library, found = reopened(path, names)
    with library:
        assert "set aside as library.damaged-" in library.notice
        assert f"{len(found)} scenarios" in library.notice
        assert set(found) <= titles
        assert len(found) > 40
        assert library.search("number")
        library.add(made("goes on"))
    aside = [
        file
        for file in path.parent.iterdir()
        if file.name.startswith("library.damaged-") and file.suffix == ".db"
    ]
    assert [file.read_bytes() for file in aside] == [bytes(data)]


@pytest.mark.parametrize("lost", [100, 4096, 8192])
def test_a_library_without_its_beginning_is_recovered_from_its_bytes(
    path: Path, names: CatalogueNames, made: Make, lost: int
) -> None:
    titles = filled(path, names, made)
    data = bytearray(path.read_bytes())
    data[:lost] = bytes(lost)
    path.write_bytes(data)
    library, found = reopened(path, names)
    with library:
        assert set(found) == titles
        assert "recovered" in library.notice


def test_a_library_that_was_cut_off_gives_back_what_is_left(
    path: Path, names: CatalogueNames, made: Make
) -> None:
    titles = filled(path, names, made, 300)
    data = path.read_bytes()
    path.write_bytes(data[: len(data) * 2 // 3])
    library, found = reopened(path, names)
    with library:
        assert set(found) <= titles
        assert len(found) > 100


def test_a_damaged_library_comes_back_with_its_folders(path: Path, names: CatalogueNames, made: Make) -> None:
    filled(path, names, made)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute("UPDATE sqlite_master SET rootpage = 2 WHERE name = 'scenario_by_title'")
    connection.commit()
    connection.close()
    library, found = reopened(path, names)
    with library:
        assert len(found) == 60
        assert library.folders() == ["folder"]
        assert library.document(library.search("number")[0].id)["description"] in ("changed", "d" * 300)


def test_random_damage_never_ends_in_anything_but_a_library_or_a_clear_refusal(
    path: Path, names: CatalogueNames, made: Make
) -> None:
    filled(path, names, made, 30)
    whole = path.read_bytes()
    for seed in range(25):
        source = random.Random(seed)
        for file in path.parent.iterdir():
            file.unlink()
        data = bytearray(whole)
        for _ in range(source.choice((1, 5, 200))):
            data[source.randrange(len(data))] = source.randrange(256)
        path.write_bytes(data)
        refusal = trouble_with(path, names, made, Check.QUICK)
        if refusal:
            assert any(words in refusal for words in ("damaged", "newer version", "another program"))
            if "damaged" not in refusal:
                continue
            assert not trouble_with(path, names, made, Check.THOROUGH)


def trouble_with(path: Path, names: CatalogueNames, made: Make, check: Check) -> str:
    """Open and use a library; what it says if it cannot be used."""
    try:
        with Library.open(path, names, check) as library:
            library.add(made("goes on"))
            assert library.search("goes")
            library.search()
            return ""
    except LibraryError as error:
        return error.message


@pytest.fixture
def small_disk(tmp_path: Path) -> Path:
    """A disk of 1 MiB, where that can be made."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = shutil.which("mount")
    if mount is None or os.system(f"{mount} -t tmpfs -o size=1m tmpfs {folder} 2>/dev/null") != 0:
        pytest.skip("no right to make a small disk here")
    return folder


def fill_up(library: Library, made: Make) -> int:
    """Save until there is no more room; how many saves were confirmed."""
    for count in range(10_000):
        try:
            library.add(made(f"number {count}", description="x" * 500))
        except DiskFullError:
            return count
    raise AssertionError("the disk is not small")


def test_a_full_disk_is_named_and_costs_nothing_that_was_saved(
    small_disk: Path, names: CatalogueNames, made: Make
) -> None:
    try:
        path = small_disk / "library.db"
        with Library.open(path, names) as library:
            confirmed = fill_up(library, made)
            assert confirmed > 10
            assert library.count() == confirmed
        with Library.open(path, names) as library:
            assert not library.notice
            assert library.count() == confirmed
    finally:
        os.system(f"umount {small_disk}")


def test_a_damaged_library_stays_where_it_is_when_no_new_one_can_be_made(
    path: Path, names: CatalogueNames, made: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(path, names, made, 5)
    path.write_bytes(bytes(5000))
    before = digests(path.parent)
    monkeypatch.setattr(Library, "add_all", lambda _self, _drafts: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        Library.open(path, names)
    assert digests(path.parent) == before


def test_a_letter_changed_on_the_disk_is_noticed_and_the_revision_before_is_there(
    path: Path, names: CatalogueNames, made: Make
) -> None:
    with Library.open(path, names) as library:
        number = library.add(made("first")).id
        library.save(number, made("second", description="unharmed"), base=1)
    data = path.read_bytes()
    assert data.count(b'"description":"unharmed"') == 1
    path.write_bytes(data.replace(b'"description":"unharmed"', b'"description":"unarmed?"'))
    with Library.open(path, names) as library:
        with pytest.raises(DamagedLibraryError, match="restore another"):
            library.document(number)
        assert [state.number for state in library.revisions(number)] == [1]
        assert library.restore_revision(number, 1).title == "first"
