"""The World of Warcraft TCG's side of scenario documents."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from playorder.engine.decisions import Decision
from playorder.engine.faults import OnFault
from playorder.engine.moves import Move, Moves
from playorder.rulesets.wowtcg.editions import EDITIONS, SWITCHES, rules_of
from playorder.rulesets.wowtcg.entities import Entity, Zone
from playorder.rulesets.wowtcg.layout import CHAIN, ZONES
from playorder.rulesets.wowtcg.moves import WowMoves
from playorder.rulesets.wowtcg.phase_names import PHASES
from playorder.scenario.comparing import CheckResult
from playorder.scenario.document import FORMAT, VERSION, Scenario
from playorder.scenario.naming import Names
from playorder.scenario.result import Tools
from playorder.scenario.ruleset import ByPosition, Course, Ruleset, Start, Template
from playorder.scenario.wowtcg import facts, passing, playing, reading
from playorder.scenario.wowtcg.board import WINDOWS, board_view, printed_view
from playorder.scenario.wowtcg.building import build, catalogue_of
from playorder.scenario.wowtcg.document import CardSpec, SideSpec
from playorder.scenario.wowtcg.names import WowNames
from playorder.timeline.board_view import BoardView, EntityView

if TYPE_CHECKING:
    from playorder.scenario.asking.questions import Look, Questions
    from playorder.scenario.editing.rules import EditingRules, Stock
    from playorder.timeline.recorded import Recorded


class WowTcg(Ruleset):
    """Sides of rows; a turn that runs by itself, and actions that wait for the window where they can be taken."""

    name = "wowtcg"
    title = "World of Warcraft TCG"
    editions = EDITIONS
    check_keys = reading.CHECK_KEYS
    zones = (*ZONES, CHAIN)
    phases = PHASES
    takes_back = False
    by_position = ByPosition(slots=("hero",), zones=("equipment", "abilities", "allies"))
    comes_to_rest = True
    windows = tuple((window.value, words) for window, words in WINDOWS.items())
    names_what_is_chosen = True

    def templates(self) -> Iterable[Template]:
        bare = {"format": FORMAT, "version": VERSION, "ruleset": self.name, "players": [{}, {}]}
        armed = [
            {"equipment": ["Training Sword"], "resources": 3},
            {"equipment": ["Leather Vest"], "resources": 3},
        ]
        return (
            Template("two heroes", bare),
            Template("two armed heroes with resources", {**bare, "players": armed}),
        )

    def read_side(self, value: Any, path: str) -> SideSpec:
        return reading.read_side(value, path)

    def read_card(self, value: Any, path: str) -> CardSpec:
        return reading.read_card(value, path)

    def read_action(self, value: Any, path: str) -> dict[str, Any]:
        return reading.read_action(value, path)

    def read_check(self, value: Any, path: str) -> dict[str, Any]:
        return reading.read_check(value, path)

    def check_ids(self, scenario: Scenario, path: str) -> None:
        reading.check_ids(scenario, path)

    def build(self, scenario: Scenario, tools: Tools, on_fault: OnFault) -> Start:
        cards = catalogue_of(tools.whole_cards(self.name).values())
        game, ids, paths = build(scenario, cards, on_fault, tools.placeholders)
        return Start(game, WowNames(game, ids, paths))

    def open(self, game: Any, _scenario: Scenario) -> None:
        """Up to the first priority, or the first choice of the opening."""
        game.run()

    def act(self, course: Course, index: int) -> None:
        playing.perform(course, index)

    def close(self, course: Course) -> None:
        playing.come_to_rest(course)

    def moves(self, game: Any) -> Moves:
        return WowMoves(game)

    def entry_of(self, game: Any, move: Move, name_of: Callable[[int], str]) -> dict[str, Any]:
        return playing.entry_of(game, move, name_of)

    def answer_of(self, picked: list[Any], *, several: bool) -> dict[str, Any]:
        return {"choose": picked if several else picked[0]}

    def answer_to(self, question: Decision, picked: list[Any]) -> dict[str, Any]:
        return playing.answer_to(question, picked[0])

    def entries_of(
        self,
        entry: dict[str, Any],
        play: Callable[[list[dict[str, Any]]], Any],
        stops: frozenset[str] | None,
    ) -> list[dict[str, Any]]:
        return passing.entries_of(entry, play, stops)

    def check_state(self, game: Any, names: Names, check: dict[str, Any]) -> CheckResult:
        return facts.check_state(game, names, check)

    def entity_facts(self, game: Any, entity: Any) -> dict[str, Any]:
        return facts.entity_facts(game, entity)

    def player_facts(self, game: Any, player: int) -> dict[str, Any]:
        return facts.player_facts(game, player)

    def is_reported(self, entity: Any) -> bool:
        return isinstance(entity, Entity) and entity.zone is not Zone.GONE

    def switches(self, scenario: Scenario) -> Iterable[tuple[str, bool, str]]:
        rules = rules_of(scenario.edition or EDITIONS[0], scenario.rules)
        return [(switch.name, getattr(rules, switch.name), switch.explanation) for switch in SWITCHES]

    def questions(self, run: Recorded, name_of: Callable[[int], str], look: Look) -> Questions | None:
        # a run of which nobody asks needs none of it
        from playorder.scenario.asking.questions import Questions
        from playorder.scenario.wowtcg.asking import WowAnswers

        return Questions(run, WowAnswers(), name_of, look)

    def printed_view(self, card: Any) -> EntityView:
        return printed_view(card)

    def board_view(self, game: Any, edition: str, paths: Mapping[int, str]) -> BoardView:
        return board_view(game, edition, paths)

    def counted(self, player: int, zone: str, written: Any) -> list[Any] | None:
        return reading.counted(player, zone, written)

    def editing(self, stock: Stock) -> EditingRules:
        from playorder.scenario.wowtcg.editing import WowEditing  # no run needs it

        return WowEditing(stock)
