"""Folders are found in a checkout, in an installed wheel, and where the environment says."""

from __future__ import annotations

from pathlib import Path

import pytest

from playorder import paths

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def as_a_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    package = tmp_path / "site-packages" / "playorder"
    monkeypatch.setattr(paths, "_PACKAGE", package)
    return package


def test_a_checkout_has_what_ships_at_its_top() -> None:
    assert paths.plugins_folder() == ROOT / "plugins"
    assert paths.assets_folder() == ROOT / "assets"
    assert (paths.assets_folder() / "examples" / "mad-scientist.scenario.json").is_file()


def test_a_wheel_has_what_ships_inside_the_package(as_a_wheel: Path) -> None:
    assert paths.plugins_folder() == as_a_wheel / "_shipped" / "plugins"
    assert paths.assets_folder() == as_a_wheel / "_shipped" / "assets"


def test_the_library_of_a_checkout_is_in_its_saves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PLAYORDER_HOME", raising=False)

    assert paths.library_path() == ROOT / "saves" / "library.db"


@pytest.mark.usefixtures("as_a_wheel")
def test_an_installed_program_keeps_its_things_where_the_platform_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("PLAYORDER_HOME", raising=False)

    assert paths.user_folder().is_absolute()
    assert "playorder" in paths.user_folder().parts
    assert "playorder" in paths.cache_folder().parts
    assert paths.cache_folder() != paths.user_folder()
    assert paths.library_path() == paths.user_folder() / "library.db"


def test_one_variable_moves_all_that_is_the_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYORDER_HOME", str(tmp_path))

    assert paths.user_folder() == tmp_path
    assert paths.cache_folder() == tmp_path / "cache"
    assert paths.library_path() == tmp_path / "library.db"
    assert list(tmp_path.iterdir()) == []


def test_the_library_is_the_one_that_the_environment_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setenv(paths.LIBRARY_VARIABLE, str(tmp_path / "mine.db"))
    assert paths.library_path() == tmp_path / "mine.db"
    monkeypatch.setenv(paths.LIBRARY_VARIABLE, "")
    assert paths.library_path() == tmp_path / "home" / "library.db"
