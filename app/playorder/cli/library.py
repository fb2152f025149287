"""``playorder library ACT``: the saved scenarios listed, shown, added, exported, run, marked, put away and repaired."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from playorder import paths
from playorder.assembly import Program
from playorder.cli.output import print_json
from playorder.cli.progress import with_progress
from playorder.library.decks import read_deck, scenario_of
from playorder.library.entries import Entry, Query, Sort
from playorder.library.errors import LibraryError
from playorder.library.exporting import file_name, pack, posting, write_archive, write_text
from playorder.library.importing import Problem, Report, read_paths
from playorder.library.indexing import CatalogueNames
from playorder.library.store import Check, Draft, Library
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.reading import read_scenario
from playorder.scenario.run import run as run_scenario
from playorder.scenario.sharing.cards import CatalogueCards
from playorder.scenario.sharing.code import decode
from playorder.scenario.sharing.errors import ShareCodeError
from playorder.scenario.sharing.letters import looks_like_code

DONE = 0
FAILS = 1
INVALID = 2

_ALL: Final = 1_000_000


def add_parser(subparsers: Any) -> None:
    """Add this verb to the command line."""
    parser: argparse.ArgumentParser = subparsers.add_parser("library", help="the saved scenarios")
    acts = parser.add_subparsers(dest="act", required=True, metavar="ACT")
    _act(acts, "list", "list scenarios", _list, filters=True)
    search = _act(
        acts,
        "search",
        "find scenarios by words, and by cards in any language",
        _list,
        filters=True,
    )
    search.add_argument("words", nargs="+", metavar="WORD")
    show = _act(acts, "show", "print a scenario as a document", _show)
    show.add_argument("number", type=int, metavar="ID")
    show.add_argument("--revision", type=int, metavar="N", help="as it was saved the Nth time")
    show.add_argument("--revisions", action="store_true", help="list its revisions instead")
    add = _act(acts, "add", "put scenarios into the library", _add)
    add.add_argument(
        "sources", nargs="*", metavar="SOURCE", help="scenario file, folder, zip archive or share code"
    )
    add.add_argument("--folder", default="", metavar="NAME", help="the folder of the library")
    add.add_argument(
        "--deck", action="append", default=[], metavar="DECK",
        help="a deck code, or a file with one or with card names, as a new scenario; twice: one deck for each player",
    )  # fmt: skip
    export = _act(acts, "export", "write scenarios to a file", _export, filters=True)
    export.add_argument(
        "numbers", nargs="*", type=int, metavar="ID", help="which; all that fit if none is named"
    )
    export.add_argument(
        "--out", required=True, type=Path, metavar="FILE",
        help="*.json: one file with all of them; *.zip: each with its timeline and picture",
    )  # fmt: skip
    run_act = _act(acts, "run", "run scenarios and remember whether their checks hold", _run, filters=True)
    run_act.add_argument(
        "numbers", nargs="*", type=int, metavar="ID", help="which; all that fit if none is named"
    )
    for name, words, do in (
        ("favourite", "mark scenarios as favourites", _favourite),
        ("trash", "put scenarios into the trash, from which they can be restored", _trash),
        ("restore", "take scenarios out of the trash, or make an old revision the newest again", _restore),
    ):
        act = _act(acts, name, words, do)
        act.add_argument("numbers", nargs="+", type=int, metavar="ID", help="which")
        if name == "favourite":
            act.add_argument("--off", action="store_true", help="they are favourites no longer")
        if name == "restore":
            act.add_argument(
                "--revision", type=int, metavar="N", help="of one scenario, the Nth that was saved"
            )
    empty = _act(acts, "empty-trash", "delete for good what is in the trash", _empty_trash)
    empty.add_argument(
        "--yes", action="store_true", help="do it; otherwise what would be deleted is only listed"
    )
    _act(acts, "repair", "look through the whole file, and recover it if it is damaged", _repair)


def _act(
    acts: Any,
    name: str,
    words: str,
    do: Callable[[argparse.Namespace, Program], int],
    *,
    filters: bool = False,
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = acts.add_parser(
        name, help=words, description=words[0].upper() + words[1:] + "."
    )
    parser.set_defaults(do=do)
    parser.add_argument("--library", type=Path, metavar="FILE", help="another library than the user's")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    if filters:
        parser.add_argument("--folder", metavar="NAME", help="only of this folder")
        parser.add_argument("--tag", metavar="TAG", help="only with this tag")
        parser.add_argument("--favourites", action="store_true", help="only favourites")
        parser.add_argument("--failed", action="store_true", help="only those whose last run failed")
        parser.add_argument("--trash", action="store_true", help="what is in the trash instead")
        parser.add_argument("--sort", choices=[order.value for order in Sort], default=Sort.RELEVANCE.value)
        parser.add_argument("--limit", type=int, default=_ALL, metavar="N", help="at most so many")
    return parser


def run(arguments: argparse.Namespace) -> int:
    """Do what is asked for; the result is the exit status."""
    do: Callable[[argparse.Namespace, Program], int] = arguments.do
    try:
        return do(arguments, Program())
    except (LibraryError, ScenarioError) as error:
        print(f"playorder library: {error.message}", file=sys.stderr)
        return INVALID


def _open(arguments: argparse.Namespace, program: Program, check: Check = Check.QUICK) -> Library:
    path: Path = arguments.library or paths.library_path()
    library = Library.open(path, CatalogueNames(program.catalogue()), check)
    if library.notice:
        print(f"playorder library: {library.notice}", file=sys.stderr)
    return library


def _query(arguments: argparse.Namespace) -> Query:
    return Query(
        words=" ".join(getattr(arguments, "words", ())),
        folder=arguments.folder,
        tag=arguments.tag,
        favourite=True if arguments.favourites else None,
        passed=False if arguments.failed else None,
        trash=arguments.trash,
        sort=Sort(arguments.sort),
        limit=max(0, arguments.limit),
    )


def _chosen(arguments: argparse.Namespace, library: Library) -> list[Entry]:
    """The scenarios named by number, or all that the filters let pass."""
    if arguments.numbers:
        return [library.entry(number) for number in arguments.numbers]
    return library.search(_query(arguments))


def _list(arguments: argparse.Namespace, program: Program) -> int:
    with _open(arguments, program) as library:
        entries = library.search(_query(arguments))
    if arguments.json:
        print_json({"scenarios": [asdict(entry) for entry in entries]})
        return DONE
    _print(entries)
    if not entries:
        print(_nothing_listed(arguments), file=sys.stderr)
    return DONE


def _nothing_listed(arguments: argparse.Namespace) -> str:
    """What is said where no line of a list would say anything."""
    if arguments.trash:
        return "nothing in the trash fits"
    if getattr(arguments, "words", None) or _is_narrowed(arguments):
        return "no scenario fits; 'playorder library list' shows all"
    return "the library is empty; 'playorder library add FILE' puts scenarios into it"


def _is_narrowed(arguments: argparse.Namespace) -> bool:
    """Whether a list shows only some of the scenarios."""
    return bool(arguments.folder or arguments.tag or arguments.favourites or arguments.failed)


def _print(entries: Sequence[Entry]) -> None:
    """One line for each."""
    for entry in entries:
        mark = {None: " ", True: "ok", False: "FAILED"}[entry.passed]
        star = "*" if entry.favourite else " "
        where = f"  [{entry.folder}]" if entry.folder else ""
        print(f"{entry.id:>5} {star} {mark:<6} {entry.changed[:10]}  {entry.title or '(no title)'}{where}")


def _show(arguments: argparse.Namespace, program: Program) -> int:
    with _open(arguments, program) as library:
        entry = library.entry(arguments.number)
        states = library.revisions(entry.id) if arguments.revisions else []
        number = entry.revision if arguments.revision is None else arguments.revision
        document = {} if arguments.revisions else library.revision(entry.id, number).document
    if arguments.json:
        told = {"revisions": [asdict(state) for state in states]} if states else {"document": document}
        print_json({"entry": asdict(entry), **told})
    elif states:
        for state in states:
            print(f"{state.number:>5}  {state.saved}  {state.document.get('title', '')}")
    else:
        print(json.dumps(document, ensure_ascii=False, indent=2))
    return DONE


def _add(arguments: argparse.Namespace, program: Program) -> int:
    codes = [source for source in arguments.sources if looks_like_code(source)]
    files = [Path(source) for source in arguments.sources if source not in codes]
    report = read_paths(files, arguments.folder)
    for code in codes:
        _add_code(code, arguments.folder, program, report)
    if arguments.deck:
        _add_decks(arguments.deck, arguments.folder, program, report)
    with _open(arguments, program) as library:
        entries = library.add_all(report.drafts)
    for problem in report.problems:
        print(f"playorder library: {problem.where}: {problem.why}", file=sys.stderr)
    if arguments.json:
        print_json(
            {
                "added": [asdict(entry) for entry in entries],
                "problems": [p._asdict() for p in report.problems],
            }
        )
    else:
        for entry in entries:
            print(f"{entry.id:>5}  {entry.title or '(no title)'}")
    return INVALID if report.problems else DONE


def _add_code(code: str, folder: str, program: Program, report: Report) -> None:
    try:
        opened = decode(code, CatalogueCards(program.catalogue()))
    except ShareCodeError as error:
        report.problems.append(Problem(f"{code[:16]}…", error.message))
        return
    report.drafts.append(Draft(opened.scenario, folder))


def _add_decks(sources: Sequence[str], folder: str, program: Program, report: Report) -> None:
    decks = []
    for source in sources[:2]:
        file = Path(source)
        try:
            text = file.read_text("utf-8", "replace") if len(source) < 250 and file.is_file() else source
        except OSError as error:
            report.problems.append(Problem(source, f"cannot be read: {error.strerror or error}"))
            continue
        deck = read_deck(text, program.catalogue())
        report.problems += [Problem(f"deck {source[:40]!r}", problem) for problem in deck.problems]
        decks.append(deck)
    if any(deck.cards for deck in decks):
        report.drafts.append(Draft(read_scenario(scenario_of(decks), "$", "", 0), folder))


def _export(arguments: argparse.Namespace, program: Program) -> int:
    out: Path = arguments.out
    if out.suffix.lower() not in (".json", ".zip"):
        raise LibraryError(f"{out} is neither a *.json nor a *.zip file; name one of these")
    with _open(arguments, program) as library:
        scenarios = [library.scenario(entry.id) for entry in _chosen(arguments, library)]
    if not scenarios:
        raise LibraryError("there is nothing to export: no scenario was named or fits")
    try:
        if out.suffix.lower() == ".zip":
            write_archive(out, _postings(scenarios, program))
        else:
            write_text(out, pack(scenarios))
    except OSError as error:
        raise LibraryError(f"{out} cannot be written: {error.strerror or error}") from error
    if arguments.json:
        print_json({"file": str(out), "scenarios": len(scenarios)})
    else:
        print(f"{len(scenarios)} scenarios are in {out}")
    return DONE


def _postings(scenarios: Sequence[Scenario], program: Program) -> dict[str, bytes]:
    """The files of every scenario, in a folder for each where there are several."""
    files: dict[str, bytes] = {}
    tools = program.tools()
    for number, scenario in enumerate(with_progress(scenarios, "Writing", len(scenarios)), 1):
        found = posting(run_scenario(scenario, tools), {})
        folder = f"{file_name(scenario.title, number)}/" if len(scenarios) > 1 else ""
        files.update({folder + name: content for name, content in found.items()})
    return files


def _run(arguments: argparse.Namespace, program: Program) -> int:
    tools = program.tools()
    status = DONE
    told: list[dict[str, Any]] = []
    with _open(arguments, program) as library:
        entries = _chosen(arguments, library)
        for entry in with_progress(entries, "Running", len(entries), quiet=arguments.json):
            try:
                result = run_scenario(library.scenario(entry.id), tools, record=True)
                ok, error = result.ok, result.error
                failed = [check.check for check in result.checks if not check.ok]
            except ScenarioError as problem:
                ok, error, failed = False, problem.message, []
            if not library.read_only:
                library.note_run(entry.id, entry.revision, ok)
            status = status if ok else FAILS
            told.append(
                {"id": entry.id, "title": entry.title, "ok": ok, "error": error or None, "failed": failed}
            )
            if not arguments.json:
                print(f"{'ok    ' if ok else 'FAILED'} {entry.id:>5}  {entry.title}")
                if error:
                    print(f"       {error}")
    if arguments.json:
        print_json({"scenarios": told})
    return status


def _favourite(arguments: argparse.Namespace, program: Program) -> int:
    return _marked(arguments, program, lambda library: library.favour(arguments.numbers, not arguments.off))


def _trash(arguments: argparse.Namespace, program: Program) -> int:
    return _marked(arguments, program, lambda library: library.trash(arguments.numbers))


def _restore(arguments: argparse.Namespace, program: Program) -> int:
    if arguments.revision is None:
        return _marked(arguments, program, lambda library: library.restore(arguments.numbers))
    if len(arguments.numbers) > 1:
        raise LibraryError("a revision is one of one scenario; name only that one with --revision")
    number: int = arguments.numbers[0]
    return _marked(arguments, program, lambda library: library.restore_revision(number, arguments.revision))


def _marked(arguments: argparse.Namespace, program: Program, act: Callable[[Library], object]) -> int:
    """Change scenarios, and list them as they are now."""
    with _open(arguments, program) as library:
        act(library)
        entries = [library.entry(number) for number in dict.fromkeys(arguments.numbers)]
    if arguments.json:
        print_json({"scenarios": [asdict(entry) for entry in entries]})
    else:
        _print(entries)
    return DONE


def _empty_trash(arguments: argparse.Namespace, program: Program) -> int:
    with _open(arguments, program) as library:
        entries = library.search(Query(trash=True, limit=_ALL))
        deleted = library.empty_trash() if arguments.yes else 0
    if arguments.json:
        print_json({"scenarios": [asdict(entry) for entry in entries], "deleted": deleted})
        return DONE
    _print(entries)
    if arguments.yes:
        print(f"{deleted} scenarios are deleted for good")
    else:
        print(f"{len(entries)} scenarios would be deleted for good; --yes does it")
    return DONE


def _repair(arguments: argparse.Namespace, program: Program) -> int:
    with _open(arguments, program, Check.THOROUGH) as library:
        notice, count = library.notice, library.count()
    if arguments.json:
        print_json({"scenarios": count, "notice": notice})
    elif not notice:
        print(f"the library is sound; it holds {count} scenarios")
    return DONE
