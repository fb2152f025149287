"""All cards of one edition, and ways to find them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from playorder.carddata.cache import cache_path, open_cache, write_cache
from playorder.carddata.cards import CardData, CardType
from playorder.carddata.era import Change, Era, load_era
from playorder.carddata.errors import AmbiguousCard, UnknownCard
from playorder.carddata.facts import Facts, card_of, number_of, unpack
from playorder.carddata.looks import plain_id
from playorder.carddata.official import ERA_SETS, LANGUAGES
from playorder.carddata.source import Source, installed_source
from playorder.carddata.texts import Texts

if TYPE_CHECKING:
    from playorder.carddata.searching import Searcher

__all__ = ["ERA_SETS", "AmbiguousCard", "Catalogue", "UnknownCard", "load_catalogue"]

_LONGEST_NAME: Final = 100
"""Characters of a reference that near names are looked for."""

_STANDARD_HEROES: Final = frozenset(f"HERO_0{number}" for number in range(1, 10))


def load_catalogue(edition: str = "2016-03", *, cache_folder: Path | None = None) -> Catalogue:
    """The cards as they were printed in ``edition`` (``"2016-03"`` or ``"2015-08"``).

    The first load reads the card data (a second or two) and keeps what it read in ``cache_folder``, by default the
    user's cache folder; later loads take some hundredths of a second. A cache that does not serve is made anew.

    Raises :class:`~playorder.carddata.errors.UnknownEdition`,
    :class:`~playorder.carddata.errors.CardDataMissing` and :class:`~playorder.carddata.errors.EraTableError`.
    """
    source = installed_source()
    facts = _facts(source, cache_folder)
    return Catalogue(facts, load_era(edition, facts.lines), Texts(source, cache_folder))


def _facts(source: Source, cache_folder: Path | None) -> Facts:
    path = cache_path(cache_folder, "facts", source)
    cache = open_cache(path, source)
    facts = unpack(cache.read("index"), cache.read("lines")) if cache else None
    if facts is None:
        from playorder.carddata.building import build

        sections, texts = build(source.path)
        write_cache(path, source, sections)
        write_cache(cache_path(cache_folder, "texts", source), source, texts)
        facts = unpack(sections["index"], sections["lines"])
        assert facts is not None
    return facts


class Wanted(NamedTuple):
    """What the cards of a pool must be; ``None`` lets anything pass."""

    type: CardType | None
    cost: int | None
    card_class: str | None
    race: str | None
    sets: frozenset[str]

    def among(self, cards: Iterable[CardData]) -> tuple[CardData, ...]:
        """Those of the cards that fit, in their order."""
        return tuple(filter(self._fits, cards))

    def _fits(self, card: CardData) -> bool:
        return (
            (self.type is None or card.type is self.type)
            and (self.cost is None or card.cost == self.cost)
            and (self.card_class is None or card.card_class == self.card_class)
            and (self.race is None or card.race == self.race)
            and card.card_set in self.sets
        )


class Catalogue:
    """The cards of one edition, by id, in the order of ids. Every card is made once, when it is first asked for.

    Made by :func:`load_catalogue`.
    """

    def __init__(self, facts: Facts, era: Era, texts: Texts) -> None:
        self._facts = facts
        self._era = era
        self._texts = texts
        self._cards: dict[str, CardData] = {}
        self._pools: dict[Wanted, tuple[CardData, ...]] = {}

    @property
    def edition(self) -> str:
        """The edition's name."""
        return self._era.edition

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of names and texts, English first."""
        return LANGUAGES

    def __len__(self) -> int:
        return len(self._facts.lines)

    def __iter__(self) -> Iterator[CardData]:
        return map(self.__getitem__, self._facts.lines)

    def __contains__(self, card_id: object) -> bool:
        return card_id in self._facts.lines

    def __getitem__(self, card_id: str) -> CardData:
        """The card of that id. Raises :class:`UnknownCard`."""
        card = self._cards.get(card_id)
        if card is None:
            line = self._facts.lines.get(card_id)
            if line is None:
                raise self._unknown(card_id)
            card = card_of(line)
            for change in self._era.changes.get(card_id, ()):
                card = change.applied_to(card)
            card = self._cards.setdefault(card_id, card)
        return card

    def get(self, card_id: str) -> CardData | None:
        """The card of that id, or ``None``."""
        return self[card_id] if card_id in self._facts.lines else None

    def find(self, reference: str, types: Collection[CardType] = ()) -> CardData:
        """The card of that id or exact English name.

        Where several cards have the name, those of ``types`` come first, then a collectible one, then one of the nine
        standard heroes, then the only one that is no alternate look of another, then the only one of the rulebook's
        sets that is no enchantment (The Coin).

        Raises :class:`UnknownCard` with near names, and :class:`AmbiguousCard` where none of several comes first.
        """
        if reference in self._facts.lines:
            return self[reference]
        cards = tuple(self[card_id] for card_id in self._by_name.get(reference, ()))
        if not cards:
            raise self._unknown(reference)
        cards = tuple(card for card in cards if card.type in types) or cards
        for first in (
            cards,
            tuple(card for card in cards if card.collectible),
            tuple(card for card in cards if card.id in _STANDARD_HEROES),
            tuple(card for card in cards if plain_id(card.id) == card.id),
            tuple(
                card for card in cards if card.card_set in ERA_SETS and card.type is not CardType.ENCHANTMENT
            ),
        ):
            if len(first) == 1:
                return first[0]
        raise AmbiguousCard(reference, cards)

    def name(self, card_id: str, language: str = "enUS") -> str:
        """A card's name, in English where the language has none.

        Raises :class:`UnknownCard` and :class:`~playorder.carddata.errors.UnknownLanguage`.
        """
        card = self[card_id]
        return card.name if language == "enUS" else self._texts.names(language)[self._texts.place(card_id)]

    def text(self, card_id: str, language: str = "enUS", *, markup: bool = False) -> str:
        """A card's text as the data has it, whatever the edition (see :meth:`changes`); ``""`` for a card without.

        ``markup`` keeps ``<b>`` and ``<i>``.

        Raises :class:`UnknownCard` and :class:`~playorder.carddata.errors.UnknownLanguage`.
        """
        if card_id not in self._facts.lines:
            raise self._unknown(card_id)
        text = self._texts.texts(language)[self._texts.place(card_id)]
        if markup:
            return text
        from playorder.carddata.wording import plain

        return plain(text)

    def changes(self, card_id: str) -> tuple[Change, ...]:
        """What was different for that card in this edition; empty when nothing was."""
        return self._era.changes.get(card_id, ())

    def by_number(self, number: int) -> CardData | None:
        """The card that the game's database has under that number, or ``None``."""
        card_id = self._by_number.get(number)
        return None if card_id is None else self[card_id]

    def names(self) -> Collection[str]:
        """The English names of all cards."""
        return self._by_name.keys()

    def search(self, query: str, *, language: str | None = None, limit: int = 50) -> list[CardData]:
        """Up to ``limit`` cards with ``query`` in their name, id or text, whatever its case; ``None``: in any language.

        A card whose id is the query comes first, then names that begin with it, other names, ids, texts; among equals
        collectible cards, then by English name and id. An empty query finds every card. The first search reads the
        languages.

        Raises :class:`~playorder.carddata.errors.UnknownLanguage`.
        """
        names, collectible = self._facts.names, self._facts.collectible
        found = [
            (rank, card_id not in collectible, names[card_id], card_id)
            for rank, card_id in self._searcher.ranked(query, language)
            if card_id in names
        ]
        found.sort()
        return [self[card_id] for *_, card_id in found[: max(0, limit)]]

    def pool(
        self,
        *,
        type: CardType | None = None,
        cost: int | None = None,
        card_class: str | None = None,
        race: str | None = None,
        sets: frozenset[str] = ERA_SETS,
        predicate: Callable[[CardData], bool] | None = None,
    ) -> tuple[CardData, ...]:
        """The collectible cards that fit, by id: what a random card is drawn from. ``None`` lets anything pass.

        ``ERA_SETS`` stands for the sets that the edition draws from: ``"2015-08"`` draws none of the League of
        Explorers. Pools without ``predicate`` are made once; with one, the rest is, and the predicate is asked again.
        """
        wanted = Wanted(type, cost, card_class, race, sets)
        pool = self._pools.get(wanted)
        if pool is None:
            pool = self._pools[wanted] = self._drawn(wanted)
        return pool if predicate is None else tuple(filter(predicate, pool))

    def _drawn(self, wanted: Wanted) -> tuple[CardData, ...]:
        if wanted.sets == ERA_SETS:
            wanted = wanted._replace(sets=self._era.random_sets)
        return wanted.among(self._collectible)

    @cached_property
    def _collectible(self) -> tuple[CardData, ...]:
        return tuple(self[card_id] for card_id in self._facts.lines if card_id in self._facts.collectible)

    @cached_property
    def _by_name(self) -> dict[str, list[str]]:
        names: dict[str, list[str]] = {}
        for card_id, name in self._facts.names.items():
            names.setdefault(name, []).append(card_id)
        return names

    @cached_property
    def _by_number(self) -> dict[int, str]:
        return {number_of(line): card_id for card_id, line in self._facts.lines.items()}

    @cached_property
    def _searcher(self) -> Searcher:
        from playorder.carddata.searching import Searcher

        return Searcher(self._texts)

    def _unknown(self, reference: str) -> UnknownCard:
        import difflib

        if len(reference) > _LONGEST_NAME:
            return UnknownCard(reference, ())
        spellings: dict[str, str] = {}
        for spelling in (*self._by_name, *self._facts.names):
            spellings.setdefault(spelling.casefold(), spelling)
        near = difflib.get_close_matches(reference.casefold(), spellings, n=5)
        return UnknownCard(reference, tuple(spellings[spelling] for spelling in near))
