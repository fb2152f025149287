"""Decks from elsewhere: the game's own deck codes, and lists of card names as people write them."""

from __future__ import annotations

import binascii
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from hearthstone.deckstrings import parse_deckstring

from playorder.carddata.cards import CardData, CardType
from playorder.carddata.catalogue import AmbiguousCard, Catalogue, UnknownCard
from playorder.scenario.document import FORMAT, VERSION

LARGEST: Final = 61
"""Cards that a deck of a scenario may hold."""
_IN_A_DECK: Final = (CardType.MINION, CardType.SPELL, CardType.WEAPON, CardType.HERO)
_CODE: Final = re.compile(r"(?<![A-Za-z0-9+/=])AA[A-Za-z0-9+/]{6,2000}={0,2}(?![A-Za-z0-9+/=])")
_TITLE: Final = re.compile(r"^#+\s*(.*?)\s*$")
_COUNT_FIRST: Final = re.compile(r"^(\d{1,2})\s*[x×*]?\s+(.+)$", re.IGNORECASE)
_COUNT_LAST: Final = re.compile(r"^(.+?)\s*[x×*]\s*(\d{1,2})$", re.IGNORECASE)
_COST: Final = re.compile(r"^\(\d+\)\s*")
_LONGEST_TEXT: Final = 100_000


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck that was read. ``problems`` say, each in one line, what was not understood."""

    title: str
    hero: str
    """The id of its hero's card; empty if the deck does not say."""
    cards: tuple[str, ...]
    """Ids of its cards, one for each copy."""
    problems: tuple[str, ...]


def read_deck(text: str, catalogue: Catalogue) -> Deck:
    """The deck of a text: the first deck code in it, or else its lines, each a card's name in any language or its id.

    A line may have a number of copies before the name (``2 Wisp``, ``2x Wisp``) or after it (``Wisp x2``); what stands
    behind ``#`` is passed over, but for the title in front of everything.
    """
    if len(text) > _LONGEST_TEXT:
        return Deck(
            "", "", (), (f"the text has {len(text)} characters; a deck has fewer than {_LONGEST_TEXT}",)
        )
    title = next((match[1] for line in text.splitlines()[:3] if (match := _TITLE.match(line.strip()))), "")
    code = _CODE.search(text)
    return _of_code(code[0], title, catalogue) if code else _of_lines(text, title, catalogue)


def scenario_of(decks: list[Deck], title: str = "") -> dict[str, Any]:
    """A document with these decks, of one or of both players."""
    players: list[dict[str, Any]] = [{}, {}]
    for player, deck in zip(players, decks, strict=False):
        if deck.hero:
            player["hero"] = deck.hero
        player["deck"] = list(deck.cards)
    name = title or " against ".join(filter(None, (deck.title for deck in decks))) or "A new deck"
    return {"format": FORMAT, "version": VERSION, "title": name, "players": players}


def _of_code(code: str, title: str, catalogue: Catalogue) -> Deck:
    try:
        cards, heroes, _, _ = parse_deckstring(code)
    except (ValueError, TypeError, EOFError, binascii.Error):
        return Deck(title, "", (), (f"the deck code {code[:12]}… cannot be read: it is cut or changed",))
    problems: list[str] = []
    hero = ""
    for number in heroes:
        card = catalogue.by_number(number)
        if card is None or card.type is not CardType.HERO:
            problems.append(f"no hero has the number {number}")
        else:
            hero = card.id
    ids: list[str] = []
    for number, count in cards:
        card = catalogue.by_number(number)
        if card is None:
            problems.append(f"no card has the number {number} (a newer one?); {count} of them left out")
        else:
            ids += _copies(card, count, problems)
    return _limited(title, hero, ids, problems)


def _of_lines(text: str, title: str, catalogue: Catalogue) -> Deck:
    problems: list[str] = []
    ids: list[str] = []
    for name, count in _lines(text):
        try:
            card = _card_named(name, catalogue)
        except UnknownCard as error:
            near = ", ".join(repr(other) for other in error.near[:3])
            problems.append(f"unknown card {name[:60]!r}" + (f"; did you mean {near}?" if near else ""))
        except AmbiguousCard as error:
            ids_of = ", ".join(candidate.id for candidate in error.candidates)
            problems.append(f"several cards are named {name!r}; give one of the ids {ids_of}")
        else:
            ids += _copies(card, count, problems)
    if not ids and not problems:
        problems.append("the text names no cards")
    return _limited(title, "", ids, problems)


def _lines(text: str) -> Iterator[tuple[str, int]]:
    """Names with their numbers of copies."""
    for raw in text.splitlines():
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        if match := _COUNT_FIRST.match(line):
            yield _COST.sub("", match[2]), int(match[1])
        elif match := _COUNT_LAST.match(line):
            yield _COST.sub("", match[1]), int(match[2])
        else:
            yield line, 1


def _card_named(name: str, catalogue: Catalogue) -> CardData:
    """By id or English name, or by the name in any language, whatever its case."""
    try:
        return catalogue.find(name)
    except UnknownCard:
        wanted = name.casefold()
        for card in catalogue.search(name, limit=20) if len(name) < 100 else ():
            names = (catalogue.name(card.id, language) for language in catalogue.languages)
            if card.type in _IN_A_DECK and any(other.casefold() == wanted for other in names):
                return card
        raise


def _copies(card: CardData, count: int, problems: list[str]) -> list[str]:
    if card.type not in _IN_A_DECK:
        problems.append(f"{card.name} ({card.id}) is a {card.type.value} and does not go into a deck")
        return []
    return [card.id] * min(count, LARGEST + 1)


def _limited(title: str, hero: str, ids: list[str], problems: list[str]) -> Deck:
    if len(ids) > LARGEST:
        problems.append(f"the deck has more than {LARGEST} cards; the rest is left out")
    return Deck(title, hero, tuple(ids[:LARGEST]), tuple(problems))
