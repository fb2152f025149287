"""Documents for the tests: the gallery's, and made-up ones that are valid and odd in every field."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from playorder.paths import assets_folder

GALLERY: list[dict[str, Any]] = [
    document
    for path in sorted((assets_folder() / "gallery").rglob("*.scenario.json"))
    for document in json.loads(path.read_text("utf-8"))["scenarios"]
]


def without_source(document: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in document.items() if key != "source"}


CARDS = (
    "Wisp",
    "NEW1_019",
    "Knife Juggler",
    "EX1_016",
    "Chillwind Yeti",
    "no such card",
    "Unknown card 7",
    "CS2_106",
)
ids = st.sampled_from(("a", "b", "yeti", "Wisp", "p1.hero", "größe", "x#1"))
texts = st.text(max_size=40) | st.sampled_from(("Cult Master draws", "Wisp, Wisp and Wisp", "")) | ids
numbers = st.integers(-(2**40), 2**40) | st.integers(0, 70)
plain = st.none() | st.booleans() | numbers | st.floats(allow_nan=False, allow_infinity=False) | texts
values = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)
cards = st.sampled_from(CARDS)
amounts = st.none() | numbers
counts = st.integers(0, 100)
keywords = st.lists(st.sampled_from(("taunt", "charge", "stealth")), max_size=2)

attachments = cards | st.fixed_dictionaries(
    {},
    optional={"card": cards, "attack": numbers, "until": st.sampled_from(("", "end_of_turn")), "name": texts,
              "by": st.sampled_from(("", "p1", "p2")), "keywords": keywords},
)  # fmt: skip
entities = cards | st.fixed_dictionaries(
    {"card": cards},
    optional={"attack": amounts, "health": amounts, "cost": amounts, "damage": counts, "armor": counts,
              "keywords": keywords, "tags": st.dictionaries(texts, numbers, max_size=2), "exhausted": st.booleans(),
              "attacks_this_turn": counts, "attach": st.lists(attachments, max_size=2),
              "triggers": st.lists(values, max_size=2)},
)  # fmt: skip
players = st.fixed_dictionaries(
    {},
    optional={"name": texts, "hero": entities, "weapon": st.none() | entities, "board": st.lists(entities, max_size=3),
              "secrets": st.lists(entities, max_size=2), "hand": st.lists(entities, max_size=3),
              "deck": st.lists(entities, max_size=5), "graveyard": st.lists(entities, max_size=2),
              "mana": st.dictionaries(st.sampled_from(("crystals", "used", "owed")), counts), "fatigue": counts,
              "counters": st.dictionaries(texts, numbers, max_size=2), "triggers": st.lists(values, max_size=1)},
)  # fmt: skip
actions = st.one_of(
    st.fixed_dictionaries(
        {"play": cards | ids}, optional={"target": ids, "position": counts, "choose": values}
    ),
    st.fixed_dictionaries({"attack": ids, "target": ids}),
    st.just({"end_turn": True}),
    st.fixed_dictionaries({"pick": values}),
    st.just({"concede": "p2"}),
)
checks = st.one_of(
    st.fixed_dictionaries(
        {"entity": ids},
        optional={"attack": values, "zone": st.just("play"), "after": counts, "keywords": keywords},
    ),
    st.fixed_dictionaries(
        {"player": st.just("p1")}, optional={"board": values, "hand_count": values, "weapon": values}
    ),
    st.fixed_dictionaries({"illegal": counts}),
)
documents = st.fixed_dictionaries(
    {"format": st.just("playorder/scenario"), "version": st.just(1), "players": st.tuples(players, players).map(list)},
    optional={"title": texts, "description": texts, "tags": st.lists(texts, max_size=3), "ruleset": texts,
              "source": st.dictionaries(texts, values, max_size=3),
              "edition": st.sampled_from(("2016-03", "2015-08", "x")),
              "rules": st.dictionaries(texts, st.booleans(), max_size=2), "active": st.sampled_from(("p1", "p2")),
              "turn": counts, "start": st.sampled_from(("board", "game")), "script": st.lists(actions, max_size=4),
              "expect": st.lists(checks, max_size=4), "cards": st.lists(values, max_size=1),
              "options": st.sampled_from(({}, {"ignore_mana": True}, {"ignore_mana": False})),
              "random": st.fixed_dictionaries({}, optional={"seed": numbers, "picks": st.lists(cards, max_size=3)})},
)  # fmt: skip
"""Valid documents; they need not make sense."""
