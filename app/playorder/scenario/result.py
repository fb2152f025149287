"""What a run gives, and what it needs from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from playorder.cards.definition import CardDef
from playorder.cards.whole import WholeCard
from playorder.engine.decisions import Decision, names_entity
from playorder.engine.faults import Fault
from playorder.engine.machine import Cell
from playorder.scenario.comparing import CheckResult
from playorder.scenario.document import Scenario
from playorder.scenario.naming import Names, entity_labels
from playorder.scenario.placeholders import with_placeholders
from playorder.scenario.ruleset import Ruleset
from playorder.scenario.rulesets import Rulesets
from playorder.timeline.board_view import BoardView, EntityView
from playorder.timeline.nodes import Node, TimelineRecorder
from playorder.timeline.recorded import Recorded
from playorder.timeline.rules import Rule, rules
from playorder.timeline.sentences import sentence

if TYPE_CHECKING:
    from playorder.scenario.asking.questions import Questions

Definitions = Callable[[str], "CardDef | None"]


@dataclass(frozen=True, slots=True)
class Mark:
    """A moment between two actions: how far the journal and the timeline were, and what was still open."""

    journal: int
    nodes: int
    decisions: int
    """How many random decisions there had been."""
    faults: int
    """How many errors of cards' code had been survived."""
    stack: Cell | None
    question: Decision | None


@dataclass
class RunResult:
    """What a run gave. ``error`` says which action stopped it and why; ``refused`` are those that went wrong."""

    scenario: Scenario
    game: Any
    names: Names
    recorder: TimelineRecorder | None
    ruleset: Ruleset
    checks: list[CheckResult] = field(default_factory=list)
    error: str = ""
    error_action: int | None = None
    action_nodes: list[int] = field(default_factory=list)
    """Where the timeline stood before each action that was tried."""
    marks: list[Mark] = field(default_factory=list)
    """Where everything stood before the first action and after each one that was done or refused."""
    refused: set[int] = field(default_factory=set)
    """The actions of the script that were refused."""
    pick_failed: bool = False
    """Whether a pick stopped the run, because it is not among the candidates of the decision it applies to."""
    at_rest: bool = True
    """Whether the game would stay as it is after the script; what is expected of its end is expected of that."""
    cycle: list[str] = field(default_factory=list)
    """Where the run was endless: the steps that came round again and again, in words."""

    @property
    def nodes(self) -> list[Node]:
        """The timeline's nodes; none if nothing was recorded."""
        return [] if self.recorder is None else self.recorder.nodes

    @property
    def ok(self) -> bool:
        """Every check holds, nothing stopped the run, and the code of no card failed."""
        return not self.error and not self.faults and all(check.ok for check in self.checks)

    @property
    def faults(self) -> list[Fault]:
        """The errors that the code of cards raised; the effects concerned were abandoned."""
        faults: list[Fault] = self.game.faults
        return faults

    @property
    def card_failed(self) -> bool:
        """Whether the code of a card raised an error."""
        return bool(self.game.faults)

    @property
    def title(self) -> str:
        """The scenario's title."""
        return self.scenario.title

    @property
    def description(self) -> str:
        """What the scenario says of itself."""
        return self.scenario.description

    @property
    def edition(self) -> str:
        """The edition of the rules it was run by."""
        return self.scenario.edition

    @contextmanager
    def rewound(self, journal: int) -> Iterator[None]:
        """The state as it was at a place of the journal, for as long as the context lasts.

        It is rewound along the journal and played forward again: nothing is copied or run twice.
        """
        state = self.game.state
        undone = state.rewind(journal)
        try:
            yield
        finally:
            state.replay(undone)

    def board_at(self, node: int | None) -> BoardView:
        """The board after a node's own changes; None gives the board before the first action."""
        with self.recorded.after(node):
            return self.ruleset.board_view(self.game, self.scenario.edition, self.names.paths)

    def card_of(self, candidate: Any, reason: str) -> EntityView | None:
        """A candidate of a decision with this reason as a card; None for numbers and for yes or no."""
        if isinstance(candidate, str):
            return self.ruleset.printed(self.game, candidate)
        return self.view_of(candidate) if names_entity(candidate, reason) else None

    def view_of(self, entity: int) -> EntityView | None:
        """An entity as it is drawn now; None for what lies in no zone of the board."""
        board = self.ruleset.board_view(self.game, self.scenario.edition, self.names.paths)
        zones = (zone for player in board.players for zone in player.zones)
        return next((view for zone in zones for view in zone.entities if view.entity == entity), None)

    @cached_property
    def recorded(self) -> Recorded:
        """The run for those who ask about it: what lies in what, and the state at every node."""
        return Recorded(self.game, self.recorder)

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """What the rules say that its nodes may name, by identifier: those of its ruleset come first."""
        own = {rule.id: rule for rule in self.ruleset.rules}
        return {**own, **{name: rule for name, rule in rules().items() if name not in own}}

    def sentence(self, node: int) -> str:
        """A line in plain language about a node."""
        return sentence(self.nodes[node], self.labels)

    @cached_property
    def labels(self) -> dict[int, str]:
        """A name for every entity of the run, as far as it went."""
        return entity_labels(self.names)

    def questions(self) -> Questions | None:
        """All that can be asked of the run while nobody plays it on; None where the ruleset answers no questions."""
        return self.ruleset.questions(
            self.recorded, lambda entity: self.labels.get(entity, f"#{entity}"), lambda: nullcontext(True)
        )

    def forget_labels(self) -> None:
        """The run goes on, or back: there may be other entities."""
        self.__dict__.pop("labels", None)

    @property
    def unscripted(self) -> list[str]:
        """Ids of cards that took part and have no script though their text would need one."""
        return sorted(self.game.unscripted)


@dataclass(frozen=True)
class Tools:
    """What a run needs from outside: card data by edition, card definitions, compiler of written triggers.

    ``rulesets`` are those that ship and those of plugins; ``whole_cards`` gives the cards by name that they bring for a
    ruleset whose game has no package of card data.
    """

    catalogue: Callable[[str], Any]
    definitions: Callable[[str], Definitions]
    compile_trigger: Any
    rulesets: Rulesets
    needs_script: Callable[[Any], bool] = lambda _card: False
    whole_cards: Callable[[str], Mapping[str, WholeCard]] = lambda _ruleset: {}
    placeholders: bool = False
    """Whether a card that is not known is stood in for, instead of refusing the scenario.

    Only in a document that came without a file, from a share code or the library: in a file it is a mistake to mend.
    """

    def cards_of(self, scenario: Scenario) -> Any:
        """The card data that a scenario is built with."""
        catalogue = self.catalogue(scenario.edition)
        return (
            with_placeholders(scenario, catalogue) if self.placeholders and not scenario.file else catalogue
        )
