"""Play mode without its looks: a move is said step by step, and becomes an action of the script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QObject, Signal

from playorder.engine.decisions import Decision, DecisionKind, names_entity
from playorder.engine.moves import Move, Need, Offer, Reason, Step
from playorder.gui.play.words import entry_words
from playorder.gui.session import Session
from playorder.scenario import scripting
from playorder.scenario.moving import answer_entry, with_names
from playorder.scenario.picking import with_pick
from playorder.scenario.scripting import Document, Entry
from playorder.scenario.table import Table

__all__ = ["Fork", "PlayController", "Question"]


class Fork(Enum):
    """What becomes of the rest of the script when somebody goes back and plays differently."""

    REPLACE = "replace"
    BRANCH = "branch"
    CANCEL = "cancel"


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that is open now, and the name of the card that asks."""

    decision: Decision
    asked_by: str
    is_chance: bool

    @property
    def several(self) -> bool:
        """Whether any number of candidates may be chosen, none too."""
        return self.decision.several


class PlayController(QObject):
    """Holds the move that is being said. It asks the ruleset for all that is legal, and knows no rule itself."""

    changed = Signal()
    """What can be done, or what has been said of it, is different now."""
    refused = Signal(object, object)
    """A `Reason`, and the entity that was tried, or None."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.move: Move | None = None
        self.need: Need | None = None
        self.held = False
        """Whether the move is in the hand still: nothing more is asked until it is put down."""
        self.question: Question | None = None
        self.stops: frozenset[str] | None = frozenset()
        """The windows in which nobody passes unasked; None if nobody ever does."""
        self._offers: dict[int, tuple[Offer, ...]] = {}
        self._general: tuple[Offer, ...] = ()
        session.editing_changed.connect(lambda _editing: self._look_again())
        session.shown_changed.connect(lambda _shown: self._look_again())
        session.busy_changed.connect(lambda _busy: self._look_again())

    # --- where we are ------------------------------------------------------------------------------------------

    @property
    def on(self) -> bool:
        """Whether the rules are on: the board shows a moment of a run of the document as it is now."""
        session = self._session
        return not session.editing and session.result is not None and not session.stale

    @property
    def ready(self) -> bool:
        """Whether something can be done at once: nothing is being worked on."""
        return self.on and not self._session.busy

    @property
    def done(self) -> int | None:
        """How many actions of the script lie behind the moment that is pinned; None in the middle of one."""
        result = self._session.result
        if result is None:
            return None
        position = self._session.position
        found = [number for number, moment in enumerate(result.moments) if moment == position]
        return found[-1] if found else None

    @property
    def is_past(self) -> bool:
        """Whether the script goes on after the moment that is pinned."""
        done = self.done
        return done is not None and done < len(scripting.script_of(self._session.history.document))

    @contextmanager
    def table(self) -> Iterator[Table | None]:
        """The table at the moment that is pinned, or where chance is waited for; None while nothing can be asked."""
        result = self._session.result
        looking = result.look(self.done) if self.ready and result is not None else nullcontext(None)
        with looking as table:
            yield table

    def _look_again(self) -> None:
        """Another moment: nothing is half said any more, and other things can be done."""
        if self._session.shown.mode == "preview":
            return
        self._forget()
        self._offers = {}
        self._general = ()
        self.question = None
        with self.table() as table:
            if table is not None:
                self._ask(table)
        self.changed.emit()

    def _ask(self, table: Table) -> None:
        decision = table.question
        if decision is not None and (
            decision.kind is DecisionKind.CHOICE or self._session.shown.mode == "end"
        ):
            run = self._session.result
            name = run.card_title(table, decision.source) if run is not None else ""
            self.question = Question(decision, name, decision.kind is DecisionKind.RANDOM)
        if self.done is None:
            return
        moves = table.moves
        self._general = moves.general_offers()
        for entity in table.entities:
            self._offers[entity] = moves.offers(entity)

    # --- what can be done --------------------------------------------------------------------------------------

    @property
    def playable(self) -> frozenset[int]:
        """The entities with which something can be done now."""
        return frozenset(
            entity
            for entity, offers in self._offers.items()
            if any(offer.refused is None for offer in offers)
        )

    def offers_of(self, entity: int) -> tuple[Offer, ...]:
        """What an entity is for, with the reason where it cannot be done now."""
        return self._offers.get(entity, ())

    @property
    def answers(self) -> dict[int, int]:
        """The entities among which the open question lets choose, each with its place among the candidates."""
        if self.question is None or self.question.several or self.move is not None:
            return {}
        decision = self.question.decision
        return {
            candidate: place
            for place, candidate in enumerate(decision.candidates)
            if not isinstance(candidate, bool) and names_entity(candidate, decision.reason)
        }

    @property
    def general(self) -> tuple[Offer, ...]:
        """What can be done without any entity."""
        return self._general

    @property
    def targets(self) -> frozenset[int]:
        """The legal targets, while one is asked for."""
        need = self.need
        return frozenset(need.entities) if need is not None and need.step is Step.TARGET else frozenset()

    def why_not(self, target: int) -> Reason | None:
        """Why the move cannot be aimed at this; None if it can."""
        if self.move is None or target in self.targets:
            return None
        with self.table() as table:
            if table is None:
                return None
            return table.moves.refusal(replace(self.move, targets=(*self.move.targets, target)))

    # --- saying a move -----------------------------------------------------------------------------------------

    def start(self, entity: int, key: str = "", held: bool = False) -> bool:
        """Begin with an entity: what its key says, or the first thing that it is for. False if it is refused.

        A move that is ``held`` is not made before it is put down, even if nothing more must be said.
        """
        offers = [offer for offer in self.offers_of(entity) if key in ("", offer.verb.key)]
        if self.ready and self.done is None and self.question is None:
            words = (
                self.tr("all have passed since the last action: press Play to go on from there")
                if self._session.resting
                else self.tr(
                    "this is the middle of an action: go to its end, or press Esc for the end of the run"
                )
            )
            self.refused.emit(Reason("MIDDLE_OF_ACTION", words), entity)
        if not self.ready or not offers:
            return False
        legal = [offer for offer in offers if offer.refused is None]
        if not key:  # what has a zone of its own is meant only where the card is dropped there
            legal = [offer for offer in legal if not offer.verb.zone] or (legal if held else [])
        return self._begin(legal[0] if legal else offers[0], entity, held)

    def drop(self, target: int | None, zone: str) -> bool:
        """What is held is let go of over an entity, and in a zone of its own side (or none), where it cannot go on as
        it began: something else that it is for may be meant. Whether that settles it.
        """
        move = self.move
        if move is None or move.entity is None or (target is not None and target in self.targets):
            return False
        offers = self.offers_of(move.entity)
        mine = next((offer.verb for offer in offers if offer.move.verb == move.verb), None)
        if mine is not None and mine.zone:
            if mine.zone != zone:
                self.cancel()
                self.refused.emit(next((one.refused for one in offers if one.refused), None), move.entity)
                return True
            return False
        for offer in offers:
            if offer.refused is not None or offer.move.verb == move.verb:
                continue
            if offer.verb.zone == zone if offer.verb.zone else self._takes(offer.move, target):
                self.held = False
                targets = () if offer.verb.zone or target is None else (target,)
                return self._say(replace(offer.move, targets=targets), target)
        return False

    def _takes(self, move: Move, target: int | None) -> bool:
        """Whether a move can be aimed at an entity first of all."""
        with self.table() as table:
            need = None if table is None else table.moves.need(move)
        return target is not None and need is not None and target in need.entities

    def put_down(self) -> bool:
        """What was held is let go of at a place where it may be used."""
        self.held = False
        return self.move is not None and self._say(self.move, self.move.entity)

    def start_general(self, key: str) -> bool:
        """Begin what needs no entity, such as ending the turn."""
        offer = next((offer for offer in self._general if offer.verb.key == key), None)
        return self.ready and offer is not None and self._begin(offer, None)

    def _begin(self, offer: Offer, entity: int | None, held: bool = False) -> bool:
        if offer.refused is not None:
            self.refused.emit(offer.refused, entity)
            return False
        self.held = held
        return self._say(offer.move, entity)

    def choose_target(self, target: int) -> bool:
        """Aim at an entity."""
        if self.move is None:
            return False
        return self._say(replace(self.move, targets=(*self.move.targets, target)), target)

    def choose_place(self, place: int) -> bool:
        """Put it at this place."""
        return self.move is not None and self._say(replace(self.move, place=place), None)

    def choose_way(self, way: int) -> bool:
        """Do it in this way."""
        need = self.need
        if self.move is None or need is None or not 0 <= way < len(need.ways):
            return False
        reason = need.ways[way].refused
        if reason is not None:
            self.refused.emit(reason, None)
            return False
        return self._say(self.move.with_way(way), None)

    def _say(self, move: Move, tried: int | None) -> bool:
        """One more thing is said; when all is said it is done. A refusal leaves what was said before."""
        with self.table() as table:
            if table is None:
                return False
            reason = table.moves.refusal(move)
            need = None if reason is not None else table.moves.need(move)
        if reason is not None:
            self.refused.emit(reason, tried)
            return False
        self.move, self.need = move, need
        if need is None and not self.held:
            self._commit(move)
        else:
            self.changed.emit()
        return True

    def cancel(self) -> bool:
        """Leave what was half said; False if nothing was."""
        if self.move is None:
            return False
        self._forget()
        self.changed.emit()
        return True

    def _forget(self) -> None:
        self.move = self.need = None
        self.held = False

    def in_language(self, reason: Reason) -> Reason:
        """A refusal, with the names of cards in the chosen language."""
        run = self._session.result
        return reason if run is None else replace(reason, words=run.in_language(reason.words))

    # --- into the document -------------------------------------------------------------------------------------

    def _commit(self, move: Move) -> None:
        self._forget()
        with self.table() as table:
            if table is None:
                return
            document, entry = with_names(self._session.history.document, table.result, move)
        self._write(document, entry)

    def answer(self, chosen: Sequence[int]) -> None:
        """Answer the open question with these candidates."""
        question = self.question
        if question is None:
            return
        document = self._session.history.document
        with self.table() as table:
            if table is None:
                return
            if question.is_chance:
                changed = with_pick(table, document, len(table.taken), chosen[0])
            else:
                document, entry = answer_entry(document, table.result, question.decision, chosen)
        if question.is_chance:
            words = self.tr("Let %1 decide").replace("%1", question.asked_by)
            self._session.history.change(words, changed)
        else:
            self._write(document, entry)

    def take_back(self) -> None:
        """Take back the action that led to the open question."""
        result = self._session.result
        if self.question is None or result is None:
            return
        done = self.done
        length = len(result.moments) - 1 if done is None else done - 1
        if length >= 0:
            document = self._session.history.document
            self._session.history.change(self.tr("Take back"), scripting.cut(document, length))

    def _write(self, document: Document, entry: Entry) -> None:
        """Append an action, or offer a branch where the script goes on differently."""
        words = entry_words(entry, self._session.names_in(document).of)
        done = self.done
        assert done is not None, "moves are made between actions"
        self._session.stay()
        if not self.is_past:
            self._session.history.change(words, self._with(document, entry))
            return
        fork = self.ask_fork(words)
        if fork is Fork.REPLACE:
            self._session.history.change(words, self._with(scripting.cut(document, done), entry))
        elif fork is Fork.BRANCH:
            title = self.tr("%1, another line").replace(
                "%1", str(document.get("title") or self.tr("Scenario"))
            )
            self._session.add_document(scripting.branch(document, done, entry, title), run=True)
        else:
            self.changed.emit()

    def _with(self, document: Document, entry: Entry) -> Document:
        """The document with an action, and with what then goes without saying."""
        engine = self._session.engine
        stops = None if self.stops is None else tuple(self.stops)
        for one in engine.entries_after(engine.read(document, self._session.path, 0), entry, stops):
            document = scripting.append(document, one)
        return document

    def ask_fork(self, words: str) -> Fork:
        """Ask what becomes of the rest of the script; the window puts its own question here."""
        return Fork.CANCEL
