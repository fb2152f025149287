"""Card texts without the marks that the game's own layout needs."""

from __future__ import annotations

import re
from typing import Final

_NO_SPACES: Final = ("jaJP", "zhCN", "zhTW", "thTH")
_MARKS: Final = re.compile(r"\[x\]|\[d\]|\[b\]|[$#](?=\d)")
_PLURAL: Final = re.compile(r"(\d+)([^|\d]*)\|4\(([^()]*)\)")
_PARTICLE: Final = re.compile(r"\|\d\(([^,()]*)[^()]*\)")
_BOLD: Final = re.compile(r"</?[a-zA-Z]+>")


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
    return " ".join((text.replace("\n", "") if language in _NO_SPACES else text).split())


def plain(text: str) -> str:
    """The text without ``<b>`` and ``<i>``."""
    return " ".join(_BOLD.sub("", text).split()) if "<" in text else text


def _form(number: int, forms: list[str]) -> str:
    """The grammatical form for a number: two forms as in French, three as in Russian and Polish."""
    if len(forms) < 3:
        return forms[0] if number == 1 else forms[-1]
    if number % 10 == 1 and number % 100 != 11:
        return forms[0]
    return forms[1] if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else forms[2]
