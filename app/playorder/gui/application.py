"""Starting the window: the application object, the theme, and the program's engine behind `Session`."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from playorder.engine.collecting import pass_over_what_is_there
from playorder.engine.faults import OnFault
from playorder.gui.icons import app_icon
from playorder.gui.protocols import Engine, FaultLike, NodeLike, RunLike
from playorder.gui.run_names import RunNames
from playorder.gui.session import Session
from playorder.gui.start.gallery import gallery
from playorder.gui.texts import ENGLISH, CardTexts
from playorder.gui.theme import ThemeManager
from playorder.gui.window import MainWindow
from playorder.scenario.asking.questions import Questions
from playorder.scenario.live import LiveTable
from playorder.timeline.board_view import BoardView, EntityView
from playorder.timeline.ranks import with_ranks
from playorder.timeline.sentences import sentence

if TYPE_CHECKING:
    from playorder.scenario.document import Scenario
    from playorder.scenario.result import Tools
    from playorder.scenario.run import RunResult
    from playorder.scenario.table import Table
    from playorder.scenario.variation import Compared, Variation

__all__ = ["make_window", "open_window", "program_engine"]

log = logging.getLogger(__name__)


class _Run:
    """A run of the program, in the shape that the window asks for."""

    def __init__(self, result: RunResult, texts: CardTexts, live: LiveTable) -> None:
        self._result = result
        self._texts = texts
        self._names = RunNames(result, texts)
        self._live = live
        self._turn = live.turn
        self.ok = result.ok
        self.faults: Sequence[FaultLike] = list(result.faults)
        self.title = result.title
        self.checks: Sequence[tuple[bool, Any, Any]] = [tuple(check) for check in result.checks]
        self._nodes = list(result.nodes)
        self.nodes: Sequence[NodeLike] = self._nodes
        self.rules = result.rules
        self.moments = [mark.nodes - 1 for mark in result.marks]
        self._end = result.board_at(len(self.nodes) - 1 if self.nodes else None)
        result.recorded.moments.prepare()  # here, off the window's thread
        self.questions: Questions | None = result.ruleset.questions(
            result.recorded, self.name_of, lambda: live.look(self._turn)
        )

    @property
    def error(self) -> str:
        words, number = self._result.error, self._result.error_action
        if number is not None:  # documents count actions from 0, the window from 1
            words = words.replace(f"action {number}", f"action {number + 1}", 1)
        return self._names.in_language(words)

    def board_at(self, node_id: int | None) -> BoardView:
        with self._live.look(self._turn) as table:
            # while another run is made on the table, the end of this one is all that is left of it
            return with_ranks(
                self._texts.fill(self._end if table is None else self._result.board_at(node_id))
            )

    def sentence(self, node_id: int) -> str:
        # the same names as in the columns
        return sentence(self._nodes[node_id], self._names.all())

    def name_of(self, entity: int) -> str:
        return self._names.all().get(entity, f"#{entity}")

    @contextmanager
    def look(self, done: int | None) -> Iterator[Table | None]:
        with self._live.look(self._turn) as table:
            if table is None or done is None:
                yield table
            else:
                with table.at(done):
                    yield table

    def card_of(self, table: Table, candidate: Any, reason: str) -> EntityView | None:
        card = table.result.card_of(candidate, reason)
        return None if card is None else self._texts.entity(card)

    def in_language(self, words: str) -> str:
        return self._names.in_language(words)

    def card_title(self, table: Table, card: int | str | None) -> str:
        return self._title(table.result, card)

    def _title(self, result: RunResult, card: int | str | None) -> str:
        english = result.names.card_name(card)
        if not english:
            return ""
        return self._texts.name(
            card if isinstance(card, str) else result.game.entities[card].card.id, english
        )

    def export(self, form: str, path: Path) -> None:
        from playorder.export.forms import form_named, write

        with self._live.look(self._turn) as table:
            if table is None:
                raise OSError(0, "another run is being made; try again when it is there")
            write(self._result, form_named(form), path)


def program_engine() -> Engine:
    """The real thing: documents, card data, plugins and rules, imported when they are first needed."""
    from playorder.assembly import Program
    from playorder.card_making import ProgramCardMaking
    from playorder.hooks.status import card_status

    program = Program()

    def tools() -> Tools:
        # what somebody shares may hold cards that are not here: it is shown all the same
        return replace(program.tools(), placeholders=True)

    texts: dict[str, CardTexts] = {}
    language = ENGLISH

    on_fault = OnFault.GO_ON
    last_read: Scenario | None = None

    def stop_on_fault(stop: bool) -> None:
        nonlocal on_fault
        on_fault = OnFault.STOP if stop else OnFault.GO_ON
        live.cache_clear()

    @cache
    def live() -> LiveTable:
        return LiveTable(tools(), on_fault)

    def texts_of(edition: str) -> CardTexts:
        if edition not in texts:
            texts[edition] = CardTexts(program.catalogue(edition), language)
        return texts[edition]

    def set_language(chosen: str) -> None:
        nonlocal language
        language = chosen
        for known in texts.values():
            known.set_language(chosen)

    def load(path: str) -> list[Scenario]:
        from playorder.scenario.document import load

        return load(path, program.rulesets())

    def run(scenario: Scenario, ask: bool = False, rest: bool = True) -> RunLike:
        result = live().run(scenario, ask=ask, rest=rest)
        return _Run(result, texts_of(scenario.edition), live())

    def start_board(scenario: Scenario) -> BoardView:
        from playorder.scenario.run import run

        # asked for here, off the window's thread, so that card texts are read before the first board is shown
        texts = texts_of(scenario.edition)
        board = replace(scenario, script=(), expect=(), start="board")
        return with_ranks(texts.fill(run(board, tools()).board_at(None)))

    def stay(ask: bool, scenario: Scenario) -> RunLike:
        return run(scenario, ask, rest=False)

    def entries_after(
        scenario: Scenario, entry: dict[str, Any], stops: Sequence[str] | None
    ) -> list[dict[str, Any]]:
        from playorder.scenario.following import entries_after

        return entries_after(scenario, entry, stops, tools())

    def test(scenario: Scenario) -> RunResult:
        from playorder.scenario.run import run

        return run(scenario, tools())

    def read(document: dict[str, Any], path: str, index: int) -> Scenario:
        from playorder.scenario.reading import read_scenario

        nonlocal last_read
        last_read = read_scenario(document, "$", path, index, program.rulesets(), last_read)
        return last_read

    def forget_cards() -> None:
        nonlocal last_read
        last_read = None
        live.cache_clear()
        texts.clear()

    def variations(scenario: Scenario) -> Sequence[Variation]:
        from playorder.scenario.variation import variations

        return variations(scenario, program.tools())

    def compared(variation: Variation) -> Compared:
        from playorder.scenario.variation import compared

        return compared(variation, program.tools())

    return Engine(
        variations=variations,
        compared=compared,
        load=load,
        run=run,
        start_board=start_board,
        read=read,
        ask=partial(run, ask=True),
        test=test,
        catalogue=program.catalogue,
        definition_of=program.definition,
        plugins=program.plugins,
        forget_cards=forget_cards,
        stop_on_fault=stop_on_fault,
        set_language=set_language,
        making=ProgramCardMaking(program),
        stay=stay,
        entries_after=entries_after,
        whole_cards=program.plugins.whole_cards,
        rulesets=program.rulesets,
        is_scripted=lambda card: card_status(card, program.definition) != "unscripted",
    )


SETTLED: Final = 2000
"""Milliseconds after which a window that has the cards is taken to be at rest."""


def make_window(engine: Engine, app: QApplication, settings: QSettings) -> MainWindow:
    """The window over an engine; it is not shown yet."""
    theme = ThemeManager(app, settings)
    theme.apply()
    session = Session(engine)
    window = MainWindow(session, theme, settings, gallery())
    session.setParent(window)
    theme.setParent(window)
    return window


def spare_the_collector(session: Session, after: int = SETTLED) -> None:
    """Have Python's collector pass over the cards, ``after`` so many milliseconds, once the session has them."""
    session.cards_ready.connect(lambda: QTimer.singleShot(after, pass_over_what_is_there))


def open_window(paths: list[str]) -> int:
    """Open the window, on a file if one is named, and stay in it until it is closed."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("playorder")
    app.setApplicationDisplayName("Playorder")
    app.setDesktopFileName("playorder")
    app.setWindowIcon(app_icon())
    settings = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "playorder", "window")
    window = make_window(program_engine(), app, settings)
    spare_the_collector(window.session)
    window.show()
    for path in paths[1:]:
        window.recent.add(path)
    if paths:
        window.open_path(paths[0])
    else:
        window.welcome()
    return app.exec()
