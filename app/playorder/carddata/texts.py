"""Names and texts of the cards in every language, read only when asked for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playorder.carddata.cache import cache_path, open_cache, write_cache
from playorder.carddata.errors import UnknownLanguage
from playorder.carddata.official import LANGUAGES
from playorder.carddata.source import Source

_NO_SPACES: Final = ("jaJP", "zhCN", "zhTW", "thTH")
_MARKS: Final = re.compile(r"\[x\]|\[b\]|[$#](?=\d)")
_PLURAL: Final = re.compile(r"(\d+)([^|\d]*)\|4\(([^()]*)\)")
_PARTICLE: Final = re.compile(r"\|\d\(([^,()]*)[^()]*\)")
_BOLD: Final = re.compile(r"</?[a-zA-Z]+>")


class Texts:
    """The second cache. Every language is read by itself, and read again from the card data where the cache fails."""

    def __init__(self, source: Source, cache_folder: Path | None) -> None:
        self._source = source
        self._path = cache_path(cache_folder, "texts", source)
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
        """All texts in one language with their ``<b>`` and ``<i>``, ``""`` for none. Raises :class:`UnknownLanguage`."""
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
            cache = open_cache(self._path, self._source)
            content = cache.read(name) if cache else None
            if content is None:
                from playorder.carddata.building import build

                self._sections = build(self._source.path)[1]
                write_cache(self._path, self._source, self._sections)
            else:
                self._sections[name] = content
        return self._sections[name]


def readable(text: str, language: str) -> str:
    """A card text without the game's layout marks; ``<b>`` and ``<i>`` stay.

    The marks are ``[x]`` (own line breaks follow), ``[b]`` (a break may come), ``_`` (a space without break), ``$``
    and ``#`` before an amount of damage or healing, ``|4(one,many)`` after a number, and Korean ``|1(…,…)``.
    """
    if not text:
        return ""
    text = _MARKS.sub("", text)
    text = _PLURAL.sub(lambda found: found[1] + found[2] + _form(int(found[1]), found[3].split(",")), text)
    text = _PARTICLE.sub(r"\1", text).replace("_", " ")
    return ("" if language in _NO_SPACES else " ").join(text.split("\n")).replace("  ", " ").strip()


def plain(text: str) -> str:
    """The text without ``<b>`` and ``<i>``."""
    return _BOLD.sub("", text) if "<" in text else text


def _form(number: int, forms: list[str]) -> str:
    """The grammatical form for a number: two forms as in French, three as in Russian and Polish."""
    if len(forms) < 3:
        return forms[0] if number == 1 else forms[-1]
    if number % 10 == 1 and number % 100 != 11:
        return forms[0]
    return forms[1] if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else forms[2]
