"""An exploration in a process of its own, so that whoever waits for it stays alive and can end it at once."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable
from enum import Enum
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from playorder.explore.best_play import BestPlay, best_play, lethal_goal
from playorder.explore.budget import Budget, BudgetSpent, Progress, Watch
from playorder.explore.exploring import Wishes, explore
from playorder.explore.outcomes import Outcomes
from playorder.explore.parts import MakeTools
from playorder.scenario.errors import ScenarioError
from playorder.scenario.reading import read_values
from playorder.scenario.result import Tools


class Failed(NamedTuple):
    """The exploration came to nothing, and why."""

    why: str


Message = Progress | Outcomes | BestPlay | Failed


class Search(Enum):
    """What is searched for."""

    OUTCOMES = "outcomes"
    LETHAL = "lethal"
    """The line with which the player whose turn it is wins, or likeliest wins."""
    MOST = "most"
    """The line that makes the first question likeliest, or its number greatest; without a question as LETHAL."""
    LEAST = "least"


class Order(NamedTuple):
    """What is explored: a document, questions, and the bounds of the exact answer. ``samples`` as in Wishes."""

    document: dict[str, Any]
    ask: tuple[str, ...] = ()
    samples: int | None = None
    budget: Budget = Budget()
    search: Search = Search.OUTCOMES


class Background:
    """Explores in another process. ``hear`` is called from a thread of its own with each message: any number of
    reports of progress, then the outcomes, the best play or a failure; and never again after :meth:`cancel`."""

    def __init__(self, order: Order, make_tools: MakeTools, hear: Callable[[Message], None]) -> None:
        self._hear = hear
        self._cancelled = False
        context = multiprocessing.get_context("spawn")
        self._receiver, sender = context.Pipe(duplex=False)
        self._process = context.Process(target=_work, args=(sender, order, make_tools), daemon=True)
        self._process.start()
        sender.close()
        threading.Thread(target=self._listen, daemon=True).start()

    def cancel(self) -> None:
        """End the process; nothing more is heard of it."""
        self._cancelled = True
        self._process.terminate()

    def _listen(self) -> None:
        while True:
            message: Message
            try:
                message = self._receiver.recv()
            except (EOFError, OSError):
                message = Failed("the process that explored has ended before its time")
            if self._cancelled:
                break
            self._hear(message)
            if not isinstance(message, Progress):
                break
        self._process.join()
        self._receiver.close()


def _found(order: Order, tools: Tools, report: Callable[[Progress], None]) -> Outcomes | BestPlay:
    """What the order asks for. Raises what :func:`explore` and :func:`best_play` raise."""
    (scenario,) = read_values(order.document)
    if order.search is Search.OUTCOMES:
        return explore(scenario, tools, Wishes(order.ask, order.samples, budget=order.budget, report=report))
    goal = order.ask[0] if order.ask and order.search is not Search.LETHAL else lethal_goal(scenario)
    watch = Watch(order.budget, report=report)
    return best_play(scenario, tools, goal, watch, least=order.search is Search.LEAST)


def _work(sender: Connection, order: Order, make_tools: MakeTools) -> None:
    """The other process."""
    try:
        sender.send(_found(order, make_tools(), sender.send))
    except BudgetSpent as spent:
        sender.send(Failed(f"not even one action could be looked ahead: it would take {spent}"))
    except ScenarioError as error:
        sender.send(Failed(error.told))
    except Exception as error:
        sender.send(Failed(f"{type(error).__name__}: {error}"))
