"""The scenarios by which the tests of this folder look at the cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from playorder.paths import assets_folder
from playorder.scenario.document import Scenario, load


@pytest.fixture(scope="session")
def scenarios() -> list[Scenario]:
    """Every scenario of Hearthstone that stands beside the cards or in the gallery."""
    folders = (Path(__file__).parent, assets_folder() / "gallery")
    files = sorted(path for folder in folders for path in folder.rglob("*.scenario.json"))
    return [scenario for path in files for scenario in load(path) if scenario.ruleset == "hearthstone"]
