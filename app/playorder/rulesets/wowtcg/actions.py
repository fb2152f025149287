"""Player actions as values."""

from __future__ import annotations

from typing import NamedTuple


class Action(NamedTuple):
    """What a player does with priority: play, use, place, complete, propose, strike, pass. Entities by id."""

    kind: str
    entity: int = -1
    targets: tuple[int, ...] = ()
    modes: tuple[int, ...] = ()
    x: int = 0
    divide: tuple[int, ...] = ()
    alternative: bool = False
    pay: tuple[int, ...] = ()
    ability: int = 0
    face_down: bool = True
    disrupt: bool = False
