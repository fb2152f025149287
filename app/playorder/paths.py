"""Where things are: what ships with the program, and what belongs to the user.

A checkout (an editable install too) has `plugins/`, `assets/` and `saves/` at its top; a wheel carries copies
of the first two inside the package. Nothing here makes a folder: whoever writes into one does.
"""

from __future__ import annotations

import os
from pathlib import Path

__all__ = [
    "HOME_VARIABLE", "LIBRARY_VARIABLE", "assets_folder", "cache_folder", "library_path", "plugins_folder",
    "recovery_folder", "user_folder", "user_plugins_folder",
]  # fmt: skip

HOME_VARIABLE = "PLAYORDER_HOME"
"""Environment variable naming one folder for all that belongs to the user: plugins, cache and library."""

LIBRARY_VARIABLE = "PLAYORDER_LIBRARY"
"""Environment variable naming the file of the library; `playorder --library FILE` sets it for the window."""

_PACKAGE = Path(__file__).resolve().parent


def plugins_folder() -> Path:
    """The card plugins that ship with the program, one folder each with a `plugin.toml`."""
    return _shipped("plugins")


def assets_folder() -> Path:
    """Gallery, examples, icons, themes, translations and documentation that ship with the program."""
    return _shipped("assets")


def user_folder() -> Path:
    """What the user put there and wants kept: plugins and, in an installed program, the library."""
    home = _home()
    if home is not None:
        return home
    import platformdirs

    return platformdirs.user_data_path("playorder", appauthor=False)


def user_plugins_folder() -> Path:
    """The user's own plugins, one folder each with a `plugin.toml`."""
    return user_folder() / "plugins"


def recovery_folder() -> Path:
    """What open windows have not saved yet, one draft each."""
    return user_folder() / "recovery"


def cache_folder() -> Path:
    """What can be made again at any time: parsed card data, logs of faults."""
    home = _home()
    if home is not None:
        return home / "cache"
    import platformdirs

    return platformdirs.user_cache_path("playorder", appauthor=False)


def library_path() -> Path:
    """The database of saved scenarios: the one that the environment names, else `saves/library.db` in a checkout, else
    one in the user's folder.
    """
    named = os.environ.get(LIBRARY_VARIABLE, "")
    if named:
        return Path(named).expanduser().absolute()
    checkout = _checkout()
    if checkout is not None and _home() is None:
        return checkout / "saves" / "library.db"
    return user_folder() / "library.db"


def _shipped(name: str) -> Path:
    """A folder that ships with the program, in the checkout or inside the installed package."""
    checkout = _checkout()
    return checkout / name if checkout is not None else _PACKAGE / "_shipped" / name


def _checkout() -> Path | None:
    """The top of the checkout that this package is in, or None where it is installed."""
    top = _PACKAGE.parent.parent
    is_checkout = _PACKAGE.parent.name == "app" and (top / "pyproject.toml").is_file()
    return top if is_checkout else None


def _home() -> Path | None:
    """The folder that the environment names for everything of the user's, if it names one."""
    value = os.environ.get(HOME_VARIABLE, "")
    return Path(value).expanduser().absolute() if value else None
