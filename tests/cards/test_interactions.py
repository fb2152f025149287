"""Each card that the rulebook rules on meets another card in a scenario that would fail without either of them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from playorder.assembly import Program
from playorder.scenario.document import Scenario
from playorder.trials.mutation import Uses, uses_of, verdicts

RULED: dict[str, list[str]] = tomllib.loads(Path(__file__).with_name("ruled_cards.toml").read_text("utf-8"))


@pytest.fixture(scope="module")
def program() -> Program:
    return Program()


@pytest.fixture(scope="module")
def uses(program: Program, scenarios: list[Scenario]) -> Uses:
    return uses_of(scenarios, program.tools())


def needs(card: str, scenario: Scenario, program: Program) -> bool:
    """Whether a scenario fails without the script of a card."""
    definition = program.definitions(scenario.edition)(card)
    assert definition is not None, card
    found = verdicts(definition, [scenario], program.tools())
    return bool(found) and not found[0].survives


def partners(uses: Uses, program: Program) -> dict[int, list[str]]:
    """The collectible cards whose scripts each scenario asks for."""
    found: dict[int, list[str]] = {}
    for card, numbers in uses.by_card.items():
        printed = program.catalogue().get(card)
        if printed is not None and printed.collectible:
            for number in numbers:
                found.setdefault(number, []).append(card)
    return found


def test_no_card_is_listed_twice_and_every_one_has_a_script(program: Program) -> None:
    listed = [card for cards in RULED.values() for card in cards]
    assert len(listed) == len(set(listed))
    assert [card for card in listed if program.definition(card) is None] == []


def test_every_ruled_card_is_shown_together_with_another_card(
    program: Program, scenarios: list[Scenario], uses: Uses
) -> None:
    met = partners(uses, program)

    def is_shown_with_another(card: str) -> bool:
        for number in uses.by_card.get(card, ()):
            others = [other for other in met.get(number, ()) if other != card]
            shown = [scenarios[number]] if others and needs(card, scenarios[number], program) else []
            if any(needs(other, scenario, program) for scenario in shown for other in others):
                return True
        return False

    listed = [card for cards in RULED.values() for card in cards]
    assert [program.catalogue()[card].name for card in listed if not is_shown_with_another(card)] == []
