"""The machine: it takes the topmost frame off an immutable stack and lets its handler work, again and again.

A frame is a tuple ``(handler, *data)``; the handler gets the machine and the frame and may push frames. The
stack is a linked list of cells ``(frame, rest, depth)``, so a checkpoint is ``(journal length, stack)``: nothing
is copied. No state of the game lives in Python's call stack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from mypy_extensions import mypyc_attr

from playorder.engine.decisions import PRIORITY, RANDOM, AnswerError, Decision, DecisionKind, Undecided
from playorder.engine.faults import CardFailed, Fault, OnFault, fault_of
from playorder.model.state import Journaled, State

Frame = tuple[Any, ...]
Cell = tuple[Any, ...]
"""``(frame, rest, depth)``: told apart by identity, so it must stay one object."""
Answerer = Callable[[Any, Decision], int | tuple[int, ...] | None]


class Recorder(Protocol):
    """What the machine tells of a run, if anybody listens. The timeline is one implementation."""

    def begin_step(self, depth: int) -> Any:
        """Before each step: nodes opened deeper than this are closed. The value serves :meth:`rewind`."""

    def open(self, kind: str, label: str, rule: str, **facts: Any) -> int:
        """Begin a node; what is recorded until its frames are used up lies inside it."""

    def leaf(self, kind: str, label: str, rule: str, **facts: Any) -> int:
        """A node that contains nothing."""

    def close(self, node: int) -> None:
        """End a node before its frames are used up."""

    def amend(self, node: int, **facts: Any) -> None:
        """Change facts of a node, e.g. the status a trigger ended with."""

    def rewind(self, checkpoint: Any) -> None:
        """Forget all nodes after the checkpoint."""

    def fail(self, checkpoint: Any, source: int | None, reason: str, traceback: str) -> None:
        """Forget what came after the checkpoint but its first node, and mark that one as failed."""


class EndlessResolution(Exception):
    """More steps than the limit: some effect feeds itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Machine(Journaled):
    """A stack of frames over a state.

    ``answerer`` decides what chance and players do; it returns an index, or None to stop the machine there
    (``open_decision`` is then set, and :meth:`answer` goes on). ``step_limit`` bounds one :meth:`run`.
    ``on_fault`` says what an error in a card's code does; ``faults`` are those that were survived.
    With ``pause`` the machine also stops where the stack is that cell, or before a frame with that handler, but
    not before the first step of a :meth:`run`.
    """

    step_limit = 200_000
    rule_of_effects = ""
    """The rule under which effects are told in the timeline; a ruleset names it."""

    def __init__(self) -> None:
        self.state = State()
        self.entities: list[Any] = self.state.entities
        # rules change tags and ask who listens all the time: they find both here
        self.journal = self.state.journal
        self.listeners = self.state.listeners
        self.stack: Cell | None = None
        self.recorder: Recorder | None = None
        self.answerer: Answerer = lambda _machine, _decision: 0
        self.open_decision: Decision | None = None
        self.pause: tuple[Cell | None, Any] | None = None
        self.given_answers: list[int | tuple[int, ...]] = []
        self._used_answers = 0
        self._answering: Decision | None = None
        self.on_fault = OnFault.RAISE
        self.faults: list[Fault] = []

    def push(self, frame: Frame) -> None:
        """Put a frame on top of the stack."""
        rest = self.stack
        self.stack = (frame, rest, 1 if rest is None else rest[2] + 1)

    def run(self) -> bool:
        """Step until nothing is left (True), or a decision stays open or a pause is reached (False).

        Raises :class:`EndlessResolution` past ``step_limit``, and what ``on_fault`` has it raise.
        """
        recorder = self.recorder
        journal = self.journal
        given = self.given_answers
        checkpoint: Any = None
        pause = self.pause
        frame: Frame
        for step in range(self.step_limit + 1):
            cell = self.stack
            if cell is None:
                return True
            frame, rest, depth = cell
            if pause is not None and step and (cell is pause[0] or frame[0] is pause[1]):
                return False
            mark = len(journal)
            self.stack = rest
            if recorder is not None:
                checkpoint = recorder.begin_step(depth - 1)
            try:
                frame[0](self, frame)
            except Undecided as question:
                self.state.undo_to(mark)
                if recorder is not None:
                    recorder.rewind(checkpoint)
                self.stack = cell
                self.open_decision = question.decision
                self._used_answers = 0
                return False
            except Exception as error:
                given.clear()  # no other frame is to take what was said to this one
                self._used_answers = 0
                if self.on_fault is OnFault.RAISE or isinstance(error, (CardFailed, AnswerError)):
                    raise
                self.state.undo_to(mark)
                self.stack = rest
                self._abandon(error, frame, checkpoint)
            if given and self._used_answers:
                given.clear()
                self._used_answers = 0
        raise EndlessResolution(f"more than {self.step_limit} steps in one action, without an end")

    def _abandon(self, error: Exception, frame: Frame, checkpoint: Any) -> None:
        """Note a fault that ended a step, which is undone by now."""
        sources = (getattr(item, "source", None) for item in frame[1:])
        fault = fault_of(error, next((source for source in sources if isinstance(source, int)), None))
        self._note(fault)
        if self.recorder is not None:
            self.recorder.fail(checkpoint, fault.source, fault.error, fault.traceback)
        if self.on_fault is OnFault.STOP:
            raise CardFailed(fault) from error

    def _note(self, fault: Fault) -> None:
        """Keep a fault; one that comes again and again, as that of an aura does, is kept once."""
        if fault not in self.faults:
            self.faults.append(fault)

    def ask_failed(self, error: Exception, source: int) -> str:
        """Note a fault of card code that was only asked (a condition, an aura): the asking rule goes on without it.

        To be called while the error is handled; gives the reason for people. Raises the error again, or
        :class:`CardFailed`, as ``on_fault`` has it.
        """
        if self.on_fault is OnFault.RAISE:
            raise error
        fault = fault_of(error, source)
        self._note(fault)
        if self.recorder is not None:
            self.recorder.leaf(
                "effect", "asked", "", source=source, status="failed", reason=fault.error,
                traceback=fault.traceback,
            )  # fmt: skip
        if self.on_fault is OnFault.STOP:
            raise CardFailed(fault) from error
        return f"its code failed: {fault.error}"

    def decide(
        self,
        kind: DecisionKind,
        source: int,
        candidates: tuple[Any, ...],
        reason: str,
        player: int = 0,
        weights: tuple[int, ...] = (),
        asker: Any = None,
    ) -> int:
        """The index of the candidate taken. One candidate is no decision. Ask before you change anything.

        Raises :class:`Undecided` when nobody answers yet.
        """
        if len(candidates) == 1 and kind is RANDOM:
            return 0
        decision = Decision(kind, source, candidates, reason, player, False, weights, asker)
        answer = self.ask(decision)
        assert isinstance(answer, int)
        return answer

    def ask(self, decision: Decision) -> int | tuple[int, ...]:
        """Answer a decision from what was given, else from the answerer; see :meth:`decide`."""
        given = self.given_answers
        answer: int | tuple[int, ...] | None
        if self._used_answers < len(given):
            answer = given[self._used_answers]
            self._used_answers += 1
            by = "given"
        else:
            answer = self.answerer(self, decision)
            by = ""
            if answer is None:
                raise Undecided(decision)
            given.append(answer)  # for this frame, should it run again because its next decision stays open
            self._used_answers += 1
        if self.recorder is not None and decision.kind is not PRIORITY:
            self.recorder.leaf(
                decision.kind.value,
                decision.reason,
                self.rule_of_decision(decision.reason),
                source=decision.source,
                player=decision.player,
                candidates=decision.candidates,
                pick=answer,
                status=by,
            )
        return answer

    def rule_of_decision(self, _reason: str, /) -> str:
        """The rule under which decisions of a reason are told in the timeline; a ruleset knows it."""
        return ""

    def asked_again(self, asker: Any) -> Decision | None:
        """The decision whose answer the running frame will be given next, if the same asked it: nothing has changed
        since, so its candidates need not be found again."""
        asked = self._answering
        if asked is None or self._used_answers != len(self.given_answers) - 1 or asked.asker != asker:
            return None
        return asked

    def answer(self, answer: int | tuple[int, ...]) -> bool:
        """Answer the open decision and go on; the same as :meth:`run` returns."""
        self._answering = self.open_decision
        self.given_answers.append(answer)
        self.open_decision = None
        return self.run()
