"""Everything that a ruleset of one's own needs, in one place; ``assets/docs/rulesets.md`` tells how it is used."""

from playorder.cards.vocabulary import Part, Slot, SlotKind, Vocabulary, Word
from playorder.cards.whole import WholeCard
from playorder.engine.decisions import Decision, DecisionKind
from playorder.engine.faults import OnFault
from playorder.engine.game import CardEntity, CardGame, GameFacts
from playorder.engine.moves import Move, Moves, Need, Offer, Reason, Step, Verb, Way
from playorder.engine.phases import Phase
from playorder.engine.refusing import NotLegal
from playorder.model.state import Entity
from playorder.model.zones import Layout, ZoneLayout
from playorder.scenario.alike import check_by_kind, check_names, kind_of_action
from playorder.scenario.comparing import CheckResult, compare
from playorder.scenario.document import FORMAT, VERSION, Scenario
from playorder.scenario.errors import RunError, ScenarioError
from playorder.scenario.naming import Names
from playorder.scenario.result import Tools
from playorder.scenario.ruleset import Course, Ruleset, Start, Template
from playorder.scenario.values import (
    check_keys,
    expect_bool,
    expect_int,
    expect_list,
    expect_one_of,
    expect_text,
    expect_texts,
)
from playorder.timeline.board_view import BoardView, EntityView, PlayerView, ZoneView
from playorder.timeline.rules import Rule

__all__ = [
    "FORMAT",
    "VERSION",
    "BoardView",
    "CardEntity",
    "CardGame",
    "CheckResult",
    "Course",
    "Decision",
    "DecisionKind",
    "Entity",
    "EntityView",
    "GameFacts",
    "Layout",
    "Move",
    "Moves",
    "Names",
    "Need",
    "NotLegal",
    "Offer",
    "OnFault",
    "Part",
    "Phase",
    "PlayerView",
    "Reason",
    "Rule",
    "Ruleset",
    "RunError",
    "Scenario",
    "ScenarioError",
    "Slot",
    "SlotKind",
    "Start",
    "Step",
    "Template",
    "Tools",
    "Verb",
    "Vocabulary",
    "Way",
    "WholeCard",
    "Word",
    "ZoneLayout",
    "ZoneView",
    "check_by_kind",
    "check_keys",
    "check_names",
    "compare",
    "expect_bool",
    "expect_int",
    "expect_list",
    "expect_one_of",
    "expect_text",
    "expect_texts",
    "kind_of_action",
]
