"""What a ruleset brings to scenario documents: its keys, its boards, its actions, what can be checked and shown.

Reading, running, checking and reporting ask a :class:`Ruleset` wherever games differ; they know none themselves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from playorder.cards.vocabulary import Vocabulary
from playorder.engine.decisions import Decision
from playorder.engine.faults import OnFault
from playorder.engine.moves import Move, Moves
from playorder.engine.phases import Phase
from playorder.engine.refusing import NotLegal
from playorder.model.zones import ZoneLayout
from playorder.scenario.alike import Kinds, check_by_kind
from playorder.scenario.comparing import CheckResult, compare
from playorder.scenario.document import Scenario
from playorder.scenario.naming import Names
from playorder.scenario.values import check_keys, expect_text
from playorder.timeline.board_view import BoardView, EntityView
from playorder.timeline.rules import Rule

if TYPE_CHECKING:
    from playorder.scenario.asking.questions import Look, Questions
    from playorder.scenario.editing.rules import EditingRules, Stock
    from playorder.scenario.result import RunResult, Tools
    from playorder.timeline.recorded import Recorded


class Template(NamedTuple):
    """A document to begin with; ``title`` says in a few words what is on its board."""

    title: str
    document: dict[str, Any]


class Start(NamedTuple):
    """A game ready to run, and how names are found in it."""

    game: Any
    names: Names


class ByPosition(NamedTuple):
    """What of a document's side takes its place in the order of play by where it is written: these, in this order."""

    slots: tuple[str, ...] = ()
    """Keys of single cards."""
    zones: tuple[str, ...] = ()
    """Keys of lists of cards."""


class Course(Protocol):
    """A run that is taken through its script; the table that it is played at."""

    @property
    def scenario(self) -> Scenario:
        """The document."""

    @property
    def result(self) -> RunResult:
        """What there is of the run so far."""

    def refuse(self, index: int, refusal: NotLegal) -> bool:
        """An action was refused; whether the run goes on, because the document expects it."""

    def mark(self) -> None:
        """One more action was done or refused, and this is where it left the game."""


class Ruleset(ABC):
    """All that the program asks of a ruleset. It holds nothing; all methods may be called from any thread.

    The game that :meth:`build` makes is a :class:`~playorder.engine.game.CardGame`.
    """

    name: str
    title: str
    editions: tuple[str, ...]
    """The usual one first."""
    zones: tuple[ZoneLayout, ...]
    """All zones of one side that :meth:`board_view` may show, and how each is drawn."""
    phases: tuple[Phase, ...]
    """All phases that a timeline may have."""
    rules: tuple[Rule, ...] = ()
    """What its rules say, besides those of the page on rules: told beside the timeline and in exports."""

    def templates(self) -> Iterable[Template]:
        """Documents to begin with, the emptiest first: what the window offers as new boards."""
        return ()

    def vocabulary(self) -> Vocabulary | None:
        """The words for triggers and cards without code; None where there are none."""
        return None

    def printed_cards(self, tools: Tools, _edition: str) -> Iterable[EntityView]:
        """All cards of the game, as they are printed: those that plugins bring for the ruleset."""
        return [self.printed_view(card) for card in tools.whole_cards(self.name).values()]

    # --- reading -----------------------------------------------------------------------------------------------

    @abstractmethod
    def read_side(self, value: Any, path: str) -> Any:
        """One player of a document. Raises :class:`ScenarioError`."""

    @abstractmethod
    def read_card(self, value: Any, path: str) -> Any:
        """One card or entity of a document. Raises :class:`ScenarioError`."""

    @abstractmethod
    def read_action(self, value: Any, path: str) -> dict[str, Any]:
        """One action of a script. Raises :class:`ScenarioError`."""

    check_keys: Kinds
    """The fields of each kind of expectation, the one that names it first: ``entity``, ``player``, ``result``,
    ``order``, ``count``, ``illegal``, and others of the game's own."""

    def read_check(self, value: Any, path: str) -> dict[str, Any]:
        """One expectation. Raises :class:`ScenarioError`."""
        every = {key for keys in self.check_keys.values() for key in keys}
        check = check_keys(value, (*sorted(every), "after"), path, "a check")
        kind = next((kind for kind in self.check_keys if kind in check), "")
        check_by_kind(check, kind, self.check_keys, path)
        if kind == "entity":
            expect_text(check["entity"], f"{path}.entity")
        return check

    @abstractmethod
    def check_ids(self, scenario: Scenario, path: str) -> None:
        """No id twice; the order of play names only what is there. Raises :class:`ScenarioError`."""

    def counted(self, _player: int, _zone: str, _written: Any) -> list[Any] | None:
        """What a zone holds that is no list in the document but a number, or not there; None for an empty one."""
        return None

    # --- running -----------------------------------------------------------------------------------------------

    by_position = ByPosition()

    takes_back = True
    """Whether actions can be taken back one by one; else a changed script is played again from its beginning."""

    @abstractmethod
    def build(self, scenario: Scenario, tools: Tools, on_fault: OnFault) -> Start:
        """The game that a document describes. Raises :class:`ScenarioError`."""

    @abstractmethod
    def open(self, game: Any, scenario: Scenario) -> None:
        """Let the game come to where the first action can be performed."""

    def act(self, course: Course, index: int) -> None:
        """Perform one action of the script, with whatever later ones belong into it; mark the moment after each.

        Raises what goes wrong; a refusal goes through :meth:`Course.refuse`. As it is here, each action is performed
        where the one before has ended, and between actions nothing is open in the timeline.
        """
        result = course.result
        if result.recorder is not None:
            result.recorder.finish_all()
            result.action_nodes.append(result.recorder.count())
        goes_on = True
        try:
            self.perform(result.game, result.names, course.scenario.script[index])
        except NotLegal as refusal:
            goes_on = course.refuse(index, refusal)
        if goes_on:
            course.mark()

    def perform(self, _game: Any, _names: Names, _action: dict[str, Any]) -> None:
        """Perform one action, for a ruleset whose :meth:`act` is the usual one.

        Raises :class:`NotLegal` for what the rules forbid, :class:`RunError` for a name of nothing that is there.
        """
        raise NotImplementedError

    def answer_to(self, question: Decision, picked: list[Any]) -> dict[str, Any]:
        """The same, where it depends on what is asked."""
        return self.answer_of(picked, several=question.several)

    comes_to_rest = False
    """Whether games go on by themselves after the script: :meth:`close` does something."""
    windows: tuple[tuple[str, str], ...] = ()
    """The windows in which players may act in turn, with their words: none where only one player acts."""
    names_what_is_chosen = False
    """Whether an answer names the entity that it chooses, which is given an id for that if it has none."""

    def entries_of(
        self,
        entry: dict[str, Any],
        _play: Callable[[list[dict[str, Any]]], Any],
        _stops: frozenset[str] | None,
    ) -> list[dict[str, Any]]:
        """What is written for an action that somebody takes at the table, with whatever then goes without saying.

        ``play`` plays more entries after the script and gives the game; in windows of ``stops`` nobody passes unasked,
        and with None nobody ever does.
        """
        return [entry]

    def close(self, _course: Course) -> None:  # noqa: B027 (most rulesets do nothing then)
        """The script is over: let the game come to rest."""

    @abstractmethod
    def moves(self, game: Any) -> Moves:
        """What can be done now."""

    @abstractmethod
    def entry_of(self, game: Any, move: Move, name_of: Callable[[int], str]) -> dict[str, Any]:
        """A move as an action of the script."""

    @abstractmethod
    def answer_of(self, picked: list[Any], *, several: bool) -> dict[str, Any]:
        """The action that answers an open choice with what was picked."""

    def unscripted(self, _game: Any, _tools: Tools) -> Iterable[str]:
        """Ids of cards that took part and would need a script that nobody wrote."""
        return ()

    # --- looking -----------------------------------------------------------------------------------------------

    def check_state(self, game: Any, names: Names, check: dict[str, Any]) -> CheckResult:
        """One check of the state; as it is here every key must be just what the facts say."""
        if "result" in check:
            return CheckResult(game.info.result == check["result"], check, game.info.result)
        if "player" in check:
            return compare(check, self.player_facts(game, int(check["player"][1])))
        entity = names.find(check["entity"])
        if entity is None:
            return CheckResult(False, check, f"there is no entity {check['entity']!r}")
        return compare(check, self.entity_facts(game, entity))

    @abstractmethod
    def entity_facts(self, game: Any, entity: Any) -> dict[str, Any]:
        """All keys of an entity check."""

    @abstractmethod
    def player_facts(self, game: Any, player: int) -> dict[str, Any]:
        """All keys of a player check."""

    @abstractmethod
    def is_reported(self, entity: Any) -> bool:
        """Whether a report lists the entity."""

    @abstractmethod
    def printed_view(self, card: Any) -> EntityView:
        """A card as it is printed, outside every game."""

    @abstractmethod
    def board_view(self, game: Any, edition: str, paths: Mapping[int, str]) -> BoardView:
        """The board as it is now, ready to be drawn; `paths` tell where the document writes an entity."""

    def printed(self, game: Any, card: str) -> EntityView | None:
        """A card by its id as it is printed, outside every game; None for what no card data knows."""
        known = game.catalogue.get(card)
        return None if known is None else self.printed_view(known)

    def switches(self, _scenario: Scenario) -> Iterable[tuple[str, bool, str]]:
        """The rule switches as a scenario has them: name, whether it is on, and what it means."""
        return ()

    def editing(self, _stock: Stock) -> EditingRules | None:
        """What there is to know for putting boards together; None where they can only be written by hand."""
        return None

    def questions(self, run: Recorded, name_of: Callable[[int], str], look: Look) -> Questions | None:  # noqa: ARG002
        """All that can be asked about a run; None where the ruleset answers no questions."""
        return None
