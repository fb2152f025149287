"""Auras as sentences, for forms: what a card without code may write in its list ``auras``."""

from __future__ import annotations

from typing import Final

from playorder.cards.vocabulary import Part, Slot, SlotKind, Word
from playorder.rulesets.hearthstone.vocabulary.cards import FLAGS

AURA_WORDS: Final = (
    Word(
        Part.EFFECTS,
        "to",
        "Characters or cards have more or less of something as long as this is there",
        "{to} have {attack} Attack and {health} Health more and {keywords}, cost {cost} more or just {set_cost} "
        "but at least {cost_floor}, give Spell Damage {spell_damage}, while {while}, from {zone}",
        (
            Slot("to", SlotKind.SELECTION, required=True),
            Slot("attack", SlotKind.AMOUNT, 0),
            Slot("health", SlotKind.AMOUNT, 0),
            Slot("keywords", SlotKind.KEYWORDS, ()),
            Slot("cost", SlotKind.AMOUNT, 0),
            Slot("set_cost", SlotKind.NUMBER),
            Slot("cost_floor", SlotKind.NUMBER),
            Slot("spell_damage", SlotKind.NUMBER, 0),
            Slot("while", SlotKind.CONDITION),
            Slot("zone", SlotKind.CHOICE, "play", choices=("play", "hand")),
        ),
        facts={"label": "characters or cards"},
    ),
    Word(
        Part.EFFECTS,
        "flag",
        "Something about the player is different as long as this is there",
        "{flag} by {attack} while {while}",
        (
            Slot("flag", SlotKind.CHOICE, None, True, FLAGS),
            Slot("attack", SlotKind.AMOUNT, 0),
            Slot("while", SlotKind.CONDITION),
        ),
        facts={"label": "the player"},
    ),
)
"""Named after the field that tells them apart; the label is what a form offers."""
