"""``playorder open CODE [--out FILE] [--window]``: what a share code holds; ``--register`` links with the desktop."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from playorder.assembly import Program
from playorder.cli import desktop
from playorder.cli.output import complain, name_written
from playorder.scenario.placeholders import missing_cards
from playorder.scenario.sharing.cards import CatalogueCards
from playorder.scenario.sharing.code import decode
from playorder.scenario.sharing.errors import ShareCodeError
from playorder.scenario.sharing.letters import LINK, LONGEST, bare

DONE = 0
FAILED = 1
INVALID = 2


def add_parser(subparsers: Any) -> None:
    """Add this verb to the command line."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "open",
        help="read a share code",
        description="Print the scenario that a share code holds, as a document.",
    )
    parser.add_argument(
        "code",
        nargs="?",
        default="-",
        metavar="CODE",
        help="share code or link; '-' or nothing reads standard input",
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the scenario to this file instead")
    parser.add_argument("--window", action="store_true", help="show the scenario in the window instead")
    parser.add_argument(
        "--register",
        action="store_true",
        help=f"let this user's desktop open {LINK} links with the program, and stop",
    )


def run(arguments: argparse.Namespace) -> int:
    """Read the code; the result is the exit status."""
    if arguments.register:
        return _register()
    text: str = sys.stdin.read(LONGEST + 1) if arguments.code == "-" else arguments.code
    catalogue = Program().catalogue()
    try:
        opened = decode(text, CatalogueCards(catalogue))
    except ShareCodeError as error:
        return complain("open", error.message, INVALID)
    for card in missing_cards(opened.scenario, catalogue):
        print(f"playorder open: {card.reference} is not known here (at {card.path})", file=sys.stderr)
    if arguments.window:
        from playorder.cli.main import main

        return main([LINK + bare(text)])
    document = json.dumps(opened.scenario.data, ensure_ascii=False, indent=2) + "\n"
    if arguments.out is None:
        print(document, end="")
        return DONE
    try:
        arguments.out.write_text(document, encoding="utf-8")
    except OSError as error:
        return complain("open", f"{arguments.out} cannot be written: {error.strerror or error}", FAILED)
    name_written(arguments.out)
    return DONE


def _register() -> int:
    try:
        entry = desktop.register()
    except OSError as error:
        return complain("open", f"the desktop entry cannot be written: {error.strerror or error}", FAILED)
    print(f"{LINK} links open with this program now; the desktop entry is {entry}")
    return DONE
