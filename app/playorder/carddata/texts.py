"""Names and texts of the cards in every language, read only when asked for."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playorder.carddata.cache import cache_path, open_cache, write_cache
from playorder.carddata.errors import UnknownLanguage
from playorder.carddata.official import LANGUAGES
from playorder.carddata.source import Source


class Texts:
    """The second cache. Every language is read by itself, and read again from the card data where the cache fails."""

    def __init__(self, source: Source, cache_folder: Path | None) -> None:
        self._source = source
        self._path = cache_path(cache_folder, "texts", source)
        self._built: Mapping[str, str] = {}
        self._sections: dict[str, Any] = {}
        self._places: dict[str, int] | None = None

    @property
    def ids(self) -> Sequence[str]:
        """The ids of all cards, in the order of :meth:`names` and :meth:`texts`."""
        ids: list[str] = self._section("ids")
        return ids

    def names(self, language: str) -> Sequence[str]:
        """All names in one language. Raises :class:`UnknownLanguage`."""
        names: list[str] = self._language(language)[0]
        return names

    def texts(self, language: str) -> Sequence[str]:
        """All texts in one language with ``<b>`` and ``<i>``, ``""`` for none. Raises :class:`UnknownLanguage`."""
        texts: list[str] = self._language(language)[1]
        return texts

    def place(self, card_id: str) -> int:
        """Where a card is among :attr:`ids`."""
        if self._places is None:
            self._places = {card: place for place, card in enumerate(self.ids)}
        return self._places[card_id]

    def _language(self, language: str) -> Any:
        if language not in LANGUAGES:
            raise UnknownLanguage(language, LANGUAGES)
        return self._section(language)

    def _section(self, name: str) -> Any:
        if name not in self._sections:
            self._sections[name] = json.loads(self._built.get(name) or self._stored(name))
        return self._sections[name]

    def _stored(self, name: str) -> str:
        cache = open_cache(self._path, self._source)
        stored = cache.read(name) if cache else None
        if stored is None:
            from playorder.carddata.building import build

            self._built = build(self._source.path)[1]
            write_cache(self._path, self._source, self._built)
            stored = self._built[name]
        return stored
