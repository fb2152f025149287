"""Plugins whose cards bring everything with them: counted, named and held against each other like those with ids."""

from __future__ import annotations

from pathlib import Path

import pytest

from playorder.assembly import Program
from playorder.hooks.manager import PluginState

JAB = """from playorder.rulesets.wowtcg.api import Card, CardType

JAB = Card(name="Jab", type=CardType.ABILITY, cost=5)
BITE = Card(name="Bite", type=CardType.ABILITY, cost=1)
"""


@pytest.fixture
def ours(own_home: Path) -> Program:
    """A user's plugin of two cards for the TCG, off."""
    made = own_home / "plugins" / "ours"
    made.mkdir(parents=True)
    (made / "plugin.toml").write_text(
        'name = "ours"\nversion = "1.0"\napi = 1\nruleset = "wowtcg"\n', "utf-8"
    )
    (made / "cards.py").write_text(JAB, "utf-8")
    return Program()


def test_the_cards_of_the_tcg_are_counted() -> None:
    program = Program()
    seed = program.plugins.plugins["wowtcg_seed"]
    assert set(seed.card_ids) == set(program.plugins.whole_cards("wowtcg"))
    assert len(seed.card_ids) > 80


def test_what_is_off_is_not_imported_to_be_counted(ours: Program) -> None:
    plugin = ours.plugins.plugins["ours"]
    assert plugin.state is PluginState.REGISTERED
    assert plugin.card_ids == []
    ours.plugins.enable("ours")
    assert plugin.card_ids == ["Bite", "Jab"]


def test_two_plugins_with_a_card_of_one_name_collide(ours: Program) -> None:
    ours.plugins.enable("ours")
    (found,) = ours.plugins.collisions()
    assert (found.card, found.plugins) == ("Jab", ("ours", "wowtcg_seed"))
    assert ours.plugins.whole_cards("wowtcg")["Jab"].cost == 5  # type: ignore[attr-defined]
