"""Player actions as values, each made once: what may be done is listed again and again, and much of it alike."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from playorder.model.values import Value


@mypyc_attr(acyclic=True)
class Action(Value):
    """A player action: ``kind`` is play, attack, hero_power or end_turn; entities by id."""

    __slots__ = ("choose", "entity", "kind", "position", "target")

    def __init__(
        self,
        kind: str,
        entity: int | None = None,
        target: int | None = None,
        position: int | None = None,
        choose: int | None = None,
    ) -> None:
        self.kind: Final = kind
        self.entity: Final = entity
        self.target: Final = target
        self.position: Final = position
        self.choose: Final = choose

    def parts(self) -> tuple[Any, ...]:
        return (self.kind, self.entity, self.target, self.position, self.choose)

    def anywhere(self) -> Action:
        """The same action with no place on the board named."""
        return Action(self.kind, self.entity, self.target, None, self.choose)


END_TURN: Final = Action("end_turn")

Way = tuple[str, int | None, int | None]
"""What is done with what, and the Choose One option: the rest of an action is its target."""


class ByTarget(dict[int | None, Action]):
    """The actions that are alike but for their target, which is the key; each is made when it is first asked for."""

    def __init__(self, way: Way) -> None:
        super().__init__()
        self.way = way

    def __missing__(self, target: int | None) -> Action:
        kind, entity, choose = self.way
        action = self[target] = Action(kind, entity, target, None, choose)
        return action


class _Plays(dict[int, Action]):
    """Cards that are played with no target and no choice, by card."""

    def __missing__(self, card: int) -> Action:
        action = self[card] = Action("play", card)
        return action


class _Attacks(dict[int, ByTarget]):
    """Attacks, by attacker."""

    def __missing__(self, attacker: int) -> ByTarget:
        made = self[attacker] = ByTarget(("attack", attacker, None))
        return made


class _Ways(dict[Way, ByTarget]):
    """Everything else, by way."""

    def __missing__(self, way: Way) -> ByTarget:
        made = self[way] = ByTarget(way)
        return made


class KnownActions:
    """All actions that were asked for so far. The commonest ones are found by one number."""

    __slots__ = ("attacks", "plays", "ways")

    def __init__(self) -> None:
        self.plays: dict[int, Action] = _Plays()
        self.attacks: dict[int, ByTarget] = _Attacks()
        self.ways: dict[Way, ByTarget] = _Ways()
