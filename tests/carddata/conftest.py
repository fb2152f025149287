"""The card data, read once for all tests of this folder, with a cache of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from playorder.carddata.catalogue import Catalogue, load_catalogue
from playorder.carddata.era import Era
from playorder.carddata.facts import Facts, unpack
from playorder.carddata.official import ERA_SETS
from playorder.carddata.source import installed_source
from playorder.carddata.texts import Texts


@pytest.fixture(scope="session")
def cache_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both caches in it. Tests that damage a cache copy it first."""
    folder = tmp_path_factory.mktemp("cards")
    load_catalogue(cache_folder=folder)
    return folder


@pytest.fixture(scope="session")
def catalogue(cache_folder: Path) -> Catalogue:
    """The cards as of March 2016."""
    return load_catalogue(cache_folder=cache_folder)


@pytest.fixture(scope="session")
def older(cache_folder: Path) -> Catalogue:
    """The cards as of August 2015."""
    return load_catalogue("2015-08", cache_folder=cache_folder)


@pytest.fixture(scope="session")
def unchanged(cache_folder: Path) -> Catalogue:
    """The cards as the data has them, no era applied."""
    from playorder.carddata.cache import cache_path, open_cache

    source = installed_source()
    cache = open_cache(cache_path(cache_folder, "facts", source), source)
    assert cache is not None
    facts = unpack(cache.read("index"), cache.read("lines"))
    assert isinstance(facts, Facts)
    return Catalogue(facts, Era("none", ERA_SETS, {}), Texts(source, cache_folder))
