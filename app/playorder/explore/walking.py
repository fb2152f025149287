"""One game walked from decision to decision, forwards with an answer and backwards with the journal.

A checkpoint is the journal's length and the stack: nothing is copied, and nothing is run twice from the start.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from playorder.engine.decisions import Decision, DecisionKind
from playorder.engine.faults import CardFailed
from playorder.engine.machine import Cell, EndlessResolution
from playorder.explore.fingerprint import Fingerprints
from playorder.rulesets.hearthstone import actions
from playorder.rulesets.hearthstone.known_actions import Action
from playorder.rulesets.hearthstone.refusals import Refused
from playorder.scenario import script
from playorder.scenario.document import Scenario
from playorder.scenario.errors import PickError, RunError
from playorder.scenario.naming import Names
from playorder.scenario.ruleset import Ruleset


class Checkpoint(NamedTuple):
    """Where a walk stood: enough to go back to, while the game is somewhere after it."""

    mark: int
    stack: Cell | None
    decision: Decision | None
    given: tuple[Any, ...]
    next_action: int
    entities: int
    stopped: str
    fingerprint: int


def unanswered(_game: Any, _decision: Decision) -> int | None:
    """An answerer that leaves every decision open, even how the decks of a whole game are shuffled."""
    return None


@dataclass
class Walk:
    """A scenario's game, its script and where in it the walk stands.

    ``decision`` is the random decision that is open; None when the walk has come to an end, where ``stopped``
    tells what ended it before the end of the script (a refused action, a card whose code failed), if anything. What a
    card's code raises while it resolves is given up, as in a run.
    """

    scenario: Scenario
    game: Any
    names: Names
    ruleset: Ruleset
    next_action: int = 0
    stopped: str = ""

    def __post_init__(self) -> None:
        self.prints = Fingerprints(self.game.state)
        self.allowed_refusals = {check["illegal"] for check in self.scenario.expect if "illegal" in check}
        self.state_print = 0
        self.stop_at_chance()

    def stop_at_chance(self) -> None:
        """Nobody answers: the walk stops at every decision."""
        self.game.answerer = unanswered

    @property
    def decision(self) -> Decision | None:
        """The random decision that is open."""
        decision: Decision | None = self.game.open_decision
        return decision if decision is not None and decision.kind is DecisionKind.RANDOM else None

    # --- forwards ----------------------------------------------------------------------------------------------

    def start(self) -> None:
        """From the board, or the first decision of a whole game's opening, to the first decision that stays open."""
        self.game.open_decision = None
        self.go_on()

    def answer(self, option: int) -> None:
        """Answer the open decision, and walk to where another branch may have come as well.

        That is where the frame that asked is resolved completely, or before the next one like it, if nothing else
        stops the walk earlier. :meth:`go_on` then walks to the next decision.
        """
        game = self.game
        frame, rest, _ = game.stack
        game.pause = (rest, frame[0])
        self._try(game.answer, option)
        game.pause = None

    def act(self, action: Action) -> None:
        """Do something that the script does not say, and walk to the next decision or to rest."""
        self._try(actions.perform, self.game, action)

    def go_on(self) -> None:
        """Walk to the next random decision, performing the actions of the script, or to the end."""
        game = self.game
        if game.stack is not None and game.open_decision is None and not self.stopped:
            self._try(game.run)
        entries = self.scenario.script
        while not self.stopped and self.decision is None and self.next_action < len(entries):
            entry = entries[self.next_action]
            self.next_action += 1
            self._try(script.perform, game, self.names, entry)

    def take(self, option: int) -> None:
        """Answer the open decision, and walk to the next or to the end."""
        self.answer(option)
        self.go_on()

    def _try(self, do: Callable[..., object], *arguments: Any) -> None:
        """Do something of the present action; what goes wrong ends this branch, and says why."""
        index = self.next_action - 1
        try:
            do(*arguments)
        except Refused as refusal:
            if index not in self.allowed_refusals:
                self._stop(f"action {index} is refused: {refusal} ({refusal.reason.name})")
        except (EndlessResolution, PickError, RunError) as error:
            self._stop(f"action {index}: {error}")
        except CardFailed as error:
            self._stop(f"action {index}: the code of a card failed: {error}")
        except Exception as error:
            # what a card's code raises when it is asked whether it may be played ends this branch, not the program
            self._stop(f"action {index}: the code of a card failed: {type(error).__name__}: {error}")

    def _stop(self, why: str) -> None:
        self.stopped = why
        self.game.open_decision = None

    # --- backwards ---------------------------------------------------------------------------------------------

    def checkpoint(self) -> Checkpoint:
        """Where the walk stands now."""
        game = self.game
        return Checkpoint(
            len(game.state.journal), game.stack, game.open_decision, tuple(game.given_answers), self.next_action,
            len(game.entities), self.stopped, self.state_print,
        )  # fmt: skip

    def go_back(self, to: Checkpoint) -> None:
        """Undo everything since a checkpoint."""
        game = self.game
        game.state.undo_to(to.mark)
        game.stack = to.stack
        game.open_decision = to.decision
        game.given_answers[:] = to.given
        self.next_action = to.next_action
        self.stopped = to.stopped
        self.state_print = to.fingerprint

    # --- what tells positions apart -----------------------------------------------------------------------------

    def position(self, since: Checkpoint) -> int:
        """The fingerprint of where the walk stands, having come from a checkpoint."""
        prints = self.prints
        self.state_print = since.fingerprint ^ prints.of_changes(since.mark, since.entities)
        game = self.game
        more = (tuple(game.given_answers), self.next_action, self.stopped)
        return self.state_print ^ prints.of_stack(game.stack, more)
