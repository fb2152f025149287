"""Every rule that a node can name is explained in our own words, and the gallery shows it."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from rule_examples import GALLERY, TOP, rules_of

from playorder.assembly import Program
from playorder.rulesets.hearthstone.events import EVENTS
from playorder.rulesets.hearthstone.playing import SEQUENCE_RULES
from playorder.rulesets.hearthstone.reasons import Reason
from playorder.scenario.document import load
from playorder.scenario.run import run
from playorder.timeline.rules import examples, rule, rules

IN_CODE = re.compile(r"\"(00[0-3]:[^\"]+)\"")
NAMED_BY_ANSWERS = {"002:2c", "002:6", "002:四6", "002:四7", "002:五"}
"""Rules that no node carries, because they are about what does not happen: answers to why not, and refusals, name
them."""


@cache
def rules_shown(file: str) -> tuple[frozenset[str], ...]:
    """For each scenario of a gallery file the rules its nodes name."""
    tools = Program().tools()
    return tuple(frozenset(rules_of(run(scenario, tools))) for scenario in load(GALLERY / file))


def named_in_the_code() -> set[str]:
    """Every identifier that the engine's code has, but for the places of rule switches."""
    rulesets = TOP / "app" / "playorder" / "rulesets"
    return {
        found
        for path in rulesets.rglob("*.py")
        if path.name != "editions.py" and (path.name != "refusals.py" or "wowtcg" not in path.parts)
        for found in IN_CODE.findall(path.read_text("utf-8"))
    }


def test_every_rule_that_the_engine_names_is_on_the_page() -> None:
    named = named_in_the_code()
    assert {kind.rule for kind in EVENTS.values()} <= named
    assert set(SEQUENCE_RULES.values()) <= named
    assert {reason.rule for reason in Reason} <= named
    assert named - set(rules()) == set(), "not on the page"
    assert set(rules()) - named == set(), "on the page, but nothing names it"


@pytest.mark.parametrize("identifier", sorted(set(rules()) - NAMED_BY_ANSWERS))
def test_the_gallery_shows_the_rule(identifier: str) -> None:
    listed = examples(identifier)
    assert listed, f"no scenario: run tests/gallery/rule_examples.py, or add one for {identifier}"
    for example in listed[:2]:
        assert identifier in rules_shown(example.file)[example.index]
        assert load(GALLERY / example.file)[example.index].title == example.title


def test_each_rule_is_told_in_a_sentence_or_two() -> None:
    for known in rules().values():
        assert known.title
        assert 1 <= known.text.count(". ") + known.text.endswith(".") <= 4, known.id
        assert 40 <= len(known.text) <= 400, known.id


def test_an_unknown_rule_has_neither_words_nor_examples() -> None:
    assert rule("002:99z") is None
    assert examples("002:99z") == ()
