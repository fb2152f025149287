"""``playorder vocabulary``: the words for triggers and cards that are made without code."""

from __future__ import annotations

import argparse
import json
from typing import Any

from playorder.assembly import Program
from playorder.cards.vocabulary import Part, Slot, Word
from playorder.cli.output import complain
from playorder.cli.reference import fields_of, markdown, page, written
from playorder.rulesets.hearthstone.vocabulary.schema import card_file_schema
from playorder.scenario.errors import ScenarioError
from playorder.scenario.shipped import DEFAULT as USUAL

WRONG_USAGE = 2


def add_parser(subparsers: Any) -> None:
    """Add this verb to the command line."""
    parser = subparsers.add_parser(
        "vocabulary", help="list events, conditions, selections, amounts and effects for documents and cards"
    )
    parser.add_argument("part", nargs="?", choices=[part.value for part in Part])
    parser.add_argument("word", nargs="?", help="one word: print the example that is run for it")
    parser.add_argument(
        "--ruleset", default=USUAL, metavar="R", help=f"the words of another ruleset than {USUAL}"
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print JSON")
    how.add_argument(
        "--html", action="store_true", help="print one page of HTML with every word and its example"
    )
    how.add_argument("--markdown", action="store_true", help="print the tables of the documentation")
    how.add_argument("--schema", action="store_true", help="print the JSON schema of card files, for editors")


def run(arguments: argparse.Namespace) -> int:
    """Print the vocabulary, one part or one word of it."""
    try:
        ruleset = Program().rulesets().named(arguments.ruleset)
    except ScenarioError as error:
        return complain("vocabulary", error.told, WRONG_USAGE)
    whole = ruleset.vocabulary()
    if whole is None or (arguments.schema and ruleset.name != USUAL):
        what = "no card files" if arguments.schema else "no words for cards without code"
        return complain("vocabulary", f"the ruleset {ruleset.name} has {what}", WRONG_USAGE)
    if arguments.html:
        print(page(whole, f"Vocabulary of {ruleset.title} in Playorder"), end="")
        return 0
    if arguments.schema:
        print(json.dumps(card_file_schema(), indent=1, ensure_ascii=False))
        return 0
    parts = [Part(arguments.part)] if arguments.part else list(Part)
    if arguments.word:
        return _example(whole.examples, parts[0], arguments.word)
    if arguments.markdown:
        print("\n".join(markdown(whole, part) for part in parts), end="")
        return 0
    if arguments.json:
        listed = {part.value: [_as_json(word) for word in whole.words[part]] for part in parts}
        print(json.dumps(listed, indent=1, ensure_ascii=False))
        return 0
    for part in parts:
        if not whole.words[part]:
            continue
        print(part.value.upper())
        for word in whole.words[part]:
            print(f"  {word.name:34} {word.meaning}")
            if word.example != word.name:
                print(f"  {'':34} {written(word)}")
            if part is Part.EFFECTS and fields_of(word):
                print(f"  {'':34} also: {', '.join(slot.name for slot in fields_of(word))}")
        print()
    return 0


def _example(examples: Any, part: Part, name: str) -> int:
    example = examples.get((part, name)) or examples.get((part, f"{{{name}}}"))
    if example is None:
        import sys

        from playorder.cards.spelling import near

        known = [word.strip("{}") for of, word in examples if of is part]
        print(f"playorder: no word {name!r} among the {part.value}; {near(name, known)}", file=sys.stderr)
        return 2
    print(json.dumps(example, indent=1, ensure_ascii=False))
    return 0


def _as_json(word: Word) -> dict[str, Any]:
    return {
        "name": word.name,
        "meaning": word.meaning,
        "form": "" if word.example == word.name else written(word),
        "sentence": word.sentence,
        "slots": [_slot_json(slot) for slot in word.slots],
        **({"facts": dict(word.facts)} if word.facts else {}),
    }


def _slot_json(slot: Slot) -> dict[str, Any]:
    made: dict[str, Any] = {"name": slot.name, "kind": slot.kind.value, "required": slot.required}
    if slot.default not in (None, ()):
        made["default"] = slot.default
    if slot.choices:
        made["choices"] = list(slot.choices)
    if slot.accepts:
        made["accepts"] = sorted(slot.accepts)
    return made
