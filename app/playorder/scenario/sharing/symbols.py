"""The alphabet that documents are written in, and the surroundings that each symbol is predicted from.

Everything here is part of every version of the code: with a change, codes that were made before would be read wrongly.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from playorder.scenario.sharing.errors import Reason, ShareCodeError


class Mark(IntEnum):
    """Symbols with a meaning of their own; those below 256 are the bytes of UTF-8 texts and of card numbers."""

    END = 256
    """The end of a text, a list or an object."""
    LIST = 257
    OBJECT = 258
    TRUE = 259
    FALSE = 260
    NULL = 261
    TEXT = 262
    NUMBER = 263
    """A number that is written out, as a text of JSON."""
    CARD_NAME = 264
    """A card by the name that its number stands for; also inside a text."""
    CARD_ID = 265
    """A card by the id that its number stands for."""
    MADE = 266
    """``NAME#n``: a card name, then a small number."""
    AGAIN = 267
    """A value that was there before; then, as a small number, how many others have come since."""
    SPELLED_KEY = 268


FIRST_NUMBER: Final = 272
SMALL_NUMBERS: Final = 64
"""The numbers from 0 to 63 are symbols themselves."""

FIRST_KEY: Final = FIRST_NUMBER + SMALL_NUMBERS
KEYS: Final = (
    "title", "description", "tags", "source", "ruleset", "edition", "rules", "players", "active", "turn", "start",
    "play_order", "options", "ignore_mana", "random", "seed", "picks", "cards", "script", "expect",
    "name", "hero", "hero_power", "weapon", "board", "secrets", "hand", "deck", "graveyard", "setaside", "removed",
    "triggers", "mana", "fatigue", "counters", "crystals", "used", "temporary", "locked", "owed",
    "id", "card", "attack", "health", "durability", "cost", "damage", "armor", "keywords", "exhausted",
    "attacks_this_turn", "attach", "until", "by", "on", "if", "do", "whose", "effect", "amount", "target", "text",
    "play", "position", "choose", "end_turn", "pick", "concede",
    "entity", "player", "stats", "result", "order", "count", "is", "illegal", "after", "zone", "controller",
    "max_health", "without", "can_attack", "hero_health", "hero_armor", "hero_max_health", "hand_count", "deck_count",
    "kind", "label", "rule", "status", "reason", "which", "parent", "queue", "case", "document", "example",
)  # fmt: skip
"""Field names that are one symbol."""

SYMBOLS: Final = FIRST_KEY + len(KEYS)
KEY_SYMBOLS: Final = {key: FIRST_KEY + place for place, key in enumerate(KEYS)}

Path = tuple[str, ...]
"""Where a value stands: the names of the fields around it, ``ITEM`` for every list."""

ITEM: Final = "[]"
PROSE: Final = frozenset({"title", "description"})
"""Fields in whose texts card names are looked for."""

DEEPEST: Final = 40
"""Objects and lists within one another; what is deeper gets no code, and a code that is deeper is refused."""

Contexts = Sequence[tuple[object, ...]]


def of_value(path: Path, before: object) -> Contexts:
    """What a value's first symbol depends on; ``before`` is the key or the first symbol of its left neighbour."""
    return ("v", path, before), ("v", path), ("v", path[-1:])


def of_key(path: Path, last: str, last_but_one: str) -> Contexts:
    """What a key, or the end of an object, depends on: the keys before it."""
    return ("k", path, last, last_but_one), ("k", path, last), ("k", path[-2:], last), ("k", path[-2:])


def of_byte(history: Sequence[int], kind: str) -> Contexts:
    """What a byte of a text depends on: the five before it, fewer where they were never seen."""
    last = tuple(history[-5:])
    return (*(last[start:] for start in range(5)), ("t", kind))


def of_rank(path: Path, before: object) -> Contexts:
    """What the place of a repeated value depends on."""
    return ("r", path, before), ("r", path[-1:]), ("r",)


OF_CARD_PAGE: Final[Contexts] = (("c",),)
OF_MADE: Final[Contexts] = (("m",),)


def of_card_place(page: int) -> Contexts:
    """What the last byte of a card's number depends on: the rest of it."""
    return (("c", page),)


def kind_of_text(path: Path) -> str:
    """What kind of words to expect there: titles and descriptions are of one kind."""
    name = next((name for name in reversed(path) if name != ITEM), "")
    return "prose" if name in PROSE else name


def is_deeper(path: Path) -> bool:
    """Whether a value there lies deeper than is allowed."""
    return len(path) > DEEPEST


def too_deep() -> ShareCodeError:
    """The refusal of what lies deeper than ``DEEPEST``."""
    return ShareCodeError(
        Reason.TOO_LARGE,
        f"more than {DEEPEST} lists and objects within one another do not go into a share code",
    )
