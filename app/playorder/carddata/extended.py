"""A catalogue with cards of somebody's own beside those of the game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from playorder.carddata.cards import CardData, CardType
from playorder.carddata.catalogue import Catalogue, Wanted
from playorder.carddata.era import Change
from playorder.carddata.errors import AmbiguousCard, UnknownCard


@dataclass(frozen=True)
class OwnCard:
    """A card that somebody made: its printed facts and its text, which may be empty."""

    data: CardData
    text: str = ""


def _is_part(card_id: str) -> bool:
    """Whether it is only part of a card, an option or a keyword: found by id, and listed nowhere."""
    return ":" in card_id


class ExtendedCatalogue(Catalogue):
    """All of another catalogue, and own cards. An own card comes before one of the game with its id or name."""

    def __init__(self, base: Catalogue, cards: Iterable[OwnCard]) -> None:
        super().__init__(base._facts, base._era, base._texts)
        self._base = base
        self._own: dict[str, OwnCard] = {}
        self._own_names: dict[str, list[CardData]] = {}
        for card in cards:
            self._own[card.data.id] = card
        for card in self._own.values():
            self._own_names.setdefault(card.data.name, []).append(card.data)

    @property
    def own(self) -> tuple[CardData, ...]:
        """All own cards of this catalogue, those of the catalogue that it extends first."""
        below = self._base.own if isinstance(self._base, ExtendedCatalogue) else ()
        return (
            *(card for card in below if card.id not in self._own),
            *(card.data for card in self._own.values()),
        )

    def __len__(self) -> int:
        return len(self._base) + sum(card not in self._base and not _is_part(card) for card in self._own)

    def __iter__(self) -> Iterator[CardData]:
        yield from (self[card.id] for card in self._base)
        yield from (
            card.data
            for card_id, card in self._own.items()
            if card_id not in self._base and not _is_part(card_id)
        )

    def __contains__(self, card_id: object) -> bool:
        return card_id in self._own or card_id in self._base

    def __getitem__(self, card_id: str) -> CardData:
        own = self._own.get(card_id)
        return self._base[card_id] if own is None else own.data

    def get(self, card_id: str) -> CardData | None:
        own = self._own.get(card_id)
        return self._base.get(card_id) if own is None else own.data

    def find(self, reference: str, types: Collection[CardType] = ()) -> CardData:
        own = self._own.get(reference)
        if own is not None:
            return own.data
        named = self._own_names.get(reference, [])
        named = [card for card in named if card.type in types] or named
        collectible = [card for card in named if card.collectible]
        for fitting in (named, collectible):
            if len(fitting) == 1:
                return fitting[0]
        if named:
            raise AmbiguousCard(reference, tuple(named))
        try:
            return self._base.find(reference, types)
        except UnknownCard as error:
            import difflib

            near = difflib.get_close_matches(reference, [*self._own_names, *self._own], n=3)
            raise UnknownCard(reference, (*near, *error.near)) from error

    def names(self) -> Collection[str]:
        return {*self._base.names(), *self._own_names}

    def name(self, card_id: str, language: str = "enUS") -> str:
        own = self._own.get(card_id)
        return self._base.name(card_id, language) if own is None else own.data.name

    def text(self, card_id: str, language: str = "enUS", *, markup: bool = False) -> str:
        own = self._own.get(card_id)
        if own is not None and (own.text or card_id not in self._base):
            return own.text
        return self._base.text(card_id, language, markup=markup)

    def changes(self, card_id: str) -> tuple[Change, ...]:
        return () if card_id in self._own else self._base.changes(card_id)

    def search(self, query: str, *, language: str | None = None, limit: int = 50) -> list[CardData]:
        wanted = query.casefold()
        own = [
            card.data
            for card in self._own.values()
            if not _is_part(card.data.id)
            and (
                wanted in card.data.name.casefold()
                or wanted in card.data.id.casefold()
                or wanted in card.text.casefold()
            )
        ]
        found = [c for c in self._base.search(query, language=language, limit=limit) if c.id not in self._own]
        return [*own, *found][: max(0, limit)]

    def _drawn(self, wanted: Wanted) -> tuple[CardData, ...]:
        base = self._base.pool(**wanted._asdict())
        kept = [card for card in base if card.id not in self._own]
        own = wanted.among(card.data for card in self._own.values() if card.data.collectible)
        if not own and len(kept) == len(base):
            return base
        return tuple(sorted((*kept, *own), key=lambda card: card.id))
