"""Fixtures of pytest for the authors of plugins; they come with the package and need no other set-up.

``scenario`` builds a document, ``run`` plays it, ``assert_board`` looks at the board, ``timeline`` at what happened. A
test that lies in a plugin's folder has that plugin turned on, and the shipped ones; what the user has turned on plays
no part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playorder.assembly import Program
    from playorder.scenario.document import Scenario
    from playorder.scenario.result import RunResult
    from playorder.timeline.nodes import Node

ScenarioMaker = Callable[..., "Scenario"]
Runner = Callable[..., "RunResult"]


def plugin_of(path: Path) -> Path | None:
    """The plugin's folder that a path lies in, or None."""
    return next((folder for folder in (path, *path.parents) if (folder / "plugin.toml").is_file()), None)


@pytest.fixture(scope="module")
def playorder_program(request: pytest.FixtureRequest) -> Program:
    """The program with the shipped plugins and the one that the test lies in."""
    from playorder.assembly import Program
    from playorder.paths import plugins_folder

    folder = plugin_of(Path(request.path).parent)
    return Program(plugins_folder(), extra=() if folder is None else (folder,))


@pytest.fixture
def scenario(playorder_program: Program) -> ScenarioMaker:
    """``scenario(players=[...], script=[...], ...)``: a document of these fields, all others as usual.

    ``p1`` and ``p2`` are short for the players. Raises ``ScenarioError`` if it is not valid.
    """

    def make(document: Mapping[str, Any] | None = None, **fields: Any) -> Scenario:
        from playorder.scenario.document import FORMAT, VERSION
        from playorder.scenario.reading import read_values

        players = [fields.pop("p1", {}), fields.pop("p2", {})]
        made = {"format": FORMAT, "version": VERSION, "players": players, **(document or {}), **fields}
        return read_values(made, rulesets=playorder_program.rulesets())[0]

    return make


@pytest.fixture
def run(playorder_program: Program, scenario: ScenarioMaker) -> Runner:
    """``run(document)`` or ``run(players=[...], ...)``: play it, and fail if it stops or the code of a card fails.

    ``faults=True`` lets cards fail, ``seed`` replaces the seed. What the document expects is checked too.
    """

    def play(
        document: Scenario | Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        faults: bool = False,
        **fields: Any,
    ) -> RunResult:
        from playorder.scenario.document import Scenario
        from playorder.scenario.run import run

        made = document if isinstance(document, Scenario) else scenario(document, **fields)
        result = run(made, playorder_program.tools(), seed=seed)
        problems = playorder_program.plugins.failed
        assert not problems, "\n".join(str(problem) for problem in problems)
        if not faults:
            assert not result.faults, "\n".join(fault.traceback for fault in result.faults)
            assert not result.error, result.error
        wrong = [f"expected {check.check}, got {check.got}" for check in result.checks if not check.ok]
        assert not wrong, "\n".join(wrong)
        return result

    return play


@pytest.fixture
def assert_board() -> Callable[..., None]:
    """``assert_board(result, p1=["Wisp", ("Yeti", 4, 3)], p2=[])``: the minions of a player, left to right.

    Each is a name, a pair of attack and health, or name, attack and health.
    """

    def compare(result: RunResult, **players: Sequence[Any]) -> None:
        for player, expected in players.items():
            number = {"p1": 1, "p2": 2}[player]
            minions = result.game.minions_of(number)
            shown = [(m.card.name, result.game.attack_of(m), m.health) for m in minions]
            found = [_as_asked(minion, wanted) for minion, wanted in zip(shown, expected, strict=False)]
            found += shown[len(expected) :]
            assert found == [tuple(e) if isinstance(e, list) else e for e in expected], (
                f"{player} has {shown}"
            )

    return compare


def _as_asked(minion: tuple[str, int, int], wanted: Any) -> Any:
    if isinstance(wanted, str):
        return minion[0]
    return minion if len(wanted) == 3 else minion[1:]


class Timeline:
    """What happened in a run, to look for."""

    def __init__(self, result: RunResult) -> None:
        self.result = result

    def __iter__(self) -> Iterator[Node]:
        return iter(self.result.nodes)

    def __str__(self) -> str:
        return "\n".join(self.sentences)

    @property
    def sentences(self) -> list[str]:
        """All nodes in plain language, in order."""
        return [self.result.sentence(node.id) for node in self.result.nodes]

    def find(self, kind: str = "", **facts: Any) -> list[Node]:
        """The nodes of this kind with these facts; ``source`` and ``target`` are an entity's id or a card's name."""
        return [node for node in self if (not kind or node.kind == kind) and self._fits(node, facts)]

    def one(self, kind: str = "", **facts: Any) -> Node:
        """The only node that fits."""
        found = self.find(kind, **facts)
        assert len(found) == 1, f"{len(found)} nodes fit {kind} {facts}:\n{self}"
        return found[0]

    def _fits(self, node: Node, facts: Mapping[str, Any]) -> bool:
        for name, wanted in facts.items():
            found = getattr(node, name)
            if name in ("source", "target") and isinstance(wanted, str):
                if not self.result.names.matches(found, wanted):
                    return False
            elif found != wanted:
                return False
        return True


@pytest.fixture
def timeline() -> Callable[[RunResult], Timeline]:
    """``timeline(result)``: what happened, with ``find`` and ``one`` to look for nodes, and ``sentences``."""
    return Timeline
