"""Who does the parts: this process, a pool of processes, or the workers of a dask cluster.

All have the interface of :mod:`concurrent.futures`. A part whose worker was lost is done again.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from typing import Any, Final, Protocol

from playorder.engine.collecting import collect_rarely
from playorder.explore.budget import Cancelled

TRIES: Final = 3
"""How often a pool is set up anew before a part that ends its worker every time is given up."""
_LISTEN_EVERY: Final = 0.05
"""Seconds between two looks at whether somebody cancels."""


class Crew(Protocol):
    """Workers that can be set up anew."""

    @property
    def size(self) -> int:
        """How many parts are worked on at a time."""

    def executor(self) -> Executor:
        """The executor, set up when it is first asked for."""

    def renew(self) -> None:
        """Set up new workers after some were lost."""

    def dismiss(self) -> None:
        """Stop working, and do not wait for what is being done."""


class LostWorkers(Exception):
    """Workers were lost again and again."""


class _Here(Executor):
    """Does each part at once, in this process."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """The result is there when this comes back."""
        future: Future[Any] = Future()
        try:
            future.set_result(function(*arguments, **named))
        except Exception as error:
            future.set_exception(error)
        return future


class InProcess:
    """This process alone."""

    size = 1

    def executor(self) -> Executor:
        """One that does each part when it is handed over."""
        return _Here()

    def renew(self) -> None:
        """There is nobody to be lost."""

    def dismiss(self) -> None:
        """There is nobody to be sent away."""


class Processes:
    """A pool of processes of this machine, each started from scratch, so that nothing of a window is inherited."""

    def __init__(self, count: int) -> None:
        self.size = count
        self._pool: ProcessPoolExecutor | None = None

    def executor(self) -> Executor:
        """The pool."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.size, mp_context=context, initializer=collect_rarely)
        return self._pool

    def renew(self) -> None:
        """A new pool."""
        self.dismiss()

    def dismiss(self) -> None:
        """End the pool's processes, in the middle of what they do."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = list((pool._processes or {}).values())  # until Python 3.14 has a way to ask for this
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


class Cluster:
    """The workers of a dask cluster, by the address of its scheduler. The cluster itself replaces lost workers' work.

    Raises :class:`ImportError` if dask.distributed is not installed, :class:`OSError` if nobody answers there.
    """

    def __init__(self, address: str) -> None:
        from distributed import Client

        self._client = Client(address, timeout="10s", set_as_default=False)
        self._executor: Executor = self._client.get_executor(pure=False, retries=TRIES)

    @property
    def size(self) -> int:
        """How many parts are worked on at a time."""
        threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def executor(self) -> Executor:
        """The cluster's."""
        return self._executor

    def renew(self) -> None:
        """The scheduler does that."""

    def dismiss(self) -> None:
        """Leave the cluster."""
        self._client.close()


def in_order(
    crew: Crew, function: Callable[..., Any], parts: Sequence[tuple[Any, ...]], cancelled: Callable[[], bool]
) -> Iterator[Any]:
    """The results of a function for each part, in the order of the parts; a lost worker's part is done again.

    Raises :class:`Cancelled`, :class:`LostWorkers`, and whatever the function raises.
    """
    results: dict[int, Any] = {}
    told = 0
    for _ in range(TRIES):
        left = [number for number in range(told, len(parts)) if number not in results]
        try:
            waiting = {_submit(crew, function, parts[number], cancelled): number for number in left}
            while waiting:
                done, _open = wait(waiting, _LISTEN_EVERY, FIRST_COMPLETED)
                if cancelled():
                    for future in waiting:
                        future.cancel()
                    raise Cancelled
                for future in done:
                    results[waiting.pop(future)] = future.result()
                while told in results:
                    yield results.pop(told)
                    told += 1
            return
        except BrokenExecutor:
            crew.renew()
    raise LostWorkers(f"workers were lost {TRIES} times in a row")


def _submit(
    crew: Crew, function: Callable[..., Any], part: tuple[Any, ...], cancelled: Callable[[], bool]
) -> Future[Any]:
    if cancelled():
        raise Cancelled
    return crew.executor().submit(function, *part)
