"""The gallery's scenarios by their lasting name."""

from __future__ import annotations

from functools import cache

from playorder.paths import assets_folder
from playorder.scenario.document import Scenario, load


@cache
def gallery_cases() -> dict[str, Scenario]:
    """Every scenario of the gallery by its lasting name."""
    folder = assets_folder() / "gallery"
    return {
        scenario.source["case"]: scenario
        for path in sorted(folder.rglob("*.scenario.json"))
        for scenario in load(path)
    }
