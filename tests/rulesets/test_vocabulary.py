"""Every word of the vocabulary is documented and has an example, which runs and would not hold without the word."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from playorder.assembly import Program
from playorder.cards.vocabulary import Part
from playorder.rulesets.hearthstone.vocabulary.listing import vocabulary
from playorder.scenario.reading import read_values
from playorder.scenario.run import RunResult, run

PROGRAM = Program()
WORDS = [word for words in vocabulary().words.values() for word in words]
EXAMPLES = vocabulary().examples


def play(document: Any) -> RunResult:
    return run(read_values(copy.deepcopy(document))[0], PROGRAM.tools())


@pytest.mark.parametrize("word", WORDS, ids=lambda word: f"{word.part.value}: {word.name}")
def test_a_word_has_a_meaning_and_an_example_that_holds_because_of_it(word: Any) -> None:
    assert len(word.meaning) > 5
    document = EXAMPLES[word.part, word.name]
    result = play(document)
    assert result.ok, [result.error, *result.faults, *(c for c in result.checks if not c.ok)]
    without = copy.deepcopy(dict(document))
    for player in without["players"]:
        player.pop("triggers", None)
        for entity in player.get("board", []):
            if entity["id"] == "bearer":
                entity.pop("triggers")
    assert not play(without).ok, "it holds without the word as well"


def test_there_is_no_example_of_a_word_that_does_not_exist() -> None:
    assert set(EXAMPLES) == {(word.part, word.name) for word in WORDS}


def test_every_effect_can_be_said_in_a_sentence_with_its_slots() -> None:
    for word in vocabulary().words[Part.EFFECTS]:
        named = {slot.name for slot in word.slots}
        assert word.sentence, word.name
        filled = word.sentence.format(**dict.fromkeys(named, "…"))
        assert filled, word.name


def test_the_example_of_an_effect_uses_the_word_itself() -> None:
    for word in vocabulary().words[Part.EFFECTS]:
        assert next(iter(word.example)) == word.name
