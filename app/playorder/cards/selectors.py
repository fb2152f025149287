"""The algebra of selections: sets of entities read from the board, and chance among them.

A ruleset supplies the basic selections (its zones and sides); here they are combined.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

from mypy_extensions import mypyc_attr

from playorder.cards.effects import amount_of
from playorder.engine.decisions import RANDOM

ORDER_OF_PLAY: Final = attrgetter("order")
IDENTITY: Final = attrgetter("id")

Test = Callable[[Any, Any, Any], bool]
"""``(game, me, entity) -> bool``"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Selection:
    """A set of entities, read when it is needed. ``me`` is the entity whose text it is."""

    __slots__ = ()

    @property
    def area(self) -> bool:
        """Whether it is everything of some kind on the board: an area effect on nobody still resolves."""
        return False

    def members(self, game: Any, me: Any, context: Any) -> list[Any]:
        """All that are in it now, in order of play where that matters."""
        raise NotImplementedError

    def find(self, game: Any, context: Any) -> list[Any]:
        """What an effect acts on; chance is decided here."""
        return self.members(game, game.entities[context.source], context)

    def any(self, game: Any, context: Any) -> bool:
        """Whether :meth:`find` would give anything, without deciding."""
        return bool(self.members(game, game.entities[context.source], context))

    def where(self, *tests: Test) -> Where:
        """Only those for which every test holds."""
        return Where(self, tests)

    def __or__(self, other: Selection) -> Either:
        return Either(self, other)

    def __sub__(self, other: Selection) -> Except:
        return Except(self, other)


@dataclass(frozen=True)
class Where(Selection):
    """A selection narrowed by tests ``(game, me, entity)``."""

    base: Selection
    tests: tuple[Test, ...]

    @property
    def area(self) -> bool:
        return self.base.area

    def members(self, game: Any, me: Any, context: Any) -> list[Any]:
        found = self.base.members(game, me, context)
        for test in self.tests:
            found = [entity for entity in found if test(game, me, entity)]
        return found


@dataclass(frozen=True)
class Either(Selection):
    """Members of one or the other, in order of play."""

    first: Selection
    second: Selection

    def members(self, game: Any, me: Any, context: Any) -> list[Any]:
        found = self.first.members(game, me, context)
        ids = {entity.id for entity in found}
        found = found + [e for e in self.second.members(game, me, context) if e.id not in ids]
        return sorted(found, key=ORDER_OF_PLAY)


@dataclass(frozen=True)
class Except(Selection):
    """Members of one that are not of the other."""

    base: Selection
    without: Selection

    @property
    def area(self) -> bool:
        return self.base.area

    def members(self, game: Any, me: Any, context: Any) -> list[Any]:
        ids = {entity.id for entity in self.without.members(game, me, context)}
        return [entity for entity in self.base.members(game, me, context) if entity.id not in ids]


@dataclass(frozen=True)
class RandomOne(Selection):
    """One member by chance. The mortally wounded are skipped (rule 5) unless ``dying`` says otherwise."""

    base: Selection
    dying: bool = False

    def candidates(self, game: Any, me: Any, context: Any) -> list[Any]:
        """Those among whom chance decides, in order of play."""
        members = self.base.members(game, me, context)
        found: list[Any] = list(members) if self.dying else game.not_mortally_wounded(members)
        if len(found) > 1:
            found.sort(key=ORDER_OF_PLAY)
        return found

    def members(self, game: Any, me: Any, context: Any) -> list[Any]:
        return self.candidates(game, me, context)

    def any(self, game: Any, context: Any) -> bool:
        for entity in self.base.members(game, game.entities[context.source], context):
            if self.dying or not game.is_mortally_wounded(entity):
                return True
        return False

    def find(self, game: Any, context: Any) -> list[Any]:
        asker = (self, context)
        asked = game.asked_again(asker)
        if asked is not None:
            return [game.entities[asked.candidates[game.ask(asked)]]]
        found = self.candidates(game, game.entities[context.source], context)
        if not found:
            return []
        ids = tuple(map(IDENTITY, found))
        return [found[game.decide(RANDOM, context.source, ids, "random target", asker=asker)]]


@dataclass(frozen=True)
class RandomSome(Selection):
    """Several different members by chance, one decision each."""

    base: Selection
    count: Any
    dying: bool = False

    def members(self, game: Any, me: Any, context: Any) -> list[Any]:
        return RandomOne(self.base, self.dying).candidates(game, me, context)

    def find(self, game: Any, context: Any) -> list[Any]:
        left = self.members(game, game.entities[context.source], context)
        chosen: list[Any] = []
        for _ in range(min(amount_of(self.count, game, context), len(left))):
            ids = tuple(entity.id for entity in left)
            chosen.append(left.pop(game.decide(RANDOM, context.source, ids, "random target")))
        return chosen
