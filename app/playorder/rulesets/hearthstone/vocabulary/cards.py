"""Cards made without code: a list of entries becomes card data and the same definitions that plugins are written in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from playorder.carddata.cards import CardData, CardType
from playorder.carddata.catalogue import Catalogue
from playorder.carddata.extended import ExtendedCatalogue, OwnCard
from playorder.cards.definition import Aura, CardDef, Enchant, Option, Trigger
from playorder.cards.vocabulary import VocabularyError
from playorder.cards.written import WrittenCards
from playorder.rulesets.hearthstone.index import OTHER_FLAGS
from playorder.rulesets.hearthstone.vocabulary.printed import (
    SCRIPTS,
    Entry,
    entries,
    keyword_card,
    option_card,
    printed,
)
from playorder.rulesets.hearthstone.vocabulary.reader import Reader

AURA_FIELDS: Final = (
    "to", "attack", "health", "cost", "set_cost", "cost_floor", "keywords", "spell_damage", "while", "flag", "zone",
)  # fmt: skip
ENCHANT_FIELDS: Final = ("set_attack", "set_health", "set_cost", "cost", "until")
FLAGS: Final = (*OTHER_FLAGS, "power_bonus", "power_reaches_minions", "damage_bonus")
"""Facts about a player that an aura may change instead of numbers."""

WHERE: Final = {
    "spell": (CardType.SPELL,), "power": (CardType.HERO_POWER,),
    "battlecry": (CardType.MINION, CardType.WEAPON, CardType.HERO),
    "combo": (CardType.MINION, CardType.SPELL, CardType.WEAPON),
    "deathrattle": (CardType.MINION, CardType.WEAPON, CardType.ENCHANTMENT), "enrage": (CardType.MINION,),
    "choose": (CardType.MINION, CardType.SPELL, CardType.HERO_POWER), "enchant": (CardType.ENCHANTMENT,),
}  # fmt: skip
"""Fields that only cards of some types can have."""


class CardReader:
    """Compiles lists of cards. All printed facts come first, so that cards may name one another in any order.

    ``path`` is where the list stands. Raises :class:`VocabularyError`, here and in every method.
    """

    def __init__(self, values: Any, path: str, catalogue: Catalogue) -> None:
        self.entries: dict[str, Entry] = {}
        cards: list[OwnCard] = []
        found = list(entries(values, path))
        self.keywords = {entry.keyword: keyword_card(entry.keyword) for entry in found if entry.keyword}
        for entry in found:
            for card in printed(entry, catalogue, set(self.keywords)):
                cards.append(card)
                if card.data.id in self.entries:
                    raise VocabularyError(
                        f"{entry.path}.id", f"the id {card.data.id!r} is used twice", "give each card its own"
                    )
                self.entries[card.data.id] = entry
        self.cards = tuple(cards)
        self.use(ExtendedCatalogue(catalogue, cards))

    def use(self, catalogue: Catalogue) -> None:
        """Look cards up in this catalogue, which must hold the own cards too."""
        self.catalogue = catalogue
        self.reader = Reader(catalogue)

    def all(self) -> WrittenCards:
        """Everything, compiled."""
        definitions = {card.data.id: self.definition(card.data.id) for card in self.cards}
        return WrittenCards(
            self.cards, {card: made for card, made in definitions.items() if made is not None}
        )

    def definition(self, card_id: str) -> CardDef | None:
        """What one card does, or None if it only has numbers and keywords."""
        entry = self.entries.get(card_id)
        if entry is None or (not entry.keyword and entry.value["id"] != card_id):
            return None
        value, path = entry.value, entry.path
        card = self.catalogue[card_id]
        for field, types in WHERE.items():
            if field in value and not entry.keyword and card.type not in types:
                raise VocabularyError(
                    f"{path}.{field}", f"{card.name} is a {card.type.value}, which has no {field}",
                    "only " + " or ".join(kind.value for kind in types),
                )  # fmt: skip
        fields: dict[str, Any] = {}
        here = self.reader.within(event=False, target="target" in value or bool(card.requirements))
        for name in SCRIPTS:
            if name in value:
                reader = here.within(target=False) if name in ("deathrattle", "drawn", "discarded") else here
                fields[name] = reader.effects(value[name], f"{path}.{name}")
        if "choose" in value:
            fields["choose"] = tuple(
                self._option(option, f"{path}.choose[{i}]", option_card(card_id, i), here)
                for i, option in enumerate(value["choose"])
            )
        triggers, auras = self._listening(value, path)
        for keyword in value.get("keywords", []) if isinstance(value.get("keywords", []), list) else []:
            if keyword in self.keywords:
                given = self.entries[self.keywords[keyword]]
                more_triggers, more_auras = self._listening(given.value, given.path)
                triggers, auras = triggers + more_triggers, auras + more_auras
                if "deathrattle" in given.value:
                    more = self.reader.within(event=False, target=False)
                    fields["deathrattle"] = (
                        *fields.get("deathrattle", ()),
                        *more.effects(given.value["deathrattle"], f"{given.path}.deathrattle"),
                    )
        if triggers:
            fields["triggers"] = triggers
        if auras:
            fields["auras"] = auras
        if "enrage" in value:
            fields["enrage"] = self._statistics(value["enrage"], f"{path}.enrage")
        if card.type is CardType.ENCHANTMENT:
            enchant = self._enchant(value, path, card)
            if enchant != Enchant():
                fields["enchant"] = enchant
        if "requires" in value:
            condition = here.within(target=False).condition(value["requires"], f"{path}.requires")
            fields["requires"] = Requirement(condition)
        return CardDef(card_id, **fields) if fields else None

    def _listening(self, value: Mapping[str, Any], path: str) -> tuple[tuple[Trigger, ...], tuple[Aura, ...]]:
        """The triggers and auras of a card or keyword."""
        triggers = tuple(
            trigger
            for i, written in enumerate(_listed(value.get("triggers", [])))
            for trigger in self.reader.triggers(written, f"{path}.triggers[{i}]")
        )
        auras = tuple(
            self._aura(written, f"{path}.auras[{i}]")
            for i, written in enumerate(_listed(value.get("auras", [])))
        )
        return triggers, auras

    def _option(self, option: Mapping[str, Any], path: str, card: str, here: Reader) -> Option:
        reader = here.within(target=True) if "target" in option else here
        if "do" not in option:
            raise VocabularyError(path, "the option does nothing", 'write "do": [...]')
        return Option(card, reader.effects(option["do"], f"{path}.do"))

    def _aura(self, value: Any, path: str) -> Aura:
        reader = self.reader.within(event=False, target=False)
        data = reader.fields(value, AURA_FIELDS, path, "an aura")
        if "flag" in data:
            reader.fields(value, ("flag", "attack", "while"), path, "an aura with a flag")
        elif "to" not in data:
            raise VocabularyError(path, "the aura reaches nobody", 'write "to": "other_friendly_minions"')
        keywords = reader.keywords(data.get("keywords", []), f"{path}.keywords")
        if keywords.own:
            raise VocabularyError(
                f"{path}.keywords",
                "an aura gives only keywords of the rules",
                "attach it with an effect instead",
            )
        numbers: dict[str, Any] = {
            name: reader.amount(data[name], f"{path}.{name}")
            for name in ("attack", "health", "cost")
            if name in data
        }
        numbers |= {
            name: reader.number(data[name], f"{path}.{name}")
            for name in ("set_cost", "cost_floor")
            if name in data
        }
        return Aura(
            reader.selection(data["to"], f"{path}.to") if "to" in data else None,
            **numbers,
            keywords=keywords.printed,
            spell_power=reader.number(data.get("spell_damage", 0), f"{path}.spell_damage"),
            when=reader.condition(data["while"], f"{path}.while") if "while" in data else None,
            flag=reader.word(data["flag"], FLAGS, f"{path}.flag", "flag") if "flag" in data else "",
            zone=reader.word(data.get("zone", "play"), ("play", "hand"), f"{path}.zone", "zone"),
        )  # fmt: skip

    def _statistics(self, value: Any, path: str) -> Enchant:
        data = self.reader.fields(value, ("attack", "health", "keywords"), path, "the numbers")
        return Enchant(
            attack=self.reader.number(data.get("attack", 0), f"{path}.attack"),
            health=self.reader.number(data.get("health", 0), f"{path}.health"),
            keywords=self.reader.keywords(data.get("keywords", []), f"{path}.keywords").printed,
        )

    def _enchant(self, value: Mapping[str, Any], path: str, card: CardData) -> Enchant:
        reader = self.reader
        data = reader.fields(value.get("enchant", {}), ENCHANT_FIELDS, f"{path}.enchant", "an enchantment")
        numbers: dict[str, Any] = {
            name: reader.number(data[name], f"{path}.enchant.{name}")
            for name in ENCHANT_FIELDS[:-1]
            if name in data
        }
        for name in ("attack", "health"):
            if name in value:
                numbers[name] = reader.number(value[name], f"{path}.{name}")
        until = data.get("until", "")
        reader.word(until, ("", "end_of_turn", "start_of_your_turn"), f"{path}.enchant.until", "duration")
        given = value.get("keywords", [])
        printed_keywords = tuple(name for name in _listed(given) if name not in self.keywords)
        return Enchant(**numbers, keywords=printed_keywords, spell_power=card.spell_power, until=until)


class Requirement:
    """A condition for a card to be played, in the shape that the rules ask."""

    def __init__(self, condition: Any) -> None:
        self.condition = condition

    def __call__(self, game: Any, me: Any, player: Any) -> bool:
        return bool(self.condition(game, me, None))


def _listed(value: Any) -> Iterable[Any]:
    return value if isinstance(value, list) else [value]


def read_cards(values: Any, path: str, catalogue: Catalogue) -> WrittenCards:
    """All cards of a list, compiled. Raises :class:`VocabularyError`."""
    return CardReader(values, path, catalogue).all()
