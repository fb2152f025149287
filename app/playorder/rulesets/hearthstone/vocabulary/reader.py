"""Compiling words into the frozen values that cards are written in.

A trigger is ``{"on": EVENT, "if": CONDITION?, "do": [EFFECT, ...], "name": "..."?}``. What a word may be depends on
where it stands: a battlecry answers no event, and has a target only where its card is aimed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from playorder.carddata.cards import CardType
from playorder.carddata.catalogue import AmbiguousCard, Catalogue, UnknownCard
from playorder.cards.definition import Trigger
from playorder.cards.effects import Amount, Effect, as_effects
from playorder.cards.selectors import RandomOne, RandomSome, Selection
from playorder.cards.spelling import near, only_known
from playorder.cards.vocabulary import Slot, SlotKind, VocabularyError
from playorder.rulesets.hearthstone import conditions, selections
from playorder.rulesets.hearthstone.events import AnnouncedKind, EventKind
from playorder.rulesets.hearthstone.keywords import KEYWORDS, bits_of
from playorder.rulesets.hearthstone.own_keywords import own_keywords
from playorder.rulesets.hearthstone.pools import CardsOf, PoolOf
from playorder.rulesets.hearthstone.vocabulary.amounts import (
    AMOUNT_OBJECTS,
    AMOUNT_WORDS,
    MEASURES,
    Between,
    Counted,
    Measured,
    Scaled,
    Told,
)
from playorder.rulesets.hearthstone.vocabulary.conditions import (
    ABOUT_EVENT,
    CONDITION_OBJECTS,
    CONDITION_WORDS,
    AnyOf,
    Compare,
    IsThatCard,
)
from playorder.rulesets.hearthstone.vocabulary.effects import EFFECT_FORMS
from playorder.rulesets.hearthstone.vocabulary.events import EVENT_WORDS
from playorder.rulesets.hearthstone.vocabulary.selections import (
    ANYTHING,
    SELECTION_FIELDS,
    SELECTION_WORDS,
    OfKinds,
)

TRIGGER_FIELDS: Final = ("on", "if", "when", "do", "name", "zone", "once")
ZONES: Final = ("play", "hand", "deck")
POOL_FIELDS: Final = ("type", "cost", "race", "class", "rarity", "keyword", "whose", "cards")
CARD_TYPES: Final = {"minion": CardType.MINION, "spell": CardType.SPELL, "weapon": CardType.WEAPON}


@dataclass(frozen=True)
class Keywords:
    """Keywords by where they come from: the rules' own, and the enchantment cards of those that cards define."""

    printed: tuple[str, ...] = ()
    own: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reader:
    """Compiles the words of one document or card file; ``catalogue`` finds cards by id or name.

    ``event`` and ``target`` say whether there is one where the words stand. Every method raises
    :class:`VocabularyError`.
    """

    catalogue: Catalogue
    event: bool = True
    target: bool = True

    @property
    def own_keywords(self) -> Mapping[str, str]:
        """The keywords that cards of the catalogue define, with the card id of the enchantment that gives each."""
        return own_keywords(self.catalogue)

    def within(self, *, event: bool | None = None, target: bool | None = None) -> Reader:
        """The same where the words stand elsewhere."""
        return replace(
            self,
            event=self.event if event is None else event,
            target=self.target if target is None else target,
        )

    # --- triggers -----------------------------------------------------------------------------------------------

    def trigger(self, value: Any, path: str) -> Trigger:
        """A whole trigger, for one zone."""
        found = self.triggers(value, path)
        if len(found) > 1:
            raise VocabularyError(f"{path}.zone", "several zones", "a trigger here works in one zone")
        return found[0]

    def triggers(self, value: Any, path: str) -> tuple[Trigger, ...]:
        """A whole trigger, once for each zone in which it works."""
        data = self.fields(value, TRIGGER_FIELDS, path, "a trigger")
        if "on" not in data or "do" not in data:
            raise VocabularyError(
                path, "a trigger needs 'on' and 'do'", '{"on": "damage", "if": "self", "do": [...]}'
            )
        kind, word = self.event_kind(data["on"], f"{path}.on")
        here = self.within(event=True, target=True)
        parts: list[Any] = [here.condition(data["if"], f"{path}.if")] if "if" in data else []
        if word == "spell":
            parts.append(conditions.source_is_spell)
        condition = None if not parts else parts[0] if len(parts) == 1 else conditions.All(tuple(parts))
        when = here.condition(data["when"], f"{path}.when") if "when" in data else None
        made = here.effects(data["do"], f"{path}.do")
        zones = data.get("zone", "play")
        name = self.text(data.get("name", ""), f"{path}.name") or word
        return tuple(
            Trigger(
                kind, condition, made, name, when=when,
                zone=self.word(zone, ZONES, f"{path}.zone", "zone"),
                once=self.flag(data.get("once", False), f"{path}.once"),
            )
            for zone in (zones if isinstance(zones, list) else [zones])
        )  # fmt: skip

    def event_kind(self, value: Any, path: str) -> tuple[EventKind, str]:
        """The kind that an event's word means, and the word."""
        if isinstance(value, dict):
            data = self.fields(value, ("announced",), path, "an event")
            if "announced" not in data:
                raise VocabularyError(path, "the event says nothing", 'a word, or {"announced": "bell"}')
            word = self.text(data["announced"], f"{path}.announced")
            return AnnouncedKind(word), word
        word = self.word(value, EVENT_WORDS, path, "event")
        return EVENT_WORDS[word].kind, word

    # --- small pieces -------------------------------------------------------------------------------------------

    @staticmethod
    def fields(value: Any, keys: Iterable[str], path: str, what: str) -> dict[str, Any]:
        """An object with these fields only."""
        if not isinstance(value, dict):
            raise VocabularyError(path, f"{what} must be an object", "write it in { }")
        return only_known(value, keys, path, what, VocabularyError)

    @staticmethod
    def word(value: Any, known: Iterable[str], path: str, what: str) -> str:
        """One word of a list."""
        if not isinstance(value, str):
            raise VocabularyError(path, f"{what} must be a word", near("", known))
        if value not in known:
            raise VocabularyError(path, f"unknown {what} {value!r}", near(value, known))
        return value

    @staticmethod
    def number(value: Any, path: str) -> int:
        """A whole number."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise VocabularyError(path, "not a whole number", "write a number such as 2")
        return value

    @staticmethod
    def text(value: Any, path: str) -> str:
        """A text."""
        if not isinstance(value, str):
            raise VocabularyError(path, "not a text", "write a text in quotes")
        return value

    @staticmethod
    def flag(value: Any, path: str) -> bool:
        """True or false."""
        if not isinstance(value, bool):
            raise VocabularyError(path, "neither true nor false", "write true or false")
        return value

    def keywords(self, value: Any, path: str) -> Keywords:
        """One keyword or a list of them."""
        names = value if isinstance(value, list) else [value]
        own = self.own_keywords
        known = (*KEYWORDS, *own)
        for i, name in enumerate(names):
            self.word(name, known, f"{path}[{i}]" if isinstance(value, list) else path, "keyword")
        return Keywords(
            tuple(name for name in names if name in KEYWORDS),
            tuple(own[name] for name in names if name in own),
        )

    # --- conditions ---------------------------------------------------------------------------------------------

    def condition(self, value: Any, path: str) -> Any:
        """A word, a list (all of them), or an object with one of :data:`CONDITION_OBJECTS`."""
        if isinstance(value, list):
            return conditions.All(tuple(self.condition(part, f"{path}[{i}]") for i, part in enumerate(value)))
        if not isinstance(value, dict):
            word = CONDITION_WORDS[self.word(value, CONDITION_WORDS, path, "condition")]
            if word.about_event:
                self.there_must_be("event", f"the condition {value!r}", path)
            return word.test
        kinds = [kind for kind in CONDITION_OBJECTS if kind in value]
        bounds = ("at_least", "at_most") if kinds == ["amount"] else ()
        data = self.fields(value, (*CONDITION_OBJECTS, *bounds), path, "a condition")
        if len(kinds) != 1:
            raise VocabularyError(path, "a condition object is exactly one thing", '{"not": "enemy"}')
        kind, inner = kinds[0], f"{path}.{kinds[0]}"
        if kind in ABOUT_EVENT:
            self.there_must_be("event", f"the condition {kind!r}", path)
        if kind == "not":
            return conditions.Not(self.condition(data[kind], inner))
        if kind == "any_of":
            parts = data[kind] if isinstance(data[kind], list) else [data[kind]]
            return AnyOf(tuple(self.condition(part, f"{inner}[{i}]") for i, part in enumerate(parts)))
        if kind == "amount":
            least, most = (
                self.number(data[b], f"{path}.{b}") if b in data else None for b in ("at_least", "at_most")
            )
            if least is None and most is None:
                raise VocabularyError(path, "the amount has no bound", 'add "at_least": 3, or "at_most"')
            return Compare(self.amount(data[kind], inner), least, most)
        if kind in ("card", "source_card"):
            return IsThatCard(self.card(data[kind], inner), kind == "source_card")
        name = self.text(data[kind], inner)
        if kind in ("keyword", "source_keyword"):
            return (conditions.TargetPrinted if kind == "keyword" else conditions.SourcePrinted)(name)
        made = {
            "race": conditions.TargetRace,
            "source_race": conditions.SourceRace,
            "has_race": conditions.HasRace,
        }
        return made[kind](name.upper())

    def there_must_be(self, what: str, who: str, path: str) -> None:
        """Where there is no event, or no target, some words have nothing to speak of."""
        if what == "event" and not self.event:
            raise VocabularyError(
                path,
                f"{who} is about an event, and there is none here",
                "use it in a trigger, or leave it out",
            )
        if what == "target" and not self.target:
            raise VocabularyError(
                path,
                f"{who} is about a target, and the card is not aimed",
                'give the card a "target", such as "minion"',
            )

    # --- selections ---------------------------------------------------------------------------------------------

    def selection(self, value: Any, path: str, accepts: frozenset[str] = frozenset()) -> Selection:
        """A word, or an object with :data:`SELECTION_FIELDS`; ``accepts`` are the kinds that will do."""
        selection, kinds = self.selection_of_kinds(value, path)
        if accepts and not kinds & accepts:
            raise VocabularyError(
                path,
                f"{value if isinstance(value, str) else 'this selection'} holds {_listed(kinds)}",
                f"{_listed(accepts)} belongs here",
            )
        if accepts and not kinds <= accepts and not isinstance(selection, (RandomOne, RandomSome)):
            return selection.where(OfKinds(accepts))  # what it turns out to be is only known when it is read
        return selection

    def selection_of_kinds(self, value: Any, path: str) -> tuple[Selection, frozenset[str]]:
        """A selection, and the kinds of entities that it can hold."""
        if not isinstance(value, dict):
            name = self.word(value, SELECTION_WORDS, path, "selection")
            word = SELECTION_WORDS[name]
            if word.needs:
                self.there_must_be(word.needs, f"the selection {name!r}", path)
            return word.selection, word.kinds
        data = self.fields(value, SELECTION_FIELDS, path, "a selection")
        if ("of" in data) == ("random" in data):
            raise VocabularyError(
                path, "a selection object has either 'of' or 'random'", '{"random": "friendly_minions"}'
            )
        key = "random" if "random" in data else "of"
        base, kinds = self.selection_of_kinds(data[key], f"{path}.{key}")
        tests: list[Any] = []
        if "race" in data:
            tests.append(selections.Race(self.text(data["race"], f"{path}.race").upper()))
        if "type" in data:
            tests.append(
                selections.OfType(CARD_TYPES[self.word(data["type"], CARD_TYPES, f"{path}.type", "type")])
            )
        if "card" in data:
            tests.append(selections.IsCard((self.card(data["card"], f"{path}.card"),)))
        if "keyword" in data:
            name = self.word(data["keyword"], KEYWORDS, f"{path}.keyword", "keyword")
            tests.append(selections.HasKeyword(bits_of((name,))))
        if "printed" in data:
            tests.append(selections.Printed(self.text(data["printed"], f"{path}.printed")))
        if "damaged" in data:
            damaged = self.flag(data["damaged"], f"{path}.damaged")
            tests.append(selections.is_damaged if damaged else selections.is_undamaged)
        if "max_attack" in data:
            tests.append(selections.AttackAtMost(self.number(data["max_attack"], f"{path}.max_attack")))
        if "min_attack" in data:
            tests.append(selections.AttackAtLeast(self.number(data["min_attack"], f"{path}.min_attack")))
        if tests:
            base = base.where(*tests)
        if "without" in data:
            base = base - self.selection(data["without"], f"{path}.without")
        if key == "of":
            return base, kinds
        dying = self.flag(data.get("dying", False), f"{path}.dying")
        if "some" in data:
            return RandomSome(base, self.amount(data["some"], f"{path}.some"), dying), kinds
        return RandomOne(base, dying), kinds

    # --- amounts ------------------------------------------------------------------------------------------------

    def amount(self, value: Any, path: str) -> int | Amount:
        """A whole number, a word, or an object with one of :data:`AMOUNT_OBJECTS`."""
        if isinstance(value, str):
            word = self.word(value, AMOUNT_WORDS, path, "amount")
            if AMOUNT_WORDS[word].about_event:
                self.there_must_be("event", f"the amount {word!r}", path)
            return Told(word)
        if not isinstance(value, dict):
            return self.number(value, path)
        kinds = [kind for kind in AMOUNT_OBJECTS if kind in value]
        data = self.fields(value, (*AMOUNT_OBJECTS, "amount", "times", "plus"), path, "an amount")
        if "amount" in data and not kinds:
            inner = self.amount(data["amount"], f"{path}.amount")
            made: int | Amount = inner
        elif len(kinds) != 1:
            raise VocabularyError(path, "an amount is exactly one thing", '{"count": "friendly_minions"}')
        else:
            made = self._amount_object(kinds[0], data[kinds[0]], f"{path}.{kinds[0]}")
        times = self.number(data.get("times", 1), f"{path}.times")
        plus = self.number(data.get("plus", 0), f"{path}.plus")
        if isinstance(made, int):
            return made * times + plus
        return made if (times, plus) == (1, 0) else Scaled(made, times, plus)

    def _amount_object(self, kind: str, value: Any, path: str) -> Amount:
        if kind in MEASURES:
            return Measured(kind, self.selection(value, path))
        if kind == "counter":
            return Counted(self.text(value, path))
        if not isinstance(value, list) or len(value) != 2:
            raise VocabularyError(path, "not two numbers", '{"random": [1, 4]}')
        low, high = (self.number(part, f"{path}[{i}]") for i, part in enumerate(value))
        if low > high:
            raise VocabularyError(path, f"{low} is more than {high}", "the smaller number comes first")
        return Between(low, high)

    # --- cards --------------------------------------------------------------------------------------------------

    def card(self, value: Any, path: str, types: frozenset[str] = frozenset()) -> str:
        """A card by id or exact English name; ``types`` are the types that will do."""
        if not isinstance(value, str):
            raise VocabularyError(path, "not a card", "give a card id or an exact English name")
        try:
            found = self.catalogue.find(value, tuple(map(CardType, types)))
        except UnknownCard as error:
            right = near(value, error.near) if error.near else "give a card id or an exact English name"
            raise VocabularyError(path, f"unknown card {value!r}", right) from error
        except AmbiguousCard as error:
            ids = ", ".join(candidate.id for candidate in error.candidates)
            raise VocabularyError(
                path, f"several cards are named {value!r}", f"give one of the ids {ids}"
            ) from error
        if types and found.type.value not in types:
            raise VocabularyError(
                path, f"{found.name} is a {found.type.value}", f"{_listed(types)} belongs here"
            )
        return found.id

    def cards(self, value: Any, path: str) -> PoolOf | CardsOf:
        """A pool: ``{"cards": [...]}``, or what all collectible cards of it have in common."""
        data = self.fields(value, POOL_FIELDS, path, "a pool of cards")
        if "cards" in data:
            if len(data) > 1 or not isinstance(data["cards"], list) or not data["cards"]:
                raise VocabularyError(
                    path, "a list of cards stands alone", '{"cards": ["Wisp", "Boulderfist Ogre"]}'
                )
            return CardsOf(*(self.card(card, f"{path}.cards[{i}]") for i, card in enumerate(data["cards"])))
        kind = data.get("type")
        return PoolOf(
            None if kind is None else CARD_TYPES[self.word(kind, CARD_TYPES, f"{path}.type", "type")],
            None if "cost" not in data else self.number(data["cost"], f"{path}.cost"),
            None if "race" not in data else self.text(data["race"], f"{path}.race").upper(),
            None if "class" not in data else self.text(data["class"], f"{path}.class").upper(),
            self.text(data.get("rarity", ""), f"{path}.rarity").upper(),
            self.text(data.get("keyword", ""), f"{path}.keyword"),
            self.word(data.get("whose", ""), ("", "own", "enemy"), f"{path}.whose", "choice"),
        )

    # --- effects ------------------------------------------------------------------------------------------------

    def effects(self, value: Any, path: str) -> tuple[Effect, ...]:
        """One effect or a list of them."""
        if isinstance(value, list):
            return tuple(e for i, part in enumerate(value) for e in self.made(part, f"{path}[{i}]"))
        return self.made(value, path)

    def effect(self, value: Any, path: str) -> Effect:
        """An effect that stands for one value."""
        (made,) = self.made(value, path)
        return made

    def made(self, value: Any, path: str) -> tuple[Effect, ...]:
        """One effect: an object with the field that names it; a few stand for more than one value."""
        if not isinstance(value, dict):
            raise VocabularyError(path, "an effect must be an object", '{"damage": 1, "to": "enemy_hero"}')
        kinds = [kind for kind in EFFECT_FORMS if kind in value]
        if len(kinds) != 1:
            unknown = next((key for key in value if key not in EFFECT_FORMS), "") if not kinds else ""
            raise VocabularyError(
                path,
                f"unknown effect {unknown!r}" if unknown else "an effect must be exactly one thing",
                near(unknown, EFFECT_FORMS),
            )
        form = EFFECT_FORMS[kinds[0]]
        data = self.fields(value, form.fields, path, f"the effect {kinds[0]!r}")
        read: dict[str, Any] = {}
        for slot in form.slots:
            if slot.required and slot.name not in data:
                raise VocabularyError(
                    path, f"the effect {kinds[0]!r} lacks {slot.name!r}", "see `playorder vocabulary effects`"
                )
            given = data.get(slot.name, slot.default)
            here = self.within(target=True) if kinds[0] == "for_each" and slot.name == "do" else self
            read[slot.name] = here.slot(slot, given, f"{path}.{slot.name}")
        return as_effects(form.make(read))

    def slot(self, slot: Slot, value: Any, path: str) -> Any:
        """What stands in one slot."""
        match slot.kind:
            case SlotKind.KEYWORDS:
                return self.keywords(list(value) if isinstance(value, tuple) else value, path)
            case SlotKind.EFFECTS:
                return self.effects(list(value) if isinstance(value, tuple) else value, path)
            case _ if value is None and not slot.required:
                return None
            case SlotKind.NUMBER:
                return self.number(value, path)
            case SlotKind.AMOUNT:
                return self.amount(value, path)
            case SlotKind.SELECTION:
                return self.selection(value, path, slot.accepts)
            case SlotKind.CONDITION:
                return self.condition(value, path)
            case SlotKind.CARD:
                return self.card(value, path, slot.accepts)
            case SlotKind.CARDS:
                return self.cards(value, path)
            case SlotKind.CHOICE:
                return self.word(value, slot.choices, path, slot.name)
            case SlotKind.FLAG:
                if value is not True:
                    raise VocabularyError(path, "must be true", "write true, or leave the effect out")
                return True
            case SlotKind.TEXT:
                return self.text(value, path)


def _listed(kinds: frozenset[str]) -> str:
    """Kinds in words: “a hero or minion”."""
    if kinds == ANYTHING:
        return "anything"
    names = sorted(kinds)
    return f"a {' or '.join(names)}"
