"""Who does the parts: this process, a pool of processes, or the workers of a dask cluster.

All have the interface of :mod:`concurrent.futures`. A part whose worker was lost is done again.
"""

from __future__ import annotations

import logging
import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from typing import Any, Final, Protocol

from playorder.engine.collecting import collect_rarely
from playorder.explore.budget import Cancelled

TRIES: Final = 3
"""How often a pool is set up anew before a part that ends its worker every time is given up."""
_LISTEN_EVERY: Final = 0.05
"""Seconds between two looks at whether somebody cancels."""
_WORKERS_WITHIN: Final = 10.0
"""Seconds that a cluster may be without any worker."""
_COUNT_EVERY: Final = 1.0
"""Seconds between two looks at the workers of a cluster."""


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

    def expect_somebody(self) -> None:
        """Called again and again while parts are waited for. Raises :class:`LostWorkers` if nobody does them."""

    def loss(self, error: BaseException) -> str:
        """What a failed part says about the workers being gone for good; empty if the part failed by itself."""


class LostWorkers(Exception):
    """Workers were lost again and again, or there are none; the message says which."""


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

    def expect_somebody(self) -> None:
        """This process is here."""

    def loss(self, _error: BaseException) -> str:
        """Nobody can be gone."""
        return ""


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

    def expect_somebody(self) -> None:
        """A pool says so itself when it is broken."""

    def loss(self, _error: BaseException) -> str:
        """Other processes can always be started."""
        return ""


class Cluster:
    """The workers of a dask cluster, by the address of its scheduler. The cluster itself replaces lost workers' work.

    Raises :class:`ImportError` if dask.distributed is not installed, :class:`ValueError` for what is no address,
    :class:`OSError` if nobody answers there.
    """

    def __init__(self, address: str) -> None:
        from distributed import Client

        _expect_address(address)
        for name in ("distributed", "distributed.client", "tornado.application"):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what goes wrong is told by what is raised
        self._address = address
        self._client = Client(address, timeout="10s", set_as_default=False)
        self._executor: Executor = self._client.get_executor(pure=False, retries=TRIES)
        self._counted = self._had_workers = time.monotonic()

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

    def expect_somebody(self) -> None:
        """A scheduler with workers; those that are being started have some seconds to join it."""
        now = time.monotonic()
        if now - self._counted < _COUNT_EVERY:
            return
        self._counted = now
        try:
            has_workers = bool(self._client.nthreads())
        except (OSError, CancelledError) as error:
            raise LostWorkers(self._gone) from error
        if has_workers:
            self._had_workers = now
        elif now - self._had_workers > _WORKERS_WITHIN:
            raise LostWorkers(
                f"no worker has joined {self._address}: start some with 'dask worker {self._address}'"
            )

    def loss(self, error: BaseException) -> str:
        """The scheduler is gone, or a part ended every worker that was given it."""
        from distributed import KilledWorker

        if isinstance(error, KilledWorker):
            return "workers were lost again and again"
        return self._gone if isinstance(error, (CancelledError, OSError)) else ""

    @property
    def _gone(self) -> str:
        return f"the dask scheduler at {self._address} is gone; start it again and repeat the command"


def _expect_address(address: str) -> None:
    """Raises :class:`ValueError` for what cannot be the address of a scheduler. Asked before a client is made, which
    would go on trying."""
    from distributed.comm import parse_address, parse_host_port
    from distributed.comm.registry import get_backend

    try:
        scheme, location = parse_address(address)
        get_backend(scheme)
        host, port = ("here", 1) if scheme == "inproc" else parse_host_port(location)
    except ValueError:
        host, port = "", 0
    if not host or not 0 < port < 2**16:
        raise ValueError(f"no address of a dask scheduler: {address!r}; write one such as tcp://host:8786")


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
                crew.expect_somebody()
                if cancelled():
                    for future in waiting:
                        future.cancel()
                    raise Cancelled
                for future in done:
                    results[waiting.pop(future)] = _result(crew, future)
                while told in results:
                    yield results.pop(told)
                    told += 1
            return
        except BrokenExecutor:
            crew.renew()
    raise LostWorkers(f"workers were lost {TRIES} times in a row")


def _result(crew: Crew, future: Future[Any]) -> Any:
    """What a part came to. Raises :class:`LostWorkers` where its workers are gone for good."""
    try:
        return future.result()
    except Exception as error:
        why = crew.loss(error)
        if why:
            raise LostWorkers(why) from error
        raise


def _submit(
    crew: Crew, function: Callable[..., Any], part: tuple[Any, ...], cancelled: Callable[[], bool]
) -> Future[Any]:
    if cancelled():
        raise Cancelled
    return crew.executor().submit(function, *part)
