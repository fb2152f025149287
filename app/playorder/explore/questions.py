"""Questions about end positions: checks that hold or not, and values that can be different ones.

Written as people would: ``yeti dead``, ``p2 wiped``, ``p2.hero_health <= 10``, ``p1.hand_count``; or as the JSON of a
check of a scenario document.
"""

from __future__ import annotations

import json
import operator
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playorder.carddata.errors import AmbiguousCard, UnknownCard
from playorder.explore.walking import Walk
from playorder.model.zones import Layout
from playorder.rulesets.hearthstone.rules import HearthstoneGame
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.naming import is_card

Value = bool | int | str | None

COMPARISONS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "<=": operator.le, ">=": operator.ge, "!=": operator.ne, "==": operator.eq, "=": operator.eq,
    "<": operator.lt, ">": operator.gt,
}  # fmt: skip
PLAYER_VALUES: Final = (
    "hero_health", "hero_armor", "hero", "hero_power", "weapon", "hand_count", "deck_count", "board_count",
    "cards_drawn", "crystals", "mana", "locked", "owed", "fatigue", "board", "hand", "secrets",
)  # fmt: skip
ENTITY_VALUES: Final = (
    "zone", "controller", "card", "attack", "health", "max_health", "damage", "armor", "durability", "cost",
    "position", "can_attack",
)  # fmt: skip
TEXT_VALUES: Final = frozenset(
    {"hero", "hero_power", "weapon", "board", "hand", "secrets", "zone", "controller", "card"}
)
"""The values that are words: there is no greatest and no least of them."""
NO_ENTITY: Final = "not made"
"""The value of anything about an entity that no run has made."""
_VALUE = re.compile(
    r"^(?P<subject>.+)\.(?P<key>\w+)\s*(?:(?P<sign>(?><=|>=|!=|==|=|<|>))\s*(?P<wanted>.+))?$"
)
_WORDS = re.compile(r"^(?P<subject>.+?)\s+(?P<word>dead|dies|alive|survives|wiped|wins)$")
EXAMPLES: Final = "for example 'yeti dead', 'p2 wiped', 'p1 wins', 'p2.hero_health <= 10' or 'p1.hand_count'"


@dataclass(frozen=True)
class Question:
    """What is asked of every end position.

    ``is_check`` says that the value is true or false, ``is_text`` that it is always words.
    """

    text: str
    read: Callable[[Walk], Value]
    is_check: bool
    is_text: bool = False


@dataclass(frozen=True)
class _Check:
    """A check of a scenario document."""

    check: dict[str, Any]

    def __call__(self, walk: Walk) -> bool:
        return walk.ruleset.check_state(walk.game, walk.names, self.check).ok


@dataclass(frozen=True)
class _ValueOf:
    """One value of a player or an entity."""

    subject: str
    key: str

    def __call__(self, walk: Walk) -> Value:
        if self.subject in ("p1", "p2"):
            value = _player_value(walk, int(self.subject[1]), self.key)
        else:
            entity = walk.names.find(self.subject)
            if entity is None:
                return NO_ENTITY
            value = walk.ruleset.entity_facts(walk.game, entity)[self.key]
        return ", ".join(map(str, value)) or None if isinstance(value, list) else value


@dataclass(frozen=True)
class _Compared:
    """A value against a wanted one."""

    value: _ValueOf
    sign: str
    wanted: Value

    def __call__(self, walk: Walk) -> bool:
        found = self.value(walk)
        if self.sign in ("=", "==", "!="):
            return COMPARISONS[self.sign](found, self.wanted)
        return isinstance(found, int) and COMPARISONS[self.sign](found, self.wanted)


@dataclass(frozen=True)
class _InPlay:
    """Whether an entity is in play (or is not)."""

    subject: str
    wanted: bool

    def __call__(self, walk: Walk) -> bool:
        entity = walk.names.find(self.subject)
        if entity is None:
            return not self.wanted
        if isinstance(walk.game, HearthstoneGame):
            return walk.game.in_play(entity) is self.wanted
        return (walk.ruleset.entity_facts(walk.game, entity)["zone"] == "play") is self.wanted


@dataclass(frozen=True)
class _Result:
    """How the game has ended."""

    wanted: str

    def __call__(self, walk: Walk) -> bool:
        return bool(walk.game.info.result == self.wanted)


def question(text: str, walk: Walk) -> Question:
    """The question that a text asks of this scenario. Raises :class:`ScenarioError`, which says what it may be."""
    text = " ".join(text.split())
    if text.startswith("{"):
        return _json_question(text, walk)
    if text == "draw":
        return Question(text, _Result("draw"), True)
    words = _WORDS.match(text)
    if words:
        return _words_question(text, words["subject"], words["word"], walk)
    match = _VALUE.match(text)
    if match is None:
        raise ScenarioError("--ask", f"not a question: {text!r}", EXAMPLES)
    subject, key = match["subject"], match["key"]
    known = _values_of(subject, walk)
    if key not in known:
        raise ScenarioError("--ask", f"{subject} has no value {key!r}", "one of " + ", ".join(known))
    if subject not in ("p1", "p2"):
        _expect_entity(subject, walk)
    value = _ValueOf(subject, key)
    if match["sign"] is None:
        return Question(text, value, key == "can_attack", key in TEXT_VALUES)
    return Question(text, _Compared(value, match["sign"], _wanted(match["wanted"], match["sign"])), True)


def check_question(check: dict[str, Any]) -> Question | None:
    """A check of the document as a question; None for one that asks about the way and not about the end."""
    if any(key in check for key in ("order", "count", "illegal", "after")):
        return None
    return Question(json.dumps(check, ensure_ascii=False), _Check(check), True)


def questions_of(scenario: Scenario) -> list[Question]:
    """What a scenario expects of its end, as questions."""
    return [found for check in scenario.expect if (found := check_question(check)) is not None]


def _json_question(text: str, walk: Walk) -> Question:
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        raise ScenarioError("--ask", f"not JSON: {error.msg} at column {error.colno}", EXAMPLES) from error
    except RecursionError as error:
        raise ScenarioError("--ask", "JSON within JSON, deeper than any check is", EXAMPLES) from error
    found = check_question(walk.ruleset.read_check(value, "--ask"))
    if found is None:
        raise ScenarioError(
            "--ask",
            "this check asks about the way and not about the end",
            "ask about an entity, a player, stats or the result, without 'after'",
        )
    if "entity" in value:
        _expect_entity(value["entity"], walk)
    return found


def _words_question(text: str, subject: str, word: str, walk: Walk) -> Question:
    if word == "wins":
        if subject not in ("p1", "p2"):
            raise ScenarioError("--ask", f"{subject!r} cannot win", "write 'p1 wins' or 'p2 wins'")
        return Question(text, _Result(subject), True)
    if word == "wiped":
        if subject not in ("p1", "p2"):
            raise ScenarioError("--ask", f"{subject!r} has no board", "write 'p1 wiped' or 'p2 wiped'")
        return Question(text, _Compared(_ValueOf(subject, "board_count"), "=", 0), True)
    _expect_entity(subject, walk)
    return Question(text, _InPlay(subject, word in ("alive", "survives")), True)


def _expect_entity(subject: str, walk: Walk) -> None:
    """A name that the document has, or one that a run may give (``NAME#n``)."""
    if walk.names.find(subject) is not None or _may_be_made(subject, walk):
        return
    named = sorted(entity.key for entity in walk.game.entities if is_card(entity) and entity.key)
    raise ScenarioError(
        "--ask", f"no entity {subject!r}", f"ids of this document: {', '.join(named)}; or NAME#n for one that is made"
    )  # fmt: skip


def _may_be_made(subject: str, walk: Walk) -> bool:
    """Whether a name is ``NAME#n``, n being 1 or more. Raises :class:`ScenarioError` where no card has the name."""
    base, _, number = subject.rpartition("#")
    if not base or not number.isdecimal() or int(number) == 0:
        return False
    if isinstance(walk.game, HearthstoneGame):
        try:
            walk.game.catalogue.find(base)
        except AmbiguousCard:
            return True  # any of them may be made
        except UnknownCard as error:
            raise ScenarioError("--ask", f"no entity {subject!r}", str(error)) from error
    return True


def _values_of(subject: str, walk: Walk) -> tuple[str, ...]:
    """The values that a player or an entity has in the game."""
    if isinstance(walk.game, HearthstoneGame):
        return PLAYER_VALUES if subject in ("p1", "p2") else ENTITY_VALUES
    if subject in ("p1", "p2"):
        return tuple(key for key in walk.ruleset.player_facts(walk.game, 1) if key != "player")
    entity = walk.names.find(subject)
    some = next(found for found in walk.game.entities if walk.ruleset.is_reported(found))
    return tuple(walk.ruleset.entity_facts(walk.game, some if entity is None else entity))


def _wanted(text: str, sign: str) -> Value:
    text = text.strip().strip("'\"")
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    if sign not in ("=", "==", "!="):
        raise ScenarioError("--ask", f"{sign} needs a number, not {text!r}", EXAMPLES)
    return {"true": True, "false": False, "none": None}.get(text.lower(), text)


def _player_value(walk: Walk, number: int, key: str) -> Any:
    if isinstance(walk.game, HearthstoneGame) and key == "board_count":
        return len(walk.game.players[number].board)
    if key == "board_count":
        side = walk.ruleset.board_view(walk.game, walk.scenario.edition, {}).players[number - 1]
        return next((len(zone.entities) for zone in side.zones if zone.layout is Layout.ROW), 0)
    if key == "cards_drawn":
        return walk.game.players[number].cards_drawn_this_turn
    return walk.ruleset.player_facts(walk.game, number)[key]
