"""Small pieces of documents, read and checked: objects, numbers, texts, lists. Each raises :class:`ScenarioError`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from playorder.cards.spelling import near, only_known
from playorder.scenario.errors import ScenarioError

NODE_KEYS = (
    "id", "parent", "kind", "label", "rule", "source", "target", "player", "status", "amount", "reason", "which",
)  # fmt: skip


def check_keys(value: Any, keys: Iterable[str], path: str, what: str) -> dict[str, Any]:
    """A JSON object with no field but these."""
    if not isinstance(value, dict):
        raise ScenarioError(path, f"{what} is {kind_of(value)}", "it must be an object")
    return only_known(value, keys, path, what, ScenarioError)


def kind_of(value: Any) -> str:
    """The JSON kind of a value, in words."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true or false"
    kinds = {dict: "an object", list: "a list", str: "a text", int: "a number", float: "a fraction"}
    return kinds.get(type(value), type(value).__name__)


def expect_int(value: Any, path: str, low: int | None = None, high: int | None = None) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ScenarioError(path, f"{kind_of(value)} instead of a whole number", "write a number such as 3")
    if low is not None and value < low:
        raise ScenarioError(path, f"{value} is too small", f"at least {low}")
    if high is not None and value > high:
        raise ScenarioError(path, f"{value} is too large", f"at most {high}")
    return value


def expect_text(value: Any, path: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise ScenarioError(
            path, f"{kind_of(value)} instead of a text", 'write a text in quotes, such as "wisp"'
        )
    return value


def expect_bool(value: Any, path: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ScenarioError(path, f"{kind_of(value)} instead of true or false")
    return value


def expect_list(value: Any, path: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise ScenarioError(path, f"{kind_of(value)} instead of a list", "put it in [ ]")
    return value


def expect_texts(value: Any, path: str) -> tuple[str, ...]:
    """A list of texts."""
    return tuple(expect_text(item, f"{path}[{i}]") for i, item in enumerate(expect_list(value, path)))


def expect_one_of(value: Any, options: tuple[str, ...], path: str) -> str:
    """One of some words."""
    text = expect_text(value, path)
    if text not in options:
        raise ScenarioError(path, f"unknown value {text!r}", near(text, options))
    return text


def read_node(value: Any, path: str, more: tuple[str, ...] = ()) -> None:
    """A pattern for a timeline node; ``more`` are keys that only one ruleset has."""
    check_keys(value, (*NODE_KEYS, *more), path, "a node")
    for key in ("source", "target"):
        if value.get(key) is not None:
            expect_text(value[key], f"{path}.{key}")
