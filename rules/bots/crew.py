"""Worker processes: started once, reused for one job after another, restarted when they die.

A *job* is the name of a function (``module:function``) and its arguments; the function is called in the worker as
``function(context, *arguments)``, may report progress through the :class:`Context` and should stop early when it is asked to.
Nothing here waits: :meth:`Crew.pump` hands out jobs and collects what arrived. :meth:`Crew.wait` is for programs that have
nothing else to do.
"""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import signal
import time
import traceback
from collections import deque
from importlib import import_module
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

MEMORY_LIMIT = (
    2 << 30
)  # bytes of address space a worker may use; a runaway search ends itself, not the machine
MOST_ATTEMPTS = 3  # a job that takes its worker down this often is given up
GRACE = 1.0  # seconds a cancelled job may take to stop before its worker is ended

WAITING, RUNNING, DONE, FAILED, CANCELLED = "waiting", "running", "done", "failed", "cancelled"
FINISHED = (DONE, FAILED, CANCELLED)


class Context:
    """What a job sees of the crew: report progress, ask whether to stop."""

    __slots__ = ("_cancelled", "_connection", "_job")

    def __init__(self, connection: Connection, job: int, cancelled: Any) -> None:
        self._connection = connection
        self._job = job
        self._cancelled = cancelled

    def report(self, progress: object) -> None:
        self._connection.send(("progress", self._job, progress))

    def stopped(self) -> bool:
        return bool(self._cancelled.value == self._job)


def serve(connection: Connection, cancelled: Any, memory: int) -> None:
    """The worker's life: one job after another until the other end is closed.

    Garbage is collected between the jobs only: the tables that bots remember grow to hundreds of thousands of objects, and
    looking through them in the middle of a thought cost up to 80 ms.
    """
    gc.disable()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program that started us
    _limit_memory(memory)
    while True:
        try:
            job, function, arguments = connection.recv()
        except (EOFError, OSError):
            return
        module, _, name = function.partition(":")
        try:
            result = getattr(import_module(module), name)(Context(connection, job, cancelled), *arguments)
        except MemoryError:
            return  # start afresh rather than go on with a broken heap
        except Exception as error:
            message = ("failed", job, f"{type(error).__name__}: {error} ({_place_of(error)})")
        else:
            message = ("done", job, result)
        try:
            connection.send(message)
        except OSError:
            return
        gc.collect()


def _place_of(error: BaseException) -> str:
    """File and line where an exception arose, for the report of a job that failed."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"


def _limit_memory(memory: int) -> None:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (memory, resource.getrlimit(resource.RLIMIT_AS)[1]))


class Job:
    """One piece of work; look at ``state`` and ``result`` after a pump."""

    __slots__ = ("arguments", "attempts", "error", "function", "number", "progress", "result", "state")

    def __init__(self, number: int, function: str, arguments: tuple[Any, ...]) -> None:
        self.number = number
        self.function = function
        self.arguments = arguments
        self.state = WAITING
        self.progress: Any = None
        self.result: Any = None
        self.error = ""
        self.attempts = 0

    @property
    def finished(self) -> bool:
        return self.state in FINISHED


class _Worker:
    __slots__ = ("cancelled", "cancelled_at", "connection", "job", "process")

    def __init__(self, memory: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.cancelled = context.Value("q", -1, lock=False)
        self.process = context.Process(target=serve, args=(theirs, self.cancelled, memory), daemon=True)
        self.process.start()
        theirs.close()
        self.job: Job | None = None
        self.cancelled_at = 0.0

    def end(self) -> None:
        self.connection.close()
        self.process.terminate()
        self.process.join(GRACE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Crew:
    """A number of workers and the jobs waiting for them."""

    def __init__(self, workers: int = 1, memory: int = MEMORY_LIMIT) -> None:
        self.size = max(1, workers)
        self._memory = memory
        self._workers: list[_Worker] = []
        self._waiting: deque[Job] = deque()
        self._next = 0
        self.restarts = 0  # workers that had to be replaced

    def start(self) -> None:
        """Start the processes now, so that the first job does not wait for them."""
        while len(self._workers) < self.size:
            self._workers.append(_Worker(self._memory))

    def close(self) -> None:
        """End all workers; jobs in progress are lost."""
        for worker in self._workers:
            if worker.job is not None:
                worker.job.state = CANCELLED
            worker.end()
        self._workers = []
        for job in self._waiting:
            job.state = CANCELLED
        self._waiting.clear()

    def __enter__(self) -> Crew:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers."""
        return [worker.process.pid or 0 for worker in self._workers]

    def submit(self, function: str, *arguments: Any) -> Job:
        """Queue a job; it starts with this call if a worker is free."""
        job = Job(self._next, function, arguments)
        self._next += 1
        self._waiting.append(job)
        self.pump()
        return job

    def cancel(self, job: Job) -> None:
        """Ask a job to stop; it is finished as cancelled, at the latest after a short grace."""
        if job.state == WAITING:
            self._waiting.remove(job)
            job.state = CANCELLED
        for worker in self._workers:
            if worker.job is job and worker.cancelled.value != job.number:
                worker.cancelled.value = job.number
                worker.cancelled_at = time.monotonic()

    def pump(self) -> None:
        """Collect what arrived, replace dead workers, hand out waiting jobs. Never waits."""
        self.start()
        for place, worker in enumerate(self._workers):
            if not self._listen(worker) or self._must_end(worker):
                self._replace(place)
        for place, worker in enumerate(self._workers):
            if worker.job is None and self._waiting:
                job = self._waiting.popleft()
                worker.job = job
                job.state = RUNNING
                job.attempts += 1
                try:
                    worker.connection.send((job.number, job.function, job.arguments))
                except OSError:
                    self._replace(place)

    def wait(self, timeout: float | None = None) -> None:
        """Sleep until a worker has something to say, or one has died, then pump."""
        self.pump()
        things: list[Any] = []
        for worker in self._workers:
            things += [worker.connection, worker.process.sentinel]
        wait(things, timeout)
        self.pump()

    def _listen(self, worker: _Worker) -> bool:
        """Take in a worker's messages; False when it is gone."""
        try:
            while worker.connection.poll():
                kind, number, content = worker.connection.recv()
                job = worker.job
                if job is None or job.number != number:
                    continue
                if kind == "progress":
                    job.progress = content
                    continue
                worker.job = None
                if worker.cancelled.value == number:
                    job.state, job.result = CANCELLED, content if kind == "done" else None
                elif kind == "done":
                    job.state, job.result = DONE, content
                else:
                    job.state, job.error = FAILED, content
        except (EOFError, OSError):
            return False
        return worker.process.is_alive()

    def _must_end(self, worker: _Worker) -> bool:
        job = worker.job
        return (
            job is not None
            and worker.cancelled.value == job.number
            and time.monotonic() - worker.cancelled_at > GRACE
        )

    def _replace(self, place: int) -> None:
        """A new worker for a dead one; its job starts again, unless it was cancelled or kills every worker."""
        worker = self._workers[place]
        job = worker.job
        if job is not None:
            if worker.cancelled.value == job.number:
                job.state = CANCELLED
            elif job.attempts >= MOST_ATTEMPTS:
                job.state, job.error = FAILED, f"its worker died {job.attempts} times"
            else:
                job.state = WAITING
                self._waiting.appendleft(job)
        worker.end()
        self.restarts += 1
        self._workers[place] = _Worker(self._memory)
