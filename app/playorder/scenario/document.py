"""The scenario document, format version 1, as frozen values; and loading it from files."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playorder.scenario.rulesets import Rulesets

FORMAT = "playorder/scenario"
VERSION = 1
MANA: Final = {"crystals": 10, "used": 0, "temporary": 0, "locked": 0, "owed": 0}
"""The parts of a player's mana, with what they are if the document says nothing."""


@dataclass(frozen=True)
class AttachmentSpec:
    """An enchantment on an entity."""

    path: str
    id: str = ""
    card: str = ""
    attack: int = 0
    health: int = 0
    until: str = ""
    keywords: tuple[str, ...] = ()
    by: str = ""
    name: str = ""
    cost: int = 0


@dataclass(frozen=True)
class EntitySpec:
    """An entity of the board."""

    path: str
    card: str
    id: str = ""
    attack: int | None = None
    health: int | None = None
    durability: int | None = None
    cost: int | None = None
    damage: int = 0
    armor: int = 0
    keywords: tuple[str, ...] = ()
    tags: dict[str, int] = field(default_factory=dict)
    exhausted: bool = False
    attacks_this_turn: int = 0
    attach: tuple[AttachmentSpec, ...] = ()
    triggers: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True)
class PlayerSpec:
    """One side."""

    name: str = ""
    hero: EntitySpec | None = None
    hero_power: EntitySpec | None = None
    weapon: EntitySpec | None = None
    board: tuple[EntitySpec, ...] = ()
    secrets: tuple[EntitySpec, ...] = ()
    hand: tuple[EntitySpec, ...] = ()
    deck: tuple[EntitySpec, ...] = ()
    graveyard: tuple[EntitySpec, ...] = ()
    setaside: tuple[EntitySpec, ...] = ()
    removed: tuple[EntitySpec, ...] = ()
    triggers: tuple[dict[str, Any], ...] = ()
    mana: dict[str, int] = field(default_factory=dict)
    fatigue: int = 0
    counters: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Scenario:
    """A whole document. ``data`` is the JSON it was read from; ``file`` and ``index`` say where."""

    title: str = ""
    description: str = ""
    tags: tuple[str, ...] = ()
    source: dict[str, Any] = field(default_factory=dict)
    ruleset: str = "hearthstone"
    edition: str = "2016-03"
    rules: dict[str, bool] = field(default_factory=dict)
    players: tuple[Any, ...] = (PlayerSpec(), PlayerSpec())
    """The two sides as the ruleset reads them: of Hearthstone each is a :class:`PlayerSpec`."""
    active: int = 1
    turn: int = 20
    start: str = "board"
    play_order: tuple[str, ...] = ()
    ignore_mana: bool = False
    seed: int = 0
    picks: tuple[Any, ...] = ()
    cards: tuple[dict[str, Any], ...] = ()
    script: tuple[dict[str, Any], ...] = ()
    expect: tuple[dict[str, Any], ...] = ()
    data: dict[str, Any] = field(default_factory=dict)
    file: str = ""
    index: int = 0
    understood: bool = True
    """Whether a ruleset has read it; else sides, script and expectations are as they are written."""


def load(path: str | Path, rulesets: Rulesets | None = None) -> list[Scenario]:
    """All scenarios of a file. Raises :class:`ScenarioError` naming the file if it cannot be read or is not valid.

    ``rulesets`` are those that ship with the program if they are left out.
    """
    from playorder.scenario.reading import read_file
    from playorder.scenario.shipped import SHIPPED

    return read_file(Path(path), rulesets or SHIPPED)
