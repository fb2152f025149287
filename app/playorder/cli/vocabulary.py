"""``playorder vocabulary``: the words for triggers written in documents."""

from __future__ import annotations

import argparse
import dataclasses
import json
from typing import Any

from playorder.rulesets.hearthstone.vocabulary import words


def add_parser(subparsers: Any) -> None:
    """Add this verb to the command line."""
    parser = subparsers.add_parser(
        "vocabulary", help="list events, conditions, selections and effects for documents"
    )
    parser.add_argument("part", nargs="?", choices=["events", "conditions", "selections", "effects"])
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    """Print the vocabulary or one part of it."""
    everything = words()
    parts = {arguments.part: everything[arguments.part]} if arguments.part else everything
    if arguments.json:
        print(
            json.dumps(
                {part: [dataclasses.asdict(w) for w in found] for part, found in parts.items()}, indent=1
            )
        )
        return 0
    for part, found in parts.items():
        print(part.upper())
        for word in found:
            print(f"  {word.name:32} {word.meaning}")
            if word.form:
                print(f"  {'':32} {word.form}")
        print()
    return 0
