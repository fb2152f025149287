"""A library in a folder of its own, with the cards of this program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from playorder.carddata.catalogue import load_catalogue
from playorder.library.indexing import CatalogueNames
from playorder.library.store import Library
from playorder.scenario.document import Scenario
from playorder.scenario.reading import read_scenario


@pytest.fixture(scope="session")
def names() -> CatalogueNames:
    return CatalogueNames(load_catalogue())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.db"


@pytest.fixture
def library(path: Path, names: CatalogueNames) -> Iterator[Library]:
    with Library.open(path, names) as opened:
        yield opened


@pytest.fixture
def made() -> Callable[..., Scenario]:
    """Makes a small scenario: a title, the minions of player 1, and whatever else."""

    def make(title: str = "A Wisp", *board: str, **fields: Any) -> Scenario:
        return read_scenario(
            {
                "format": "playorder/scenario",
                "version": 1,
                "title": title,
                "players": [{"board": list(board or ("Wisp",))}, {}],
                **fields,
            },
            "$",
            "",
            0,
        )

    return make
