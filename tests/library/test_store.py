"""Scenarios are saved with every revision, found by any of their words, and nobody's work is lost to another."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from playorder.library.entries import Query, Sort
from playorder.library.errors import BusyLibraryError, ConflictError, UnknownScenarioError
from playorder.library.indexing import CatalogueNames
from playorder.library.store import Check, Draft, Library
from playorder.scenario.concise import concise
from playorder.scenario.document import Scenario

Make = Callable[..., Scenario]


def found(library: Library, words: str = "", **rest: object) -> list[str]:
    return [entry.title for entry in library.search(Query(words, **rest))]  # type: ignore[arg-type]


def test_a_saved_scenario_comes_back_with_all_that_is_told_of_it(library: Library, made: Make) -> None:
    scenario = made("Two friends", "Wisp", "EX1_016", description="words", tags=["a", "b"], edition="2015-08")
    entry = library.add(scenario, "mine")
    assert (entry.title, entry.description, entry.tags, entry.folder) == (
        "Two friends",
        "words",
        ("a", "b"),
        "mine",
    )
    assert entry.cards == ("CS2_231", "EX1_016")
    assert (entry.edition, entry.revision, entry.favourite, entry.passed, entry.trashed) == (
        "2015-08",
        1,
        False,
        None,
        "",
    )
    assert entry.created == entry.changed
    assert library.document(entry.id) == concise(scenario.data)
    assert library.scenario(entry.id).title == "Two friends"


def test_every_save_keeps_a_revision_and_an_old_one_can_be_restored(library: Library, made: Make) -> None:
    number = library.add(made("first")).id
    library.save(number, made("second"), base=1)
    entry = library.save(number, made("third"), base=2)
    assert (entry.title, entry.revision) == ("third", 3)
    assert [(state.number, state.document["title"]) for state in library.revisions(number)] == [
        (3, "third"),
        (2, "second"),
        (1, "first"),
    ]
    restored = library.restore_revision(number, 1)
    assert (restored.title, restored.revision) == ("first", 4)
    assert found(library, "first") == ["first"]
    assert found(library, "third") == []


def test_a_save_that_changes_nothing_makes_no_revision(library: Library, made: Make) -> None:
    entry = library.add(made("same"))
    assert library.save(entry.id, made("same"), base=1) == entry


def test_a_save_over_a_newer_revision_is_refused_and_loses_nothing(
    library: Library, path: Path, names: CatalogueNames, made: Make
) -> None:
    number = library.add(made("both opened this")).id
    with Library.open(path, names) as other:
        other.save(number, made("theirs"), base=1)
    with pytest.raises(ConflictError) as caught:
        library.save(number, made("mine"), base=1)
    assert (caught.value.scenario, caught.value.newest) == (number, 2)
    assert library.entry(number).title == "theirs"
    library.save(number, made("mine"), base=None)
    assert [state.document["title"] for state in library.revisions(number)] == [
        "mine",
        "theirs",
        "both opened this",
    ]


def test_two_writers_at_once_lose_nothing(path: Path, names: CatalogueNames, made: Make) -> None:
    Library.open(path, names).close()
    errors: list[BaseException] = []

    def write(name: str) -> None:
        try:
            with Library.open(path, names, Check.NONE) as mine:
                for count in range(25):
                    mine.add(made(f"{name} {count}"))
        except BaseException as error:
            errors.append(error)

    writers = [threading.Thread(target=write, args=(name,)) for name in ("one", "two", "three")]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert not errors
    with Library.open(path, names) as library:
        assert library.count() == 75


def test_a_reader_does_not_wait_for_a_writer_and_a_writer_says_when_it_waited_too_long(
    library: Library, path: Path, names: CatalogueNames, made: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.add(made("there before"))
    monkeypatch.setattr("playorder.library.opening.BUSY_SECONDS", 0.1)
    with Library.open(path, names) as other, library._writing():
        assert found(other) == ["there before"]
        with pytest.raises(BusyLibraryError, match="locked"):
            other.add(made("too late"))


@pytest.mark.parametrize(
    "words",
    ["knife", "KNIFE jug", "NEW1_019", "Messerjongleur", "messer", "飞刀", "飛刀手", "кинжал",
     "nożownik", "nozownik", "juggler boar",
     "friends", "Thrown", "deathrattle-free"],
)  # fmt: skip
def test_a_scenario_is_found_by_any_of_its_words(library: Library, made: Make, words: str) -> None:
    library.add(made("Something else", "Chillwind Yeti"))
    library.add(
        made(
            "Knives for friends",
            "Knife Juggler",
            "Stonetusk Boar",
            tags=["deathrattle-free"],
            description="thrown",
        )
    )
    assert found(library, words) == ["Knives for friends"]


@pytest.mark.parametrize(
    "words", ["dragon", "jug knife x", '"', "*", "NEAR(", "a OR b", "title:", "-knife", "{", "' --"]
)
def test_words_that_are_not_there_or_are_no_words_find_nothing(
    library: Library, made: Make, words: str
) -> None:
    library.add(made("Knives for friends", "Knife Juggler"))
    expected = ["Knives for friends"] if words == "-knife" else []
    assert found(library, words) == expected


def test_titles_come_before_cards_and_lists_are_sorted_and_cut(library: Library, made: Make) -> None:
    library.add(made("Wisp in the title", "Chillwind Yeti"), "b")
    library.add(made("alpha", "Wisp"), "a")
    library.add(made("Beta", "Wisp"), "c")
    assert found(library, "wisp") == ["Wisp in the title", "Beta", "alpha"]
    assert found(library, sort=Sort.TITLE) == ["alpha", "Beta", "Wisp in the title"]
    assert found(library, sort=Sort.TITLE, descending=True) == ["Wisp in the title", "Beta", "alpha"]
    assert found(library, sort=Sort.FOLDER) == ["alpha", "Wisp in the title", "Beta"]
    assert found(library, "wisp", sort=Sort.CREATED) == ["Beta", "alpha", "Wisp in the title"]
    assert found(library, "wisp", limit=1, offset=1) == ["Beta"]
    assert found(library, "wisp", limit=2, offset=2) == ["alpha"]
    assert library.count("wisp") == 3


def test_lists_are_narrowed_by_folder_tag_favourite_and_result(library: Library, made: Make) -> None:
    one = library.add(made("one", tags=["x", "y"]), "f").id
    two = library.add(made("two", tags=["y"]), "f").id
    library.add(made("three", tags=["xy"]))
    library.favour([two], True)
    library.note_run(one, 1, True)
    library.note_run(two, 1, False)
    assert sorted(found(library, folder="f")) == ["one", "two"]
    assert found(library, folder="") == ["three"]
    assert found(library, tag="x") == ["one"]
    assert found(library, "wisp", tag="y", favourite=True) == ["two"]
    assert found(library, passed=False) == ["two"]
    assert library.count(Query("wisp", folder="f")) == 2
    assert library.tags() == [("y", 2), ("x", 1), ("xy", 1)]
    assert library.folders() == ["f"]


def test_a_result_belongs_to_its_revision(library: Library, made: Make) -> None:
    number = library.add(made("one")).id
    library.note_run(number, 1, True)
    library.save(number, made("changed"), base=1)
    assert library.entry(number).passed is None
    library.note_run(number, 1, True)
    assert library.entry(number).passed is None


def test_the_trash_hides_restores_and_empties(library: Library, made: Make) -> None:
    kept, gone = library.add(made("kept")).id, library.add(made("gone", tags=["t"])).id
    library.trash([gone])
    assert found(library) == found(library, "wisp") == ["kept"]
    assert library.count("wisp") == 1
    assert library.tags() == []
    assert found(library, trash=True) == found(library, "wisp", trash=True) == ["gone"]
    library.restore([gone])
    assert sorted(found(library)) == ["gone", "kept"]
    library.trash([gone])
    assert library.empty_trash() == 1
    assert found(library, trash=True) == []
    with pytest.raises(UnknownScenarioError):
        library.entry(gone)
    with pytest.raises(UnknownScenarioError):
        library.revisions(gone)
    assert library.entry(kept).title == "kept"


def test_tags_and_folders_can_be_changed(library: Library, made: Make) -> None:
    number = library.add(made("one", tags=["old"])).id
    assert library.tag(number, ["new", "newer"]).tags == ("new", "newer")
    assert library.document(number)["tags"] == ["new", "newer"]
    library.move([number], "elsewhere")
    assert library.entry(number).folder == "elsewhere"
    assert found(library, "newer") == ["one"]


def test_what_is_not_there_is_named_and_nothing_of_the_rest_is_done(library: Library, made: Make) -> None:
    number = library.add(made("one")).id
    for act in (
        lambda: library.trash([number, 77]),
        lambda: library.document(77),
        lambda: library.save(77, made("x"), None),
        lambda: library.revision(number, 9),
    ):
        with pytest.raises(UnknownScenarioError, match=r"77|revision 9"):
            act()
    assert found(library) == ["one"]


def test_several_scenarios_are_added_together_or_not_at_all(
    library: Library, made: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    put = library._put

    def fail_late(number: int, revision: int, scenario: Scenario, facts: object) -> None:
        if scenario.title == "bad":
            raise KeyboardInterrupt
        put(number, revision, scenario, facts)  # type: ignore[arg-type]

    monkeypatch.setattr(library, "_put", fail_late)
    with pytest.raises(KeyboardInterrupt):
        library.add_all([Draft(made("good")), Draft(made("bad"))])
    assert found(library) == []
    monkeypatch.undo()
    library.add(made("after"))
    assert found(library) == ["after"]
