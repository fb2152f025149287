"""The JSON schema of card files, made from the vocabulary, so that editors complete and check while one writes."""

from __future__ import annotations

from typing import Any, Final

from playorder.carddata.keywords import KEYWORDS as PRINTED_KEYWORDS
from playorder.carddata.official import CLASSES, RACES, RARITIES
from playorder.cards.vocabulary import Slot, SlotKind
from playorder.rulesets.hearthstone.keywords import KEYWORDS
from playorder.rulesets.hearthstone.vocabulary.amounts import AMOUNT_OBJECTS, AMOUNT_WORDS
from playorder.rulesets.hearthstone.vocabulary.cards import AURA_FIELDS, ENCHANT_FIELDS, FLAGS
from playorder.rulesets.hearthstone.vocabulary.conditions import CONDITION_OBJECTS, CONDITION_WORDS
from playorder.rulesets.hearthstone.vocabulary.effects import EFFECT_FORMS
from playorder.rulesets.hearthstone.vocabulary.events import EVENT_WORDS
from playorder.rulesets.hearthstone.vocabulary.printed import CARD_FIELDS, CARD_TYPES, NUMBERS, SCRIPTS
from playorder.rulesets.hearthstone.vocabulary.reader import CARD_TYPES as POOL_TYPES
from playorder.rulesets.hearthstone.vocabulary.reader import POOL_FIELDS, TRIGGER_FIELDS
from playorder.rulesets.hearthstone.vocabulary.selections import SELECTION_FIELDS, SELECTION_WORDS
from playorder.rulesets.hearthstone.vocabulary.targets import FLAGS as TARGET_FLAGS
from playorder.rulesets.hearthstone.vocabulary.targets import TARGET_FIELDS, TARGET_WORDS, WHEN

Schema = dict[str, Any]

TEXT: Final[Schema] = {"type": "string"}
WHOLE: Final[Schema] = {"type": "integer"}
FLAG: Final[Schema] = {"type": "boolean"}


def card_file_schema() -> Schema:
    """The schema of a whole file: ``{"cards": [...]}``."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Playorder cards",
        "description": "Cards made without code, for *.cards.json and *.cards.toml",
        "type": "object",
        "properties": {"$schema": TEXT, "cards": {"type": "array", "items": _ref("entry")}},
        "required": ["cards"],
        "additionalProperties": False,
        "$defs": {
            "entry": {"oneOf": [_ref("card"), _ref("keyword")]},
            "card": _object({name: _field(name) for name in CARD_FIELDS}, required=["id"]),
            "keyword": _object(
                {"keyword": TEXT, "text": TEXT, "triggers": _list("trigger"), "auras": _list("aura"),
                 "deathrattle": _ref("effects")}, required=["keyword"],
            ),
            "trigger": _trigger(),
            "aura": _aura(),
            "event": {"anyOf": [_words(EVENT_WORDS), _object({"announced": TEXT}, required=["announced"])]},
            "condition": _condition(),
            "selection": _selection(),
            "amount": _amount(),
            "pool": _pool(),
            "target": _target(),
            "effects": {"anyOf": [_ref("effect"), _list("effect")]},
            "effect": {
                "oneOf": [
                    _object({slot.name: _slot(slot) for slot in form.slots},
                            required=[slot.name for slot in form.slots if slot.required], description=form.meaning)
                    for form in EFFECT_FORMS.values()
                ]
            },
            "keywords": {"anyOf": [TEXT, {"type": "array", "items": {
                "anyOf": [_words({*KEYWORDS, *PRINTED_KEYWORDS}), TEXT]}}]},
        },
    }  # fmt: skip


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _list(name: str) -> Schema:
    return {"type": "array", "items": _ref(name)}


def _words(words: Any) -> Schema:
    return {"enum": sorted(words)}


def _object(properties: Schema, *, required: list[str] | None = None, description: str = "") -> Schema:
    made: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    if required:
        made["required"] = required
    if description:
        made["description"] = description
    return made


def _field(name: str) -> Schema:
    made = _field_type(name)
    return {**made, "description": CARD_FIELDS[name].replace("`", "")}


def _field_type(name: str) -> Schema:
    if name in NUMBERS:
        return WHOLE
    if name in SCRIPTS:
        return _ref("effects")
    known: dict[str, Schema] = {
        "type": _words(CARD_TYPES), "collectible": FLAG, "keywords": _ref("keywords"), "target": _ref("target"),
        "class": _words(word.lower() for word in CLASSES.values()),
        "race": _words(word.lower() for word in RACES.values()),
        "rarity": _words(word.lower() for word in RARITIES.values()),
        "requires": _ref("condition"), "triggers": _list("trigger"), "auras": _list("aura"), "tokens": _list("entry"),
        "choose": {"type": "array", "minItems": 2, "items": _object(
            {"name": TEXT, "text": TEXT, "target": _ref("target"), "do": _ref("effects")}, required=["do"])},
        "enrage": _object({"attack": WHOLE, "health": WHOLE, "keywords": _ref("keywords")}),
        "enchant": _object({name: TEXT if name == "until" else WHOLE for name in ENCHANT_FIELDS}),
    }  # fmt: skip
    return known.get(name, TEXT)


def _trigger() -> Schema:
    zone = _words(("play", "hand", "deck"))
    kinds: dict[str, Schema] = {
        "on": _ref("event"), "if": _ref("condition"), "when": _ref("condition"), "do": _ref("effects"), "name": TEXT,
        "zone": {"anyOf": [zone, {"type": "array", "items": zone}]}, "once": FLAG,
    }  # fmt: skip
    return _object({name: kinds[name] for name in TRIGGER_FIELDS}, required=["on", "do"])


def _aura() -> Schema:
    kinds: dict[str, Schema] = {
        "to": _ref("selection"), "attack": _ref("amount"), "health": _ref("amount"), "cost": _ref("amount"),
        "set_cost": WHOLE, "cost_floor": WHOLE, "keywords": _ref("keywords"), "spell_damage": WHOLE,
        "while": _ref("condition"), "flag": _words(FLAGS), "zone": _words(("play", "hand")),
    }  # fmt: skip
    return _object({name: kinds[name] for name in AURA_FIELDS})


def _condition() -> Schema:
    kinds: dict[str, Schema] = {
        "not": _ref("condition"),
        "any_of": _list("condition"),
        "amount": _ref("amount"),
    }
    objects = [
        _object(
            {name: kinds.get(name, TEXT), **({"at_least": WHOLE, "at_most": WHOLE} if name == "amount" else {})},
            required=[name], description=meaning,
        )
        for name, meaning in CONDITION_OBJECTS.items()
    ]  # fmt: skip
    return {"anyOf": [_words(CONDITION_WORDS), _list("condition"), *objects]}


def _selection() -> Schema:
    kinds: dict[str, Schema] = {
        "of": _ref("selection"), "random": _ref("selection"), "without": _ref("selection"), "some": _ref("amount"),
        "dying": FLAG, "damaged": FLAG, "max_attack": WHOLE, "min_attack": WHOLE, "keyword": _words(KEYWORDS),
        "type": _words(POOL_TYPES),
    }  # fmt: skip
    fields = {name: {**kinds.get(name, TEXT), "description": told} for name, told in SELECTION_FIELDS.items()}
    return {"anyOf": [_words(SELECTION_WORDS), _object(fields)]}


def _amount() -> Schema:
    kinds: dict[str, Schema] = {
        "counter": TEXT, "random": {"type": "array", "items": WHOLE, "minItems": 2, "maxItems": 2},
    }  # fmt: skip
    objects = [
        _object({name: kinds.get(name, _ref("selection")), "times": WHOLE, "plus": WHOLE}, required=[name],
                description=meaning)
        for name, meaning in {**AMOUNT_OBJECTS}.items()
    ]  # fmt: skip
    scaled = _object({"amount": _ref("amount"), "times": WHOLE, "plus": WHOLE}, required=["amount"])
    return {"anyOf": [WHOLE, _words(AMOUNT_WORDS), *objects, scaled]}


def _pool() -> Schema:
    kinds: dict[str, Schema] = {
        "type": _words(POOL_TYPES), "cost": WHOLE, "whose": _words(("own", "enemy")),
        "cards": {"type": "array", "items": TEXT, "minItems": 1},
    }  # fmt: skip
    return _object({name: kinds.get(name, TEXT) for name in POOL_FIELDS})


def _target() -> Schema:
    flags = _words(TARGET_FLAGS)
    kinds: dict[str, Schema] = {
        "what": _words(TARGET_WORDS), "race": TEXT, "max_attack": WHOLE, "min_attack": WHOLE,
        "be": {"anyOf": [flags, {"type": "array", "items": flags}]}, "when": _words(WHEN),
    }  # fmt: skip
    return {"anyOf": [_words(TARGET_WORDS), _object({name: kinds[name] for name in TARGET_FIELDS})]}


def _slot(slot: Slot) -> Schema:
    plain: dict[SlotKind, Schema] = {
        SlotKind.NUMBER: WHOLE, SlotKind.AMOUNT: _ref("amount"), SlotKind.SELECTION: _ref("selection"),
        SlotKind.CONDITION: _ref("condition"), SlotKind.CARD: TEXT, SlotKind.CARDS: _ref("pool"),
        SlotKind.KEYWORDS: _ref("keywords"), SlotKind.TEXT: TEXT, SlotKind.EFFECTS: _ref("effects"),
        SlotKind.FLAG: {"const": True},
    }  # fmt: skip
    return plain[slot.kind] if slot.kind in plain else _words(slot.choices)
