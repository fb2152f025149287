"""The printed facts of cards made without code: the fields of a card, and the card data they stand for."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, Final

from playorder.carddata.cards import CardData, CardType
from playorder.carddata.catalogue import Catalogue
from playorder.carddata.extended import OwnCard
from playorder.carddata.keywords import KEYWORDS as PRINTED_KEYWORDS
from playorder.carddata.official import CLASSES, RACES, RARITIES
from playorder.cards.spelling import near, only_known
from playorder.cards.vocabulary import VocabularyError
from playorder.rulesets.hearthstone.keywords import KEYWORDS
from playorder.rulesets.hearthstone.own_keywords import KEYWORD_CARD
from playorder.rulesets.hearthstone.vocabulary.reader import Reader
from playorder.rulesets.hearthstone.vocabulary.targets import read_target

NUMBERS: Final = ("cost", "attack", "health", "durability", "armor", "spell_damage", "overload")
SCRIPTS: Final = ("battlecry", "combo", "deathrattle", "spell", "power", "drawn", "discarded")
"""The fields that hold effects, as :class:`~playorder.cards.definition.CardDef` names them."""

CARD_FIELDS: Final[dict[str, str]] = {
    "id": "its lasting id; that of a card of the game changes that card",
    "name": "the English name",
    "type": "`minion`, `spell`, `weapon`, `hero`, `hero_power` or `enchantment`",
    "text": "what is written on the card, for people",
    "cost": "in mana",
    "attack": "of a minion or weapon; what an enchantment adds",
    "health": "of a minion or hero; what an enchantment adds",
    "durability": "of a weapon",
    "armor": "of a hero",
    "class": "such as `mage`; `neutral` if left out",
    "race": "the tribe, such as `beast`",
    "rarity": "`free`, `common`, `rare`, `epic` or `legendary`",
    "set": "the name of its set; `CUSTOM` if left out, which no random card is drawn from",
    "collectible": "whether it may be put into a deck; tokens are not",
    "keywords": "what is printed: `taunt`, `secret`, or a keyword of your own",
    "spell_damage": "the number after Spell Damage",
    "overload": "how many crystals it locks",
    "hero_power": "of a hero: the id of its power",
    "target": "what it may be aimed at when it is played",
    "requires": "a condition that must hold for it to be played",
    "battlecry": "effects when it is played from hand",
    "combo": "effects instead of those, when another card was played this turn",
    "deathrattle": "effects when it dies",
    "spell": "the effects of a spell",
    "power": "the effects of a hero power",
    "drawn": "effects when it is drawn",
    "discarded": "effects when it is discarded",
    "choose": "Choose One: a list of `{name, text, target, do}`, two or more",
    "triggers": "a list of triggers; `zone` says where they work: `play`, `hand` or `deck`, or a list of them",
    "auras": "a list of auras",
    "enrage": "what it has while it is damaged: `attack`, `health`, `keywords`",
    "enchant": "of an enchantment: `set_attack`, `set_health`, `set_cost`, `cost`, `until`",
    "tokens": "a list of cards that only this one makes",
}
"""Every field of a card, with what it means."""

KEYWORD_FIELDS: Final = ("keyword", "text", "triggers", "auras", "deathrattle")
"""The fields of an entry that defines a keyword instead of a card."""

CARD_TYPES: Final = {
    "minion": CardType.MINION, "spell": CardType.SPELL, "weapon": CardType.WEAPON, "hero": CardType.HERO,
    "hero_power": CardType.HERO_POWER, "enchantment": CardType.ENCHANTMENT,
}  # fmt: skip

TELLING: Final = {
    "battlecry": "battlecry", "combo": "combo", "deathrattle": "deathrattle", "choose": "choose_one",
    "triggers": "trigger", "auras": "aura", "enrage": "enrage", "overload": "overload", "spell_damage": "spell_power",
}  # fmt: skip
"""Fields that say the printed keyword by themselves."""


@dataclasses.dataclass(frozen=True)
class Entry:
    """One card or keyword of a list, with its place; ``token`` ones stand inside another card."""

    value: dict[str, Any]
    path: str
    token: bool = False

    @property
    def keyword(self) -> str:
        """The keyword that it defines, or nothing."""
        return str(self.value.get("keyword", ""))


def entries(values: Any, path: str, *, token: bool = False) -> Iterator[Entry]:
    """All entries of a list, tokens before the card that makes them. Raises :class:`VocabularyError`."""
    if not isinstance(values, list):
        raise VocabularyError(path, "not a list of cards", "write the cards in [ ]")
    for i, value in enumerate(values):
        here = f"{path}[{i}]"
        if not isinstance(value, dict):
            raise VocabularyError(here, "a card must be an object", '{"id": "MY_001", "name": "...", ...}')
        fields = KEYWORD_FIELDS if "keyword" in value else CARD_FIELDS
        what = (
            f"the keyword {value['keyword']!r}"
            if "keyword" in value
            else f"the card {value.get('id', '?')!r}"
        )
        only_known(value, fields, here, what, VocabularyError)
        if "tokens" in value:
            yield from entries(value["tokens"], f"{here}.tokens", token=True)
        yield Entry(value, here, token)


def keyword_card(name: str) -> str:
    """The id of the enchantment that gives a keyword of somebody's own."""
    return KEYWORD_CARD + name


def option_card(card: str, index: int) -> str:
    """The id of the card that shows one option of Choose One."""
    return f"{card}:{index + 1}"


def printed(entry: Entry, catalogue: Catalogue, own_keywords: set[str]) -> list[OwnCard]:
    """The cards of one entry: itself, and those that show its options. Raises :class:`VocabularyError`."""
    value, path = entry.value, entry.path
    if entry.keyword:
        name = _text(value, "keyword", path)
        card = dataclasses.replace(
            _blank(keyword_card(name), CardType.ENCHANTMENT), name=name.replace("_", " ").capitalize()
        )
        return [OwnCard(card, _text(value, "text", path))]
    card_id = _text(value, "id", path)
    if not card_id:
        raise VocabularyError(path, "the card has no id", 'give it one of your own, such as "MY_001"')
    known = catalogue.get(card_id)
    if known is None:
        for field in ("name", "type"):
            if not value.get(field):
                raise VocabularyError(path, f"the card {card_id!r} has no {field}", f'write "{field}": ...')
        kind = CARD_TYPES[_word(value["type"], CARD_TYPES, f"{path}.type", "type")]
        known = _blank(card_id, kind)
    elif "type" in value and CARD_TYPES.get(str(value["type"])) is not known.type:
        raise VocabularyError(f"{path}.type", f"{card_id} is a {known.type.value}", "leave the type out")
    changes = _changes(value, path, known, own_keywords)
    changes.setdefault("collectible", known.collectible if known.name else not entry.token)
    card = dataclasses.replace(known, **changes)
    return [OwnCard(card, _text(value, "text", path)), *_options(value, path, card)]


def _changes(value: dict[str, Any], path: str, known: CardData, own_keywords: set[str]) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    if "name" in value:
        changes["name"] = _text(value, "name", path)
    for field in NUMBERS:
        if field in value:
            number = Reader.number(value[field], f"{path}.{field}")
            if number < 0 and known.type is not CardType.ENCHANTMENT:
                raise VocabularyError(f"{path}.{field}", f"{number} is less than 0", "at least 0")
            changes["spell_power" if field == "spell_damage" else field] = number
    if known.type is CardType.ENCHANTMENT:
        for field in ("attack", "health", "cost"):
            changes.pop(field, None)  # they are what it adds, not what it has
    for field, name, options in (
        ("class", "card_class", CLASSES), ("race", "race", RACES), ("rarity", "rarity", RARITIES)
    ):  # fmt: skip
        if field in value:
            words = {word.lower() for word in options.values()}
            changes[name] = _word(str(value[field]).lower(), words, f"{path}.{field}", field).upper()
    if "set" in value:
        changes["card_set"] = _text(value, "set", path)
    if "collectible" in value:
        changes["collectible"] = Reader.flag(value["collectible"], f"{path}.collectible")
    if value.get("rarity") == "legendary":
        changes["elite"] = True
    if "hero_power" in value:
        changes["hero_power"] = _text(value, "hero_power", path)
    if "target" in value:
        changes["requirements"] = read_target(
            value["target"], f"{path}.target", is_minion=known.type is CardType.MINION
        )
    changes["keywords"] = frozenset(_keywords(value, path, known, own_keywords))
    return changes


def _keywords(value: dict[str, Any], path: str, known: CardData, own_keywords: set[str]) -> Iterator[str]:
    given = value.get("keywords", [])
    given = given if isinstance(given, list) else [given]
    words = {*KEYWORDS, *PRINTED_KEYWORDS, *own_keywords}
    for i, name in enumerate(given):
        yield _word(name, words, f"{path}.keywords[{i}]", "keyword")
    if "keywords" not in value:
        yield from known.keywords
    for field, word in TELLING.items():
        if value.get(field):
            yield word


def _options(value: dict[str, Any], path: str, card: CardData) -> Iterator[OwnCard]:
    options = value.get("choose", [])
    if not isinstance(options, list) or len(options) == 1:
        raise VocabularyError(f"{path}.choose", "not a list of options", "give two options or more")
    for i, option in enumerate(options):
        here = f"{path}.choose[{i}]"
        if not isinstance(option, dict):
            raise VocabularyError(here, "an option must be an object", '{"name": "...", "do": [...]}')
        only_known(option, ("name", "text", "target", "do"), here, "an option", VocabularyError)
        requirements = (
            read_target(option["target"], f"{here}.target", is_minion=False) if "target" in option else ()
        )
        shown = dataclasses.replace(
            _blank(option_card(card.id, i), card.type),
            name=_text(option, "name", here) or f"{card.name} ({i + 1})",
            card_class=card.card_class, requirements=requirements,
        )  # fmt: skip
        yield OwnCard(shown, _text(option, "text", here))


def _blank(card_id: str, kind: CardType) -> CardData:
    health = 30 if kind is CardType.HERO else 0
    return CardData(
        id=card_id, dbf=0, name="", type=kind, cost=2 if kind is CardType.HERO_POWER else 0, attack=0, health=health,
        durability=0, armor=0, card_class="NEUTRAL", race="", card_set="CUSTOM", rarity="", collectible=False,
        elite=False, keywords=frozenset(), spell_power=0, overload=0, entourage=(), requirements=(), hero_power=None,
        tags={}, one_turn=False,
    )  # fmt: skip


def _text(value: dict[str, Any], field: str, path: str) -> str:
    return Reader.text(value.get(field, ""), f"{path}.{field}")


def _word(value: Any, known: Any, path: str, what: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise VocabularyError(path, f"unknown {what} {value!r}", near(str(value), sorted(known)))
    return value
