"""The one object through which the window talks to the rest of the program.

It opens files and runs scenarios off the window's thread, holds the result and the place in it that is
shown, and tells by signals what changed. It knows no rules.
"""

from __future__ import annotations

import logging
import operator
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, Signal

from playorder.carddata.cards import CardData
from playorder.carddata.catalogue import Catalogue
from playorder.cards.definition import CardDef
from playorder.gui.background import Background
from playorder.gui.document_names import DocumentNames, namer
from playorder.gui.editing.history import Document, History
from playorder.gui.latest import Latest
from playorder.gui.protocols import CardMaking, Engine, NodeLike, RunLike, ScenarioLike
from playorder.gui.rules_at_hand import RulesAtHand
from playorder.gui.texts import ENGLISH
from playorder.hooks.manager import Plugins
from playorder.scenario.editing.rules import EditingCard, EditingRules
from playorder.scenario.ruleset import Ruleset
from playorder.timeline.board_view import BoardView

__all__ = ["Session", "Shown"]

log = logging.getLogger(__name__)

Mode = Literal["start", "end", "pinned", "preview"]


@dataclass(frozen=True, slots=True)
class Shown:
    """Which moment the board shows. `position` is the index of its node; -1 is before the first action."""

    mode: Mode
    position: int
    node: NodeLike | None


class Session(QObject):
    """An opened file, the chosen scenario, its last run, and the moment that is shown."""

    file_loaded = Signal(str, object)
    """The file's path and the list of its scenarios."""
    scenario_loaded = Signal(object)
    scenario_changed = Signal(object)
    """The chosen scenario was edited; it is the same one still."""
    editing_changed = Signal(bool)
    """Whether the board is the document's, to be edited (True), or a moment of its run."""
    stale_changed = Signal(bool)
    """Whether the document was edited since it was run."""
    asking_changed = Signal(bool)
    """Whether runs leave open what chance does, for somebody to decide."""
    language_changed = Signal()
    """Names and texts of cards are in another language now."""
    names_ready = Signal()
    """The names of the cards that can be attached are known now."""
    cards_ready = Signal()
    """The cards of the chosen scenario's edition are loaded."""
    run_started = Signal()
    run_finished = Signal(object)
    run_failed = Signal(str)
    node_changed = Signal(object)
    """The id of the node at which the board is pinned, or None for before the first action."""
    shown_changed = Signal(object)
    """A `Shown`: also follows what is only previewed."""
    board_changed = Signal(object)
    board_lost = Signal()
    """The chosen scenario has no board that could be shown."""
    busy_changed = Signal(bool)
    error = Signal(str, str)
    """One line, and details for those who want them."""

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._path = ""
        self._scenarios: list[ScenarioLike] = []
        self._index = -1
        self._result: RunLike | None = None
        self._start_board: BoardView | None = None
        self._position = -1
        self._preview: int | None = None
        self._running = False
        self._run_after_load = False
        self._latest = Latest(self)
        self._latest.busy_changed.connect(self._follow_work)
        self._background = Background(self)
        self._rules_at_hand = RulesAtHand(engine, self._background, self.names_ready.emit)
        self._editing = False
        self._stale = False
        self._asking = False
        self._asked_for = False
        self._resting = True
        self._language = ENGLISH
        self._renaming = False
        self._has_cards = False
        self._named: tuple[tuple[Document, str, bool], DocumentNames] | None = None
        self.history = History(self)
        """The documents of the opened file, and the one way to alter them."""
        self.history.changed.connect(self._document_changed)

    # What there is

    @property
    def engine(self) -> Engine:
        """What reads, builds and runs documents."""
        return self._engine

    @property
    def path(self) -> str:
        """The opened file."""
        return self._path

    @property
    def scenarios(self) -> Sequence[ScenarioLike]:
        """All scenarios of the opened file."""
        return self._scenarios

    @property
    def index(self) -> int:
        """Which of them is chosen; -1 if none."""
        return self._index

    @property
    def scenario(self) -> ScenarioLike | None:
        """The chosen scenario."""
        return self._scenarios[self._index] if 0 <= self._index < len(self._scenarios) else None

    @property
    def result(self) -> RunLike | None:
        """The last run of the chosen scenario."""
        return self._result

    # Cards

    @property
    def catalogue(self) -> Catalogue:
        """The cards of the chosen scenario's edition; loaded by the time that its board is shown."""
        return self.catalogue_source()()

    def catalogue_source(self) -> Callable[[], Catalogue]:
        """The same, to be asked for on another thread, where loading takes no time from the window."""
        edition = self.scenario.edition if self.scenario is not None else ""
        return lambda: self._engine.catalogue(edition)

    def is_scripted(self, card: CardData) -> bool:
        """Whether what a card does is carried out."""
        return self._engine.is_scripted(card)

    @property
    def plugins(self) -> Plugins | None:
        """All plugins, if there are any to be managed."""
        return self._engine.plugins

    @property
    def making(self) -> CardMaking | None:
        """What the card workshop asks."""
        return self._engine.making

    def forget_cards(self) -> None:
        """What cards do may be different now: the next run begins anew."""
        self._rules_at_hand.forget()
        self._engine.forget_cards()

    def definition_of(self, card: str) -> CardDef | None:
        """What a card does, if a plugin says it."""
        return self._engine.definition_of(card)

    @property
    def editing_rules(self) -> EditingRules | None:
        """What the ruleset of the chosen document declares for putting boards together; None if it declares nothing."""
        return self._rules_at_hand.editing(self.history.document)

    def attachable(self) -> dict[str, str]:
        """All cards that can be attached, or make what can be: what documents call them by their names.

        Empty at first: they are gathered off the window's thread, and `names_ready` tells when they are there.
        """
        return self._rules_at_hand.attachable(self.history.document, self._language)

    def card_name(self, card: EditingCard) -> str:
        """A card's name in the chosen language."""
        if self._language == ENGLISH:
            return card.name
        return self._in_language(card, self.catalogue.name, card.name)

    def names_in(self, document: Document) -> DocumentNames:
        """What people call the things that a document names: the chosen one, or one that it is to become.

        By their ids and English names until the cards are loaded, which they are when the board is first shown.
        """
        wanted = (document, self._language, self._has_cards)
        if self._named is None or not all(map(operator.is_, wanted, self._named[0])):
            card_name = namer(self.catalogue, self._language) if self._has_cards else str
            self._named = (wanted, DocumentNames(document, card_name))
        return self._named[1]

    def name_of_reference(self, name: str) -> str:
        """What people call an entity or a card that the chosen document names."""
        return self.names_in(self.history.document).of(name)

    def card_text(self, card: EditingCard) -> str:
        """A card's printed text in the chosen language, without marks of layout; empty for a card without."""
        return self._in_language(card, self.catalogue.text, "")

    def _in_language(self, card: EditingCard, words: Callable[[str, str], str], otherwise: str) -> str:
        return words(card.id, self._language) if card.id in self.catalogue else otherwise

    @property
    def language(self) -> str:
        """The language of card names and texts, such as ``zhCN``."""
        return self._language

    def set_language(self, language: str) -> None:
        """Show card names and texts in another language; the shown moment stays."""
        self._engine.set_language(language)
        if language == self._language:
            return
        self._language = language
        scenario = self.scenario
        if scenario is None:
            self.language_changed.emit()
            return
        was_running = self._running
        self.cancel()
        self._run_after_load = was_running
        self._renaming = True
        self._build(scenario)

    def _renamed(self) -> None:
        """The words of the new language are there: whatever shows names shows them anew."""
        self._renaming = False
        self.language_changed.emit()
        if self._result is not None:
            self.run_finished.emit(self._result)
            self.node_changed.emit(self._id())

    @property
    def editing(self) -> bool:
        """Whether the board is shown as the document has it, before the first action, to be edited.

        Otherwise it shows a moment of the run: rules are on.
        """
        return self._editing

    @property
    def stale(self) -> bool:
        """Whether the document was edited since it was run."""
        return self._stale

    @property
    def asking(self) -> bool:
        """Whether runs leave open what chance does and no pick decides."""
        return self._asking

    @property
    def busy(self) -> bool:
        """Whether something is being opened or run."""
        return self._latest.busy

    @property
    def running(self) -> bool:
        """Whether a scenario is being run."""
        return self._running

    @property
    def position(self) -> int:
        """Index of the node at which the board is pinned; -1 is before the first action."""
        return self._position

    @property
    def last(self) -> int:
        """Index of the last node; -1 without a run."""
        return len(self._result.nodes) - 1 if self._result is not None else -1

    @property
    def shown(self) -> Shown:
        """The moment that the board shows now."""
        position = self._preview if self._preview is not None else self._position
        node = self._node(position)
        if self._preview is not None:
            return Shown("preview", position, node)
        if position < 0:
            return Shown("start", position, None)
        return Shown("end" if position == self.last else "pinned", position, node)

    # Opening and running

    def open_file(self, path: str, index: int = 0, run: bool = False) -> None:
        """Read a file and choose one of its scenarios; with `run`, run it at once."""
        absolute = str(Path(path).absolute())

        def opened(scenarios: Sequence[ScenarioLike]) -> None:
            if not scenarios:
                self.error.emit(self.tr("%1 holds no scenario").replace("%1", path), absolute)
                return
            self._run_after_load = run
            self._take(absolute, scenarios, min(index, len(scenarios) - 1))

        def failed(problem: BaseException) -> None:
            self._report(problem, self.tr("%1 could not be opened").replace("%1", Path(path).name))

        self._latest.start(lambda: self._engine.load(absolute), opened, failed)

    def open_document(
        self, document: Document, path: str = "", unsaved: bool = False, run: bool = False
    ) -> None:
        """Edit a document that is no file yet, or with `path` another state of that file; `unsaved` makes it dirty.

        With `run`, it is run at once.
        """
        self.open_documents([document], 0, path, unsaved, run)

    def open_documents(
        self,
        documents: Sequence[Document],
        index: int,
        path: str = "",
        unsaved: bool = False,
        run: bool = False,
    ) -> bool:
        """The same for all documents of a file, of which one is chosen. False if they are not valid; then all stays."""
        try:
            scenarios = [self._engine.read(document, path, at) for at, document in enumerate(documents)]
        except Exception as problem:
            self._report(problem, self.tr("The document cannot be opened"))
            return False
        self._run_after_load = run
        self._take(path, scenarios, index, unsaved)
        return True

    def add_document(self, document: Document, run: bool = False) -> None:
        """One more scenario of the opened file, which is chosen; with `run`, it is run at once."""
        try:
            scenario = self._engine.read(document, self._path, len(self._scenarios))
        except Exception as problem:
            self._report(problem, self.tr("The document cannot be opened"))
            return
        self._scenarios.append(scenario)
        index = self.history.add(document)
        self.file_loaded.emit(self._path, self._scenarios)
        self._run_after_load = run
        self.choose(index)

    def close_file(self) -> None:
        """Nothing is open any more."""
        self.cancel()
        self._path = ""
        self._scenarios = []
        self._index = -1
        self._result = self._start_board = None
        self._position = -1
        self._preview = None
        self.history.open((), -1)
        self._set_stale(False)
        self._set_editing(False)

    def saved_as(self, path: str) -> None:
        """The documents were written to a file, which is the opened one from now on."""
        self._path = str(Path(path).absolute())
        scenario = self.scenario
        if scenario is not None:
            self.scenario_changed.emit(scenario)

    def _take(self, path: str, scenarios: Sequence[ScenarioLike], index: int, unsaved: bool = False) -> None:
        self._path = path
        self._scenarios = list(scenarios)
        self.history.open([scenario.data for scenario in scenarios], index, unsaved)
        self.file_loaded.emit(path, scenarios)
        self.choose(index)

    def reload(self) -> None:
        """Read the opened file again; run again what was run."""
        if self._path:
            self.open_file(self._path, max(0, self._index), run=self._result is not None)

    def choose(self, index: int) -> None:
        """Choose a scenario of the opened file and show its board."""
        self._index = index
        self._result = None
        self._start_board = None
        self._position = -1
        self._preview = None
        self.history.choose(index)
        scenario = self._scenarios[index]
        self._set_stale(False)
        self.scenario_loaded.emit(scenario)
        self._set_editing(True)
        self.shown_changed.emit(self.shown)

        self._build(scenario)

    def _build(self, scenario: ScenarioLike) -> None:
        """Show the board of a scenario before its first action."""

        def built(board: BoardView) -> None:
            self._start_board = board
            if not self._has_cards:
                self._has_cards = True
                self.cards_ready.emit()
            if self._renaming:
                self._renamed()
            self._show()
            if self._run_after_load:
                self._run_after_load = False
                self.run()

        def failed(problem: BaseException) -> None:
            self._run_after_load = False
            what = self.tr("The board of %1 could not be built").replace("%1", self._file_name())
            self._report(problem, what)
            self.board_lost.emit()

        self._latest.start(lambda: self._engine.start_board(scenario), built, failed)

    def _file_name(self) -> str:
        return Path(self._path).name or self.tr("the new scenario")

    # Editing

    def set_editing(self, on: bool) -> None:
        """Show the board as the document has it, or as it is at the end of its run, which is made if there is none."""
        is_there = self._result is not None and not self._stale and not self.resting
        if self.scenario is None or (on == self._editing and (on or is_there)):
            return
        if not on and not is_there:
            self.play_on()
            return
        self._preview = None
        self._position = -1 if on else self.last
        self._set_editing(on)
        self._show()
        self.node_changed.emit(None if on else self._id())

    def _set_editing(self, on: bool) -> None:
        if on != self._editing:
            self._editing = on
            self.editing_changed.emit(on)

    def _set_stale(self, on: bool) -> None:
        if on != self._stale:
            self._stale = on
            self.stale_changed.emit(on)

    def _document_changed(self) -> None:
        """The history has another document: show its board, or run it again where the board is that of a run."""
        try:
            scenario = self._engine.read(self.history.document, self._path, self._index)
        except Exception as problem:
            self._report(problem, self.tr("The document is not valid now; undo the last change"))
            return
        self._scenarios[self._index] = scenario
        if self._running:
            self.cancel()
        self._set_stale(self._result is not None)
        self.scenario_changed.emit(scenario)
        if self._editing:
            self._preview = None
            self._build(scenario)
        else:
            self._run()

    def run(self) -> None:
        """Run the chosen scenario; the board goes to its end, where the game has come to rest."""
        self._resting = True
        self._run(asked_for=True)

    def play_on(self) -> None:
        """Run the chosen scenario up to where its script ends, for somebody to play on from there."""
        self._resting = False
        self._run()

    def stay(self) -> None:
        """From now on, runs end where the script does; what is run already stays."""
        self._resting = False

    @property
    def resting(self) -> bool:
        """Whether runs go on after the script until the game has come to rest, where that is not the same."""
        ruleset = self.ruleset
        return self._resting and ruleset is not None and ruleset.comes_to_rest

    @property
    def asked_for(self) -> bool:
        """Whether the last run was asked for, and did not just follow a change of the document or of the mode."""
        return self._asked_for

    @property
    def ruleset(self) -> Ruleset | None:
        """The ruleset of the chosen document, if there is one."""
        return self._rules_at_hand.ruleset(self.history.document)

    def _run(self, asked_for: bool = False) -> None:
        scenario = self.scenario
        if scenario is None:
            return
        self._asked_for = asked_for

        def ran(result: RunLike) -> None:
            self._result = result
            self._position = len(result.nodes) - 1
            self._preview = None
            self._set_stale(False)
            self._set_editing(False)
            self.run_finished.emit(result)
            self._show()
            self.node_changed.emit(self._id())
            if result.error:
                self.error.emit(self.tr("The run stopped: %1").replace("%1", result.error), result.error)
            elif result.faults:
                what = self.tr("The code of a card failed, its effect was given up: %1")
                details = "\n".join(fault.traceback for fault in result.faults)
                self.error.emit(what.replace("%1", result.faults[0].error), details)

        def failed(problem: BaseException) -> None:
            message = self._report(problem, self.tr("The run failed"))
            self.run_failed.emit(message)

        engine = self._engine
        make = engine.ask if self._asking and engine.ask is not None else engine.run
        if engine.stay is not None and not self._resting:
            make = partial(engine.stay, self._asking)
        self._running = True
        self.run_started.emit()
        self._latest.start(lambda: make(scenario), ran, failed)

    def set_asking(self, on: bool) -> None:
        """Leave open what chance does, or let the seed decide it; what was run is run again."""
        if on == self._asking:
            return
        self._asking = on
        self.asking_changed.emit(on)
        if self._result is not None and not self._editing:
            self._run()

    def cancel(self) -> None:
        """Stop what is being done, also where the code of a card hangs; its result, if it still comes, is dropped."""
        if not self.busy:
            return
        was_running = self._running
        self._run_after_load = False
        self._latest.drop(stop=was_running)
        if was_running:
            self.run_failed.emit(self.tr("The run was cancelled"))

    def _follow_work(self, busy: bool) -> None:
        if not busy:
            self._running = False
        self.busy_changed.emit(busy)

    def close(self) -> None:
        """The window goes: nothing is reported any more."""
        self._background.close()
        self.cancel()

    # Looking at a moment of the run

    def pin(self, position: int) -> None:
        """Show the board at the node of this index, and stay there."""
        position = max(-1, min(self.last, position))
        self._preview = None
        self._position = position
        self._set_editing(False)
        self._show()
        self.node_changed.emit(self._id())

    def pin_node(self, node_id: int | None) -> None:
        """Pin by a node's id."""
        self.pin(-1 if node_id is None else self._index_of(node_id))

    def preview(self, position: int | None) -> None:
        """Show a moment only for as long as the pointer rests on it; None goes back."""
        if position is not None and not -1 <= position <= self.last:
            position = None
        if position == self._position:
            position = None
        if position != self._preview:
            self._preview = position
            self._show()

    def step(self, by: int) -> None:
        """Some nodes on or back."""
        if self._result is not None:
            self.pin(self._position + by)

    def to_start(self) -> None:
        """Before the first action."""
        if self._result is not None:
            self.pin(-1)

    def to_end(self) -> None:
        """Back to the end of the run."""
        if self._result is not None:
            self.pin(self.last)

    def sentence(self) -> str:
        """The shown moment in plain language."""
        shown = self.shown
        if shown.node is None or self._result is None:
            return self.tr("Before the first action")
        return self._guard(lambda result: result.sentence(self._node_id(shown.position)), "")

    def name_of(self, entity: int | None) -> str:
        """The name of an entity of the run."""
        if entity is None or self._result is None:
            return ""
        return self._guard(lambda result: result.name_of(entity), f"#{entity}")

    # Within

    def _guard(self, ask: Callable[[RunLike], str], otherwise: str) -> str:
        try:
            return ask(self._result) if self._result is not None else otherwise
        except Exception:
            log.exception("a run could not answer")
            return otherwise

    def _node(self, position: int) -> NodeLike | None:
        return self._result.nodes[position] if self._result is not None and position >= 0 else None

    def _node_id(self, position: int) -> int:
        node = self._node(position)
        return node.id if node is not None else -1

    def _id(self) -> int | None:
        node = self._node(self._position)
        return node.id if node is not None else None

    def _index_of(self, node_id: int) -> int:
        assert self._result is not None
        nodes = self._result.nodes
        if 0 <= node_id < len(nodes) and nodes[node_id].id == node_id:
            return node_id
        return next((index for index, node in enumerate(nodes) if node.id == node_id), -1)

    def _show(self) -> None:
        shown = self.shown
        board = self._start_board
        if self._result is not None and not (self._editing and shown.mode == "start"):
            try:
                board = self._result.board_at(None if shown.node is None else shown.node.id)
            except Exception as problem:
                self._report(problem, self.tr("The board at this step cannot be shown"))
                return
        if board is not None:
            self.board_changed.emit(board)
        self.shown_changed.emit(shown)

    def _report(self, problem: BaseException, what: str) -> str:
        """Tell of an error in one line; unforeseen ones come with their traceback."""
        foreseen = getattr(problem, "message", None)
        if isinstance(foreseen, str) and foreseen:
            message, details = f"{what}: {foreseen}", foreseen
        elif isinstance(problem, OSError):
            message = details = f"{what}: {problem.strerror or problem}"
        else:
            log.error("%s", what, exc_info=problem)
            message = f"{what}: {type(problem).__name__}: {problem}"
            details = "".join(traceback.format_exception(problem))
        self.error.emit(message, details)
        return message
