"""Play mode in the window: the switch, the head of the board, the picker, and all that belongs to them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMessageBox, QPushButton

from playorder.engine.moves import Step
from playorder.gui.actions import Command, make_action
from playorder.gui.features import Feature, MenuPart, PanelSpec, ToolGroup, WindowParts
from playorder.gui.outcomes.feature import EXPLORE
from playorder.gui.play.bubble import Bubble
from playorder.gui.play.controller import Fork, PlayController, Question
from playorder.gui.play.general import GeneralMoves
from playorder.gui.play.gestures import Gestures
from playorder.gui.play.overlay import PlayOverlay
from playorder.gui.play.picker import Picker
from playorder.gui.play.picks_panel import DecisionRow, PicksPanel
from playorder.gui.play.questions import question_choices, question_words, reason_words, way_choices
from playorder.gui.play.script_panel import ScriptPanel
from playorder.gui.play.stops import Stops
from playorder.gui.play.switch import ModeSwitch
from playorder.gui.tokens import Tokens
from playorder.gui.widgets import chip, restyle

__all__ = ["PlayMode", "play_feature"]

MODE = Command("mode", "Edit or &play", ("F4",), "run", "Switch the rules on or off")
END_TURN = Command(
    "end_turn", "E&nd the turn", ("Ctrl+E",), "", "End the turn of the active player (E on the board)"
)


class PlayMode(QObject):
    """Puts the pieces of play mode together."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts.window)
        self._session = parts.session
        self._window = parts.window
        self._board = parts.board
        canvas, scene = parts.board.canvas, parts.board.scene
        self.controller = PlayController(parts.session, self)
        self.controller.ask_fork = self._ask_fork  # type: ignore[method-assign]
        self.overlay = PlayOverlay(scene)
        scene.addItem(self.overlay)
        self.bubble = Bubble(canvas.viewport())
        self.gestures = Gestures(canvas, scene, self.controller, self.overlay, self.bubble)
        self.picker = Picker(parts.board)
        self.picker.chosen.connect(self._chosen)
        self.picker.given_up.connect(self._given_up)
        self.switch = ModeSwitch()
        self.switch.editing_wanted.connect(self._session.set_editing)
        self.script = ScriptPanel(parts.session)
        self.picks = PicksPanel(parts.session)
        self.picks.more_wanted.connect(self._show_all)
        self.picks.outcomes_wanted.connect(self._show_outcomes)
        self._row: DecisionRow | None = None
        self.mode_action = make_action(parts.window, MODE, self._toggle)
        self.end_action = make_action(parts.window, END_TURN, lambda: self.controller.start_general("E"))
        self.sign = chip("", "plain")
        self.sign.setMinimumWidth(24)
        self.end_button = QPushButton(self.tr("End turn  E"))
        self.end_button.setObjectName("small")
        self.end_button.setToolTip(self.tr("End the turn (E on the board, Ctrl+E anywhere)"))
        self.end_button.clicked.connect(self.end_action.trigger)
        self.general = GeneralMoves(self.controller, frozenset({"E"}))
        self.stops = Stops(parts.window, parts.settings)
        self.stops.changed.connect(self._set_stops)
        parts.board.add_sign(self.sign)
        parts.board.add_tool(self.end_button)
        parts.board.add_tool(self.general)
        parts.board.installEventFilter(self)
        self.controller.changed.connect(self._follow)
        self._session.scenario_loaded.connect(lambda _scenario: self._follow_ruleset())
        for told in (self._session.scenario_loaded, self._session.run_started, self._session.editing_changed):
            told.connect(self.bubble.hide)
        self._follow()

    def feature(self) -> Feature:
        """What the window takes in."""
        return Feature(
            menus=(
                MenuPart(
                    "&Run",
                    (
                        None,
                        self.mode_action,
                        self.end_action,
                        self.stops.by_itself,
                        self.stops.stop_in,
                    ),
                ),
            ),
            tools=(self.switch,),
            tool_group=ToolGroup.MODE,
            panels=(
                PanelSpec(
                    "script", "Script", self.script, Qt.DockWidgetArea.BottomDockWidgetArea, beside="checks"
                ),
                PanelSpec(
                    "picks", "Picks", self.picks, Qt.DockWidgetArea.BottomDockWidgetArea, beside="checks"
                ),
            ),
            set_tokens=self._set_tokens,
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.picker.isVisible():
            self.picker.place()
        return False

    def _set_tokens(self, tokens: Tokens) -> None:
        self.switch.set_tokens(tokens)
        self.bubble.set_tokens(tokens)
        self.picker.set_tokens(tokens)
        self.script.set_tokens(tokens)
        self.picks.set_tokens(tokens)
        self.overlay.update()

    def _follow_ruleset(self) -> None:
        """Another document: in its game there may be windows in which players act in turn."""
        ruleset = self._session.ruleset
        self.stops.show_windows(() if ruleset is None else ruleset.windows)
        self._set_stops()
        self._follow()

    def _set_stops(self) -> None:
        self.controller.stops = self.stops.wanted

    def _toggle(self) -> None:
        self._board.canvas.setFocus()
        self._session.set_editing(not self._session.editing)

    # --- following the controller ------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Show what mode it is, what is asked, and ask it."""
        session, controller = self._session, self.controller
        is_open = session.scenario is not None
        self.switch.show_mode(session.editing or not is_open, is_open)
        self.mode_action.setEnabled(is_open)
        endings = [offer for offer in controller.general if offer.verb.key == "E"]
        can_end = controller.ready and any(offer.refused is None for offer in endings)
        self.end_action.setEnabled(can_end)
        self.end_button.setVisible(is_open and not session.editing)
        self.end_button.setEnabled(can_end)
        self.general.follow(is_open and not session.editing)
        self.sign.setVisible(is_open)
        self.sign.setText(self.tr("Edit: rules off") if session.editing else "▶ " + self.tr("Play: rules on"))
        restyle(self.sign, "chip", "accent" if session.editing else "good")
        self._board.set_prompt(self._prompt())
        self._ask()

    def _prompt(self) -> str:
        controller = self.controller
        move, need = controller.move, controller.need
        if not controller.on:
            return ""
        if move is None:
            if controller.question is not None:
                return self._question_words(controller.question)
            run = self._session.result
            if controller.is_past and controller.playable and run is not None and not run.error:
                return self.tr("The script goes on from here. Play differently to replace it, or to branch.")
            return self._priority_words()
        view = self._board.scene.find(move.entity)
        name = view.name if view is not None else ""
        asked = {
            Step.OPTION: self.tr("%1: choose one."),
            Step.PLACE: self.tr("%1: choose its place, with the mouse or ← →, and Enter."),
            Step.TARGET: self.tr("%1: choose a target. T goes on to the next one, Enter takes it."),
        }
        words = self.tr("%1: let go of it over the board.") if need is None else asked[need.step]
        return words.replace("%1", name) + " " + self.tr("Esc cancels.")

    def _priority_words(self) -> str:
        """Who may act now, where players act in turn."""
        board = self._board.scene.board
        if board is None or self.controller.done is None:
            resting = self._session.resting and self._session.shown.mode == "end"
            words = self.tr("All have passed since the last action. Press Play to go on from there.")
            return words if resting and self.controller.done is None else ""
        player = next((player for player in board.players if player.has_priority), None)
        if player is None:
            return ""
        words = self.tr("%1 has priority: %2.").replace("%2", self.tr(board.moment))
        return words.replace("%1", player.name or f"p{player.player}")

    def _ask(self) -> None:
        """Open the picker for what is asked with cards, or close it."""
        controller, run = self.controller, self._session.result
        need = controller.need
        if controller.held or run is None or not controller.on:
            self.picker.hide()
            return
        with controller.table() as table:
            if table is None:
                self.picker.hide()
            elif need is not None and need.step is Step.OPTION:
                self.picker.avoided = ()
                self.picker.ask(
                    self.tr("Choose one"), way_choices(run, table, need), give_up=self.tr("Not this card")
                )
            elif controller.move is None and controller.question is not None:
                question = controller.question
                choices = question_choices(run, table, question)
                self.picker.avoided = self._places_on_board(len(choices))
                self.picker.ask(self._question_words(question), choices, several=question.several)
            else:
                self._close_picker()

    def _places_on_board(self, count: int) -> list[QPoint]:
        """Where in the board's panel the candidates are drawn, if all of them are and can be clicked there."""
        canvas = self._board.canvas
        items = [self._board.scene.item_of(entity) for entity in self.controller.answers]
        places = [
            canvas.viewport().mapTo(self._board, canvas.mapFromScene(item.pos()))
            for item in items
            if item is not None
        ]
        return places if len(places) == count else []

    def _question_words(self, question: Question) -> str:
        """Who asks what; a hero asks as its player."""
        scene = self._board.scene
        source = scene.find(question.decision.source)
        if source is not None and source.type == "hero" and scene.board is not None:
            player = scene.board.players[source.player - 1]
            question = replace(question, asked_by=player.name or f"p{player.player}")
        return question_words(question)

    def _close_picker(self) -> None:
        if self.picker.isVisible():
            self.picker.hide()
            self._board.canvas.setFocus()

    def _show_outcomes(self) -> None:
        """All outcomes instead of one: the command of the Run menu."""
        action = self._window.findChild(QAction, EXPLORE.name)
        if action is not None:
            action.trigger()

    def _show_all(self, row: DecisionRow) -> None:
        """All candidates of a decision that was made."""
        self._row = row
        words = f"{row.source}: {reason_words(row.reason)}"
        self.picker.avoided = ()
        self.picker.ask(words, row.choices, give_up=self.tr("Leave it as it is"))

    def _chosen(self, indices: list[int]) -> None:
        self._board.canvas.setFocus()
        row, self._row = self._row, None
        if row is not None:
            self.picks.pick(row, indices[0])
            return
        if self.controller.need is not None:
            self.controller.choose_way(indices[0])
        else:
            self.controller.answer(indices)

    def _given_up(self) -> None:
        if self._row is not None:
            self._row = None
            self._close_picker()
            return
        if not self.controller.cancel():
            self.controller.take_back()

    # --- playing differently -----------------------------------------------------------------------------------

    def _ask_fork(self, words: str) -> Fork:
        """The script went on differently from here: what becomes of that?"""
        box = QMessageBox(self._window)
        box.setObjectName("fork")
        box.setWindowTitle("Playorder")
        box.setText(self.tr("The script goes on differently from here."))
        box.setInformativeText(
            self.tr("“%1” can take the place of what follows, or begin another line beside it.").replace(
                "%1", words
            )
        )
        branch = box.addButton(self.tr("Another &line"), QMessageBox.ButtonRole.AcceptRole)
        replaced = box.addButton(self.tr("&Replace what follows"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(branch)
        box.exec()
        if box.clickedButton() is branch:
            return Fork.BRANCH
        return Fork.REPLACE if box.clickedButton() is replaced else Fork.CANCEL


def play_feature(parts: WindowParts) -> Feature:
    """Play mode."""
    return PlayMode(parts).feature()
