"""What was different in an edition's days: the era table, read and checked.

The table is ``era.toml`` beside this module; its head explains the rows.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from playorder.carddata.cards import CardData
from playorder.carddata.errors import EraTableError, UnknownEdition
from playorder.carddata.keywords import KEYWORDS
from playorder.carddata.official import ERA_SETS, RACES

_NUMBERS: Final = ("cost", "attack", "health", "durability")
_LISTS: Final = ("cards", "editions", "keywords_added", "keywords_removed")
_WORDS: Final = ("patch", "card", "race", "behaviour", "note")
_REMOVED: Final = "requirements_removed"


@dataclass(frozen=True, slots=True)
class Change:
    """One row: printed values that the cards had then (``None``: as in the data), and how else they behaved.

    ``patch`` is the one that brought what the data has. ``race`` ``""`` means that the tribe did not exist.
    ``requirements_removed`` are the numbers of what playing or aiming the card did not need then. ``behaviour`` says in
    our own words what the card did; ``""`` when the values say it all.
    """

    patch: str
    cards: tuple[str, ...]
    cost: int | None = None
    attack: int | None = None
    health: int | None = None
    durability: int | None = None
    race: str | None = None
    keywords_added: frozenset[str] = frozenset()
    keywords_removed: frozenset[str] = frozenset()
    requirements_removed: frozenset[int] = frozenset()
    behaviour: str = ""

    def applied_to(self, card: CardData) -> CardData:
        """The card as it was printed then."""
        values: dict[str, Any] = {
            name: value for name in (*_NUMBERS, "race") if (value := getattr(self, name)) is not None
        }
        if self.keywords_added or self.keywords_removed:
            values["keywords"] = (card.keywords | self.keywords_added) - self.keywords_removed
        if self.requirements_removed:
            values["requirements"] = tuple(
                [pair for pair in card.requirements if pair[0] not in self.requirements_removed]
            )
        return replace(card, **values) if values else card


class Era(NamedTuple):
    """An edition's part of the table. ``random_sets`` are the sets that random generation draws from."""

    edition: str
    random_sets: frozenset[str]
    changes: Mapping[str, tuple[Change, ...]]


def load_era(edition: str, known_cards: Collection[str], table: str | None = None) -> Era:
    """Read the table (``table``: other TOML text in its place) for one edition.

    Raises :class:`UnknownEdition`, or :class:`EraTableError` naming the row that does not fit the card data.
    """
    text = Path(__file__).with_name("era.toml").read_text("utf-8") if table is None else table
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EraTableError(f"era table: {error}") from error
    editions: dict[str, Any] = content.get("editions", {})
    if edition not in editions:
        raise UnknownEdition(edition, tuple(editions))
    changes: dict[str, tuple[Change, ...]] = {}
    for number, row in enumerate(content.get("change", []), 1):
        where = f"era table, row {number} ({row.get('card') or ', '.join(map(str, row.get('cards', [])))})"
        change = _change(row, where, known_cards)
        for name in row.get("editions", []):
            if name not in editions:
                raise EraTableError(f"{where}: unknown edition {name!r}")
        if edition in row.get("editions", editions):
            for card in change.cards:
                changes[card] = (*changes.get(card, ()), change)
    return Era(edition, ERA_SETS - frozenset(editions[edition].get("without_sets", [])), changes)


def _change(row: Mapping[str, Any], where: str, known_cards: Collection[str]) -> Change:
    for name, value in row.items():
        if name in _NUMBERS:
            fits = type(value) is int and value >= 0
        elif name in _LISTS:
            fits = isinstance(value, list) and all(isinstance(item, str) for item in value)
        elif name in _WORDS:
            fits = isinstance(value, str)
        elif name == _REMOVED:
            fits = isinstance(value, list) and all(type(item) is int for item in value)
        else:
            raise EraTableError(f"{where}: unknown field {name!r}")
        if not fits:
            raise EraTableError(f"{where}: {name} cannot be {value!r}")
    cards = (*((row["card"],) if "card" in row else ()), *row.get("cards", ()))
    if not cards or "patch" not in row:
        raise EraTableError(f"{where}: a row needs a card and a patch")
    for card in cards:
        if card not in known_cards:
            raise EraTableError(f"{where}: unknown card {card!r}")
    for keyword in (*row.get("keywords_added", ()), *row.get("keywords_removed", ())):
        if keyword not in KEYWORDS:
            raise EraTableError(f"{where}: unknown keyword {keyword!r}")
    if row.get("race") not in (None, "", *RACES.values()):
        raise EraTableError(f"{where}: unknown race {row['race']!r}")
    change = Change(
        row["patch"], cards, row.get("cost"), row.get("attack"), row.get("health"), row.get("durability"),
        row.get("race"), frozenset(row.get("keywords_added", ())), frozenset(row.get("keywords_removed", ())),
        frozenset(row.get(_REMOVED, ())), row.get("behaviour", ""),
    )  # fmt: skip
    if change == Change(row["patch"], cards):
        raise EraTableError(f"{where}: the row changes nothing")
    return change
