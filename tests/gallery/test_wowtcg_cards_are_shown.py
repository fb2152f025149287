"""Every card of the World of Warcraft TCG's plugin, and its token, takes part in some scenario of the gallery."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playorder.assembly import Program
from playorder.paths import assets_folder


def names_in(value: Any) -> Iterator[str]:
    """Every text of a document."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from names_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from names_in(part)


def test_every_card_is_in_a_scenario() -> None:
    scenarios = [
        scenario
        for path in (assets_folder() / "gallery").rglob("*.scenario.json")
        for scenario in json.loads(path.read_text("utf-8"))["scenarios"]
        if scenario.get("ruleset") == "wowtcg"
    ]
    told = {name for scenario in scenarios for name in names_in([scenario["players"], scenario["expect"]])}
    cards = {card.name for card in Program().tools().whole_cards("wowtcg").values()}
    assert "Wisp" in told
    assert not cards - told
