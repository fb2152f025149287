"""The whole vocabulary as data: for the reference, for completion, and for the builder of the window."""

from __future__ import annotations

from functools import cache

from playorder.cards.vocabulary import Part, Slot, SlotKind, Vocabulary, Word
from playorder.rulesets.hearthstone.vocabulary.amounts import AMOUNT_OBJECTS, AMOUNT_WORDS
from playorder.rulesets.hearthstone.vocabulary.conditions import CONDITION_OBJECTS, CONDITION_WORDS
from playorder.rulesets.hearthstone.vocabulary.effects import EFFECT_FORMS
from playorder.rulesets.hearthstone.vocabulary.events import EVENT_WORDS
from playorder.rulesets.hearthstone.vocabulary.examples import AMOUNTS, CONDITIONS, OBJECTS, all_examples
from playorder.rulesets.hearthstone.vocabulary.selections import SELECTION_FIELDS, SELECTION_WORDS


def _slot(name: str, kind: SlotKind, *, required: bool = True) -> Slot:
    return Slot(name, kind, required=required)


OBJECT_SLOTS: dict[str, tuple[Slot, ...]] = {
    "not": (_slot("not", SlotKind.CONDITION),),
    "any_of": (_slot("any_of", SlotKind.CONDITION),),
    "card": (_slot("card", SlotKind.CARD),),
    "source_card": (_slot("source_card", SlotKind.CARD),),
    "amount": (
        _slot("amount", SlotKind.AMOUNT),
        _slot("at_least", SlotKind.NUMBER, required=False),
        _slot("at_most", SlotKind.NUMBER, required=False),
    ),
}
"""The slots of the conditions that are objects; those that are not named here hold a text."""


@cache
def vocabulary() -> Vocabulary:
    """All words, each with its meaning, slots and an example that runs."""
    examples = all_examples()
    words: dict[Part, tuple[Word, ...]] = {
        Part.EVENTS: (
            *(
                Word(Part.EVENTS, name, event.when, example=name,
                     facts={"source": event.source, "target": event.target, "player": event.player})
                for name, event in EVENT_WORDS.items()
            ),
            Word(Part.EVENTS, "announced", "an effect `announce` with the same word resolved",
                 slots=(_slot("announced", SlotKind.TEXT),), example={"announced": "bell"},
                 facts={"source": "the announcer", "target": "what it was announced to", "player": "its controller"}),
        ),
        Part.CONDITIONS: (
            *(
                Word(Part.CONDITIONS, name, word.meaning, example=name,
                     facts={"about": "event" if word.about_event else "board"})
                for name, word in CONDITION_WORDS.items()
            ),
            *(
                Word(Part.CONDITIONS, name, meaning, slots=OBJECT_SLOTS.get(name, (_slot(name, SlotKind.TEXT),)),
                     example=CONDITIONS[name][0])
                for name, meaning in CONDITION_OBJECTS.items()
            ),
        ),
        Part.SELECTIONS: (
            *(
                Word(Part.SELECTIONS, name, word.meaning, example=name, facts={"kinds": ", ".join(sorted(word.kinds))})
                for name, word in SELECTION_WORDS.items()
            ),
            *(
                Word(Part.SELECTIONS, f"{{{name}}}", meaning, example=OBJECTS[f"{{{name}}}"][0])
                for name, meaning in SELECTION_FIELDS.items()
            ),
        ),
        Part.AMOUNTS: (
            *(Word(Part.AMOUNTS, name, word.meaning, example=name) for name, word in AMOUNT_WORDS.items()),
            *(
                Word(Part.AMOUNTS, name, meaning, slots=(
                    _slot(name, SlotKind.TEXT if name in ("counter", "random") else SlotKind.SELECTION),
                    _slot("times", SlotKind.NUMBER, required=False), _slot("plus", SlotKind.NUMBER, required=False),
                ), example=AMOUNTS[name][0])
                for name, meaning in AMOUNT_OBJECTS.items()
            ),
        ),
        Part.EFFECTS: tuple(
            Word(Part.EFFECTS, name, form.meaning, form.sentence, form.slots, dict(form.example))
            for name, form in EFFECT_FORMS.items()
        ),
    }  # fmt: skip
    return Vocabulary(words, examples)
