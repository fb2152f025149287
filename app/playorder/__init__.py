"""Playorder: build a board, run it by the rulebook, see in which order everything happens, and why."""

from __future__ import annotations

__all__ = ["__version__"]

__version__: str


def __getattr__(name: str) -> str:
    """Look the version up when somebody asks for it, so that importing the package costs nothing."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("playorder")
    except PackageNotFoundError:  # run from a source tree that was never installed
        return "0+unknown"
