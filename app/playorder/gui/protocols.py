"""What the window needs from the rest of the program, as types. Nothing here knows rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from playorder.carddata.cards import CardData
from playorder.carddata.catalogue import Catalogue
from playorder.cards.definition import CardDef
from playorder.cards.whole import WholeCard
from playorder.scenario.asking.questions import Questions
from playorder.scenario.rulesets import Rulesets
from playorder.scenario.shipped import SHIPPED
from playorder.timeline.board_view import BoardView, EntityView
from playorder.timeline.rules import Rule

if TYPE_CHECKING:
    from playorder.cards.vocabulary import Vocabulary, Word
    from playorder.hooks.manager import Plugins
    from playorder.scenario.table import Table
    from playorder.scenario.variation import Compared, Variation

__all__ = ["CardKinds", "CardMaking", "Engine", "NodeLike", "RunLike", "ScenarioLike"]


class NodeLike(Protocol):
    """One thing that happened in a run; `parent` is the id of the node that it lies in."""

    id: int
    parent: int | None
    kind: str
    label: str
    rule: str
    source: int | None
    target: int | None
    player: int | None
    status: str
    reason: str
    amount: int | None
    queue: tuple[Any, ...]
    candidates: tuple[Any, ...]
    pick: Any


class ScenarioLike(Protocol):
    """A scenario of an opened file."""

    @property
    def title(self) -> str: ...

    @property
    def description(self) -> str: ...

    @property
    def edition(self) -> str: ...

    @property
    def data(self) -> dict[str, Any]:
        """The JSON object that it was read from."""


class FaultLike(Protocol):
    """An error that the code of a card raised."""

    @property
    def error(self) -> str: ...

    @property
    def traceback(self) -> str: ...


class Tested(Protocol):
    """What is asked of a run that is not looked at."""

    @property
    def error(self) -> str: ...

    @property
    def checks(self) -> Sequence[tuple[bool, Any, Any]]: ...


class RunLike(Protocol):
    """A finished run, which can be looked at from any of its nodes."""

    @property
    def ok(self) -> bool: ...

    @property
    def error(self) -> str: ...

    @property
    def faults(self) -> Sequence[FaultLike]:
        """The errors that the code of cards raised."""

    @property
    def title(self) -> str: ...

    @property
    def checks(self) -> Sequence[tuple[bool, Any, Any]]:
        """For each expectation: whether it holds, the expectation, and what was found instead."""

    @property
    def nodes(self) -> Sequence[NodeLike]: ...

    def board_at(self, node_id: int | None) -> BoardView:
        """The board when this node had happened; None is before the first action."""

    def sentence(self, node_id: int) -> str:
        """The node in plain language."""

    def name_of(self, entity: int) -> str:
        """The name of anything that took part in the run."""

    # What play mode asks

    @property
    def moments(self) -> Sequence[int]:
        """The index of the last node before the first action, and after each one that was done; -1 is no node."""

    def look(self, done: int | None) -> AbstractContextManager[Table | None]:
        """The table after so many actions, or as it is now, to be asked; None while or after another run is made."""

    def card_of(self, table: Table, candidate: Any, reason: str) -> EntityView | None:
        """A candidate of a decision as a card with its text; None for numbers and for yes or no."""

    def in_language(self, words: str) -> str:
        """A sentence of the rules, with the names of cards in the chosen language."""

    def card_title(self, table: Table, card: int | str | None) -> str:
        """The name of an entity's card, or of the card with this id; empty for what has none."""

    # What the timeline asks

    @property
    def questions(self) -> Questions | None:
        """All that can be asked about the run; None if nobody can answer."""

    @property
    def rules(self) -> Mapping[str, Rule]:
        """What the rules say that its nodes may name, by identifier."""

    def export(self, form: str, path: Path) -> None:
        """Write the run in a form of `playorder.export.forms`. Raises OSError."""


class CardKinds(Protocol):
    """The words that a card's form offers."""

    @property
    def types(self) -> tuple[str, ...]: ...

    @property
    def classes(self) -> tuple[str, ...]: ...

    @property
    def races(self) -> tuple[str, ...]: ...

    @property
    def targets(self) -> tuple[str, ...]: ...

    @property
    def keywords(self) -> tuple[str, ...]: ...

    @property
    def target_states(self) -> tuple[str, ...]:
        """What a target must be besides."""

    @property
    def target_whens(self) -> tuple[str, ...]:
        """When a target must be chosen."""

    @property
    def auras(self) -> tuple[Word, ...]:
        """The kinds of auras, as sentences with slots."""


class CardMaking(Protocol):
    """What the card workshop asks of the ruleset whose cards are made."""

    def vocabulary(self) -> Vocabulary:
        """The words of which effects are made."""

    def kinds(self) -> CardKinds:
        """The words of the form's other fields."""

    def names(self, words: str) -> list[str]:
        """Names of cards for what was typed so far."""

    def problem(self, card: dict[str, Any]) -> str:
        """What is wrong with a card, in one line; nothing if it can be played."""

    def scratch(self, card: dict[str, Any]) -> dict[str, Any]:
        """The document of a board on which the card is tried: what it does when it is used, each of its ways once."""

    def read_file(self, path: Path) -> list[dict[str, Any]]:
        """The cards of a card file. Raises an error that says what is wrong."""


@dataclass(frozen=True, slots=True)
class Engine:
    """The calls that the window makes. All but `read` may take long; all may raise."""

    load: Callable[[str], Sequence[ScenarioLike]]
    run: Callable[[Any], RunLike]
    start_board: Callable[[Any], BoardView]
    read: Callable[[dict[str, Any], str, int], ScenarioLike]
    """A scenario out of a document, and the file and the place in it that it belongs to."""
    catalogue: Callable[[str], Catalogue]
    """The cards as of an edition; the first time takes a moment."""
    definition_of: Callable[[str], CardDef | None]
    """What a card does, by its id; None if no plugin says it."""
    is_scripted: Callable[[CardData], bool]
    """Whether what a card does is carried out."""
    plugins: Plugins | None = None
    """All plugins, to be seen and turned on and off."""
    set_language: Callable[[str], None] = lambda _language: None
    """Names and texts of cards are wanted in this language: of the boards, and of what runs tell."""
    forget_cards: Callable[[], None] = lambda: None
    """What cards do may be different now: the next run begins anew."""
    stop_on_fault: Callable[[bool], None] = lambda _stop: None
    """Whether a run ends where the code of a card fails, from the next run on; else it goes on without the effect."""
    making: CardMaking | None = None
    """What the card workshop asks."""
    variations: Callable[[Any], Sequence[Variation]] | None = None
    """What a scenario can be compared with."""
    compared: Callable[[Variation], Compared] | None = None
    """Both runs of a variation."""
    ask: Callable[[Any], RunLike] | None = None
    """Like `run`, but what chance does is left open, for somebody to decide."""
    test: Callable[[Any], Tested] | None = None
    """Like `run`, but only for whether the checks hold; the run that is open in the window is left alone."""
    stay: Callable[[bool, Any], RunLike] | None = None
    """Like `run` (or, with True, like `ask`), but the game stays where the script leaves it."""
    entries_after: Callable[[Any, dict[str, Any], Sequence[str] | None], list[dict[str, Any]]] = (
        lambda _scenario, entry, _stops: [entry]
    )
    """What an action at the end of a scenario's script is written as, with what then goes without saying."""
    whole_cards: Callable[[str], Mapping[str, WholeCard]] = lambda _ruleset: {}
    """The cards by name of a ruleset whose cards are not in the card data."""
    rulesets: Callable[[], Rulesets] = lambda: SHIPPED
    """The rulesets that documents may name."""
