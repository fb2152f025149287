"""What has been built, in words: the sentences of the vocabulary with their slots filled in."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from playorder.cards.vocabulary import Part, Slot, Vocabulary, Word

__all__ = ["effect_words", "plain", "trigger_words", "value_words"]

CardName = Callable[[str], str]
_SLOT = re.compile(r"\{(\w+)\}")


def _tr(words: str) -> str:
    return QCoreApplication.translate("Builder", words)


def plain(name: str) -> str:
    """random_enemy_character → random enemy character."""
    return name.strip("{}").replace("_", " ")


def value_words(value: Any, vocabulary: Vocabulary, card_name: CardName = str) -> str:
    """What stands in a slot; ``card_name`` gives what cards are called."""
    if isinstance(value, str):
        return plain(value) if re.fullmatch(r"[a-z_]+", value) else card_name(value)
    if isinstance(value, bool):
        return _tr("yes") if value else _tr("no")
    if isinstance(value, int):
        return str(value)
    if isinstance(value, dict) and effect_of(value, vocabulary) is not None:
        return effect_words(value, vocabulary, card_name)
    if isinstance(value, list):
        return _tr(" and ").join(value_words(item, vocabulary, card_name) for item in value)
    if isinstance(value, dict):
        return ", ".join(
            f"{plain(key)} {value_words(item, vocabulary, card_name)}" for key, item in value.items()
        )
    return json.dumps(value)


def effect_of(value: dict[str, Any], vocabulary: Vocabulary) -> Word | None:
    """The word of an effect: the one of its fields that names it."""
    return next((word for word in vocabulary.words[Part.EFFECTS] if word.name in value), None)


def effect_words(value: dict[str, Any], vocabulary: Vocabulary, card_name: CardName = str) -> str:
    """One effect as a sentence. Parts of the sentence whose slots are left at nothing are left out."""
    word = effect_of(value, vocabulary)
    if word is None:
        return json.dumps(value)
    slots = {slot.name: slot for slot in word.slots}
    parts = [
        _filled(part, value, slots, vocabulary, card_name)
        for part in word.sentence.split(", ")
        if _says_something(part, value, slots)
    ]
    return re.sub(r"\s+", " ", ", ".join(parts)).strip(" ,")


def _says_something(part: str, value: dict[str, Any], slots: dict[str, Slot]) -> bool:
    names = _SLOT.findall(part)
    return not names or any(name in value or slots[name].default not in (None, 0, ()) for name in names)


def _filled(
    part: str, value: dict[str, Any], slots: dict[str, Slot], vocabulary: Vocabulary, card_name: CardName
) -> str:
    def fill(found: re.Match[str]) -> str:
        held = value.get(found[1], slots[found[1]].default)
        return "" if held is None or held == () else value_words(held, vocabulary, card_name)

    return _SLOT.sub(fill, part)


def trigger_words(trigger: dict[str, Any], vocabulary: Vocabulary, card_name: CardName = str) -> str:
    """A whole trigger: when, if, what."""
    on = trigger.get("on", "")
    word = vocabulary.word(Part.EVENTS, on if isinstance(on, str) else next(iter(on), ""))
    when = word.meaning if word is not None else value_words(on, vocabulary, card_name)
    sentence = _tr("When %1").replace("%1", when)
    asked = trigger.get("if")
    if asked:
        conditions = asked if isinstance(asked, list) else [asked]
        sentence += _tr(", if %1").replace(
            "%1", _tr(" and ").join(_condition_words(one, vocabulary, card_name) for one in conditions)
        )
    done = trigger.get("do", [])
    effects = done if isinstance(done, list) else [done]
    words = _tr(", then ").join(effect_words(effect, vocabulary, card_name) for effect in effects) or _tr(
        "nothing"
    )
    once = " " + _tr("(once)") if trigger.get("once") else ""
    return f"{sentence}: {words}{once}."


def _condition_words(condition: Any, vocabulary: Vocabulary, card_name: CardName) -> str:
    word = vocabulary.word(Part.CONDITIONS, condition) if isinstance(condition, str) else None
    return word.meaning if word is not None else value_words(condition, vocabulary, card_name)
