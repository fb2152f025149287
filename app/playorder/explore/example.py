"""An example run of an outcome: the scenario again, with the picks that lead there."""

from __future__ import annotations

import copy
import dataclasses
from typing import Any

from playorder.engine.decisions import Decision, DecisionKind, names_entity
from playorder.explore.beginning import walk_of
from playorder.explore.walking import Walk
from playorder.scenario.answering import Answers, describe
from playorder.scenario.document import Scenario
from playorder.scenario.errors import PickError
from playorder.scenario.result import Tools


@dataclasses.dataclass
class _Follower:
    """Answers with a path, and writes each answer down as a pick and in words."""

    walk: Walk
    path: tuple[int, ...]
    picks: list[Any] = dataclasses.field(default_factory=list)
    words: list[str] = dataclasses.field(default_factory=list)

    def __call__(self, game: Any, decision: Decision) -> int | None:
        if decision.kind is not DecisionKind.RANDOM or len(self.picks) >= len(self.path):
            return None
        option = self.path[len(self.picks)]
        self.picks.append(self._pick(game, decision, option))
        self.words.append(words_for(self.walk, decision, option))
        return option

    def _pick(self, game: Any, decision: Decision, option: int) -> Any:
        """The candidate by name where the name means just this one, else by its place among the candidates."""
        candidate = decision.candidates[option]
        name: Any = candidate
        if names_entity(candidate, decision.reason):
            name = game.entities[candidate].key or game.entities[candidate].card.name
        if isinstance(name, str):
            try:
                if Answers(0, (), self.walk.names).index_of(game, decision, name) == option:
                    return name
            except PickError:
                pass
        return {"pick": option}


def words_for(walk: Walk, decision: Decision, option: int) -> str:
    """A decision and what was taken, in words."""
    return f"{decision.reason}: {describe(walk.game, decision, decision.candidates[option])}"


def picks_of(path: tuple[int, ...]) -> list[dict[str, int]]:
    """The picks of a path by their places among the candidates."""
    return [{"pick": option} for option in path]


def example_run(scenario: Scenario, tools: Tools, path: tuple[int, ...]) -> tuple[Scenario, tuple[str, ...]]:
    """The scenario with the picks of a path, and these picks in words.

    The random part of the document is replaced, and what it expects is left out: that was said of another run.
    """
    walk = walk_of(scenario, tools)
    follower = _Follower(walk, path)
    walk.game.answerer = follower
    walk.start()
    data = copy.deepcopy(scenario.data)
    data["random"] = {"picks": follower.picks}
    data.pop("expect", None)
    run = dataclasses.replace(scenario, picks=tuple(follower.picks), seed=0, expect=(), data=data)
    return run, tuple(follower.words)
