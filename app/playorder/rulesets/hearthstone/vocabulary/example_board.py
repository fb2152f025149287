"""The board on which every example of the vocabulary is played, and documents on it."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, Final

Document = dict[str, Any]

YETI: Final = "CS2_182"
WISP: Final = "CS2_231"
BOAR: Final = "CS2_171"
AXE: Final = "CS2_106"
BOLT: Final = "CS2_024"

LABEL: Final = "example"
"""What the trigger of an example is called in the timeline."""

BLAST: Final[tuple[Document, ...]] = ({"hero_power": True, "target": "enemy"},)
"""The usual script: the mage's power deals 1 damage to the enemy Yeti, which any trigger on ``hero_power`` answers."""

NUMBERS: Final[dict[str, tuple[str, int]]] = {
    "p1.hero": ("attack", 3), "p2.hero": ("attack", 0), "left": ("attack", 1), "bearer": ("attack", 4),
    "right": ("attack", 1), "enemy": ("attack", 4), "efar": ("attack", 1), "axe": ("attack", 3), "eaxe": ("attack", 3),
    "p1.power": ("cost", 2), "p2.power": ("cost", 2), "card": ("cost", 4), "bolt": ("cost", 2), "ecard": ("cost", 4),
    "espell": ("cost", 2), "top": ("cost", 0), "next": ("cost", 4), "etop": ("cost", 0), "enext": ("cost", 4),
    "secret": ("cost", 3), "esecret": ("cost", 3),
}  # fmt: skip
"""For everything on the board, the number by which an example tells whether it was reached, and what it is before."""


def board() -> Document:
    """A document without a script: on both sides a hero with a weapon, minions, a secret, cards in hand and deck.

    The one called ``bearer`` has the trigger of the example.
    """

    def named(name: str, card: str) -> Document:
        return {"id": name, "card": card}

    return {
        "format": "playorder/scenario", "version": 1, "title": "",
        "players": [
            {
                "weapon": named("axe", AXE),
                "board": [named("left", WISP), named("bearer", YETI), named("right", BOAR)],
                "secrets": [named("secret", "EX1_294")],
                "hand": [named("card", YETI), named("bolt", BOLT)],
                "deck": [named("top", WISP), named("next", YETI)],
            },
            {
                "weapon": named("eaxe", AXE),
                "board": [named("enemy", YETI), named("efar", BOAR)],
                "secrets": [named("esecret", "FP1_018")],
                "hand": [named("ecard", YETI), named("espell", BOLT)],
                "deck": [named("etop", WISP), named("enext", YETI)],
            },
        ],
        "options": {"ignore_mana": True},
    }  # fmt: skip


def document(
    title: str,
    trigger: Mapping[str, Any],
    script: Sequence[Document],
    expect: Sequence[Document],
    *,
    picks: Sequence[Any] = (),
    entities: Mapping[str, Mapping[str, Any]] | None = None,
    players: Mapping[int, Mapping[str, Any]] | None = None,
) -> Document:
    """An example. ``entities`` changes fields of those with the id, ``players`` fields of player 0 or 1."""
    made = board()
    made["title"] = title
    for number, fields in (players or {}).items():
        made["players"][number].update(copy.deepcopy(dict(fields)))
    for player in made["players"]:
        for zone in ("board", "hand", "deck", "secrets"):
            for entity in player.get(zone, []):
                entity.update(copy.deepcopy(dict((entities or {}).get(entity["id"], {}))))
                if entity["id"] == "bearer":
                    entity.setdefault("triggers", []).insert(0, {**trigger, "name": LABEL})
    if picks:
        made["random"] = {"picks": list(picks)}
    made["script"] = copy.deepcopy(list(script))
    made["expect"] = copy.deepcopy(list(expect))
    return made
