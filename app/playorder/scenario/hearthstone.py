"""Hearthstone's side of scenario documents."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from playorder.carddata.cards import CardType
from playorder.cards.vocabulary import Vocabulary
from playorder.engine.faults import OnFault
from playorder.engine.moves import Move, Moves
from playorder.rulesets.hearthstone.editions import EDITIONS, SWITCHES, rules_of
from playorder.rulesets.hearthstone.entities import Entity, Zone
from playorder.rulesets.hearthstone.layout import ZONES
from playorder.rulesets.hearthstone.moves import HearthstoneMoves
from playorder.rulesets.hearthstone.opening import begin_game
from playorder.rulesets.hearthstone.phase_names import PHASES
from playorder.scenario import checking, hearthstone_board, hearthstone_reading, script
from playorder.scenario.building import build
from playorder.scenario.comparing import CheckResult
from playorder.scenario.document import EntitySpec, PlayerSpec, Scenario
from playorder.scenario.editing.templates import empty_document, heroes_document
from playorder.scenario.naming import Names
from playorder.scenario.result import Tools
from playorder.scenario.ruleset import ByPosition, Ruleset, Start, Template
from playorder.timeline.board_view import BoardView, EntityView
from playorder.timeline.recorded import Recorded

if TYPE_CHECKING:
    from playorder.scenario.asking.questions import Look, Questions
    from playorder.scenario.editing.rules import EditingRules, Stock


class Hearthstone(Ruleset):
    """Boards of minions and secrets; actions are performed one after another, each where the one before ended."""

    name = "hearthstone"
    title = "Hearthstone"
    editions = EDITIONS
    by_position = ByPosition(("weapon",), ("secrets", "board", "graveyard", "setaside", "removed"))
    check_keys = hearthstone_reading.CHECK_KEYS
    zones = ZONES
    phases = PHASES

    def templates(self) -> Iterable[Template]:
        return (
            Template("two heroes", empty_document()),
            Template("two heroes with a few minions", heroes_document()),
        )

    def vocabulary(self) -> Vocabulary:
        from playorder.rulesets.hearthstone.vocabulary.listing import (
            vocabulary,
        )

        return vocabulary()

    def printed_cards(self, tools: Tools, edition: str) -> Iterable[EntityView]:
        return [self.printed_view(card) for card in tools.catalogue(edition)]

    def read_side(self, value: Any, path: str) -> PlayerSpec:
        return hearthstone_reading.read_player(value, path)

    def read_card(self, value: Any, path: str) -> EntitySpec:
        return hearthstone_reading.read_entity(value, path)

    def read_action(self, value: Any, path: str) -> dict[str, Any]:
        return hearthstone_reading.read_action(value, path)

    def read_check(self, value: Any, path: str) -> dict[str, Any]:
        return hearthstone_reading.read_check(value, path)

    def check_ids(self, scenario: Scenario, path: str) -> None:
        hearthstone_reading.check_ids(scenario, path)

    def build(self, scenario: Scenario, tools: Tools, on_fault: OnFault) -> Start:
        edition = scenario.edition
        built = build(
            scenario, tools.cards_of(scenario), tools.definitions(edition), tools.compile_trigger, on_fault
        )
        return Start(built.game, Names(built.game, built.ids, built.paths))

    def open(self, game: Any, scenario: Scenario) -> None:
        if scenario.start == "game":
            begin_game(game)
            game.run()

    def perform(self, game: Any, names: Names, action: dict[str, Any]) -> None:
        script.perform(game, names, action)

    def moves(self, game: Any) -> Moves:
        return HearthstoneMoves(game)

    def entry_of(self, game: Any, move: Move, name_of: Callable[[int], str]) -> dict[str, Any]:
        return script.entry_of(game, move, name_of)

    def answer_of(self, picked: list[Any], *, several: bool) -> dict[str, Any]:
        return {"pick": picked if several else picked[0]}

    def unscripted(self, game: Any, tools: Tools) -> Iterable[str]:
        for entity in game.entities:
            if (
                not isinstance(entity, Entity)
                or entity.type is not entity.card.type
                or entity.zone is Zone.NONE
            ):
                continue  # an enchantment may bear the card that made it; what stands in for another is nowhere
            if entity.definition is None and tools.needs_script(entity.card):
                yield entity.card.id

    def check_state(self, game: Any, names: Names, check: dict[str, Any]) -> CheckResult:
        return checking.check_state(game, names, check)

    def entity_facts(self, game: Any, entity: Any) -> dict[str, Any]:
        return checking.entity_facts(game, entity)

    def player_facts(self, game: Any, player: int) -> dict[str, Any]:
        return checking.player_facts(game, player)

    def is_reported(self, entity: Any) -> bool:
        return (
            isinstance(entity, Entity)
            and entity.type is not CardType.ENCHANTMENT
            and entity.zone is not Zone.NONE
            and not entity.option
        )

    def printed_view(self, card: Any) -> EntityView:
        return hearthstone_board.printed_view(card)

    def board_view(self, game: Any, edition: str, paths: Mapping[int, str]) -> BoardView:
        return hearthstone_board.board_view(game, edition, paths)

    def switches(self, scenario: Scenario) -> Iterable[tuple[str, bool, str]]:
        rules = rules_of(scenario.edition, scenario.rules)
        return [(switch.name, getattr(rules, switch.name), switch.explanation) for switch in SWITCHES]

    def editing(self, stock: Stock) -> EditingRules:
        from playorder.scenario.hearthstone_editing import HearthstoneEditing  # no run needs it

        return HearthstoneEditing(stock)

    def questions(self, run: Recorded, name_of: Callable[[int], str], look: Look) -> Questions | None:
        # a run of which nobody asks needs none of it
        from playorder.scenario.asking.hearthstone import HearthstoneAnswers
        from playorder.scenario.asking.questions import Questions

        return Questions(run, HearthstoneAnswers(), name_of, look)
