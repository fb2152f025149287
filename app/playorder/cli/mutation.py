"""``playorder mutation FILE...``: take cards' scripts away, and see whether the scenarios notice it."""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from collections.abc import Iterator
from typing import Any

from playorder.assembly import Program
from playorder.carddata.catalogue import AmbiguousCard, Catalogue, UnknownCard
from playorder.cli.progress import with_progress
from playorder.cli.run import files_of
from playorder.scenario.document import Scenario, load
from playorder.scenario.errors import ScenarioError
from playorder.trials.mutation import Uses, Verdict, uses_of, verdicts

ALL_NOTICED = 0
SOME_SURVIVE = 1
INVALID = 2


def add_parser(subparsers: Any) -> None:
    """Add this verb to the command line."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "mutation",
        help="take cards' scripts away and see whether scenarios notice it",
        description="For every card that has a script: run the scenarios that use it without that script. Where all "
        "of them still hold, none of them proves that the card does what it should; such a card is listed.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="scenario files or folders of them")
    parser.add_argument(
        "--card",
        action="append",
        default=[],
        metavar="CARD",
        help="only this card, by id or name; may be repeated",
    )
    parser.add_argument(
        "--set", type=str.upper, metavar="SET", help="only the cards of one set: CORE, NAXX, GVG …"
    )
    parser.add_argument(
        "--each-part",
        action="store_true",
        help="also take single parts away: a trigger, one of its conditions, one number of an enchantment …",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Try every card asked for; the exit status is 1 if a mutant survives or a scenario does not hold as it is."""
    program = Program()
    tools = program.tools()
    catalogue = program.catalogue()
    try:
        scenarios = [scenario for path in files_of(arguments.files) for scenario in load(path)]
        if not scenarios:
            raise ValueError(f"no scenario in {', '.join(arguments.files)}")
        uses = uses_of(_watched(scenarios, "Running", arguments), tools)
        cards = chosen_cards(arguments, catalogue, program.plugins.defined_cards())
    except (ScenarioError, UnknownCard, AmbiguousCard, ValueError) as error:
        print(f"playorder mutation: {error}", file=sys.stderr)
        return INVALID
    found: list[Verdict] = []
    for card in _watched(cards, "Trying", arguments):
        definition = program.plugins.definition(card)
        if definition is not None:
            using = [scenarios[number] for number in uses.by_card.get(card, ())]
            found += verdicts(definition, using, tools, each_part=arguments.each_part)
    surviving = [verdict for verdict in found if verdict.survives]
    if arguments.json:
        print(json.dumps(_as_values(found, surviving, uses, catalogue), ensure_ascii=False, indent=1))
    else:
        _show(found, surviving, uses, catalogue)
    return SOME_SURVIVE if surviving or uses.broken else ALL_NOTICED


def chosen_cards(arguments: argparse.Namespace, catalogue: Catalogue, defined: set[str]) -> list[str]:
    """The ids of the scripted cards asked for, by set and id. Raises ValueError if there are none."""
    known = [catalogue[card] for card in defined if card in catalogue]
    cards = [(card.card_set, card.id) for card in known]
    cards += [("", card) for card in defined if card not in catalogue]  # enchantments that the data lacks
    named = {catalogue.find(name).id for name in arguments.card}
    unscripted = sorted(named - defined)
    if unscripted:
        raise ValueError(f"no plugin has a script for {', '.join(unscripted)}")
    chosen = [
        card
        for card_set, card in sorted(cards)
        if (not named or card in named) and arguments.set in (None, card_set)
    ]
    if not chosen:
        raise ValueError("no scripted card is like that")
    return chosen


def _watched(items: list[Any], words: str, arguments: argparse.Namespace) -> Iterator[Any]:
    return with_progress(items, words, len(items), quiet=arguments.json)


def _as_values(
    found: list[Verdict], surviving: list[Verdict], uses: Uses, catalogue: Catalogue
) -> dict[str, Any]:
    values = []
    for verdict in surviving:
        card_set, name = _known_as(verdict.card, catalogue)
        values.append({"name": name, "set": card_set, **dataclasses.asdict(verdict)})
    broken = [_title(scenario) for scenario in uses.broken]
    return {"mutants": len(found), "survivors": values, "broken": broken}


def _show(found: list[Verdict], surviving: list[Verdict], uses: Uses, catalogue: Catalogue) -> None:
    for scenario in uses.broken:
        print(f"does not hold as it is: {_title(scenario)}")
    for verdict in surviving:
        card_set, name = _known_as(verdict.card, catalogue)
        used = f"{verdict.tried} scenarios use it" if verdict.tried else "no scenario uses it"
        print(f"survives  {card_set:8} {verdict.card:12} {name}: {verdict.missing}; {used}")
    cards = len({verdict.card for verdict in found})
    print(f"{cards} cards, {len(found)} mutants, {len(surviving)} survive")


def _known_as(card: str, catalogue: Catalogue) -> tuple[str, str]:
    """Set and name of a card; an enchantment that the data lacks has neither."""
    return (catalogue[card].card_set, catalogue.name(card)) if card in catalogue else ("", "")


def _title(scenario: Scenario) -> str:
    return scenario.title or f"{scenario.file} {scenario.index}"
