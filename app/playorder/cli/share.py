"""``playorder share FILE [--scenario N] [--link] [--qr [OUT]]``: scenarios as share codes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from playorder.assembly import Program
from playorder.cli.output import complain, name_written, print_json
from playorder.scenario.document import Scenario, load
from playorder.scenario.errors import ScenarioError
from playorder.scenario.sharing import qr
from playorder.scenario.sharing.cards import CatalogueCards
from playorder.scenario.sharing.code import encode
from playorder.scenario.sharing.errors import ShareCodeError
from playorder.scenario.sharing.letters import LINK

DONE = 0
FAILED = 1
INVALID = 2

_TO_TERMINAL = "-"


def add_parser(subparsers: Any) -> None:
    """Add this verb to the command line."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "share",
        help="write a scenario as a share code",
        description="Print the share code of each scenario of FILE, one a line. 'playorder open' reads it.",
    )
    parser.add_argument("file", metavar="FILE", help="scenario file")
    parser.add_argument(
        "--scenario", type=int, metavar="N", help="only this scenario of the file, counted from 0"
    )
    parser.add_argument(
        "--no-source", action="store_true", help='leave "source" out, which only says where it is from'
    )
    parser.add_argument("--link", action="store_true", help=f"as links ({LINK}CODE), which open the program")
    parser.add_argument(
        "--qr",
        nargs="?",
        const=_TO_TERMINAL,
        metavar="OUT",
        help="as a QR picture: into OUT.png or OUT.svg, or drawn on the terminal",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Print the codes; the result is the exit status."""
    try:
        scenarios = load(arguments.file)
        chosen = _chosen(scenarios, arguments)
    except ScenarioError as error:
        return complain("share", error.message, INVALID)
    cards = CatalogueCards(Program().catalogue())
    entries: list[dict[str, Any]] = []
    for scenario in chosen:
        document = {
            key: value for key, value in scenario.data.items() if key != "source" or not arguments.no_source
        }
        try:
            code = encode(document, cards)
            if arguments.qr is not None:
                _picture(code, arguments.qr)
        except ShareCodeError as error:
            return complain("share", f"{arguments.file}: scenario {scenario.index}: {error.message}", INVALID)
        except OSError as error:
            return complain("share", f"{arguments.qr} cannot be written: {error.strerror or error}", FAILED)
        shown = LINK + code if arguments.link else code
        if arguments.json:
            entries.append(
                {"file": scenario.file, "index": scenario.index, "title": scenario.title, "code": code,
                 "link": LINK + code, "length": len(code)}
            )  # fmt: skip
        elif arguments.qr is None:
            print(shown)
    if arguments.json:
        print_json({"scenarios": entries})
    return DONE


def _chosen(scenarios: list[Scenario], arguments: argparse.Namespace) -> list[Scenario]:
    """The scenarios asked for. Raises :class:`ScenarioError`."""
    number: int | None = arguments.scenario
    if number is not None:
        if not 0 <= number < len(scenarios):
            wrong = f"there is no scenario {number}"
            raise ScenarioError("$", wrong, f"give a number from 0 to {len(scenarios) - 1}", arguments.file)
        return [scenarios[number]]
    if arguments.qr is not None and len(scenarios) > 1:
        raise ScenarioError(
            "$",
            f"the file holds {len(scenarios)} scenarios",
            "say which one with --scenario N",
            arguments.file,
        )
    if arguments.qr not in (None, _TO_TERMINAL) and Path(arguments.qr).suffix.lower() not in qr.SUFFIXES:
        raise ScenarioError(
            "$",
            f"{arguments.qr} is no name of a QR picture",
            "end it with " + " or ".join(qr.SUFFIXES),
            arguments.file,
        )
    return scenarios


def _picture(code: str, where: str) -> None:
    if where == _TO_TERMINAL:
        print(qr.blocks(code), end="")
    else:
        qr.save(code, Path(where))
        name_written(where)
