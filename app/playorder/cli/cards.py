"""``playorder cards [QUERY]``: look cards up by name, id or words of their text, and see which have a script."""

from __future__ import annotations

import argparse
import json
import sys
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from playorder.carddata.cards import CardData, CardType
from playorder.carddata.catalogue import Catalogue
from playorder.carddata.errors import CardDataMissing
from playorder.carddata.official import CLASSES, LANGUAGES, SETS
from playorder.cli.output import complain
from playorder.scenario.shipped import DEFAULT as USUAL
from playorder.timeline.board_view import EntityView

if TYPE_CHECKING:
    from playorder.assembly import Program

FOUND = 0
NOTHING_FOUND = 1
WRONG_USAGE = 2
NO_CARD_DATA = 3

STATUSES: Final = ("scripted", "vanilla", "unscripted")
DEFAULT_LIMIT: Final = 50

_COLUMNS: Final = ("id", "name", "type", "cost", "stats", "set", "class", "status")
_VIEW_COLUMNS: Final = ("id", "name", "type", "cost", "attack", "health", "text")
_NUMERIC: Final = ("cost", "stats", "attack", "health")
_STYLES: Final = {"scripted": "green", "vanilla": "cyan", "unscripted": "yellow"}

StatusOf = Callable[[CardData], str]


def add_parser(subparsers: Any) -> None:
    """Add this verb to the command line."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "cards",
        help="look cards up: by name, id or words of their text",
        description="List the cards with QUERY in their name, id or text, best first; without it, all by id.",
    )
    parser.add_argument("query", nargs="?", default="", metavar="QUERY", help="part of a name, id or text")
    parser.add_argument(
        "--ruleset", default=USUAL, metavar="R", help=f"the cards of another ruleset than {USUAL}, as printed"
    )
    parser.add_argument("--set", type=_one_of("set", SETS.values()), metavar="SET", help="CORE, NAXX, GVG …")
    parser.add_argument(
        "--class",
        dest="card_class",
        type=_one_of("class", CLASSES.values()),
        metavar="CLASS",
        help="MAGE, NEUTRAL …",
    )
    parser.add_argument(
        "--type",
        type=_one_of("type", (kind.value for kind in CardType)),
        metavar="T",
        help="minion, spell, weapon, hero, hero-power, enchantment",
    )
    parser.add_argument("--cost", type=_whole_number, metavar="N", help="the printed cost in mana")
    parser.add_argument("--collectible", action="store_true", help="only cards that can be put in a deck")
    parser.add_argument(
        "--language",
        type=_one_of("language", LANGUAGES),
        metavar="L",
        help="search and show names in this language only (zhCN, ruRU …); otherwise every language is searched",
    )
    parser.add_argument("--status", action="store_true", help="count the cards by set and status instead")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--limit",
        type=_whole_number,
        default=DEFAULT_LIMIT,
        metavar="N",
        help=f"at most so many cards; 0 for all (default {DEFAULT_LIMIT})",
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the cards asked for; the exit status is 1 when there is none."""
    from playorder.assembly import Program
    from playorder.hooks.status import card_status

    program = Program()
    if arguments.ruleset != USUAL:
        return _of_ruleset(arguments, program)
    definition_of = program.plugins.definition
    try:
        return show(arguments, program.catalogue(), lambda card: card_status(card, definition_of))
    except CardDataMissing as error:
        print(f"playorder cards: {error}", file=sys.stderr)
        return NO_CARD_DATA


def _of_ruleset(arguments: argparse.Namespace, program: Program) -> int:
    """The cards of a ruleset by its own account, with the query in name, id or text."""
    from playorder.scenario.errors import ScenarioError

    try:
        ruleset = program.rulesets().named(arguments.ruleset)
    except ScenarioError as error:
        return complain("cards", error.told, WRONG_USAGE)
    words = arguments.query.casefold()
    cards = [
        card
        for card in ruleset.printed_cards(program.tools(), ruleset.editions[0])
        if any(words in text.casefold() for text in (card.name, card.card, card.text))
        and arguments.cost in (None, card.cost)
        and arguments.type in (None, card.type)
    ]
    shown = cards[: arguments.limit or None]
    if arguments.json:
        print(json.dumps([_view_entry(card) for card in shown], ensure_ascii=False, indent=1))
    elif shown:
        _show_table(_VIEW_COLUMNS, [[str(value) for value in _view_entry(card).values()] for card in shown])
    if not cards:
        print("no card fits", file=sys.stderr)
    return FOUND if cards else NOTHING_FOUND


def _view_entry(card: EntityView) -> dict[str, Any]:
    """A card of another ruleset, as the JSON output has it."""
    values = (card.card, card.name, card.type, card.cost, card.attack, card.health, card.text)
    return dict(zip(_VIEW_COLUMNS, values, strict=True))


def show(arguments: argparse.Namespace, catalogue: Catalogue, status_of: StatusOf) -> int:
    """Print the cards asked for. ``status_of`` says whether one is scripted, vanilla or unscripted."""
    cards = matching(arguments, catalogue)
    if arguments.status:
        _show_counts(counts(cards, status_of), as_json=arguments.json)
        return FOUND if cards else NOTHING_FOUND
    shown = cards[: arguments.limit or None]
    if arguments.json:
        entries = [entry(card, catalogue, status_of, arguments.language) for card in shown]
        print(json.dumps(entries, ensure_ascii=False, indent=1))
    else:
        _show_table(_COLUMNS, [_cells(card, catalogue, status_of, arguments.language) for card in shown])
        if not cards:
            print("no card fits", file=sys.stderr)
        elif len(shown) < len(cards):
            print(f"… {len(cards) - len(shown)} more (--limit 0 shows all)", file=sys.stderr)
    return FOUND if cards else NOTHING_FOUND


def matching(arguments: argparse.Namespace, catalogue: Catalogue) -> list[CardData]:
    """All cards that fit the query, best first, and every option."""
    found: Iterable[CardData] = catalogue
    if arguments.query.strip():
        found = catalogue.search(arguments.query, language=arguments.language, limit=len(catalogue))
    return [
        card
        for card in found
        if arguments.set in (None, card.card_set)
        and arguments.card_class in (None, card.card_class)
        and arguments.type in (None, card.type.value)
        and arguments.cost in (None, card.cost)
        and (card.collectible or not arguments.collectible)
    ]


def counts(cards: Iterable[CardData], status_of: StatusOf) -> dict[str, Counter[str]]:
    """How many cards of each status every set has, sets in order of release. Enchantments are not counted."""
    by_set: dict[str, Counter[str]] = {name: Counter() for name in (*SETS.values(), "")}
    for card in cards:
        if card.type is not CardType.ENCHANTMENT:
            by_set[card.card_set][status_of(card)] += 1
    return {name: counted for name, counted in by_set.items() if counted}


def entry(
    card: CardData, catalogue: Catalogue, status_of: StatusOf, language: str | None = None
) -> dict[str, Any]:
    """A card as the JSON output has it."""
    shown = language or "enUS"
    return {
        "id": card.id,
        "name": catalogue.name(card.id, shown),
        "type": card.type.value,
        "cost": card.cost,
        "attack": card.attack,
        "health": card.health,
        "durability": card.durability,
        "armor": card.armor,
        "class": card.card_class,
        "race": card.race,
        "set": card.card_set,
        "rarity": card.rarity,
        "collectible": card.collectible,
        "keywords": sorted(card.keywords),
        "text": catalogue.text(card.id, shown),
        "status": status_of(card),
    }


def _cells(card: CardData, catalogue: Catalogue, status_of: StatusOf, language: str | None) -> list[str]:
    return [
        card.id,
        catalogue.name(card.id, language or "enUS"),
        card.type.value,
        "" if card.type in (CardType.HERO, CardType.ENCHANTMENT) else str(card.cost),
        _stats(card),
        card.card_set,
        card.card_class,
        status_of(card),
    ]


def _stats(card: CardData) -> str:
    if card.type is CardType.MINION:
        return f"{card.attack}/{card.health}"
    if card.type is CardType.WEAPON:
        return f"{card.attack}/{card.durability}"
    return str(card.health) if card.type is CardType.HERO else ""


def _show_counts(by_set: dict[str, Counter[str]], *, as_json: bool) -> None:
    if as_json:
        print(
            json.dumps(
                {name: {status: counted[status] for status in STATUSES} for name, counted in by_set.items()}
            )
        )
        return
    lines = [*by_set.items(), ("all", sum(by_set.values(), Counter()))]
    if sys.stdout.isatty():
        rows = [
            [name or "(none)", str(counted.total()), *(str(counted[status]) for status in STATUSES)]
            for name, counted in lines
        ]
        _show_rich(("set", "cards", *STATUSES), rows, ("cards", *STATUSES))
        return
    for name, counted in lines:
        numbers = "  ".join(f"{counted[status]:4} {status}" for status in STATUSES)
        print(f"{name or '(none)':12}  {counted.total():4} cards  {numbers}")


def _show_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """One line for each card: in colour with headings on a terminal, plain and aligned elsewhere."""
    if sys.stdout.isatty():
        _show_rich(columns, rows, _NUMERIC)
        return
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        padded = (
            _padded(cell, width, right=name in _NUMERIC)
            for cell, width, name in zip(row, widths, columns, strict=True)
        )
        print("  ".join(padded).rstrip())


def _show_rich(columns: Sequence[str], rows: Sequence[Sequence[str]], numeric: Sequence[str]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 0), collapse_padding=True)
    for name in columns:
        table.add_column(
            name,
            justify="right" if name in numeric else "left",
            style=_STYLES.get(name),
            no_wrap=name != "name",
        )
    for row in rows:
        table.add_row(*(Text(cell, style=_STYLES.get(cell, "")) for cell in row))
    Console().print(table)


def _width(text: str) -> int:
    """Columns that the text takes on a terminal: two for each wide character, none for a combining one."""
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )


def _padded(text: str, width: int, *, right: bool) -> str:
    blanks = " " * (width - _width(text))
    return blanks + text if right else text + blanks


def _whole_number(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 on")
    return int(text)


def _one_of(what: str, names: Iterable[str]) -> Callable[[str], str]:
    """A reader for an option that takes one of some names, whatever its case; - and _ stand for a space."""
    known = {_plainly(name): name for name in names}

    def read(text: str) -> str:
        if _plainly(text) not in known:
            raise argparse.ArgumentTypeError(
                f"unknown {what} {text!r}; known are {', '.join(known.values())}"
            )
        return known[_plainly(text)]

    return read


def _plainly(name: str) -> str:
    return name.casefold().replace("-", " ").replace("_", " ")
