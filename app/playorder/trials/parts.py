"""A card's script without one of its parts: what a mutation check tries."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any, Final, TypeVar

from playorder.cards.definition import Aura, CardDef, Enchant, Option, Trigger
from playorder.rulesets.hearthstone.conditions import All

WHOLE: Final = "the whole script"
TEXTS: Final = ("spell", "battlecry", "combo", "deathrattle", "power", "drawn", "discarded")
REMARKS: Final[dict[str, Any]] = {
    "requires": None, "targets": None, "deathrattle_if": None, "doubles_damage": False, "outlasts_power": False,
}  # fmt: skip
"""Fields of a definition that restrict or mark it, with the value that they have when they are not there."""

Changed = TypeVar("Changed", CardDef, Trigger, Aura, Enchant)


@dataclass(frozen=True)
class Mutant:
    """A definition with something taken out; ``missing`` says what, for people."""

    missing: str
    definition: CardDef


def blank(definition: CardDef) -> Mutant:
    """The card as if it did nothing. Its Choose One options are still there, without their effects, and so is
    the name of the enchantment that it makes: documents refer to both."""
    options = tuple(Option(option.card) for option in definition.choose)
    return Mutant(WHOLE, CardDef(definition.id, choose=options, makes=definition.makes))


def mutants(definition: CardDef) -> Iterator[Mutant]:
    """The blank card, and one mutant for each part of a script that has more than one; none of an empty script.

    Parts are texts and the single effects in them, options, triggers and auras with each of their conditions,
    and the single numbers and keywords of auras and enchantments.
    """
    parts = [
        *_texts(definition),
        *_options(definition),
        *_triggers(definition),
        *_auras(definition),
        *_numbers(definition),
        *_remarks(definition),
    ]
    if parts:
        yield blank(definition)
    if len(parts) > 1:
        yield from parts


def _texts(definition: CardDef) -> Iterator[Mutant]:
    for name in TEXTS:
        effects = getattr(definition, name)
        if effects:
            yield Mutant(name, _changed(definition, name, None))
        for number, rest in _each_left_out(effects):
            missing = f"{name}, effect {number + 1} ({effects[number].label()})"
            yield Mutant(missing, _changed(definition, name, rest))


def _options(definition: CardDef) -> Iterator[Mutant]:
    for number, option in enumerate(definition.choose):
        options = _with(definition.choose, number, Option(option.card))
        yield Mutant(f"option {option.card}", replace(definition, choose=options))


def _triggers(definition: CardDef) -> Iterator[Mutant]:
    triggers: tuple[Trigger, ...] = tuple(definition.triggers)
    for number, trigger in enumerate(triggers):
        name = f"trigger {number + 1}" + (f" “{trigger.name}”" if trigger.name else "")
        yield Mutant(name, replace(definition, triggers=_without(triggers, number)))
        for place, rest in _each_left_out(trigger.effects):
            missing = f"{name}, effect {place + 1} ({trigger.effects[place].label()})"
            changed = replace(trigger, do=rest)
            yield Mutant(missing, replace(definition, triggers=_with(triggers, number, changed)))
        for field, words in (("condition", "queue condition"), ("when", "trigger condition")):
            for text, rest in _conditions(getattr(trigger, field)):
                changed = _changed(trigger, field, rest)
                missing = f"{name}, {words} “{text}”"
                yield Mutant(missing, replace(definition, triggers=_with(triggers, number, changed)))
        if trigger.once:
            changed = replace(trigger, once=False)
            yield Mutant(
                f"{name}, that it works once", replace(definition, triggers=_with(triggers, number, changed))
            )


def _auras(definition: CardDef) -> Iterator[Mutant]:
    auras: tuple[Aura, ...] = tuple(definition.auras)
    for number, aura in enumerate(auras):
        name = f"aura {number + 1}"
        yield Mutant(name, replace(definition, auras=_without(auras, number)))
        for text, rest in _conditions(aura.when):
            changed = replace(aura, when=rest)
            yield Mutant(
                f"{name}, condition “{text}”", replace(definition, auras=_with(auras, number, changed))
            )
        numbers = list(_values(aura, ("attack", "health", "cost", "set_cost", "cost_floor", "set_attack")))
        if len(numbers) > 1:
            for missing, lesser in numbers:
                yield Mutant(f"{name}, {missing}", replace(definition, auras=_with(auras, number, lesser)))


def _numbers(definition: CardDef) -> Iterator[Mutant]:
    for field in ("enchant", "enrage"):
        numbers = getattr(definition, field)
        if numbers is not None:
            for missing, lesser in _values(numbers, tuple(item.name for item in fields(Enchant))):
                yield Mutant(f"{field}, {missing}", _changed(definition, field, lesser))


def _remarks(definition: CardDef) -> Iterator[Mutant]:
    for name, usual in REMARKS.items():
        if getattr(definition, name) != usual:
            yield Mutant(name, _changed(definition, name, usual))


def _values(numbers: Any, names: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    """Each number and keyword that is not the usual one, with the value that lacks just it."""
    defaults = {field.name: field.default for field in fields(numbers)}
    for name in names:
        value = getattr(numbers, name)
        if name != "keywords" and value != defaults[name]:
            yield name, _changed(numbers, name, defaults[name])
    for keyword in numbers.keywords:
        rest = tuple(other for other in numbers.keywords if other != keyword)
        yield keyword, replace(numbers, keywords=rest)


def _conditions(condition: Any) -> Iterator[tuple[str, Any]]:
    """Each of the conditions that are joined here, as text, with what is left without it."""
    if isinstance(condition, All):
        for number, part in enumerate(condition.parts):
            yield _text(part), All(_without(condition.parts, number))
    elif condition is not None:
        yield _text(condition), None


def _changed(value: Changed, field: str, content: Any) -> Changed:
    """The same with another content of one field."""
    contents: dict[str, Any] = {field: content}
    return replace(value, **contents)


def _text(condition: Any) -> str:
    return " ".join(str(getattr(condition, "text", None) or condition.__doc__ or condition).split())


def _each_left_out(effects: tuple[Any, ...]) -> Iterator[tuple[int, tuple[Any, ...]]]:
    if len(effects) > 1:
        for number in range(len(effects)):
            yield number, _without(effects, number)


def _without(items: tuple[Any, ...], number: int) -> tuple[Any, ...]:
    return (*items[:number], *items[number + 1 :])


def _with(items: tuple[Any, ...], number: int, item: Any) -> tuple[Any, ...]:
    return (*items[:number], item, *items[number + 1 :])
