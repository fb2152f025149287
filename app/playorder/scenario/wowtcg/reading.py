"""Reading and validating what documents of this ruleset say of players, cards, actions and expectations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from playorder.cards.spelling import near
from playorder.rulesets.wowtcg.definitions import CardType, DamageType, Keyword
from playorder.rulesets.wowtcg.entities import Window, Zone
from playorder.rulesets.wowtcg.inspiring import inspired_by
from playorder.scenario.alike import check_by_kind, check_names, kind_of_action
from playorder.scenario.document import Scenario
from playorder.scenario.errors import ScenarioError
from playorder.scenario.values import (
    check_keys,
    expect_bool,
    expect_int,
    expect_list,
    expect_one_of,
    expect_text,
    expect_texts,
    kind_of,
)
from playorder.scenario.wowtcg.document import DECK_OF_BLANKS, CardSpec, ModifierSpec, SideSpec

BLANK: Final = "Blank"
PLAYERS: Final = ("p1", "p2")
ROWS: Final = ("equipment", "abilities", "allies", "resources")
"""Parts of the play zone in the order of their timestamps, after the hero."""
PILES: Final = ("hand", "deck", "graveyard", "removed")
SIDE_KEYS: Final = ("name", "hero", "placed", *ROWS, *PILES)
CARD_KEYS: Final = (
    "id", "card", "damage", "exhausted", "face_down", "counters", "attached", "controller", "owner",
    "since_start_of_turn", "attack", "health", "cost", "strike", "defense", "keywords", "modifiers",
)  # fmt: skip
INLINE_KEYS: Final = (
    "name", "type", "cost", "attack", "health", "strike", "defense", "damage_type", "traits", "keywords", "tags",
)  # fmt: skip
NUMBERS: Final = ("attack", "health", "cost", "strike", "defense")
ANSWERS: Final = ("choose", "protect", "prevent")
CHOICES: Final = ("targets", "modes", "x", "divide", "alternative", "pay")
ACTION_KEYS: Final = {
    "play": ("play", *CHOICES),
    "use": ("use", "ability", *CHOICES),
    "place": ("place", "face_down"),
    "complete": ("complete", *CHOICES),
    "propose": ("propose", "target", "disrupt"),
    "strike": ("strike",),
    "protect": ("protect",),
    "prevent": ("prevent",),
    "choose": ("choose", "for"),
    "pass": ("pass",),
    "resolve": ("resolve",),
    "end_turn": ("end_turn",),
    "concede": ("concede",),
}
ENTITY_CHECK: Final = (
    "zone", "controller", "owner", "card", "attack", "health", "damage", "exhausted", "face_down", "counters",
    "attached", "attached_to", "keywords", "without",
)  # fmt: skip
PLAYER_CHECK: Final = (
    "hand", "deck", "graveyard", "removed", "allies", "equipment", "abilities", "hand_count", "deck_count",
    "resources", "ready_resources", "hero", "hero_damage",
)  # fmt: skip
CHECK_KEYS: Final = {
    "entity": ("entity", *ENTITY_CHECK),
    "player": ("player", *PLAYER_CHECK),
    "result": ("result",),
    "order": ("order",),
    "count": ("count", "is"),
    "illegal": ("illegal",),
}
NODE_KEYS: Final = ("what",)
WINDOWS: Final = tuple(window.value for window in Window if window is not Window.NONE)


# --- the two sides -------------------------------------------------------------------------------------------


def read_side(value: Any, path: str) -> SideSpec:
    """One player."""
    data = check_keys(value, SIDE_KEYS, path, "a player")
    number = 2 if path.endswith("[1]") else 1
    held: dict[str, Any] = {
        name: read_cards(data.get(name, []), f"{path}.{name}")
        for name in (*ROWS, *PILES)
        if name not in COUNTED
    }
    for name, (default, prefix) in COUNTED.items():
        held[name] = _read_counted(data.get(name, default), f"{path}.{name}", prefix.format(number))
    hero = data.get("hero")
    return SideSpec(
        name=expect_text(data.get("name", ""), f"{path}.name"),
        hero=None if hero is None else read_card(hero, f"{path}.hero"),
        placed=expect_bool(data.get("placed", False), f"{path}.placed"),
        **held,
    )


COUNTED: Final[dict[str, tuple[int, str]]] = {"resources": (0, "p{}.r"), "deck": (DECK_OF_BLANKS, "")}
"""Lists that may be written as a number of blanks: how many there are usually, and how their ids begin."""


def counted(player: int, zone: str, written: Any) -> list[Any] | None:
    """What a zone holds that the document gives as a number of blanks, or leaves to what is usual."""
    if zone not in COUNTED:
        return None
    usual, prefix = COUNTED[zone]
    count = written if isinstance(written, int) else usual
    start = prefix.format(player)
    return [{"id": f"{start}{i + 1}", "card": BLANK} if prefix else BLANK for i in range(count)]


def _read_counted(value: Any, path: str, prefix: str) -> tuple[CardSpec, ...]:
    """A list of cards, or a number of blanks."""
    if isinstance(value, int) and not isinstance(value, bool):
        count = expect_int(value, path, 0, 200)
        return tuple(
            CardSpec(f"{path}[{i}]", BLANK, f"{prefix}{i + 1}" if prefix else "") for i in range(count)
        )
    return read_cards(value, path)


def read_cards(value: Any, path: str) -> tuple[CardSpec, ...]:
    """A list of cards."""
    return tuple(read_card(card, f"{path}[{i}]") for i, card in enumerate(expect_list(value, path)))


def read_card(value: Any, path: str) -> CardSpec:
    """One card; a text is short for its name."""
    if isinstance(value, str):
        return CardSpec(path, value)
    data = check_keys(value, CARD_KEYS, path, "a card")
    if "card" not in data:
        raise ScenarioError(path, "it has no card", 'write {"card": "Footman"} or just "Footman"')
    face_down = data.get("face_down")
    counters = data.get("counters", {})
    if not isinstance(counters, dict):
        raise ScenarioError(f"{path}.counters", f"{kind_of(counters)} instead of an object", '{"honor": 1}')
    numbers = {
        key: None if data.get(key) is None else expect_int(data[key], f"{path}.{key}", 0) for key in NUMBERS
    }
    return CardSpec(
        path,
        _read_reference(data["card"], f"{path}.card"),
        id=expect_text(data.get("id", ""), f"{path}.id"),
        damage=expect_int(data.get("damage", 0), f"{path}.damage", 0),
        exhausted=expect_bool(data.get("exhausted", False), f"{path}.exhausted"),
        face_down=None if face_down is None else expect_bool(face_down, f"{path}.face_down"),
        counters={name: expect_int(count, f"{path}.counters.{name}", 0) for name, count in counters.items()},
        attached=read_cards(data.get("attached", []), f"{path}.attached"),
        controller=_read_player(data.get("controller"), f"{path}.controller"),
        owner=_read_player(data.get("owner"), f"{path}.owner"),
        since_start_of_turn=expect_bool(data.get("since_start_of_turn", True), f"{path}.since_start_of_turn"),
        keywords=read_keywords(data.get("keywords", []), f"{path}.keywords"),
        modifiers=tuple(
            _read_modifier(modifier, f"{path}.modifiers[{i}]")
            for i, modifier in enumerate(expect_list(data.get("modifiers", []), f"{path}.modifiers"))
        ),
        **numbers,
    )


def _read_reference(value: Any, path: str) -> str | dict[str, Any]:
    """A card's name, or the data of a card without powers."""
    if isinstance(value, str):
        return value
    data = check_keys(value, INLINE_KEYS, path, "a card without powers")
    expect_text(data.get("name"), f"{path}.name")
    expect_one_of(data.get("type"), tuple(kind.value for kind in CardType), f"{path}.type")
    for key in NUMBERS:
        if data.get(key) is not None:
            expect_int(data[key], f"{path}.{key}", 0)
    if data.get("damage_type") is not None:
        expect_one_of(data["damage_type"], tuple(kind.value for kind in DamageType), f"{path}.damage_type")
    read_keywords(data.get("keywords", []), f"{path}.keywords")
    for key in ("traits", "tags"):
        expect_texts(data.get(key, []), f"{path}.{key}")
    return data


def read_keywords(value: Any, path: str) -> tuple[str, ...]:
    """Keywords as the rules write them; “long-range” and “long_range” are one."""
    return tuple(_read_keyword(word, f"{path}[{i}]") for i, word in enumerate(expect_texts(value, path)))


def _read_keyword(word: str, path: str) -> str:
    """One keyword. Inspire names what it readies; alone it is for allies, as on every card that is known."""
    known = word.lower().replace("-", "_").replace(" ", "_")
    if known == "inspire":
        return Keyword.INSPIRE_ALLY
    inspired = inspired_by(word.lower())
    if inspired is not None:
        return f"inspire: {inspired}"
    if known not in Keyword.ALL:
        raise ScenarioError(path, f"unknown keyword {word!r}", near(known, Keyword.ALL))
    return known


def _read_player(value: Any, path: str) -> int:
    return 0 if value is None else PLAYERS.index(expect_one_of(value, PLAYERS, path)) + 1


def _read_modifier(value: Any, path: str) -> ModifierSpec:
    data = check_keys(value, ("attack", "health", "keywords", "until"), path, "a modifier")
    return ModifierSpec(
        path,
        expect_int(data.get("attack", 0), f"{path}.attack"),
        expect_int(data.get("health", 0), f"{path}.health"),
        read_keywords(data.get("keywords", []), f"{path}.keywords"),
        expect_one_of(data.get("until", "game"), ("end_of_turn", "game"), f"{path}.until"),
    )


# --- actions -------------------------------------------------------------------------------------------------


def read_action(value: Any, path: str) -> dict[str, Any]:
    """One action of the script."""
    kind = kind_of_action(value, ACTION_KEYS, path, '{"pass": true}', ("by", "at"))
    if kind in ("play", "use", "place", "complete", "propose", "strike"):
        expect_text(value[kind], f"{path}.{kind}")
    if kind == "propose":
        expect_text(value.get("target"), f"{path}.target")
    if kind in ("pass", "end_turn") and value[kind] is not True:
        raise ScenarioError(f"{path}.{kind}", "must be true")
    if kind == "resolve" and value[kind] is not True and value[kind] != "all":
        raise ScenarioError(f"{path}.resolve", f"{value[kind]!r}", 'write true, or "all"')
    if kind == "concede":
        expect_one_of(value[kind], PLAYERS, f"{path}.concede")
    if kind == "prevent":
        expect_texts(value[kind], f"{path}.prevent")
    if kind in ("choose", "protect"):
        _check_answer(value[kind], f"{path}.{kind}")
    _check_choices(value, path)
    action: dict[str, Any] = value
    return action


def _check_answer(value: Any, path: str) -> None:
    """An id, a name, a number, true or false, or a list of them."""
    items = value if isinstance(value, list) else [value]
    for item in items:
        if not isinstance(item, (str, int)):
            raise ScenarioError(
                path, f"{kind_of(item)} instead of an answer", "an id, a name, a number, or true"
            )


def _check_choices(value: dict[str, Any], path: str) -> None:
    for key in ("targets", "pay"):
        if key in value:
            expect_texts(value[key], f"{path}.{key}")
    for key in ("modes", "divide"):
        for i, number in enumerate(expect_list(value.get(key, []), f"{path}.{key}")):
            expect_int(number, f"{path}.{key}[{i}]", 0)
    for key in ("x", "ability"):
        if key in value:
            expect_int(value[key], f"{path}.{key}", 0, 10**9)
    for key in ("alternative", "face_down", "disrupt"):
        if key in value:
            expect_bool(value[key], f"{path}.{key}")
    if "by" in value:
        expect_one_of(value["by"], PLAYERS, f"{path}.by")
    if "at" in value:
        expect_one_of(value["at"], WINDOWS, f"{path}.at")
    if "for" in value:
        expect_text(value["for"], f"{path}.for")


# --- expectations ----------------------------------------------------------------------------------------------


def read_check(value: Any, path: str) -> dict[str, Any]:
    """One expectation."""
    if not isinstance(value, dict):
        raise ScenarioError(
            path, f"{kind_of(value)} instead of a check", '{"player": "p1", "hero_damage": 2}'
        )
    kind = next((kind for kind in CHECK_KEYS if kind in value), "")
    check_by_kind(value, kind, CHECK_KEYS, path, NODE_KEYS)
    if kind == "entity":
        _read_entity_check(value, path)
    return value


def _read_entity_check(value: dict[str, Any], path: str) -> None:
    expect_text(value["entity"], f"{path}.entity")
    if "zone" in value:
        expect_one_of(value["zone"], tuple(zone.value for zone in Zone), f"{path}.zone")
    for key in ("keywords", "without"):
        if key in value:
            read_keywords(value[key], f"{path}.{key}")
    if "attached" in value:
        expect_texts(value["attached"], f"{path}.attached")


# --- ids -------------------------------------------------------------------------------------------------------


def all_cards(side: SideSpec) -> Iterator[CardSpec]:
    """Every card of a side in document order, a host before its attachments."""
    for card in (
        *((side.hero,) if side.hero else ()),
        *(c for name in (*ROWS, *PILES) for c in getattr(side, name)),
    ):
        yield from with_attachments(card)


def with_attachments(card: CardSpec) -> Iterator[CardSpec]:
    """A card and what is attached to it."""
    yield card
    for attachment in card.attached:
        yield from with_attachments(attachment)


def check_ids(scenario: Scenario, path: str) -> None:
    """No id twice; the order of play names only what is there, once."""
    check_names(_ids(scenario, path), scenario.play_order, path, "card")


def _ids(scenario: Scenario, path: str) -> Iterator[tuple[str, str]]:
    """Every id with its JSON path, that of each hero too."""
    for number, side in enumerate(scenario.players, 1):
        yield f"p{number}.hero", f"{path}.players[{number - 1}].hero"
        for card in all_cards(side):
            if card.id and card.id != f"p{number}.hero":
                yield card.id, f"{card.path}.id"
