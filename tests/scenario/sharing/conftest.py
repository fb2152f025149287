"""What the tests of share codes share."""

from __future__ import annotations

import pytest

from playorder.carddata.catalogue import load_catalogue
from playorder.scenario.sharing.cards import CatalogueCards


@pytest.fixture(scope="session")
def cards() -> CatalogueCards:
    """The cards of this program."""
    return CatalogueCards(load_catalogue())
