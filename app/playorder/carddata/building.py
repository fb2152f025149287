"""From what the file says to what the two caches hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from playorder.carddata.cards import CardType
from playorder.carddata.facts import pack
from playorder.carddata.keywords import AMOUNTS, KEYWORD_OF_TAG, REFERENCED
from playorder.carddata.official import CLASSES, LANGUAGES, RACES, RARITIES, SETS, TYPES
from playorder.carddata.parsing import RawCard, read_cards
from playorder.carddata.wording import readable

ELITE, COST, ATTACK, HEALTH, DURABILITY, ARMOR = 114, 48, 47, 45, 187, 292
CARD_SET, CARD_CLASS, RACE, TYPE, RARITY, COLLECTIBLE = 183, 199, 200, 202, 203, 321
SPELL_POWER, OVERLOAD, ONE_TURN, HERO_POWER = 192, 296, 338, 380

_SPOKEN_FOR: Final = frozenset((
    *KEYWORD_OF_TAG, ELITE, COST, ATTACK, HEALTH, DURABILITY, ARMOR, CARD_SET, CARD_CLASS, RACE, TYPE, RARITY,
    COLLECTIBLE, SPELL_POWER, OVERLOAD, ONE_TURN, HERO_POWER,
))  # fmt: skip


def build(path: Path) -> tuple[dict[str, str], dict[str, str]]:
    """The sections of the first cache (facts) and of the second (names and texts), read from the card data's file.

    Raises :class:`~playorder.carddata.errors.CardDataMissing`.
    """
    cards = read_cards(path)
    ids = {card.dbf: card.id for card in cards}
    return pack([values_of(card, ids) for card in cards]), text_sections(cards)


def values_of(raw: RawCard, ids: dict[int, str]) -> dict[str, Any]:
    """The values of one card's fields, as far as JSON goes: the type by its word, sets and tuples as lists.

    ``ids`` has the card id of every number of the game's database.
    """
    numbers = raw.numbers
    kind = TYPES.get(numbers.get(TYPE, 0), CardType.OTHER)
    weapon = kind is CardType.WEAPON
    health = numbers.get(HEALTH, 0)
    keywords = {word for tag, word in KEYWORD_OF_TAG.items() if numbers.get(tag, 0)}
    keywords.update(word for tag, word in AMOUNTS.items() if numbers.get(tag, 0))
    keywords.update(word for tag, word in REFERENCED.items() if tag in raw.referenced)
    return {
        "id": raw.id,
        "dbf": raw.dbf,
        "name": raw.names.get("enUS", raw.id),
        "type": kind.value,
        "cost": numbers.get(COST, 0),
        "attack": numbers.get(ATTACK, 0),
        "health": 0 if weapon else health,
        "durability": numbers.get(DURABILITY, health) if weapon else 0,
        "armor": numbers.get(ARMOR, 0),
        "card_class": CLASSES.get(numbers.get(CARD_CLASS, 0), ""),
        "race": RACES.get(numbers.get(RACE, 0), ""),
        "card_set": SETS.get(numbers.get(CARD_SET, 0), ""),
        "rarity": RARITIES.get(numbers.get(RARITY, 0), ""),
        "collectible": bool(numbers.get(COLLECTIBLE, 0)),
        "elite": bool(numbers.get(ELITE, 0)),
        "keywords": sorted(keywords),
        "spell_power": numbers.get(SPELL_POWER, 0),
        "overload": numbers.get(OVERLOAD, 0),
        "entourage": raw.entourage,
        "requirements": raw.requirements,
        "hero_power": ids.get(numbers.get(HERO_POWER, 0)),
        "tags": {
            _tag_name(raw, tag): value for tag, value in sorted(numbers.items()) if tag not in _SPOKEN_FOR
        },
        "one_turn": bool(numbers.get(ONE_TURN, 0)),
    }


def text_sections(cards: list[RawCard]) -> dict[str, str]:
    """The ids of all cards, and for every language their names and texts in that order.

    A name that a language lacks is the English one; a text that it lacks is empty.
    """
    sections = {"ids": _json([card.id for card in cards])}
    for language in LANGUAGES:
        names = [card.names.get(language) or card.names.get("enUS", card.id) for card in cards]
        texts = [readable(card.texts.get(language, ""), language) for card in cards]
        sections[language] = _json([names, texts])
    return sections


def _json(content: Any) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def _tag_name(raw: RawCard, tag: int) -> str:
    """The data's own name of a tag; where it has only digits, that of the library, else ``TAG_`` and its number."""
    name = raw.tag_names[tag]
    if not name.isdigit():
        return name
    from hearthstone.enums import GameTag

    known: dict[int, str] = {int(each): each.name for each in GameTag}
    return known.get(tag, f"TAG_{tag}")
