"""An example for every word: a whole document that would not hold if the word did nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from playorder.cards.vocabulary import Part
from playorder.rulesets.hearthstone.vocabulary.effect_examples import effect_examples
from playorder.rulesets.hearthstone.vocabulary.example_board import (
    AXE,
    BLAST,
    LABEL,
    NUMBERS,
    Document,
    document,
)

END: Final[Document] = {"end_turn": True}
STRIKE: Final[Document] = {"attack": "bearer", "target": "enemy"}
"""Yeti against Yeti: both take damage and live."""
TRADE: Final[Document] = {"attack": "left", "target": "efar"}
"""Wisp against Boar: both die."""
FACE: Final[Document] = {"attack": "left", "target": "p2.hero"}
PLAY: Final[Document] = {"play": "card"}
CAST: Final[Document] = {"play": "bolt", "target": "enemy"}
RESOLVED: Final[Document] = {"kind": "trigger", "label": LABEL, "status": "resolved"}


def _on_power(*effects: Document) -> Document:
    """A trigger of the left neighbour, so that something happens that the bearer can answer."""
    return {"left": {"triggers": [{"on": "hero_power", "do": list(effects)}]}}


EVENTS: Final[dict[str, tuple[Sequence[Document], int, Mapping[str, Any]]]] = {
    "play": ((PLAY,), 1, {}), "spell": ((PLAY, CAST), 1, {}), "spend": ((PLAY,), 1, {}), "target": ((CAST,), 1, {}),
    "after_play": ((PLAY,), 1, {}), "before_summon": ((PLAY,), 1, {}), "after_summon": ((PLAY,), 1, {}),
    "summon": ((PLAY,), 1, {}), "summon_resolution": ((PLAY,), 1, {}), "proposed_attack": ((STRIKE,), 1, {}),
    "attack": ((STRIKE,), 1, {}), "after_attack": ((STRIKE,), 1, {}), "predamage": ((FACE,), 1, {}),
    "damage": ((STRIKE,), 2, {}), "death": ((TRADE,), 2, {}), "draw": ((END,), 1, {}), "turn_start": ((END,), 1, {}),
    "turn_end": ((END,), 1, {}), "hero_power": (BLAST, 1, {}), "secret_revealed": ((TRADE,), 1, {}),
    "heal": (BLAST, 1, {"entities": _on_power({"heal": 1, "to": "event_target"})}),
    "discard": (BLAST, 1, {"entities": _on_power({"discard": 1})}),
    "armor": (BLAST, 1, {"entities": _on_power({"armor": 1})}),
    "announced": (BLAST, 1, {"entities": _on_power({"announce": "bell"})}),
    "overload": (({"play": "storm", "target": "enemy"},), 1,
                 {"players": {0: {"hand": [{"id": "storm", "card": "EX1_238"}]}}}),
    "equip": (({"play": "new"},), 1, {"players": {0: {"hand": [{"id": "new", "card": AXE}]}}}),
}  # fmt: skip
"""For each event a script, how often it happens in it, and what is different on the board."""

CONDITIONS: Final[dict[str, tuple[Any, str, Sequence[Document], int, Mapping[str, Any]]]] = {
    "any": ("any", "hero_power", BLAST, 1, {}),
    "friendly": ("friendly", "turn_end", (END, END), 1, {}),
    "enemy": ("enemy", "turn_end", (END, END), 1, {}),
    "self": ("self", "damage", (STRIKE,), 1, {}),
    "other": ("other", "damage", (STRIKE,), 1, {}),
    "by_self": ("by_self", "damage", (STRIKE,), 1, {}),
    "by_other": ("by_other", "damage", (STRIKE,), 1, {}),
    "minion": ("minion", "damage", (FACE, STRIKE), 2, {}),
    "hero": ("hero", "damage", (FACE, STRIKE), 1, {}),
    "by_minion": ("by_minion", "damage", (*BLAST, FACE), 1, {}),
    "by_spell": ("by_spell", "damage", (*BLAST, CAST), 1, {}),
    "by_hero": ("by_hero", "damage", ({"attack": "p1.hero", "target": "enemy"},), 1, {}),
    "target_is_friendly": ("target_is_friendly", "damage", (STRIKE,), 1, {}),
    "target_in_play": ("target_in_play", "damage", (STRIKE,), 2, {}),
    "own_turn": ("own_turn", "turn_end", (END, END), 1, {}),
    "damaged": ("damaged", "damage", (*BLAST, STRIKE), 2, {}),
    "not_mortally_wounded": ("not_mortally_wounded", "damage", (STRIKE,), 2, {}),
    "has_minion": ("has_minion", "turn_end", (END,), 1, {}),
    "has_weapon": ("has_weapon", "turn_end", (END,), 1, {}),
    "has_secret": ("has_secret", "turn_end", (END,), 1, {}),
    "board_not_full": ("board_not_full", "turn_end", (END,), 1, {}),
    "hand_not_full": ("hand_not_full", "turn_end", (END,), 1, {}),
    "empty_hand": ("empty_hand", "turn_end", (END,), 1, {"players": {0: {"hand": []}}}),
    "holding_dragon": ("holding_dragon", "turn_end", (END,), 1,
                       {"players": {0: {"hand": [{"id": "dragon", "card": "NEW1_023"}]}}}),
    "not": ({"not": "friendly"}, "turn_end", (END, END), 1, {}),
    "any_of": ({"any_of": ["friendly", "own_turn"]}, "turn_end", (END, END), 1, {}),
    "race": ({"race": "beast"}, "damage", (TRADE,), 1, {}),
    "source_race": ({"source_race": "beast"}, "damage", (TRADE,), 1, {}),
    "has_race": ({"has_race": "beast"}, "turn_end", (END,), 1, {}),
    "keyword": ({"keyword": "charge"}, "damage", (TRADE,), 1, {}),
    "source_keyword": ({"source_keyword": "charge"}, "damage", (TRADE,), 1, {}),
    "card": ({"card": "Stonetusk Boar"}, "damage", (TRADE,), 1, {}),
    "source_card": ({"source_card": "Stonetusk Boar"}, "damage", (TRADE,), 1, {}),
    "amount": ({"amount": {"count": "friendly_minions"}, "at_least": 3}, "turn_end", (TRADE, END), 0, {}),
}  # fmt: skip
"""For each condition: how it is written, the event, a script, and how much armor the answers to it give."""

AMOUNTS: Final[dict[str, tuple[Any, Document, Sequence[Document], int]]] = {
    "event_amount": ("event_amount", {"on": "damage", "if": "self"}, (STRIKE,), 4),
    "friendly_deaths_this_game": ("friendly_deaths_this_game", {"on": "turn_end"}, (TRADE, END), 1),
    "deaths_this_turn": ("deaths_this_turn", {"on": "turn_end"}, (TRADE, END), 2),
    "cards_played_this_turn": ("cards_played_this_turn", {"on": "turn_end"}, (PLAY, CAST, END), 2),
    "hero_powers_this_game": ("hero_powers_this_game", {"on": "turn_end"}, (*BLAST, END), 1),
    "free_places": ("free_places", {"on": "turn_end"}, (END,), 4),
    "count": ({"count": "friendly_minions"}, {"on": "turn_end"}, (END,), 3),
    "attack_of": ({"attack_of": "adjacent"}, {"on": "turn_end"}, (END,), 2),
    "health_of": ({"health_of": "friendly_minions"}, {"on": "turn_end"}, (END,), 7),
    "cost_of": ({"cost_of": "friendly_hand"}, {"on": "turn_end"}, (END,), 6),
    "damage_on": (
        {"damage_on": "enemy_minions", "times": 2, "plus": 1},
        {"on": "turn_end"},
        (*BLAST, END),
        3,
    ),
    "counter": ({"counter": "bells"}, {"on": "turn_end"}, (END,), 2),
    "random": ({"random": [1, 4]}, {"on": "turn_end"}, (END,), 3),
}
"""For each amount: how it is written, the trigger that reads it, a script, and how much armor it comes to."""

_SIDES: Final = {
    "friendly": ("p1.hero", "left", "bearer", "right"), "enemy": ("p2.hero", "enemy", "efar"),
}  # fmt: skip
_BOTH: Final = (*_SIDES["friendly"], *_SIDES["enemy"])


def _minions(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in names if not name.endswith("hero"))


REACH: Final[dict[str, tuple[str, ...]]] = {
    "self": ("bearer",), "target": ("enemy",), "event_source": ("p1.power",), "source": ("p1.power",),
    "event_target": ("enemy",), "friendly_hero": ("p1.hero",), "owner_hero": ("p1.hero",), "enemy_hero": ("p2.hero",),
    "heroes": ("p1.hero", "p2.hero"), "adjacent": ("left", "right"), "left_neighbour": ("left",),
    "right_neighbour": ("right",), "adjacent_to_target": ("efar",), "friendly_weapon": ("axe",),
    "enemy_weapon": ("eaxe",), "friendly_hero_power": ("p1.power",), "enemy_hero_power": ("p2.power",),
    "friendly_hand": ("card", "bolt"), "enemy_hand": ("ecard", "espell"), "hands": ("card", "bolt", "ecard", "espell"),
    "friendly_deck": ("top", "next"), "enemy_deck": ("etop", "enext"), "friendly_secrets": ("secret",),
    "enemy_secrets": ("esecret",), "other_minions": ("left", "right", "enemy", "efar"),
    "other_friendly_minions": ("left", "right"), "other_characters": ("p1.hero", "left", "right", *_SIDES["enemy"]),
    "other_friendly_characters": ("p1.hero", "left", "right"),
    **{f"{side}_minions": _minions(names) for side, names in _SIDES.items()}, "minions": _minions(_BOTH),
    **{f"{side}_characters": names for side, names in _SIDES.items()}, "characters": _BOTH,
    **{f"all_{side}_minions": _minions(names) for side, names in {**_SIDES, "any": _BOTH}.items()},
    **{f"all_{side}_characters": names for side, names in {**_SIDES, "any": _BOTH}.items()},
}  # fmt: skip
"""What every selection reaches when the bearer answers the blast at the enemy Yeti."""

PICKED: Final[dict[str, tuple[str, ...]]] = {
    f"random_{side}_{what}{dying}": (picked,)
    for side, picked in (("friendly", "left"), ("enemy", "enemy"), ("any", "efar"))
    for what in ("minion", "character")
    for dying in ("", "_even_dying")
}
"""What is picked among a selection by chance."""

OBJECTS: Final[dict[str, tuple[Document, tuple[str, ...], bool]]] = {
    "{of}": ({"of": "friendly_minions", "race": "beast"}, ("right",), False),
    "{random}": ({"random": "friendly_minions"}, ("left",), True),
    "{some}": ({"random": "friendly_minions", "some": 2}, ("left", "right"), True),
    "{dying}": ({"random": "enemy_minions", "dying": True}, ("enemy",), True),
    "{race}": ({"of": "minions", "race": "beast"}, ("right", "efar"), False),
    "{type}": ({"of": "friendly_hand", "type": "spell"}, ("bolt",), False),
    "{card}": ({"of": "minions", "card": "Wisp"}, ("left",), False),
    "{keyword}": ({"of": "minions", "keyword": "charge"}, ("right", "efar"), False),
    "{printed}": ({"of": "friendly_minions", "printed": "charge"}, ("right",), False),
    "{damaged}": ({"of": "minions", "damaged": True}, ("enemy",), False),
    "{max_attack}": ({"of": "friendly_minions", "max_attack": 1}, ("left", "right"), False),
    "{min_attack}": ({"of": "friendly_minions", "min_attack": 4}, ("bearer",), False),
    "{without}": ({"of": "friendly_minions", "without": "self"}, ("left", "right"), False),
}
"""For each field of a selection: an object with it, what it reaches, and whether that is picked."""


def _event(name: str) -> Document:
    script, count, changes = EVENTS[name]
    on: Any = {"announced": "bell"} if name == "announced" else name
    expect = [{"count": RESOLVED, "is": count}]
    return document(f"The event {name}", {"on": on, "do": {"mana": 1}}, script, expect, **changes)


def _game_start() -> Document:
    deck = ["CS2_231"] * 10
    trigger = {"on": "game_start", "do": {"mana": 1}, "name": LABEL}
    return {
        "format": "playorder/scenario", "version": 1, "title": "The event game_start", "start": "game",
        "players": [{"deck": deck, "triggers": [trigger]}, {"deck": deck}],
        "script": [{"pick": []}, {"pick": []}],
        "expect": [{"count": RESOLVED, "is": 1}],
    }  # fmt: skip


def _condition(name: str) -> Document:
    written, on, script, armor, changes = CONDITIONS[name]
    if (
        name == "amount"
    ):  # the one that tells a bound: it holds at the end of turn 1 and no more when one has died
        script, armor = (END, END, TRADE, END), 1
        trigger: Document = {"on": on, "if": ["friendly", written], "do": {"armor": 1}}
    else:
        trigger = {"on": on, "if": written, "do": {"armor": 1}}
    expect = [{"player": "p1", "hero_armor": armor}]
    if name == "by_hero":  # the defender strikes back before armor comes
        expect = [{"player": "p1", "hero_armor": armor}, {"count": RESOLVED, "is": 1}]
    return document(f"The condition {name}", trigger, script, expect, **changes)


def _amount(name: str) -> Document:
    written, trigger, script, armor = AMOUNTS[name]
    do: list[Document] = [{"armor": written}]
    if name == "counter":
        do.insert(0, {"count_up": "bells", "by": 2})
    picks = [{"source": "bearer", "pick": 2}] if name == "random" else []
    expect = [{"player": "p1", "hero_armor": armor}]
    return document(f"The amount {name}", {**trigger, "do": do}, script, expect, picks=picks)


def _selection(name: str, written: Any, reached: Sequence[str], picks: Sequence[str]) -> Document:
    trigger = {"on": "hero_power", "do": {"buff": written, "attack": 1, "cost": 1}}
    # a hero swings its weapon too, so that what the weapon gains shows on the hero of the player whose turn it is
    more = dict.fromkeys(reached, 1)
    if "axe" in more:
        more["p1.hero"] = 1
    expect = [
        {"entity": entity, number: before + more.get(entity, 0)}
        for entity, (number, before) in NUMBERS.items()
    ]
    return document(f"The selection {name}", trigger, BLAST, expect, picks=picks)


def _result() -> Document:
    trigger = {"on": "hero_power", "do": {"draw": 1, "then": {"buff": "result", "cost": 1}}}
    expect: list[Document] = [{"entity": "top", "cost": 1}, {"entity": "next", "cost": 4}]
    return document("The selection result", trigger, BLAST, expect)


def all_examples() -> dict[tuple[Part, str], Document]:
    """All of them, by part and word."""
    found: dict[tuple[Part, str], Document] = {(Part.EVENTS, name): _event(name) for name in EVENTS}
    found[Part.EVENTS, "game_start"] = _game_start()
    found |= {(Part.CONDITIONS, name): _condition(name) for name in CONDITIONS}
    found |= {(Part.AMOUNTS, name): _amount(name) for name in AMOUNTS}
    found |= {(Part.SELECTIONS, name): _selection(name, name, reached, ()) for name, reached in REACH.items()}
    found |= {
        (Part.SELECTIONS, name): _selection(name, name, picked, picked) for name, picked in PICKED.items()
    }
    for name, (written, reached, is_picked) in OBJECTS.items():
        picks = reached if is_picked else ()
        found[Part.SELECTIONS, name] = _selection(name.strip("{}"), written, reached, picks)
    found[Part.SELECTIONS, "result"] = _result()
    found |= {(Part.EFFECTS, name): made for name, made in effect_examples().items()}
    return found
